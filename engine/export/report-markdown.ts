import type { BriefLine } from '../model/brief.ts';
import type { ReportDocument, SavedResult } from '../model/report-document.ts';
import { briefSections, type BriefSection } from './brief-sections.ts';
import { dateText, exportedResults, researchDayText } from './export-facts.ts';
import { linkedHost } from '../url/host.ts';
import { markdownLink, markdownText } from './markdown-text.ts';

/**
 * A report as Markdown: the brief with quotes and links to the words, then every item with source, date and relevance.
 * Foreign texts make no markup, and links lead to http and https alone.
 */
export function reportMarkdown(document: ReportDocument): string {
  const { prospect, brief } = document;
  const role = prospect.position === '' ? '' : `${prospect.position}, `;
  const results = exportedResults(document);
  const blocks = [
    `# ${markdownText(prospect.name)}`,
    markdownText(`${role}${prospect.company}`),
    `Researched on ${researchDayText(document)}. Every line cites its source; dates are those of the pages.`,
    ...briefSections(brief).map(sectionText),
    `## Sources (${results.length})`,
    ...(results.length === 0 ? ['Nothing was found.'] : [results.map(resultText).join('\n')]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function sectionText({ part, title, lines }: BriefSection): string {
  const items = lines.map((line) => (part === 'inTheirWords' ? ownWords(line) : provenLine(line)));
  return `## ${title}\n\n${items.join('\n')}`;
}

function provenLine(line: BriefLine): string {
  return `- ${markdownText(line.text)}\n  “${markdownText(line.quote)}” (${citation(line)})`;
}

function ownWords(line: BriefLine): string {
  return `- “${markdownText(line.quote)}” (${citation(line)})`;
}

function citation({ url, date }: BriefLine): string {
  return `${markdownLink(linkedHost(url), url)}, ${dateText(date)}`;
}

function resultText({
  title,
  url,
  source,
  date,
  relevance,
  type,
  description,
}: SavedResult): string {
  const facts = [source, dateText(date), type, `${relevance}% relevance`].map(markdownText);
  const words = description === '' ? '' : `\n  ${markdownText(description)}`;
  return `- ${markdownLink(title === '' ? url : title, url)}\n  ${facts.join(' · ')}${words}`;
}
