import { REASONS_MAX } from '../../judge/score/reasons.ts';
import {
  CONFIRMED_MIN,
  logOddsOfPercent,
  OTHER_CEILING,
  POSSIBLE_CEILING,
  relevanceOf,
} from '../../judge/score/relevance-scale.ts';
import { factsText } from '../../messages/reasons.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { Reason } from '../../model/reason.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import {
  type Mark,
  type Marks,
  associationFinderFor,
  type FindAssociation,
  type MarkAssociation,
} from './associations.ts';
import { lessonsOf, lessonAssociation, type Lessons } from './lessons.ts';

/** A result as it is shown: of a run under way, or of a saved report, which has no page text and no samples. */
type Markable = SavedResult & { readonly isSample?: boolean };

type MarkRequest<Item extends Markable> = {
  readonly prospect: Prospect;
  readonly results: readonly Item[];
  readonly marks: Marks;
};

/**
 * The results after the user's own word, best first. A marked page gets the verdict the user gave it;
 * pages tied to it by employer, role, place, site, profile or distinctive words move the same way, each with the association as its
 * first reason. What a marked page stated counts also in a report that it is not part of. Only
 * the user's word or a page's own evidence confirms: associations alone raise no page above 79 percent. Samples are left alone.
 * Deterministic, independent of the order of marks and results; without a mark that fits, the very same array.
 */
export function withMarks<Item extends Markable>(request: MarkRequest<Item>): readonly Item[] {
  const { prospect, results, marks } = request;
  if (marks.size === 0) return results;
  const own = results.map((result) => markOf(result, marks));
  const lessons = lessonsOf(prospect, results, marks);
  if (lessons.size === 0 && own.every((mark) => mark === null)) return results;
  const findAssociation = associationFinderFor(prospect, results);
  return results
    .map((result, index) => {
      const mark = own[index] ?? null;
      if (mark !== null) return marked(result, mark);
      if (result.isSample === true) return result;
      return withEffects(result, effectsOn({ result, index, own, findAssociation, lessons }));
    })
    .toSorted((one, other) => other.relevance - one.relevance);
}

function markOf(result: Markable, marks: Marks): Mark | null {
  return result.isSample === true ? null : (marks.get(canonicalUrl(result.url))?.mark ?? null);
}

function marked<Item extends Markable>(result: Item, mark: Mark): Item {
  const before = logOddsOfPercent(result.relevance);
  const logOdds =
    mark === 'them'
      ? Math.max(before, CONFIRMED_MIN) + OWN_WORD_SHIFT
      : Math.min(before, OTHER_CEILING) - OWN_WORD_SHIFT;
  return moved(result, logOdds, [{ code: `marked-${mark}`, effect: effectOfMark(mark) }]);
}

/** Log-odds that the user's own word adds to, or takes from, what the page had come to by itself. */
const OWN_WORD_SHIFT = 3;

/** What moves a result towards either mark; `null` where nothing does. */
type Effects = Readonly<Record<Mark, MarkAssociation | null>>;

/** One result, and what may move it. */
type Movable = {
  readonly result: SavedResult;
  readonly index: number;
  /** The marks of all results. */
  readonly own: readonly (Mark | null)[];
  readonly findAssociation: FindAssociation;
  readonly lessons: Lessons;
};

/** The strongest association with pages of either mark: ten pages of one employer say no more than one. */
function effectsOn({ result, index, own, findAssociation, lessons }: Movable): Effects {
  const effects: Record<Mark, MarkAssociation | null> = {
    them: lessonAssociation(result, lessons, 'them'),
    other: lessonAssociation(result, lessons, 'other'),
  };
  for (const [at, mark] of own.entries()) {
    if (mark === null) continue;
    const association = findAssociation(index, at, mark);
    if (association !== null && isStronger(association, effects[mark])) effects[mark] = association;
  }
  return effects;
}

function isStronger(association: MarkAssociation, than: MarkAssociation | null): boolean {
  if (than === null || association.shift !== than.shift)
    return than === null || association.shift > than.shift;
  return factsText(association.facts) < factsText(than.facts);
}

function withEffects<Item extends Markable>(result: Item, effects: Effects): Item {
  if (effects.them === null && effects.other === null) return result;
  const reasons = [...reasonOf(effects.them, 'them'), ...reasonOf(effects.other, 'other')];
  return moved(result, movedLogOdds(logOddsOfPercent(result.relevance), effects), reasons);
}

function movedLogOdds(before: number, { them, other }: Effects): number {
  const after = before + (them?.shift ?? 0) - (other?.shift ?? 0);
  if (other?.isSamePlace === true && them?.isSamePlace !== true) {
    return Math.min(after, OTHER_CEILING);
  }
  return before >= CONFIRMED_MIN ? after : Math.min(after, Math.max(before, POSSIBLE_CEILING));
}

function reasonOf(association: MarkAssociation | null, mark: Mark): readonly Reason[] {
  return association === null ? [] : [{ ...association.facts, effect: effectOfMark(mark) }];
}

function effectOfMark(mark: Mark): Reason['effect'] {
  return mark === 'them' ? 'for' : 'against';
}

function moved<Item extends Markable>(
  result: Item,
  logOdds: number,
  reasons: readonly Reason[],
): Item {
  const { relevance, verdict } = relevanceOf(logOdds);
  return { ...result, relevance, verdict, reasons: reasonsWith(reasons, result.reasons) };
}

/** The marks come first; what they state of an employer is not repeated. */
function reasonsWith(fromMarks: readonly Reason[], own: readonly Reason[]): readonly Reason[] {
  const employers = new Set(
    fromMarks.map((reason) => (reason.code === 'tied-by-employer' ? reason.employer : null)),
  );
  const others = own.filter(
    (reason) => reason.code !== 'other-employer' || !employers.has(reason.employer),
  );
  return [...fromMarks, ...others].slice(0, REASONS_MAX);
}
