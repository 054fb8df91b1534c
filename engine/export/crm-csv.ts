import { NAME_PARTICLES } from '../lexicon/people/surnames.ts';
import type { ReportDocument } from '../model/report-document.ts';
import { normalizeText, singleSpaced } from '../text/normalize.ts';
import { csvText } from './csv-text.ts';
import { pageAddress, researchDay } from './export-facts.ts';
import {
  HUBSPOT_NOTE_CHARACTERS_MAX,
  noteExtent,
  SALESFORCE_DESCRIPTION_CHARACTERS_MAX,
} from './export-weights.ts';
import { reportText } from './report-text.ts';

/**
 * One row for HubSpot's import of contacts with notes ('One file', objects Contacts and Notes). A note needs 'Activity
 * date' and 'Note body', a contact a name or an e-mail address, by which HubSpot finds one it has: the address is never
 * researched, so its column is empty unless the user gave one.
 * https://knowledge.hubspot.com/crm-setup/set-up-your-import-file
 */
export function hubspotCsv(document: ReportDocument): string {
  const { name, company, position, companyUrl, email = '' } = document.prospect;
  const { given, family } = nameParts(name);
  const note = reportText(document, noteExtent).slice(0, HUBSPOT_NOTE_CHARACTERS_MAX);
  return csvText([
    HUBSPOT_COLUMNS,
    [given, family, email, company, position, pageAddress(companyUrl), researchDay(document), note],
  ]);
}

/** A name as the two fields of a CRM want it, in its own letters. */
type NameParts = { readonly given: string; readonly family: string };

const HUBSPOT_COLUMNS = [
  'First Name',
  'Last Name',
  'Email',
  'Company Name',
  'Job Title',
  'Website URL',
  'Activity date',
  'Note body',
] as const;
const SALESFORCE_COLUMNS = [
  'First Name',
  'Last Name',
  'Company',
  'Title',
  'Website',
  'Lead Source',
  'Description',
] as const;

/**
 * One row for the leads of Salesforce's Data Import Wizard, by the labels of the standard fields; 'Last Name' and
 * 'Company' are required there. The brief goes into 'Description', since the wizard imports no tasks.
 * https://developer.salesforce.com/docs/platform/object-reference/references/standard-objects/object-lead.html
 */
export function salesforceCsv(document: ReportDocument): string {
  const { name, company, position, companyUrl } = document.prospect;
  const { given, family } = nameParts(name);
  const note = reportText(document, noteExtent).slice(0, SALESFORCE_DESCRIPTION_CHARACTERS_MAX);
  return csvText([
    SALESFORCE_COLUMNS,
    [given, family, company, position, pageAddress(companyUrl), 'Legwork', note],
  ]);
}

/** Takes a name apart at its last word; small words before it ('van der') stay with it. One word is a family name. */
export function nameParts(name: string): NameParts {
  const trimmed = singleSpaced(name);
  const turned = /^([^,]+), ([^,]+)$/u.exec(trimmed);
  if (turned !== null) return { given: turned[2] ?? '', family: turned[1] ?? '' };
  const words = trimmed.split(' ');
  const start = familyStart(words);
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') };
}

function familyStart(words: readonly string[]): number {
  const last = words.length - 1;
  const before = words.slice(1, last);
  const plain = before.findLastIndex((word) => !NAME_PARTICLES.has(normalizeText(word)));
  return last <= 0 ? 0 : plain + 2;
}
