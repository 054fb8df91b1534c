import { expect, test, vi } from 'vitest';
import type { Brief, BriefRequest } from '#engine';
import { confirmedPage, MARLOW } from '../../../engine/testing/confirmed-page.ts';
import { sharedBrief } from './shared-brief.ts';
import type { WriteBrief } from './shared-brief.ts';

const BRIEF: Brief = { who: [], whyNow: [], inTheirWords: [], topics: [], openers: [] };

function requestOfNewRun(): BriefRequest {
  return {
    prospect: MARLOW,
    results: [confirmedPage('Tessa Marlow likes tea.')],
    now: new Date('2026-11-20'),
  };
}

/** A writer that never ends by itself, and says whether it was stopped. */
function slowWriter() {
  const signals: AbortSignal[] = [];
  const write: WriteBrief = (_request, signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Stopped.')), { once: true });
    });
  };
  return { write, signals };
}

const never = new AbortController().signal;

test('whoever asks for the brief of the same results gets the one that is written', async () => {
  const request = requestOfNewRun();
  const write = vi.fn<WriteBrief>(() => Promise.resolve(BRIEF));

  const [first, second] = await Promise.all([
    sharedBrief(request, never, write),
    sharedBrief({ ...request }, never, write),
  ]);
  const later = await sharedBrief(request, never, write);

  expect(new Set([first, second, later])).toEqual(new Set([BRIEF]));
  expect(write).toHaveBeenCalledTimes(1);
});

test('other results get a brief of their own', async () => {
  const write = vi.fn<WriteBrief>(() => Promise.resolve(BRIEF));

  await sharedBrief(requestOfNewRun(), never, write);
  await sharedBrief(requestOfNewRun(), never, write);

  expect(write).toHaveBeenCalledTimes(2);
});

test('one who leaves takes it from nobody else; when the last has left the writing stops', async () => {
  const request = requestOfNewRun();
  const { write, signals } = slowWriter();
  const screen = new AbortController();
  const saving = new AbortController();

  const forScreen = sharedBrief(request, screen.signal, write);
  const forSaving = sharedBrief(request, saving.signal, write);
  screen.abort(new Error('The screen is gone.'));
  await expect(forScreen).rejects.toThrow('The screen is gone.');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);

  saving.abort(new Error('Signed out.'));
  await expect(forSaving).rejects.toThrow('Signed out.');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a failure is told to all who asked, and the next one has it tried again', async () => {
  const request = requestOfNewRun();
  const write = vi
    .fn<WriteBrief>()
    .mockRejectedValueOnce(new Error('The worker did not start.'))
    .mockResolvedValueOnce(BRIEF);

  await expect(sharedBrief(request, never, write)).rejects.toThrow('The worker did not start.');
  await expect(sharedBrief(request, never, write)).resolves.toBe(BRIEF);
});
