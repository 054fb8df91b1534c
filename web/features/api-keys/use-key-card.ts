import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { secretOf, type Secret, type KeyedServiceName, type KeyCheck } from '#engine';
import { queryKeys } from '../../backend/queries.ts';
import { useConfig, type KeyedServiceAddresses } from '../../config.ts';
import { KeyStorageError, useKeyStore, useServiceKey } from '../../keys/key-store.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { type Verification, serviceClient } from './service-client.ts';
import { keyTexts } from './texts.ts';

/** Why a key was not saved: the toast of §5, and what more is known about it. */
type KeyProblem = {
  readonly title: string;
  readonly message: string;
  readonly detail?: string;
};

const BLANK: KeyProblem = { title: keyTexts.blankTitle, message: keyTexts.blank };
const INVALID: KeyProblem = { title: keyTexts.invalidTitle, message: keyTexts.invalid };

type Editing =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly problem: KeyProblem | null }
  | { readonly status: 'verifying' };

const CLOSED: Editing = { status: 'closed' };

/** One key card's state and actions (§2, §4, §5). */
export type KeyCardState = {
  readonly key: Secret;
  /** The input is shown: nothing is stored yet, or the key is being edited. */
  readonly isEditing: boolean;
  /** There is a row to go back to. */
  readonly canBeClosed: boolean;
  readonly isVerifying: boolean;
  readonly problem: KeyProblem | null;
  readonly verification: Verification | null;
  readonly edit: () => void;
  readonly cancel: () => void;
  /** Takes back what was said about a key that is being changed. */
  readonly clearProblem: () => void;
  readonly save: (key: string) => Promise<void>;
  readonly remove: () => void;
};

/** A key is verified before it replaces the stored one (§5). A folded card asks for a missing key only once it is opened. */
export function useKeyCard(service: KeyedServiceName, isFolded: boolean): KeyCardState {
  const { services } = useConfig();
  const store = useKeyStore();
  const key = useServiceKey(service);
  const [editing, setEditing] = useState<Editing>(CLOSED);
  const [verification, setVerification] = useVerification(service);
  const checking = useCheckUnderWay();

  function fail(problem: KeyProblem): void {
    showToast({ title: problem.title, description: problem.message, tone: 'destructive' });
    setEditing({ status: 'open', problem });
  }

  async function save(entered: string): Promise<void> {
    const candidate = secretOf(entered.trim());
    if (candidate.isEmpty) return fail(BLANK);
    const signal = checking.begin();
    setEditing({ status: 'verifying' });
    try {
      const check = await checkWithService({ service, key: candidate }, services, signal);
      if (signal.aborted) return undefined;
      if (check.outcome === 'invalid') return fail(INVALID);
      store.save(service, candidate);
      setVerification(check);
      setEditing(CLOSED);
    } catch (error) {
      if (!signal.aborted) fail(problemOf(error));
    }
  }

  return {
    key,
    isEditing: (key.isEmpty && !isFolded) || editing.status !== 'closed',
    canBeClosed: !key.isEmpty || isFolded,
    isVerifying: editing.status === 'verifying',
    problem: editing.status === 'open' ? editing.problem : null,
    verification,
    edit: () => setEditing({ status: 'open', problem: null }),
    cancel() {
      checking.stop();
      setEditing(CLOSED);
    },
    clearProblem: () => setEditing(withoutProblem),
    save,
    remove() {
      checking.stop();
      store.remove(service);
      setVerification(null);
      setEditing(CLOSED);
    },
  };
}

/** The check under way, which ends with the card. */
function useCheckUnderWay(): { readonly begin: () => AbortSignal; readonly stop: () => void } {
  const checking = useRef<AbortController>(null);
  useEffect(() => () => checking.current?.abort(), []);
  return {
    begin() {
      checking.current = new AbortController();
      return checking.current.signal;
    },
    stop: () => checking.current?.abort(),
  };
}

function withoutProblem(editing: Editing): Editing {
  return editing.status === 'open' && editing.problem !== null
    ? { status: 'open', problem: null }
    : editing;
}

/** Kept in the query cache, so that both screens that show the card know it. */
function useVerification(
  service: KeyedServiceName,
): readonly [Verification | null, (verification: Verification | null) => void] {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.verification(service);
  const { data } = useQuery<Verification | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data ?? null, (verification) => queryClient.setQueryData(queryKey, verification)];
}

/** Asks a service whether a key is good (§5). Throws the engine's `ServiceError` when there is no answer. */
async function checkWithService(
  check: { readonly service: KeyedServiceName; readonly key: Secret },
  addresses: KeyedServiceAddresses,
  signal: AbortSignal,
): Promise<KeyCheck> {
  const client = await serviceClient(check, addresses);
  return client.checkKey(signal);
}

/**
 * The problem behind a failed check or save, also where the part of the application that checks could not be loaded. The
 * error's own sentence goes on the card, never into the toast.
 */
function problemOf(error: unknown): KeyProblem {
  const base = { title: keyTexts.failedTitle, message: keyTexts.failed };
  if (error instanceof KeyStorageError) return { ...base, detail: keyTexts.storage };
  // By its name, since the class would load its part of the engine with the page.
  if (error instanceof Error && error.name === 'ServiceError') {
    return { ...base, detail: error.message };
  }
  return base;
}
