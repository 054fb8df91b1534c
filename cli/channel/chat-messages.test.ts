import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { EventLine, SavedResult } from '#engine';
import { reportResult } from '../../engine/testing/report-result.ts';
import type { News } from '../../runtime/news.ts';
import { newsDelivery } from '../watch/news-delivery.ts';
import { slackMessage, teamsMessage } from './chat-messages.ts';

function result(part: Partial<SavedResult>): SavedResult {
  const { content: _page, isSample: _never, ...saved } = reportResult('one', part);
  return saved;
}

const FINE: EventLine = {
  text: 'A fine or penalty for Acme & Sons',
  quote: 'Acme & Sons was fined <4 million> euros.',
  url: 'https://ledgerwire.example/a?b=1|2',
  date: { day: '2026-10-21', precision: 'day', origin: 'metadata' },
  resultId: 'one',
  kind: 'fine',
  subject: 'company',
  happenedOn: null,
  sources: [],
};

function newsOf(part: Partial<News> = {}): News {
  return {
    id: 'f00d',
    prospect: { name: 'Jane Doe', company: 'Acme & Sons' },
    since: '2026-10-01T09:00:00.000Z',
    researchedAt: '2026-11-01T09:00:00.000Z',
    results: [result({ title: 'Jane Doe on audit', url: 'https://riskroom.example/1' })],
    events: [FINE],
    ...part,
  };
}

/** Block Kit as Slack documents it, as far as it is used here. */
const mrkdwn = z.strictObject({
  type: z.literal('mrkdwn'),
  text: z.string().min(1).max(3000),
  verbatim: z.literal(true),
});
const slack = z.strictObject({
  text: z.string().max(40_000),
  unfurl_links: z.literal(false),
  unfurl_media: z.literal(false),
  blocks: z
    .array(
      z.union([
        z.strictObject({
          type: z.literal('header'),
          text: z.strictObject({
            type: z.literal('plain_text'),
            text: z.string().min(1).max(150),
            emoji: z.literal(false),
          }),
        }),
        z.strictObject({ type: z.literal('section'), text: mrkdwn }),
      ]),
    )
    .max(50),
});

/** A message with one adaptive card 1.4, as Teams documents it, as far as it is used here. */
const teams = z.strictObject({
  type: z.literal('message'),
  attachments: z.tuple([
    z.strictObject({
      contentType: z.literal('application/vnd.microsoft.card.adaptive'),
      content: z.strictObject({
        $schema: z.string(),
        type: z.literal('AdaptiveCard'),
        version: z.literal('1.4'),
        body: z.array(
          z.strictObject({
            type: z.literal('RichTextBlock'),
            spacing: z.enum(['None', 'Medium']),
            inlines: z.tuple([
              z.strictObject({
                type: z.literal('TextRun'),
                text: z.string().min(1),
                size: z.enum(['Small', 'Medium']).optional(),
                weight: z.literal('Bolder').optional(),
                isSubtle: z.literal(true).optional(),
                selectAction: z
                  .strictObject({ type: z.literal('Action.OpenUrl'), url: z.url() })
                  .optional(),
              }),
            ]),
          }),
        ),
      }),
    }),
  ]),
});

const contentOf = (news: News) => newsDelivery({ news, text: '' }).message();
const slackOf = (news: News) => slack.parse(JSON.parse(slackMessage(contentOf(news))));
/** The runs of text of the card, in their order. */
const cardOf = (news: News) =>
  teams
    .parse(JSON.parse(teamsMessage(contentOf(news))))
    .attachments[0].content.body.map(({ inlines: [run] }) => run);

test('Slack receives what happened with its sentence, source and date, linked and escaped', () => {
  const { text, blocks } = slackOf(newsOf({ missed: 'SerpApi failed.' }));

  expect(text).toBe('New about Jane Doe, Acme &amp; Sons');
  expect(blocks.map((block) => block.text.text)).toEqual([
    'New about Jane Doe, Acme & Sons',
    '<https://ledgerwire.example/a?b=1%7C2|A fine or penalty for Acme &amp; Sons>\n>Acme &amp; Sons was fined &lt;4 million&gt; euros.\nledgerwire.example, 21 October 2026',
    expect.stringMatching(/^<https:\/\/riskroom\.example\/1\|Jane Doe on audit>\n/u),
    'More may be new. SerpApi failed.',
  ]);
});

test('Teams receives the same in a card of plain text, whose titles are links', () => {
  const runs = cardOf(newsOf());

  expect(runs.map(({ text }) => text)).toEqual([
    'New about Jane Doe, Acme & Sons',
    'A fine or penalty for Acme & Sons',
    '“Acme & Sons was fined <4 million> euros.”',
    'ledgerwire.example, 21 October 2026',
    'Jane Doe on audit',
    expect.any(String),
  ]);
  expect(runs.flatMap(({ selectAction }) => selectAction?.url ?? [])).toEqual([
    'https://ledgerwire.example/a?b=1|2',
    'https://riskroom.example/1',
  ]);
});

/** An address as long as its text, of whatever kind. */
const linkWith = (text: string) => `https://riskroom.example/?a=1&b=${encodeURIComponent(text)}`;

test('nothing a page says calls a channel, and no message is larger than the service takes, whatever was found', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1000 }),
    fc.constantFrom('<!channel>', '<https://evil.example|click>', '](javascript:alert(1))'),
  );
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 60 }), (texts) => {
      const news = newsOf({
        results: texts.map((title) => result({ title, url: 'https://riskroom.example/1' })),
        events: texts.slice(0, 5).map((quote) => ({ ...FINE, quote, url: linkWith(quote) })),
      });
      const { blocks } = slackOf(news);
      for (const { text } of blocks) {
        // What opens a link closes it, and no character is cut in two.
        expect(text.text).not.toMatch(/<[^>]*$|[\uD800-\uDFFF]/u);
      }
      expect(JSON.stringify(blocks)).not.toMatch(/<!|<https:\/\/evil/u);
      for (const { selectAction } of cardOf(news)) {
        expect(selectAction?.url ?? FINE.url).toMatch(/^https:/u);
      }
      expect(Buffer.byteLength(teamsMessage(contentOf(news)))).toBeLessThanOrEqual(28_000);
    }),
    { numRuns: 30 },
  );
});

test('an item that Slack would refuse for its length loses its quote, then its link, and is never cut inside one', () => {
  const long = '&'.repeat(700);
  const texts = slackOf(
    newsOf({
      events: [
        { ...FINE, quote: long },
        { ...FINE, url: `https://ledgerwire.example/?${long}` },
      ],
      results: [],
    }),
  ).blocks.map(({ text }) => text.text);

  expect(texts.slice(1)).toEqual([
    expect.stringMatching(
      /^<https:\/\/ledgerwire\.example\/a[^\n]+>\nledgerwire\.example, 21 Oct/u,
    ),
    'A fine or penalty for Acme &amp; Sons',
  ]);
});

test('what does not fit is counted', () => {
  const results = Array.from({ length: 300 }, (_, index) =>
    result({
      title: `Page ${index} ${'about audit '.repeat(20)}`,
      url: `https://a.example/${index}`,
    }),
  );

  const slackMore = slackOf(newsOf({ results })).blocks.at(-1)?.text.text;
  const cardMore = cardOf(newsOf({ results })).at(-1)?.text;

  expect(slackMore).toMatch(/^And 2\d\d more\.$/u);
  expect(cardMore).toMatch(/^And \d+ more\.$/u);
});
