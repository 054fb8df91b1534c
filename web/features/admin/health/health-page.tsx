import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { version } from '../../../../package.json';
import type { Health } from '../../../backend/accounts.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queries } from '../../../backend/queries.ts';
import { paths } from '../../../paths.ts';
import { formatCount, formatMoment, plural } from '../../../ui/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TitledPage } from '../../../ui/layout/titled-page.tsx';
import { AnswerState } from '../answer-state.tsx';
import { BackupNotice } from '../backups/backups.tsx';
import { auditTexts } from '../logs/texts.ts';
import { healthTexts as texts } from './texts.ts';

const MEGABYTE = 1_000_000;

/** How the installation is, for administrators; nothing of anybody's research. */
export function HealthPage(): ReactElement {
  return (
    <TitledPage title={texts.title} lead={texts.lead} back={{ to: paths.admin, label: texts.back }}>
      <Panels />
    </TitledPage>
  );
}

function Panels(): ReactElement {
  const { data, error, refetch } = useQuery(queries.health(useBackend()));
  return (
    <div className="grid gap-4">
      {(!data || error) && (
        <Panel title={texts.title}>
          <AnswerState error={error} texts={texts} onRetry={() => void refetch()} />
        </Panel>
      )}
      {data && <Installation health={data} />}
      {data && <BackupNotice ifNone={texts.noBackups[data.home]} />}
      {data && <SignIns health={data} />}
      {data && <AuditLog health={data} />}
    </div>
  );
}

function Installation({ health }: { readonly health: Health }): ReactElement {
  const { home, postgres, sizeBytes, retentionDays } = health;
  return (
    <Panel title={texts.installation}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-4">
        <Fact term={texts.version}>{version}</Fact>
        <Fact term={texts.database}>{texts.homes[home](postgres)}</Fact>
        <Fact term={texts.size}>{texts.megabytes(Math.ceil(sizeBytes / MEGABYTE))}</Fact>
        <Fact term={texts.kept}>{plural(retentionDays, 'day', 'days')}</Fact>
      </dl>
      <p className="pt-3 text-sm text-muted">{texts.deliveries}</p>
    </Panel>
  );
}

function SignIns({ health }: { readonly health: Health }): ReactElement {
  const { home, failedSignInsDay, failedSignInsWeek } = health;
  return (
    <Panel title={texts.failedSignIns}>
      {home === 'supabase' ? (
        <p className="text-sm">{texts.countedBySupabase}</p>
      ) : (
        <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-4">
          <Fact term={texts.lastDay}>{formatCount(failedSignInsDay)}</Fact>
          <Fact term={texts.lastWeek}>{formatCount(failedSignInsWeek)}</Fact>
        </dl>
      )}
    </Panel>
  );
}

function AuditLog({ health: { audit } }: { readonly health: Health }): ReactElement {
  return (
    <Panel title={texts.audit} lead={texts.auditLead}>
      {audit === null ? (
        <p className="text-sm">{auditTexts.empty}</p>
      ) : (
        <dl className="grid gap-3 text-sm sm:grid-cols-2">
          <Fact term={texts.entries}>{texts.range(audit.firstNumber, audit.lastNumber)}</Fact>
          <Fact term={texts.since}>{formatMoment(audit.since)}</Fact>
          <Fact term={texts.digest} className="sm:col-span-2">
            <code className="wrap-anywhere">{audit.lastDigest}</code>
          </Fact>
        </dl>
      )}
    </Panel>
  );
}

function Fact(props: {
  readonly term: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={props.className}>
      <dt className="text-muted">{props.term}</dt>
      <dd className="font-medium tabular-nums">{props.children}</dd>
    </div>
  );
}
