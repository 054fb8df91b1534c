import { fold } from './fold.ts';
import type { WorldPage, WorldProspect } from './page.ts';

const PAGES_MAX = 10;
/** A search engine that cannot know who is meant shows a namesake among the first results. */
const NAMESAKE_PLACE = 4;
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
      .map((page, position) => ({ page: page.page, score: score(page, words) - position / 100 }))
      .toSorted((left, right) => right.score - left.score)
      .map(({ page }) => page);
    return withNamesake(ranked).slice(0, PAGES_MAX);
  };
}

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

function score({ page, ...index }: IndexedPage, words: readonly string[]): number {
  const inTitle = words.filter((word) => index.titleWords.has(word)).length;
  const inText = words.filter((word) => index.words.has(word)).length;
  const isTypeWanted = TYPE_WORDS[page.type].some((word) => words.includes(word));
  const isAside = page.about === 'passing';
  return inTitle + inText + (isTypeWanted ? TYPE_BONUS : 0) - (isAside ? ASIDE_PENALTY : 0);
}

function withNamesake(ranked: readonly WorldPage[]): readonly WorldPage[] {
  const namesake = ranked.find((page) => page.about === 'namesake');
  if (namesake === undefined || ranked.indexOf(namesake) < NAMESAKE_PLACE) return ranked;
  const others = ranked.filter((page) => page !== namesake);
  return others.toSpliced(NAMESAKE_PLACE - 1, 0, namesake);
}
