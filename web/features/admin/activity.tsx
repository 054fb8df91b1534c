import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  KeyRound,
  LogIn,
  ShieldAlert,
  ShieldCheck,
  UserMinus,
  UserPlus,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { AUDIT_ENTRIES_PER_PAGE } from '../../backend/accounts.ts';
import type { AuditEntry } from '../../backend/accounts.ts';
import { useBackend } from '../../backend/backend-context.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from './pager.tsx';
import { adminTexts } from './texts.ts';
import { usePages } from './use-pages.ts';
import type { Pages } from './use-pages.ts';

const words = adminTexts.audit;

const ICONS: Readonly<Record<AuditEntry['action'], LucideIcon>> = {
  signed_in: LogIn,
  sign_in_failed: ShieldAlert,
  password_changed: KeyRound,
  account_created: UserPlus,
  account_deleted: UserMinus,
  role_changed: ShieldCheck,
  prospect_forgotten: UserX,
  retention_changed: CalendarClock,
};

/** The audit: sign-ins, failed ones, and what was done to accounts, newest first. */
export function Activity(): ReactElement {
  const backend = useBackend();
  const pages = usePages<AuditEntry>();
  const before = pages.after?.id ?? null;
  const { data: entries, error } = useQuery({
    queryKey: ['audit', before],
    queryFn: ({ signal }) => backend.readAudit(before, signal),
    retry: false,
  });
  return (
    <Panel title={words.title} lead={words.lead}>
      {entries ? (
        <Entries entries={entries} pages={pages} />
      ) : (
        <output className="text-muted">
          {error ? words.failed(error.message) : words.loading}
        </output>
      )}
    </Panel>
  );
}

function Entries(props: {
  readonly entries: readonly AuditEntry[];
  readonly pages: Pages<AuditEntry>;
}): ReactElement {
  const { entries, pages } = props;
  const last = entries.at(-1);
  if (!last) return <p className="text-muted">{words.empty}</p>;
  return (
    <>
      <ol aria-label={words.label} className="grid gap-2.5">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pager
        label={words.pages}
        position={words.page(pages.index + 1)}
        previous={words.newer}
        next={words.older}
        onPrevious={pages.index > 0 ? pages.previous : null}
        onNext={entries.length === AUDIT_ENTRIES_PER_PAGE ? () => pages.next(last) : null}
      />
    </>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const Icon = ICONS[entry.action];
  const isAlarming = entry.action === 'sign_in_failed';
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 text-sm sm:grid-cols-[1rem_minmax(0,1fr)_auto]">
      <Icon
        aria-hidden
        className={isAlarming ? 'mt-0.5 size-4 text-warning' : 'mt-0.5 size-4 text-faint'}
      />
      <span className="wrap-anywhere">{sentenceOf(entry)}</span>
      <time
        dateTime={entry.happenedAt}
        className="text-faint tabular-nums max-sm:col-start-2 max-sm:text-xs"
      >
        {formatMoment(entry.happenedAt)}
      </time>
    </li>
  );
}

function sentenceOf({ action, actorEmail, targetEmail, newValue }: AuditEntry): string {
  const actor = actorEmail ?? words.theServer;
  return words.actions[action](actor, targetEmail ?? words.somebody, newValue ?? '');
}
