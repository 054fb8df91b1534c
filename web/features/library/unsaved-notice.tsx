import type { ReactElement } from 'react';
import { libraryTexts } from './texts.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ReportSaving } from './use-report-saving.ts';

const { saving: words } = libraryTexts;

/** Reports that wait in this browser for the backend, and the way to try again; nothing when none waits. */
export function UnsavedNotice({ saving }: { readonly saving: ReportSaving }): ReactElement | null {
  const { latest, unsavedCount, retry } = saving;
  if (unsavedCount === 0) return null;
  return (
    <Notice tone="warning" title={words.unsaved(unsavedCount)}>
      {latest?.status === 'failed' && <p>{words.failed(latest.message)}</p>}
      <p>{words.kept}</p>
      <div>
        <Button size="sm" isBusy={latest?.status === 'saving'} onClick={retry}>
          {texts.tryAgain}
        </Button>
      </div>
    </Notice>
  );
}
