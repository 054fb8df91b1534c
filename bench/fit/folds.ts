/** Anything that is left out together with the rest of its group. */
export type Grouped = { readonly group: string };

/** Splits items into at most `count` parts that share no group, in alphabetical order of the groups. Deterministic. */
export function foldsOf<Item extends Grouped>(
  items: readonly Item[],
  count: number,
): readonly (readonly Item[])[] {
  const groups = [...new Set(items.map(({ group }) => group))].toSorted();
  const parts = Math.min(count, groups.length);
  const partOf = new Map(groups.map((group, index) => [group, index % parts]));
  return Array.from({ length: parts }, (_, part) =>
    items.filter(({ group }) => partOf.get(group) === part),
  );
}

/** For each item, the result of a function that was prepared without the item's fold. */
export function leftOut<Item extends Grouped, Value>(
  items: readonly Item[],
  count: number,
  prepare: (training: readonly Item[]) => (item: Item) => Value,
): ReadonlyMap<Item, Value> {
  const values = new Map<Item, Value>();
  for (const held of foldsOf(items, count)) {
    const outside = new Set(held);
    const judge = prepare(items.filter((item) => !outside.has(item)));
    for (const item of held) values.set(item, judge(item));
  }
  return values;
}
