import { expect, test } from 'vitest';
import { withTestDatabase } from '../../testing/browser-database.ts';
import { JANE } from '../../testing/research-place.ts';
import { createSavedQueues } from '../queues.ts';
import { createRecentProspects } from '../recent-prospects.ts';
import { wipeBrowserData } from './wipe.ts';

test('fault 328: what was being written when the account is wiped goes with it', async () => {
  const database = withTestDatabase();
  const recent = createRecentProspects('uma');
  const queues = createSavedQueues('uma');
  await createRecentProspects('ada').record(JANE, new Date());
  database.hold();
  const written = [
    recent.record(JANE, new Date()),
    queues.write({ rows: [] }),
    queues.write({ rows: [{}] }),
  ];

  const wiped = wipeBrowserData('uma');
  database.release();
  await Promise.all([wiped, ...written]);

  expect(database.kept('queues')).toEqual([]);
  expect(database.kept('prospects')).toHaveLength(1);
});
