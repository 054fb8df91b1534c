import type * as z from 'zod/mini';
import { BackendError, type BackendErrorReason } from '../backend-error.ts';

/** PostgreSQL keeps neither NUL nor halves of a surrogate pair, and foreign pages hold both. */
const NOT_STORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const REPLACEMENT = '\uFFFD';

/** How a server of ours calls a change that its database did not confirm. */
export const UNCONFIRMED = 'outcome_unknown';

/** What PostgREST's client reports where no answer came. */
const NO_ANSWER = 0;

/** The database calls only forgotten people gone. */
const REASONS: ReadonlyMap<number, BackendErrorReason> = new Map([
  [NO_ANSWER, 'unreachable'],
  [410, 'forgotten'],
  [503, 'unreachable'],
]);

type TableError = {
  readonly message: string;
  readonly code?: string;
  /** What to do about it: a sentence, where `message` has no full stop. */
  readonly hint?: string | null;
};

type Answer = {
  readonly status: number;
  readonly error: TableError | null;
  readonly data: unknown;
};

/** Throws the `BackendError` behind an answer that is an error. */
export function throwIfFailed({ status, error }: Answer): void {
  if (error === null) return;
  const isUnconfirmed = error.code === UNCONFIRMED;
  throw new BackendError(
    isUnconfirmed ? 'unconfirmed' : (REASONS.get(status) ?? 'refused'),
    status === NO_ANSWER
      ? 'The server cannot be reached. Check your connection.'
      : withRemedy(error),
  );
}

function withRemedy({ message, hint }: TableError): string {
  return hint ? `${message}. ${hint}` : message;
}

/** An answer's data. Throws the `BackendError` behind an answer that is an error, and one with reason `unreadable` for unexpected data. */
export function parsedAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: Answer,
): z.output<Schema> {
  throwIfFailed(answer);
  const read = schema.safeParse(answer.data);
  if (!read.success) throw new BackendError('unreadable', 'The answer cannot be read.');
  return read.data;
}

/** A search as a regular expression for a lower-case text that has to contain every word; `null` when nothing is searched for. */
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
