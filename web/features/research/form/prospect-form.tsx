import { Search, Undo2 } from 'lucide-react';
import {
  type ComponentProps,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { prospectKey } from '#engine';
import { ARRIVE_AT_FORM } from '../../../paths.ts';
import { isForgottenSince, watchForgotten } from '../../../storage/erase/forgotten.ts';
import type { RecentProspect } from '../../../storage/recent-prospects.ts';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/forms/form-fields.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { useResearchSession, useResearchStatus } from '../run/research-context.ts';
import { NotificationSwitch } from '../settings/notification-switch.tsx';
import { ProspectFields } from './prospect-fields.tsx';
import type { RecentProspectsList } from './recent-prospects-list.tsx';
import { formTexts } from './texts.ts';
import type { Filled } from './use-filling.ts';
import { useHandedOverProspect } from './use-handed-over-prospect.ts';
import { useProspectForm } from './use-prospect-form.ts';

const texts = formTexts.prospect;

/** Who to research (§2). What is typed stays through every outcome and every change of screen. */
export function ProspectForm(): ReactElement {
  const { cancel, recent: saved } = useResearchSession();
  const recent = useRecentProspects();
  const form = useRef<HTMLFormElement>(null);
  const { draft, problemOf, hints, filling, lookAgain, onInput, onSubmit } = useProspectForm(form);
  useHandedOverProspect(form, filling.fill);
  useShortcuts({ onStart: () => form.current?.requestSubmit(), onCancel: cancel });

  const isWanted = useLocation().state === ARRIVE_AT_FORM;
  useEffect(() => {
    if (isWanted) focusField(form.current, 'name');
  }, [isWanted]);

  function undo(): void {
    filling.undo();
    focusField(form.current, 'name');
  }

  return (
    <Panel title={texts.title}>
      <form
        ref={form}
        data-kept
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid gap-3.5"
      >
        <FilledNotice filled={filling.filled} onUndo={undo} />
        <ProspectFields
          initial={draft.read()}
          problemOf={problemOf}
          hints={hints}
          onLeaveAddress={lookAgain}
          onPasteName={filling.onPasteName}
        />
        <StartButton />
        <OfflineNotice />
        <p className="-mt-1 hidden text-center text-xs text-faint md:block">{texts.shortcut}</p>
      </form>
      <div className="mt-3 grid gap-3">
        <NotificationSwitch />
        <LazyRecentProspects
          recent={recent}
          onChoose={filling.fill}
          onRemove={(one) => void saved.remove(one)}
        />
      </div>
    </Panel>
  );
}

/** §4: disabled while a run is under way, and says so. */
function StartButton(): ReactElement {
  const isRunning = useResearchStatus() === 'running';
  return (
    <Button type="submit" variant="primary" size="lg" isBusy={isRunning} icon={Search}>
      {isRunning ? texts.running : texts.submit}
    </Button>
  );
}

/** Beside the button that then starts nothing: above the fields, whoever presses it might not have it in view. */
function OfflineNotice(): ReactElement {
  const isOnline = useSyncExternalStore(watch, () => globalThis.navigator.onLine);
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
    if (event.key === 'Escape' && !event.isComposing) acts.onCancel();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function watch(onChange: () => void): () => void {
  globalThis.addEventListener('online', onChange);
  globalThis.addEventListener('offline', onChange);
  return () => {
    globalThis.removeEventListener('online', onChange);
    globalThis.removeEventListener('offline', onChange);
  };
}

function useRecentProspects(): readonly RecentProspect[] {
  const { recent: saved } = useResearchSession();
  const [recent, setRecent] = useState<readonly RecentProspect[]>([]);

  useEffect(() => {
    let isLeft = false;
    const read = (): void =>
      void saved.list().then((list) => {
        if (isLeft) return;
        // A list that was being read when a person was forgotten may still have them.
        setRecent(list.filter((one) => !isForgottenSince(one.prospect, one.researchedAt)));
      });
    read();
    const stops = [
      saved.watch(read),
      watchForgotten(({ key }) =>
        setRecent((list) => list.filter(({ prospect }) => prospectKey(prospect) !== key)),
      ),
    ];
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [saved]);

  return recent;
}

/** Says which fields were filled, also to who doesn't see it, and takes it back. */
function FilledNotice(props: {
  readonly filled: Filled | null;
  readonly onUndo: () => void;
}): ReactElement {
  const [isUndone, setIsUndone] = useState(false);
  const { filled } = props;
  const labels = filled?.fields.map((field) => formTexts.fields[field]) ?? [];

  function undo(): void {
    setIsUndone(true);
    props.onUndo();
  }

  return (
    <div
      className={
        filled === null
          ? 'sr-only'
          : 'flex items-center justify-between gap-2 rounded-md bg-accent-soft py-1 pr-1 pl-3 text-sm'
      }
    >
      <output>{filled === null ? isUndone && formTexts.undone : formTexts.filled(labels)}</output>
      {filled !== null && (
        <Button variant="quiet" size="sm" icon={Undo2} onClick={undo}>
          {formTexts.undo}
        </Button>
      )}
    </div>
  );
}

const loadList = () => import('./recent-prospects-list.tsx');

/** The list of recent prospects, loaded when there is one to show; what can't be loaded now stays away. */
function LazyRecentProspects(
  props: ComponentProps<typeof RecentProspectsList>,
): ReactElement | null {
  const [list, wantList] = useLoaded(loadList);
  const hasSome = props.recent.length > 0;
  useEffect(() => {
    if (hasSome) void wantList();
  }, [hasSome, wantList]);
  return list && <list.RecentProspectsList {...props} />;
}
