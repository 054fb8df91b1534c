import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenTestServer, openTestServer } from '../../testing/open-test-server.ts';
import { testAdmin } from '../../testing/start-server.ts';
import { sendRequest, signedInClient } from '../../testing/test-clients.ts';

/** What every object inherits, and what that is made of: nothing of it may change by a request. */
const SHARED = [
  Object.prototype,
  Function.prototype,
  ...Object.values(Object.getOwnPropertyDescriptors(Object.prototype)).map(
    ({ value }): unknown => value,
  ),
].filter(isObject);
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

let server: OpenTestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer({});
  token = (await signedInClient(server, testAdmin)).accessToken;
});
afterAll(() => server[Symbol.asyncDispose]());

test.each(INHERITED)(
  'no filter writes into what is named %s or takes it for an operator',
  async (name) => {
    const before = sharedKeys();
    for (const filter of [
      `${name}=eq.1`,
      `${name}=not.in.(1)`,
      `user_roles.${name}=eq.1`,
      `${name}.order=id`,
      `${name}->>x=eq.1`,
      `%22${name}%22=eq.1`,
      `id=${name}.1`,
      `id=not.${name}`,
      `retention_days=${name}(any).{1}`,
      `select=id,${name}:user_roles(role)&${name}.role=eq.1`,
      `id=eq.1&${name}=eq.2&${name}=eq.3`,
    ]) {
      for (const [method, path] of [
        ['GET', 'profiles'],
        ['DELETE', 'profiles'],
        ['POST', 'rpc/privacy_settings'],
      ] as const) {
        const answer = await send(method, `/rest/v1/${path}?${filter}`);

        expect(answer.status, `${method} ${filter}`).toBe(400);
        expect(sharedKeys(), `${method} ${filter}`).toEqual(before);
      }
    }
  },
);

test.each(INHERITED)('a report can be searched for %s', async (name) => {
  for (const filter of [
    `company=ilike.*${name}*`,
    `or=(prospect_name.ilike.*${name}*,company.eq.${name})`,
  ]) {
    expect((await send('GET', `/rest/v1/reports?select=id&${filter}`)).status).toBe(200);
  }
});

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function sharedKeys(): readonly (readonly PropertyKey[])[] {
  return SHARED.map((value) => Reflect.ownKeys(value));
}

function send(method: string, address: string): Promise<Response> {
  return sendRequest(server, method, address, {
    token,
    ...(method === 'POST' && { body: '{}' }),
  });
}
