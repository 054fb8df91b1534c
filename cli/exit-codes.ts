import { FileError, SettingsError } from '../runtime/errors.ts';
import { UsageError } from './arguments.ts';

/** How a command ends, as docs/command-line.md documents it. */
export const EXIT = {
  report: 0,
  /** A file, a webhook or Legwork itself failed. */
  fault: 1,
  wrongUse: 2,
  nothingFound: 3,
  noService: 4,
  limitReached: 5,
  /** Finished, but a service refused or did not answer: something may be missing. */
  degraded: 6,
  cancelled: 130,
} as const;

/** The exit code for what a command throws; `null` for a fault of our own. */
export function exitCodeOf(error: unknown): number | null {
  if (error instanceof UsageError || error instanceof SettingsError) return EXIT.wrongUse;
  if (error instanceof NoServiceError) return EXIT.noService;
  return error instanceof FileError || error instanceof ServerError ? EXIT.fault : null;
}

/** A server of the user's own refused a request. The message names it and says why; it never contains the token. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  /** Is it useless to send the request again? */
  readonly isForGood: boolean;

  constructor(message: string, { isForGood = false }: { readonly isForGood?: boolean } = {}) {
    super(message);
    this.isForGood = isForGood;
  }
}

/** There is no service that may be asked. The message says what to set. */
export class NoServiceError extends Error {
  override readonly name = 'NoServiceError';
}
