import { Search } from 'lucide-react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useAccount } from '../../../backend/authentication.tsx';
import { researchTexts } from '../../../texts-research.ts';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/form-fields.ts';
import { Panel } from '../../../ui/panel.tsx';
import { FilledNotice } from './filled-notice.tsx';
import { LazyRecentProspects } from './lazy-recent-prospects.tsx';
import { NotificationSwitch } from '../settings/notification-switch.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ProspectFields } from './prospect-fields.tsx';
import { useResearchSession } from '../run/research-context.ts';
import { useProspectForm } from './use-prospect-form.ts';
import { useRecentProspects } from './use-recent-prospects.ts';
import { useShortcuts } from './use-shortcuts.ts';

const { form: words } = researchTexts;

/** Who to research (§2). What is typed is kept through every outcome and every change of screen. */
export function ProspectForm(): ReactElement {
  const { state, cancel } = useResearchSession();
  const { id: userId } = useAccount();
  const { recent, record, remove } = useRecentProspects(userId);
  const form = useRef<HTMLFormElement>(null);
  const { draft, problems, hints, filling, lookAgain, onInput, onSubmit } = useProspectForm(
    form,
    record,
  );
  const isRunning = state.status === 'running';
  useShortcuts({ onStart: () => form.current?.requestSubmit(), onCancel: cancel });

  function undo(): void {
    filling.undo();
    focusField(form.current, 'name');
  }

  return (
    <Panel title={words.title}>
      <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3.5">
        <OfflineNotice />
        <FilledNotice filled={filling.filled} onUndo={undo} />
        <ProspectFields
          initial={draft.read()}
          problems={problems}
          hints={hints}
          onLeaveAddress={lookAgain}
          onPasteName={filling.onPasteName}
        />
        <Button type="submit" look="primary" size="lg" isBusy={isRunning}>
          {!isRunning && <Search aria-hidden className="size-4" />}
          {isRunning ? words.running : words.submit}
        </Button>
        <p className="-mt-1 hidden text-center text-xs text-faint md:block">{words.shortcut}</p>
      </form>
      <div className="mt-3 grid gap-3">
        <NotificationSwitch />
        <LazyRecentProspects recent={recent} onChoose={filling.fill} onRemove={remove} />
      </div>
    </Panel>
  );
}
