import { Check, CloudOff } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import { Link } from 'react-router';
import type { Prospect } from '#engine';
import { NewSinceLine } from '../../../features/library/new-since.tsx';
import { waitsForUser, type Saving } from '../../../features/library/saving-state.ts';
import { libraryTexts } from '../../../features/library/texts.ts';
import { ForgetPersonButton } from '../../../features/privacy/forget-person-button.tsx';
import { NoticeButton } from '../../../features/privacy/notice-button.tsx';
import type { ResearchState } from '../../../features/research/run/research-state.ts';
import {
  useCatalogueWords,
  useSourceWords,
} from '../../../features/research/sources/use-company-sources.ts';
import { paths, savedReportPath } from '../../../paths.ts';
import type { ResearchRun, RunStatus } from '../../../research-run.ts';
import { Button, buttonStyle, TryAgainButton } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { savingOf, useReportSavingSession } from '../../sessions/report-saving-context.ts';
import { useShownDeletion } from './use-deleted-report.ts';

const texts = libraryTexts.saving;

const OPEN_STYLE = buttonStyle({ variant: 'quiet', size: 'sm' });

/** Above a report, once its run is over: whether it is saved, and the person's rights. Samples have none. */
export function ReportKeeping(props: { readonly state: ResearchState }): ReactElement | null {
  const { state } = props;
  if (state.status === 'idle' || state.status === 'running' || state.status === 'sampled')
    return null;
  return <Keeping run={state.run} status={state.status} />;
}

/** What is new in a report since the last one on the same person, once it is saved. */
export function ReportNews(props: {
  readonly prospect: Prospect;
  /** Holds its place before. */
  readonly placeholder: ReactElement | null;
}): ReactElement | null {
  const latest = savingOf(useReportSavingSession().latest, props.prospect);
  if (latest?.status !== 'saved') return props.placeholder;
  return <NewSinceLine document={latest.document} />;
}

function Keeping(props: { readonly run: ResearchRun; readonly status: RunStatus }): ReactElement {
  const { run, status } = props;
  const { prospect, results } = run;
  const saving = useReportSavingSession();
  const companySources = useSourceWords(run.aboutCompany ?? null);
  const catalogues = useCatalogueWords([...results, ...run.unread]);
  const latest = savingOf(saving.latest, prospect);
  const isDeleted = latest?.status === 'deleted';
  const canSave = (isDeleted || CUT_SHORT.has(status)) && results.length > 0;
  const researchedAt = latest?.document.researchedAt ?? null;
  return (
    <section
      aria-label={texts.label}
      className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2 shadow-panel sm:px-5 print:hidden"
    >
      <SaveStatus
        ref={useShownDeletion(prospect)}
        saving={latest}
        untried={isDeleted ? texts.deleted : texts.notSaved}
        onSave={canSave ? () => saving.saveRun(run) : undefined}
        onRetry={saving.retry}
      />
      <div className="-mx-3 flex flex-wrap">
        <NoticeButton
          facts={{
            prospect,
            researchedAt,
            foundBy: run.foundBy,
            results,
            draft: latest?.document.draft,
            companySources,
            catalogues,
          }}
        />
        <ForgetPersonButton prospect={prospect} />
      </div>
    </section>
  );
}

/** Runs that are not saved by themselves. */
const CUT_SHORT: ReadonlySet<RunStatus> = new Set(['cancelled', 'broken', 'interrupted']);

function SaveStatus(props: {
  readonly ref: Ref<HTMLOutputElement>;
  /** `null`: the shown report was neither saved nor tried to be in this visit. */
  readonly saving: Saving | null;
  /** Why it is not saved, where it can be. */
  readonly untried: string;
  /** Saves a run that was cut short, or whose report was deleted; absent where there is nothing to save. */
  readonly onSave?: (() => void) | undefined;
  readonly onRetry: () => void;
}): ReactElement {
  const { ref, saving, untried, onSave, onRetry } = props;
  return (
    <output
      ref={ref}
      tabIndex={-1}
      className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-sm"
    >
      {saving?.status === 'saving' && (
        <>
          <Spinner />
          <span className="text-muted">{texts.saving}</span>
        </>
      )}
      {saving?.status === 'saved' && (
        <>
          <Check aria-hidden className="size-4 text-accent" />
          <span className="text-muted">{texts.saved}</span>
          <Link to={savedReportPath(saving.id)} className={OPEN_STYLE}>
            {texts.open}
          </Link>
        </>
      )}
      {saving?.status === 'failed' && <Failed message={saving.message} onRetry={onRetry} />}
      {(saving === null || waitsForUser(saving)) && <NotTried words={untried} onSave={onSave} />}
    </output>
  );
}

function Failed(props: { readonly message: string; readonly onRetry: () => void }): ReactElement {
  return (
    <>
      <CloudOff aria-hidden className="size-4 text-warning" />
      <span className="wrap-anywhere">
        {props.message} <span className="text-muted">{texts.kept}</span>
      </span>
      <TryAgainButton onClick={props.onRetry} />
    </>
  );
}

function NotTried(props: {
  readonly words: string;
  readonly onSave: (() => void) | undefined;
}): ReactElement {
  const { words, onSave } = props;
  if (!onSave) {
    return (
      <Link to={paths.reports} className={OPEN_STYLE}>
        {texts.all}
      </Link>
    );
  }
  return (
    <>
      <span className="text-muted">{words}</span>
      <Button size="sm" onClick={onSave}>
        {texts.save}
      </Button>
    </>
  );
}
