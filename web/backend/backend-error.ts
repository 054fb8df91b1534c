/**
 * What went wrong between the browser and the backend, named by what happened:
 * - `refused`: the backend answered and said no; `message` is its own sentence
 * - `forgotten`: it said no since the person was forgotten and has not been researched again
 * - `signed-out`: the session or its account has ended, here or anywhere else
 * - `unreachable`: there was no answer, or not in time
 * - `unconfirmed`: a change was asked for and may have been made or not; `message` says so by itself
 * - `unreadable`: the answer is not what this build expects
 */
export type BackendErrorReason =
  | 'refused'
  | 'forgotten'
  | 'signed-out'
  | 'unreachable'
  | 'unconfirmed'
  | 'unreadable';

/** The one error that leaves `web/backend`. Its `message` may be shown to the user. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly reason: BackendErrorReason;

  constructor(reason: BackendErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The message for a change that did not come through: that it failed, unless nobody knows whether it was made. */
export function failedChangeMessage(error: Error, failed: (message: string) => string): string {
  return isUnconfirmed(error) ? error.message : failed(error.message);
}

/** The same for saving: saving twice has the effect of once, so nobody has to check before they try again. */
export function failedSaveMessage(error: Error, failed: (message: string) => string): string {
  return isUnconfirmed(error) ? UNCONFIRMED_SAVE : failed(error.message);
}

const UNCONFIRMED_SAVE =
  'The server has not confirmed that this is saved. Saving it again is safe.';

function isUnconfirmed(error: Error): boolean {
  return error instanceof BackendError && error.reason === 'unconfirmed';
}
