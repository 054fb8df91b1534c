import { keyTexts } from './texts.ts';
import { KeyStorageError } from '../../keys/key-store.ts';

/** Why a key was not saved: the toast of §5, and what more is known about it. */
export type KeyProblem = {
  readonly title: string;
  readonly message: string;
  readonly detail?: string;
};

/** The problem behind a failed check or save. The error's own sentence goes on the card, never into the toast. */
export function problemOf(error: unknown): KeyProblem {
  const base = { title: keyTexts.failedTitle, message: keyTexts.failed };
  if (error instanceof KeyStorageError) return { ...base, detail: keyTexts.storage };
  if (error instanceof Error && error.name === 'ServiceError') {
    return { ...base, detail: error.message };
  }
  throw error;
}
