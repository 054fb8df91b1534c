import { plainLetters } from '../../text/plain-letters.ts';
import { wordsOf } from '../../text/words.ts';
import type { Paragraph } from './main-text.ts';
import type { NameFinder } from './names/names-in-sentence.ts';
import { BYLINE_WORDS_MAX, INTERVIEW_QUESTIONS_MIN } from './signal-weights.ts';

/**
 * Whose voice a paragraph is in: the prospect answers an interviewer or speaks behind a label ('DUNMORE: …'), somebody
 * else does, or it is narrated by the page's author.
 */
export type Voice = 'prospect' | 'other' | 'author';

/** Who speaks on a page. */
export type PageVoice = {
  /** One for each paragraph. */
  readonly voices: readonly Voice[];
  /** The prospect wrote the page, so that its 'I' and 'we' are theirs. */
  readonly isByProspect: boolean;
};

/** An interview may open with a remark one answer before its first question. */
const QUESTIONS_APART = 2;

/** Finds who speaks in each paragraph. `introduction` is what the page says in front: title and description. */
export function pageVoice(
  paragraphs: readonly Paragraph[],
  introduction: string,
  findNames: NameFinder,
): PageVoice {
  const questions = paragraphs.flatMap((paragraph, index) =>
    isQuestion(paragraph) ? [index] : [],
  );
  const first = questions[0] ?? 0;
  const isInterview =
    questions.length >= INTERVIEW_QUESTIONS_MIN &&
    [introduction, ...paragraphs.slice(0, first).map(({ text }) => text)].some((text) =>
      isNamedIn(text, findNames),
    );
  let isAnswering = false;
  const voices = paragraphs.map((paragraph, index): Voice => {
    const labelled = labelledVoice(paragraph, findNames);
    if (labelled !== null) return labelled;
    if (paragraph.isEmphatic)
      isAnswering = isInterview && index >= first - QUESTIONS_APART && isAsked(paragraph);
    return isAnswering && !paragraph.isEmphatic ? 'prospect' : 'author';
  });
  return { voices, isByProspect: paragraphs.some((paragraph) => isByline(paragraph, findNames)) };
}

function isQuestion({ isEmphatic, text }: Paragraph): boolean {
  return isEmphatic && /[?？]['"»”’)]*$/u.test(text);
}

const ADDRESSES =
  /\b(?:you|your|sie|ihr|ihre[nrs]?|vous|votre|vos|usted|su|voce|lei|u|uw|du|ni|dere|din)\b/i;

/** A line set off among questions is one, whether it ends in dots or only addresses the other: 'You wanted to talk.' */
function isAsked(paragraph: Paragraph): boolean {
  if (isQuestion(paragraph) || paragraph.kind === 'heading') return isQuestion(paragraph);
  return /…$|\.\.\.$/u.test(paragraph.text) || ADDRESSES.test(plainLetters(paragraph.text));
}

function isNamedIn(text: string, findNames: NameFinder): boolean {
  return findNames(wordsOf(text), text).person.length > 0;
}

/** Transcripts put the speaker before a colon. A label that names nobody, 'Contact', is none. */
function labelledVoice({ label }: Paragraph, findNames: NameFinder): Voice | null {
  if (label === '') return null;
  const { person, others } = findNames(wordsOf(label), label);
  if (person.length > 0) return 'prospect';
  return others.length > 0 || label === label.toUpperCase() ? 'other' : null;
}

const BYLINE =
  /^\W*(?:by|von|par|por|di|door|av|af|text|tekst|posted (?:on )?[\d/. \w]{0,20}\bby|about the author|uber den autor|l.auteur|sobre (?:el|la|o|a) autora?|over de auteur)\b/i;
const OWN_VIEWS = /\b(?:views are (?:her|his|their) own|gibt die (?:personliche )?meinung)\b/i;

function isByline({ text }: Paragraph, findNames: NameFinder): boolean {
  const words = wordsOf(text);
  if (words.length > BYLINE_WORDS_MAX) return false;
  const plain = plainLetters(text);
  if (!BYLINE.test(plain) && !OWN_VIEWS.test(plain)) return false;
  const { person, others } = findNames(words, text);
  const [first] = person;
  return first !== undefined && others.every((other) => other.start > first.start);
}
