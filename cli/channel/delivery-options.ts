import type { Option } from '../arguments.ts';

/** How a delivery is written: as Markdown, as our JSON, as Slack's or Teams' own, or as an e-mail. */
export const DELIVERY_FORMATS = ['markdown', 'json', 'slack', 'teams', 'mail'] as const;

/** The options that say where a delivery goes, and in which form. */
export const DELIVERY_OPTIONS: readonly Option[] = [
  {
    name: 'webhook',
    value: 'ADDRESS',
    summary: 'POST what is new instead of printing it; as JSON unless --format says slack or teams',
  },
  {
    name: 'format',
    value: 'FORMAT',
    summary: 'How to write it (mail needs SMTP_URL)',
    choices: DELIVERY_FORMATS,
  },
  { name: 'mail-to', value: 'ADDRESS', summary: 'Who gets the mail: a person, or a mailing list' },
  { name: 'mail-from', value: 'ADDRESS', summary: 'Sender of the mail' },
];
