import type { Word } from './words.ts';

/** Index of the first word where the phrase begins, in one piece; −1 when it is not there. An empty phrase is nowhere. */
export function placeOfPhrase(words: readonly Word[], phrase: readonly string[]): number {
  const [first] = phrase;
  if (first === undefined) return -1;
  for (const [start, word] of words.entries()) {
    if (word.text !== first) continue;
    if (phrase.every((text, offset) => words[start + offset]?.text === text)) return start;
  }
  return -1;
}

/** The first items of the groups, in order and at most `most`; later groups are not evaluated. */
export function firstOf<Group, Item>(
  groups: readonly Group[],
  itemsOf: (group: Group) => readonly Item[],
  most: number,
): readonly Item[] {
  const items: Item[] = [];
  for (const group of groups) {
    for (const item of itemsOf(group)) {
      if (items.length === most) return items;
      items.push(item);
    }
  }
  return items;
}
