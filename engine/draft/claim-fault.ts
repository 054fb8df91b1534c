import type { Prospect } from '../model/prospect.ts';
import {
  isDeedForm,
  placesOf,
  wrongObject,
  wrongDenial,
  wrongSpan,
  wrongSubject,
  wrongTime,
  YEAR,
} from './claim-relations.ts';
import { isSaidBy, supportOf } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import {
  isPlainFor,
  isPlainInClaims,
  isWeighty,
  QUANTITIES,
  QUOTE_NOUNS,
  VOCABULARY,
} from './vocabulary.ts';
import { isDone, isName, OWNING, PERSONAL, signedWords, wordsOf } from './words.ts';
import type { SignedWord, Word } from './words.ts';

/**
 * The word by which claims say more than their lines do; `null` when one line says all of each. What is denied there must be
 * denied here, what is planned there must be planned here, and it must be said of the same one, at the same time.
 */
export function claimFault(
  claims: readonly (readonly Word[])[],
  evidence: readonly Evidence[],
  prospect: Prospect,
): string | null {
  for (const claim of claims) {
    const content = claim.find(({ word }) => !isPlainInClaims(word));
    const faults = evidence.map((each) => faultAgainst(claim, each, prospect));
    if (faults.length === 0 && content !== undefined) return content.word;
    if (faults.length > 0 && !faults.includes(null)) return furthest(faults);
  }
  return null;
}

type Missing = { readonly word: string; readonly at: number };

/** The line that proves most of a claim tells best what is missing. */
function furthest(faults: readonly (Missing | null)[]): string {
  return faults.toSorted((one, other) => (other?.at ?? 0) - (one?.at ?? 0))[0]?.word ?? '';
}

function faultAgainst(
  claim: readonly Word[],
  evidence: Evidence,
  prospect: Prospect,
): Missing | null {
  const { kind } = evidence.line;
  const words = signedWords(
    claim,
    (word) => isPlainInClaims(word) || (isPlainFor(kind, word) && !isWeighty(word)),
  );
  const taken = new Set<SignedWord>();
  const at = words.findIndex(
    (word, index) => !isCovered(word, evidence, taken) || isOthersTelling(words, index, evidence),
  );
  const untold = words[at];
  if (untold !== undefined) return { word: untold.word, at };
  const word =
    tooLittle(words, evidence) ??
    omittedQuantity(words, evidence) ??
    wrongPerson(words, evidence, prospect) ??
    wrongSubject(words, evidence, prospect) ??
    wrongObject(words, evidence, prospect) ??
    wrongTime(words, evidence) ??
    wrongSpan(words, evidence) ??
    wrongDenial(words, evidence) ??
    wrongCount(words, evidence) ??
    wrongCondition(words, evidence) ??
    unmadePlan(words, evidence) ??
    unfinished(words, evidence) ??
    notOwned(words, evidence) ??
    otherPlace(words, evidence) ??
    wrongPost(words, evidence, prospect);
  return word === null ? null : { word, at: words.length };
}

/** A word that the line says, or that says nothing by itself. */
function isCovered(word: SignedWord, evidence: Evidence, taken: Set<SignedWord>): boolean {
  const support = supportOf(word, evidence, taken);
  if (support === 'told') return true;
  if (isName(word) || isWeighty(word.word)) return false;
  if (isPlainInClaims(word.word)) return true;
  const { line, words } = evidence;
  // 'Works as an examiner' is not 'worked as one'.
  const isOver =
    line.kind === 'who' && HELD_NOW.has(word.word) && words.some(({ isPast }) => isPast);
  return support === 'untold' && !isOver && isPlainFor(line.kind, word.word);
}

/** 'The register is yours': a claim needs two things, what it speaks of and what it says of that. */
function tooLittle(words: readonly SignedWord[], { line }: Evidence): string | null {
  const content = words.filter(
    ({ word }) => !isPlainInClaims(word) || (line.kind === 'who' && PERSONAL.has(word)),
  );
  return content.length === 1 ? (content[0]?.word ?? null) : null;
}

const COMING = new Set('comes came took take takes become became becomes'.split(' '));
const TELLER_WITHIN = 4;

/** To tell, want or like is said of the person alone, as it is: 'your members want it', 'you will speak about it'. */
function isOthersTelling(
  words: readonly SignedWord[],
  index: number,
  { line, words: said }: Evidence,
): boolean {
  const word = words[index];
  if (word === undefined || isPlainInClaims(word.word)) return false;
  if (line.kind !== 'words' && !(line.kind === 'who' && COMING.has(word.word))) return false;
  if (QUOTE_NOUNS.has(word.word)) return false;
  if (!isPlainFor(line.kind, word.word) || said.some((each) => isSaidBy(word, each))) return false;
  const near = words.slice(Math.max(0, index - TELLER_WITHIN), index);
  const isTold = near.some(
    (each) => PERSONAL.has(each.word) || (each.isCapital && !VOCABULARY.has(each.word)),
  );
  const isOwned =
    OWNING.has(near.at(-1)?.word ?? '') ||
    OWNING.has(near.at(-2)?.word ?? '') ||
    near.at(-1)?.isPossessive === true;
  return word.isUnreal || word.isDenied || word.isToCome || !(isTold || isOwned);
}

const HELD_NOW = new Set(['works', 'work', 'holds', 'hold', 'serves', 'serve']);
const GOVERNED_WITHIN = 4;

/** 'Half of our requests' proves nothing of the requests. */
function omittedQuantity(words: readonly SignedWord[], { words: said }: Evidence): string | null {
  const omitted = said.find(({ word }, index) => {
    if (!QUANTITIES.has(word) || words.some((each) => each.word === word)) return false;
    const counted = said
      .slice(index + 1, index + 1 + GOVERNED_WITHIN)
      .find((each) => !isPlainInClaims(each.word));
    return counted !== undefined && words.some((each) => isSaidBy(each, counted));
  });
  return omitted?.word ?? null;
}

/** What is said of the person needs a line about them; 'your board' may be the company's. */
function wrongPerson(
  words: readonly SignedWord[],
  evidence: Evidence,
  prospect: Prospect,
): string | null {
  const names = new Set(wordsOf(prospect.name).map(({ word }) => word));
  if (isPersonal(evidence, names)) return null;
  const meant = words.find((word, index) => {
    const { word: text, isPossessive } = word;
    const isOwner = OWNING.has(text) || (names.has(text) && isPossessive);
    if (isOwner && isOfLine(words[index + 1], evidence)) return false;
    return PERSONAL.has(text) || OWNING.has(text) || names.has(text);
  });
  return meant?.word ?? (isCongratulated(words) ? 'congratulations' : null);
}

function isPersonal({ line, words }: Evidence, names: ReadonlySet<string>): boolean {
  if (line.kind === 'words' || line.kind === 'who') return true;
  const [first] = words;
  return words.some(({ word }) => names.has(word)) || first?.word === 'he' || first?.word === 'she';
}

function isOfLine(word: SignedWord | undefined, { line, words }: Evidence): boolean {
  if (word === undefined) return false;
  return isPlainFor(line.kind, word.word) || words.some((each) => isSaidBy(word, each));
}

/** 'Congratulations on raising it' says that the reader did. */
function isCongratulated(words: readonly SignedWord[]): boolean {
  return words.some(
    ({ word }, index) =>
      word === 'on' &&
      words[index - 1]?.word.startsWith('congrat') === true &&
      /(?:ing|your)$/u.test(words[index + 1]?.word ?? ''),
  );
}

const CONDITION = new Set(
  'if when whenever unless would could can might such like otherwise or'.split(' '),
);
const IF_CONDITION = new Set(['if', 'unless', 'when', 'whenever', 'without', 'or']);
const TO_COME = new Set(
  'will to would going plans plan intends intend wants want from next due'.split(' '),
);

/** What a line says only on a condition, or only of the future, is not said as it is. */
function wrongCondition(words: readonly SignedWord[], { words: said }: Evidence): string | null {
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
function imaginedIn(said: readonly SignedWord[]): readonly SignedWord[] {
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
function unmadePlan(words: readonly SignedWord[], { words: said }: Evidence): string | null {
  const start = said.findIndex(({ word }) => PLANNED.has(word));
  const has = words.findIndex(({ word }) => word === 'has' || word === 'have' || word === 'had');
  const isPlanned = words.some(
    ({ word }) => PLANNING.has(word) || word.endsWith("'d") || word.endsWith("'ll"),
  );
  if (start !== -1 && !isPlanned) {
    const content = words.filter((each) => !isPlainInClaims(each.word));
    const planned = content.find((each) => {
      const places = placesOf(each, said);
      return places.length > 0 && places.every((at) => at > start);
    });
    if (planned !== undefined) return planned.word;
  }
  const after = words[has + 1];
  const isMain =
    has !== -1 &&
    after !== undefined &&
    !isDone(after) &&
    after.word !== 'been' &&
    !isDone(words[has + 2]);
  const isOwned = said.some(({ word, isPossessive }) => isPossessive || OWNERSHIP.has(word));
  return isMain && !isOwned && !words.some(({ word }) => PLANNING.has(word))
    ? (words[has]?.word ?? null)
    : null;
}

/** 'Has been rolled out', where the line is still rolling it out. */
function unfinished(words: readonly SignedWord[], { words: said }: Evidence): string | null {
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

/** 'Your exit plan', where the line speaks of any plan. */
function notOwned(words: readonly SignedWord[], { line, words: said }: Evidence): string | null {
  if (line.kind !== 'words') return null;
  const wrong = words.find((word, index) => {
    const owner = words[index - 1]?.word ?? '';
    const places = OWNING.has(owner) && !isPlainInClaims(word.word) ? placesOf(word, said) : [];
    if (places.length === 0) return false;
    return !places.some((at) =>
      said.slice(Math.max(0, at - 3), at).some((each) => OURS.has(each.word)),
    );
  });
  return wrong?.word ?? null;
}

const OURS = new Set(['our', 'my', 'we', 'i']);
const PLACING = new Set(['at', 'with', 'for', 'to']);

/** 'Will speak at Acme', where the line has them speak at a forum, and Acme is in the form alone. */
function otherPlace(words: readonly SignedWord[], { words: said, given }: Evidence): string | null {
  const wrong = words.find((word, index) => {
    const before = words[index - 1]?.word ?? '';
    if (!word.isCapital || !PLACING.has(before)) return false;
    const isGiven = given.some((each) => isSaidBy(word, each)) && placesOf(word, said).length === 0;
    return isGiven && said.some((each) => each.word === before);
  });
  return wrong?.word ?? null;
}

/** The post from the form is the person's, and nobody else's. */
function wrongPost(
  words: readonly SignedWord[],
  { words: said, given }: Evidence,
  { name, company, position }: Prospect,
): string | null {
  const post = new Set(wordsOf(position).map(({ word }) => word));
  const own = new Set(wordsOf(`${name} ${company} ${position}`).map(({ word }) => word));
  const isOther = words.some((word) => isName(word) && !own.has(word.word));
  const fromForm = words.find(
    (word) =>
      post.has(word.word) &&
      !isPlainInClaims(word.word) &&
      given.some((each) => isSaidBy(word, each)) &&
      !said.some((each) => isSaidBy(word, each)),
  );
  const isFormer = words.some(({ word }) => FORMER.has(word));
  return isOther || isFormer || isOtherHead(words, post, own) ? (fromForm?.word ?? null) : null;
}

/** The form says what the person is today. */
const FORMER = new Set(
  'was were used until before former formerly previously once been had will would became become'.split(
    ' ',
  ),
);

/** 'Head of networks', where the form has a head of risk. */
function isOtherHead(
  words: readonly SignedWord[],
  post: ReadonlySet<string>,
  own: ReadonlySet<string>,
): boolean {
  return words.some(({ word }, index) => {
    if (!post.has(word) || isPlainInClaims(word) || words[index + 1]?.word !== 'of') return false;
    const next = words.slice(index + 2).find((each) => !isPlainInClaims(each.word));
    return next !== undefined && !own.has(next.word);
  });
}

const NUMBER =
  /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/u;
const COUNTED_WITHIN = 4;

/** 'Six countries' are not six sites: a number counts what it counts in the line; the number where it does not. */
function wrongCount(words: readonly SignedWord[], { words: said }: Evidence): string | null {
  const wrong = words.find((word, index) => {
    const counted = words[index + 1];
    const isNumber = NUMBER.test(word.word) && !YEAR.test(word.word) && word.stop === '';
    if (!isNumber || counted === undefined || isPlainInClaims(counted.word)) return false;
    const numbers = placesOf(word, said);
    const nouns = isDeedForm(counted) ? [] : placesOf(counted, said);
    if (numbers.length === 0 || nouns.length === 0) return false;
    return !numbers.some((at) => nouns.some((noun) => isCountedBy(said, at, noun)));
  });
  return wrong?.word ?? null;
}

function isCountedBy(said: readonly SignedWord[], at: number, noun: number): boolean {
  const reach = said[at]?.isTied === true ? 1 : COUNTED_WITHIN;
  const hasOther = said.slice(at + 1, noun).some(({ word }) => NUMBER.test(word));
  return noun > at && noun - at <= reach && !hasOther;
}
