import type { WordSpan } from '../../text/words.ts';
import type { Stretch } from '../mentions/mention-context.ts';

/** The words between a name and a company. */
export type Gap = Stretch & {
  readonly company: WordSpan;
  /** Does the company come before the name: 'Acme's estates director Jane Doe'? */
  readonly isReversed: boolean;
  /** Is the text a line, a table row or a title rather than prose? */
  readonly isLine: boolean;
  /** Does a verb of working or leading stand right before the name: 'Heute leitet Jane Doe die Revision von Acme'? */
  readonly isAfterVerb: boolean;
};
