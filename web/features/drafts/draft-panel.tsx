import { PenLine } from 'lucide-react';
import { useMemo, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import {
  changedDraft,
  draftLines,
  createModelClient,
  ModelError,
  writeDraft,
  type Brief,
  type Draft,
  type Prospect,
  type ResearchResult,
  type DraftLine,
} from '#engine';
import { useConfig } from '../../config.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useRestAfter } from '../../ui/use-rest-after.ts';
import type { ChangeDraft } from './draft-sentences.tsx';
import { DraftView } from './draft-view.tsx';
import { modelFailureText } from './model-failure.ts';
import { useModelSettings, type ModelSettings } from './model-settings.ts';
import { draftTexts } from './texts.ts';

/** What the user's own language model makes of the brief. Absent without a model or draft, and without a line of a confirmed page. */
export function DraftPanel(props: {
  readonly brief: Brief;
  readonly prospect: Prospect;
  readonly results: readonly Pick<ResearchResult, 'id' | 'verdict'>[];
  readonly draft: Draft | null;
  /** The report of this draft is not saved: its research did not finish, and nobody has asked for it yet. */
  readonly isHeld?: boolean | undefined;
  readonly onDraft: (draft: Draft) => void;
}): ReactElement | null {
  const { brief, prospect, results, draft, isHeld, onDraft } = props;
  const { settings } = useModelSettings();
  const lines = useMemo(() => draftLines(brief, results), [brief, results]);
  const [shown, replace, change] = useShownDraft(draft, onDraft);
  const drafting = useDrafting({ prospect, lines }, replace);
  const canDraft = settings !== null && lines.length > 0;
  if (shown === null && !canDraft) return null;
  return (
    <Panel
      title={texts.title}
      lead={texts.lead}
      className={shown === null ? 'print:hidden' : 'flat-print'}
      aside={
        canDraft && <DraftButton settings={settings} drafting={drafting} isAgain={shown !== null} />
      }
    >
      <DraftStatus state={drafting.state} model={settings?.model ?? ''} />
      {shown && (
        <DraftView
          draft={shown}
          prospect={prospect}
          note={isHeld ? texts.held : ''}
          onChange={change}
        />
      )}
    </Panel>
  );
}

type DraftingState =
  | { readonly status: 'idle' | 'writing' | 'written' | 'cancelled' }
  | { readonly status: 'failed'; readonly message: string };

type Drafting = {
  readonly state: DraftingState;
  readonly start: (settings: ModelSettings) => Promise<void>;
  readonly cancel: () => void;
};

const texts = draftTexts.panel;

/**
 * What the user has just changed is shown at once, and changed further, while it is still being saved. What is saved counts
 * from then on: it has what another tab has changed as well.
 */
function useShownDraft(
  draft: Draft | null,
  onDraft: (draft: Draft) => void,
): readonly [shown: Draft | null, replace: (draft: Draft) => void, change: ChangeDraft] {
  const [changed, setChanged] = useState<Draft | null>(null);
  const isSaved = draft !== null && (draft.changedAt ?? '') >= (changed?.changedAt ?? '');
  const shown = isSaved ? draft : (changed ?? draft);
  const newest = useRef(shown);
  useLayoutEffect(() => {
    newest.current = shown;
  }, [shown]);

  function replace(next: Draft): void {
    const changedNow = changedDraft(next, newest.current, new Date());
    newest.current = changedNow;
    setChanged(changedNow);
    onDraft(changedNow);
  }
  function change(next: (now: Draft) => Draft): void {
    if (newest.current !== null) replace(next(newest.current));
  }
  return [shown, replace, change];
}

/** One button for both, so that the focus stays where it is. */
function DraftButton(props: {
  readonly settings: ModelSettings;
  readonly drafting: Drafting;
  readonly isAgain: boolean;
}): ReactElement {
  const { settings, drafting, isAgain } = props;
  const isWriting = drafting.state.status === 'writing';
  const isResting = useRestAfter(isWriting);
  const label = isAgain ? texts.again : texts.draft;
  return (
    <Button
      size="sm"
      className="h-auto min-h-8 shrink whitespace-normal wrap-anywhere print:hidden"
      aria-disabled={isResting}
      onClick={() => {
        if (isWriting) drafting.cancel();
        else if (!isResting) void drafting.start(settings);
      }}
    >
      {!isWriting && <PenLine aria-hidden className="size-3.5 shrink-0" />}
      {isWriting ? texts.cancel : label(settings.model)}
    </Button>
  );
}

function DraftStatus(props: {
  readonly state: DraftingState;
  readonly model: string;
}): ReactElement {
  const { state, model } = props;
  return (
    <div className="text-sm print:hidden">
      <output className="flex items-center gap-2 text-muted">
        {state.status === 'writing' && (
          <>
            <Spinner />
            {texts.writing(model)}
          </>
        )}
        {state.status === 'written' && <span className="sr-only">{texts.written}</span>}
        {state.status === 'cancelled' && texts.cancelled}
      </output>
      <div role="alert" className="empty:hidden">
        {state.status === 'failed' && (
          <Notice tone="warning">
            <p className="wrap-anywhere">
              {state.message} {texts.untouched}
            </p>
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Has the user's own model draft from proven lines; nothing else changes, whatever comes of it. */
function useDrafting(
  facts: { readonly prospect: Prospect; readonly lines: readonly DraftLine[] },
  onDraft: (draft: Draft) => void,
): Drafting {
  const { modelOrigins } = useConfig();
  const [state, setState] = useState<DraftingState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(settings: ModelSettings): Promise<void> {
    const { origin } = new URL(settings.baseUrl);
    if (!modelOrigins.includes(origin)) {
      return setState({ status: 'failed', message: draftTexts.form.notAllowed(origin) });
    }
    const attempt = new AbortController();
    running.current = attempt;
    setState({ status: 'writing' });
    try {
      const draft = await writeDraft({
        client: createModelClient({ ...settings, fetch: globalThis.fetch.bind(globalThis) }),
        request: { ...facts, offer: settings.offer, language: settings.language },
        signal: attempt.signal,
        elapsedMs: () => performance.now(),
      });
      setState({ status: 'written' });
      onDraft(draft);
    } catch (error) {
      if (attempt.signal.aborted) return setState({ status: 'cancelled' });
      if (!(error instanceof ModelError)) throw error;
      const message = modelFailureText(error, settings, globalThis.location.origin);
      setState({ status: 'failed', message });
    }
    return undefined;
  }

  return { state, start, cancel: () => running.current?.abort() };
}
