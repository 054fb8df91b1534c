import { MAIL_TITLES, TITLE_FURNITURE, TITLE_LABEL } from '../../lexicon/pages/title-furniture.ts';
import type { Prospect } from '../../model/prospect.ts';
import { cleanText, normalizeText } from '../../text/normalize.ts';
import { domainLabel, readAddress } from '../../url/address.ts';
import { PASTED_LINE_CHARACTERS_MAX, isName } from './name-line.ts';
import { prospectFromText } from './prospect-from-text.ts';

/** The reader's own name or mailbox, and the mail program's. */
const MAIL_SEGMENTS = 2;

const UNREAD_COUNT_BEFORE = /^\(\d{1,4}\+?\) /u;
const SEPARATORS = / (?:[-–—|·•]|::) /u;
const PROFILE_ADDRESS = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\//iu;
const HANDLE = /(?:^|\s)@[\p{L}\p{N}_.]{1,40}/gu;

/**
 * The fields that a page's title and address say about a person, such as '(3) Jane Doe - CRO at Acme | LinkedIn'. `null` where
 * they name nobody. Reads nothing else of the page, and never throws.
 */
export function prospectFromPage(title: string, address: string): Partial<Prospect> | null {
  const profile = PROFILE_ADDRESS.test(address) ? address : '';
  const segments = segmentsOnPerson(
    cleanText(title).replaceAll('\n', ' ').slice(0, PASTED_LINE_CHARACTERS_MAX),
  );
  const line = segments.join(' - ');
  const fields = prospectFromText(profile === '' ? line : `${line}\n${profile}`);
  const [only = ''] = segments;
  const named = segments.length === 1 && isName(only) ? { name: only } : null;
  const found = fields ?? named;
  if (found?.name === undefined) return profile === '' ? null : found;
  return withOwnSite(found, address);
}

/** The title's parts that are neither the site's name nor a section; of a mail, only its subject. */
function segmentsOnPerson(title: string): readonly string[] {
  const segments = title
    .replace(UNREAD_COUNT_BEFORE, '')
    .split(SEPARATORS)
    .map((segment) => segment.replace(HANDLE, ' ').trim());
  const last = normalizeText(segments.at(-1) ?? '');
  // 'Subject - me@mine.example - Gmail', 'Mail - My Name - Outlook': who reads the mail is not the prospect.
  const others = MAIL_TITLES.has(last) ? segments.slice(0, -MAIL_SEGMENTS) : segments;
  return others
    .map((segment) => segment.replace(TITLE_LABEL, '').trim())
    .filter((segment) => segment !== '' && !TITLE_FURNITURE.has(normalizeText(segment)));
}

/** A page at the company's own address also gives its website. */
function withOwnSite(fields: Partial<Prospect>, address: string): Partial<Prospect> {
  const { host } = readAddress(address);
  const label = domainLabel(host);
  const company = normalizeText(fields.company ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isOwn = label !== '' && company !== '' && company === label.replaceAll('-', '');
  return isOwn && fields.companyUrl === undefined ? { ...fields, companyUrl: host } : fields;
}
