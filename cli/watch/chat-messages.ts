import type { News } from '../../runtime/news.ts';
import { dateText, hostOf } from './news-markdown.ts';

/** Slack shortens a section's text at 3,000 characters and refuses more than 50 blocks (api.slack.com/reference/block-kit/blocks). */
const SLACK_TEXT_MAX = 2900;
const SLACK_HEADER_MAX = 150;
const SLACK_ITEMS_MAX = 40;

/** Teams refuses a message of more than 28 kB (Microsoft Learn, 'Create and send messages', limits of incoming webhooks). */
const TEAMS_BYTES_MAX = 27_000;

/** One piece of news in the words of a channel: what it is, the sentence that proves it, where and when. */
type Item = {
  readonly text: string;
  readonly quote: string;
  readonly url: string;
  readonly from: string;
};

/** News for a Slack incoming webhook: blocks, with everything that came from pages escaped. One line of JSON. */
export function slackMessage(news: News): string {
  const { shown, more } = cut(itemsOf(news), SLACK_ITEMS_MAX);
  const title = titleOf(news);
  return JSON.stringify({
    text: slackText(title),
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      {
        type: 'header',
        text: { type: 'plain_text', text: title.slice(0, SLACK_HEADER_MAX), emoji: false },
      },
      ...shown.map(({ text, quote, url, from }) =>
        slackSection(
          `${slackLink(text, url)}${quote === '' ? '' : `\n>${slackText(quote)}`}\n${slackText(from)}`,
        ),
      ),
      ...remarks(news, more).map((remark) => slackSection(slackText(remark))),
    ],
  });
}

function slackSection(text: string): unknown {
  return { type: 'section', text: { type: 'mrkdwn', text: text.slice(0, SLACK_TEXT_MAX) } };
}

/** News for a Teams workflow's webhook: an adaptive card no larger than Teams takes. One line of JSON. */
export function teamsMessage(news: News): string {
  const items = itemsOf(news);
  for (let count = items.length; ; count -= 1) {
    const message = teamsCard(news, cut(items, count));
    if (count === 0 || Buffer.byteLength(message) <= TEAMS_BYTES_MAX) return message;
  }
}

function teamsCard(news: News, { shown, more }: ReturnType<typeof cut>): string {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      teamsBlock(titleOf(news), { size: 'Medium', weight: 'Bolder' }),
      ...shown.flatMap(({ text, quote, url, from }) => [
        teamsBlock(text, { selectAction: { type: 'Action.OpenUrl', url } }, 'Medium'),
        ...(quote === '' ? [] : [teamsBlock(`“${quote}”`)]),
        teamsBlock(from, { isSubtle: true, size: 'Small' }),
      ]),
      ...remarks(news, more).map((remark) => teamsBlock(remark, { isSubtle: true }, 'Medium')),
    ],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', content };
  return JSON.stringify({ type: 'message', attachments: [attachment] });
}

/** A plain run of text: unlike a `TextBlock` it is not read as Markdown, so that nothing in it needs escaping. */
function teamsBlock(text: string, look: object = {}, spacing = 'None'): object {
  return { type: 'RichTextBlock', spacing, inlines: [{ type: 'TextRun', text, ...look }] };
}

function titleOf({ prospect: { name, company } }: News): string {
  return `New about ${name}, ${company}`;
}

function itemsOf({ events, results }: News): readonly Item[] {
  return [
    ...events.map(({ text, quote, url, date }) => ({
      text,
      quote,
      url,
      from: `${hostOf(url)}, ${dateText(date)}`,
    })),
    ...results.map(({ title, url, source, date, type }) => ({
      text: title === '' ? url : title,
      quote: '',
      url,
      from: `${source}, ${dateText(date)}, ${type}`,
    })),
  ];
}

function cut(items: readonly Item[], count: number) {
  return { shown: items.slice(0, count), more: Math.max(0, items.length - count) };
}

function remarks({ missed = '' }: News, more: number): readonly string[] {
  return [
    ...(more === 0 ? [] : [`And ${more} more.`]),
    ...(missed === '' ? [] : [`More may be new. ${missed}`]),
  ];
}

/** Without these three nothing in a text is a link or calls a channel (api.slack.com/reference/surfaces/formatting). */
function slackText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s+/gu, ' ');
}

function slackLink(text: string, url: string): string {
  const label = slackText(text).replaceAll('|', '¦');
  return `<${slackText(url).replaceAll('|', '%7C')}|${label}>`;
}
