import type { WordSpan } from '../../text/words.ts';
import type { Stretch } from '../mentions/mention-context.ts';
import type { Passage } from '../page/parse-page.ts';

/** The words between a name and a company. */
export type Gap = Stretch & {
  readonly company: WordSpan;
  /** Does the company come before the name: 'Acme's estates director Jane Doe'? */
  readonly isReversed: boolean;
  /** Is the text a line, a table row or a title rather than prose? */
  readonly isLine: boolean;
  /** Is a verb of working or leading right before the name: 'Heute leitet Jane Doe die Revision von Acme'? */
  readonly isAfterVerb: boolean;
};

/** The words of a line from a position to the company, where the name is above the line. */
export function gapInLine(passage: Passage, from: number, company: WordSpan): Gap {
  const place = { passage, from, to: company.start, company };
  return { ...place, isReversed: false, isLine: true, isAfterVerb: false };
}
