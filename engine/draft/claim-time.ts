import { isSaidBy } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { isPlainInClaims, SEGMENT_OPENERS } from './vocabulary.ts';
import { isDone, wordAt } from './words.ts';
import type { SignedWord } from './words.ts';

type Words = readonly SignedWord[];

/** The word by which a claim puts something into another time than its line, or says as done what is planned, denied or imagined there. */
export function wrongTime(words: Words, evidence: Evidence): string | null {
  const rules = [wrongDay, wrongSpan, wrongDenial, wrongCondition, unmadePlan, unfinished];
  for (const rule of rules) {
    const word = rule(words, evidence);
    if (word !== null) return word;
  }
  return null;
}

/** Where a line says a word. */
export function placesOf(word: SignedWord, said: Words): readonly number[] {
  return said.flatMap((each, at) => (isSaidBy(word, each) ? [at] : []));
}

/** The number of the part of a line that each word belongs to: parts end at a comma, at 'and', at 'having'. */
export function segmentsOf(said: Words): readonly number[] {
  let segment = 0;
  return said.map(({ word }, index) => {
    const before = said[index - 1]?.stop ?? '';
    const isTime = word === 'since' && /^\d/u.test(wordAt(said, index + 1));
    if (before !== '' || (SEGMENT_OPENERS.has(word) && !isTime)) segment += 1;
    return segment;
  });
}

/** A year of our time. */
export const YEAR = /^(?:19|20)\d{2}$/u;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)$/u;

/** A day belongs to the deed beside which the line puts it; the day where it does not. */
function wrongDay(words: Words, { words: said }: Evidence): string | null {
  const segments = segmentsOf(said);
  const wrong = words.find((word, index) => {
    const isTime = YEAR.test(word.word) || (word.isCapital && MONTH.test(word.word));
    const times = isTime ? placesOf(word, said) : [];
    if (times.length === 0) return false;
    if (!times.some((time) => sideOf(words, index) === sideOf(said, time))) return true;
    const deed = nearestDeed(words, index, said);
    return (
      deed !== undefined &&
      !placesOf(deed, said).some((at) => times.some((time) => segments[time] === segments[at]))
    );
  });
  return wrong?.word ?? null;
}

/** 'They care which server failed', where the line denies that, and has them care for something else. */
function wrongDenial(words: Words, { words: said }: Evidence): string | null {
  const content = words.filter(({ word }) => !isPlainInClaims(word));
  const wrong = content.find((word, index) => {
    const next = content[index + 1];
    if (next === undefined) return false;
    const places = placesOf(word, said);
    const followed = places.filter((at) => {
      const after = said.findIndex((each, place) => place > at && !isPlainInClaims(each.word));
      return placesOf(next, said).includes(after);
    });
    return (
      places.length > 1 &&
      followed.length > 0 &&
      followed.every((at) => said[at]?.isDenied !== word.isDenied)
    );
  });
  return wrong?.word ?? null;
}

const SPAN = /^(?:years?|months?|weeks?|days?)$/u;

/** 'Eleven years' belong to what the line says beside them; the word where the claim says nothing of that. */
function wrongSpan(words: Words, { words: said }: Evidence): string | null {
  const segments = segmentsOf(said);
  const wrong = words.find((word) => {
    const spans = SPAN.test(word.word) ? placesOf(word, said) : [];
    if (spans.length === 0) return false;
    const others = words.flatMap((each) =>
      SPAN.test(each.word) || isPlainInClaims(each.word) || YEAR.test(each.word)
        ? []
        : [placesOf(each, said)],
    );
    return !others.some((places) =>
      places.some((at) => spans.some((span) => span - at !== 1 && segments[at] === segments[span])),
    );
  });
  return wrong?.word ?? null;
}

const SIDES = new Set(['until', 'by', 'before', 'between']);
const SIDE_WITHIN = 4;

/** 'Until 2018' is not 'since 2018', nor 'by 2030' 'in 2030'. */
function sideOf(words: Words, index: number): string {
  const near = words.slice(Math.max(0, index - SIDE_WITHIN), index);
  return near.findLast(({ word }) => SIDES.has(word))?.word ?? '';
}

function nearestDeed(words: Words, index: number, said: Words): SignedWord | undefined {
  return words
    .map((word, at) => ({ word, distance: Math.abs(at - index) }))
    .filter(({ word }) => isDeedForm(word) && placesOf(word, said).length > 0)
    .toSorted((one, other) => one.distance - other.distance)[0]?.word;
}

/** 'Led', 'leading': a form that tells a deed. */
export function isDeedForm(word: SignedWord): boolean {
  if (word.isCapital || isPlainInClaims(word.word)) return false;
  return isDone(word) || word.word.endsWith('ing');
}

const CONDITION = new Set(
  'if when whenever unless would could can might such like otherwise or'.split(' '),
);
const IF_CONDITION = new Set(['if', 'unless', 'when', 'whenever', 'without', 'or']);
const TO_COME = new Set(
  'will to would going plans plan intends intend wants want from next due'.split(' '),
);

/** What a line says only on a condition, or only of the future, is not said as it is. */
function wrongCondition(words: Words, { words: said }: Evidence): string | null {
  const content = words.filter(({ word }) => !isPlainInClaims(word));
  const isIf = said[0]?.word === 'if';
  const isOpen = said.some(({ word }) => word === 'when');
  const has = (marks: ReadonlySet<string>): boolean =>
    words.some(({ word }) => marks.has(word) && !(isIf && isOpen && word === 'when'));
  const imagined = imaginedIn(said);
  const assumed = content.find(
    (word) =>
      imagined.some((each) => isSaidBy(word, each)) &&
      !said.some((each) => !imagined.includes(each) && isSaidBy(word, each)),
  );
  if (assumed !== undefined && !has(isIf ? IF_CONDITION : CONDITION)) return assumed.word;
  const isToCome = said.some(({ word }) => word === 'will');
  const hasDeed = content.some((word) => isDone(word) || /(?:ing|[^s]s)$/u.test(word.word));
  const [first] = content;
  return isToCome && !hasDeed && !has(TO_COME) && first !== undefined ? first.word : null;
}

const CONDITIONS = new Set(['if', 'when', 'unless', 'otherwise']);

/** The words behind 'when', as far as the comma; all of them behind 'if'. */
function imaginedIn(said: Words): Words {
  const start = said.findIndex(({ word }) => CONDITIONS.has(word));
  if (start === -1) return [];
  if (said[start]?.word === 'if' && start === 0) return said;
  const end = said.findIndex(({ stop }, index) => index > start && stop !== '');
  return said.slice(start, end === -1 ? said.length : end + 1);
}

const PLANNED = new Set(
  'plans plan planning intends intend wants want aims hopes would could might may should will rather drafting preparing considering'.split(
    ' ',
  ),
);
const PLANNING = new Set([
  ...PLANNED,
  ...'to planned drafted draft meant intention intentions aim goal due next from until by favours prefers preference if likes like under being having'.split(
    ' ',
  ),
]);

/** What a line only plans or wishes for, a claim may not tell as it is: 'every plant has an officer'. */
function unmadePlan(words: Words, evidence: Evidence): string | null {
  const isPlanned = words.some(
    ({ word }) => PLANNING.has(word) || word.endsWith("'d") || word.endsWith("'ll"),
  );
  return isPlanned ? null : (plannedWord(words, evidence) ?? unownedWord(words, evidence));
}

/** The first word that the line says behind its 'plans to' alone. */
function plannedWord(words: Words, { words: said }: Evidence): string | null {
  const start = said.findIndex(({ word }) => PLANNED.has(word));
  if (start === -1) return null;
  const planned = words.find((each) => {
    const places = isPlainInClaims(each.word) ? [] : placesOf(each, said);
    return places.length > 0 && places.every((at) => at > start);
  });
  return planned?.word ?? null;
}

/** 'Has a policy', where the line gives nobody anything to have. */
function unownedWord(words: Words, { words: said }: Evidence): string | null {
  const has = words.findIndex(({ word }) => word === 'has' || word === 'have' || word === 'had');
  const [next, second] = words.slice(has + 1);
  if (has === -1 || next === undefined || next.word === 'been') return null;
  if (isDone(next) || isDone(second)) return null;
  const isOwned = said.some(({ word, isPossessive }) => isPossessive || OWNERSHIP.has(word));
  return isOwned ? null : wordAt(words, has);
}

/** 'Has been rolled out', where the line is still rolling it out. */
function unfinished(words: Words, { words: said }: Evidence): string | null {
  if (words.some(({ word }) => word === 'being')) return null;
  const wrong = words.find((word) => {
    const places = isDone(word) ? placesOf(word, said) : [];
    return (
      places.length > 0 &&
      places.every((at) => {
        const before = said[at - 1]?.word ?? '';
        return said[at]?.word.endsWith('ing') === true && (before === 'is' || before === 'are');
      })
    );
  });
  return wrong?.word ?? null;
}

const OWNERSHIP = new Set(
  'has have had with own owns operates operate runs holds serves our my its their his her agreement contract of'.split(
    ' ',
  ),
);
