import type { Word } from '../../text/words.ts';
import { COMMON_SURNAMES } from './common-surnames.ts';
import { HONORIFICS, NAME_SUFFIXES } from './name-words.ts';
import { isGivenName } from './nicknames.ts';
import type { PersonName } from './person-name.ts';

/** How a text names somebody: by the whole name, a short or foreign form, initials, or the surname alone. */
export type MentionKind = 'full' | 'variant' | 'initial' | 'surname';

/** A place in a text that names the prospect or a namesake. Word indexes; `end` is exclusive. */
export type Mention = {
  readonly kind: MentionKind;
  readonly start: number;
  readonly end: number;
  /** The words around make it somebody else's longer name: 'Peter John Smith' when John Smith is meant. */
  readonly isPartOfOtherName: boolean;
  /** A middle name that the prospect was not said to have. */
  readonly hasUnknownMiddle: boolean;
  /** 'Jr' or 'III' that the prospect does not carry. */
  readonly hasOtherSuffix: boolean;
};

/** A mention at the given words, with what the words around it say. */
export function mentionOf(
  words: readonly Word[],
  kind: MentionKind,
  { start, end }: { readonly start: number; readonly end: number },
  name: PersonName,
): Mention {
  const after = words[end];
  const suffix = after === undefined ? undefined : NAME_SUFFIXES.get(after.text);
  return {
    kind,
    start,
    end,
    isPartOfOtherName: followsGivenName(words, start) || continuesAfter(words, end),
    hasUnknownMiddle: false,
    hasOtherSuffix: suffix !== undefined && suffix !== name.suffix,
  };
}

/** Does a given name stand right before, in the same phrase? Then what follows is that person's surname. */
export function followsGivenName(words: readonly Word[], start: number): boolean {
  const before = words[start - 1];
  if (before === undefined || (words[start]?.startsPhrase ?? true)) return false;
  return before.isCapital && isGivenName(before.text) && !HONORIFICS.has(before.text);
}

function continuesAfter(words: readonly Word[], end: number): boolean {
  const after = words[end];
  if (after === undefined || after.startsPhrase || !after.isCapital) return false;
  return COMMON_SURNAMES.has(after.text);
}
