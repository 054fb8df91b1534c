import { fold } from './fold.ts';
import type { WorldPage, WorldProspect } from './page.ts';

const PAGES_MAX = 10;
/** A search engine that cannot know who is meant shows a namesake among the first results. */
const NAMESAKE_PLACE = 4;
const TYPE_WORDS = {
  news: ['news', 'press'],
  article: ['article', 'blog'],
  podcast: ['podcast', 'interview'],
  video: ['interview', 'video'],
} as const;

/** Ranks the pages that name whom the query names: quoted phrases are required, other words move pages up. */
export function searchPages(
  prospects: readonly WorldProspect[],
  query: string,
): readonly WorldPage[] {
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(([, phrase]) => fold(phrase ?? ''));
  const words = fold(query.replaceAll(/"[^"]*"/g, ' '))
    .split(' ')
    .filter(Boolean);
  const ranked = prospects
    .filter((prospect) => names(query, phrases, prospect))
    .flatMap((prospect) => prospect.pages)
    .filter(
      (page) => page.isListed !== false && phrases.every((phrase) => text(page).includes(phrase)),
    )
    .map((page, position) => ({ page, score: score(page, words) - position / 100 }))
    .toSorted((left, right) => right.score - left.score)
    .map(({ page }) => page);
  return withNamesake(ranked).slice(0, PAGES_MAX);
}

function names(query: string, phrases: readonly string[], { name }: WorldProspect): boolean {
  if (phrases.length > 0) return phrases.some((phrase) => fold(name).includes(phrase));
  return fold(query).includes(fold(name));
}

function score(page: WorldPage, words: readonly string[]): number {
  const title = fold(page.title).split(' ');
  const body = new Set(text(page).split(' '));
  const inTitle = words.filter((word) => title.includes(word)).length;
  const inBody = words.filter((word) => body.has(word)).length;
  const isTypeWanted = TYPE_WORDS[page.type].some((word) => words.includes(word));
  return inTitle + inBody + (isTypeWanted ? 3 : 0);
}

function withNamesake(ranked: readonly WorldPage[]): readonly WorldPage[] {
  const namesake = ranked.find((page) => page.about === 'namesake');
  if (namesake === undefined || ranked.indexOf(namesake) < NAMESAKE_PLACE) return ranked;
  const others = ranked.filter((page) => page !== namesake);
  return others.toSpliced(NAMESAKE_PLACE - 1, 0, namesake);
}

function text(page: WorldPage): string {
  return fold(`${page.title} ${page.description} ${page.markdown}`);
}
