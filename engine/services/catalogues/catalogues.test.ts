import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ListedEpisode, ListedWork } from '../../../simulators/catalogues/listed.ts';
import { PODCAST_INDEX_ACCOUNT } from '../../../simulators/catalogues/podcasts.ts';
import { jsonReply } from '../../../simulators/server/answer.ts';
import { replyWith } from '../../../simulators/server/faults.ts';
import type { FoundLink } from '../../model/found-link.ts';
import { secretOf } from '../../model/secret.ts';
import type { CatalogueName } from '../../model/service-failure.ts';
import { catalogueQueryFor } from '../../search/queries.ts';
import { startCatalogueStage, type CatalogueStage } from '../../testing/catalogue-stage.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { never } from '../../testing/never.ts';
import { createCatalogues, type CatalogueOptions } from './catalogues.ts';

const JANE = { name: 'Jane Doe', company: 'Acme Bank Ltd' };
const QUERY = catalogueQueryFor(JANE);

const EPISODE: ListedEpisode = {
  show: 'Risk Hour',
  title: 'DORA in practice',
  notes: '<p>Jane Doe of Acme Bank on suppliers &amp; tests.</p><script>alert(1)</script>',
  releasedAt: '2026-07-28T08:00:00Z',
  url: 'https://podcasts.apple.com/us/podcast/dora/id1?i=7',
  link: 'https://riskhour.example/dora',
};

const ACCOUNT = {
  key: secretOf(PODCAST_INDEX_ACCOUNT.key),
  secret: secretOf(PODCAST_INDEX_ACCOUNT.secret),
  now: () => new Date(),
  sha1: (text: string) => createHash('sha1').update(text).digest('hex'),
};

function workOf(
  part: Partial<ListedWork> = {},
  affiliations = ['Acme Bank plc, Oslo'],
): ListedWork {
  return {
    doi: '10.5555/ABC.1',
    title: 'Controls &amp; <i>culture</i>',
    container: 'Journal of Risk',
    published: '2026-05',
    authors: [
      { given: 'Ann', family: 'Other', affiliations: [] },
      { given: 'Jane', family: 'Doe', affiliations, orcid: '0000-0001-2345-6789' },
    ],
    ...part,
  };
}

async function askedOf(
  stage: CatalogueStage,
  name: CatalogueName,
  extra: Partial<CatalogueOptions> = {},
): Promise<readonly FoundLink[]> {
  const catalogues = createCatalogues({ ...stage.options, ...extra }, JANE);
  const catalogue = catalogues.find((one) => one.name === name);
  if (catalogue === undefined) throw new Error(`${name} is not asked`);
  return await catalogue.search(QUERY, never);
}

test('Apple’s episodes come with show, day and notes as text, without its own mark, without those that name somebody else, and of long notes with the part that names the person', async () => {
  const long = {
    ...EPISODE,
    notes: `${'Word '.repeat(900)}Acme Bank. Guest: Jane Doe.`,
    url: `${EPISODE.url}8`,
  };
  const other = {
    ...EPISODE,
    title: 'Acme Bank',
    notes: 'Jane Roe met John Doe.',
    url: 'https://podcasts.apple.com/x',
  };
  await using stage = await startCatalogueStage({ episodes: [EPISODE, other, long] });

  const links = await askedOf(stage, 'itunes');

  expect(links.map(({ snippet }) => snippet.slice(-16))).toEqual([
    expect.any(String),
    'Guest: Jane Doe.',
  ]);
  expect(links[0]).toEqual({
    url: EPISODE.url,
    title: 'DORA in practice | Risk Hour',
    snippet: 'Jane Doe of Acme Bank on suppliers & tests.',
    dateText: '2026-07-28',
    siteName: 'Apple Podcasts',
    rank: 1,
    query: '"Jane Doe" Acme Bank',
    service: 'itunes',
  });
  expect(stage.simulator.calls.map(({ query }) => query['term'])).toEqual(['"Jane Doe" Acme Bank']);
});

test('fault 154: in a browser every page asks Apple a question of its own, so that no other page’s permission comes back', async () => {
  await using stage = await startCatalogueStage({ episodes: [EPISODE] });
  const allowed: (string | null)[] = [];
  for (const origin of ['https://one.example', 'https://other.example']) {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin };
      const answer = await globalThis.fetch(input, { ...init, headers });
      allowed.push(answer.headers.get('access-control-allow-origin'));
      return answer;
    };
    expect(await askedOf(stage, 'itunes', { fetch, origin })).toHaveLength(1);
  }

  expect(allowed).toEqual(['https://one.example', 'https://other.example']);
});

test('Podcast Index is asked with a signature and leads to the podcast’s own page; without an account it is not asked', async () => {
  await using stage = await startCatalogueStage({ episodes: [EPISODE] });

  expect(await askedOf(stage, 'podcast-index', { podcastIndex: ACCOUNT })).toMatchObject([
    { url: EPISODE.link, dateText: '2026-07-28' },
  ]);
  expect(JSON.stringify(stage.simulator.calls)).not.toContain(PODCAST_INDEX_ACCOUNT.secret);
  expect(createCatalogues(stage.options, JANE).map(({ name }) => name)).toEqual([
    'itunes',
    'openalex',
    'orcid',
    'crossref',
  ]);
});

test('fault 155: a key that Podcast Index refuses is named as such and is in no message', async () => {
  await using stage = await startCatalogueStage();
  const podcastIndex = { ...ACCOUNT, secret: secretOf('wrong') };

  const failure = await failureOf(askedOf(stage, 'podcast-index', { podcastIndex }));

  expect(failure).toMatchObject({ service: 'podcast-index', reason: 'rejected', status: 401 });
  expect(failure.message).not.toContain(PODCAST_INDEX_ACCOUNT.key);
});

const WORKS = ['crossref', 'openalex', 'orcid'] as const;

test.each(WORKS)(
  '%s: a work of the person at the company, as plain text, under one address, with its date',
  async (name) => {
    await using stage = await startCatalogueStage({ works: [workOf()] });

    expect(await askedOf(stage, name)).toMatchObject([
      {
        url: 'https://doi.org/10.5555/abc.1',
        title: 'Controls & culture',
        snippet: 'By Jane Doe, Acme Bank plc. In: Journal of Risk.',
        dateText: '2026-05',
      },
    ]);
  },
);

test('the company counts as an affiliation also between a department and a town', async () => {
  await using stage = await startCatalogueStage({
    works: [workOf({}, ['University of Oslo', 'Risk Department, Acme Bank, Oslo'])],
  });

  expect(await askedOf(stage, 'crossref')).toMatchObject([
    { snippet: 'By Jane Doe, Acme Bank. In: Journal of Risk.' },
  ]);
});

test.each([
  ['a namesake at a university of like name', ['Acme University']],
  ['a longer name of another company', ['Acme Bank Research Institute']],
] as const)('%s has no work in any catalogue', async (_, affiliations) => {
  await using stage = await startCatalogueStage({ works: [workOf({}, [...affiliations])] });

  for (const name of WORKS) expect(await askedOf(stage, name)).toEqual([]);
});

test('a work without affiliation is offered by Crossref alone, without the company', async () => {
  await using stage = await startCatalogueStage({ works: [workOf({}, [])] });

  expect(await askedOf(stage, 'crossref')).toMatchObject([
    { snippet: 'By Jane Doe. In: Journal of Risk.' },
  ]);
  expect(await askedOf(stage, 'openalex')).toEqual([]);
  expect(await askedOf(stage, 'orcid')).toEqual([]);
});

test.each([
  ['2026', '2026'],
  ['2026-05', '2026-05'],
  ['2026-05-17', '2026-05-17'],
])('a work published in %s is of %s everywhere', async (published, date) => {
  await using stage = await startCatalogueStage({ works: [workOf({ published })] });

  for (const name of WORKS) {
    expect(await askedOf(stage, name)).toMatchObject([{ dateText: date, service: name }]);
  }
});

test('a run’s questions stay within a thousandth of what OpenAlex gives a day, and within three requests elsewhere', async () => {
  const works = Array.from({ length: 9 }, (_, at) => workOf({ doi: `10.5555/${at}` }));
  await using stage = await startCatalogueStage({ works });

  for (const name of WORKS) expect(await askedOf(stage, name)).toHaveLength(8);

  const paths = stage.simulator.calls.map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/openalex'))).toEqual([
    '/openalex/authors',
    '/openalex/works',
  ]);
  expect(paths.filter((path) => path.startsWith('/orcid')).length).toBeLessThanOrEqual(3);
  expect(paths.filter((path) => path.startsWith('/crossref'))).toHaveLength(1);
});

test('Crossref learns who asks only where an address is set', async () => {
  await using stage = await startCatalogueStage();
  await askedOf(stage, 'crossref', { contact: 'me@acme.example' });
  await askedOf(stage, 'crossref');

  expect(stage.simulator.calls.map(({ query }) => query['mailto'])).toEqual([
    'me@acme.example',
    undefined,
  ]);
});

test.each([
  ['itunes', { results: [{ kind: 'podcast-episode', trackName: 7 }, null, { kind: 'podcast' }] }],
  [
    'crossref',
    {
      message: {
        items: [
          { title: 'x', author: 'y' },
          3,
          { URL: 'z', title: [7], author: [{ family: 'Doe', given: 'Jane' }] },
        ],
      },
    },
  ],
  [
    'openalex',
    {
      results: [
        { id: 'A1', display_name: 'Jane Doe' },
        {
          id: 'javascript:1',
          display_name: 'Jane Doe',
          last_known_institutions: [{ display_name: 'Acme Bank' }],
        },
      ],
    },
  ],
  [
    'orcid',
    {
      'num-found': 0,
      'expanded-result': [
        {
          'orcid-id': '../../x',
          'family-names': 'Doe',
          'given-names': 'Jane',
          'institution-name': ['Acme Bank'],
        },
      ],
    },
  ],
  ['orcid', { 'num-found': 0, 'expanded-result': null }],
] as const)(
  'fault 153: %s: entries that are none cost nothing but themselves (%#)',
  async (name, answer) => {
    await using stage = await startCatalogueStage();
    stage.simulator.script({ answer: replyWith(jsonReply(200, answer)) });

    expect(await askedOf(stage, name)).toEqual([]);
    expect(stage.simulator.calls).toHaveLength(1);
  },
);
