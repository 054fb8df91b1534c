import { useMutation } from '@tanstack/react-query';
import {
  Archive,
  ArchiveRestore,
  ArchiveX,
  CalendarClock,
  Download,
  KeyRound,
  Link2,
  LogIn,
  LogOut,
  NotebookPen,
  Share2,
  ShieldAlert,
  ShieldCheck,
  SquareTerminal,
  UserMinus,
  UserPlus,
  UserX,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { AUDIT_ENTRIES_PER_PAGE, type AuditEntry } from '../../../backend/accounts.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { showError, showToast } from '../../../ui/overlays/toast.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { LogPanel } from './log-panel.tsx';
import { auditTexts as texts } from './texts.ts';

const ICONS: Readonly<Record<AuditEntry['action'], LucideIcon>> = {
  signed_in: LogIn,
  sign_in_failed: ShieldAlert,
  signed_out_by_provider: LogOut,
  password_changed: KeyRound,
  password_set: KeyRound,
  account_created: UserPlus,
  account_deleted: UserMinus,
  account_linked: Link2,
  role_changed: ShieldCheck,
  prospect_forgotten: UserX,
  retention_changed: CalendarClock,
  report_shared: Share2,
  report_unshared: Share2,
  backup_taken: Archive,
  backup_failed: ArchiveX,
  backup_restored: ArchiveRestore,
  token_created: SquareTerminal,
  token_revoked: SquareTerminal,
  crm_note_written: NotebookPen,
  relay_called: Waypoints,
};

const DAY_LENGTH = 10;

const ALARMING: ReadonlySet<AuditEntry['action']> = new Set(['sign_in_failed', 'backup_failed']);

/** The audit log: sign-ins, failed ones, and what was done to accounts. */
export function Activity(): ReactElement {
  const backend = useBackend();
  return (
    <LogPanel
      texts={texts}
      queryKey={queryKeys.audit}
      entriesPerPage={AUDIT_ENTRIES_PER_PAGE}
      read={async (before, signal) => (await backend.accounts()).readAudit(before, signal)}
      aside={<ExportButton />}
      rowClassName="grid-cols-[1rem_minmax(0,1fr)] gap-x-3 text-sm sm:grid-cols-[1rem_minmax(0,1fr)_auto]"
    >
      {(entry) => <ActivityEntry entry={entry} />}
    </LogPanel>
  );
}

function ExportButton(): ReactElement {
  const backend = useBackend();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await backend.accounts()).exportAudit(),
    onSuccess(text) {
      const fileName = `legwork-audit-${new Date().toISOString().slice(0, DAY_LENGTH)}.jsonl`;
      saveFile(fileName, 'application/jsonl', text);
      showToast({ title: texts.exported(fileName), tone: 'success' });
    },
    onError: ({ message }) => showError(texts.notExported(message)),
  });
  return (
    <Button size="sm" isBusy={isPending} icon={Download} onClick={() => mutate()}>
      {texts.export}
    </Button>
  );
}

function ActivityEntry({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const Icon = ICONS[entry.action];
  const isAlarming = ALARMING.has(entry.action);
  return (
    <>
      <Icon aria-hidden className={`mt-0.5 size-4 ${isAlarming ? 'text-warning' : 'text-faint'}`} />
      <span className="wrap-anywhere">{activitySentence(entry)}</span>
      <time
        dateTime={entry.happenedAt}
        className="text-faint tabular-nums max-sm:col-start-2 max-sm:text-xs"
      >
        {formatMoment(entry.happenedAt)}
      </time>
    </>
  );
}

function activitySentence(entry: AuditEntry): string {
  const { actorEmail, targetEmail, newValue, outcome } = entry;
  const actor = actorEmail ?? texts.theServer;
  const target = targetEmail ?? texts.somebody;
  const sentence = texts.actions[entry.action](actor, target, newValue ?? '', outcome ?? '');
  return entry.hasMore ? texts.andMore(sentence) : sentence;
}
