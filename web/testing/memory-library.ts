import {
  joinedReport,
  prospectKey,
  type CrmName,
  type CrmNoteOutcome,
  type ReportDocument,
} from '#engine';
import { BackendError } from '../backend/backend-error.ts';
import type { Account, Backend } from '../backend/backend.ts';
import {
  type PrivacyBackend,
  type RecordOfUse,
  RECORD_ENTRIES_PER_PAGE,
} from '../backend/privacy.ts';
import { shareFor, type ReportLibrary, type ReportShare } from '../backend/reports.ts';

type SavedRecord = {
  readonly id: string;
  readonly userId: string;
  readonly savedAt: string;
  readonly document: ReportDocument;
  readonly shares: readonly ReportShare[];
};

type Method = keyof (ReportLibrary & PrivacyBackend);

/** What the memory backend keeps of reports and of people; a test may look into it. */
export type MemoryRecords = {
  readonly saved: () => readonly ReportDocument[];
  readonly recorded: () => readonly RecordOfUse[];
  readonly recordedNotes: () => readonly (readonly [CrmName, CrmNoteOutcome])[];
};

const FORGOTTEN_AT = '2026-11-20T09:00:00Z';

type Held = {
  reports: readonly SavedRecord[];
  log: readonly RecordOfUse[];
  notes: ReturnType<MemoryRecords['recordedNotes']>;
  retentionDays: number;
  readonly forgotten: Set<string>;
};

/** What a test has refused rejects here. */
type Allow = (method: Method) => Promise<void>;

/** `allow` rejects what a test has refused; `account` answers who is signed in. */
export function createMemoryLibrary(
  allow: Allow,
  account: () => Account,
): Pick<Backend, 'reports' | 'privacy'> & MemoryRecords {
  const held: Held = { reports: [], log: [], notes: [], retentionDays: 180, forgotten: new Set() };
  const reports = memoryReports(held, allow, account);
  const privacy = memoryPrivacy(held, allow, account);
  return {
    saved: () => held.reports.map(({ document }) => document),
    recorded: () => held.log,
    recordedNotes: () => held.notes,
    reports: () => Promise.resolve(reports),
    privacy: () => Promise.resolve(privacy),
  };
}

function memoryReports(held: Held, allow: Allow, account: () => Account): ReportLibrary {
  return {
    async saveReport(document) {
      await allow('saveReport');
      if (isForgottenFor(held, account(), prospectKey(document.prospect)))
        throw new BackendError('forgotten', 'This person was forgotten');
      const same = ownReports(held, account).find(
        (one) =>
          one.document.researchedAt === document.researchedAt &&
          keyOf(one) === prospectKey(document.prospect),
      );
      if (same) {
        const joined = { ...same, document: joinedReport(same.document, document) };
        held.reports = held.reports.map((one) => (one === same ? joined : one));
        return same.id;
      }
      const id = crypto.randomUUID();
      const savedAt = `2026-11-20T09:00:00.${String(held.reports.length).padStart(6, '0')}Z`;
      held.reports = [{ id, userId: account().id, savedAt, document, shares: [] }, ...held.reports];
      return id;
    },
    async listReports({ search, before, limit }) {
      await allow('listReports');
      return readableReports(held, account)
        .map((one) => ({ ...rowOf(one), prospectKey: keyOf(one) }))
        .filter(({ savedAt }) => before === null || savedAt < before)
        .filter(({ name, company }) =>
          `${name} ${company}`.toLowerCase().includes(search.toLowerCase()),
        )
        .slice(0, limit);
    },
    async readReport(id) {
      await allow('readReport');
      return readableReports(held, account).find((one) => one.id === id)?.document ?? null;
    },
    async readEarlierReport({ accountId, prospectKey: key, before }) {
      await allow('readEarlierReport');
      const earlier = readableReports(held, account).find(
        (one) =>
          one.userId === accountId && keyOf(one) === key && one.document.researchedAt < before,
      );
      return earlier?.document ?? null;
    },
    async readShares(id) {
      await allow('readShares');
      return readableReports(held, account).find((one) => one.id === id)?.shares ?? [];
    },
    async shareReport(id, email) {
      await allow('shareReport');
      if (!email.endsWith('@legwork.example')) return false;
      const receiverId = email.replace('@legwork.example', '');
      const share = { ownerName: account().email, receiverId, receiverEmail: email };
      changeShares(held, id, (shares) => [...shares, share]);
      return true;
    },
    async unshareReport(id, receiverId) {
      await allow('unshareReport');
      changeShares(held, id, (shares) => shares.filter((one) => one.receiverId !== receiverId));
    },
    async deleteReport(id) {
      await allow('deleteReport');
      held.reports = held.reports.filter((one) => one.id !== id);
    },
  };
}

function memoryPrivacy(held: Held, allow: Allow, account: () => Account): PrivacyBackend {
  return {
    async recordResearch({ name, company }, { isAnyway, ...how }) {
      await allow('recordResearch');
      const isForgotten = held.forgotten.has(prospectKey({ name, company }));
      const entry = { id: held.log.length + 1, happenedAt: FORGOTTEN_AT, name, company };
      if (!isForgotten || isAnyway)
        held.log = [{ ...entry, userEmail: account().email, ...how }, ...held.log];
      return { forgottenAt: isForgotten ? FORGOTTEN_AT : null };
    },
    async recordCrmNote(crm, outcome) {
      await allow('recordCrmNote');
      held.notes = [...held.notes, [crm, outcome]];
    },
    async forgetProspect(key) {
      await allow('forgetProspect');
      held.forgotten.add(key);
      held.reports = held.reports.filter((one) => keyOf(one) !== key);
      held.log = held.log.filter((entry) => prospectKey(entry) !== key);
    },
    async forgottenAmong(keys) {
      await allow('forgottenAmong');
      return keys.filter((key) => isForgottenFor(held, account(), key));
    },
    async privacySettings() {
      await allow('privacySettings');
      return { retentionDays: held.retentionDays };
    },
    async setRetentionDays(days) {
      await allow('setRetentionDays');
      held.retentionDays = days;
    },
    async readResearchLog(before) {
      await allow('readResearchLog');
      return held.log
        .filter(({ id }) => before === null || id < before)
        .slice(0, RECORD_ENTRIES_PER_PAGE);
    },
  };
}

/** Forgotten, and not researched anyway since: forgetting erases every record. */
function isForgottenFor({ forgotten, log }: Held, { email }: Account, key: string): boolean {
  const isRecorded = log.some((entry) => entry.userEmail === email && prospectKey(entry) === key);
  return forgotten.has(key) && !isRecorded;
}

function ownReports(held: Held, account: () => Account): readonly SavedRecord[] {
  return held.reports.filter(({ userId }) => userId === account().id);
}

/** The own ones, and those that others share; of these the own share alone. */
function readableReports(held: Held, account: () => Account): readonly SavedRecord[] {
  const { id } = account();
  return held.reports.flatMap((one) => {
    if (one.userId === id) return [one];
    const share = shareFor(id, one.shares);
    return share ? [{ ...one, shares: [share] }] : [];
  });
}

function changeShares(
  held: Held,
  id: string,
  change: (shares: readonly ReportShare[]) => readonly ReportShare[],
): void {
  held.reports = held.reports.map((one) =>
    one.id === id ? { ...one, shares: change(one.shares) } : one,
  );
}

function keyOf({ document }: SavedRecord): string {
  return prospectKey(document.prospect);
}

function rowOf({ id, savedAt, document, shares }: SavedRecord) {
  const { prospect, researchedAt, results } = document;
  const { name, company } = prospect;
  const insightCount = results.filter(({ verdict }) => verdict !== 'other').length;
  return { id, name, company, researchedAt, savedAt, insightCount, shares };
}
