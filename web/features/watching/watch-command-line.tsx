import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Prospect } from '#engine';
import { Button } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy-text.ts';
import { watchTexts as texts } from './texts.ts';
import { watchCommand } from './watch-command.ts';

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
