import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import type { NameFinder } from '../names/names-in-sentence.ts';
import { isFirstPersonWord } from '../reference-words.ts';
import { INTERVIEW_QUESTIONS_MIN } from '../signal-weights.ts';
import { authorshipOf } from './authorship.ts';
import { createLabelReader, withoutLabel, type LabelRole } from './speaker-labels.ts';

/**
 * Whose voice a paragraph is in: the prospect answers an interviewer, speaks behind a label ('DUNMORE: …') or wrote it,
 * somebody else does, or it is narrated by the page's author.
 */
export type Voice = 'prospect' | 'other' | 'author';

/** Who speaks on a page. */
export type PageVoice = {
  /** One for each paragraph. */
  readonly voices: readonly Voice[];
  /** The prospect wrote the page, so that its 'I' and 'we' are theirs. */
  readonly isByProspect: boolean;
};

/** What the reading of voices needs to know of a page. */
export type VoicePage = {
  readonly paragraphs: readonly Paragraph[];
  /** What the page says in front: title and description. */
  readonly introduction: string;
  readonly url: string;
  readonly language: string | null;
  /** The prospect's name as entered. */
  readonly name: string;
  readonly findNames: NameFinder;
};

/** Finds who speaks in each paragraph. */
export function pageVoice(page: VoicePage): PageVoice {
  const { paragraphs } = page;
  const roles = labelRoles(page);
  const turns = turnsOf(page, roles);
  const isSpoken = turns.includes('prospect');
  const { authored, isByProspect } = authorshipOf(page, isSpoken);
  const credits = creditedVoices(page);
  const voices = turns.map((voice, index): Voice => {
    const credited = credits.get(index);
    if (credited !== undefined) return credited;
    if (voice !== 'author') return voice;
    return authored[index] === true && paragraphs[index]?.isEmphatic === false
      ? 'prospect'
      : 'author';
  });
  return { voices, isByProspect };
}

const CREDIT_WORDS_MAX = 16;

/** Block quotes with who said it below: '> We cut it to nine days.', then '> — Jane Doe, CRO'. */
function creditedVoices({ paragraphs, findNames }: VoicePage): ReadonlyMap<number, Voice> {
  const voices = new Map<number, Voice>();
  paragraphs.forEach(({ text, isDashed }, index) => {
    const words = wordsOf(text);
    if (!isDashed || words.length > CREDIT_WORDS_MAX) return;
    const { person, others } = findNames(words, text);
    const [first] = [...person, ...others].toSorted((one, other) => one.start - other.start);
    if (first === undefined || first.start > 1) return;
    const voice = person.includes(first) ? 'prospect' : 'other';
    for (let at = index - 1; paragraphs[at]?.kind === 'quote' && !voices.has(at); at -= 1)
      voices.set(at, voice);
    voices.set(index, 'author');
  });
  return voices;
}

type Role = LabelRole | null;

/** Whom the label of each paragraph means; labels count where they make a conversation. */
function labelRoles({ paragraphs, findNames, name }: VoicePage): readonly Role[] {
  const labelled = paragraphs.map(({ label, isEmphatic }) =>
    label === null || (isEmphatic && !label.isAlone) ? null : label,
  );
  const readLabel = createLabelReader(
    labelled.filter((label) => label !== null),
    findNames,
    initialsOf(name),
  );
  const roles = labelled.map((label, index) => {
    const role = label === null ? null : readLabel(label);
    return role === 'guest' && isNamed(paragraphs[index], findNames) ? null : role;
  });
  return isConversation(paragraphs, roles) ? roles : roles.map(() => null);
}

/** 'Guest: Jane Doe, chief risk officer' introduces her. */
function isNamed(paragraph: Paragraph | undefined, findNames: NameFinder): boolean {
  const text = paragraph?.text ?? '';
  return findNames(wordsOf(text), text).person.length > 0;
}

/** 'IQ' answers for Isabel Quintanar. */
function initialsOf(name: string): ReadonlySet<string> {
  const letters = name
    .split(/\s+/u)
    .map((part) => part.charAt(0))
    .filter((letter) => letter !== letter.toLowerCase());
  return new Set(letters.length < 2 ? [] : [letters.join(''), `${letters[0]}${letters.at(-1)}`]);
}

/**
 * Labels of two who take turns: somebody asks, or the prospect speaks more than once. 'Jane Doe: Chief Risk Officer' in a list
 * of people is no turn.
 */
function isConversation(paragraphs: readonly Paragraph[], roles: readonly Role[]): boolean {
  const own = roles.flatMap((role, index) =>
    role === 'prospect' || role === 'guest' ? [index] : [],
  );
  const areOthersThere = roles.some((role) => role === 'other' || role === 'question');
  const isAsked = paragraphs.some((paragraph) => isQuestion(paragraph));
  if (own.length === 0 || (!areOthersThere && !isAsked)) return false;
  return (
    isAsked ||
    own.length > 1 ||
    roles.includes('question') ||
    paragraphs.some(({ text }, index) => roles[index] === 'other' && /[?？]/u.test(text))
  );
}

function saysFirstPerson(text: string, language: string | null): boolean {
  return wordsOf(text).some((word) => isFirstPersonWord(word.text, language));
}

/** An interview may open with a remark one answer before its first question. */
const QUESTIONS_APART = 2;

function turnsOf(page: VoicePage, roles: readonly Role[]): readonly Voice[] {
  const { paragraphs } = page;
  const questions = questionIndexes(page, roles);
  const first = questions[0] ?? 0;
  const last = questions.at(-1) ?? -1;
  const isInterview =
    questions.length >= INTERVIEW_QUESTIONS_MIN &&
    isWithProspect(page, first) &&
    !isHelp(page, questions);
  const asked = new Set(isInterview ? questions : []);
  const lastTurn = roles.findLastIndex((role) => role !== null);
  const isPanel = roles.includes('other') && roles.includes('prospect');
  // A label alone on its line has its turn below.
  const aloneBy = paragraphs[lastTurn]?.label?.isAlone === true ? 1 : 0;
  let state: Voice = 'author';
  return paragraphs.map((paragraph, index): Voice => {
    const role = roles[index] ?? null;
    if (role !== null) {
      const voice = voiceOf(role, isInterview || isWithProspect(page, first));
      state = role === 'question' && isInterview ? 'prospect' : voice;
      return voice;
    }
    if (asked.has(index)) {
      state = isPanel && lastTurn > index ? 'other' : 'prospect';
      return paragraph.isEmphatic ? 'author' : 'other';
    }
    if (paragraph.isEmphatic) {
      const isNear = isInterview && index >= first - QUESTIONS_APART;
      if (isNear && index <= last + QUESTIONS_APART && isRemark(paragraph, index < last))
        state = 'prospect';
      else if (paragraph.kind !== 'heading' || index > last) state = 'author';
      return 'author';
    }
    if (index > Math.max(last, lastTurn + aloneBy) && !isTail(page, index, last)) state = 'author';
    if (index > lastTurn + aloneBy && lastTurn > last) state = 'author';
    return state;
  });
}

/** 'How do I apply?' asks for the reader: answers to it are a company's, not a person's. */
function isHelp({ paragraphs, language }: VoicePage, questions: readonly number[]): boolean {
  const texts = questions.map((index) => paragraphs[index]?.text ?? '');
  return (
    texts.some((text) => saysFirstPerson(text, language)) &&
    !texts.some((text) => ADDRESSES.test(plainLetters(text)))
  );
}

function voiceOf(role: LabelRole, isWith: boolean): Voice {
  if (role === 'guest') return isWith ? 'prospect' : 'author';
  return role === 'prospect' ? 'prospect' : 'other';
}

/** After the last question one answer is sure; more of it has to say 'I' and not to speak of the prospect. */
function isTail(
  { paragraphs, language, findNames }: VoicePage,
  index: number,
  last: number,
): boolean {
  if (index === last + 1) return true;
  const text = paragraphs[index]?.text ?? '';
  const { person, others } = findNames(wordsOf(text), text);
  return person.length + others.length === 0 && saysFirstPerson(text, language);
}

const QUESTION_END = /[?？]['"»”’)\]]*$/u;
const EAST_ASIAN_DASH =
  /^[\s>]*(?:[―─—]{1,3})\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「]/u;

function isQuestion({ isEmphatic, text }: Paragraph): boolean {
  return (isEmphatic && QUESTION_END.test(text)) || EAST_ASIAN_DASH.test(text);
}

const QUESTION_WORDS_MAX = 40;

/** Questions that are set off; where there are none, lines that only ask, of somebody addressed. */
function questionIndexes({ paragraphs }: VoicePage, roles: readonly Role[]): readonly number[] {
  const setOff = paragraphs.flatMap((paragraph, index) =>
    isQuestion(paragraph) || roles[index] === 'question' ? [index] : [],
  );
  if (setOff.length > 0) return setOff;
  const bare = paragraphs.flatMap((paragraph, index) => (isBareQuestion(paragraph) ? [index] : []));
  const addressing = bare.filter(
    (index) =>
      paragraphs[index]?.isDashed === true ||
      ADDRESSES.test(plainLetters(paragraphs[index]?.text ?? '')),
  );
  return addressing.length >= INTERVIEW_QUESTIONS_MIN && addressing.length * 2 >= bare.length
    ? bare
    : [];
}

function isBareQuestion({ text, kind }: Paragraph): boolean {
  return (
    kind !== 'heading' &&
    kind !== 'table' &&
    QUESTION_END.test(text) &&
    !/["“”„«»「]/u.test(text) &&
    wordsOf(text).length <= QUESTION_WORDS_MAX
  );
}

const ADDRESSES =
  /\b(?:you|your|sie|ihr|ihre[nrs]?|vous|votre|vos|usted|su|voce|lei|u|uw|du|ni|dere|din|pan|pani|panu|pana|vas|vam|siz\w*|tu)\b/i;
const ENDS_REMARK = /(?:[.!…]|\.\.\.)['"»”’)]*$/u;

/** A line set off among questions is one, whether it ends in dots, is a whole sentence or only addresses the other. */
function isRemark({ kind, text }: Paragraph, isBetween: boolean): boolean {
  if (kind === 'heading') return false;
  return (
    /…$|\.\.\.$/u.test(text) ||
    ADDRESSES.test(plainLetters(text)) ||
    (isBetween && ENDS_REMARK.test(text))
  );
}

/** The page says in front whom it talks to. */
function isWithProspect(
  { paragraphs, introduction, findNames }: VoicePage,
  first: number,
): boolean {
  return [
    introduction,
    ...paragraphs.slice(0, Math.max(1, first + 1)).map(({ text }) => text),
  ].some((text) => findNames(wordsOf(text), text).person.length > 0);
}

/** What the prospect says in a sentence of their own turn, without the label before it. */
export function turnOf(quote: string, { label }: Paragraph): string {
  return label === null ? quote : withoutLabel(quote, label);
}
