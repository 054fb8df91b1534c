import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { oneLine, quotedCsv, type Prospect } from '#engine';
import { Button } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy-text.ts';
import { watchTexts as texts } from './texts.ts';

/** How the same people are watched with the browser closed: the command, to be copied. */
export function WatchCommandLine(props: { readonly prospects: readonly Prospect[] }): ReactElement {
  const command = watchCommand(props.prospects);
  const copy = (): Promise<void> =>
    copyAndSay(command, { title: texts.copied, tone: 'success' }, { title: texts.copyFailed });

  return (
    <div className="grid justify-items-start gap-1.5">
      <p>{texts.commandLead}</p>
      <code className="line-clamp-6 w-full rounded-md border border-line bg-surface px-2 py-1.5 text-xs wrap-anywhere select-all">
        {command}
      </code>
      <Button size="sm" onClick={() => void copy()}>
        <Copy aria-hidden className="size-3.5" />
        {texts.copy}
      </Button>
    </div>
  );
}

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
