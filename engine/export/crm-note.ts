import type { BriefLine, BriefPart } from '../model/brief.ts';
import { prospectKey } from '../model/prospect.ts';
import type { ReportDocument } from '../model/report-document.ts';
import type { CrmNote, CrmPerson } from '../services/crm/crm.ts';
import { emailIn } from '../text/email-address.ts';
import { escapedHtml } from '../text/html-text.ts';
import { cleanText, clippedText, singleSpaced } from '../text/normalize.ts';
import { linkedHost } from '../url/canonical-url.ts';
import { webAddress } from '../url/web-address.ts';
import { briefSections, type BriefSection } from './brief-sections.ts';
import { nameParts } from './crm-csv.ts';
import { dateText, researchDayText } from './export-facts.ts';
import { HUBSPOT_NOTE_CHARACTERS_MAX } from './export-weights.ts';
import { markdownLink, markdownText } from './report-markdown.ts';

/** When a note is written, and where its report can be opened; '' where it cannot. */
export type NoteContext = { readonly now: Date; readonly reportAddress: string };

const PARTS: ReadonlySet<BriefPart> = new Set(['who', 'whyNow', 'inTheirWords', 'openers']);
/** Lines of each part, halved until the strictest CRM takes them. */
const LINES_MAX = 12;
const LINES = [LINES_MAX, LINES_MAX / 2, LINES_MAX / 2 / 2, 1] as const;
const LINE_CHARACTERS_MAX = 800;
const TITLE_CHARACTERS_MAX = 180;

/** Whom a report is about, as a CRM looks for them. */
export function crmPerson({ prospect }: ReportDocument): CrmPerson {
  const { name, company, email = '' } = prospect;
  return { name, company, ...nameParts(name), email: emailIn(email) };
}

/** A report as a note on the contact: who, why now, their own words and openers, each line with its date and its source. */
export function crmNote(document: ReportDocument, { now, reportAddress }: NoteContext): CrmNote {
  const { name, company } = document.prospect;
  const marker = noteMarker(prospectKey(document.prospect));
  const about = singleSpaced(cleanText(`${name}, ${company}`));
  const title = `Legwork: ${about.slice(0, TITLE_CHARACTERS_MAX)} (${marker})`;
  const all = briefSections(document).filter(({ part }) => PARTS.has(part));
  const texts = LINES.map((most) => {
    const sections = all.map((section) => ({ ...section, lines: section.lines.slice(0, most) }));
    const content = { title, sections, day: researchDayText(document), reportAddress };
    return { html: htmlOf(content), markdown: markdownOf(content) };
  });
  const { html, markdown } =
    texts.find((text) => text.html.length <= HUBSPOT_NOTE_CHARACTERS_MAX) ?? EMPTY;
  return { title, html, markdown, marker, writtenAt: now.toISOString() };
}

const EMPTY = { html: '', markdown: '' } as const;

type Content = {
  readonly title: string;
  readonly sections: readonly BriefSection[];
  readonly day: string;
  readonly reportAddress: string;
};

function htmlOf({ title, sections, day, reportAddress }: Content): string {
  const blocks = sections.map(({ title: heading, lines }) => {
    const items = lines.map((line) => {
      const link = htmlLink(linkedHost(line.url), line.url);
      return `<li>${asHtml(lineText(line))} (${link}, ${asHtml(dateText(line.date))})</li>`;
    });
    return `<p><strong>${asHtml(heading)}</strong></p><ul>${items.join('')}</ul>`;
  });
  const report = reportAddress === '' ? '' : ` ${htmlLink('Open the report', reportAddress)}`;
  const foot = `<p>Researched on ${asHtml(day)}.${report}</p>`;
  return `<p><strong>${asHtml(title)}</strong></p>${blocks.join('')}${foot}`;
}

function markdownOf({ title, sections, day, reportAddress }: Content): string {
  const blocks = sections.map(({ title: heading, lines }) => {
    const items = lines.map((line) => {
      const link = markdownLink(linkedHost(line.url), line.url);
      return `- ${markdownText(lineText(line))} (${link}, ${dateText(line.date)})`;
    });
    return `**${heading}**\n\n${items.join('\n')}`;
  });
  const report = reportAddress === '' ? '' : ` ${markdownLink('Open the report', reportAddress)}`;
  const foot = `Researched on ${day}.${report}`;
  return [markdownText(title), ...blocks, foot].join('\n\n');
}

function lineText({ text }: BriefLine): string {
  return clippedText(singleSpaced(text), LINE_CHARACTERS_MAX);
}

function asHtml(text: string): string {
  return escapedHtml(cleanText(text));
}

/** Only http and https lead anywhere, from any other address the words alone remain. */
function htmlLink(words: string, address: string): string {
  const url = webAddress(address);
  return url === null ? asHtml(words) : `<a href="${asHtml(url.href)}">${asHtml(words)}</a>`;
}

/** The largest prime below 2^47: with 31 times as much, numbers are still exact. */
const MODULUS = 140_737_488_355_213;
const FACTOR = 31;
const BASE = 36;
const HASH_CHARACTERS = 10;

/** One text for everything about a person at a company, which says neither: 'legwork-1k3f9x0abc' of `prospectKey`. */
export function noteMarker(key: string): string {
  let hash = 0;
  for (const letter of key) hash = (hash * FACTOR + (letter.codePointAt(0) ?? 0)) % MODULUS;
  return `legwork-${hash.toString(BASE).padStart(HASH_CHARACTERS, '0')}`;
}
