import { expect, test } from 'vitest';
import type { ResearchEvent, ResearchResult } from '#engine';
import {
  doneWith,
  JANE,
  resultWith,
  startWith,
  reporting,
  type Research,
} from '../../../testing/research-place.ts';

const UNREAD = resultWith({ id: 'unread', url: 'https://unread.example/' });

/** A run that has found one page more than it read; asked for that, it reports `further`. */
const withOneUnread =
  (further: readonly ResearchEvent[], isEndless = false): Research =>
  (order, signal) =>
    order.more
      ? reporting(further, isEndless)(order, signal)
      : reporting([{ kind: 'unread', results: [UNREAD] }, doneFinding([UNREAD])])(order, signal);

/** The end of a run that leaves these unread. */
function doneFinding(unread: readonly ResearchResult[]): ResearchEvent {
  const done = doneWith([resultWith({ id: 'a' })]);
  return done.kind === 'done' ? { ...done, report: { ...done.report, unread } } : done;
}

test('what is read further joins the report that is kept, and the outcome is reported', async () => {
  const read = { ...UNREAD, content: 'Words', readingMinutes: 1 };
  const { store, state, toasts, runs } = startWith(
    withOneUnread([doneWith([resultWith({ id: 'a' }), read])]),
  );
  await expect.poll(() => state().status).toBe('done');

  store.readMore(['unread']);

  await expect.poll(() => toasts.at(-1)?.title).toBe('Pages Read');
  const after = state();
  expect(after).toMatchObject({ status: 'done', run: { unread: [] } });
  expect('run' in after && after.run.results.map(({ id }) => id)).toEqual(['a', 'unread']);
  await expect.poll(() => state()).not.toHaveProperty('reading');
  expect(toasts.at(-1)?.description).toBe('1 page joined the report');
  expect(await runs.read()).toMatchObject({ run: { results: [{ id: 'a' }, { id: 'unread' }] } });
});

test('reading can be stopped, and a new run takes its place', async () => {
  const { store, state } = startWith(withOneUnread([], true));
  await expect.poll(() => state().status).toBe('done');

  store.readMore(['unread']);
  expect(state()).toMatchObject({ status: 'done', reading: ['unread'] });
  store.stopReading();
  await expect.poll(() => state()).not.toHaveProperty('reading');
  expect(state()).toMatchObject({ run: { unread: [{ id: 'unread' }] } });

  store.readMore(['unread']);
  store.start(JANE);
  await expect.poll(() => state().status).toBe('done');
  expect(state()).not.toHaveProperty('reading');
});
