import { expect, test } from 'vitest';
import type { SimulatedFiler } from '../../../simulators/registers/filers.ts';
import { htmlReply, jsonReply } from '../../../simulators/server/answer.ts';
import { hugeBody, redirectTo, replyWith, slowDrip } from '../../../simulators/server/faults.ts';
import { explained } from '../../messages/service-messages.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { createEdgarBlock } from '../../services/edgar/edgar.ts';
import { askSource, factsIn } from '../../testing/ask-source.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { ACME_FILER } from '../../testing/filers.ts';
import { startSourceStage } from '../../testing/source-stage.ts';
import { UNUSABLE_ANSWERS, type UnusableAnswer } from '../../testing/unusable-answers.ts';
import { UNRECORDED, type KnownCompany } from '../company-source.ts';

const EDGAR = { name: 'edgar' } as const;

const factsOn = (filers: readonly SimulatedFiler[], known: Partial<KnownCompany>) =>
  factsIn({ filers }, { ...EDGAR, known });

const RECORDED = { recorded: async () => ({ ...UNRECORDED, tickers: ['ACM'] }) };
const BY_CIK = { recorded: async () => ({ ...UNRECORDED, cik: '0000001234' }) };
const { domain: _domain, ...UNMARKED } = ACME_FILER;

test.each<
  readonly [string, CompanyFact['certainty'] | undefined, SimulatedFiler, Partial<KnownCompany>]
>([
  ['its domain in the markup', 'same', ACME_FILER, { name: 'Acme Corporation' }],
  ['its website', 'same', { ...UNMARKED, website: 'https://www.acme.example' }, {}],
  ['its ticker', 'same', UNMARKED, RECORDED],
  ['its number', 'same', { ...UNMARKED, name: 'HOLDINGS OF ACME' }, BY_CIK],
  [
    'a former name and its ticker',
    'same',
    { ...UNMARKED, name: 'NEWCO INC', formerNames: ['ACME INC'] },
    RECORDED,
  ],
  ['its name alone', undefined, UNMARKED, {}],
  ['a longer name', undefined, { ...ACME_FILER, name: 'ACME TOOLS INC' }, {}],
  ['its beginning', undefined, ACME_FILER, { name: 'Acme Technologies' }],
  [
    'the website of another',
    undefined,
    { ...UNMARKED, website: 'acme-global.example' },
    { name: 'Acme Inc' },
  ],
  [
    'its whole legal name',
    'likely',
    { ...UNMARKED, name: 'ACME TOOLS INCORPORATED' },
    { name: 'Acme Tools, Inc.' },
  ],
  [
    'the same without a domain',
    'likely',
    { ...ACME_FILER, name: 'ACME TOOLS INC' },
    { name: 'Acme Tools, Inc.', domain: '' },
  ],
  [
    'another legal form',
    undefined,
    { ...UNMARKED, name: 'ACME TOOLS LTD' },
    { name: 'Acme Tools Inc.' },
  ],
  [
    'the whole name in another country',
    undefined,
    { ...UNMARKED, name: 'ACME TOOLS INC' },
    { name: 'Acme Tools Inc.', domain: 'acme.ie' },
  ],
])('fault 114: filings of a company with %s are %s', async (_, certainty, filer, known) => {
  const facts = await factsOn([filer], known);

  expect(facts[0]?.certainty).toBe(certainty);
});

test('fault 114: of two companies with the whole legal name neither counts, unless one shows the domain', async () => {
  const known = { name: 'Acme Tools, Inc.' };
  const one = { ...UNMARKED, name: 'ACME TOOLS INC' };
  const other = { ...one, cik: 99, name: 'ACME TOOLS INC /NV/', ticker: 'ACT' };

  expect(await factsOn([one, other], known)).toEqual([]);
  const [fact] = await factsOn([one, { ...other, domain: 'acme.example' }], known);
  expect(fact).toMatchObject({ certainty: 'same' });
  expect(fact?.source.url).toContain('/data/99/');
});

test('fault 115: without an address to write to EDGAR is passed over and named, and nothing is sent', async () => {
  await using world = await startSourceStage({ filers: [ACME_FILER] });

  const failure = await failureOf(askSource(world, { ...EDGAR, registers: { userAgent: null } }));

  expect(failure).toMatchObject({ service: 'edgar', reason: 'not-allowed' });
  expect(failure?.message).toContain('a contact e-mail address — set EDGAR_CONTACT.');
  expect(world.registers.calls).toEqual([]);
});

test.each([403, 429])(
  'fault 116: after a %d EDGAR is left alone for ten minutes, by later runs too',
  async (status) => {
    await using world = await startSourceStage({ filers: [ACME_FILER] });
    world.registers.script({
      path: '/edgar/files/company_tickers.json',
      times: 1,
      answer: replyWith(htmlReply(status, '<h1>Request Rate Threshold Exceeded</h1>')),
    });
    let nowMs = 0;
    const block = createEdgarBlock(() => new Date(nowMs));
    const asked = () => askSource(world, { ...EDGAR, registers: { block } });

    const first = await failureOf(asked());
    nowMs = 599_000;
    const second = await failureOf(asked());
    const calls = world.registers.calls.length;
    nowMs = 600_000;

    expect(first && explained(first)).toBe(
      'SEC EDGAR refused the requests from this internet address. SEC EDGAR: too many requests — try again in 10 minutes.',
    );
    expect(second).toMatchObject({ reason: 'rate-limited', retryAfterMs: 1000, status: null });
    expect(calls).toBe(1);
    expect(await asked()).toHaveLength(1);
  },
);

test.each<UnusableAnswer>([
  ...UNUSABLE_ANSWERS,
  ['another shape', replyWith(jsonReply(200, { '0': { cik_str: 'x' } })), 'unreadable'],
  ['nine megabytes', hugeBody(9_000_000), 'unreadable'],
])('fault 117: EDGAR that answers %s is named', async (_, answer, reason) => {
  await using world = await startSourceStage({ filers: [ACME_FILER] });
  world.registers.script({ answer });

  const failure = await failureOf(askSource(world, EDGAR));

  expect(failure).toMatchObject({ service: 'edgar', reason });
});

const UNREAD = { quote: '', certainty: 'same' };
const isDocument = ({ path }: { readonly path: string }): boolean => path.includes('/Archives/');

test('fault 117: answers of five megabytes and those that drip in are read, documents of five are not; what fails costs its own lines alone', async () => {
  await using world = await startSourceStage({ filers: [ACME_FILER] });
  const { registers } = world;
  registers.script(
    { path: '/edgar/files/company_tickers.json', answer: hugeBody(5_000_000) },
    { path: '/edgar/submissions/CIK0000001234.json', answer: slowDrip(200, 1) },
    { path: '/edgar/LATEST/search-index', answer: replyWith(jsonReply(500, {})) },
  );
  expect(await askSource(world, EDGAR)).toHaveLength(1);

  registers.script({ when: isDocument, answer: redirectTo('https://elsewhere.example/') });
  expect(await askSource(world, { ...EDGAR, known: RECORDED })).toMatchObject([UNREAD]);
  registers.reset();
  registers.script({ when: isDocument, answer: hugeBody(5_000_000) });
  expect(await askSource(world, { ...EDGAR, known: RECORDED })).toMatchObject([UNREAD]);
});
