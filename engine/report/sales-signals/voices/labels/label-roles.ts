import { wordsOf } from '../../../../text/words.ts';
import type { Paragraph } from '../../main-text.ts';
import { namesPersonIn } from '../../names/names-in-sentence.ts';
import { isCourtesy } from '../courtesy.ts';
import { isQuestion } from '../questions.ts';
import { endsWithQuestion, SENTENCE_END, type VoicePage } from '../voice.ts';
import { handlesOf } from './handles.ts';
import {
  createLabelReader,
  speakerLabelOf,
  type Role,
  type SpeakerLabel,
} from './speaker-labels.ts';

/** Who the label of each paragraph means. Labels count only where they make a conversation. */
export function labelRoles({ paragraphs, findNames, name, language }: VoicePage): readonly Role[] {
  const labelled = paragraphs.map(({ label, isEmphatic, text }) => {
    // Bold text alone may be no label: '**Thanks, Jane.**' ends a talk.
    const isLabel = !isEmphatic || (label?.isAlone === true && !isCourtesy(text, language));
    return isLabel ? label : null;
  });
  const readLabel = createLabelReader(
    [...labelled, ...paragraphs.map(letterInBold)].filter((label) => label !== null),
    findNames,
    shortNames(name),
  );
  const roles = labelled.map((label, index) => {
    const role = label === null ? null : readLabel(label);
    // A line that names the guest introduces them: 'Guest: Jane Doe, chief risk officer'.
    const isIntroduced = namesPersonIn({ findNames }, paragraphs[index]?.text ?? '');
    return role === 'guest' && isIntroduced ? null : role;
  });
  if (!isConversation(paragraphs, roles) || isListOfPeople(paragraphs, roles))
    return roles.map(() => null);
  return roles.some((role) => role !== null && !isOwn(role))
    ? roles
    : roles.map((role, index) => role ?? questionBefore(paragraphs, roles, index));
}

function isOwn(role: Role): boolean {
  return role === 'prospect' || role === 'guest';
}

/** If only answers have labels, a paragraph right before one that asks is the question. */
function questionBefore(
  paragraphs: readonly Paragraph[],
  roles: readonly Role[],
  index: number,
): Role {
  const isAsking = endsWithQuestion(paragraphs[index]?.text ?? '');
  return isAsking && isOwn(roles[index + 1] ?? null) ? 'question' : null;
}

/** The letter of a question in bold, which shows what the other letter means: 'P.' in '**P. ¿Funciona?**' and 'R.'. */
function letterInBold({ isEmphatic, text }: Paragraph): SpeakerLabel | null {
  const label = isEmphatic ? speakerLabelOf(text) : null;
  return label?.form === 'letter' ? label : null;
}

/** Short forms of a name: 'IQ' and 'iquintanar' for Isabel Quintanar, '佐藤' for 佐藤 美咲. */
function shortNames(name: string): ReadonlySet<string> {
  const parts = name.split(/[\s\u3000]+/u);
  const letters = parts
    .map((part) => part.charAt(0))
    .filter((letter) => letter !== letter.toLowerCase());
  const initials = letters.length < 2 ? [] : [letters.join(''), `${letters[0]}${letters.at(-1)}`];
  return new Set([
    ...initials,
    ...clippedNames(parts[0] ?? ''),
    ...handlesOf(name),
    ...parts.filter((part) => EAST_ASIAN_PART.test(part)),
  ]);
}

/** Short forms of a given name: 'Bron' for Bronwyn, 'Chris' for Christopher. */
function clippedNames(given: string): readonly string[] {
  const lengths = given.length - CLIPPED_LENGTH_MIN;
  return Array.from({ length: Math.max(0, lengths) }, (_, more) =>
    given.slice(0, CLIPPED_LENGTH_MIN + more),
  ).flatMap((name) => [name, name.toUpperCase()]);
}

const CLIPPED_LENGTH_MIN = 3;

/** A part of a name in Chinese or Japanese characters: '佐藤'. */
const EAST_ASIAN_PART = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u;

/**
 * Do labels show a conversation? Somebody asks, or the prospect speaks more than once. 'Jane Doe: Chief Risk Officer' in a list of people
 * is no turn.
 */
function isConversation(paragraphs: readonly Paragraph[], roles: readonly Role[]): boolean {
  const own = roles.flatMap((role, index) => (isOwn(role) ? [index] : []));
  const areOthersThere = roles.some(
    (role) => role === 'other' || role === 'host' || role === 'question',
  );
  // A question in the page's title is answered by the whole page.
  const title = paragraphs.findIndex(({ kind }) => kind === 'heading');
  const isAsked =
    paragraphs.some((paragraph, index) => index !== title && isQuestion(paragraph)) ||
    own.filter((index) => endsWithQuestion(paragraphs[index - 1]?.text ?? '')).length > 1;
  if (own.length === 0 || (!areOthersThere && !isAsked)) return false;
  return (
    isAsked ||
    own.length > 1 ||
    isTurnAmongOthers(paragraphs, roles) ||
    roles.includes('question') ||
    roles.includes('host') ||
    paragraphs.some((_, index) => roles[index] === 'other' && asks(paragraphs, index))
  );
}

/** Is it a list of people, with one line after a dash for each and no question: '**Jane Doe** – Compliance. Jane came to us in 2017'? */
function isListOfPeople(paragraphs: readonly Paragraph[], roles: readonly Role[]): boolean {
  const lines = paragraphs.filter((_, index) => (roles[index] ?? null) !== null);
  const names = new Set(lines.map(({ label }) => label?.text));
  return (
    names.size === lines.length &&
    lines.every(({ label, text }) => label?.form === 'dashed' && !endsWithQuestion(text))
  );
}

const TURN_WORDS_MIN = 6;

/** Does the prospect have one turn of whole sentences among those of others? 'Jane Doe: Chief Risk Officer' is none. */
function isTurnAmongOthers(paragraphs: readonly Paragraph[], roles: readonly Role[]): boolean {
  const turns = paragraphs.filter(
    ({ text }, index) =>
      roles[index] !== null && SENTENCE_END.test(text) && wordsOf(text).length >= TURN_WORDS_MIN,
  );
  const isOwnTurn = turns.some((turn) => isOwn(roles[paragraphs.indexOf(turn)] ?? null));
  return isOwnTurn && roles.filter((role) => role !== null).length > 2;
}

/** Does a turn ask something? After a label alone on its line the turn is in the next line. */
function asks(paragraphs: readonly Paragraph[], index: number): boolean {
  const isAlone = paragraphs[index]?.label?.isAlone === true;
  const turn = paragraphs.slice(index, index + (isAlone ? 2 : 1));
  return turn.some(({ text }) => /[?？]/u.test(text));
}
