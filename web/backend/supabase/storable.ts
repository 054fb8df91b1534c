/** PostgreSQL keeps neither NUL nor halves of a surrogate pair, and foreign pages hold both. */
const NOT_STORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const REPLACEMENT = '\uFFFD';

/** A text as the database can keep it. */
export function storableText(text: string): string {
  return text.replace(NOT_STORABLE, REPLACEMENT);
}

/** A copy of plain data, every text and name in it as the database can keep it. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [storableText(name), storable(held)]),
  );
}
