import { expect, test } from 'vitest';
import type { SimulatedBoards, SimulatedPosting } from '../../../simulators/job-boards/boards.ts';
import { jsonReply } from '../../../simulators/server/answer.ts';
import { changed, hugeBody, replyWith, slowDrip } from '../../../simulators/server/faults.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { JOB_BOARD_VENDORS } from '../../services/job-boards/vendors.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { knownCompany, SOURCE_CALL, startSourceStage } from '../../testing/source-stage.ts';
import { UNUSABLE_ANSWERS, type UnusableAnswer } from '../../testing/unusable-answers.ts';
import type { KnownCompany } from '../company-source.ts';
import { createCompanySources } from '../company-sources.ts';
import { boardLinksIn } from './board-links.ts';

const NAMES = JOB_BOARD_VENDORS.map(({ name }) => name);

const POST: SimulatedPosting = {
  title: 'Head of Compliance',
  publishedAt: '2026-11-02T09:38:27-04:00',
  place: 'Leeds',
  description:
    '<h2>The role</h2><p>You know DORA &amp; ISO 27001. You like tea.</p><p>Apply: jobs@acme.example.</p>',
};

/** What the boards of one vendor say about the company. */
async function vacanciesOn(
  name: string,
  boards: SimulatedBoards,
  company: Partial<KnownCompany> = {},
): Promise<readonly CompanyFact[]> {
  await using world = await startSourceStage({ boards });
  const source = createCompanySources(world.options).find((one) => one.name === name);
  return (await source?.ask(knownCompany(company), SOURCE_CALL)) ?? [];
}

test.each(NAMES)(
  'a vacancy on a board of %s comes with place, day, address and words',
  async (name) => {
    const boards = { [`${name} acme`]: { company: 'Acme, Inc.', postings: [POST] } };

    const [fact, ...others] = await vacanciesOn(name, boards);

    expect(others).toEqual([]);
    expect(fact).toMatchObject({
      kind: 'vacancy',
      text: 'Acme advertises a post: Head of Compliance (Leeds).',
      quote: 'You know DORA & ISO 27001.',
      happenedOn: { day: '2026-11-02', precision: 'day' },
      observedOn: '2026-11-20',
      certainty: 'same',
    });
    expect(fact?.source.url).toMatch(/^https:\/\//u);
  },
);

const named = (postings: readonly SimulatedPosting[], company = 'Acme') => ({
  'smartrecruiters acme': { company, postings },
});

const NO_TEXT: SimulatedPosting = { ...POST, description: '' };
const LINKED: Partial<KnownCompany> = { boards: [{ source: 'smartrecruiters', slug: 'acme' }] };
const BRITISH: Partial<KnownCompany> = { domain: 'acme.co.uk' };

/** What a board shows of the company: a posting, the name it states, and what else is known. */
type Shown = {
  readonly posting?: SimulatedPosting;
  readonly name?: string;
  readonly known?: Partial<KnownCompany>;
};

test.each<readonly [string, CompanyFact['certainty'] | undefined, Shown]>([
  ['its name and its domain', 'same', {}],
  ['its name alone', undefined, { posting: NO_TEXT }],
  ['its domain and another name', undefined, { name: 'Acme Tools' }],
  [
    'its domain and an alias',
    'same',
    { name: 'ACME', known: { name: 'Acme Tools', otherNames: ['Acme'] } },
  ],
  [
    'a domain with a hyphen',
    'same',
    {
      posting: { ...POST, description: 'x@acme-tools.example' },
      known: { domain: 'acme-tools.example' },
    },
  ],
  ['a longer domain', undefined, { posting: { ...POST, description: 'x@acme.example.org' } }],
  ['a like domain', undefined, { posting: { ...POST, description: 'x@my-acme.example' } }],
  ['its name in its country', 'likely', { posting: { ...NO_TEXT, country: 'GB' }, known: BRITISH }],
  ['its name elsewhere', undefined, { posting: { ...NO_TEXT, country: 'NO' }, known: BRITISH }],
  ['a link from a page of its own', 'same', { posting: NO_TEXT, known: LINKED }],
  ['such a link and another name', undefined, { name: 'Acme Group', known: LINKED }],
])('fault 111: a board that shows %s is %s', async (_, certainty, shown) => {
  const { posting = POST, name = 'Acme', known = {} } = shown;

  const facts = await vacanciesOn('smartrecruiters', named([posting], name), known);

  expect(facts[0]?.certainty).toBe(certainty);
});

test('guesses are the name squashed, the name with hyphens and the domain', async () => {
  for (const slug of ['acmetools', 'acme-tools', 'acme']) {
    const boards = { [`lever ${slug}`]: { company: '', postings: [POST] } };
    expect(await vacanciesOn('lever', boards, { name: 'Acme Tools Ltd.' })).toHaveLength(1);
  }
});

test('fault 112: posts of another field, drafts, old ones, ones of the future and unsafe addresses are left out', async () => {
  const postings: readonly SimulatedPosting[] = [
    { ...POST, title: 'Barista' },
    { ...POST, title: 'Compliance Draft', isDraft: true },
    { ...POST, title: 'Compliance Old', publishedAt: '2026-05-01T00:00:00Z' },
    { ...POST, title: 'Compliance Future', publishedAt: '2027-01-01T00:00:00Z' },
    { ...POST, title: 'Compliance Unsafe', url: 'javascript:alert(1)' },
  ];

  expect(await vacanciesOn('ashby', { 'ashby acme': { company: '', postings } })).toEqual([]);
});

test('the five most informative come first: leaders, then the newest, and undated ones last', async () => {
  const at = (title: string, publishedAt: string | null): SimulatedPosting => {
    const { publishedAt: _own, ...post } = { ...POST, title };
    return publishedAt === null ? post : { ...post, publishedAt };
  };
  const postings = [
    at('Undated Head of Risk', null),
    at('AML Analyst', '2026-11-01T00:00:00Z'),
    at('KYC Analyst', '2026-11-05T00:00:00Z'),
    at('Head of Privacy', '2026-08-01T00:00:00Z'),
    at('Internal Auditor', '2026-09-01T00:00:00Z'),
    at('GRC Analyst', '2026-10-01T00:00:00Z'),
  ];

  const facts = await vacanciesOn('recruitee', { 'recruitee acme': { company: 'Acme', postings } });

  expect(facts.map(({ text }) => text.replace(/.*: (.*) \(Leeds\)\./u, '$1'))).toEqual([
    'Head of Privacy',
    'KYC Analyst',
    'AML Analyst',
    'GRC Analyst',
    'Internal Auditor',
  ]);
});

test('hostile words stay text, without control characters and within bounds', async () => {
  const title = `Compliance <img src=x onerror=alert(1)>\u202E\n${'x'.repeat(500)}`;
  const description = `<script>alert(1)</script><p>GDPR <b>& <i>more</p>acme.example`;
  const boards = {
    'workable acme': { company: 'Acme', postings: [{ ...POST, title, description }] },
  };

  const [fact] = await vacanciesOn('workable', boards);

  expect(fact?.text).toMatch(
    /^Acme advertises a post: Compliance <img src=x onerror=alert\(1\)> x+ \(Leeds\)\.$/u,
  );
  expect(fact?.text.length).toBeLessThan(200);
  expect(fact?.quote).toBe('GDPR & more');
});

test('a description that cannot be had costs its quote alone', async () => {
  await using world = await startSourceStage({ boards: named([{ ...POST, country: 'GB' }]) });
  world.jobBoards.script({
    path: '/smartrecruiters/v1/companies/acme/postings/1',
    answer: replyWith(jsonReply(500, {})),
  });
  const source = createCompanySources(world.options).find(({ name }) => name === 'smartrecruiters');

  const facts = await source?.ask(knownCompany({ domain: 'acme.co.uk' }), SOURCE_CALL);

  expect(facts).toMatchObject([{ quote: '', certainty: 'likely' }]);
});

test.each<UnusableAnswer>([
  ['429', replyWith(jsonReply(429, {})), 'rate-limited'],
  [
    '429 without CORS headers',
    changed((reply) => ({ ...reply, status: 429, hasCors: false })),
    'rate-limited',
  ],
  ...UNUSABLE_ANSWERS,
  ['another shape', replyWith(jsonReply(200, { jobs: 7 })), 'unreadable'],
  ['nine megabytes', hugeBody(9_000_000), 'unreadable'],
])('fault 113: a board that answers %s is named', async (_, answer, reason) => {
  const boards = { 'greenhouse acme': { company: 'Acme', postings: [POST] } };
  await using world = await startSourceStage({ boards });
  world.jobBoards.script({ answer });
  const [, source] = createCompanySources(world.options);

  const failure = await failureOf(source?.ask(knownCompany(), SOURCE_CALL) ?? Promise.resolve());

  expect(failure).toMatchObject({ service: 'greenhouse', reason });
});

test('a board of five megabytes, and one that drips in, are read', async () => {
  const boards = { 'greenhouse acme': { company: 'Acme', postings: [POST] } };
  await using world = await startSourceStage({ boards });
  world.jobBoards.script(
    { times: 1, answer: hugeBody(5_000_000) },
    { times: 1, answer: slowDrip(200, 1) },
  );
  const [, source] = createCompanySources(world.options);

  for (let round = 0; round < 2; round += 1) {
    expect(await source?.ask(knownCompany(), SOURCE_CALL)).toHaveLength(1);
  }
});

test('no board is no fault, and never more than three requests to one vendor or eight in all are under way', async () => {
  await using world = await startSourceStage();
  const sources = createCompanySources(world.options);

  const facts = await Promise.all(
    sources.map((source) => source.ask(knownCompany({ name: 'Acme Tools' }), SOURCE_CALL)),
  );

  expect(facts.flat()).toEqual([]);
  const { calls } = world.jobBoards;
  expect(calls).toHaveLength(NAMES.length * 3);
  expect(
    Math.max(...[...calls, ...world.dns.calls].map(({ concurrent }) => concurrent)),
  ).toBeLessThan(9);
});

test('links to boards are read in every form that pages have, and from a list of companies none is', () => {
  const linked = (text: string) =>
    boardLinksIn(text).map(({ source, slug }) => `${source} ${slug}`);

  expect(linked('[Jobs](https://boards.greenhouse.io/acme/jobs/1)')).toEqual(['greenhouse acme']);
  expect(linked('https://job-boards.eu.greenhouse.io/Acme')).toEqual(['greenhouse Acme']);
  expect(linked('https://boards.greenhouse.io/embed/job_board?for=acme&b=1')).toEqual([
    'greenhouse acme',
  ]);
  expect(linked('https://jobs.lever.co/acme/x and https://jobs.ashbyhq.com/acme')).toEqual([
    'lever acme',
    'ashby acme',
  ]);
  expect(
    linked('https://jobs.smartrecruiters.com/Acme/74-head https://acme.recruitee.com/'),
  ).toEqual(['smartrecruiters Acme', 'recruitee acme']);
  expect(linked('https://apply.workable.com/acme/j/1')).toEqual(['workable acme']);
  expect(linked('nothing')).toEqual([]);
  const many = ['a', 'b', 'c', 'd'].map((slug) => `https://jobs.lever.co/${slug}`).join(' ');
  expect(linked(many)).toEqual([]);
});
