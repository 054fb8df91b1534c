import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { researchTexts } from '../../texts-research.ts';
import { stageMessages } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { CallList } from './call-list.tsx';
import type { Run } from './research-state.ts';
import { useProgress } from './use-progress.ts';

const { run: words } = researchTexts;

/** A run under way: how far it is, what it does, and the way to stop it (design decision 3). */
export function RunPanel(props: {
  readonly run: Run;
  readonly onCancel: () => void;
}): ReactElement {
  const { run, onCancel } = props;
  const { name, company } = run.prospect;
  return (
    <Panel
      title={words.title}
      lead={words.about(name, company)}
      aside={
        <Button size="sm" onClick={onCancel}>
          <X aria-hidden className="size-4" />
          {words.cancel}
        </Button>
      }
    >
      <Progress run={run} />
      <CallList calls={run.calls} />
    </Panel>
  );
}

function Progress({ run }: { readonly run: Run }): ReactElement {
  const percent = useProgress(run);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <output className="font-medium">{stageMessages[run.stage]}</output>
        <span className="text-sm text-muted tabular-nums">{words.percent(percent)}</span>
      </div>
      <ProgressBar label={words.progress} percent={percent} />
    </div>
  );
}
