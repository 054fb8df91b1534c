import type { Paragraph } from '../main-text.ts';
import { INTERVIEW_QUESTIONS_MIN } from '../signal-weights.ts';
import { isCourtesy } from './courtesy.ts';
import type { LabelRole, Role } from './labels/speaker-labels.ts';
import { isHelp, isRemark, isWithProspect, questionIndexes } from './questions.ts';
import { SENTENCE_END, type Voice, type VoicePage } from './voice.ts';

/** An interview may open with a remark one answer before its first question. */
const QUESTIONS_APART = 2;

/** Where a page's questions and labelled turns are. */
type Talk = {
  readonly asked: ReadonlySet<number>;
  readonly first: number;
  readonly lastTurn: number;
  /** A label alone on its line has its turn below. */
  readonly turnEnd: number;
  /** The prospect's turns have labels, so that what has none is not theirs. */
  readonly isLabelled: boolean;
  /** A forum's: each post has its name and time above it. */
  readonly isThread: boolean;
  readonly isInterview: boolean;
  readonly isWith: boolean;
  readonly language: string | null;
};

/** A paragraph that is answered. */
export type Asking = {
  readonly index: number;
  /** By the interviewer, who may ask without a question mark; anybody else asks only with one. */
  readonly isInterviewer: boolean;
};

/** What the walk down the page carries along. */
type Walk = {
  readonly state: Voice;
  /** After the last question one answer is sure; what follows may be the narrator's. */
  readonly end: number;
};

/** Whose turn each paragraph is, by labels and by questions that are set off, and which one each paragraph of an answer answers. */
export function turnsOf(
  page: VoicePage,
  roles: readonly Role[],
): {
  readonly turns: readonly Voice[];
  readonly answered: readonly (Asking | null)[];
  readonly isInterview: boolean;
} {
  const talk = talkOn(page, roles);
  const last = Math.max(-1, ...talk.asked);
  let walk: Walk = { state: 'author', end: last + 1 };
  const turns = page.paragraphs.map((paragraph, index): Voice => {
    const role = roles[index] ?? null;
    const step =
      role === null
        ? stepWithoutLabel(paragraph, index, walk, talk)
        : stepWithLabel(role, paragraph, walk, talk);
    walk = step.walk;
    return step.voice;
  });
  return { turns, answered: answeredBy(turns, page, roles, talk), isInterview: talk.isInterview };
}

function answeredBy(
  turns: readonly Voice[],
  page: VoicePage,
  roles: readonly Role[],
  { isThread }: Talk,
): readonly (Asking | null)[] {
  const isOfTwo = !isThread && othersIn(page, roles) < 2;
  let asking: Asking | null = null;
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
    // A label alone on its line is followed by the answer; what comes after that may be about something else.
    if (role === null || label?.isAlone !== true) asking = null;
    return answered;
  });
}

/** How many speakers have a label beside the prospect. */
function othersIn({ paragraphs }: VoicePage, roles: readonly Role[]): number {
  const others = paragraphs.filter((_, index) => OTHERS.has(roles[index] ?? null));
  return new Set(others.map(({ label }) => label?.text)).size;
}

const LEADING: ReadonlySet<Role> = new Set<Role>(['host', 'question']);
const OTHERS: ReadonlySet<Role> = new Set<Role>(['other', ...LEADING]);

function talkOn(page: VoicePage, roles: readonly Role[]): Talk {
  const questions = questionIndexes(page, roles);
  const first = questions[0] ?? 0;
  const isWith = isWithProspect(page, first) || roles.includes('prospect');
  const isInterview =
    questions.length >= INTERVIEW_QUESTIONS_MIN && isWith && !isHelp(page, questions);
  const lastTurn = roles.findLastIndex((role) => role !== null);
  const isAlone = page.paragraphs[lastTurn]?.label?.isAlone === true;
  return {
    asked: new Set(isInterview ? questions : []),
    first,
    lastTurn,
    turnEnd: lastTurn + Number(isAlone),
    isLabelled: roles.includes('prospect'),
    isThread: page.paragraphs.some(
      ({ label }, index) => label?.form === 'posted' && roles[index] === 'prospect',
    ),
    isInterview,
    isWith,
    language: page.language,
  };
}

type Step = { readonly voice: Voice; readonly walk: Walk };

function stepWithLabel(
  role: LabelRole,
  { label }: Paragraph,
  walk: Walk,
  { isInterview, isWith }: Talk,
): Step {
  const voice = voiceOf(role, isWith);
  const isAsking = role === 'question' && isInterview;
  return {
    voice: label?.form === 'posted' ? 'author' : voice,
    walk: { ...walk, state: isAsking ? 'prospect' : voice },
  };
}

function voiceOf(role: LabelRole, isWith: boolean): Voice {
  if (role === 'guest') return isWith ? 'prospect' : 'author';
  return role === 'prospect' ? 'prospect' : 'other';
}

function stepWithoutLabel(paragraph: Paragraph, index: number, walk: Walk, talk: Talk): Step {
  if (talk.asked.has(index)) {
    const state = stateAfterQuestion(paragraph, index, talk);
    return { voice: paragraph.isEmphatic ? 'author' : 'other', walk: { ...walk, state } };
  }
  if (isBesideTurns(paragraph, talk)) return { voice: 'author', walk };
  if (paragraph.isEmphatic)
    return { voice: 'author', walk: afterEmphatic(paragraph, index, walk, talk) };
  const last = Math.max(-1, ...talk.asked);
  const isOver =
    index > Math.max(walk.end, talk.turnEnd) || (index > talk.turnEnd && talk.lastTurn > last);
  const state = isOver ? 'author' : walk.state;
  return { voice: state, walk: { ...walk, state } };
}

/** Who takes over after a question; after the interviewer's thanks the narrator may. */
function stateAfterQuestion(paragraph: Paragraph, index: number, talk: Talk): Voice {
  if (talk.isLabelled && talk.lastTurn > index) return 'other';
  return isThanks(paragraph, talk) ? 'author' : 'prospect';
}

function isThanks({ text }: Paragraph, { language }: Talk): boolean {
  return !/[?？]/u.test(text) && isCourtesy(text, language);
}

/** 'By Max Roe · 8 October · 4 minutes', the date of a post, the signature below it: said by nobody, and no turn ends there. */
function isBesideTurns({ text, kind }: Paragraph, { isThread }: Talk): boolean {
  if (kind === 'heading' || SENTENCE_END.test(text)) return false;
  return isThread || (/\s[·|]\s/u.test(text) && /\d/u.test(text));
}

/** A remark of the interviewer's is answered; a heading between two questions interrupts nothing; anything else does. */
function afterEmphatic(paragraph: Paragraph, index: number, walk: Walk, talk: Talk): Walk {
  const isNear = talk.isInterview && index >= talk.first - QUESTIONS_APART && index <= walk.end + 1;
  if (isNear && isRemark(paragraph, index > talk.first))
    return {
      state: isThanks(paragraph, talk) ? 'author' : 'prospect',
      end: Math.max(walk.end, index + 1),
    };
  const isInside = paragraph.kind === 'heading' && index <= walk.end;
  return isInside ? walk : { ...walk, state: 'author' };
}
