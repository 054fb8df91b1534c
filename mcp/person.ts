import { z } from 'zod';
import { emailIn, givenNameFirst, type Prospect } from '#engine';

const FIELD_CHARACTERS_MAX = 200;
const NOTES_CHARACTERS_MAX = 4000;

const field = z.string().trim().max(FIELD_CHARACTERS_MAX);

/** Whom a tool is asked about: the form's fields. */
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
  email: field
    .refine((text) => text === '' || emailIn(text) !== '', {
      error: 'email is not an e-mail address such as jane@acme.com',
    })
    .optional()
    .describe('Their e-mail address, kept with the person and sent to no service'),
};

/** The fields as a client sent them. */
export type PersonInput = z.output<z.ZodObject<typeof personInput>>;

/** The prospect whom the fields describe. */
export function prospectOf(person: PersonInput): Prospect {
  const { name, company, position = '', website = '', linkedin = '', notes = '' } = person;
  const email = emailIn(person.email ?? '');
  return {
    name: givenNameFirst(name),
    company,
    position,
    companyUrl: website,
    linkedinUrl: linkedin,
    notes,
    ...(email !== '' && { email }),
  };
}
