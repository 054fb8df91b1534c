import { expect, test } from 'vitest';
import type { SavedResult } from '#engine';
import { reportResult } from '../../engine/testing/report-result.ts';
import { slackMessage, teamsMessage } from '../channel/chat-messages.ts';
import { mailText } from '../channel/mail-parts.ts';
import { digestDelivery } from './digest-delivery.ts';
import { newsMessage } from './person-files.ts';

function resultsAbout(person: string, count: number): readonly SavedResult[] {
  return Array.from({ length: count }, (_, index) => {
    const {
      content: _page,
      isSample: _never,
      ...saved
    } = reportResult(`${person}${index}`, {
      title: `${person} page ${index + 1}`,
      url: `https://riskroom.example/${person}/${index + 1}`,
      source: 'riskroom.example',
      date: { day: '2026-11-20', precision: 'day', origin: 'metadata' },
      type: 'news',
    });
    return saved;
  });
}

const newsAbout = (name: string, company: string, count: number, missed?: string) =>
  newsMessage({
    id: `${name}-${count}`,
    prospect: { name, company },
    since: '2026-11-16T07:00:00.000Z',
    researchedAt: '2026-11-23T07:00:00.000Z',
    results: resultsAbout(name, count),
    events: [],
    missed,
  });

const WEEK = '2026-11-23';
const digest = digestDelivery(
  [
    newsAbout('Zoe', 'Beta Ltd', 1),
    newsAbout('Jane', 'Acme', 1),
    newsAbout('Jane', 'Acme', 1, 'SerpApi failed.'),
  ],
  WEEK,
);

test('a digest names each company once, with a link to each page', () => {
  expect(digest.markdown()).toBe(`# New about 2 people, week of 23 November 2026

## Acme

- [Jane: Jane page 1](<https://riskroom.example/Jane/1>) (riskroom.example, 20 November 2026, news)
- [Jane: Jane page 1](<https://riskroom.example/Jane/1>) (riskroom.example, 20 November 2026, news)

## Beta Ltd

- [Zoe: Zoe page 1](<https://riskroom.example/Zoe/1>) (riskroom.example, 20 November 2026, news)

More may be new. SerpApi failed.
`);
  expect(mailText(digest.message())).toContain(`
Beta Ltd
--------

* Zoe: Zoe page 1
  riskroom.example, 20 November 2026, news
  https://riskroom.example/Zoe/1
`);
});

test('in Slack and Teams the companies are headings', () => {
  expect(slackMessage(digest.message())).toContain('"text":"*Beta Ltd*"');
  expect(teamsMessage(digest.message())).toContain('"text":"Beta Ltd","weight":"Bolder"');
});

test('fault 220: a digest fits on a screen: each company gets its share, and the rest is counted', () => {
  const { message, json } = digestDelivery(
    [newsAbout('Jane', 'Acme', 300), newsAbout('Zoe', 'Beta Ltd', 2)],
    WEEK,
  );
  const { sections, remarks } = message();

  expect(sections.map(({ heading, items }) => [heading, items.length])).toEqual([
    ['Acme', 22],
    ['Beta Ltd', 2],
  ]);
  expect(remarks).toEqual(['And 278 more.']);
  expect(json.match(/riskroom\.example\/Jane\/\d/gu)).toHaveLength(300);
});
