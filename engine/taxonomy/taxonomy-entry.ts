import type { Pattern } from './pattern.ts';

/** What kind of thing an entry is; triggers are events with a date, the others are subjects and posts. */
export type EntryGroup = 'framework' | 'law' | 'domain' | 'role' | 'trigger' | 'voice';

/** One thing a salesperson in governance, risk and compliance listens for. */
export type TaxonomyEntry = {
  /** Stable: saved reports and hand labels name it. */
  readonly id: string;
  readonly group: EntryGroup;
  /** As shown to the user. */
  readonly label: string;
  /** Any one of them is enough. */
  readonly patterns: readonly Pattern[];
  /** How much it says about why now, 0–1, before its age is taken off. */
  readonly weight: number;
  /** Only a sentence that names the person counts: a podcast is made about everybody. */
  readonly isPersonal: boolean;
};
