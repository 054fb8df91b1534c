/** How one language takes a statement back, leaves it open, negates it, puts it in the past of the past, or ahead. */
export type ModalWords = {
  /** Anywhere in the sentence: denials, rumours, acquittals, cases closed. */
  readonly takenBack: string;
  /** Before the verb or with it: possibilities, wishes, plans, accusations. */
  readonly unsure: string;
  readonly not: string;
  /** What lies before the story. */
  readonly background: string;
  readonly ahead: string;
};
