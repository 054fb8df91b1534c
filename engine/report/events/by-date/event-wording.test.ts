import { expect, test } from 'vitest';
import { MARLOW } from '../../../testing/confirmed-page.ts';
import { reportResult } from '../../../testing/report-result.ts';
import { analyzedPages } from '../../sales-signals/analyzed-pages.ts';
import { pageFacts } from '../find-events.ts';
import type { PageFacts } from '../mentions/event-mention.ts';
import { wordingFeatures, wordingOf } from './event-wording.ts';

const PROSPECT = {
  ...MARLOW,
  name: 'Jane Doe',
  company: 'Brightwater',
  companyUrl: '',
  position: '',
};

/** A page of 16 September 2026. */
function factsOf(content: string): PageFacts {
  const result = reportResult('page', {
    title: '',
    content,
    date: { day: '2026-09-16', precision: 'day', origin: 'metadata' },
    language: 'en',
  });
  const [facts] = pageFacts(PROSPECT, analyzedPages(PROSPECT, [result]), new Date('2026-11-16'));
  if (facts === undefined) throw new Error('The page has no facts.');
  return facts;
}

/** The features of the last sentence of a page. */
function featuresIn(content: string): ReadonlySet<string> {
  const facts = factsOf(content);
  const last = facts.sentences.at(-1);
  return last === undefined ? new Set() : wordingFeatures(facts, last);
}

function wordingsIn(content: string): readonly number[] {
  const facts = factsOf(content);
  return facts.sentences.map((sentence) => wordingOf(facts, sentence));
}

test('names come as one word each and dates not at all, so that what is learnt of one company holds for all', () => {
  const features = featuresIn(
    'Brightwater and John Roe told Northmoor Bank on 3 September of a plan.',
  );

  expect(features).toContain('{company}');
  expect(features).toContain('{organisation}');
  expect(features).not.toContain('brightwater');
  expect(features).not.toContain('september');
  expect(features).not.toContain('northmoor');
});

test('the sentence before counts apart from the sentence itself', () => {
  const features = featuresIn('Brightwater lost a pump. It was replaced on 3 September.');

  expect(features).toContain('<pump');
  expect(features).not.toContain('pump');
});

test.each([
  ['Brightwater was fined £40,000 on 3 September.', 'Jane Doe baked bread on 3 September.'],
  [
    'On 3 September Brightwater opened a second laboratory in Leeds.',
    'On 3 September my sister and I like to swim in the river.',
  ],
  ['Brightwater acquired a rival on 3 September.', 'Please send your form by 3 September.'],
])('%s is worded as news more than: %s', (news, other) => {
  const [[ofNews = 0], [ofOther = 0]] = [wordingsIn(news), wordingsIn(other)];

  expect(ofNews).toBeGreaterThan(ofOther + 1);
});

test('no sentence counts for more than four in log-odds, however it is worded', () => {
  const loud = 'Brightwater was fined and sued and opened and acquired. '.repeat(3);

  for (const one of wordingsIn(`${loud}\n\n${'the and of '.repeat(60)}.`))
    expect(Math.abs(one)).toBeLessThanOrEqual(4);
});
