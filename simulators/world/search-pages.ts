import type { WorldPage, WorldProspect } from './page.ts';

/**
 * A search engine over these people's pages. Quoted phrases are required, other words move pages up;
 * a query that names nobody finds nothing.
 */
export function createSearch(
  prospects: readonly WorldProspect[],
): (query: string) => readonly WorldPage[] {
  const people = prospects.map(({ name, pages }) => ({
    name: fold(name),
    pages: pages.filter(({ isListed }) => isListed !== false).map(indexed),
  }));

  return (query) => {
    const phrases = [...query.matchAll(/"([^"]+)"/g)].map(([, phrase]) => fold(phrase ?? ''));
    const words = fold(query.replaceAll(/"[^"]*"/g, ' '))
      .split(' ')
      .filter(Boolean);
    const ranked = people
      .filter((person) => isNamed(person, phrases, words))
      .flatMap(({ pages }) => pages)
      .filter(({ text }) => phrases.every((phrase) => text.includes(phrase)))
      .map(({ page, ...index }, position) => ({
        page,
        score: score(page, index, words) - position / 100,
      }))
      .toSorted((left, right) => right.score - left.score)
      .map(({ page }) => page);
    return withNamesake(withTwoKinds(ranked, words), words).slice(0, PAGES_MAX);
  };
}

const PAGES_MAX = 10;
/** A search engine that cannot know who is meant shows a namesake among the first results. */
const NAMESAKE_PLACE = 4;
const FAMOUS_NAMESAKE_PLACE = 2;
/** A page of the wanted kind beats one that merely says more of the words. */
const TYPE_BONUS = 3;
/** A page that only mentions the name in passing is a weak answer. */
const ASIDE_PENALTY = 4;
const TYPE_WORDS = {
  news: ['news', 'press'],
  article: ['article', 'blog'],
  podcast: ['podcast', 'interview'],
  video: ['interview', 'video'],
} as const;

/** A page with its words made comparable once, since one page holds a megabyte. */
type IndexedPage = {
  readonly page: WorldPage;
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly titleWords: ReadonlySet<string>;
};

type IndexedPerson = { readonly name: string; readonly pages: readonly IndexedPage[] };

function indexed(page: WorldPage): IndexedPage {
  const text = fold(`${page.title} ${page.description} ${page.markdown}`);
  return {
    page,
    text,
    words: new Set(text.split(' ')),
    titleWords: new Set(fold(page.title).split(' ')),
  };
}

function isNamed(
  { name }: IndexedPerson,
  phrases: readonly string[],
  words: readonly string[],
): boolean {
  // 'Sam Whitcombe' finds the pages that call Samuel by that name; the phrase itself is checked per page.
  if (phrases.length > 0) return phrases.some((phrase) => lastWord(phrase) === lastWord(name));
  return ` ${words.join(' ')} `.includes(` ${name} `);
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

function score(
  page: WorldPage,
  { words, titleWords }: Omit<IndexedPage, 'page'>,
  wanted: readonly string[],
): number {
  const inTitle = wanted.filter((word) => titleWords.has(word)).length;
  const inText = wanted.filter((word) => words.has(word)).length;
  const bonus = isWanted(page, wanted) ? TYPE_BONUS : 0;
  return inTitle + inText + bonus - (page.about === 'passing' ? ASIDE_PENALTY : 0);
}

function isWanted(page: WorldPage, wanted: readonly string[]): boolean {
  return TYPE_WORDS[page.type].some((word) => wanted.includes(word));
}

/** When several kinds of page are wanted, the first two places go to different ones. */
function withTwoKinds(
  ranked: readonly WorldPage[],
  wanted: readonly string[],
): readonly WorldPage[] {
  const second = ranked.find((page) => page.type !== ranked[0]?.type && isWanted(page, wanted));
  return second === undefined ? ranked : moved(ranked, second, 2);
}

function withNamesake(
  ranked: readonly WorldPage[],
  wanted: readonly string[],
): readonly WorldPage[] {
  const famous = ranked.find((page) => page.isFamous === true && isWanted(page, wanted));
  if (famous !== undefined) return moved(ranked, famous, FAMOUS_NAMESAKE_PLACE);
  const namesake = ranked.find((page) => page.about === 'namesake');
  return namesake === undefined ? ranked : moved(ranked, namesake, NAMESAKE_PLACE);
}

/** Moves a page up to this place, counted from 1; one that stands higher stays. */
function moved(ranked: readonly WorldPage[], page: WorldPage, place: number): readonly WorldPage[] {
  if (ranked.indexOf(page) < place) return ranked;
  return ranked.filter((other) => other !== page).toSpliced(place - 1, 0, page);
}

/** Lower case without accents and punctuation, words separated by one space: what a search compares. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
