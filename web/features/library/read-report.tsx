import type { ReactElement, ReactNode } from 'react';
import type { ReportDocument } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { ReportShare } from '../../backend/reports.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { libraryTexts } from './texts.ts';
import { useSavedReport } from './use-saved-report.ts';

const texts = libraryTexts.report;

/** Reads a saved report and hands it to `children`; says so where it is gone, broken or out of reach. */
export function ReadReport(props: {
  readonly id: string;
  /** Shown when there is no such report. */
  readonly missing: ReactElement;
  readonly children: (document: ReportDocument, shares: readonly ReportShare[]) => ReactNode;
}): ReactNode {
  const { document, shares, error, retry } = useSavedReport(props.id);
  if (error) return <ReadFailed error={error} onRetry={retry} />;
  if (document === undefined) return <Loading>{texts.loading}</Loading>;
  return document === null ? props.missing : props.children(document, shares);
}

function ReadFailed(props: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  const { error, onRetry } = props;
  const isOdd = error instanceof BackendError && error.reason === 'unreadable';
  return (
    <PageLayout isNarrow>
      <Notice tone="danger">
        <p role="alert">{isOdd ? texts.unreadable : texts.failed(error.message)}</p>
        <div className="pt-1">
          <Button size="sm" onClick={onRetry}>
            {uiTexts.tryAgain}
          </Button>
        </div>
      </Notice>
    </PageLayout>
  );
}
