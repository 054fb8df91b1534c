// Where a text names somebody by the given name without the surname.
import { TITLES_AFTER_NAMES } from '../../../lexicon/people/honorifics.ts';
import { ELIDED_PARTICLES, NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import type { Word } from '../../../text/words.ts';
import { NAME_STRENGTHS } from '../matching/name-strengths.ts';
import type { SearchedName } from '../matching/surname-forms.ts';
import { isTitled } from '../name/titles.ts';
import { followsGivenName, plainMention, type MatchedAs, type Mention } from './mention.ts';

/**
 * Places that name somebody by the prospect's given name without a surname: 'Ros told us', 'Elif Hanım', and 'Giulia R.', which
 * counts as initials. Very many people share a given name, so this is evidence only on a page that some other sign associates
 * with the person: the company, their site, their job title. Mentions with the surname are left to
 * `PersonMatcher.findMentions`.
 */
export function givenNameMentions(
  words: readonly Word[],
  names: readonly SearchedName[],
): readonly Mention[] {
  const given = names.filter((name) => name.given.length > 1);
  const mentions: Mention[] = [];
  for (const [start, word] of words.entries()) {
    if (!word.isCapital) continue;
    const name = given.find((one) => isGiven(word, one));
    if (name === undefined || followsGivenName(words, start)) continue;
    const as = matchedAs(words, start, name);
    if (as === null) continue;
    const end = as.match === 'initials' ? start + 2 : start + 1;
    mentions.push(plainMention(as, { start, end }));
  }
  return mentions;
}

function isGiven(word: Word, name: SearchedName): boolean {
  const match = name.matchGivenName(word);
  if (match === null || match.how === 'initials' || match.isOtherName === true) return false;
  return match.strength >= NAME_STRENGTHS.ending;
}

/** A capitalised word after the given name is somebody's surname: the prospect's initial, or another person's name. */
function matchedAs(
  words: readonly Word[],
  start: number,
  { surname }: SearchedName,
): MatchedAs | null {
  const after = words[start + 1];
  if (isOwnInitial(after, surname)) {
    return { kind: 'initial', match: 'initials', strength: NAME_STRENGTHS.initials };
  }
  // 'Elif Hanım' is a name with its form of address, 'Ms Elif Demir' somebody else's.
  const isAddressed = TITLES_AFTER_NAMES.has(after?.text ?? '');
  if (continuesAsName(words, start + 1) && !isAddressed) return null;
  const isTitledName = isTitled(words, { start, end: start + 1 });
  const strength = isTitledName ? NAME_STRENGTHS.titledGivenName : NAME_STRENGTHS.givenName;
  return { kind: 'surname', match: 'given-only', strength };
}

/** Does another part of the name follow, perhaps after its particles: 'Ros Carver', 'Ludwig von der Stein', 'Anne d’Orme', 'Ji-hyun'? */
function continuesAsName(words: readonly Word[], start: number): boolean {
  const word = words[start];
  if (word === undefined || word.startsPhrase) return false;
  if (word.isCapital || word.followsHyphen) return true;
  const isParticle = NAME_PARTICLES.has(word.text) || ELIDED_PARTICLES.has(word.text);
  return isParticle && continuesAsName(words, start + 1);
}

function isOwnInitial(after: Word | undefined, surname: readonly string[]): boolean {
  if (after?.startsPhrase !== false || !after.isCapital || after.text.length > 1) return false;
  return surname.some((own) => own.startsWith(after.text));
}
