import { wordList } from '../../lexicon/word-list.ts';
import { siteHost } from '../../url/canonical-url.ts';
/** An item that stays, and the items that say the same. */
export type Original<Item> = { readonly item: Item; readonly copies: readonly Item[] };

/** How copies are recognised, and which of them stays. */
export type CopyRule<Item> = {
  readonly isCopy: (one: Item, other: Item) => boolean;
  /** Below 0 when the first is the better one to keep; equal items keep their order. */
  readonly compare: (one: Item, other: Item) => number;
};

/** Keeps one of each group of copies, whose own copies count too, in the order of the items. It depends on the copies alone. */
export function dedupe<Item>(
  items: readonly Item[],
  { isCopy, compare }: CopyRule<Item>,
): readonly Original<Item>[] {
  const groups: (readonly Item[])[] = [];
  for (const item of items) {
    const isNear = (group: readonly Item[]): boolean => group.some((other) => isCopy(item, other));
    const near = groups.filter(isNear);
    const apart = groups.filter((group) => !near.includes(group));
    groups.splice(0, groups.length, ...apart, [...near.flat(), item]);
  }
  const better = (one: Item, other: Item): number =>
    compare(one, other) || items.indexOf(one) - items.indexOf(other);
  const originals = new Map(groups.map((group) => [group.toSorted(better)[0], group] as const));
  return items.flatMap((item) => {
    const group = originals.get(item);
    if (group === undefined) return [];
    return [{ item, copies: items.filter((one) => one !== item && group.includes(one)) }];
  });
}

/** Does the address lie on a portal that carries other publishers' texts? */
export function isSyndicator(address: string): boolean {
  const host = siteHost(address);
  return REPUBLISHERS.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Portals that mostly republish: of two equal texts, theirs is the copy. */
const REPUBLISHERS = wordList(
  'aol.com apple.news finanznachrichten.de flipboard.com headtopics.com marketscreener.com morningstar.com msn.com newsbreak.com pressreader.com smartnews.com streetinsider.com yahoo.com',
);
