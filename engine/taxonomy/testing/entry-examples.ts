/** What an entry must find and what it must leave alone. */
export type EntryExamples = {
  readonly id: string;
  readonly speaks: readonly string[];
  readonly silent: readonly string[];
};
