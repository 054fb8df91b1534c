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
import { channelMessage, type ChannelItem, type Delivery } from '../channel/channel-message.ts';
import type { NewsMessage } from './person-files.ts';

/** The news of one person on their way. */
export function newsDelivery({ news, text }: NewsMessage): Delivery {
  const { id, researchedAt, prospect, missed = '' } = news;
  return {
    id,
    madeAt: researchedAt,
    json: text,
    markdown: () => newsMarkdown(news),
    message: () =>
      channelMessage({
        title: `New about ${prospect.name}, ${prospect.company}`,
        sections: [{ heading: '', items: newsItems(news) }],
        remarks: missed === '' ? [] : [missedRemark(missed)],
      }),
  };
}

/** What happened, with its proof, then the new pages. */
export function newsItems({ events, results }: News): readonly ChannelItem[] {
  return [
    ...events.map(({ text, quote, url, date }) => ({
      text,
      quote,
      url,
      from: `${hostOf(url)}, ${pageDayText(date)}`,
    })),
    ...results.map(({ title, url, source, date, type }) => ({
      text: title === '' ? url : title,
      quote: '',
      url,
      from: `${source}, ${pageDayText(date)}, ${type}`,
    })),
  ];
}

const DAY_CHARACTERS = 10;

/** News as Markdown: the person, then each event with its proof and each page with its date. */
function newsMarkdown({ prospect, since, results, events, missed = '' }: News): string {
  const { name, company } = prospect;
  const title = `## ${markdownText(`${name}, ${company}`)}`;
  const lead =
    since === null
      ? 'First research'
      : `New since ${dayText({ day: since.slice(0, DAY_CHARACTERS), precision: 'day' })}`;
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

/** The host of a page's address. */
export function hostOf(url: string): string {
  return parseUrl(url)?.hostname ?? url;
}

/** That a service failed, so that there may be more. */
export function missedRemark(missed: string): string {
  return `More may be new. ${missed}`;
}
