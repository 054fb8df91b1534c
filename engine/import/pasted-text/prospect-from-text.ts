import type { Prospect } from '../../model/prospect.ts';
import { ADDRESS_WRAPPING, emailIn } from '../../text/email-address.ts';
import { cleanText, normalizeText } from '../../text/normalize.ts';
import { capitalized, wordListOf } from '../../text/words.ts';
import { piecesOf, type Piece } from './line-pieces.ts';
import {
  COMPANY_WORDS_MAX,
  PASTED_LINE_CHARACTERS_MAX,
  PASTED_LINES_MAX,
  PROVING_CHARACTERS_MIN,
  PASTED_TEXT_CHARACTERS_MAX,
  isOrganisation,
  PROFILE_SUFFIX_MIN,
} from './name-line.ts';

/**
 * The fields that a pasted text fills: a LinkedIn address, a signature, a profile's title, or 'Jane Doe, CISO at Acme'. `null`
 * for a plain name and for what says nothing of a person. Never throws.
 */
export function prospectFromText(text: string): Partial<Prospect> | null {
  const lines = linesOf(text).map(addressesOf);
  const pieces = lines.flatMap(({ rest }) =>
    rest.length > PASTED_LINE_CHARACTERS_MAX ? [] : piecesOf(rest),
  );
  const linkedinUrl = first(lines, 'linkedinUrl');
  const email = first(lines, 'email');
  const website = first(lines, 'website') || hostOfEmail(email);
  const handles = [
    ...wordsOfHandle(email.split('@')[0] ?? ''),
    ...wordsOfHandle(linkedinUrl.split('/in/')[1] ?? ''),
  ].map(normalizeText);
  const name = nameFrom(pieces, handles) || nameOfProfile(linkedinUrl) || nameOfEmail(email);
  const company = companyFrom(pieces, name, website);
  const position = pieces.find(({ kind }) => kind === 'position')?.text ?? '';
  const fields = { name, company, position, companyUrl: website, linkedinUrl, email };
  return worthFilling(fields, text);
}

/** The addresses a pasted line holds, and what of the line is left without them. */
type LineAddresses = {
  /** 'https://www.linkedin.com/in/jane-doe', or ''. */
  readonly linkedinUrl: string;
  /** Host of a site that may be the company's, without 'www.', or ''. */
  readonly website: string;
  /** An e-mail address in lower case, or ''. */
  readonly email: string;
  /** The line's other words. */
  readonly rest: string;
};

/** Hosts where everybody has a mailbox: they say nothing of the employer. */
const FREE_MAIL_HOST =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|proton|protonmail|pm|mail|zoho|fastmail|hey|yandex|qq|163|orange|free|laposte|libero|wanadoo)\.[a-z.]{2,10}$/u;

/** Sites that appear in signatures without being the company's. */
const SHARED_SITE =
  /(?:^|\.)(?:linkedin|lnkd|twitter|x|facebook|fb|instagram|youtube|youtu|tiktok|xing|github|medium|calendly|zoom|google|goo|bit|wa|t|teams|microsoft|outlook|threads|bsky|mastodon|whatsapp|hubspot|salesforce|mailchimp)\.[a-z]{2,8}$/u;

const PROFILE = /^(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([^/?#]{1,100})/iu;

const HOST = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}$/u;

const SCHEME = /^(?:https?:\/\/|mailto:)/iu;

const DANGLING = /[,;|·(<\s–—-]{1,10}$/u;

const BEHIND_HOST = /[/?#:]/u;

const LABEL =
  /^(?:e-?mail|mail|web|website|site|url|linkedin|profile?|internet|homepage|e|w)[:.]?$/iu;

/** Endings by which a bare word with a dot is an address rather than 'Inc.Corp' or an abbreviation. */
const COMMON_ENDING =
  /\.(?:com|org|net|io|eu|co|ai|info|biz|gov|edu|bank|insurance|tech|app|dev|group|health|legal|finance|global|cloud|[a-z]{2})$/u;

const SITE_NAME_BEHIND = /\s?[|·–-] LinkedIn$/iu;
const UNREAD_COUNT_BEFORE = /^\(\d{1,3}\+?\) /u;
const SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}/gu;
const SPACES = /[^\S\n\t]+/gu;
const DIGIT = /\d/u;

function linesOf(text: string): readonly string[] {
  return cleanText(text.slice(0, PASTED_TEXT_CHARACTERS_MAX))
    .replace(SPACES, ' ')
    .split('\n')
    .map((line) => line.trim().replace(UNREAD_COUNT_BEFORE, '').replace(SITE_NAME_BEHIND, ''))
    .filter((line) => line !== '')
    .slice(0, PASTED_LINES_MAX);
}

function first(
  lines: readonly LineAddresses[],
  field: 'linkedinUrl' | 'website' | 'email',
): string {
  return lines.find((line) => line[field] !== '')?.[field] ?? '';
}

/** The name that the mailbox or the profile also carries, else the first. */
function nameFrom(pieces: readonly Piece[], handles: readonly string[]): string {
  const names = pieces.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  const proving = new Set(handles.filter((word) => word.length >= PROVING_CHARACTERS_MIN));
  const shared = names.find((name) => wordListOf(name).some((word) => proving.has(word)));
  return shared ?? names[0] ?? '';
}

function nameOfEmail(email: string): string {
  const words = wordsOfHandle(email.split('@')[0] ?? '');
  if (words.length < 2 || words.some((word) => word.length < 2 || DIGIT.test(word))) return '';
  return words.map(capitalized).join(' ');
}

/** The company that was named as one, else that of the web address, else the most likely line, else the address itself. */
function companyFrom(pieces: readonly Piece[], name: string, website: string): string {
  const named = pieces.find(({ kind }) => kind === 'company');
  if (named !== undefined) return named.text;
  const isWanted = ({ kind, text }: Piece): boolean =>
    text !== name && kind !== 'position' && isSpelledAsCompany(text);
  const rest = name === '' ? [] : pieces.filter(isWanted).map(({ text }) => text);
  const label = labelOf(website);
  const byAddress = label === '' ? undefined : rest.find((text) => isSameLabel(text, label));
  const known = byAddress ?? rest.find(isOrganisation) ?? rest.find((text) => !DIGIT.test(text));
  return known ?? label.split('-').map(capitalized).join(' ');
}

/** 'Banque de Bretagne' and 'acme', not 'Helping banks sleep at night'. */
function isSpelledAsCompany(text: string): boolean {
  const small = text.match(SMALL_WORD)?.length ?? 0;
  const words = wordListOf(text).length;
  return words <= COMPANY_WORDS_MAX && (words === 1 || small <= words / 2);
}

/** 'acme-bank' of 'www.acme-bank.co.uk': the longest part, since endings and 'mail.' are short. */
function labelOf(host: string): string {
  const [longest = ''] = host
    .split('.')
    .slice(0, -1)
    .toSorted((one, other) => other.length - one.length);
  return longest;
}

function isSameLabel(text: string, label: string): boolean {
  const joined = wordListOf(text).join('');
  const plain = normalizeText(label).replaceAll('-', '');
  const shorter = Math.min(joined.length, plain.length);
  if (shorter < PROVING_CHARACTERS_MIN) return false;
  return joined.startsWith(plain) || plain.startsWith(joined);
}

/** A plain name is pasted as any text; so is what fills nothing but one field the line itself would. */
function worthFilling(
  fields: Readonly<Record<Exclude<keyof Prospect, 'notes'>, string>>,
  text: string,
): Partial<Prospect> | null {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  const isDistinctive = filled.length > 1 || fields.linkedinUrl !== '' || fields.companyUrl !== '';
  const isTrimmedName = fields.name !== '' && /linkedin/iu.test(text);
  return isDistinctive || isTrimmedName ? Object.fromEntries(filled) : null;
}

/** Takes the addresses out of one line of a signature or of a profile. */
function addressesOf(line: string): LineAddresses {
  const words = line.split(' ').map((word) => ({ word, address: addressInWord(word) }));
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

function addressInWord(word: string): Partial<LineAddresses> | null {
  const bare = word.replace(ADDRESS_WRAPPING, '').replace(SCHEME, '');
  const email = emailIn(bare);
  if (email !== '') return { email };
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

/** The company's host in an e-mail address; '' for a mailbox anybody can have. */
function hostOfEmail(email: string): string {
  const host = email.split('@').at(-1) ?? '';
  return isFreeMailHost(host) ? '' : host;
}

/** Has everybody a mailbox at this host, so that it says nothing of an employer? */
export function isFreeMailHost(host: string): boolean {
  return FREE_MAIL_HOST.test(host);
}

/** The words before the @ of an e-mail address or in the address of a profile: 'jane.doe' and 'jane-doe-1a2b3c' say 'jane doe'. */
function wordsOfHandle(handle: string): readonly string[] {
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

/** 'Jane Doe' for the profile 'https://www.linkedin.com/in/jane-doe-1a2b3c'; '' where the address holds no name. */
function nameOfProfile(linkedinUrl: string): string {
  const words = wordsOfHandle(linkedinUrl.split('/in/')[1] ?? '');
  if (words.length < 2 || words.some((word) => !/^\p{L}+$/u.test(word))) return '';
  return words.map(capitalized).join(' ');
}
