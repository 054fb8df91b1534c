import * as z from 'zod/mini';

/** Whom a report is about, as it is saved, exported and kept in the browser (`Prospect`). */
export const prospectSchema = z.object({
  name: z.string(),
  company: z.string(),
  companyUrl: z.string(),
  position: z.string(),
  linkedinUrl: z.string(),
  notes: z.string(),
});
