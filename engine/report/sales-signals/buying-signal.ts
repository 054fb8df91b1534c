import type { Citation } from '../../model/brief.ts';
import type { EntryGroup } from '../../taxonomy/taxonomy-entry.ts';

/** What a signal tells about: the person's own doing and saying, or their company's. */
export type BuyingSignalSubject = 'person' | 'company';

/** One event or subject, however many pages report it. */
export type BuyingSignal = Citation & {
  /** Id of the taxonomy's entry. */
  readonly entry: string;
  readonly group: EntryGroup;
  readonly label: string;
  readonly subject: BuyingSignalSubject;
  /** 0–1: how much the entry says, less what its age takes away. */
  readonly weight: number;
  /** Every sentence that tells it, the best first; the signal's own quote is the first of them. */
  readonly sources: readonly Citation[];
};
