import * as z from 'zod/mini';

/**
 * What a public source says of the prospect's company, so that a page that uses another of its names can be recognised.
 * Names are as the source writes them; no person is in it.
 */
export type CompanyProfile = {
  /** Wikidata's number of the company, e.g. `Q12345`. */
  readonly id: string;
  readonly name: string;
  /** Other names in use, without `name`. */
  readonly aliases: readonly string[];
  readonly formerNames: readonly string[];
  /** The official site; `null` when none is recorded. */
  readonly website: string | null;
  /** Symbols at stock exchanges. */
  readonly tickers: readonly string[];
  readonly legalForms: readonly string[];
  readonly parents: readonly string[];
  readonly subsidiaries: readonly string[];
};

/** The person to research, as the salesperson entered them (§3). An empty string means 'not given'. */
export type Prospect = {
  readonly name: string;
  readonly company: string;
  readonly companyUrl: string;
  readonly position: string;
  readonly linkedinUrl: string;
  readonly notes: string;
};

/** Whom a report is about, as it is saved, exported and kept in the browser (`Prospect`). */
export const prospectSchema = z.object({
  name: z.string(),
  company: z.string(),
  companyUrl: z.string(),
  position: z.string(),
  linkedinUrl: z.string(),
  notes: z.string(),
});
