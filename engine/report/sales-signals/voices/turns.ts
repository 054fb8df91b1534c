import { wordListOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import { isPaired } from '../quoted-parts.ts';
import { isCourtesy } from './courtesy.ts';
import type { LabelRole, Role } from './labels/speaker-labels.ts';
import {
  INTERVIEW_QUESTIONS_MIN,
  isHelpPage,
  isRemark,
  isWithProspect,
  questionIndexes,
} from './questions.ts';
import { SENTENCE_END, type Voice, type VoicePage } from './voice.ts';

/** An interview may open with a remark this many paragraphs before its first question. */
const QUESTIONS_APART = 2;

/** Where the questions and labelled turns of a page are. */
type Talk = {
  readonly asked: ReadonlySet<number>;
  readonly first: number;
  /** Index of the last question; -1 where there is none. */
  readonly lastAsked: number;
  readonly lastTurn: number;
  /** Index of the last paragraph of a labelled turn, which is the next one if the label is alone on its line. */
  readonly turnEnd: number;
  /** The prospect's turns have labels, so unlabelled ones are not theirs. */
  readonly isLabelled: boolean;
  /** It is a forum: each post has its author and time above it. */
  readonly isThread: boolean;
  readonly isInterview: boolean;
  /** The answers are in quotation marks, so other text is the narrator's. */
  readonly isInMarks: boolean;
  /** The questions are in italics, and so are remarks between them. */
  readonly areInItalics: boolean;
  readonly withProspect: boolean;
  readonly language: string | null;
};

/** A paragraph that is answered by a later one. */
export type Question = {
  readonly index: number;
  /** It is the interviewer's, who may ask without a question mark; anybody else asks only with one. */
  readonly isInterviewer: boolean;
};

/** Who speaks after a paragraph until something interrupts them. */
type Floor = {
  readonly speaker: Voice;
  /** The last paragraph for which that is certain: the one after the last question. Later ones may be the narrator's. */
  readonly end: number;
};

/** Tells whose turn each paragraph is, by labels and by questions that are set off, and which question each paragraph of an answer answers. */
export function turnsOf(
  page: VoicePage,
  roles: readonly Role[],
): {
  readonly turns: readonly Voice[];
  readonly answered: readonly (Question | null)[];
  readonly isInterview: boolean;
} {
  const talk = talkOn(page, roles);
  let floor: Floor = { speaker: 'author', end: talk.lastAsked + 1 };
  const turns = page.paragraphs.map((paragraph, index): Voice => {
    const role = roles[index] ?? null;
    if (role !== null) {
      const voice = voiceOf(role, talk);
      floor = { ...floor, speaker: role === 'question' && talk.isInterview ? 'prospect' : voice };
      return paragraph.label?.form === 'posted' ? 'author' : voice;
    }
    floor = floorAfter(paragraph, index, floor, talk);
    if (paragraph.isEmphatic) return 'author';
    if (talk.asked.has(index)) return 'other';
    return isNarrated(paragraph, talk) ? 'author' : floor.speaker;
  });
  return { turns, answered: answeredBy(turns, page, roles, talk), isInterview: talk.isInterview };
}

function answeredBy(
  turns: readonly Voice[],
  page: VoicePage,
  roles: readonly Role[],
  { isThread }: Talk,
): readonly (Question | null)[] {
  const isOfTwo = !isThread && othersIn(page, roles) < 2;
  let asking: Question | null = null;
  let lastRole: Role = null;
  return page.paragraphs.map(({ label, isEmphatic }, index) => {
    const role = roles[index] ?? null;
    lastRole = role ?? lastRole;
    const isInterviewer = isOfTwo || LEADING.has(lastRole);
    if (turns[index] !== 'prospect') {
      asking = turns[index] === 'other' || isEmphatic ? { index, isInterviewer } : null;
      return null;
    }
    const answered = asking;
    // The answer follows a label alone on its line; what comes after that may be about something else.
    if (role === null || label?.isAlone !== true) asking = null;
    return answered;
  });
}

/** How many other speakers have a label. 'HOST (Max Roe)' and 'ROE' are one. */
function othersIn({ paragraphs }: VoicePage, roles: readonly Role[]): number {
  const others = paragraphs.filter((_, index) => OTHERS.has(roles[index] ?? null));
  const labels = [...new Set(others.map(({ label }) => label?.text ?? ''))].map(wordListOf);
  const isKnown = (word: string, at: number): boolean =>
    word.length >= NAME_LENGTH_MIN && labels.slice(0, at).some((label) => label.includes(word));
  return labels.filter((label, at) => !label.some((word) => isKnown(word, at))).length;
}

const NAME_LENGTH_MIN = 4;

/** The roles of those who lead an interview. */
const LEADING: ReadonlySet<Role> = new Set<Role>(['host', 'question']);
/** The roles of everybody but the prospect. */
const OTHERS: ReadonlySet<Role> = new Set<Role>(['other', ...LEADING]);

function talkOn(page: VoicePage, roles: readonly Role[]): Talk {
  const questions = questionIndexes(page, roles);
  const first = questions[0] ?? 0;
  const withProspect = isWithProspect(page, first) || roles.includes('prospect');
  const isInterview =
    questions.length >= INTERVIEW_QUESTIONS_MIN && withProspect && !isHelpPage(page, questions);
  const lastTurn = roles.findLastIndex((role) => role !== null);
  const isAlone = page.paragraphs[lastTurn]?.label?.isAlone === true;
  return {
    asked: new Set(isInterview ? questions : []),
    first,
    lastAsked: isInterview ? Math.max(...questions) : -1,
    lastTurn,
    turnEnd: lastTurn + Number(isAlone),
    isLabelled: roles.includes('prospect'),
    isThread: page.paragraphs.some(
      ({ label }, index) => label?.form === 'posted' && roles[index] === 'prospect',
    ),
    isInterview,
    isInMarks: isInterview && areInMarks(page.paragraphs, questions),
    areInItalics: isInItalics(page.paragraphs[first]),
    withProspect,
    language: page.language,
  };
}

/** Do most of the answers begin with a quotation? */
function areInMarks(paragraphs: readonly Paragraph[], questions: readonly number[]): boolean {
  const answers = questions
    .map((index) => paragraphs[index + 1])
    .filter((one) => one?.isEmphatic === false);
  const quoted = answers.filter((one) => OPENING_QUOTATION.test(one?.text ?? ''));
  return quoted.length >= INTERVIEW_QUESTIONS_MIN && quoted.length * 2 > answers.length;
}

/** The mark that begins a quotation. */
const OPENING_MARK = /^["“”„«»‘’'「]/u;

/** The beginning of a quotation, and not of a mere term in quotation marks: '“Risk owner” is a word we dropped'. */
const OPENING_QUOTATION =
  /^["“”„«»‘’'「](?! ?[^"“”„«»‘’'「」]{0,40}[\p{L}\p{N}] ?["“”„«»‘’'」] \p{Ll})/u;

/** Is the paragraph the narrator's? It has no quotation marks between quoted answers. A single mark begins or ends a longer quotation. */
function isNarrated(paragraph: Paragraph, talk: Talk): boolean {
  const { text } = paragraph;
  if (talk.isInMarks && !OPENING_MARK.test(text) && isPaired(text)) return true;
  return isOutsideTurns(paragraph, talk);
}

function voiceOf(role: LabelRole, { withProspect }: Talk): Voice {
  if (role === 'guest') return withProspect ? 'prospect' : 'author';
  return role === 'prospect' ? 'prospect' : 'other';
}

/** Who speaks after a paragraph without a label. */
function floorAfter(paragraph: Paragraph, index: number, floor: Floor, talk: Talk): Floor {
  if (talk.asked.has(index))
    return { ...floor, speaker: speakerAfterQuestion(paragraph, index, talk) };
  if (isOutsideTurns(paragraph, talk)) return floor;
  if (paragraph.isEmphatic) return floorAfterEmphatic(paragraph, index, floor, talk);
  const isOver =
    index > Math.max(floor.end, talk.turnEnd) ||
    (index > talk.turnEnd && talk.lastTurn > talk.lastAsked);
  return isOver ? { ...floor, speaker: 'author' } : floor;
}

/** Who speaks after a question: the prospect, or perhaps the narrator after the interviewer's thanks. */
function speakerAfterQuestion(paragraph: Paragraph, index: number, talk: Talk): Voice {
  if (talk.isLabelled && talk.lastTurn > index) return 'other';
  return isThanks(paragraph, talk) ? 'author' : 'prospect';
}

function isThanks({ text }: Paragraph, { language }: Talk): boolean {
  return !/[?？]/u.test(text) && isCourtesy(text, language);
}

/** Is it outside the turns, so that it ends none: 'By Max Roe · 8 October · 4 minutes', the date of a post, the signature below it? */
function isOutsideTurns({ text, kind }: Paragraph, { isThread }: Talk): boolean {
  if (kind === 'heading' || SENTENCE_END.test(text)) return false;
  return isThread || (/\s[·|]\s/u.test(text) && /\d/u.test(text));
}

/**
 * Who speaks after a line that is set off. An interviewer's remark is answered, a heading between two questions changes nothing, and
 * anything else ends the turn.
 */
function floorAfterEmphatic(paragraph: Paragraph, index: number, floor: Floor, talk: Talk): Floor {
  const { end } = floor;
  const isNear = talk.isInterview && index >= talk.first - QUESTIONS_APART && index <= end + 1;
  if (isNear && isRemark(paragraph, isSetOff(paragraph, index, talk)))
    return {
      speaker: isThanks(paragraph, talk) ? 'author' : 'prospect',
      end: Math.max(end, index + 1),
    };
  return paragraph.kind === 'heading' && index <= end ? floor : { ...floor, speaker: 'author' };
}

/** Is it set off like the questions, and between them: '**People say it is all tea.**'? */
function isSetOff(paragraph: Paragraph, index: number, talk: Talk): boolean {
  if (paragraph.isBold) return index > talk.first;
  return talk.areInItalics && index > talk.first && index < talk.lastAsked;
}

function isInItalics(paragraph: Paragraph | undefined): boolean {
  return paragraph?.isEmphatic === true && !paragraph.isBold && paragraph.kind !== 'heading';
}
