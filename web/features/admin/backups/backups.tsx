import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { BackupState } from '../../../backend/accounts.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queries } from '../../../backend/queries.ts';
import { TryAgainButton } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.backups;

/** When the last good backup was taken and why the newest one failed; `ifNone`, if anything, where the server takes none. */
export function BackupNotice({ ifNone }: { readonly ifNone?: string }): ReactElement | null {
  const { data, error, refetch } = useQuery(queries.backupState(useBackend()));
  if (error) {
    return (
      <Notice tone="danger">
        <p>{texts.notLoaded(error.message)}</p>
        <TryAgainButton className="w-fit" onClick={() => void refetch()} />
      </Notice>
    );
  }
  if (data) return <State state={data} />;
  if (data === undefined || ifNone === undefined) return null;
  return (
    <Panel title={texts.title}>
      <p className="text-sm">{ifNone}</p>
    </Panel>
  );
}

function State({ state: { lastGoodAt, failure } }: { readonly state: BackupState }): ReactElement {
  const lastGood = lastGoodAt === null ? texts.noneGood : texts.lastGood(formatMoment(lastGoodAt));
  return (
    <Panel title={texts.title} lead={texts.lead}>
      {failure ? (
        <Notice tone="danger" title={texts.failing}>
          <p className="wrap-anywhere">
            {texts.failed(formatMoment(failure.failedAt), failure.reason)}
          </p>
          <p>{lastGood}</p>
        </Notice>
      ) : (
        <div className="grid gap-1 text-sm">
          <p>{lastGood}</p>
          {lastGoodAt !== null && <p className="text-muted">{texts.checked}</p>}
        </div>
      )}
    </Panel>
  );
}
