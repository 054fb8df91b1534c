import type { DraftLineKind } from '../model/draft.ts';
import type { Prospect } from '../model/prospect.ts';
import { wrongObject, wrongSubject } from './claim-relations.ts';
import { isDeedForm, placesOf, wrongTime, YEAR } from './claim-time.ts';
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
import { isName, OWNING, PERSONAL, signedWords, wordsOf } from './words.ts';
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
  for (const rule of RULES) {
    const word = rule(words, evidence, prospect);
    if (word !== null) return { word, at: words.length };
  }
  return null;
}

/** What has to hold between a claim and the line that has all of its words. */
const RULES: readonly ((
  words: readonly SignedWord[],
  evidence: Evidence,
  prospect: Prospect,
) => string | null)[] = [
  tooLittle,
  omittedQuantity,
  wrongPerson,
  wrongSubject,
  wrongObject,
  wrongTime,
  wrongCount,
  notOwned,
  otherPlace,
  wrongPost,
];

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
const OWNER_WITHIN = 2;

/** To tell, want or like is said of the person alone, as it is: 'your members want it', 'you will speak about it'. */
function isOthersTelling(
  words: readonly SignedWord[],
  index: number,
  { line, words: said }: Evidence,
): boolean {
  const word = words[index];
  if (word === undefined || !isTelling(word, line.kind)) return false;
  if (said.some((each) => isSaidBy(word, each))) return false;
  const near = words.slice(Math.max(0, index - TELLER_WITHIN), index);
  return word.isUnreal || word.isDenied || word.isToCome || !near.some(isTeller);
}

function isTelling({ word }: Word, kind: DraftLineKind): boolean {
  if (isPlainInClaims(word) || QUOTE_NOUNS.has(word) || !isPlainFor(kind, word)) return false;
  return kind === 'words' || (kind === 'who' && COMING.has(word));
}

/** The person, by a pronoun or a name, or what is theirs, right before the word. */
function isTeller(word: SignedWord, index: number, near: readonly SignedWord[]): boolean {
  if (PERSONAL.has(word.word) || (word.isCapital && !VOCABULARY.has(word.word))) return true;
  const isClose = near.length - index <= OWNER_WITHIN;
  return isClose && OWNING.has(word.word);
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

/** 'Your exit plan', where the line speaks of any plan. */
function notOwned(words: readonly SignedWord[], { line, words: said }: Evidence): string | null {
  if (line.kind !== 'words') return null;
  const wrong = words.find((word, index) => {
    const owner = words[index - 1]?.word ?? '';
    const places = OWNING.has(owner) && !isPlainInClaims(word.word) ? placesOf(word, said) : [];
    if (places.length === 0) return false;
    return !places.some((at) =>
      said.slice(Math.max(0, at - OWNER_BEFORE), at).some((each) => OURS.has(each.word)),
    );
  });
  return wrong?.word ?? null;
}

const OWNER_BEFORE = 3;
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
