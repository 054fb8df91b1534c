import {
  aboutCompanyTitle,
  companyCertaintyText,
  companyFactDay,
} from '../messages/company-facts.ts';
import { foundWith } from '../messages/service-messages.ts';
import type { BriefPart } from '../model/brief.ts';
import type { PublicationDate } from '../model/judgement.ts';
import type { ReportDocument } from '../model/report-document.ts';
import { wasRead } from '../model/research-event.ts';
import { inQuotationMarks, quoteAsRead } from '../text/blocks.ts';
import { cleanText, singleSpaced } from '../text/normalize.ts';
import { briefSections, type BriefSection } from './brief-sections.ts';
import { dateText, exportedResults, pageAddress, researchDayText } from './export-facts.ts';

/** How much of a report a text holds. */
export type TextExtent = {
  /** Lines of each part of the brief. */
  readonly lines: Readonly<Record<BriefPart, number>>;
  readonly companyFacts: number;
  readonly hasQuotes: boolean;
  /** Lists the items that no line cites, too. */
  readonly hasAllSources: boolean;
};

type Source = {
  readonly address: string;
  readonly date: PublicationDate | null;
  readonly isRead: boolean;
};

/** A report as plain text, each line with its source. Angle brackets become their twins, since some notes are read as HTML. */
export function reportText(document: ReportDocument, extent: TextExtent): string {
  const { prospect, brief } = document;
  const sections = briefSections(document)
    .map((section) => ({ ...section, lines: section.lines.slice(0, extent.lines[section.part]) }))
    .filter(({ lines }) => lines.length > 0);
  const sources = sourcesOf(document, sections, extent);
  const listed = sources.map(
    ({ address, date, isRead }, index) =>
      `[${index + 1}] ${address} (${dateText(date)}${isRead ? '' : ', not read'})`,
  );
  const head = [
    `${prospect.name}, ${prospect.company}`,
    `Researched on ${researchDayText(document)}`,
    foundWith(document.foundBy),
    brief.enough?.text,
  ];
  const blocks = [
    head.filter((line) => line !== null && line !== undefined).join('\n'),
    ...sections.map((section) => sectionText(section, sources, extent)),
    ...companyBlocks(document, extent),
    ...(sources.length === 0 ? [] : [['Sources', ...listed].join('\n')]),
  ];
  return plain(blocks.join('\n\n'));
}

function sourcesOf(
  document: ReportDocument,
  sections: readonly BriefSection[],
  { hasAllSources }: TextExtent,
): readonly Source[] {
  const cited = sections.flatMap(({ lines }) => lines.map((line) => ({ ...line, isRead: true })));
  const found = exportedResults(document).map((one) => ({ ...one, isRead: wasRead(one) }));
  const all = hasAllSources ? [...cited, ...found] : cited;
  const byAddress = new Map(
    all
      .map(({ url, date, isRead }) => ({ address: pageAddress(url), date, isRead }))
      .filter(({ address }) => address !== '')
      .map((source) => [source.address, source]),
  );
  return [...byAddress.values()];
}

/** A bullet rather than a hyphen: a line that begins with a hyphen is a formula to some spreadsheets. */
function sectionText(
  { part, title, lines }: BriefSection,
  sources: readonly Source[],
  { hasQuotes }: TextExtent,
): string {
  const texts = lines.map(({ text, quote, url, date }) => {
    const number = sources.findIndex(({ address }) => address === pageAddress(url)) + 1;
    const proof =
      hasQuotes && part !== 'inTheirWords'
        ? `\n  ${inQuotationMarks(singleSpaced(quoteAsRead(quote)))}`
        : '';
    return `• ${singleSpaced(text)}${proof} [${number}, ${dateText(date)}]`;
  });
  return [title, ...texts].join('\n');
}

/** What public sources say about the company, each with its own address: none of it is a page of the report. */
function companyBlocks(
  { aboutCompany, prospect }: ReportDocument,
  { companyFacts, hasQuotes }: TextExtent,
): readonly string[] {
  const facts = (aboutCompany?.facts ?? []).slice(0, companyFacts);
  if (facts.length === 0) return [];
  const lines = facts.map((fact) => {
    const { text, quote, source } = fact;
    const doubt = companyCertaintyText(fact);
    const proof = hasQuotes && quote !== '' ? `\n  ${inQuotationMarks(singleSpaced(quote))}` : '';
    const origin = [source.name, companyFactDay(fact), doubt, pageAddress(source.url)];
    return `• ${singleSpaced(text)}${proof} [${origin.filter((part) => part !== '').join(', ')}]`;
  });
  return [[singleSpaced(aboutCompanyTitle(prospect.company)), ...lines].join('\n')];
}

function plain(text: string): string {
  return cleanText(text).replaceAll('<', '‹').replaceAll('>', '›');
}
