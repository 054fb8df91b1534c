import { companyCertaintyText } from '../messages/company-facts.ts';
import { aboutnessText } from '../messages/reasons.ts';
import { SERVICE_LABELS } from '../messages/service-messages.ts';
import type { CompanyFact } from '../model/company-fact.ts';
import type { ReportDocument, SavedResult } from '../model/report-document.ts';
import { wasRead } from '../model/research-event.ts';
import { linkedHost } from '../url/canonical-url.ts';
import { briefSections } from './brief-sections.ts';
import { csvText } from './csv-text.ts';
import {
  exportedResults,
  exportedUnread,
  isoDate,
  notReadText,
  pageAddress,
  researchDay,
} from './export-facts.ts';

const HEADINGS = [
  'Part',
  'Text',
  'Quote',
  'Source',
  'Address',
  'Date',
  'Kind',
  'Relevance',
  'Verdict',
  'Mention',
  'Read',
  'Name',
  'Company',
  'Researched on',
  'Found with',
] as const;

const ITEM = 'Item';
const UNREAD = 'Found, not read';
const ABOUT_COMPANY = 'About the company';

/** A report as a table: brief, facts on the company, items, and what was not read. Dates are YYYY-MM-DD, or shorter, or empty. */
export function reportCsv(document: ReportDocument): string {
  const about = aboutOf(document);
  const lines = briefSections(document).flatMap(({ title, lines: proven }) =>
    proven.map(({ text, quote, url, date }) => [
      title,
      text,
      quote,
      ...placeCells(url),
      isoDate(date),
      '',
      '',
      '',
      '',
      '',
      ...about,
    ]),
  );
  const facts = (document.aboutCompany?.facts ?? []).map((fact) => [...factCells(fact), ...about]);
  const itemRow =
    (part: string) =>
    (result: SavedResult): readonly string[] => [
      part,
      result.title,
      result.description,
      ...placeCells(result.url),
      isoDate(result.date),
      result.type,
      String(result.relevance),
      result.verdict,
      aboutnessText(result),
      wasRead(result) ? 'Read' : notReadText(result),
      ...about,
    ];
  const items = exportedResults(document).map(itemRow(ITEM));
  const unread = exportedUnread(document).map(itemRow(UNREAD));
  return csvText([HEADINGS, ...lines, ...facts, ...items, ...unread]);
}

function factCells(fact: CompanyFact): readonly string[] {
  return [
    ABOUT_COMPANY,
    fact.text,
    fact.quote,
    fact.source.name,
    pageAddress(fact.source.url),
    isoDate(fact.happenedOn ?? { day: fact.observedOn, precision: 'day' }),
    fact.kind,
    '',
    companyCertaintyText(fact),
    '',
    '',
  ];
}

function placeCells(url: string): readonly string[] {
  return [linkedHost(url), pageAddress(url)];
}

function aboutOf(document: ReportDocument): readonly string[] {
  const { prospect, foundBy } = document;
  const service = foundBy === null ? '' : SERVICE_LABELS[foundBy];
  return [prospect.name, prospect.company, researchDay(document), service];
}
