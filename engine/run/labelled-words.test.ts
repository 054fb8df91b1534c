import { expect, test } from 'vitest';
import type { Listed, ListedEpisode, ListedWork } from '../../simulators/catalogues/listed.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { startCatalogueStage } from '../testing/catalogue-stage.ts';
import type { LabelledEpisode, LabelledPerson, LabelledWork } from '../testing/labelled-person.ts';
import { LABELLED_PEOPLE } from '../testing/labelled-words.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  ADA_OKAFOR,
  eventsOf,
  ofKind,
  scrapedAddress,
  startRunStage,
} from '../testing/run-stage.ts';
import type { TestReply } from '../testing/start-service.ts';
import { research } from './research.ts';

const OWN_MIN = 0.9;

/** Whose entry it is, as its address says. */
type Whose = 'own' | 'namesake';

function episodeOf([show, title, notes]: LabelledEpisode, whose: Whose, at: number): ListedEpisode {
  const url = `https://podcasts.apple.com/us/podcast/${whose}/id${at}?i=${at}`;
  return { show, title, notes, releasedAt: '2026-05-04T08:00:00Z', url };
}

function workOf(
  person: LabelledPerson,
  [title, container, affiliation]: LabelledWork,
  whose: Whose,
  at: number,
): ListedWork {
  const [given = '', ...family] = person.name.split(' ');
  const affiliations = affiliation === '' ? [] : [affiliation];
  const isKnown = whose === 'own' && person.isInOrcid === true;
  const known = isKnown ? { employers: [person.company], orcid: '0000-0001-2345-678X' } : {};
  const author = { given, family: family.join(' '), affiliations, ...known };
  return {
    doi: `10.5555/${whose}.${at}`,
    title,
    container,
    published: '2025-11',
    authors: [author],
  };
}

function listedFor(person: LabelledPerson): Listed {
  const { namesake = {} } = person;
  const of = (all: Pick<LabelledPerson, 'episodes' | 'works'>, whose: Whose): Listed => ({
    episodes: (all.episodes ?? []).map((one, at) => episodeOf(one, whose, at)),
    works: (all.works ?? []).map((one, at) => workOf(person, one, whose, at)),
  });
  const [own, other] = [of(person, 'own'), of(namesake, 'namesake')];
  return { episodes: [...own.episodes, ...other.episodes], works: [...own.works, ...other.works] };
}

/** The page behind an entry, which says what the entry says. */
function pageAt(url: string, { episodes, works }: Listed): TestReply | null {
  const episode = episodes.find((one) => one.url === url);
  if (episode !== undefined) return pageWith(url, [episode.title, episode.notes]);
  const work = works.find(({ doi }) => url.endsWith(doi));
  if (work === undefined) return null;
  const by = work.authors.map(({ given, family }) => `${given} ${family}`);
  const at = work.authors.flatMap(({ affiliations }) => affiliations);
  return pageWith(url, [work.title, ...by, ...at, work.container]);
}

function pageWith(url: string, [title = '', ...lines]: readonly string[]): TestReply {
  const markdown = [`# ${title}`, ...lines].join('\n\n');
  return { body: { success: true, data: { markdown, metadata: { title, url } } } };
}

/** Everything that a run shows of them; pages are read with what the catalogues say, or cannot be read. */
async function shownOf(
  person: LabelledPerson,
  isRead: boolean,
): Promise<readonly ResearchResult[]> {
  const listed = listedFor(person);
  await using stage = await startCatalogueStage(listed);
  const prospect = {
    ...ADA_OKAFOR,
    name: person.name,
    company: person.company,
    position: person.position,
  };
  const { catalogues, settled } = stage.settlingCatalogues(prospect);
  const title = `${person.name}, ${person.position}, ${person.company}`;
  await using services = await startRunStage({
    scraperApi: async () => {
      await settled;
      return {
        body: desktopPage([{ url: 'https://news.example/1', title, snippet: `${title}.` }]),
      };
    },
    firecrawl: (call) => {
      const page = isRead ? pageAt(scrapedAddress(call), listed) : null;
      return page === null ? { status: 500, body: '{}' } : page;
    },
  });
  const events = await eventsOf(research(services.request({ prospect, catalogues })));
  const [done] = ofKind(events, 'done');
  return [...(done?.report.results ?? []), ...(done?.report.unread ?? [])];
}

test.each([
  ['found', false],
  ['read', true],
] as const)(
  'fault 152: of twenty people’s own episodes and articles at least nine in ten are shown as theirs, and nothing of a namesake’s is confirmed: %s',
  async (_, isRead) => {
    const wrong: string[] = [];
    const raised: string[] = [];
    let own = 0;
    let shown = 0;
    for (const person of LABELLED_PEOPLE) {
      const results = await shownOf(person, isRead);
      const ofWhom = (whose: Whose) =>
        results.filter(({ origin }) => origin?.link.url.includes(whose));
      const theirs = (person.episodes ?? []).length + (person.works ?? []).length;
      own += theirs;
      shown += ofWhom('own').filter(({ verdict }) => verdict !== 'other').length;
      // A namesake's work never names the company; an episode may, as its sponsor.
      const works = ofWhom('namesake').filter(({ origin }) => origin?.link.service !== 'itunes');
      raised.push(...works.filter(({ verdict }) => verdict !== 'other').map(({ title }) => title));
      wrong.push(
        ...ofWhom('namesake')
          .filter(({ verdict }) => verdict === 'confirmed')
          .map(({ title }) => title),
      );
    }
    expect({ wrong, raised }).toEqual({ wrong: [], raised: [] });
    expect(shown / own).toBeGreaterThanOrEqual(OWN_MIN);
  },
);
