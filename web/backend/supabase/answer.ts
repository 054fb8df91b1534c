import type * as z from 'zod/mini';
import { BackendError, type BackendErrorReason } from '../backend-error.ts';

/** PostgreSQL keeps neither NUL nor halves of a surrogate pair, and foreign pages hold both. */
const NOT_STORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const REPLACEMENT = '\uFFFD';

/** How a server of ours calls a change that its database did not confirm. */
const UNCONFIRMED = 'outcome_unknown';

/** PostgREST's client reports a lost connection as status 0; the database calls only forgotten people gone. */
const REASONS: ReadonlyMap<number, BackendErrorReason> = new Map([
  [0, 'unreachable'],
  [410, 'forgotten'],
  [503, 'unreachable'],
]);

type Answer = {
  readonly status: number;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly data: unknown;
};

/** Throws the `BackendError` behind an answer that is an error. */
export function throwIfFailed({ status, error }: Answer): void {
  if (error === null) return;
  const isUnconfirmed = error.code === UNCONFIRMED;
  throw new BackendError(
    isUnconfirmed ? 'unconfirmed' : (REASONS.get(status) ?? 'refused'),
    error.message,
  );
}

/**
 * An answer's data as this build expects it. Throws the `BackendError` behind an answer that is an error, and one with reason
 * `unreadable` for any other data.
 */
export function parsedAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: Answer,
): z.output<Schema> {
  throwIfFailed(answer);
  const read = schema.safeParse(answer.data);
  if (!read.success) throw new BackendError('unreadable', 'The answer cannot be read.');
  return read.data;
}

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
