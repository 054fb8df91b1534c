import { dayText, jsonText, markdownLink, markdownText } from '#engine';
import {
  channelMessage,
  type ChannelItem,
  type ChannelMessage,
} from '../channel/channel-message.ts';
import { contentId } from '../../runtime/content-id.ts';
import type { Delivery } from '../channel/delivery.ts';
import { newsItems } from './news-delivery.ts';
import { missedRemark } from './news-markdown.ts';
import type { Message } from './person-files.ts';

/** What a screen shows with their headings. */
const ITEMS_MAX = 24;

/** What is new about several people as one delivery, for the week that begins on a Monday (YYYY-MM-DD). */
export function digestDelivery(messages: readonly Message[], week: string): Delivery {
  const news = messages.map((message) => message.news);
  const content = { kind: 'digest', week, news };
  const id = contentId(content);
  const message = digestMessage(messages, week);
  return {
    id,
    madeAt:
      news
        .map(({ researchedAt }) => researchedAt)
        .toSorted()
        .at(-1) ?? week,
    json: jsonText({ ...content, id }),
    markdown: () => digestMarkdown(message),
    message: () => message,
  };
}

/** What is new, company by company, each with its share of a screen; what a company has beyond that is counted. */
function digestMessage(messages: readonly Message[], week: string): ChannelMessage {
  const companies = new Map<string, ChannelItem[]>();
  for (const { news } of messages) {
    const { name, company } = news.prospect;
    const items = newsItems(news).map((item) => ({
      ...item,
      text: `${name}: ${item.text}`,
      quote: '',
    }));
    companies.set(company, [...(companies.get(company) ?? []), ...items]);
  }
  const all = [...companies].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const counts = shares(all.map(([, items]) => items.length));
  const left = all.flatMap(([, items]) => items).length - counts.reduce((sum, one) => sum + one, 0);
  const people = new Set(messages.map(({ news }) => JSON.stringify(news.prospect))).size;
  const missed = messages.map(({ news }) => news.missed ?? '').filter((one) => one !== '');
  return channelMessage({
    title: `New about ${people === 1 ? '1 person' : `${people} people`}, week of ${dayText({ day: week, precision: 'day' })}`,
    sections: all
      .map(([heading, items], index) => ({ heading, items: items.slice(0, counts[index]) }))
      .filter(({ items }) => items.length > 0),
    remarks: [
      ...(left === 0 ? [] : [`And ${left} more.`]),
      ...[...new Set(missed)].slice(0, 1).map(missedRemark),
    ],
  });
}

/** How many items each company shows: one after the other gets one more until the screen is full. */
function shares(wanted: readonly number[]): readonly number[] {
  const counts = wanted.map(() => 0);
  let left = Math.min(
    ITEMS_MAX,
    wanted.reduce((sum, one) => sum + one, 0),
  );
  for (let index = 0; left > 0; index = (index + 1) % wanted.length) {
    const shown = counts[index] ?? 0;
    if (shown >= (wanted[index] ?? 0)) continue;
    counts[index] = shown + 1;
    left -= 1;
  }
  return counts;
}

function digestMarkdown({ title, sections, remarks }: ChannelMessage): string {
  const blocks = [
    `# ${markdownText(title)}`,
    ...sections.flatMap(({ heading, items }) => [
      `## ${markdownText(heading)}`,
      items
        .map(({ text, url, from }) => `- ${markdownLink(text, url)} (${markdownText(from)})`)
        .join('\n'),
    ]),
    ...remarks.map(markdownText),
  ];
  return `${blocks.join('\n\n')}\n`;
}
