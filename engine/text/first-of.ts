/** The first items that the groups hold, in order and at most so many; groups behind them are not looked at. */
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
