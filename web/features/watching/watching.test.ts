import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { localArea, type StorageArea } from '../../storage/account-storage.ts';
import { createWatches, type Watches } from '../../storage/watches.ts';
import { JANE } from '../../testing/research-place.ts';
import { openWatching, watchFrom, type WatchOutcome, type WatchWork } from './watching.ts';

const MAX = { ...JANE, name: 'Max Marlow' };
const KEY = 'jane doe|acme';
const RESEARCHED_AT = '2026-11-20T09:00:00.000Z';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const NOTHING_NEW: WatchOutcome = { isAsked: true, trouble: '', news: null };
const NEWS = { reportId: 'r1', pages: 2, events: 1, titles: ['Acme was fined'] };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(RESEARCHED_AT) });
  onTestFinished(() => void vi.useRealTimers());
});

/** Watching with a scripted research; `asked` are the names, in order, with the hour after the report. */
function watchingWith(
  ask: WatchWork['ask'],
  part: Partial<WatchWork> = {},
  area = localArea,
): {
  readonly watches: Watches;
  readonly asked: readonly string[];
  readonly leave: () => void;
  readonly stirBusy: () => void;
} {
  const watches = createWatches('uma', area);
  const asked: string[] = [];
  let stirBusy = (): void => undefined;
  const leave = openWatching(watches, {
    async ask(prospect, signal) {
      const hours = (Date.now() - Date.parse(RESEARCHED_AT)) / HOUR_MS;
      asked.push(`${prospect.name} ${Math.floor(hours)}`);
      return ask(prospect, signal);
    },
    isBusy: async () => false,
    watchBusy(onChange) {
      stirBusy = onChange;
      return () => undefined;
    },
    async onlyHere(act) {
      await act();
      return true;
    },
    isOnline: () => true,
    now: () => new Date(),
    ...part,
  });
  onTestFinished(leave);
  return { watches, asked, leave, stirBusy: () => stirBusy() };
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

test('everybody who is watched is asked about once a day, one after another, and what is new stays until it is seen', async () => {
  let count = 0;
  const { watches, asked } = watchingWith(async () => {
    count += 1;
    return count === 1 ? { ...NOTHING_NEW, news: NEWS } : NOTHING_NEW;
  });
  watches.add(watchFrom(JANE, RESEARCHED_AT, new Date()));
  watches.add(watchFrom(MAX, '2026-11-20T10:00:00.000Z', new Date()));

  await vi.advanceTimersByTimeAsync(DAY_MS - HOUR_MS);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(DAY_MS + 3 * HOUR_MS);

  expect(asked).toEqual(['Jane Doe 24', 'Max Marlow 25', 'Jane Doe 48', 'Max Marlow 49']);
  const [jane] = watches.read();
  expect(jane?.news).toMatchObject([{ ...NEWS, isSeen: false }]);
  expect(jane?.lastAt).toMatch(/^2026-11-22T09:0/);
});

test('fault 206: watching gives way to the user’s own research, loses nothing by it, and goes on afterwards', async () => {
  let isBusy = true;
  const { watches, asked, stirBusy } = watchingWith(
    async (_prospect, signal) => (asked.length === 1 ? untilAborted(signal) : NOTHING_NEW),
    { isBusy: async () => isBusy },
  );
  watches.add(watchFrom(JANE, '2026-11-01T09:00:00.000Z', new Date()));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(asked).toEqual([]);

  isBusy = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['Jane Doe 1']);
  isBusy = true;
  stirBusy();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(watches.read()).toMatchObject([{ lastAt: null, trouble: '' }]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(60_000);

  expect(asked).toEqual(['Jane Doe 1', 'Jane Doe 3']);
});

test('what could not be asked says why and is tried again within hours, not in a loop', async () => {
  const { watches, asked } = watchingWith(async () => ({
    isAsked: false,
    trouble: 'The server could not be reached.',
    news: null,
  }));
  watches.add(watchFrom(JANE, '2026-11-01T09:00:00.000Z', new Date()));

  await vi.advanceTimersByTimeAsync(2 * HOUR_MS + 90_000);

  expect(asked).toEqual(['Jane Doe 0', 'Jane Doe 1', 'Jane Doe 2']);
  expect(watches.read()[0]?.trouble).toBe('The server could not be reached.');
});

test('where the browser refuses to note it, offline, and while another page asks, nobody is asked about', async () => {
  const kept = createWatches('uma', localArea);
  kept.add(watchFrom(JANE, '2026-11-01T09:00:00.000Z', new Date()));
  const text = localStorage.getItem('legwork.watches.uma');
  const fullArea: StorageArea = () => ({
    length: 1,
    key: () => 'legwork.watches.uma',
    getItem: () => text,
    setItem() {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
    removeItem: () => undefined,
    clear: () => undefined,
  });
  const full = watchingWith(async () => NOTHING_NEW, {}, fullArea);
  const offline = watchingWith(async () => NOTHING_NEW, { isOnline: () => false });
  const beside = watchingWith(async () => NOTHING_NEW, { onlyHere: async () => false });
  await vi.advanceTimersByTimeAsync(HOUR_MS);

  expect([...full.asked, ...offline.asked, ...beside.asked]).toEqual([]);
});

test('who is not watched any more is not asked about further, and a page that is left writes nothing down', async () => {
  const reasons: string[] = [];
  const { watches, leave } = watchingWith(async ({ name }, signal) => {
    await untilAborted(signal).catch(() => reasons.push(name));
    return NOTHING_NEW;
  });
  watches.add(watchFrom(JANE, '2026-11-01T09:00:00.000Z', new Date()));
  await vi.advanceTimersByTimeAsync(0);
  watches.change(KEY, () => null);
  await vi.advanceTimersByTimeAsync(0);
  expect(reasons).toEqual(['Jane Doe']);

  watches.add(watchFrom(MAX, '2026-11-01T09:00:00.000Z', new Date()));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  leave();
  localStorage.clear();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(reasons).toEqual(['Jane Doe', 'Max Marlow']);
  expect(localStorage.length).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"prospect":{}}'],
  ['entries that are none', '[1,{"prospect":{"name":"x"}}]'],
])('an entry that holds %s watches nobody', (_what, text) => {
  localStorage.setItem('legwork.watches.uma', text);

  expect(createWatches('uma', localArea).read()).toEqual([]);
});
