import {
  aboutCompanyTitle,
  companyDomainText,
  companyFactDay,
  companyCertaintyText,
} from '../messages/company-facts.ts';
import { DRAFT_TITLES, draftOrigin, draftRemark } from '../messages/draft-messages.ts';
import { aboutnessText } from '../messages/reasons.ts';
import { foundWith } from '../messages/service-messages.ts';
import { toBeConfirmedText } from '../messages/unconfirmed.ts';
import type { CompanyFact } from '../model/company-fact.ts';
import { DRAFT_TEXTS, draftText, draftSentences, type Draft } from '../model/draft.ts';
import type { Prospect } from '../model/prospect.ts';
import type { ReportDocument, SavedResult } from '../model/report-document.ts';
import { inQuotationMarks, quoteAsRead } from '../text/blocks.ts';
import { jsonText } from '../text/json-text.ts';
import { cleanText } from '../text/normalize.ts';
import { linkedHost } from '../url/canonical-url.ts';
import { webAddress } from '../url/web-address.ts';
import { briefSections, type BriefSection } from './brief-sections.ts';
import {
  dateText,
  exportedResults,
  exportedUnread,
  notReadText,
  researchDayText,
} from './export-facts.ts';

const BLANKS = /\s+/gu;

/** Signs that mean something wherever they are: emphasis, code, links, tables, HTML, entities, mathematics, mentions. */
const SIGNS = /[\\`*_[\]<>&|~$@]/gu;

/** What some renderers make links of by themselves. */
const SCHEME = /:(?=\/\/)/gu;

const WWW = /\bwww\./giu;

/** Signs that make a heading, list or rule of a line when they begin it. */
const LINE_START = /^[#+\-=:]/u;

const NUMBERED_LINE_START = /^(\d+)([.)])/u;

/** A report as Markdown: the brief, then every item. Foreign texts make no markup; links lead to http and https alone. */
export function reportMarkdown(document: ReportDocument): string {
  const { prospect, draft } = document;
  const role = prospect.position === '' ? '' : `${prospect.position}, `;
  const results = exportedResults(document);
  const unread = exportedUnread(document);
  const resultText = (result: SavedResult): string => resultItem(result, prospect);
  const blocks = [
    `# ${markdownText(prospect.name)}`,
    markdownText(`${role}${prospect.company}`),
    `Researched on ${researchDayText(document)}.${servedText(document)} Every line cites its source; dates are those of the pages.`,
    markdownText(document.brief.enough?.text ?? ''),
    ...briefSections(document).map(sectionText),
    ...companyBlocks(document),
    ...(draft === undefined ? [] : draftBlocks(draft)),
    `## Sources (${results.length})`,
    ...(results.length === 0 ? ['Nothing was found.'] : [results.map(resultText).join('\n')]),
    ...(unread.length === 0
      ? []
      : [`## Found, not read (${unread.length})`, unread.map(resultText).join('\n')]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The brief of a report alone, below a heading of the third level; '' where nothing is proven. */
export function reportBriefMarkdown(document: ReportDocument): string {
  const sections = briefSections(document).map((section) => `##${sectionText(section)}`);
  return [markdownText(document.brief.enough?.text ?? ''), ...sections]
    .filter((block) => block !== '')
    .join('\n\n');
}

function draftBlocks(draft: Draft): readonly string[] {
  return [
    '## Draft',
    markdownText(`${draftOrigin(draft)} ${draftRemark(draft)}`),
    ...DRAFT_TEXTS.map((name) => [
      DRAFT_TITLES[name],
      draftText(draftSentences(draft, name), draft),
    ])
      .filter(([, text]) => text !== '')
      .map(([title = '', text = '']) => `### ${title}\n\n${markdownText(text)}`),
  ];
}

function companyBlocks({ aboutCompany, prospect }: ReportDocument): readonly string[] {
  if (aboutCompany === null) return [];
  return [
    `## ${markdownText(aboutCompanyTitle(prospect.company))}`,
    markdownText(companyDomainText(aboutCompany) ?? ''),
    aboutCompany.facts.map(companyFactText).join('\n'),
  ];
}

function companyFactText(fact: CompanyFact): string {
  const { text, quote, source } = fact;
  const words = quote === '' ? '' : `${inQuotationMarks(markdownText(quote))} `;
  const doubt = companyCertaintyText(fact);
  const day = companyFactDay(fact) + (doubt === '' ? '' : `, ${doubt}`);
  return `- ${markdownText(text)}\n  ${words}(${markdownLink(source.name, source.url)}, ${day})`;
}

function servedText({ foundBy }: ReportDocument): string {
  const served = foundWith(foundBy);
  return served === null ? '' : ` ${served}.`;
}

function sectionText({ part, title, lines }: BriefSection): string {
  const items = lines.map((line) => {
    const proof =
      part === 'inTheirWords'
        ? ''
        : `\n  ${inQuotationMarks(markdownText(quoteAsRead(line.quote)))}`;
    const source = markdownLink(linkedHost(line.url), line.url);
    return `- ${markdownText(line.text)}${proof} (${source}, ${dateText(line.date)})`;
  });
  return `## ${title}\n\n${items.join('\n')}`;
}

function resultItem(result: SavedResult, prospect: Prospect): string {
  const { title, url, source, date, relevance, type, description } = result;
  const facts = [
    source,
    dateText(date),
    type,
    `${relevance}% relevance`,
    aboutnessText(result),
    notReadText(result),
  ]
    .filter((fact) => fact !== '')
    .map(markdownText);
  const texts = [description, toBeConfirmedText(result, prospect)].filter((text) => text !== '');
  return [
    `- ${markdownLink(title === '' ? url : title, url)}`,
    facts.join(' · '),
    ...texts.map(markdownText),
  ].join('\n  ');
}

/** A foreign text inside a line of Markdown: it is read as it is, and makes neither markup nor links. */
export function markdownText(text: string): string {
  return cleanText(text)
    .replaceAll(BLANKS, ' ')
    .trim()
    .replaceAll(SIGNS, String.raw`\$&`)
    .replaceAll(SCHEME, String.raw`\:`)
    .replaceAll(WWW, (www) => `${www.slice(0, -1)}\\.`)
    .replace(LINE_START, String.raw`\$&`)
    .replace(NUMBERED_LINE_START, String.raw`$1\$2`);
}

/** A link to a page; only http and https lead anywhere, from any other address the words alone remain. */
export function markdownLink(words: string, address: string): string {
  const url = webAddress(address);
  if (url === null) return markdownText(words);
  // Inside angle brackets only these end the address or are read as something else.
  const destination = url.href
    .replaceAll(/[<>\\`]/gu, (sign) => encodeURIComponent(sign))
    .replaceAll(/&(?=#?\w+;)/gu, '&amp;');
  return `[${markdownText(words)}](<${destination}>)`;
}

/** A report as JSON, which `reportDocumentFrom` reads again. */
export function reportJson(document: ReportDocument): string {
  return `${jsonText(document, undefined, 2)}\n`;
}
