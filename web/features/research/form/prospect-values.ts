import type { Prospect } from '#engine';
import { fieldText } from '../../../ui/forms/form-fields.ts';

/** The form's fields in their order (§2), and the one that serves the CRM alone. */
export const PROSPECT_FIELDS = [
  'name',
  'company',
  'position',
  'companyUrl',
  'linkedinUrl',
  'notes',
  'email',
] as const satisfies readonly (keyof Prospect)[];

/** What the record of use takes for a name or a company. */
export const RECORDED_CHARACTERS_MAX = 500;

/** What the form holds at this moment. */
export function prospectFrom(form: HTMLFormElement): Prospect {
  return prospectIn(new FormData(form));
}

/** The prospect that the fields of a form hold. */
export function prospectIn(fields: FormData): Prospect {
  const email = fieldText(fields, 'email');
  return {
    name: fieldText(fields, 'name'),
    company: fieldText(fields, 'company'),
    position: fieldText(fields, 'position'),
    companyUrl: fieldText(fields, 'companyUrl'),
    linkedinUrl: fieldText(fields, 'linkedinUrl'),
    notes: fieldText(fields, 'notes'),
    ...(email !== '' && { email }),
  };
}

/** Puts a prospect into the form, as if it had been typed. */
export function writeInto(form: HTMLFormElement, prospect: Prospect): void {
  for (const name of PROSPECT_FIELDS) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = prospect[name] ?? '';
    }
  }
}
