import { capitalized } from '../../text/words.ts';
import { cleanText, normalizeText } from '../../text/normalize.ts';
import { wordListOf } from '../../text/words.ts';
import type { Prospect } from '../../model/prospect.ts';
import {
  COMPANY_WORDS_MAX,
  LINE_CHARACTERS_MAX,
  LINES_MAX,
  TELLING_CHARACTERS_MIN,
  TEXT_CHARACTERS_MAX,
} from './name-line.ts';
import { piecesOf } from './line-pieces.ts';
import type { Piece } from './line-pieces.ts';
import { isOrganisation } from './name-line.ts';
import { addressesOf, hostOfEmail, nameOfProfile, wordsOfHandle } from './text-addresses.ts';
import type { LineAddresses } from './text-addresses.ts';

const SITE_NAME_BEHIND = /\s?[|·–-] LinkedIn$/iu;
const UNREAD_COUNT_BEFORE = /^\(\d{1,3}\+?\) /u;
const SPACES = /[^\S\n\t]+/gu;
const DIGIT = /\d/u;

/**
 * The fields that a pasted text fills: a LinkedIn address, a signature in any order, the title of a profile, or
 * 'Jane Doe, CISO at Acme'. `null` for a plain name and for what tells nothing of a person. Never throws; reads no
 * further than a signature is long.
 */
export function prospectFromText(text: string): Partial<Prospect> | null {
  const lines = linesOf(text).map(addressesOf);
  const pieces = lines.flatMap(({ rest }) =>
    rest.length > LINE_CHARACTERS_MAX ? [] : piecesOf(rest),
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
  const fields = { name, company, position, companyUrl: website, linkedinUrl };
  return worthFilling(fields, text);
}

function linesOf(text: string): readonly string[] {
  return cleanText(text.slice(0, TEXT_CHARACTERS_MAX))
    .replace(SPACES, ' ')
    .split('\n')
    .map((line) => line.trim().replace(UNREAD_COUNT_BEFORE, '').replace(SITE_NAME_BEHIND, ''))
    .filter((line) => line !== '')
    .slice(0, LINES_MAX);
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
  const telling = new Set(handles.filter((word) => word.length >= TELLING_CHARACTERS_MIN));
  const shared = names.find((name) => wordListOf(name).some((word) => telling.has(word)));
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
    text !== name && kind !== 'position' && wordListOf(text).length <= COMPANY_WORDS_MAX;
  const rest = name === '' ? [] : pieces.filter(isWanted).map(({ text }) => text);
  const label = labelOf(website);
  const byAddress = label === '' ? undefined : rest.find((text) => isSameLabel(text, label));
  const known = byAddress ?? rest.find(isOrganisation) ?? rest.find((text) => !DIGIT.test(text));
  return known ?? label.split('-').map(capitalized).join(' ');
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
  if (shorter < TELLING_CHARACTERS_MIN) return false;
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
