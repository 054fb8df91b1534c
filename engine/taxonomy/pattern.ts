import type { Span } from '../text/words.ts';

/**
 * Words to find in a sentence that went through `plainLetters`. Two simple expressions and a distance instead of one
 * expression with a gap in it: the time stays linear whatever the text holds.
 */
export type Pattern = {
  readonly match: RegExp;
  /** Must be in the same sentence too: what an ambiguous word needs to be believed. */
  readonly beside?: RegExp;
  /** Characters allowed between `match` and `beside`. */
  readonly gap?: number;
  /** `beside` has to follow `match`. */
  readonly isOrdered?: boolean;
  /** Must be somewhere in the sentence. */
  readonly needs?: RegExp;
  /** Must not be in it: 'intends to be certified' is not a certificate. */
  readonly unless?: RegExp;
};

/** Wide enough for a clause, too narrow for a change of subject. */
const GAP_DEFAULT = 80;
/** Words looked at for the one beside; more would only be a list of the same. */
const NEIGHBOURS_MAX = 12;

/** Whole words in any case, as alternatives of a regular expression over plain letters. */
export function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'gi');
}

/** Whole words in exactly this case, for names and acronyms that are ordinary words otherwise. */
export function names(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'g');
}

/** Where the pattern holds in a sentence, the word beside it included. Linear in the length of the sentence. */
export function spansOf(text: string, pattern: Pattern): readonly Span[] {
  const found = matchesOf(text, pattern.match);
  if (found.length === 0 || !isPossible(text, pattern)) return [];
  return pattern.beside === undefined
    ? found
    : withNeighbours(found, matchesOf(text, pattern.beside), pattern);
}

function isPossible(text: string, { needs, unless }: Pattern): boolean {
  if (needs !== undefined && text.search(needs) === -1) return false;
  return unless === undefined || text.search(unless) === -1;
}

/** Most sentences hold nothing: `search` finds that out without copying the expression, as `matchAll` has to. */
function matchesOf(text: string, expression: RegExp): readonly Span[] {
  if (text.search(expression) === -1) return [];
  return [...text.matchAll(expression)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** Both lists are in order: what lies too far back for one match does so for all after it. */
function withNeighbours(
  found: readonly Span[],
  others: readonly Span[],
  { gap = GAP_DEFAULT, isOrdered = false }: Pattern,
): readonly Span[] {
  const spans: Span[] = [];
  let next = 0;
  for (const span of found) {
    const earliest = isOrdered ? span.end : span.start - gap;
    while ((others[next]?.end ?? Infinity) < earliest) next += 1;
    const candidates = others.slice(next, next + NEIGHBOURS_MAX);
    const other = candidates.find(
      (one) => isNear(span, one, gap) && (!isOrdered || one.start >= span.end),
    );
    if (other !== undefined) spans.push(joined(span, other));
  }
  return spans;
}

function isNear(span: Span, other: Span, gap: number): boolean {
  const distance = Math.max(other.start - span.end, span.start - other.end);
  return distance >= 0 && distance <= gap;
}

function joined(one: Span, other: Span): Span {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

/** What kind of thing an entry is; triggers are events with a date, the others are subjects and job titles. */
export type EntryGroup = 'framework' | 'law' | 'domain' | 'role' | 'trigger' | 'voice';

/** One thing a salesperson in governance, risk and compliance listens for. */
export type TaxonomyEntry = {
  /** Stable: saved reports and hand labels name it. */
  readonly id: string;
  readonly group: EntryGroup;
  /** As shown to the user. */
  readonly label: string;
  /** Any one of them is enough. */
  readonly patterns: readonly Pattern[];
  /** How much it says about why now, 0–1, before its age is taken off. */
  readonly weight: number;
  /** Only a sentence that names the person counts: a podcast is made about everybody. */
  readonly isPersonal: boolean;
};

/** What the entries of one list have in common. */
type EntryKind = Pick<TaxonomyEntry, 'group' | 'weight' | 'isPersonal'>;

/** An event with a date; the more one moves a budget, the more it weighs. */
export const TRIGGER = { group: 'trigger', isPersonal: false } as const;

/** An entry; a pattern that needs nothing beside it is given as its expression. */
export function createEntry(
  kind: EntryKind,
  id: string,
  label: string,
  patterns: readonly (RegExp | Pattern)[],
): TaxonomyEntry {
  return {
    ...kind,
    id,
    label,
    patterns: patterns.map((one) => (one instanceof RegExp ? { match: one } : one)),
  };
}
