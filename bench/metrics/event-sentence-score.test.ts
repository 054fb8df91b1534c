import { expect, test } from 'vitest';
import type { BriefAnswer } from '../../runtime/assess/brief-answer.ts';
import { eventSentenceScore } from './event-sentence-score.ts';

const QUOTE = 'Acme was fined two million on 3 May.';
const GOLD = {
  events: [{ kind: 'fine', whose: 'company', date: '2026-05-03', quote: QUOTE }],
  trap: null,
};

function scoreOf(whyNow: BriefAnswer['whyNow'], gold: unknown = GOLD) {
  return eventSentenceScore({ who: null, whyNow, words: [], openers: [] }, gold);
}

function line(date: string | null, quote = QUOTE) {
  return { kind: 'fine', date, quote, url: '' };
}

test('an event on a page of a sentence is right by its quote, its kind and its date', () => {
  const { counts, error } = scoreOf([line('2026-05-10')]);

  expect(error).toBe('');
  expect(counts['events precision']).toEqual({ right: 1, of: 1 });
  expect(counts['event dates right']).toEqual({ right: 1, of: 1 });
  expect(counts['events recall, the company’s']).toEqual({ right: 1, of: 1 });
});

test('what is missed, told twice, or told of a trap is listed', () => {
  expect(scoreOf([]).error).toContain('missed fine of company');
  expect(scoreOf([line('2026-05-03'), line('2026-05-03')]).error).toContain('told twice');
  expect(scoreOf([line(null)], { events: [], trap: 'rival' }).error).toContain(
    '[rival] wrong fine',
  );
});

test('gold of another kind is refused', () => {
  expect(() => scoreOf([], { status: 'left' })).toThrow(/events/u);
});
