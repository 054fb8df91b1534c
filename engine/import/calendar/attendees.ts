import {
  CALENDAR_DOMAINS,
  MEETING_SERVICES,
  SHARED_MAILBOXES,
} from '../../lexicon/organisations/organisation-words.ts';
import type { Prospect } from '../../model/prospect.ts';
import { oneLine } from '../../text/normalize.ts';
import { wordListOf } from '../../text/words.ts';
import { domainLabel, registrableDomain } from '../../url/address.ts';
import { givenNameFirst } from '../given-name-first.ts';
import { isFreeMailHost, prospectFromText } from '../pasted-text/prospect-from-text.ts';
import { valueNamed, type Component, type Property } from './read-components.ts';

/** Why somebody who is invited is not researched. */
export type LeftOut =
  | 'own'
  | 'room'
  | 'list'
  | 'freemail'
  | 'nameless'
  | 'declined'
  | 'unaddressed';

/** Somebody who is invited, or who invites. The address is in lower case; '' where there is none. */
export type Attendee = {
  readonly address: string;
  readonly name: string;
  readonly type: string;
  readonly hasDeclined: boolean;
};

const ADDRESS_CHARACTERS_MAX = 254;
const NAME_CHARACTERS_MAX = 200;
const TITLE_CHARACTERS_MAX = 300;
const TITLE_WORDS_MAX = 40;
const ADDRESS = /^[^\s@<>"]{1,64}@(?:[\p{L}\p{N}_-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,24}$/u;
const ADDRESS_BEHIND_NAME = /[<(]?mailto:.*$|<.*$/iu;
const QUOTES = /^['"\s]+|['"\s]+$/gu;
const ROOM_TYPES = new Set(['ROOM', 'RESOURCE']);
const GOOGLE_ROOMS = 'resource.calendar.google.com';
const NUMBERED = /(?<![-_.\d])[-_.\d]+$/u;

/** Everybody who is invited to an event, and who invites; each once. */
export function attendeesOf(event: Component): readonly Attendee[] {
  const invited = event.properties.filter(
    ({ name }) => name === 'ATTENDEE' || name === 'ORGANIZER',
  );
  const all = new Map<string, Attendee>();
  for (const property of invited) {
    const attendee = attendeeFrom(property);
    const key = attendee.address || attendee.name;
    const known = all.get(key);
    // The organizer's own line as an attendee says more.
    if (known === undefined || property.name === 'ATTENDEE') {
      all.set(key, { ...attendee, name: attendee.name || (known?.name ?? '') });
    }
  }
  return [...all.values()];
}

function attendeeFrom({ parameters, value }: Property): Attendee {
  const written = parameters.get('EMAIL') ?? value;
  return {
    address: addressFrom(written) || addressFrom(value),
    name: nameFrom(parameters.get('CN') ?? ''),
    type: (parameters.get('CUTYPE') ?? 'INDIVIDUAL').toUpperCase(),
    hasDeclined: parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED',
  };
}

/** 'jane@acme.example' of 'mailto:Jane@Acme.example'; '' for what is not an address. */
export function addressFrom(text: string): string {
  if (text.length > ADDRESS_CHARACTERS_MAX) return '';
  const address = text
    .trim()
    .replace(/^mailto:/iu, '')
    .toLowerCase();
  return ADDRESS.test(address) ? address : '';
}

/** A name without the address after it; '' for one that is an address, or too long to be one. */
function nameFrom(text: string): string {
  if (text.length > NAME_CHARACTERS_MAX * 2) return '';
  const name = oneLine(text.replace(ADDRESS_BEHIND_NAME, '')).replace(QUOTES, '');
  return name.includes('@') || name.length > NAME_CHARACTERS_MAX ? '' : name;
}

/** Is an address on one of these domains, or on a part of one? */
export function isOn(address: string, domains: readonly string[]): boolean {
  const host = mailHost(address);
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Where an address lies. */
export function mailHost(address: string): string {
  return address.split('@').at(-1) ?? '';
}

/** Why somebody is left out; `null` for whom to research, as far as their name is known. */
export function leftOutAs(
  { address, type, hasDeclined }: Attendee,
  own: { readonly domains: readonly string[]; readonly address: string },
): LeftOut | null {
  if (ROOM_TYPES.has(type)) return 'room';
  if (address === '') return 'unaddressed';
  if (address === own.address || isOn(address, own.domains)) return 'own';
  if (mailHost(address) === GOOGLE_ROOMS) return 'room';
  if (type === 'GROUP' || isShared(address)) return 'list';
  if (isFreeMailHost(mailHost(address))) return 'freemail';
  return hasDeclined ? 'declined' : null;
}

/** Does an address belong to a team, a list or a service rather than to one person? */
function isShared(address: string): boolean {
  const host = mailHost(address);
  const [mailbox = ''] = address.split('@', 1);
  const names = [mailbox, mailbox.replace(NUMBERED, '')];
  return (
    CALENDAR_DOMAINS.has(host) ||
    MEETING_SERVICES.has(registrableDomain(host)) ||
    names.some((name) => SHARED_MAILBOXES.has(name))
  );
}

/**
 * The person to research, read like a signature: the company is what the title of the meeting or the name says in the words
 * of the mail domain ('Nordvik Bank' for `nordvik-bank.example`), else the words of the domain. `null` where no name is known.
 */
export function attendeeProspect({ address, name }: Attendee, event: Component): Prospect | null {
  const company = companyInTitle(valueNamed(event, 'SUMMARY'), mailHost(address));
  const lines = [givenNameFirst(name), company, address].filter((line) => line !== '');
  const read = prospectFromText(lines.join('\n'));
  if (!read?.name || !read.company) return null;
  return {
    name: read.name,
    company: read.company,
    companyUrl: registrableDomain(mailHost(address)),
    position: read.position ?? '',
    linkedinUrl: '',
    notes: '',
    email: address,
  };
}

/** The words of a title that spell the domain's own label together; '' where none do. */
function companyInTitle(title: string, host: string): string {
  const label = wordListOf(domainLabel(host)).join('');
  const written = calendarText(title)
    .slice(0, TITLE_CHARACTERS_MAX)
    .split(/[\s/,:;|()<>]+/u);
  const words = written.filter((word) => word !== '').slice(0, TITLE_WORDS_MAX);
  for (let start = 0; start < words.length; start += 1) {
    let letters = '';
    for (let end = start; end < words.length && letters.length < label.length; end += 1) {
      letters += wordListOf(words[end] ?? '').join('');
      if (letters === label && letters !== '') return words.slice(start, end + 1).join(' ');
    }
  }
  return '';
}

/** A text of a calendar without its escapes (RFC 5545, 3.3.11), on one line that is safe to show. */
export function calendarText(text: string): string {
  return oneLine(
    text.replaceAll(/\\(?<letter>[nN,;\\])/gu, (_all, letter: string) =>
      letter.toLowerCase() === 'n' ? ' ' : letter,
    ),
  );
}
