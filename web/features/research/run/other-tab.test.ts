import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ResearchRun } from '../../../research-run.ts';
import { runLockOf } from '../../../storage/tab-lock.ts';
import { createMemoryRuns, JANE, openWith, reporting } from '../../../testing/research-place.ts';

const RUN: ResearchRun = {
  prospect: JANE,
  stage: 'searching',
  researchedAt: null,
  startedAtMs: 0,
  stageEnteredAtMs: 0,
  lastEventAtMs: 0,
  calls: [],
  results: [],
  unread: [],
  failures: [],
  rejected: [],
  foundBy: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that is opened while another one makes a run, until the test closes that. */
async function openBesides() {
  let isHeld = true;
  const query = async () => ({ held: isHeld ? [{ name: runLockOf('uma') }] : [] });
  vi.stubGlobal('navigator', { onLine: true, locks: { query, request: async () => undefined } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const runs = createMemoryRuns();
  await runs.write({ status: 'running', run: RUN });
  const place = openWith(reporting([], true), { runs });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(place.state().status).toBe('idle');
  return { ...place, close: () => void (isHeld = false) };
}

const aWhile = () => vi.advanceTimersByTimeAsync(5000);

test('fault 332: a run whose tab is closed can be continued in the other one', async () => {
  const { state, close } = await openBesides();
  close();
  await aWhile();
  expect(state().status).toBe('interrupted');
});

test('fault 332: a run that ends in its own tab, or is saved late there, does not come up in the other one', async () => {
  const { state, runs, close } = await openBesides();
  close();
  await vi.advanceTimersByTimeAsync(900);
  await runs.write({ status: 'done', run: RUN });
  await aWhile();
  expect(state().status).toBe('idle');
});

test('fault 332: nothing takes the place of a run that was started here meanwhile', async () => {
  const { store, state, close } = await openBesides();
  store.start({ ...JANE, name: 'Max Marlow' });
  await vi.advanceTimersByTimeAsync(200);
  close();
  await aWhile();
  const now = state();
  expect(now.status === 'running' && now.run.prospect.name).toBe('Max Marlow');
});

test('fault 332: a page that is left asks no longer', async () => {
  const { leave, close } = await openBesides();
  leave();
  close();
  await aWhile();
  expect(vi.getTimerCount()).toBe(0);
});
