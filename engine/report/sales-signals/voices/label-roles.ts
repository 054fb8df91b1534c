import { wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import type { NameFinder } from '../names/names-in-sentence.ts';
import { isQuestion } from './questions.ts';
import { createLabelReader, type Role } from './speaker-labels.ts';
import type { VoicePage } from './voice.ts';

/** Whom the label of each paragraph means; labels count where they make a conversation. */
export function labelRoles({ paragraphs, findNames, name }: VoicePage): readonly Role[] {
  const labelled = paragraphs.map(({ label, isEmphatic }) =>
    label === null || (isEmphatic && !label.isAlone) ? null : label,
  );
  const readLabel = createLabelReader(
    labelled.filter((label) => label !== null),
    findNames,
    shortNames(name),
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

/** 'IQ' answers for Isabel Quintanar, '佐藤' for 佐藤 美咲. */
function shortNames(name: string): ReadonlySet<string> {
  const parts = name.split(/[\s\u3000]+/u);
  const letters = parts
    .map((part) => part.charAt(0))
    .filter((letter) => letter !== letter.toLowerCase());
  const initials = letters.length < 2 ? [] : [letters.join(''), `${letters[0]}${letters.at(-1)}`];
  return new Set([...initials, ...parts.filter((part) => EAST_ASIAN_PART.test(part))]);
}

const EAST_ASIAN_PART = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u;

/**
 * Labels of two who take turns: somebody asks, or the prospect speaks more than once. 'Jane Doe: Chief Risk Officer' in a list
 * of people is no turn.
 */
function isConversation(paragraphs: readonly Paragraph[], roles: readonly Role[]): boolean {
  const own = roles.flatMap((role, index) =>
    role === 'prospect' || role === 'guest' ? [index] : [],
  );
  const areOthersThere = roles.some(
    (role) => role === 'other' || role === 'host' || role === 'question',
  );
  const isAsked = paragraphs.some((paragraph) => isQuestion(paragraph));
  if (own.length === 0 || (!areOthersThere && !isAsked)) return false;
  return (
    isAsked ||
    own.length > 1 ||
    roles.includes('question') ||
    roles.includes('host') ||
    paragraphs.some(({ text }, index) => roles[index] === 'other' && /[?？]/u.test(text))
  );
}
