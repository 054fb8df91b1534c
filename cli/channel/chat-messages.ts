import { inQuotationMarks } from '#engine';
import {
  longestThatFits,
  plainLine,
  type ChannelItem,
  type ChannelMessage,
} from './channel-message.ts';

/** What Slack refuses beyond (docs.slack.dev/reference/block-kit/blocks): characters of a section, blocks of a message. */
const SLACK_TEXT_MAX = 3000;
const SLACK_BLOCKS_MAX = 50;
/** A text of so many characters fits even if each of them has to be escaped. */
const SLACK_BARE_MAX = 500;

/** Teams refuses a message of more than 28 kB (Microsoft Learn, 'Create and send messages', limits of incoming webhooks). */
const TEAMS_BYTES_MAX = 27_000;

type SlackBlock = { readonly type: 'header' | 'section'; readonly text: object };

/** A message for a Slack incoming webhook: blocks, with everything that came from pages escaped. One line of JSON. */
export function slackMessage(message: ChannelMessage): string {
  const blocks = longestThatFits(message, slackBlocks, ({ length }) => length <= SLACK_BLOCKS_MAX);
  // What notifications and screen readers show instead of the blocks.
  const text = slackText(message.title);
  return JSON.stringify({ text, unfurl_links: false, unfurl_media: false, blocks });
}

function slackBlocks({ title, sections, remarks }: ChannelMessage): readonly SlackBlock[] {
  return [
    { type: 'header', text: { type: 'plain_text', text: title, emoji: false } },
    ...sections.flatMap(({ heading, items }) => [
      ...(heading === '' ? [] : [slackSection(`*${slackText(heading)}*`)]),
      ...items.map((item) => slackSection(slackItem(item))),
    ]),
    ...remarks.map((remark) => slackSection(slackText(remark))),
  ];
}

/** Verbatim, because otherwise Slack makes links and mentions of plain text as well. */
function slackSection(text: string): SlackBlock {
  return { type: 'section', text: { type: 'mrkdwn', text, verbatim: true } };
}

/** An item is never cut in the middle of a link: what is too long loses its quote, then its link. */
function slackItem({ text, quote, url, from }: ChannelItem): string {
  const words = url === '' ? slackText(text) : slackLink(text, url);
  const proof = quote === '' ? [] : [`>${slackText(quote)}`];
  const source = from === '' ? [] : [slackText(from)];
  const forms = [
    [words, ...proof, ...source],
    [words, ...source],
  ].map((lines) => lines.join('\n'));
  const fitting = forms.find(({ length }) => length <= SLACK_TEXT_MAX);
  return fitting ?? slackText(plainLine(text, SLACK_BARE_MAX));
}

/** Without these three nothing in a text is a link or calls a channel (docs.slack.dev/messaging/formatting-message-text). */
function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function slackLink(text: string, url: string): string {
  const label = slackText(text).replaceAll('|', '¦');
  return `<${slackText(url).replaceAll('|', '%7C')}|${label}>`;
}

/** A message for a Teams workflow's webhook: an adaptive card no larger than Teams takes. One line of JSON. */
export function teamsMessage(message: ChannelMessage): string {
  return longestThatFits(message, teamsCard, (card) => Buffer.byteLength(card) <= TEAMS_BYTES_MAX);
}

function teamsCard({ title, sections, remarks }: ChannelMessage): string {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      teamsBlock(title, { size: 'Medium', weight: 'Bolder' }),
      ...sections.flatMap(({ heading, items }) => [
        ...(heading === '' ? [] : [teamsBlock(heading, { weight: 'Bolder' }, 'Medium')]),
        ...items.flatMap(teamsItem),
      ]),
      ...remarks.map((remark) => teamsBlock(remark, { isSubtle: true }, 'Medium')),
    ],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', content };
  return JSON.stringify({ type: 'message', attachments: [attachment] });
}

function teamsItem({ text, quote, url, from }: ChannelItem): readonly object[] {
  const link = url === '' ? {} : { selectAction: { type: 'Action.OpenUrl', url } };
  return [
    teamsBlock(text, link, 'Medium'),
    ...(quote === '' ? [] : [teamsBlock(inQuotationMarks(quote))]),
    ...(from === '' ? [] : [teamsBlock(from, { isSubtle: true, size: 'Small' })]),
  ];
}

/** A plain run of text: unlike a `TextBlock` it is not read as Markdown, so that nothing in it needs escaping. */
function teamsBlock(text: string, look: object = {}, spacing = 'None'): object {
  return { type: 'RichTextBlock', spacing, inlines: [{ type: 'TextRun', text, ...look }] };
}
