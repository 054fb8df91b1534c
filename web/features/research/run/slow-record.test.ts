import { expect, test } from 'vitest';
import { JANE, openWith, reporting } from '../../../testing/research-place.ts';

test('fault 303: a run is cancelled at once while its research is still being recorded, and what comes of that later is not the next run’s', async () => {
  const recorded: ((isAdmitted: boolean) => void)[] = [];
  const { store, state, runs } = openWith(reporting([], true), {
    preflight: () => new Promise((resolve) => recorded.push(resolve)),
  });
  store.start(JANE);
  await expect.poll(() => recorded).toHaveLength(1);

  store.cancel();
  await expect.poll(() => state().status).toBe('cancelled');

  store.start(JANE);
  await expect.poll(() => recorded).toHaveLength(2);
  recorded[0]?.(true);
  store.cancel();
  await expect.poll(() => state().status).toBe('cancelled');
  expect(runs.steps).not.toContain('saved cancelled');
});
