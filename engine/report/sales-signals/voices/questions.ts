import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import { readAddress } from '../../../url/address.ts';
import type { Paragraph } from '../main-text.ts';
import { isInMarks } from '../quoted-parts.ts';
import { isFirstPersonWord } from '../reference-words.ts';
import { INTERVIEW_QUESTIONS_MIN } from '../signal-weights.ts';
import type { Role } from './labels/speaker-labels.ts';
import { isNamedIn, type VoicePage } from './voice.ts';

const QUESTION_END = /[?？]['"»”’)\]]*$/u;
const EAST_ASIAN_DASH =
  /^[\s>]*(?:[―─—]{1,3})\s*[「"“]?\d{0,4}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Is the paragraph a question that is set off: bold, a heading, after the dash of Japanese? */
export function isQuestion({ isEmphatic, text }: Paragraph): boolean {
  const asks = QUESTION_END.test(text) || QUESTION_LETTER.test(text);
  return (isEmphatic && asks) || EAST_ASIAN_DASH.test(text);
}

/** 'Q. 제보 건수가 세 배로 늘었다던데요.' asks without a mark. */
const QUESTION_LETTER = /^(?:Q|문|問|질문)\d{0,2}[.:：)]\s/u;

const QUESTION_WORDS_MAX = 40;

/** Questions that are set off; where there are none, lines that only ask, of somebody addressed. */
export function questionIndexes(page: VoicePage, roles: readonly Role[]): readonly number[] {
  const { paragraphs } = page;
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
  if (addressing.length >= INTERVIEW_QUESTIONS_MIN && addressing.length * 2 >= bare.length)
    return bare;
  // A page headed by somebody's name that asks line after line asks them.
  const isHeaded = addressing.length > 0 && bare.length >= INTERVIEW_QUESTIONS_MIN;
  if (isHeaded && isNamedIn(page.introduction, page)) return bare;
  const answered = paragraphs.flatMap((paragraph, index) =>
    isAsking(paragraph) && isInMarks(paragraphs[index + 1]?.text ?? '') ? [index] : [],
  );
  return answered.length >= INTERVIEW_QUESTIONS_MIN ? answered : [];
}

/** A question whose answer is in quotation marks may quote words itself: 'You speak of “paper”. Why?' */
function isAsking({ text, kind }: Paragraph): boolean {
  const isText = kind !== 'heading' && kind !== 'table';
  return isText && QUESTION_END.test(text) && wordsOf(text).length <= QUESTION_WORDS_MAX;
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
export function isRemark({ kind, text, isBold }: Paragraph, isBetween: boolean): boolean {
  if (kind === 'heading') return false;
  return (
    /…$|\.\.\.$/u.test(text) ||
    ADDRESSES.test(plainLetters(text)) ||
    (isBetween && isBold && ENDS_REMARK.test(text))
  );
}

/** The page says in front, or in its address, whom it talks to. */
export function isWithProspect(page: VoicePage, first: number): boolean {
  const { paragraphs, introduction } = page;
  if (isNamedInAddress(page)) return true;
  return [
    introduction,
    ...paragraphs.slice(0, Math.max(1, first + 1)).map(({ text }) => text),
  ].some((text) => isNamedIn(text, page));
}

/** '/interviews/doe-jane', '/jane-doe-on-risk'. */
function isNamedInAddress({ url, name }: VoicePage): boolean {
  const parts = new Set(wordListOf(readAddress(url).path.replaceAll(/[^\p{L}\d]/gu, ' ')));
  const own = wordListOf(name.replaceAll('-', ' '));
  const surnames = own.slice(1);
  return surnames.length > 0 && surnames.every((part) => part.length > 2 && parts.has(part));
}

/** 'How do I apply?' asks for the reader: answers to it are a company's, not a person's. */
export function isHelp({ paragraphs, language }: VoicePage, questions: readonly number[]): boolean {
  const texts = questions.map((index) => paragraphs[index]?.text ?? '');
  return (
    texts.some((text) => wordListOf(text).some((word) => isFirstPersonWord(word, language))) &&
    !texts.some((text) => ADDRESSES.test(plainLetters(text)))
  );
}
