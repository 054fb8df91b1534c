import { SPEAKER_NAMES, SPEAKER_PRONOUNS } from '../../../lexicon/grammar/pronouns.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import { readAddress } from '../../../url/address.ts';
import type { Paragraph } from '../main-text.ts';
import { namesPersonIn } from '../names/names-in-sentence.ts';
import { isInMarks } from '../quoted-parts.ts';
import { isSingularWord } from '../reference-words.ts';
import { titleOfPage } from './bylines.ts';
import type { Role } from './labels/speaker-labels.ts';
import { endsWithQuestion, type VoicePage } from './voice.ts';

/** The dash before an interviewer's words in Japanese: '――御社では…'. */
const EAST_ASIAN_DASH =
  /^[\s>]*(?:[―─—]{1,3})\s*[「"“]?\d{0,4}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Is the paragraph a question that is set off: in bold, as a heading, or after a Japanese dash? */
export function isQuestion({ isEmphatic, text }: Paragraph): boolean {
  const asks = endsWithQuestion(text) || QUESTION_LETTER.test(text);
  return (isEmphatic && asks && !CLOCK_TIME.test(text)) || EAST_ASIAN_DASH.test(text);
}

/** A letter or word for 'question', after which a question needs no question mark: 'Q. 제보 건수가 세 배로 늘었다던데요.' */
const QUESTION_LETTER = /^(?:Q|문|問|질문)\d{0,2}[.:：)]\s/u;

/** A time before the text, which makes it an item of a programme: '9.30 Who guards the vault?' */
const CLOCK_TIME = /^\d{1,2}(?::|\.|\s?h\s?)\d{2}\s/u;

const QUESTION_WORDS_MAX = 40;

/** How many questions make a page an interview. */
export const INTERVIEW_QUESTIONS_MIN = 2;

/** The questions that are set off, or else the lines that only ask and address somebody. */
export function questionIndexes(page: VoicePage, roles: readonly Role[]): readonly number[] {
  const { paragraphs } = page;
  const setOff = paragraphs.flatMap((paragraph, index) =>
    isQuestion(paragraph) || roles[index] === 'question' ? [index] : [],
  );
  if (setOff.length > 0) return setOff;
  const bare = paragraphs.flatMap((paragraph, index) => (isBareQuestion(paragraph) ? [index] : []));
  const addressing = bare.filter(
    (index) =>
      paragraphs[index]?.isDashed === true || addressesSomebody(paragraphs[index]?.text ?? ''),
  );
  if (addressing.length >= INTERVIEW_QUESTIONS_MIN && addressing.length * 2 >= bare.length)
    return bare;
  // On a page headed by somebody's name, one question after another is for them.
  const isHeaded = addressing.length > 0 && bare.length >= INTERVIEW_QUESTIONS_MIN;
  if (isHeaded && namesPersonIn(page, page.introduction)) return bare;
  const answered = paragraphs.flatMap((paragraph, index) =>
    isAsking(paragraph) && isInMarks(paragraphs[index + 1]?.text ?? '') ? [index] : [],
  );
  return answered.length >= INTERVIEW_QUESTIONS_MIN ? answered : [];
}

/** Is the paragraph a question in the text? It may quote words if its answer is in quotation marks: 'You speak of “paper”. Why?' */
function isAsking({ text, kind }: Paragraph): boolean {
  const isText = kind !== 'heading' && kind !== 'table';
  return isText && endsWithQuestion(text) && wordsOf(text).length <= QUESTION_WORDS_MAX;
}

function isBareQuestion(paragraph: Paragraph): boolean {
  return isAsking(paragraph) && !/["“”„«»「]/u.test(paragraph.text);
}

/** 'You', 'Ihr', 'vous', in plain letters. */
const ADDRESSES =
  /\b(?:you|your|euch|jullie|jer|dere|sie|ihr|ihre[nrs]?|vous|votre|vos|usted|su|voce|lei|u|uw|du|ni|dere|din|pan|pani|panu|pana|vas|vam|siz\w*|tu)\b/i;

/** Does it address somebody: 'you', 'Sie', 'vous'? */
export function addressesSomebody(text: string): boolean {
  return ADDRESSES.test(plainLetters(text));
}

/** A full stop, an exclamation mark or dots at the end. */
const ENDS_REMARK = /(?:[.!…]|\.\.\.)['"»”’)]*$/u;

/** Is a line between questions the interviewer's too? It ends in dots, addresses somebody, or is set off and a whole sentence. */
export function isRemark({ kind, text }: Paragraph, isSetOff: boolean): boolean {
  if (kind === 'heading') return false;
  return (
    /…$|\.\.\.$/u.test(text) || addressesSomebody(text) || (isSetOff && ENDS_REMARK.test(text))
  );
}

/** Does the page say in its introduction or its address that it is an interview with the prospect? */
export function isWithProspect(page: VoicePage, first: number): boolean {
  const { paragraphs, introduction } = page;
  if (isNamedInAddress(page)) return true;
  return [
    introduction,
    ...paragraphs.slice(0, Math.max(1, first + 1)).map(({ text }) => text),
  ].some((text) => namesPersonIn(page, text));
}

/** Does the address name the person: '/interviews/doe-jane', '/jane-doe-on-risk'? */
function isNamedInAddress({ url, name }: VoicePage): boolean {
  const parts = new Set(wordListOf(readAddress(url).path.replaceAll(/[^\p{L}\d]/gu, ' ')));
  const own = wordListOf(name.replaceAll('-', ' '));
  const surnames = own.slice(1);
  return surnames.length > 0 && surnames.every((part) => part.length > 2 && parts.has(part));
}

/**
 * Are the questions a reader's, which a company answers and not a person: 'How do I apply?', 'What do we have to sign?' Not on a page
 * headed 'Four questions to Jane Doe'. Verb forms without a pronoun do not count: 'Torniamo alla gara. Perché?'
 */
export function isHelpPage(page: VoicePage, questions: readonly number[]): boolean {
  const { paragraphs, language } = page;
  if (namesPersonIn(page, titleOfPage(page))) return false;
  const texts = questions.map((index) => paragraphs[index]?.text ?? '');
  // No interviewer mentions themselves so often: 'Should I change my password?', 'Why did you have my records?'
  const inSingular = texts.filter((text) =>
    wordListOf(text).some((word) => meansI(word, language)),
  );
  if (inSingular.length > 1 && inSingular.length * 2 > texts.length) return true;
  const speakers = SPEAKER_PRONOUNS[language ?? 'en'] ?? [];
  return (
    texts.some((text) => wordListOf(text).some((word) => speakers.includes(word))) &&
    !texts.some((text) => addressesSomebody(text))
  );
}

/** Is it 'I' or 'my'? 'Mi' is 'what' in Hungarian and 'to me' in Italian. */
function meansI(word: string, language: string | null): boolean {
  return word !== 'mi' && SPEAKER_NAMES.has(word) && isSingularWord(word, language);
}
