import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactElement } from 'react';
import { useAccount } from '../../../backend/authentication.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/forms/form-fields.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { formTexts } from './texts.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { FilledNotice } from './filled-notice.tsx';
import { LazyRecentProspects } from './lazy-recent-prospects.tsx';
import { NotificationSwitch } from '../settings/notification-switch.tsx';
import { ProspectFields } from './prospect-fields.tsx';
import { useResearchSession } from '../run/research-context.ts';
import { useProspectForm } from './use-prospect-form.ts';
import { useRecentProspects } from './use-recent-prospects.ts';

const texts = formTexts.prospect;

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
    <Panel title={texts.title}>
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
        <Button type="submit" variant="primary" size="lg" isBusy={isRunning}>
          {!isRunning && <Search aria-hidden className="size-4" />}
          {isRunning ? texts.running : texts.submit}
        </Button>
        <p className="-mt-1 hidden text-center text-xs text-faint md:block">{texts.shortcut}</p>
      </form>
      <div className="mt-3 grid gap-3">
        <NotificationSwitch />
        <LazyRecentProspects recent={recent} onChoose={filling.fill} onRemove={remove} />
      </div>
    </Panel>
  );
}

/** Says so beside the form while the device has no connection, and goes when it is back. */
function OfflineNotice(): ReactElement {
  const isOnline = useOnline();
  return (
    <output className={isOnline ? 'sr-only' : 'block'}>
      {!isOnline && (
        <Notice tone="warning" title={formTexts.offline.title}>
          <p>{formTexts.offline.text}</p>
        </Notice>
      )}
    </output>
  );
}

/** Ctrl or ⌘ with Enter starts, Escape cancels, wherever on the page the focus is. */
function useShortcuts(acts: { readonly onStart: () => void; readonly onCancel: () => void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) acts.onStart();
    if (event.key === 'Escape') acts.onCancel();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
