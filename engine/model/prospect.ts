import * as z from 'zod/mini';
import { normalizeText } from '../text/normalize.ts';

const NOT_WORDS = /[^\p{L}\p{N}]+/gu;

/** What a public source says about the prospect's company, so that its other names are recognised. No person is in it. */
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
  /** The Legal Entity Identifier, where one is recorded. */
  readonly lei?: string;
  /** The number at the SEC, ten digits, where one is recorded. */
  readonly cik?: string;
};

/** The person to research, as the salesperson entered them (§3). An empty string means 'not given'. */
export type Prospect = {
  readonly name: string;
  readonly company: string;
  readonly companyUrl: string;
  readonly position: string;
  readonly linkedinUrl: string;
  readonly notes: string;
  /** By which a CRM finds the contact, where it is known. Nobody asked in research learns it: no query, prompt, log or key has it. */
  readonly email?: string;
};

/** A form before anything is filled in. */
export const EMPTY_PROSPECT: Prospect = {
  name: '',
  company: '',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

/** Whom a report is about, as it is exported and saved in the browser (`Prospect`). */
export const prospectSchema = z.object({
  name: z.string(),
  company: z.string(),
  companyUrl: z.string(),
  position: z.string(),
  linkedinUrl: z.string(),
  notes: z.string(),
  email: z.exactOptional(z.string()),
});

/**
 * One text for all spellings of a person at a company, by which what is saved of them is found again: 'Zoë  Müller' at
 * 'ACME, Inc.' and 'zoe muller' at 'Acme Inc' have the same. Holds the name itself: store it only where the name may be stored.
 */
export function prospectKey({ name, company }: Pick<Prospect, 'name' | 'company'>): string {
  return [name, company]
    .map((text) => normalizeText(text).replace(NOT_WORDS, ' ').trim())
    .join('|');
}
