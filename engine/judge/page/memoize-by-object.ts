/** Wraps a function so that each object's result is computed once and freed with the object. */
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
