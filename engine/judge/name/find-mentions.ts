import type { Word } from '../text/words.ts';
import { mentionAt } from './mention-at.ts';
import type { Mention, MentionKind } from './mention.ts';
import type { PersonName } from './person-name.ts';
import { spellingKey } from './spelling.ts';
import { formsByFirstWord, type SurnameForm } from './surname-forms.ts';

export type { Mention, MentionKind } from './mention.ts';

/** All mentions of the name in order. `names` are the spellings of one name; each place counts once. */
export function findMentions(
  words: readonly Word[],
  names: readonly PersonName[],
): readonly Mention[] {
  const byFirstWord = formsByFirstWord(names);
  const mentions: Mention[] = [];
  let next = 0;
  for (let index = 0; index < words.length; index += 1) {
    if (index < next) continue;
    const text = words[index]?.text ?? '';
    const forms = byFirstWord.get(text) ?? byFirstWord.get(spellingKey(text)) ?? [];
    const found = fullestMention(words, index, forms);
    if (found === null) continue;
    // In 'Li Wei-min' the family name was found first; it is part of the whole.
    if (found.start < (mentions.at(-1)?.end ?? 0)) mentions.pop();
    mentions.push(found);
    next = found.end;
  }
  return mentions;
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
