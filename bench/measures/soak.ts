import { join } from 'node:path';
import { readLastSoak } from '../last-soak.ts';
import type { Measure } from '../measure.ts';

/** Where the figures of the last soak are kept. */
export const LAST_SOAK = join(process.cwd(), 'bench/soak/last.json');

/** What `npm run soak` found when it ran last; nothing is measured here. */
export const soak: Measure = {
  title: 'Soak, as it ran last',
  remark: () => readLastSoak(LAST_SOAK)?.ran ?? '',
  run: () => Promise.resolve(readLastSoak(LAST_SOAK)?.figures ?? null),
};
