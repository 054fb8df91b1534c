import { expect, test } from 'vitest';

import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import type { Brief } from '../../model/brief.ts';
import { briefFor } from './brief-for.ts';
import { evidenceWriter, writeBrief, type BriefWriter } from './brief-writer.ts';

const PAGE = confirmedPage('Quillfeather has disclosed a data breach. Tessa Marlow likes tea.');
const REQUEST = { prospect: MARLOW, results: [PAGE], now: new Date('2026-11-20') };
const NOTHING: Brief = { who: [], whyNow: [], inTheirWords: [], topics: [], openers: [] };

test('the writer that fills templates and the brief are one', async () => {
  const written = await writeBrief(evidenceWriter, REQUEST, new AbortController().signal);

  expect(written).toEqual({ brief: briefFor(MARLOW, [PAGE], REQUEST.now), unproven: [] });
});

test('what a writer makes up is dropped and reported', async () => {
  const line = {
    text: 'She likes tea.',
    quote: 'Tessa Marlow likes tea.',
    resultId: PAGE.id,
    url: PAGE.url,
    date: PAGE.date,
  };
  const lie = { ...line, text: 'She likes coffee.', quote: 'Tessa Marlow likes coffee.' };
  const inventive: BriefWriter = () => Promise.resolve({ ...NOTHING, openers: [line, lie] });

  const written = await writeBrief(inventive, REQUEST, new AbortController().signal);

  expect(written.brief.openers).toEqual([line]);
  expect(written.unproven).toEqual([{ line: lie, reason: 'not on the page' }]);
});

test('an aborted writer rejects', async () => {
  const signal = AbortSignal.abort();

  await expect(async () => writeBrief(evidenceWriter, REQUEST, signal)).rejects.toThrow('aborted');
});
