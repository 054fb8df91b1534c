import type { Word } from '../../text/words.ts';
import { mentionAt } from './mention-at.ts';
import type { Mention, MentionKind } from './mention.ts';
import type { PersonName } from './person-name.ts';
import { spellingKey } from './spelling.ts';
import { formsByFirstWord, type SurnameForm } from './surname-forms.ts';

export type { Mention } from './mention.ts';

/** Finds all mentions in a text, in order; each place counts once. */
export type MentionFinder = (words: readonly Word[]) => readonly Mention[];

/** A finder for one person; `names` are the spellings of the one name. */
export function mentionFinderFor(names: readonly PersonName[]): MentionFinder {
  const byFirstWord = formsByFirstWord(names);
  const formsFor = (text: string): readonly SurnameForm[] =>
    byFirstWord.get(text) ?? byFirstWord.get(spellingKey(text)) ?? [];
  return (words) => {
    const mentions: Mention[] = [];
    let next = 0;
    for (let index = 0; index < words.length; index += 1) {
      if (index < next) continue;
      const found = fullestMention(words, index, formsFor(words[index]?.text ?? ''));
      if (found === null) continue;
      // In 'Li Wei-min' the family name was found first; it is part of the whole.
      if (found.start < (mentions.at(-1)?.end ?? 0)) mentions.pop();
      mentions.push(found);
      next = found.end;
    }
    return mentions;
  };
}

/** All mentions of the name in one text; for many texts make one finder. */
export function findMentions(
  words: readonly Word[],
  names: readonly PersonName[],
): readonly Mention[] {
  return mentionFinderFor(names)(words);
}

function fullestMention(
  words: readonly Word[],
  index: number,
  forms: readonly SurnameForm[],
): Mention | null {
  let best: Mention | null = null;
  for (const { name, form, isShort } of forms) {
    const found = mentionAt(words, index, { name, form, isShort });
    // Another spelling of the name may say more than this one's bare surname.
    if (found !== null && (best === null || isFuller(found, best))) best = found;
  }
  return best;
}

const FULLNESS: Readonly<Record<MentionKind, number>> = {
  surname: 0,
  initial: 1,
  variant: 2,
  full: 2,
};

function isFuller(a: Mention, b: Mention): boolean {
  if (FULLNESS[a.kind] !== FULLNESS[b.kind]) return FULLNESS[a.kind] > FULLNESS[b.kind];
  return a.end - a.start > b.end - b.start;
}
