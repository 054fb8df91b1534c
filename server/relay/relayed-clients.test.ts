import { expect, test } from 'vitest';
import { askSource } from '../../engine/testing/ask-source.ts';
import { ACME_FILER } from '../../engine/testing/filers.ts';
import { startSourceStage } from '../../engine/testing/source-stage.ts';
import { readSettings } from '../settings.ts';
import { openTestServer } from '../testing/open-test-server.ts';
import { testAdmin } from '../testing/start-server.ts';
import { signedInClient } from '../testing/test-clients.ts';
import { tablesOf } from './open-relay.ts';
import { createRelay } from './relay.ts';
import { relayedReach } from './relayed-sources.ts';

const ROOT = 'http://legwork.example/relay';
const NAMES = ['recruitee', 'edgar', 'gleif', 'federal-register', 'gov-uk'] as const;
const COMPANY = { name: 'Acme Tools, Inc.', domain: 'acme.example' };
const PARENT = '5299000ACMEHOLDING02';
const SUMMARY = 'What Acme Tools, Inc. has to do. Write to press@acme.example.';

const WORLD = {
  boards: {
    'recruitee acme': {
      company: 'Acme Tools',
      postings: [
        {
          title: 'Privacy Manager',
          publishedAt: '2026-11-02T09:00:00Z',
          description: 'Write to jobs@acme.example.',
        },
      ],
    },
  },
  filers: [
    {
      ...ACME_FILER,
      name: 'ACME TOOLS, INC.',
      filings: [
        ...ACME_FILER.filings,
        { form: '4', filedOn: '2026-10-01', people: ['Okafor Ada N.'] },
      ],
    },
  ],
  entities: [
    {
      lei: '5299000ACMETOOLSIN01',
      legalName: 'ACME TOOLS, INC.',
      country: 'US',
      directParent: PARENT,
    },
    { lei: PARENT, legalName: 'ACME HOLDINGS, INC.', country: 'US' },
  ],
  notices: (['federal-register', 'gov-uk'] as const).map((board) => ({
    board,
    title: 'Acme Tools, Inc.; Consent Order',
    summary: SUMMARY,
    publishedOn: '2026-10-09',
  })),
};

test('every source says the same through the relay as it says itself, and is asked the same', async () => {
  await using world = await startSourceStage(WORLD);
  await using server = await openTestServer();
  const { accessToken } = await signedInClient(server, testAdmin);
  const { jobBoards, registers, options } = world;
  const settings = readSettings({
    SOURCES: 'on',
    RECRUITEE_URL: `${jobBoards.baseUrl}/recruitee`,
    EDGAR_URL: `${registers.baseUrl}/edgar`,
    EDGAR_CONTACT: 'tests@legwork.example',
    GLEIF_URL: `${registers.baseUrl}/gleif`,
    FEDERAL_REGISTER_URL: `${registers.baseUrl}/federal-register`,
    GOV_UK_URL: `${registers.baseUrl}/gov-uk`,
  });
  const relay = createRelay({
    tables: tablesOf(server.backend),
    reached: relayedReach(settings),
    log: { say: () => undefined, warn: () => undefined },
  });
  const throughRelay: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('authorization', `Bearer ${accessToken}`);
    return relay(request, '127.0.0.1');
  };
  const urls = Object.fromEntries(NAMES.map((name) => [name, `${ROOT}/${name}`]));
  const { userAgent: _ours, ...registerOptions } = options.registers;
  const relayed = {
    ...options,
    fetch: throughRelay,
    boardUrls: urls,
    registers: { ...registerOptions, urls },
  };

  const askedOf = async (name: (typeof NAMES)[number], how: typeof options | typeof relayed) => {
    for (const simulator of [jobBoards, registers]) simulator.reset();
    const facts = await askSource({ options: how }, { name, known: COMPANY });
    const calls = [...jobBoards.calls, ...registers.calls];
    if (how === relayed) {
      const strangers = calls.filter(({ headers }) => headers['user-agent'] === 'node');
      expect(strangers).toEqual([]);
    }
    const questions = calls.map(({ path, query }) => `${path} ${JSON.stringify(query)}`);
    return { facts, questions: questions.toSorted() };
  };
  for (const name of NAMES) {
    const itself = await askedOf(name, options);

    expect(itself.facts, `facts of ${name}`).not.toEqual([]);
    expect(await askedOf(name, relayed), `facts of ${name}`).toEqual(itself);
  }
});
