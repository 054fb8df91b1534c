import { afterAll, beforeAll, describe } from 'vitest';
import { databaseTargets, type OpenTarget } from '../../testing/database-targets.ts';
import { type OpenTestServer, openTestServer } from '../../testing/open-test-server.ts';
import {
  testSetupRaces,
  testSetupRefusals,
  testSetupTakeover,
} from '../../testing/suites/setup-takeover.ts';
import { testSetup, testSetupLinks } from '../../testing/suites/setup.ts';

describe.each(databaseTargets)('the first account on the $name', ({ isAvailable, open }) => {
  const opened: { target: OpenTarget; server: OpenTestServer }[] = [];
  const server = () => {
    const [first] = opened;
    if (!first) throw new Error('The server is open inside tests only');
    return first.server;
  };

  beforeAll(async () => {
    if (!isAvailable) return;
    const target = await open();
    opened.push({ target, server: await openTestServer(target.options) });
  });
  afterAll(async () => {
    for (const { target, server: one } of opened) {
      await one[Symbol.asyncDispose]();
      await target[Symbol.asyncDispose]();
    }
  });

  describe.skipIf(!isAvailable)('made in the browser', () => {
    testSetup(server);
    testSetupTakeover(server);
    testSetupRaces(server);
    testSetupRefusals(server);
    testSetupLinks(server);
  });
});
