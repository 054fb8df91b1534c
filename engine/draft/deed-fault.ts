import { PAST_FORMS } from './vocabulary.ts';

/** Telling is what every quote does. */
const TOLD = wordSet('said wrote put told shared mentioned described explained noted published');
/** Who denies something in a line denies that alone, so a line is no proof of another denial; it can be quoted. */
const DENIALS = wordSet(
  "not no never nothing nobody don't doesn't didn't cannot can't won't isn't aren't wasn't weren't haven't hasn't hadn't",
);
/** What may stand between somebody and what they did. */
const BETWEEN = wordSet(
  'have has had am is are was were do does did will would can could also just already really simply often sometimes even still now then usually always once team company',
);
const OWNERS = wordSet('your their his her');
const GROUPS = wordSet(
  'team company organisation organization department colleagues board people office',
);
/** After these somebody is no subject, or what they do is left open. */
const OPEN_AFTER = wordSet('if whether unless whenever about at of for to with from on by in');
const ADDRESSED = wordSet("you they he she you've they've you're they're your their his her");

/** The words of a sentence that say what somebody did, or did not do, are made of plain English and still state a fact. */
export type Deed = {
  /** The sentence's words, folded. */
  readonly words: readonly string[];
  readonly isQuestion: boolean;
  /** Words of the names of the person and the company. */
  readonly names: readonly string[];
  /** Does a cited line say this word? */
  readonly isTold: (word: string) => boolean;
};

/**
 * The word by which a sentence claims, of the person or the company, a deed or a denial that no cited line tells; `null`
 * when there is none. 'You stopped working on it' holds nothing but connecting words.
 */
export function untoldDeed({ words, isQuestion, names, isTold }: Deed): string | null {
  if (isQuestion) return null;
  const isSubject = (word: string): boolean => ADDRESSED.has(word) || names.includes(word);
  for (const [index, word] of words.entries()) {
    const before = words.slice(0, index).findLast((each) => !names.includes(each));
    if (!isSubject(word) || (before !== undefined && OPEN_AFTER.has(before))) continue;
    const deed = firstDeed(afterSubject(words, index), isSubject);
    if (deed !== null && !(isTold(deed) && !DENIALS.has(deed))) return deed;
  }
  return null;
}

/** What follows 'you' or 'your team'; nothing for 'your line', since what that did to the reader is theirs to say. */
function afterSubject(words: readonly string[], index: number): readonly string[] {
  if (!OWNERS.has(words[index] ?? '')) return words.slice(index + 1);
  return GROUPS.has(words[index + 1] ?? '') ? words.slice(index + 2) : [];
}

function firstDeed(
  following: readonly string[],
  isSubject: (word: string) => boolean,
): string | null {
  for (const word of following) {
    if (DENIALS.has(word)) return word;
    if (PAST_FORMS.has(word)) return TOLD.has(word) ? null : word;
    if (!BETWEEN.has(word) && !isSubject(word)) return null;
  }
  return null;
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
