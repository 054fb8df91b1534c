import { expect, test } from 'vitest';
import { soakWatch } from './testing/watch-soak.ts';

/** `WATCH_SOAK_ROUNDS=200 npx vitest run cli/watch-soak.test.ts` is the whole soak. */
const rounds = Number(process.env['WATCH_SOAK_ROUNDS'] ?? '12');
const seed = Number(process.env['WATCH_SOAK_SEED'] ?? '1');
/** Only ends what hangs. */
const SECONDS_PER_ROUND = 60;
/** By then everything has been loaded and compiled. */
const WARM_ROUNDS = 20;
const GROWTH_MAX = 1.2;

test(
  'watching through faults and cancelled rounds reports everything once and loses nothing',
  { timeout: rounds * SECONDS_PER_ROUND * 1000 },
  async () => {
    const { reported, lost, faults, cancelled, heapMb } = await soakWatch(rounds, seed);

    const [warm, last] = [heapMb[WARM_ROUNDS], heapMb.at(-1)];
    if (rounds > WARM_ROUNDS) {
      process.stderr.write(
        `${rounds} rounds, seed ${seed}: ${faults} faults, ${cancelled} cancelled, ${reported.length} pages reported, heap ${warm?.toFixed(1)} MB when warm, ${last?.toFixed(1)} MB at the end\n`,
      );
      expect(last).toBeLessThan((warm ?? 0) * GROWTH_MAX);
    }
    expect(faults).toBeGreaterThan(0);
    expect(reported.length).toBeGreaterThan(2);
    expect(reported.filter((url, index) => reported.indexOf(url) !== index)).toEqual([]);
    expect(lost).toEqual([]);
  },
);
