import {
  dayText,
  inQuotationMarks,
  markdownLink,
  markdownText,
  pageDayText,
  parseUrl,
  quoteAsRead,
} from '#engine';
import type { News } from '../../runtime/news.ts';

const DAY_CHARACTERS = 10;

/** News as Markdown: the person, then each event with its proof and each page with its date. */
export function newsMarkdown({ prospect, since, results, events, missed = '' }: News): string {
  const { name, company } = prospect;
  const title = `## ${markdownText(`${name}, ${company}`)}`;
  const lead = since === null ? 'First research' : `New since ${isoDayText(since)}`;
  const lines = [
    ...events.map(
      ({ text, quote, url, date }) =>
        `- ${markdownText(text)}\n  ${inQuotationMarks(markdownText(quoteAsRead(quote)))} (${markdownLink(hostOf(url), url)}, ${pageDayText(date)})`,
    ),
    ...results.map(
      (result) =>
        `- ${markdownLink(result.title === '' ? result.url : result.title, result.url)}\n  ${[result.source, pageDayText(result.date), result.type, `${result.verdict}, ${result.relevance}%`].map(markdownText).join(' · ')}`,
    ),
  ];
  const remark = missed === '' ? '' : `${markdownText(missedRemark(missed))}\n\n`;
  return `${title}\n\n${lead}\n\n${lines.join('\n')}\n\n${remark}`;
}

function isoDayText(moment: string): string {
  return dayText({ day: moment.slice(0, DAY_CHARACTERS), precision: 'day' });
}

/** The host of a page's address. */
export function hostOf(url: string): string {
  return parseUrl(url)?.hostname ?? url;
}

/** That a service failed, so that there may be more. */
export function missedRemark(missed: string): string {
  return `More may be new. ${missed}`;
}
