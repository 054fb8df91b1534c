/** What went wrong between Legwork and a language model. */
export type ModelErrorReason =
  /** No answer at all: no such host, nothing listening, or the browser was not allowed to read it (CORS). */
  | 'unreachable'
  | 'rejected'
  | 'unknown-model'
  | 'rate-limited'
  | 'failed'
  | 'too-slow'
  | 'too-long'
  | 'unreadable';

/** The one error that leaves `engine/draft`. Holds neither the key nor a word of the server's answer. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: ModelErrorReason;
  /** Models that the server says it has, where the wanted one is unknown. */
  readonly models: readonly string[];

  constructor(reason: ModelErrorReason, models: readonly string[] = []) {
    super(`The language model cannot be used: ${reason}.`);
    this.reason = reason;
    this.models = models;
  }
}
