import { pageDayText } from '#engine';
import type { News } from '../../runtime/news.ts';
import { channelMessage, type ChannelItem } from '../channel/channel-message.ts';
import type { Delivery } from '../channel/delivery.ts';
import { hostOf, missedRemark, newsMarkdown } from './news-markdown.ts';
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
