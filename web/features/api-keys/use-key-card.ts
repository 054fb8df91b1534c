import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { secretOf } from '#engine';
import type { Secret, KeyedServiceName } from '#engine';
import { useConfig } from '../../config-context.ts';
import { useKeyStore, useServiceKey } from '../../keys/key-store-context.ts';
import { showToast } from '../../ui/toast.ts';
import { keyTexts } from './texts.ts';
import { checkKey } from './check-key.ts';
import { problemOf } from './key-problem.ts';
import type { KeyProblem } from './key-problem.ts';
import { verificationKey } from './verification.ts';
import type { Verification } from './verification.ts';

type Editing =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly problem: KeyProblem | null }
  | { readonly status: 'verifying' };

/** One key card's state and acts (§2, §4, §5). */
export type KeyCardState = {
  readonly key: Secret;
  /** The input is shown: nothing is stored yet, or the key is being edited. */
  readonly isEditing: boolean;
  readonly isVerifying: boolean;
  readonly problem: KeyProblem | null;
  readonly verification: Verification | null;
  readonly edit: () => void;
  readonly cancel: () => void;
  readonly save: (key: string) => Promise<void>;
  readonly remove: () => void;
};

/** A key is verified before it is saved (§5); until then, and when that fails, the stored one stays as it is. */
export function useKeyCard(service: KeyedServiceName): KeyCardState {
  const { services } = useConfig();
  const store = useKeyStore();
  const key = useServiceKey(service);
  const [editing, setEditing] = useState<Editing>({ status: 'closed' });
  const [verification, remember] = useVerification(service);
  const checking = useRef<AbortController>(null);
  useEffect(() => () => checking.current?.abort(), []);

  function fail(problem: KeyProblem): void {
    showToast({ title: problem.title, description: problem.message, tone: 'destructive' });
    setEditing({ status: 'open', problem });
  }

  async function save(entered: string): Promise<void> {
    const candidate = secretOf(entered.trim());
    if (candidate.isEmpty) return fail({ title: keyTexts.blankTitle, message: keyTexts.blank });
    const attempt = new AbortController();
    checking.current = attempt;
    setEditing({ status: 'verifying' });
    try {
      const check = await checkKey({ service, key: candidate }, services, attempt.signal);
      if (attempt.signal.aborted) return undefined;
      if (check.outcome === 'invalid') {
        return fail({ title: keyTexts.invalidTitle, message: keyTexts.invalid });
      }
      store.save(service, candidate);
      remember(check);
      setEditing({ status: 'closed' });
    } catch (error) {
      if (!attempt.signal.aborted) fail(problemOf(error));
    }
  }

  return {
    key,
    isEditing: key.isEmpty || editing.status !== 'closed',
    isVerifying: editing.status === 'verifying',
    problem: editing.status === 'open' ? editing.problem : null,
    verification,
    edit: () => setEditing({ status: 'open', problem: null }),
    cancel() {
      checking.current?.abort();
      setEditing({ status: 'closed' });
    },
    save,
    remove() {
      store.remove(service);
      remember(null);
      setEditing({ status: 'closed' });
    },
  };
}

/** Kept beside the other answers of the services, so that both screens that show the card know it. */
function useVerification(
  service: KeyedServiceName,
): readonly [Verification | null, (verification: Verification | null) => void] {
  const queryClient = useQueryClient();
  const queryKey = verificationKey(service);
  const { data } = useQuery<Verification | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data ?? null, (verification) => queryClient.setQueryData(queryKey, verification)];
}
