import { prospectKey } from '#engine';
import type { ReportDocument } from '#engine';
import type { PrivacyBackend, RecordOfUse } from '../backend/privacy.ts';
import { RECORD_ENTRIES_PER_PAGE } from '../backend/privacy.ts';
import type { ReportLibrary } from '../backend/reports.ts';
import type { Account, Backend } from '../backend/backend.ts';

type Kept = {
  readonly id: string;
  readonly userId: string;
  readonly savedAt: string;
  readonly document: ReportDocument;
};

type Method = keyof (ReportLibrary & PrivacyBackend);

/** What the memory backend keeps of reports and of people; a test may look into it. */
export type MemoryRecords = {
  readonly saved: () => readonly ReportDocument[];
  readonly recorded: () => readonly RecordOfUse[];
};

const FORGOTTEN_AT = '2026-11-20T09:00:00Z';

/** `allow` rejects what a test has refused; `account` answers who is signed in. */
export function createMemoryLibrary(
  allow: (method: Method) => Promise<void>,
  account: () => Account,
): Pick<Backend, 'reports' | 'privacy'> & MemoryRecords {
  let kept: readonly Kept[] = [];
  let log: readonly RecordOfUse[] = [];
  let retentionDays = 180;
  const forgotten = new Set<string>();
  const own = (): readonly Kept[] => kept.filter(({ userId }) => userId === account().id);
  const keyOf = ({ document }: Kept): string => prospectKey(document.prospect);

  const reports: ReportLibrary = {
    async saveReport(document) {
      await allow('saveReport');
      const same = own().find((one) => one.document.researchedAt === document.researchedAt);
      if (same) return same.id;
      const id = crypto.randomUUID();
      const savedAt = `2026-11-20T09:00:00.${String(kept.length).padStart(6, '0')}Z`;
      kept = [{ id, userId: account().id, savedAt, document }, ...kept];
      return id;
    },
    async listReports({ search, before, limit }) {
      await allow('listReports');
      return own()
        .map((one) => ({ ...rowOf(one), prospectKey: keyOf(one) }))
        .filter(({ savedAt }) => before === null || savedAt < before)
        .filter(({ name, company }) =>
          `${name} ${company}`.toLowerCase().includes(search.toLowerCase()),
        )
        .slice(0, limit);
    },
    async readReport(id) {
      await allow('readReport');
      return own().find((one) => one.id === id)?.document ?? null;
    },
    async readEarlierReport(key, researchedAt) {
      await allow('readEarlierReport');
      const earlier = own().find(
        (one) => keyOf(one) === key && one.document.researchedAt < researchedAt,
      );
      return earlier?.document ?? null;
    },
    async deleteReport(id) {
      await allow('deleteReport');
      kept = kept.filter((one) => one.id !== id);
    },
  };
  const privacy: PrivacyBackend = {
    async recordResearch({ name, company }, isAnyway) {
      await allow('recordResearch');
      const isForgotten = forgotten.has(prospectKey({ name, company }));
      const entry = { id: log.length + 1, happenedAt: FORGOTTEN_AT, name, company };
      if (!isForgotten || isAnyway) log = [{ ...entry, userEmail: account().email }, ...log];
      return { forgottenAt: isForgotten ? FORGOTTEN_AT : null };
    },
    async forgetProspect(key) {
      await allow('forgetProspect');
      forgotten.add(key);
      kept = kept.filter((one) => keyOf(one) !== key);
      log = log.filter((entry) => prospectKey(entry) !== key);
    },
    async forgottenAmong(keys) {
      await allow('forgottenAmong');
      return keys.filter((key) => forgotten.has(key));
    },
    async privacySettings() {
      await allow('privacySettings');
      return { retentionDays };
    },
    async setRetentionDays(days) {
      await allow('setRetentionDays');
      retentionDays = days;
    },
    async readResearchLog(before) {
      await allow('readResearchLog');
      return log
        .filter(({ id }) => before === null || id < before)
        .slice(0, RECORD_ENTRIES_PER_PAGE);
    },
  };

  return {
    saved: () => kept.map(({ document }) => document),
    recorded: () => log,
    reports: () => Promise.resolve(reports),
    privacy: () => Promise.resolve(privacy),
  };
}

function rowOf({ id, savedAt, document }: Kept) {
  const { prospect, researchedAt, results } = document;
  const { name, company } = prospect;
  const insightCount = results.filter(({ verdict }) => verdict !== 'other').length;
  return { id, name, company, researchedAt, savedAt, insightCount };
}
