import { Check, CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { paths, savedReportPath } from '../../paths.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { libraryTexts } from './texts.ts';
import type { Saving } from './report-saving.ts';

const texts = libraryTexts.saving;

/** How the saving of the shown report stands, in one line, with the way on. */
export function SaveStatus(props: {
  /** `null`: the shown report was neither saved nor tried to be in this visit. */
  readonly saving: Saving | null;
  /** The research is under way and will be saved when it ends. */
  readonly isRunning: boolean;
  /** Saves a run that was cut short; absent where there is nothing to save. */
  readonly onSave?: (() => void) | undefined;
  readonly onRetry: () => void;
}): ReactElement {
  const { saving, isRunning, onSave, onRetry } = props;
  return (
    <output className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
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
      {isRunning && <span className="text-muted">{texts.later}</span>}
      {saving === null && !isRunning && <NotTried onSave={onSave} />}
    </output>
  );
}

const OPEN_STYLE = buttonStyle({ variant: 'quiet', size: 'sm' });

function Failed(props: { readonly message: string; readonly onRetry: () => void }): ReactElement {
  return (
    <>
      <CloudOff aria-hidden className="size-4 text-warning" />
      <span className="wrap-anywhere">
        {texts.failed(props.message)} <span className="text-muted">{texts.kept}</span>
      </span>
      <Button size="sm" onClick={props.onRetry}>
        {uiTexts.tryAgain}
      </Button>
    </>
  );
}

function NotTried({ onSave }: { readonly onSave: (() => void) | undefined }): ReactElement {
  if (!onSave) {
    return (
      <Link to={paths.reports} className={OPEN_STYLE}>
        {texts.all}
      </Link>
    );
  }
  return (
    <>
      <span className="text-muted">{texts.notSaved}</span>
      <Button size="sm" onClick={onSave}>
        {texts.save}
      </Button>
    </>
  );
}
