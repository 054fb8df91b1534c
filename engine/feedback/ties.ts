import type { Prospect } from '../prospect.ts';
import type { SavedResult } from '../report-document.ts';
import { otherEmployerIn } from '../judge/evidence/employer-signal.ts';
import { rarityOf } from '../judge/evidence/word-rarity.ts';
import { likenessOf } from '../judge/score/likeness.ts';
import { wordListOf } from '../judge/text/words.ts';
import {
  LIKENESS_FULL,
  LIKENESS_MIN,
  SAME_PLACE_SHIFT,
  SAME_WORDS_SHIFT,
  SHARED_WORDS_MIN,
  SHARED_WORDS_TOLD_MAX,
  TELLING_NATS,
} from './feedback-weights.ts';
import type { Mark } from './mark.ts';
import { profilePlaceOf } from './profile-place.ts';
import { stemsOfName, tellingWordsOf } from './telling-words.ts';

/** What ties a page to one the user spoke of. */
export type Tie = {
  /** Log-odds, above 0: how far the user's word carries over. */
  readonly shift: number;
  /** Does it name the same other life: the same employer, the same profile? Words alone only suggest it. */
  readonly isSamePlace: boolean;
  /** The tie as the user reads it, after 'Same …' or 'Shares …'. */
  readonly text: string;
};

/** The strongest tie between the page at `index` and the one at `marked`; `null` when nothing ties them. */
export type FindTie = (index: number, marked: number, mark: Mark) => Tie | null;

type Remembered = { readonly prospect: Prospect; readonly findTie: FindTie };

/** Reading a report's words is most of the work, and each mark asks for the same report again. */
const finders = new WeakMap<readonly SavedResult[], Remembered>();

/** Prepares to compare the pages of one report. */
export function tieFinderFor(prospect: Prospect, results: readonly SavedResult[]): FindTie {
  const known = finders.get(results);
  if (known?.prospect === prospect) return known.findTie;
  const findTie = newTieFinder(prospect, results);
  finders.set(results, { prospect, findTie });
  return findTie;
}

function newTieFinder(prospect: Prospect, results: readonly SavedResult[]): FindTie {
  const findWords = wordTieFinderFor(prospect, results);
  const employers = results.map(({ reasons }) => otherEmployerIn(reasons));
  const employerKeys = employers.map((name) => (name === null ? '' : wordListOf(name).join(' ')));
  const profiles = results.map(({ url }) => profilePlaceOf(url));
  return (index, marked, mark) => {
    const employer = employerKeys[index] ?? '';
    if (employer !== '' && employer === employerKeys[marked]) {
      return samePlace(`Same employer (${employers[marked] ?? ''})`);
    }
    const profile = profiles[index] ?? null;
    if (profile !== null && profile === profiles[marked]) {
      return samePlace(`Same profile (${profile})`);
    }
    return findWords(index, marked, mark);
  };
}

function samePlace(text: string): Tie {
  return { shift: SAME_PLACE_SHIFT, isSamePlace: true, text };
}

function wordTieFinderFor(prospect: Prospect, results: readonly SavedResult[]): FindTie {
  const name = stemsOfName(prospect.name);
  const known = stemsOfName(`${prospect.company} ${prospect.position}`);
  const words = results.map(tellingWordsOf);
  const stems = words.map((own) => new Set([...own.keys()].filter((stem) => !name.has(stem))));
  const rarity = rarityOf(stems);
  const telling = stems.map(
    (own) => new Set([...own].filter((stem) => rarity(stem) >= TELLING_NATS)),
  );
  const rowOf = remembered(likenessOf(telling, rarity));
  return (index, marked, mark) => {
    const likeness = rowOf(marked)[index] ?? 0;
    if (likeness < LIKENESS_MIN) return null;
    const shared = [...(telling[marked] ?? [])]
      // The prospect's company and post speak for them; a namesake who is named with them doesn't make them speak against.
      .filter((stem) => telling[index]?.has(stem) && (mark === 'them' || !known.has(stem)))
      .toSorted((one, other) => rarity(other) - rarity(one) || (one < other ? -1 : 1));
    if (shared.length < SHARED_WORDS_MIN) return null;
    const told = shared.slice(0, SHARED_WORDS_TOLD_MAX).map((stem) => words[marked]?.get(stem));
    return {
      shift: SAME_WORDS_SHIFT * Math.min(1, likeness / LIKENESS_FULL),
      isSamePlace: false,
      text: `Shares words (${told.join(', ')})`,
    };
  };
}

function remembered(rowOf: (index: number) => Float64Array): (index: number) => Float64Array {
  const rows = new Map<number, Float64Array>();
  return (index) => {
    const row = rows.get(index) ?? rowOf(index);
    rows.set(index, row);
    return row;
  };
}
