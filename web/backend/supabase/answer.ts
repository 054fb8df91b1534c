import type * as z from 'zod/mini';
import { BackendError } from '../backend-error.ts';

/** The error behind an answer that is one. PostgREST's client reports a lost connection as status 0. */
export function refusal(answer: {
  readonly status: number;
  readonly error: { readonly message: string } | null;
}): BackendError {
  const message = answer.error?.message ?? `Status ${answer.status}`;
  return new BackendError(answer.status === 0 ? 'unreachable' : 'refused', message);
}

/** An answer's data as this build expects it; throws `BackendError` with reason `unreadable` otherwise. */
export function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const read = schema.safeParse(data);
  if (!read.success) throw new BackendError('unreadable', 'The answer cannot be read.');
  return read.data;
}
