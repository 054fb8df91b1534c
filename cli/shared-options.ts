import { CRM_NAMES } from '#engine';
import type { Option } from './arguments.ts';

/** The options that say which services may be asked. */
export const SERVICE_OPTIONS: readonly Option[] = [
  { name: 'keyless', summary: 'Without any key, use free services (they learn whom you research)' },
  {
    name: 'about-company',
    summary: 'Also ask public sources about the company (included in --keyless)',
  },
  {
    name: 'own-words',
    summary: 'Also ask catalogues for their podcasts and articles (included in --keyless)',
  },
];

/** Where reports are kept for all doors. */
export const SERVER_OPTION: Option = {
  name: 'server',
  value: 'ADDRESS',
  summary: 'Also save each report on this Legwork server (with LEGWORK_TOKEN)',
};

/** The same, and what a run may cost. */
export const RUN_OPTIONS: readonly Option[] = [
  { name: 'credits-max', value: 'N', summary: 'Stop before the cost exceeds N credits' },
  { name: 'fresh', summary: 'Ignore the saved answers of earlier runs' },
  ...SERVICE_OPTIONS,
];

/** The options that describe a person beside the name. */
export const PERSON_OPTIONS: readonly Option[] = [
  { name: 'company', value: 'COMPANY', summary: 'Where they work', isRequired: true },
  { name: 'position', value: 'TITLE', summary: 'What they do there' },
  { name: 'website', value: 'ADDRESS', summary: "The company's website" },
  { name: 'linkedin', value: 'ADDRESS', summary: 'Their LinkedIn profile' },
  { name: 'notes', value: 'TEXT', summary: 'Whatever else you know' },
  { name: 'email', value: 'ADDRESS', summary: 'Their e-mail address; sent to no service' },
];

/** The option that says where a note goes. */
export const TO_OPTION: Option = {
  name: 'to',
  value: 'CRM',
  summary: 'Also write a note on the contact there',
  choices: CRM_NAMES,
};
