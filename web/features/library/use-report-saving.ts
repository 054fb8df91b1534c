import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { prospectKey, reportDocumentFrom } from '#engine';
import type { ReportDocument } from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { dropSaved, keepUnsaved, unsavedReports } from '../../storage/unsaved-reports.ts';
import { SAVED_REPORTS } from './use-saved-reports.ts';

/** How the saving of one report stands. */
export type Saving = { readonly document: ReportDocument } & (
  | { readonly status: 'saving' }
  | { readonly status: 'saved'; readonly id: string }
  | { readonly status: 'failed'; readonly message: string }
);

/** Saving of this visit. */
export type ReportSaving = {
  /** The report saved or tried last; `null` before any. */
  readonly latest: Saving | null;
  /** Reports of this account that the backend has not taken yet. */
  readonly unsavedCount: number;
  /** Saves a report; a failure is told in `latest`, and the report stays in the browser. */
  readonly save: (document: ReportDocument) => Promise<void>;
  /** Tries every unsaved report again. */
  readonly retry: () => void;
  /** Drops what this visit still holds of a person who is forgotten. */
  readonly forget: (key: string) => void;
};

/**
 * Saves reports to the account's library. One that could not be saved waits in the browser, and is tried again when the
 * connection returns, at the next visit and when the user asks.
 */
export function useReportSaving(): ReportSaving {
  const { id: userId } = useAccount();
  const backend = useBackend();
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState<Saving | null>(null);
  const [unsavedCount, setUnsavedCount] = useState(0);

  const save = useCallback(
    async (document: ReportDocument): Promise<void> => {
      setLatest((current) => ({ status: 'saving', document: shownOf(current, document) }));
      await keepUnsaved(userId, document);
      try {
        const id = await backend.saveReport(document);
        setLatest(afterSaving(document, { status: 'saved', document, id }));
        await dropSaved(userId, (report) => isSame(report, document));
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        const { message } = error;
        setLatest(afterSaving(document, { status: 'failed', document, message }));
      }
      setUnsavedCount((await unsavedReports(userId)).length);
      await queryClient.invalidateQueries({ queryKey: SAVED_REPORTS });
    },
    [backend, queryClient, userId],
  );

  const saveAll = useCallback(async (): Promise<void> => {
    for (const document of await readableUnsaved(userId)) await save(document);
  }, [save, userId]);

  useEffect(() => {
    const onOnline = (): void => void saveAll();
    onOnline();
    globalThis.addEventListener('online', onOnline);
    return () => globalThis.removeEventListener('online', onOnline);
  }, [saveAll]);

  const retry = useCallback((): void => {
    // Where the browser keeps nothing, the one on the screen is all there is.
    if (unsavedCount > 0) void saveAll();
    else if (latest?.status === 'failed') void save(latest.document);
  }, [latest, save, saveAll, unsavedCount]);

  const forget = useCallback((key: string): void => {
    setLatest((current) =>
      current !== null && prospectKey(current.document.prospect) === key ? null : current,
    );
  }, []);

  return useMemo(
    () => ({ latest, unsavedCount, save, retry, forget }),
    [latest, unsavedCount, save, retry, forget],
  );
}

/** A later report on the screen isn't replaced by the end of an earlier saving. */
function afterSaving(document: ReportDocument, next: Saving) {
  return (current: Saving | null): Saving | null =>
    current !== null && isSame(current.document, document)
      ? { ...next, document: current.document }
      : current;
}

/** The very document that is on the screen, where the one to save is a copy of it that the browser kept. */
function shownOf(current: Saving | null, document: ReportDocument): ReportDocument {
  return current !== null && isSame(current.document, document) ? current.document : document;
}

async function readableUnsaved(userId: string): Promise<readonly ReportDocument[]> {
  return (await unsavedReports(userId)).flatMap((report) => {
    const read = reportDocumentFrom(report);
    return read === null ? [] : [read];
  });
}

function isSame(report: unknown, document: ReportDocument): boolean {
  const read = reportDocumentFrom(report);
  return (
    read !== null &&
    read.researchedAt === document.researchedAt &&
    prospectKey(read.prospect) === prospectKey(document.prospect)
  );
}
