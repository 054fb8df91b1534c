import { expect, test, vi } from 'vitest';
import { EMPTY_BRIEF, type BriefRequest } from '#engine';
import { ABOUT_QUILLFEATHER } from '../../../engine/testing/company-facts.ts';
import { confirmedPage, MARLOW } from '../../../engine/testing/confirmed-page.ts';
import type { Read, ReportInsights } from './reading-messages.ts';
import { sharedReading } from './shared-reading.ts';

const READING: ReportInsights = {
  brief: EMPTY_BRIEF,
  highlights: new Map(),
};

function requestOfNewRun(): BriefRequest {
  return {
    prospect: MARLOW,
    results: [confirmedPage('Tessa Marlow likes tea.')],
    now: new Date('2026-11-20'),
  };
}

/** A reader that never ends by itself, and says whether it was stopped. */
function slowReader() {
  const signals: AbortSignal[] = [];
  const read: Read = (_request, signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Stopped.')), { once: true });
    });
  };
  return { read, signals };
}

const never = new AbortController().signal;

test('whoever asks for the brief of the same results gets the one that is written', async () => {
  const request = requestOfNewRun();
  const read = vi.fn<Read>(() => Promise.resolve(READING));

  const [first, second] = await Promise.all([
    sharedReading(request, never, read),
    sharedReading({ ...request }, never, read),
  ]);
  const later = await sharedReading(request, never, read);

  expect(new Set([first, second, later])).toEqual(new Set([READING]));
  expect(read).toHaveBeenCalledTimes(1);
});

test('other results are read for themselves', async () => {
  const read = vi.fn<Read>(() => Promise.resolve(READING));

  await sharedReading(requestOfNewRun(), never, read);
  await sharedReading(requestOfNewRun(), never, read);

  expect(read).toHaveBeenCalledTimes(2);
});

test('the same results are read again when more is known of the company, once for all who ask', async () => {
  const request = requestOfNewRun();
  const known = { ...request, aboutCompany: ABOUT_QUILLFEATHER };
  const read = vi.fn<Read>(() => Promise.resolve(READING));

  await sharedReading(request, never, read);
  await sharedReading(known, never, read);
  await sharedReading({ ...known }, never, read);

  expect(read.mock.calls.map(([asked]) => asked.aboutCompany)).toEqual([
    undefined,
    ABOUT_QUILLFEATHER,
  ]);
});

test('one who leaves takes it from nobody else; when the last has left the reading stops', async () => {
  const request = requestOfNewRun();
  const { read, signals } = slowReader();
  const screen = new AbortController();
  const saving = new AbortController();

  const forScreen = sharedReading(request, screen.signal, read);
  const forSaving = sharedReading(request, saving.signal, read);
  screen.abort(new Error('The screen is gone.'));
  await expect(forScreen).rejects.toThrow('The screen is gone.');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);

  saving.abort(new Error('Signed out.'));
  await expect(forSaving).rejects.toThrow('Signed out.');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a failure is reported to all who asked, and the next one has it tried again', async () => {
  const request = requestOfNewRun();
  const read = vi
    .fn<Read>()
    .mockRejectedValueOnce(new Error('The worker did not start.'))
    .mockResolvedValueOnce(READING);

  await expect(sharedReading(request, never, read)).rejects.toThrow('The worker did not start.');
  await expect(sharedReading(request, never, read)).resolves.toBe(READING);
});

/** A worker that has read at once and keeps what it was asked. */
class ReadyWorker extends EventTarget {
  static readonly asked: BriefRequest[] = [];

  postMessage(request: BriefRequest): void {
    ReadyWorker.asked.push(request);
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'read', ...READING } }));
  }

  terminate(): void {
    ReadyWorker.asked.length = 0;
  }
}

test('the brief is written from pages that are not confirmed too, as on the command line', async () => {
  vi.stubGlobal('Worker', ReadyWorker);
  const request = requestOfNewRun();
  const doubted = confirmedPage('She has left.', { id: 'doubted', verdict: 'possible' });
  const results = [...request.results, doubted];

  await sharedReading({ ...request, results }, never);

  expect(ReadyWorker.asked.map((asked) => asked.results)).toEqual([results]);
});
