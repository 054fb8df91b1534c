import * as z from 'zod/mini';

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
