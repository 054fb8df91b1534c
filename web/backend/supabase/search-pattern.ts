/**
 * A search as a regular expression for PostgreSQL: every word has to be part of the text, each sign for what it is.
 * `null` when nothing is searched for. The text searched is in lower case.
 */
export function searchPattern(search: string): string | null {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return null;
  // A single word is plain text for PostgreSQL, which takes half the time.
  if (words.length === 1) return `***=${first}`;
  return `^${words.map((word) => `(?=.*${word.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`)})`).join('')}`;
}
