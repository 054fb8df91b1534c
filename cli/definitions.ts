import type { Definition } from './arguments.ts';
import { DELIVERY_OPTIONS } from './channel/delivery-options.ts';
import {
  PERSON_OPTIONS,
  RUN_OPTIONS,
  SERVER_OPTION,
  SERVICE_OPTIONS,
  TO_OPTION,
} from './shared-options.ts';

/** What every command is called and takes, in the order of the help. Reading it loads no command. */
export const DEFINITIONS: readonly Definition[] = [
  {
    name: 'research',
    summary: 'Research one person and print the report',
    positional: 'NAME',
    options: [
      ...PERSON_OPTIONS,
      {
        name: 'format',
        value: 'FORMAT',
        summary: 'How to print it',
        choices: ['text', 'markdown', 'json', 'ndjson'],
      },
      { name: 'out', value: 'FILE', summary: 'Write the report to a file' },
      SERVER_OPTION,
      ...RUN_OPTIONS,
      {
        name: 'draft',
        summary: 'Have your own language model draft mails from the brief (LEGWORK_MODEL_URL)',
      },
      { name: 'offer', value: 'TEXT', summary: 'What you offer, in one sentence, for the draft' },
      { name: 'draft-language', value: 'LANGUAGE', summary: 'Language of the draft (English)' },
      TO_OPTION,
      { name: 'contact', value: 'ID', summary: 'The contact for --to, if several fit' },
      { name: 'quiet', summary: 'Show no progress' },
    ],
    notes: [
      'Exit codes: 0 a report, 1 it or its note could not be saved, 2 wrong use, 3 nothing found, 4 no service',
      'could be asked, 5 limit reached, 6 a report from which pages may be missing because a service failed,',
      '130 cancelled. Ctrl-C prints what has been found so far.',
    ],
  },
  {
    name: 'list',
    summary: 'Research everybody in a CSV file, one report each; run it again to continue',
    positional: 'FILE',
    options: [
      {
        name: 'out',
        value: 'FOLDER',
        summary: 'Where the reports and summary.csv go',
        isRequired: true,
      },
      { name: 'format', value: 'FORMAT', summary: 'The reports', choices: ['markdown', 'json'] },
      SERVER_OPTION,
      ...RUN_OPTIONS,
      TO_OPTION,
      { name: 'quiet', summary: 'Show no progress' },
    ],
    notes: [
      'The first row names the columns, among them Name and Company; --credits-max holds for the whole list.',
      'Finished rows are not researched or paid for again, however the last run ended.',
      'Exit codes: 0 finished, 1 a report or note could not be saved, 2 wrong use, 4 a service stopped the list,',
      '5 limit reached, 6 finished, but pages may be missing because a service failed, 130 cancelled.',
    ],
  },
  {
    name: 'watch',
    summary: 'Research a list again and report only what is new; made for cron and timers',
    positional: 'FILE',
    options: [
      {
        name: 'state',
        value: 'FOLDER',
        summary: 'Folder that remembers earlier results',
        isRequired: true,
      },
      { name: 'since', value: 'AGE', summary: 'Leave out pages older than this: 7d, 2w, 24h' },
      ...DELIVERY_OPTIONS,
      {
        name: 'digest',
        value: 'PERIOD',
        summary: 'Collect what is new, and deliver it once a week, company by company',
        choices: ['weekly'],
      },
      SERVER_OPTION,
      TO_OPTION,
      ...RUN_OPTIONS,
      { name: 'quiet', summary: 'Show no progress' },
    ],
    notes: [
      'The first round only remembers what it finds; with --since it also reports what is newer than that.',
      'LEGWORK_WEBHOOK_SECRET (or _FILE) signs each message: X-Legwork-Signature: sha256=…',
      'Exit codes: 0 finished, even if nothing is new, 1 news could not be delivered and is kept,',
      '2 wrong use, 4 a service stopped the round, 5 limit reached, 6 finished, but news may be',
      'missing because a service failed, 130 cancelled.',
    ],
  },
  {
    name: 'day',
    summary: "Print a brief on everybody from outside in tomorrow's meetings",
    positional: 'FILE',
    isPositionalOptional: true,
    options: [
      {
        name: 'calendar-url-file',
        value: 'FILE',
        summary: "File with the calendar's secret address (or LEGWORK_CALENDAR_URL)",
      },
      { name: 'days', value: 'N', summary: 'How many days from tomorrow on (1)' },
      {
        name: 'own-domain',
        value: 'DOMAIN',
        summary: 'Mail domain of your own people',
        isRepeatable: true,
      },
      {
        name: 'state',
        value: 'FOLDER',
        summary: 'Deliver each meeting once, and again when it has changed; this folder remembers',
      },
      ...DELIVERY_OPTIONS,
      ...RUN_OPTIONS,
      { name: 'quiet', summary: 'Show no progress' },
    ],
    notes: [
      'FILE is a calendar file (.ics). Own people, rooms, lists and private mailboxes are left out and counted.',
      'Exit codes: 0 finished, even if there are no meetings, 1 the calendar cannot be read, 2 wrong use,',
      '4 a service stopped it, 5 limit reached, 6 finished, but pages may be missing because a service',
      'failed, 130 cancelled.',
    ],
  },
  {
    name: 'reports',
    summary: 'List, show, save and delete your reports on a Legwork server',
    positional: 'ID',
    isPositionalOptional: true,
    options: [
      {
        name: 'server',
        value: 'ADDRESS',
        summary: 'The server, https://…',
        isRequired: true,
      },
      { name: 'search', value: 'TEXT', summary: 'List only reports with this in name or company' },
      {
        name: 'format',
        value: 'FORMAT',
        summary: 'How to print it',
        choices: ['text', 'markdown', 'json', 'csv'],
      },
      { name: 'out', value: 'FILE', summary: 'Write it to a file' },
      { name: 'add', value: 'FILE', summary: 'Save a report in JSON on the server' },
      { name: 'delete', summary: 'Delete the report' },
    ],
    notes: [
      'Without an ID it lists them. LEGWORK_TOKEN (or _FILE) holds an API token, which you make in the account',
      'menu of the server. Exit codes: 0 done, 1 the server refused or cannot be reached, 2 wrong use.',
    ],
  },
  {
    name: 'mcp',
    summary: 'Serve assistants over the Model Context Protocol',
    positional: null,
    options: [
      { name: 'http', summary: 'Use HTTP on 127.0.0.1 instead of standard input and output' },
      { name: 'port', value: 'N', summary: 'Where --http listens (3001; 0 for any)' },
      ...SERVICE_OPTIONS,
    ],
    notes: [
      'With --http, clients send LEGWORK_MCP_TOKEN as a bearer token. Keys are the same as for',
      "'legwork research'. How to add Legwork to an assistant: docs/assistants.md.",
    ],
  },
  {
    name: 'serve',
    summary: 'Start the browser application and its server',
    positional: null,
    options: [{ name: 'open', summary: 'Open the browser once it runs' }],
    notes: ['Settings are environment variables such as PORT and DATA_DIR: README.md.'],
  },
  {
    name: 'reset-password',
    summary: 'Give an account of this server a one-time password and print it',
    positional: 'EMAIL',
    options: [
      { name: 'stdin', summary: 'Read the password from standard input instead of making one up' },
    ],
    notes: [
      'Works where the database is: with DATABASE_URL, or with DATA_DIR while its server is stopped.',
      'Signs the account out everywhere; its owner chooses a password at the next sign-in.',
    ],
  },
  {
    name: 'assess',
    summary: 'Judge the pages given as JSON Lines on standard input, without asking any service',
    positional: null,
    options: [{ name: 'brief', summary: 'Print the brief on each prospect instead' }],
    notes: [
      'Each line: {"id", "prospect": {"name", "company", …}, "now", "documents": [{"id", "url", "title",',
      '"description", "markdown", "metadata"}]}. Each answer: {"id", "documents": [{"id", "relevance", "verdict",',
      '"type", "date"}]}; with --brief {"id", "brief": {"who", "whyNow", "words", "openers"}}.',
    ],
  },
  {
    name: 'forget',
    summary: 'Remove everything that is kept about a person',
    positional: 'NAME',
    options: [
      ...PERSON_OPTIONS.slice(0, 1),
      {
        name: 'state',
        value: 'FOLDER',
        summary: 'Also remove what a watch keeps in this folder',
        isRepeatable: true,
      },
      {
        name: 'out',
        value: 'FOLDER',
        summary: 'Also remove what a list keeps in this folder, including the report',
        isRepeatable: true,
      },
    ],
    notes: [
      'Reports elsewhere are ordinary files: delete them yourself, and remove the person from your lists.',
    ],
  },
  {
    name: 'audit',
    verb: 'verify',
    summary: 'Check that no entry of an exported audit log was changed or removed',
    positional: 'FILE',
    options: [],
    notes: [
      "Takes the audit log as JSON Lines: the export of 'Recent Activity', or a server's log with AUDIT_SINK=stdout.",
      'Entries missing at either end of the file cannot be noticed: compare the last digest with an older copy.',
      'Exit codes: 0 complete and unchanged, 1 not, or the file cannot be read, 2 wrong use.',
    ],
  },
  {
    name: 'completion',
    summary: 'Print a script that lets your shell complete commands and options',
    positional: 'SHELL',
    options: [],
    notes: [
      'bash: legwork completion bash > ~/.local/share/bash-completion/completions/legwork',
      'zsh:  legwork completion zsh > a folder of $fpath, as _legwork',
      'fish: legwork completion fish > ~/.config/fish/completions/legwork.fish',
    ],
  },
];
