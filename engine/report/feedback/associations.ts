import { similarityOf } from '../../judge/search-result-features/similarity.ts';
import { rarityOf } from '../../judge/search-result-features/word-rarity.ts';
import type { StatedFact } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ReasonFacts } from '../../model/reason.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { stemsOfName, traitsOf, type Traits } from './traits.ts';

/** What the user said about a result: it is about the prospect, or about somebody else. */
export type Mark = 'them' | 'other';

/** A page the user spoke of. */
export type MarkedPage = {
  readonly mark: Mark;
  /** What the page stated when it was marked, by which other pages are known in later reports too. */
  readonly stated: readonly StatedFact[];
};

/** The user's marks for one prospect, by canonical address (`canonicalUrl`). */
export type Marks = ReadonlyMap<string, MarkedPage>;

type AssociationFacts = Extract<ReasonFacts, { readonly mark: Mark }>;

/** What links a page to one the user spoke of. */
export type MarkAssociation = {
  /** Log-odds, above 0: how far the user's word carries over. */
  readonly shift: number;
  /** Does it name the same other life: the same employer, the same profile? Words alone only suggest it. */
  readonly isSamePlace: boolean;
  /** What the user reads of it. */
  readonly facts: AssociationFacts;
};

/** The strongest association between the page at `index` and the one at `marked`; `null` when nothing links them. */
export type FindAssociation = (index: number, marked: number, mark: Mark) => MarkAssociation | null;

/** Prepares to compare the pages of one report. */
export function associationFinderFor(
  prospect: Prospect,
  results: readonly SavedResult[],
): FindAssociation {
  const traits = results.map(traitsOf);
  const findWords = wordAssociationFinderFor(prospect, traits);
  return (index, marked, mark) => {
    const [own, other] = [traits[index], traits[marked]];
    if (own === undefined || other === undefined) return null;
    if (own.employerKey !== '' && own.employerKey === other.employerKey) {
      return samePlace({ code: 'tied-by-employer', employer: other.employer ?? '', mark });
    }
    if (own.profile !== null && own.profile === other.profile) {
      return samePlace({ code: 'tied-by-profile', profile: own.profile, mark });
    }
    return findWords(index, marked, mark);
  };
}

/** Log-odds by which a page moves that names the same employer, or lies on the same profile, as one the user spoke of. */
const SAME_PLACE_SHIFT = 4;

function samePlace(facts: AssociationFacts): MarkAssociation {
  return { shift: SAME_PLACE_SHIFT, isSamePlace: true, facts };
}

function wordAssociationFinderFor(prospect: Prospect, traits: readonly Traits[]): FindAssociation {
  const name = stemsOfName(prospect.name);
  const known = stemsOfName(`${prospect.company} ${prospect.position}`);
  const words = traits.map((each) => each.words);
  const stems = words.map((own) => new Set([...own.keys()].filter((stem) => !name.has(stem))));
  const rarity = rarityOf(stems);
  const distinctive = stems.map(
    (own) => new Set([...own].filter((stem) => rarity(stem) >= DISTINCTIVE_NATS)),
  );
  const rowOf = computedOnce(similarityOf(distinctive, rarity));
  return (index, marked, mark) => {
    const similarity = rowOf(marked)[index] ?? 0;
    if (similarity < LIKENESS_MIN) return null;
    const shared = [...(distinctive[marked] ?? [])]
      // The prospect's company and job title speak for them; a namesake who is named with them doesn't make them speak against.
      .filter((stem) => distinctive[index]?.has(stem) && (mark === 'them' || !known.has(stem)))
      .toSorted((one, other) => rarity(other) - rarity(one) || (one < other ? -1 : 1));
    if (shared.length < SHARED_WORDS_MIN) return null;
    const shown = shared
      .slice(0, SHARED_WORDS_SHOWN_MAX)
      .map((stem) => words[marked]?.get(stem) ?? '');
    return {
      shift: SAME_WORDS_SHIFT * Math.min(1, similarity / LIKENESS_FULL),
      isSamePlace: false,
      facts: { code: 'tied-by-words', words: shown, mark },
    };
  };
}

/** The same for a page that shares so many distinctive words with it that it could be the same text. */
const SAME_WORDS_SHIFT = 2.5;
/** Similarity in words from which pages pull each other, and the one at which they do it fully. */
const LIKENESS_MIN = 0.12;
const LIKENESS_FULL = 0.5;
/** Words two pages must share before they count as alike; one is shared by chance. */
const SHARED_WORDS_MIN = 2;
/** Shared words that a reason names. */
const SHARED_WORDS_SHOWN_MAX = 3;
/** Rarity in nats from which a word distinguishes one person's pages from another's. */
const DISTINCTIVE_NATS = 1.2;

function computedOnce(rowOf: (index: number) => Float64Array): (index: number) => Float64Array {
  const rows = new Map<number, Float64Array>();
  return (index) => {
    const row = rows.get(index) ?? rowOf(index);
    rows.set(index, row);
    return row;
  };
}
