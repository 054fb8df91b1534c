import {
  aboutCompanyTitle,
  aboutnessText,
  briefSections,
  cleanText,
  companyDomainText,
  companyFactOrigin,
  dayText,
  DRAFT_TEXTS,
  DRAFT_TITLES,
  draftOrigin,
  draftRemark,
  draftText,
  exportedResults,
  exportedUnread,
  pageDayText,
  reasonText,
  draftSentences,
  toBeConfirmedText,
  webAddress,
  inQuotationMarks,
  quoteAsRead,
  type BriefLine,
  type BriefSection,
  type DateOrigin,
  type Prospect,
  type Draft,
  researchDayText,
  type ReportDocument,
  type SavedResult,
  type Verdict,
} from '#engine';
import type { Style, StyledText } from '../styled-text.ts';
import { wrapped } from './display-width.ts';

/** How wide a report is at most; longer lines are hard to read. */
const COLUMNS_MAX = 100;
const INDENT = 2;
const REASONS_SHOWN_MAX = 4;
const UNREAD_MAX = 10;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  confirmed: 'confirmed',
  possible: 'possible',
  other: 'possibly someone else',
};

const ORIGINS: Readonly<Record<DateOrigin, string>> = {
  metadata: "from the page's metadata",
  address: "from the page's address",
  byline: 'from the byline',
  'search result': 'from the search result',
  text: 'from the text',
};

/** A report for reading in a terminal: the brief, then each result with its verdict, reasons, date and address. */
export function textReport(document: ReportDocument, columns: number): StyledText {
  const { prospect, results } = document;
  const page = openPage(Math.min(columns, COLUMNS_MAX));
  const shown = exportedResults(document);
  page.paragraph(prospect.name, 0, 'strong');
  page.paragraph([prospect.position, prospect.company].filter((text) => text !== '').join(', '));
  page.paragraph(`Researched on ${researchDayText(document)} · ${count(shown.length)}`, 0, 'faint');
  if (document.brief.enough !== null) page.paragraph(document.brief.enough.text);
  for (const section of briefSections(document)) writeSection(page, section);
  writeCompany(page, document);
  if (document.draft !== undefined) writeDraftSection(page, document.draft);
  page.heading(shown.length === 0 ? 'NOTHING FOUND' : `RESULTS (${shown.length})`);
  for (const [index, result] of shown.entries()) {
    if (index > 0) page.gap();
    writeResult(page, result, prospect, index + 1);
  }
  writeUnread(page, exportedUnread(document));
  const others = results.length - shown.length;
  if (others > 0) {
    page.gap();
    page.paragraph(
      `${others} more ${others === 1 ? 'page seems' : 'pages seem'} to be about someone else of this name and ${others === 1 ? 'is' : 'are'} left out.`,
      0,
      'faint',
    );
  }
  return page.text();
}

function writeSection(page: ReportText, { part, title, lines }: BriefSection): void {
  page.heading(title.toUpperCase());
  for (const line of lines) {
    page.paragraph(line.text, INDENT);
    if (part !== 'inTheirWords')
      page.paragraph(inQuotationMarks(quoteAsRead(line.quote)), INDENT, 'faint');
    page.paragraph(citation(line), INDENT, 'faint');
  }
}

/** What public sources say about the company, apart from the pages about the person. */
function writeCompany(page: ReportText, { aboutCompany, prospect }: ReportDocument): void {
  if (aboutCompany === null) return;
  page.heading(aboutCompanyTitle(prospect.company).toUpperCase());
  for (const fact of aboutCompany.facts) {
    page.paragraph(fact.text, INDENT);
    if (fact.quote !== '') page.paragraph(inQuotationMarks(fact.quote), INDENT, 'faint');
    page.paragraph(companyFactOrigin(fact), INDENT, 'faint');
    page.paragraph(webAddress(fact.source.url)?.href ?? '', INDENT, 'link');
  }
  const domain = companyDomainText(aboutCompany);
  if (domain !== null) page.paragraph(domain, INDENT, 'faint');
}

/** The mails and the summary, then whose words they are and how many sentences were left out. */
function writeDraftSection(page: ReportText, draft: Draft): void {
  page.heading('DRAFT');
  for (const name of DRAFT_TEXTS) {
    const text = draftText(draftSentences(draft, name), draft);
    if (text === '') continue;
    page.paragraph(DRAFT_TITLES[name], INDENT, 'strong');
    for (const block of text.split('\n\n')) page.paragraph(block, INDENT);
    page.gap();
  }
  page.paragraph(`${draftOrigin(draft)} ${draftRemark(draft)}`, INDENT, 'faint');
}

function citation({ url, date }: BriefLine): string {
  const host = webAddress(url)?.hostname ?? '';
  return [host, pageDayText(date)].join(', ');
}

function writeResult(
  page: ReportText,
  result: SavedResult,
  prospect: Prospect,
  number: number,
): void {
  const { title, url, verdict, relevance, type, date, source, reasons, description } = result;
  const label = `${number}.`.padEnd(`${number}. `.length);
  const indent = label.length;
  page.paragraph(`${label}${title === '' ? url : title}`, 0, 'strong', indent);
  const style = verdict === 'confirmed' ? 'good' : 'fair';
  page.paragraph(`${VERDICTS[verdict]}, ${relevance}%`, indent, style);
  const day = date === null ? pageDayText(date) : `${dayText(date)} (${ORIGINS[date.origin]})`;
  const facts = [type, day, source, aboutnessText(result)];
  page.paragraph(facts.filter((fact) => fact !== '').join(' · '), indent);
  if (description !== '') page.paragraph(description, indent);
  const why = reasons.slice(0, REASONS_SHOWN_MAX).map((reason) => reasonText(reason));
  if (why.length > 0) page.paragraph(`Why: ${why.join('; ')}`, indent, 'faint');
  const lack = toBeConfirmedText(result, prospect);
  if (lack !== '') page.paragraph(lack, indent, 'faint');
  page.paragraph(webAddress(url)?.href ?? '', indent, 'link');
}

/** What the searches found and was not read: a line and an address each. */
function writeUnread(page: ReportText, unread: readonly SavedResult[]): void {
  if (unread.length === 0) return;
  page.heading(`FOUND, NOT READ (${unread.length})`);
  for (const { title, url, date, source, verdict, relevance } of unread.slice(0, UNREAD_MAX)) {
    const day = pageDayText(date);
    const facts = [source, day, `${VERDICTS[verdict]}, ${relevance}%`].join(' · ');
    page.paragraph(`${title === '' ? url : title} (${facts})`, 0, undefined, INDENT);
    page.paragraph(webAddress(url)?.href ?? '', INDENT, 'link');
  }
  const hidden = unread.length - UNREAD_MAX;
  if (hidden > 0)
    page.paragraph(`and ${hidden} more; --format markdown lists them all.`, 0, 'faint');
}

function count(results: number): string {
  return results === 1 ? '1 result' : `${results} results`;
}

/** A text that grows line by line. */
type ReportText = {
  readonly heading: (text: string) => void;
  readonly gap: () => void;
  /** Breaks a text into lines; `hang` indents all lines but the first. */
  readonly paragraph: (text: string, indent?: number, style?: Style, hang?: number) => void;
  readonly text: () => StyledText;
};

function openPage(columns: number): ReportText {
  const lines: StyledText[] = [];
  return {
    heading: (text) => lines.push([], [{ text, style: 'strong' }]),
    gap: () => lines.push([]),
    paragraph(text, indent = 0, style, hang = indent) {
      const width = Math.max(1, columns - Math.max(indent, hang));
      const parts = wrapped(cleanText(text).replaceAll('\n', ' '), width);
      for (const [index, part] of parts.entries()) {
        const margin = ' '.repeat(index === 0 ? indent : hang);
        lines.push([margin, style === undefined ? part : { text: part, style }]);
      }
    },
    text: () => lines.flatMap((line) => [...line, '\n']),
  };
}
