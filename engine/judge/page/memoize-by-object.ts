/** A function that works out its answer for each object once, for as long as the function and the object are kept. */
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
