import { array, assert, asyncProperty, constantFrom, oneof } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenTestServer, openTestServer } from '../../testing/open-test-server.ts';
import { testAdmin } from '../../testing/start-server.ts';
import { sendRequest, signedInClient } from '../../testing/test-clients.ts';

let server: OpenTestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
  token = (await signedInClient(server, testAdmin)).accessToken;
});
afterAll(() => server[Symbol.asyncDispose]());

const RESOURCES = [
  ['GET', 'profiles'],
  ['HEAD', 'reports'],
  ['POST', 'rpc/privacy_settings'],
] as const;

test.each([
  'select="',
  'select=id,"email',
  'select=user_roles("role)',
  'select="!inner...::"',
  'order="id',
  'user_roles.order="role',
  '"id=eq.1',
  '"id->>x=eq.1',
])('a column in a quotation that is odd or never ends is refused: %s', async (query) => {
  for (const [method, path] of RESOURCES) {
    const answer = await ask(method, path, query);

    expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    expect(answer.status, `${method} ${path}`).toBeLessThan(500);
  }
});

test.each(['"', '5" disk', '"quoted"', '\\"', '(', ')', '"(', '%"', "O'Brien"])(
  'a report can be searched for %s',
  async (text) => {
    const answer = await ask('GET', 'reports', `select=id&company=ilike.*${text}*`);

    expect(answer.status).toBe(200);
  },
);

test('no quoting and no bracket anywhere in a query makes the server fail', async () => {
  const part = constantFrom(
    ...['"', '"', '(', ')', '{', '}', '[', ']', "'", '\\', ',', '.', ':', '::', '->', '->>', '*'],
    ...['id', 'email', 'eq', 'in', 'not', 'and', 'or', 'user_roles', 'role', 'asc', '!inner', ' '],
  );
  const text = array(part, { maxLength: 7 }).map((parts) => parts.join(''));
  const start = constantFrom(
    '',
    '"',
    'id,"',
    'eq.',
    'in.("',
    '(id.eq."',
    'user_roles("',
    'not.and(',
  );
  const named = constantFrom('select', 'order', 'or', 'and', 'not.or', 'id', 'user_roles.order');
  const name = oneof({ weight: 4, arbitrary: named }, text);

  await assert(
    asyncProperty(
      constantFrom(...RESOURCES),
      name,
      start,
      text,
      async ([method, path], field, head, tail) => {
        const answer = await ask(method, path, `${field}=${head}${tail}`);
        await answer.text();

        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 200 },
  );
});

test('after all that the server has logged nothing', () => {
  expect(server.logged).toEqual([]);
});

/** Asks with a query of one or more `name=value`, encoded as a client would. */
function ask(method: string, path: string, query: string): Promise<Response> {
  const parameters = query
    .split('&')
    .map((pair) => pair.split('=', 2).map(encodeURIComponent).join('='));
  return sendRequest(server, method, `/rest/v1/${path}?${parameters.join('&')}`, {
    token,
    ...(method === 'POST' && { body: '{}' }),
  });
}
