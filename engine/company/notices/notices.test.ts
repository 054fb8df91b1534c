import { expect, test } from 'vitest';
import type { SimulatedNotice } from '../../../simulators/registers/notices.ts';
import { jsonReply } from '../../../simulators/server/answer.ts';
import { hugeBody, replyWith, slowDrip } from '../../../simulators/server/faults.ts';
import { askSource, factsIn } from '../../testing/ask-source.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { ACME_FILER } from '../../testing/filers.ts';
import { startSourceStage } from '../../testing/source-stage.ts';
import { UNUSABLE_ANSWERS, type UnusableAnswer } from '../../testing/unusable-answers.ts';
import type { KnownCompany } from '../company-source.ts';

const LEGAL: Partial<KnownCompany> = { name: 'Acme Tools, Inc.' };
const BRITISH: Partial<KnownCompany> = { name: 'Acme Tools', domain: 'acmetools.co.uk' };
const publishedOn = '2026-10-09';

test('a document of the Federal Register comes with its kind, its agency, its summary and its day', async () => {
  const summary = 'The Commission has reached an agreement with Acme Tools, Inc. on security.';
  const notice: SimulatedNotice = {
    board: 'federal-register',
    title: 'Acme Tools, Inc.; Analysis of Proposed Consent Order',
    summary,
    publishedOn,
  };

  expect(await factsIn({ notices: [notice] }, { name: 'federal-register', known: LEGAL })).toEqual([
    {
      kind: 'notice',
      text: 'Federal Register publishes ‘Acme Tools, Inc.; Analysis of Proposed Consent Order’ (notice by Federal Trade Commission).',
      quote: summary,
      source: {
        name: 'Federal Register',
        url: 'https://www.federalregister.gov/documents/2026/10000/notice',
      },
      happenedOn: { day: publishedOn, precision: 'day' },
      observedOn: '2026-11-20',
      certainty: 'likely',
    },
  ]);
});

test('a page of GOV.UK comes likewise, and names the domain where it is surely the company', async () => {
  const notice: SimulatedNotice = {
    board: 'gov-uk',
    title: 'Acme Tools / Beta Works merger inquiry',
    summary: 'Write to press@acmetools.co.uk.',
    publishedOn,
    type: 'cma_case',
  };

  expect(await factsIn({ notices: [notice] }, { name: 'gov-uk', known: BRITISH })).toMatchObject([
    {
      text: 'GOV.UK publishes ‘Acme Tools / Beta Works merger inquiry’ (cma case by Competition and Markets Authority).',
      source: { url: 'https://www.gov.uk/government/publications/notice-1' },
      certainty: 'same',
    },
  ]);
});

test.each<readonly [string, Partial<KnownCompany>, number]>([
  ['Order Against Acme Tools, Inc.', LEGAL, 1],
  ['ACME TOOLS INCORPORATED settles', LEGAL, 1],
  ['Agency served acme tools, inc. with an order', LEGAL, 1],
  ['New Acme Tools, Inc.', LEGAL, 0],
  ['Acme Tools, LLC', LEGAL, 0],
  ['Acme Tools and others', LEGAL, 0],
  ['Acme Toolsmiths, Inc.', LEGAL, 0],
  ['Acme Tools fined', BRITISH, 1],
  ['Fine for Acme Tools', BRITISH, 1],
  ['Acme Tools Limited: notice', BRITISH, 1],
  ['Acme Tools Pension Trustees', BRITISH, 0],
  ['Royal Acme Tools fined', BRITISH, 0],
  ['Acme Tools fined', { ...BRITISH, domain: 'acmetools.ie' }, 0],
  ['Acme Tools fined', { ...BRITISH, domain: 'acmetools.example' }, 0],
  ['Acme fined', { name: 'Acme', domain: 'acme.co.uk' }, 0],
  ['Acme Ltd fined', { name: 'Acme Ltd', domain: 'acme.example' }, 0],
])('fault 120: a notice entitled ‘%s’ for %j counts %d times', async (title, known, count) => {
  const notices: readonly SimulatedNotice[] = [{ board: 'gov-uk', title, publishedOn }];

  expect(await factsIn({ notices }, { name: 'gov-uk', known })).toHaveLength(count);
});

test('a company whose legal name only the SEC has is recognised by that, too', async () => {
  const notices: readonly SimulatedNotice[] = [
    { board: 'federal-register', title: 'Order Against Acme Tools, Inc.', publishedOn },
  ];
  const filers = [{ ...ACME_FILER, name: 'ACME TOOLS INC' }];
  const asked = { name: 'federal-register', known: { name: 'Acme Tools' } } as const;

  expect(await factsIn({ notices, filers }, asked)).toHaveLength(1);
  expect(await factsIn({ notices }, asked)).toEqual([]);
});

test('fault 121: notices that are old, undated, of the future or lead elsewhere are left out; the three newest stay', async () => {
  const at = (day: string | undefined, url?: string): SimulatedNotice => ({
    board: 'gov-uk',
    title: `Acme Tools fined ${day ?? 'some day'}`,
    ...(day === undefined ? {} : { publishedOn: day }),
    ...(url === undefined ? {} : { url }),
  });
  const days = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01', '2024-10-01', '2027-01-01'];
  const notices = [
    ...days.map((day) => at(day)),
    at(undefined),
    at('2026-11-01', 'javascript:alert(1)'),
  ];

  const facts = await factsIn({ notices }, { name: 'gov-uk', known: BRITISH });

  expect(facts.map(({ happenedOn }) => happenedOn?.day)).toEqual([
    '2026-06-01',
    '2026-05-01',
    '2026-04-01',
  ]);
});

test('hostile titles stay text in one line, and a company that no notice could be recognised by is not asked about', async () => {
  const title = 'Acme Tools fined\u202E\n<script>alert(1)</script>';
  const summary = `A <b>notice</b>\n${'x'.repeat(700)}`;
  await using world = await startSourceStage({
    notices: [{ board: 'gov-uk', title, summary, publishedOn }],
  });

  const [fact] = await askSource(world, { name: 'gov-uk', known: BRITISH });
  await askSource(world, { name: 'gov-uk', known: { name: 'Acme' } });

  expect(fact).toMatchObject({ quote: '' });
  expect(fact?.text).toMatch(/^GOV\.UK publishes ‘Acme Tools fined <script>alert\(1\)<\/script>’/u);
  expect(world.registers.calls.filter(({ path }) => path.startsWith('/gov-uk'))).toHaveLength(1);
});

const NOTICES: readonly SimulatedNotice[] = (['gov-uk', 'federal-register'] as const).map(
  (board) => ({ board, title: 'Order against Acme Tools, Inc.', publishedOn }),
);

test.each<UnusableAnswer>([
  ['429', replyWith(jsonReply(429, {})), 'rate-limited'],
  ...UNUSABLE_ANSWERS,
  ['another shape', replyWith(jsonReply(200, { results: 7 })), 'unreadable'],
  ['five megabytes', hugeBody(5_000_000), 'unreadable'],
])('fault 121: an authority that answers %s is named', async (_, answer, reason) => {
  await using world = await startSourceStage({ notices: NOTICES });
  world.registers.script(
    { path: '/gov-uk/api/search.json', answer },
    { path: '/federal-register/api/v1/documents.json', answer },
  );

  for (const name of ['gov-uk', 'federal-register'] as const) {
    const failure = await failureOf(askSource(world, { name, known: LEGAL }));
    expect(failure).toMatchObject({ service: name, reason });
  }
});

test('fault 121: answers that drip in are read', async () => {
  await using world = await startSourceStage({ notices: NOTICES });
  world.registers.script({ answer: slowDrip(100, 1) });

  for (const name of ['gov-uk', 'federal-register'] as const) {
    expect(await askSource(world, { name, known: LEGAL })).toHaveLength(1);
  }
});
