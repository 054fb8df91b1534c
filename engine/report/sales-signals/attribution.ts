import { ARTICLE_WORDS, PLACE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { PRO_DROP_LANGUAGES } from '../../lexicon/grammar/pronouns.ts';
import {
  AUXILIARIES,
  CLAUSE_LINKS,
  JOINT_SPEECH,
  NORDIC_SO,
  PASSING_ON,
  SPEECH_AFTER_QUOTATION,
  SPEECH_BEFORE_QUOTATION,
  SPEECH_WORDS,
} from '../../lexicon/grammar/speech.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { isOfOtherGender, type Gender } from '../../names/people/name/gender.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import {
  isDescriptionAt,
  isJobTitleWord,
  isOtherDescribedBehind,
  hasTitleOfProspect,
} from './described-speaker.ts';
import { isObjectAt, subjectOf, type Speaker } from './named-speaker.ts';
import { type NameFinder, type NamesInSentence, namesPersonIn } from './names/names-in-sentence.ts';
import type { QuotedPart } from './quoted-parts.ts';
import { describesPerson, isSubjectPronoun } from './reference-words.ts';
import { SENTENCE_END } from './voices/voice.ts';

/** What attribution needs to know about a sentence's environment. */
export type AttributionContext = {
  readonly findNames: NameFinder;
  readonly language: string | null;
  /** Does 'she' mean the prospect here? */
  readonly isProspectLast: boolean;
  /** By the prospect's given name; `null` where it does not show. */
  readonly gender: Gender | null;
  /** Words by which the page has named the prospect's job so far. */
  readonly titles: ReadonlySet<string>;
};

/** What is around the quoted parts of a sentence. */
type AroundQuotes = {
  readonly text: string;
  readonly words: readonly Word[];
  readonly names: NamesInSentence;
};

/**
 * Who says the quoted parts of a sentence, by what is around them: a name or a pronoun with a verb of saying, a name before
 * a colon or after a dash. `null` when the sentence itself does not say.
 */
export function speakerOf(
  parts: readonly QuotedPart[],
  context: AttributionContext,
): Speaker | null {
  const text = plainTextOf(
    parts
      .filter(({ isQuoted }) => !isQuoted)
      .map((part) => part.text)
      .join(' '),
  );
  if (text === '') return null;
  const words = wordsOf(text);
  if (words.some((word) => JOINT_SPEECH.has(word.text) || PASSING_ON.has(word.text))) return null;
  const around: AroundQuotes = { text, words, names: context.findNames(words, text) };
  const verbs = verbsIn(around, parts, context);
  const isUnnamed = around.names.person.length + around.names.others.length === 0;
  if (verbs.length > 0 || hasEastAsianSpeechVerb(parts)) {
    if (!isUnnamed) return speakerAmong(around, verbs, context);
    return quotesTheirName(parts, context) ? 'other' : unnamedSpeaker(around, verbs, context);
  }
  if (!isIntroduced(parts)) return null;
  if (!isUnnamed) return introducedSpeaker(around.names);
  return introducesProspect(around, context) ? 'prospect' : null;
}

/** Nobody speaks of themselves by name: '“Jane Doe knows every valve,” says the chairman.' */
function quotesTheirName(parts: readonly QuotedPart[], context: AttributionContext): boolean {
  return parts.some(({ isQuoted, text }) => isQuoted && namesPersonIn(context, text));
}

/** Who comes from elsewhere is named behind: 'Jane Doe, who came from Beta: “…”'. */
function introducedSpeaker({ person }: NamesInSentence): Speaker {
  return person.length > 0 ? 'prospect' : 'other';
}

/** 'She said', 'the new director said', 'the CRO of Acme said', and 'agregó' where languages leave the pronoun out. */
function unnamedSpeaker(
  around: AroundQuotes,
  verbs: readonly number[],
  context: AttributionContext,
): Speaker | null {
  if (isVerbAlone(around, verbs, context)) return context.isProspectLast ? 'prospect' : null;
  return describesProspect(around, context) ? 'prospect' : 'other';
}

/** Does it mean the prospect by their job title or a pronoun? */
function describesProspect(around: AroundQuotes, context: AttributionContext): boolean {
  const isCompanyNamed = around.names.company.length > 0;
  return (
    hasTitleOfProspect({ ...around, ...context, isCompanyNamed }) ||
    isPronounOfProspect(around, context)
  );
}

/** The indexes of verbs of saying: known ones, and any that is between the closing mark and its subject. */
function verbsIn(
  around: AroundQuotes,
  parts: readonly QuotedPart[],
  { language }: AttributionContext,
): readonly number[] {
  const { words, text } = around;
  const own = SPEECH_WORDS[language ?? 'en'] ?? SPEECH_WORDS['en'];
  const known = words.flatMap((word, index) =>
    own?.has(word.text) === true && !NORDIC_SO.test(text.slice(word.start, word.end))
      ? [index]
      : [],
  );
  return known.length === 0 && isInverted(around, parts, language) ? [0] : known;
}

/** Does a verb of saying stand between the closing mark and the one who speaks, whatever it is: '«…», fasste sie zusammen'? */
function isInverted(
  { words, names, text }: AroundQuotes,
  parts: readonly QuotedPart[],
  language: string | null,
): boolean {
  // In the perfect the verb follows 'has': '«…», ha esordito'.
  const at = verbAt(words);
  const verb = words[at];
  const isBehind = parts[0]?.isQuoted === true && /^\W{0,3}\p{Ll}/u.test(text);
  if (!isBehind || verb === undefined || STOP_WORDS.has(verb.text)) return false;
  const isAlone =
    PRO_DROP_LANGUAGES.has(language ?? '') && words.length <= at + VERB_LAST_WORDS_MAX;
  return (
    isAlone ||
    [...names.person, ...names.others].some(({ start }) => start === at + 1 || start === at + 2) ||
    isSubjectBehind(words.slice(at), text, language)
  );
}

function verbAt([first, second]: readonly Word[]): number {
  return second !== undefined && AUXILIARIES.has(first?.text ?? '') ? 1 : 0;
}

/** Does the subject follow its verb: 'fasste sie zusammen', 'atira a diretora', 'taglia corto la manager'? */
function isSubjectBehind(words: readonly Word[], text: string, language: string | null): boolean {
  const isPronoun = isSubjectPronoun(words[1]?.text ?? '', language);
  const isDescribed = isDescriptionAt(words, 1) || isDescriptionAt(words, 2);
  return isPronoun || isDescribed || describesPerson(plainLetters(text), language);
}

const VERB_ALONE_WORDS_MAX = 8;
/** 'Agregó ayer' leaves her out, 'me dijo una vez un capataz' names a foreman. */
const VERB_LAST_WORDS_MAX = 2;

function isVerbAlone(
  around: AroundQuotes,
  [verb]: readonly number[],
  { language }: AttributionContext,
): boolean {
  const { words } = around;
  if (verb === undefined || !PRO_DROP_LANGUAGES.has(language ?? '')) return false;
  if (isNounBehind(around, verb, language)) return false;
  // What cannot name the subject goes: 'dijo | entre risas de la sala', 'contou | que as casas compram modelos'.
  const end = words.findIndex(
    ({ text }, index) => index > verb && (PLACE_PREPOSITIONS.has(text) || CLAUSE_LINKS.has(text)),
  );
  const clause = end === -1 ? words : words.slice(0, end);
  return (
    clause.length <= VERB_ALONE_WORDS_MAX &&
    clause.length - verb <= VERB_LAST_WORDS_MAX &&
    !clause
      .slice(verb)
      .some(({ text }) => isSubjectPronoun(text, language) || ARTICLE_WORDS.has(text))
  );
}

/**
 * Does a bare title follow the verb, 'powiedział prezes', or a noun behind the Portuguese article, 'disse a ministra'? Not 'disse à
 * imprensa', 'disse a rir'.
 */
function isNounBehind(
  { words, text }: AroundQuotes,
  verb: number,
  language: string | null,
): boolean {
  const [next, noun] = words.slice(verb + 1);
  if (next === undefined || next.startsPhrase) return false;
  if (isJobTitleWord(next.text)) return true;
  if (language !== 'pt' || noun === undefined || text.slice(next.start, next.end) !== 'a')
    return false;
  return PORTUGUESE_NOUN.test(text.slice(noun.start, noun.end));
}

/** What may be a noun behind 'a', and is no verb, adverb, name or 'everybody': 'ministra', 'jornalista', 'presidente'. */
const PORTUGUESE_NOUN = /^(?!uma$|quem$|est[ae]$|ess[ae]$|toda)\p{Ll}+[aeã]$/u;

/** '皆川氏は「…」と話した'; 'と' may only come with a later sentence. */
function hasEastAsianSpeechVerb(parts: readonly QuotedPart[]): boolean {
  return parts.some(({ isQuoted }, index) => {
    if (!isQuoted) return false;
    const [before, after] = [parts[index - 1], parts[index + 1]];
    return after === undefined
      ? before !== undefined && SPEECH_BEFORE_QUOTATION.test(before.text)
      : SPEECH_AFTER_QUOTATION.test(after.text);
  });
}

/**
 * Does a name introduce or sign a quotation: 'Jane Doe: “…”', '“…” — Jane Doe, CRO'? A title in marks, '“The green tick” — Jane
 * Doe', announces her talk.
 */
function isIntroduced(parts: readonly QuotedPart[]): boolean {
  return parts.some(
    ({ text, isQuoted }, index) =>
      !isQuoted &&
      ((isWholeAt(parts, index + 1) && /[:：]\W*$/u.test(text)) ||
        (SENTENCE_END.test(quotedAt(parts, index - 1)) && /^[\s*_"”]*[–—-]\s*\S/u.test(text))),
  );
}

/** Does a sentence about the prospect introduce a quotation: 'She is blunt: “…”', and without a pronoun 'Pero tiene ideas claras: «…»'? */
function introducesProspect(around: AroundQuotes, context: AttributionContext): boolean {
  if (!context.isProspectLast) return false;
  if (describesProspect(around, context)) return true;
  return (
    PRO_DROP_LANGUAGES.has(context.language ?? '') && around.words.length <= VERB_ALONE_WORDS_MAX
  );
}

/** Is the quoted part a whole sentence, even with its full stop after the mark: 'Tiene ideas claras: "Un hallazgo …".'? */
function isWholeAt(parts: readonly QuotedPart[], index: number): boolean {
  const quoted = quotedAt(parts, index);
  const isLong = wordsOf(quoted).length >= WHOLE_WORDS_MIN && /^\p{Lu}/u.test(quoted);
  return SENTENCE_END.test(quoted) || isLong;
}

const WHOLE_WORDS_MIN = 6;

function quotedAt(parts: readonly QuotedPart[], index: number): string {
  const part = parts[index];
  return part?.isQuoted === true ? part.text.trim() : '';
}

/**
 * The subject of the verb of saying: who is named straight after it ('said Jane Doe, who came from Beta'), else the last one
 * named before it. Where both are possible, nobody is sure.
 */
function speakerAmong(
  around: AroundQuotes,
  verbs: readonly number[],
  context: AttributionContext,
): Speaker | null {
  const { person, others } = around.names;
  const pronoun = pronounBeside(around.words, verbs, context);
  if (pronoun !== null && person.length === 0) return pronoun;
  if (others.length === 0) {
    if (verbs.some((verb) => isOtherDescribedBehind(around.words, verb, person))) return 'other';
    return person.every((name) => isObjectAt(around.words, name)) ? 'other' : 'prospect';
  }
  if (person.length === 0) return isAddressed(around, context) ? 'prospect' : 'other';
  const speakers = new Set(verbs.map((verb) => subjectOf(around, verb)));
  speakers.delete(null);
  const [speaker = null] = speakers;
  return speakers.size === 1 ? speaker : null;
}

/** The pronoun beside the verb of saying, which is the speaker even if others are named: 'She told the Post'. */
function pronounBeside(
  words: readonly Word[],
  verbs: readonly number[],
  { language, gender, isProspectLast }: AttributionContext,
): Speaker | null {
  const pronouns = verbs
    .flatMap((verb) => [words[verb - 1], words[verb + 1]])
    .flatMap((word) => (word !== undefined && isSubjectPronoun(word.text, language) ? [word] : []));
  const [pronoun] = pronouns;
  if (pronoun === undefined) return null;
  const isProspects = isProspectLast && !isOfOtherGender(pronoun.text, gender, language);
  return isProspects ? 'prospect' : 'other';
}

/** Is the one who is named addressed, and the speaker left out: 'Disse ao Correio do Sado'? */
function isAddressed({ words, names }: AroundQuotes, context: AttributionContext): boolean {
  return (
    context.isProspectLast &&
    PRO_DROP_LANGUAGES.has(context.language ?? '') &&
    names.others.every((other) => isObjectAt(words, other))
  );
}

function isPronounOfProspect(
  { words, text }: AroundQuotes,
  { language, isProspectLast, gender }: AttributionContext,
): boolean {
  if (!isProspectLast) return false;
  const isSubject = words.some(
    (word) =>
      isSubjectPronoun(word.text, language) && !isOfOtherGender(word.text, gender, language),
  );
  return isSubject || describesPerson(plainLetters(text), language);
}
