// Lookups: answers that are computed once, and values by their keys.

/**
 * Wraps a function so that the answer to an input is computed once: pages repeat their words, and comparing them is the slow part.
 * Inputs of one key share an answer; without `keyOf` each input is its own key.
 */
export function memoize<Input, Value>(
  answer: (input: Input) => Value,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Value {
  const known = new Map<unknown, { readonly value: Value }>();
  return (input) => {
    const key = keyOf(input);
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = answer(input);
    known.set(key, { value });
    return value;
  };
}

/** The same for objects, whose answers are freed with them. */
export function memoizeByObject<Key extends WeakKey, Value>(
  answer: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: answer(key) };
    known.set(key, found);
    return found.value;
  };
}

/** The names whose condition holds, in the order given. */
export function trueNames<Name>(
  conditions: readonly (readonly [name: Name, holds: boolean])[],
): readonly Name[] {
  return conditions.flatMap(([name, holds]) => (holds ? [name] : []));
}

/** All values of each key, both in the order given. */
export function valuesByKey<Key, Value>(
  pairs: Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, readonly Value[]> {
  const values = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const known = values.get(key);
    if (known === undefined) values.set(key, [value]);
    else known.push(value);
  }
  return values;
}
