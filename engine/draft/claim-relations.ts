import type { Prospect } from '../model/prospect.ts';
import { isDeedForm, placesOf, segmentsOf } from './claim-time.ts';
import { fits } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { isPlainInClaims, PREPOSITIONS, SEGMENT_OPENERS, VOCABULARY } from './vocabulary.ts';
import { isDone, isNoDeed, OWNING, PERSONAL, wordsOf } from './words.ts';
import type { SignedWord } from './words.ts';

type Words = readonly SignedWord[];

/** The one of whom a deed is told has to be the one of whom the line tells it; the word of the deed where it is not. */
export function wrongSubject(words: Words, evidence: Evidence, prospect: Prospect): string | null {
  const whose = namer(prospect);
  const wrong = words.find((word, index) => {
    const subject = directSubject(words, index, whose);
    if (subject === null) {
      return (
        isTurnedRound(words, index, evidence.words) ||
        hasOtherAgent(words, index, { evidence, whose })
      );
    }
    if (isPlainInClaims(word.word) || isNoDeed(word)) return false;
    const places = placesOf(word, evidence.words).filter((at) => isFitting(word, evidence, at));
    const isToldAt = (at: number): boolean =>
      isPassive(words, index) === isPassive(evidence.words, at)
        ? isToldOf(subject, at, { evidence, whose })
        : isAgent(subject, at, { said: evidence.words, whose });
    return places.length > 0 && !places.some(isToldAt);
  });
  return wrong?.word ?? null;
}

type Whose = (word: SignedWord) => string | null;

/** Whom a word names: 'person', 'company', another name, or nobody. */
function namer(prospect: Prospect): Whose {
  const person = new Set(wordsOf(prospect.name).map(({ word }) => word));
  const company = new Set(wordsOf(prospect.company).map(({ word }) => word));
  return ({ word, isCapital, isStart }) => {
    if (word === 'nobody' || word === 'everybody') return word;
    if (person.has(word) || PERSONAL.has(word) || word === 'i') return 'person';
    if (company.has(word)) return 'company';
    return isCapital && (!isStart || !VOCABULARY.has(word)) ? word : null;
  };
}

function isFitting(word: SignedWord, { words }: Evidence, at: number): boolean {
  const other = words[at];
  return other !== undefined && fits(word, other);
}

function isToldOf(
  subject: string,
  at: number,
  { evidence, whose }: { readonly evidence: Evidence; readonly whose: Whose },
): boolean {
  const { line, words } = evidence;
  const teller = subjectBefore(words, at, whose) ?? (line.kind === 'words' ? 'person' : null);
  if (teller !== null) return teller === subject;
  const isKnown = subject === 'person' || subject === 'company';
  return isKnown || words.slice(0, at).some(({ word }) => word === subject);
}

/** The name right before a word, with nothing but auxiliaries between. */
function directSubject(words: Words, index: number, whose: Whose): string | null {
  const before = words.findLastIndex(
    (each, at) => at < index && (nameIn(each, whose) !== null || isBreak(each)),
  );
  const word = words[before];
  if (word === undefined || word.stop !== '' || word.isPossessive) return null;
  return isTaken(words, before, whose) ? null : nameIn(word, whose);
}

function isBreak({ word, stop, isPossessive }: SignedWord): boolean {
  return stop !== '' || isPossessive || PREPOSITIONS.has(word) || !isPlainInClaims(word);
}

function nameIn(word: SignedWord, whose: Whose): string | null {
  return OWNING.has(word.word) ? null : whose(word);
}

/** Does a preposition take the name that ends at this place? 'At Acme Bank'. */
function isTaken(words: Words, end: number, whose: Whose): boolean {
  const start = words.findLastIndex((each, at) => at <= end && whose(each) === null);
  return PREPOSITIONS.has(words[start]?.word ?? '');
}

/** Of whom a line tells the word at a place: the nearest name or noun before it that no preposition takes. */
function subjectBefore(said: Words, at: number, whose: Whose): string | null {
  const noun = nounBefore(said, at);
  const sentence = said.findLastIndex(({ stop }, index) => index < at && /[.;]/u.test(stop));
  for (let before = at - 1; before > sentence; before -= 1) {
    const word = said[before];
    if (word === undefined) return null;
    const named = word.isPossessive ? null : nameIn(word, whose);
    if (named !== null && !isTaken(said, before, whose)) return named;
    if (named === null && before === noun) {
      return COMPANY_NOUNS.has(word.word) ? 'company' : `the ${word.word}`;
    }
  }
  return null;
}

/** What a line calls the company once it has been named. */
const COMPANY_NOUNS = new Set(
  'company firm group bank insurer operator society lender retailer manufacturer maker breeder utility airline broker startup up'.split(
    ' ',
  ),
);
const ARTICLES = new Set(['a', 'an', 'the', 'two']);
const OPENERS = new Set(
  'that which and but while because what whether how where when if who'.split(' '),
);

/** 'That a supplier had been hit': the noun right before a word, when its article opens a clause; else -1. */
function nounBefore(said: Words, at: number): number {
  const noun = said.findLastIndex((each, index) => index < at && !isPlainInClaims(each.word));
  const article = said.findLastIndex((each, index) => index < noun && isPlainInClaims(each.word));
  const opener = said[article - 1];
  const isOpening = opener === undefined || OPENERS.has(opener.word);
  return isOpening && ARTICLES.has(said[article]?.word ?? '') ? noun : -1;
}

const BE = new Set(['be', 'is', 'are', 'was', 'were', 'been', 'being']);

function isPassive(words: Words, index: number): boolean {
  const word = words[index];
  if (word === undefined || !isDone(word)) return false;
  return BE.has(words[index - 1]?.word ?? '') || BE.has(words[index - 2]?.word ?? '');
}

const AGENT_WITHIN = 3;

/** 'A round led by Acme' tells that Acme led it. */
function isAgent(
  subject: string,
  at: number,
  { said, whose }: { readonly said: Words; readonly whose: Whose },
): boolean {
  const after = said.slice(at + 1, at + 1 + AGENT_WITHIN).findIndex(({ word }) => word === 'by');
  const by = at + 1 + after;
  return (
    after !== -1 &&
    said.slice(by + 1, by + 1 + AGENT_WITHIN).some((each) => whose(each) === subject)
  );
}

/** 'Led by Acme', where the line has somebody else lead it. */
function hasOtherAgent(
  words: Words,
  index: number,
  { evidence, whose }: { readonly evidence: Evidence; readonly whose: Whose },
): boolean {
  const [word, by, agent] = words.slice(index, index + AGENT_WITHIN);
  if (word === undefined || !isDone(word) || by?.word !== 'by' || agent === undefined) return false;
  const named = nameIn(agent, whose);
  const places = placesOf(word, evidence.words);
  if (named === null || places.length === 0) return false;
  return !places.some(
    (at) =>
      isAgent(named, at, { said: evidence.words, whose }) ||
      (!isPassive(evidence.words, at) && isToldOf(named, at, { evidence, whose })),
  );
}

/** 'The authority agreed', where in the line others agreed, and the authority comes later. */
function isTurnedRound(words: Words, index: number, said: Words): boolean {
  const word = words[index];
  const before = words.findLastIndex((each, at) => at < index && isBreak(each));
  const noun = words[before];
  if (word === undefined || noun === undefined || before === 0) return false;
  if (isPlainInClaims(noun.word) || noun.stop !== '' || noun.isPossessive) return false;
  if (!isDeedForm(word) && !/[^s]s$/u.test(word.word)) return false;
  return (isPassive(words, index) ? isNoObject : comesLater)(noun, word, said);
}

/** A form of the same verb, and not only a word of its group. */
function isSameVerb(deed: SignedWord, other: SignedWord | undefined): boolean {
  if (other === undefined) return false;
  return [...deed.stems].some((stem) => !stem.startsWith('=') && other.stems.has(stem));
}

/** 'The greenhouses are halved', where the line halves the water use of the greenhouses. */
function isNoObject(noun: SignedWord, deed: SignedWord, said: Words): boolean {
  const [nouns, deeds] = [placesOf(noun, said), placesOf(deed, said)];
  if (nouns.length === 0 || deeds.length === 0) return false;
  return deeds.every(
    (at) =>
      !isPassive(said, at) && nouns.every((place) => place > at && hasPreposition(said, at, place)),
  );
}

function comesLater(noun: SignedWord, deed: SignedWord, said: Words): boolean {
  const [nouns, all] = [placesOf(noun, said), placesOf(deed, said)];
  const same = all.filter((at) => isSameVerb(deed, said[at]));
  const deeds = same.length > 0 ? same : all;
  if (nouns.length === 0 || deeds.length === 0) return false;
  return deeds.every((at) => !isPassive(said, at) && nouns.every((place) => place > at));
}

/**
 * 'Leads the bank' is not proven by 'leads security at the bank', nor 'joined as head' by 'was promoted to head, having joined
 * as an analyst': what comes after a deed has to come with it in the line, and without a preposition where it has none here.
 */
export function wrongObject(words: Words, evidence: Evidence, prospect: Prospect): string | null {
  const whose = namer(prospect);
  const wrong = words.findIndex((_, index) => {
    const next = objectPlace(words, index);
    const [word, object] = [words[index], words[next]];
    if (word === undefined || object === undefined) return false;
    const between = words.slice(index + 1, next);
    const hasSubject = directSubject(words, index, whose) !== null;
    const isSplit = between.some((each) => SEGMENT_OPENERS.has(each.word));
    const isDirect = isPlaced(between, hasSubject || (isDone(word) && between.length === 0));
    const isNamed = isDirect && isNoDeed(object) && !isPassive(words, index);
    return !isSplit && !isWith(word, object, { evidence, isDirect, isNamed });
  });
  return words[objectPlace(words, wrong)]?.word ?? null;
}

/** Where the next word of content stands after one that may be a deed; -1 where a stop comes between. */
function objectPlace(words: Words, index: number): number {
  const word = words[index];
  if (word === undefined || isPlainInClaims(word.word) || isNoDeed(word)) return -1;
  const next = words.findIndex((each, at) => at > index && !isPlainInClaims(each.word));
  return words.slice(index, next).some(({ stop }) => stop !== '') ? -1 : next;
}

const DETERMINERS = new Set('a an the its his her their your our my'.split(' '));

/** Is what follows the deed its object? */
function isPlaced(between: Words, hasSubject: boolean): boolean {
  if (between.some((each) => PREPOSITIONS.has(each.word))) return false;
  return hasSubject || between.some((each) => DETERMINERS.has(each.word));
}

type Nearness = {
  readonly evidence: Evidence;
  /** No preposition stands between them here. */
  readonly isDirect: boolean;
  /** The object is a name or a number, which has to be in the line itself. */
  readonly isNamed: boolean;
};

function isWith(word: SignedWord, object: SignedWord, nearness: Nearness): boolean {
  const { evidence, isDirect, isNamed } = nearness;
  const said = evidence.words;
  const segments = segmentsOf(said);
  const places = placesOf(word, said).filter((at) => isFitting(word, evidence, at));
  const targets = placesOf(object, said);
  if (places.length === 0) return true;
  if (targets.length === 0) return !isNamed;
  return targets.some((target) =>
    places.some(
      (at) =>
        segments[at] === segments[target] &&
        (!isDirect || isPassive(said, at) || !hasPreposition(said, at, target)),
    ),
  );
}

function hasPreposition(said: Words, from: number, to: number): boolean {
  return from < to && said.slice(from + 1, to).some(({ word }) => PREPOSITIONS.has(word));
}
