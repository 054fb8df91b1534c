import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { libraryTexts } from './texts.ts';
import type { ReportSaving } from './report-saving.ts';

const texts = libraryTexts.saving;

/** Reports that wait in this browser for the backend, and the way to try again; nothing when none waits. */
export function UnsavedNotice({ saving }: { readonly saving: ReportSaving }): ReactElement | null {
  const { latest, unsavedCount, retry } = saving;
  if (unsavedCount === 0) return null;
  return (
    <Notice tone="warning" title={texts.unsaved(unsavedCount)}>
      {latest?.status === 'failed' && <p>{texts.failed(latest.message)}</p>}
      <p>{texts.kept}</p>
      <div>
        <Button size="sm" isBusy={latest?.status === 'saving'} onClick={retry}>
          {uiTexts.tryAgain}
        </Button>
      </div>
    </Notice>
  );
}
