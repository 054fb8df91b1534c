import { dayText, jsonText, markdownLink, markdownText, prospectKey } from '#engine';
import { contentId } from '../../runtime/content-id.ts';
import {
  channelMessage,
  type ChannelItem,
  type ChannelMessage,
  type Delivery,
} from '../channel/channel-message.ts';
import { missedRemark, newsItems } from './news-delivery.ts';
import type { NewsMessage } from './person-files.ts';

/** What a screen shows with the headings. */
const ITEMS_MAX = 24;

/** What is new about several people as one delivery, for the week that begins on a Monday (YYYY-MM-DD). */
export function digestDelivery(messages: readonly NewsMessage[], week: string): Delivery {
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

/** What is new, company by company: up to 24 items, shared round-robin; the rest is only counted. */
function digestMessage(messages: readonly NewsMessage[], week: string): ChannelMessage {
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
  const counts = itemsPerCompany(all.map(([, items]) => items.length));
  const shown = counts.reduce((sum, one) => sum + one, 0);
  const unshown = all.flatMap(([, items]) => items).length - shown;
  const people = new Set(messages.map(({ news }) => prospectKey(news.prospect))).size;
  const missed = messages.map(({ news }) => news.missed ?? '').filter((one) => one !== '');
  return channelMessage({
    title: `New about ${people === 1 ? '1 person' : `${people} people`}, week of ${dayText({ day: week, precision: 'day' })}`,
    sections: all
      .map(([heading, items], index) => ({ heading, items: items.slice(0, counts[index]) }))
      .filter(({ items }) => items.length > 0),
    remarks: [
      ...(unshown === 0 ? [] : [`And ${unshown} more.`]),
      ...[...new Set(missed)].slice(0, 1).map(missedRemark),
    ],
  });
}

/** How many items each company shows: one after the other gets one more until the screen is full. */
function itemsPerCompany(wanted: readonly number[]): readonly number[] {
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
