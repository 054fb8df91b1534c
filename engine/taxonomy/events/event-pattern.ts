import type { Pattern } from '../pattern.ts';

/** Words that tell of an event. */
export type EventPattern = Pattern & {
  /** Says itself that nothing is decided, and is told as that: a vote called, a fine proposed. */
  readonly isOpen?: boolean;
  /** Too weak to be believed without a day by when: 'must'. */
  readonly isLimited?: boolean;
};
