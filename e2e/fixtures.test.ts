import { targetOf } from '../server/testing/start-server.ts';
import { restClient } from '../server/testing/test-clients.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'serial' });

type Rest = ReturnType<typeof restClient>;

/** What the page of the first test speaks to the server with. */
let earlier: Rest | null = null;

/** Saves a report as a page does, and answers the status. */
async function save(rest: Rest | null): Promise<number | undefined> {
  const answer = await rest?.rpc('save_report', {
    prospect_key: 'ingrid solberg|nordvik bank',
    prospect_name: 'Ingrid Solberg',
    company: 'Nordvik Bank',
    researched_at: '2026-11-20T09:30:00.000Z',
    insight_count: 0,
    document: '{}',
  });
  return answer?.status;
}

test('the page of a test can save a report', async ({ adminState, server }) => {
  const [session] = adminState.origins[0]?.localStorage ?? [];
  const [, token = ''] = /"access_token":"([^"]+)"/.exec(session?.value ?? '') ?? [];
  earlier = restClient(await targetOf(server.url), token);

  expect(await save(earlier)).toBe(200);
});

test('a report that the test before was still saving does not come into the library of this one', async ({
  office,
}) => {
  expect(await save(earlier)).toBe(403);
  expect(await save(office.rest)).toBe(200);
});
