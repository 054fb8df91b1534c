import { oneLine, quotedCsv, type Prospect } from '#engine';

/** The file and the folder that the command makes where it is run. */
const LIST_FILE = 'watched.csv';
const STATE_FOLDER = 'legwork-watch';

const COLUMNS = [
  ['Name', 'name'],
  ['Company', 'company'],
  ['Email', 'email'],
  ['Title', 'position'],
  ['Website', 'companyUrl'],
  ['LinkedIn', 'linkedinUrl'],
  ['Notes', 'notes'],
] as const;

/** The command that watches these people from a terminal: it writes their list, then asks for what is new. */
export function watchCommand(prospects: readonly Prospect[]): string {
  const columns = COLUMNS.filter(([, field]) => prospects.some((one) => (one[field] ?? '') !== ''));
  const rows = [
    columns.map(([title]) => title),
    ...prospects.map((prospect) => columns.map(([, field]) => oneLine(prospect[field] ?? ''))),
  ];
  const lines = rows.map((row) => shellWord(quotedCsv([row]).trim()));
  return `printf '%s\\n' ${lines.join(' ')} > ${LIST_FILE} && legwork watch ${LIST_FILE} --state ${STATE_FOLDER}`;
}

/** One word of a shell, whatever is in it. */
function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
