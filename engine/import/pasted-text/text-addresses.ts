import { PROFILE_SUFFIX_MIN } from './name-line.ts';

/** The addresses a pasted line holds, and what of the line is left without them. */
export type LineAddresses = {
  /** 'https://www.linkedin.com/in/jane-doe', or ''. */
  readonly linkedinUrl: string;
  /** Host of a site that may be the company's, without 'www.', or ''. */
  readonly website: string;
  /** An e-mail address in lower case, or ''. */
  readonly email: string;
  /** The line's other words. */
  readonly rest: string;
};

/** Hosts where everybody has a mailbox: they tell nothing of the employer. */
const FREE_MAIL_HOST =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|proton|protonmail|pm|mail|zoho|fastmail|hey|yandex|qq|163|orange|free|laposte|libero|wanadoo)\.[a-z.]{2,10}$/u;
/** Sites that stand in signatures without being the company's. */
const SHARED_SITE =
  /(?:^|\.)(?:linkedin|lnkd|twitter|x|facebook|fb|instagram|youtube|youtu|tiktok|xing|github|medium|calendly|zoom|google|goo|bit|wa|t|teams|microsoft|outlook|threads|bsky|mastodon|whatsapp|hubspot|salesforce|mailchimp)\.[a-z]{2,8}$/u;
const PROFILE = /^(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([^/?#]{1,100})/iu;
const EMAIL = /^[\p{L}\p{N}._%+'-]{1,64}@((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}]{2,24})$/iu;
const HOST = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}$/u;
const SCHEME = /^(?:https?:\/\/|mailto:)/iu;
const WRAPPING = /^[<([{"'“‘]{1,5}|[>)\]}"'”’.,;:]{1,5}$/gu;
const DANGLING = /[,;|·(<\s–—-]{1,10}$/u;
const BEHIND_HOST = /[/?#:]/u;
const LABEL =
  /^(?:e-?mail|mail|web|website|site|url|linkedin|profile?|internet|homepage|e|w)[:.]?$/iu;
/** Endings by which a bare word with a dot is an address rather than 'Inc.Corp' or an abbreviation. */
const COMMON_ENDING =
  /\.(?:com|org|net|io|eu|co|ai|info|biz|gov|edu|bank|insurance|tech|app|dev|group|health|legal|finance|global|cloud|[a-z]{2})$/u;

/** Takes the addresses out of one line of a signature or of a profile. */
export function addressesOf(line: string): LineAddresses {
  const words = line.split(' ').map((word) => ({ word, address: addressIn(word) }));
  const addresses = words.flatMap(({ address }) => address ?? []);
  const found = (field: 'linkedinUrl' | 'website' | 'email'): string =>
    addresses.find((address) => address[field] !== undefined)?.[field] ?? '';
  const others = words
    .filter(({ word, address }) => address === null && !(addresses.length > 0 && LABEL.test(word)))
    .map(({ word }) => word);
  return {
    linkedinUrl: found('linkedinUrl'),
    website: found('website'),
    email: found('email'),
    rest: others.join(' ').replace(DANGLING, '').trim(),
  };
}

function addressIn(word: string): Partial<LineAddresses> | null {
  const bare = word.replace(WRAPPING, '').replace(SCHEME, '');
  const email = EMAIL.exec(bare);
  if (email !== null) return { email: bare.toLowerCase() };
  const withoutWww = bare.replace(/^www\./iu, '');
  const profile = PROFILE.exec(withoutWww)?.[1];
  if (profile !== undefined) return { linkedinUrl: `https://www.linkedin.com/in/${profile}` };
  return websiteOf(bare, word);
}

/** An address of a site stays out of the other words, also when it is not the company's. */
function websiteOf(bare: string, word: string): Partial<LineAddresses> | null {
  const [authority = ''] = bare.split(BEHIND_HOST, 1);
  const host = authority.toLowerCase().replace(/^www\./u, '');
  if (!HOST.test(host)) return null;
  const isPlain = SCHEME.test(word) || /^www\./iu.test(bare) || COMMON_ENDING.test(host);
  if (!isPlain) return null;
  return SHARED_SITE.test(host) ? {} : { website: host };
}

/** The company's host behind an e-mail address; '' for a mailbox anybody can have. */
export function hostOfEmail(email: string): string {
  const host = email.split('@').at(-1) ?? '';
  return FREE_MAIL_HOST.test(host) ? '' : host;
}

/** The words before the @ of an e-mail address or in the address of a profile: 'jane.doe' and 'jane-doe-1a2b3c' say 'jane doe'. */
export function wordsOfHandle(handle: string): readonly string[] {
  const words = decoded(handle).split(/[-._+\s]/u);
  const last = words.at(-1) ?? '';
  const isNumber = /\d/u.test(last) && (words.length > 2 || last.length >= PROFILE_SUFFIX_MIN);
  return (isNumber ? words.slice(0, -1) : words).filter((word) => word !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** 'Jane Doe' for the profile 'https://www.linkedin.com/in/jane-doe-1a2b3c'; '' where the address tells no name. */
export function nameOfProfile(linkedinUrl: string): string {
  const words = wordsOfHandle(linkedinUrl.split('/in/')[1] ?? '');
  if (words.length < 2 || words.some((word) => !/^\p{L}+$/u.test(word))) return '';
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
