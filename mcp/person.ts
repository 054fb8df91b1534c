import { z } from 'zod';
import { givenNameFirst, type Prospect } from '#engine';

const FIELD_CHARACTERS_MAX = 200;
const NOTES_CHARACTERS_MAX = 4000;

const field = z.string().trim().max(FIELD_CHARACTERS_MAX);

/** Whom a tool is asked about: the form's six fields. */
export const personInput = {
  name: field.min(1).describe("The person's name"),
  company: field.min(1).describe('Where they work; a name alone fits too many people'),
  position: field.optional().describe('What they do there'),
  website: field.optional().describe("The company's website"),
  linkedin: field.optional().describe('Their LinkedIn profile'),
  notes: z
    .string()
    .trim()
    .max(NOTES_CHARACTERS_MAX)
    .optional()
    .describe('Whatever else is known: former employers, city, subjects'),
};

/** The fields as a client sent them. */
export type PersonInput = z.output<z.ZodObject<typeof personInput>>;

/** The prospect whom the fields describe. */
export function prospectOf(person: PersonInput): Prospect {
  const { name, company, position = '', website = '', linkedin = '', notes = '' } = person;
  return {
    name: givenNameFirst(name),
    company,
    position,
    companyUrl: website,
    linkedinUrl: linkedin,
    notes,
  };
}
