// Finds where a page continues about the person without the name and mentions the company: 'Jane Doe is from Leeds. She works for Acme.'
import { DEFINITE_ARTICLES } from '../../lexicon/grammar/descriptions.ts';
import {
  AT_PREPOSITIONS,
  CONJUNCTIONS,
  DESCRIPTION_ARTICLES,
  JOINING_WORDS,
  RELATIVE_WORDS,
} from '../../lexicon/grammar/prepositions.ts';
import { BEFORE_VERBS } from '../../lexicon/job-titles/employment.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { CLOSE_OF } from '../../lexicon/people/close-people.ts';
import { plainMention } from '../../names/people/mentions/mention.ts';
import { genderOf } from '../../names/people/name/gender.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { phraseFrom, type Word, type WordSpan } from '../../text/words.ts';
import { isFullNameAt, type MentionContext } from '../mentions/mention-context.ts';
import { ownNameWords, wordsOfMention, type PlacedMention } from '../mentions/page-context.ts';
import { sentenceAround } from '../mentions/sentence-before.ts';
import {
  BECOMING,
  EMPLOYED,
  FIELD_WORDS,
  JOB_TITLES,
  JOININGS,
  LEADING_VERBS,
  LEAVINGS,
  findOtherOccupation,
  ORGANISATIONS,
  WORKING,
} from '../mentions/vocabulary.ts';
import { isMainText, type ParsedPage, type Passage } from '../page/parse-page.ts';
import { associationsOf, type CompanyAssociation } from './company-associations.ts';
import { companyEvidence, type CompanyEvidence } from './company-evidence.ts';
import { endsInPreposition } from './ends-in-preposition.ts';
import type { MentionEvidence, ProspectWords } from './mention-evidence.ts';
import { isPossessive } from './other-company-name.ts';
import {
  findPersonReferences,
  type Antecedent,
  type PersonReference,
} from './person-references.ts';

/** The evidence for references to the person, 'she', before anybody else is named: in the passage of the name and in the paragraphs below it. */
export function backReferences(
  { passages }: ParsedPage,
  named: readonly MentionEvidence[],
  prospect: ProspectWords,
): readonly CompanyEvidence[] {
  const { referringIn: language } = prospect;
  if (language === null) return [];
  const own = ownNameWords(named);
  const known = new Set<Word>();
  return named.slice(0, NAMES_READ_MAX).flatMap(({ placed: one }) => {
    if (!isMainText(one.passage) || isAfterOther(one, own)) return [];
    const gender = genderOf(wordsOfMention(one)[0]?.text ?? '');
    return stretchesAbout(one, passages, own).flatMap(({ passage, start, end }) =>
      evidenceIn(passage, { start, end }, { language, gender }, prospect).filter(
        ({ context }) => !isKnown(context, known),
      ),
    );
  });
}

/** More mentions of a name on one page add nothing. */
const NAMES_READ_MAX = 40;

/** Has the reference been read already, after an earlier mention? */
function isKnown({ passage, start }: MentionContext, known: Set<Word>): boolean {
  const word = passage.words[start];
  if (word === undefined || known.has(word)) return true;
  known.add(word);
  return false;
}

/** Does the sentence name somebody else before the name? */
function isAfterOther(
  { passage: { words }, mention: { start } }: PlacedMention,
  own: ReadonlySet<string>,
): boolean {
  return firstOther(words, sentenceAround(words, start, SENTENCE_REACH).start, own) < start;
}

const PASSAGES_BELOW_MAX = 6;

/** The text about the person: the rest of the passage and the paragraphs below it, up to the next person. */
function stretchesAbout(
  { passage, mention }: PlacedMention,
  passages: readonly Passage[],
  own: ReadonlySet<string>,
): readonly (WordSpan & { readonly passage: Passage })[] {
  const at = passages.indexOf(passage);
  const below = passages.slice(at + 1, at + 1 + PASSAGES_BELOW_MAX);
  const last = below.findIndex((one) => !isMainText(one) || one.kind !== 'paragraph');
  const stretches: (WordSpan & { readonly passage: Passage })[] = [];
  for (const one of [passage, ...below.slice(0, last === -1 ? undefined : last)]) {
    const start = one === passage ? mention.end : 0;
    const end = firstOther(one.words, start, own);
    stretches.push({ passage: one, start, end });
    if (end < one.words.length) break;
  }
  return stretches;
}

/** The first word from `start` on that means somebody else, or else the end. */
function firstOther(words: readonly Word[], start: number, own: ReadonlySet<string>): number {
  const other = words.findIndex(
    (word, index) => index >= start && meansOther(words, word, index, own),
  );
  return other === -1 ? words.length : other;
}

function meansOther(
  words: readonly Word[],
  { text, isCapital }: Word,
  index: number,
  own: ReadonlySet<string>,
): boolean {
  if (CLOSE.test(text) || isOtherByOccupation(words, index)) return true;
  return isCapital && !own.has(text) && (isGivenName(text) || isFullNameAt(words, index));
}

/** Is it somebody named by an occupation: 'rowed with the baker', but not 'is the baker'? */
function isOtherByOccupation(words: readonly Word[], index: number): boolean {
  const [before, article] = words.slice(Math.max(0, index - 2), index);
  return (
    article !== undefined &&
    DEFINITE_ARTICLES.has(article.text) &&
    !EMPLOYED.holds(before?.text ?? '') &&
    findOtherOccupation(words, index, index + 1) !== -1
  );
}

const CLOSE = new RegExp(`^(?:${CLOSE_OF})$`, 'u');

function evidenceIn(
  passage: Passage,
  { start, end }: WordSpan,
  antecedent: Antecedent,
  { find, isPosition }: ProspectWords,
): readonly CompanyEvidence[] {
  const { words } = passage;
  const companies = find(words);
  if (companies.length === 0) return [];
  const references = findPersonReferences(words, { start, end }, antecedent);
  return references.slice(0, REFERENCES_MAX).flatMap((reference) => {
    if (isInQuotation(passage, reference.start)) return [];
    const context = contextOf(passage, reference, { start, end });
    const joined = associationsOf(context, () => companies, isPosition).filter(
      (one) => one.joined === 1 && isAtWork(words, reference, one),
    );
    if (joined.length === 0) return [];
    const mention = plainMention({ kind: 'full', match: 'full', strength: STRENGTH }, reference);
    return [companyEvidence({ passage, mention }, context, joined)];
  });
}

const REFERENCES_MAX = 40;

/** Is the word in a quotation? There, 'she' is somebody else. */
function isInQuotation({ text, words }: Passage, index: number): boolean {
  const marks = text.slice(0, words[index]?.start).match(QUOTATION_MARK) ?? [];
  return marks.length % 2 === 1;
}

const QUOTATION_MARK = /["“”„«»]/gu;

/** The strength of evidence by 'she', where 1 is that of the name. */
const STRENGTH = 0.9;

/** The sentence around the reference. */
function contextOf(
  passage: Passage,
  reference: PersonReference,
  { start, end }: WordSpan,
): MentionContext {
  const sentence = sentenceAround(passage.words, reference.start, SENTENCE_REACH);
  const from = Math.max(start, sentence.start);
  const to = Math.min(end, sentence.end);
  return { passage, from, ...reference, to, isLine: false, following: [] };
}

const SENTENCE_REACH = 40;

/**
 * Does the company follow as a place of work in the same statement: 'she has been head of law at', 'leitet sie heute den Einkauf von'?
 * 'Elle' or a verb alone may be about a thing, so it needs a word for work or for being 'at' the company.
 */
function isAtWork(
  words: readonly Word[],
  { start, end, isPerson }: PersonReference,
  { mention }: CompanyAssociation,
): boolean {
  if (mention.start < end) return false;
  const clause = words.slice(Math.max(0, start - 1), mention.start);
  const between = words.slice(end, mention.start);
  const verb = clause.slice(0, VERB_REACH + end - start);
  const isLed = LEADING_VERBS.isIn(verb);
  if (!VERBS.some((list) => list.isIn(verb))) return false;
  if (!isOneStatement(between, isLed ? LED_WORDS_MAX : UNKNOWN_WORDS_MAX)) return false;
  if (!leadsToPlace(between) && !isOwnersJob(words, mention)) return false;
  if (WORK.some((list) => list.isIn(clause))) return true;
  return isPerson || (end > start && clause.some(({ text }) => AT_PREPOSITIONS.has(text)));
}

const WORK = [JOB_TITLES, WORKING, LEADING_VERBS, JOININGS, LEAVINGS];
const VERBS = [EMPLOYED, LEADING_VERBS, JOININGS, LEAVINGS, BECOMING];
/** The word before a pronoun, and 'has also been' after it. */
const VERB_REACH = 4;

/** Do the words end in 'at', or in a verb whose object is the company: 'she joined'? */
function leadsToPlace(between: readonly Word[]): boolean {
  const last = between.findLast(({ text }) => !DESCRIPTION_ARTICLES.has(text));
  if (last === undefined) return false;
  return (
    endsInPreposition(between) ||
    [JOININGS, LEAVINGS, LEADING_VERBS].some((list) => list.holds(last.text))
  );
}

/** 'Acme’s head of law' */
function isOwnersJob(words: readonly Word[], { end }: WordSpan): boolean {
  return isPossessive(words[end - 1]) && JOB_TITLES.isIn(phraseFrom(words, end, JOB_REACH));
}

const JOB_REACH = 4;
const UNKNOWN_WORDS_MAX = 2;
/** The words for what somebody leads: 'dirige la funzione di revisione interna della'. */
const LED_WORDS_MAX = 4;

/**
 * Do the words make one statement and name no other organisation? 'Is a lawyer and represents workers at' makes two, and 'is an engineer
 * whose pumps are used at' says too much.
 */
function isOneStatement(between: readonly Word[], unknownMax: number): boolean {
  const unknown = between.filter(isUnknown);
  const isSecond = between.some(
    (word, index) =>
      LINKS.some((list) => list.has(between[index - 1]?.text ?? '')) && isUnknown(word),
  );
  return unknown.length <= unknownMax && !isSecond && !between.some(isFirm);
}

const LINKS = [CONJUNCTIONS, RELATIVE_WORDS];
const KNOWN = [JOB_TITLES, FIELD_WORDS, ...VERBS, WORKING];

function isFirm({ text, isCapital }: Word): boolean {
  return isCapital && ORGANISATIONS.holds(text) && !RANK_WORDS.has(text);
}

function isUnknown({ text, isCapital }: Word): boolean {
  const isSmall = JOINING_WORDS.has(text) || BEFORE_VERBS.has(text);
  return !isSmall && !isCapital && !KNOWN.some((list) => list.holds(text));
}
