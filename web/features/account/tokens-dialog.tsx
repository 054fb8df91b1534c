import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { failedChangeMessage } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { queries, queryKeys } from '../../backend/queries.ts';
import type { ApiToken } from '../../backend/tokens.ts';
import { Button, TryAgainButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toast.ts';
import { Loading } from '../../ui/spinner.tsx';
import { useDay } from '../../ui/use-day.ts';
import { MadeToken } from './made-token.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { tokenTexts } from './token-texts.ts';

/** The account's API tokens: made, shown once, listed and revoked. */
export function TokensDialog(props: {
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Dialog isOpen title={tokenTexts.title} lead={tokenTexts.lead} onClose={props.onClose}>
      {secret === null ? (
        <div className="grid gap-5">
          <TokenList />
          <NewTokenForm isAdmin={props.isAdmin} onMade={setSecret} />
        </div>
      ) : (
        <MadeToken secret={secret} onDone={() => setSecret(null)} />
      )}
    </Dialog>
  );
}

function TokenList(): ReactElement {
  const { data, error, refetch } = useQuery(queries.tokens(useBackend()));
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const { mutate: revoke } = useRevokeToken();
  return (
    <section className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-sm font-medium outline-none">
        {tokenTexts.list}
      </h3>
      {error !== null && (
        <Notice tone="danger">
          <p>{tokenTexts.failed(error.message)}</p>
          <TryAgainButton className="justify-self-start" onClick={() => void refetch()} />
        </Notice>
      )}
      {data === undefined && error === null && <Loading>{tokenTexts.loading}</Loading>}
      {data?.length === 0 && <p className="text-sm text-muted">{tokenTexts.none}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {data.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={tokenTexts.revokeTitle}
        question={tokenTexts.revokeQuestion(asked?.name ?? '')}
        confirm={tokenTexts.revoke}
        isDangerous
        onConfirm={() => asked && revoke(asked.id)}
        onClose={() => setAsked(null)}
        returnFocusTo={heading}
      />
    </section>
  );
}

function useRevokeToken() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await backend.tokens()).revokeToken(id),
    onSuccess: () => showToast({ title: tokenTexts.revoked, tone: 'success' }),
    onError: (error) => showError(failedChangeMessage(error, tokenTexts.revokeFailed)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.tokens }),
  });
}

function TokenRow(props: {
  readonly token: ApiToken;
  readonly onRevoke: () => void;
}): ReactElement {
  const { name, scope, expiresAt, lastUsedOn } = props.token;
  const now = useDay();
  return (
    <li className="flex items-center justify-between gap-3 px-3 py-2">
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted">{tokenTexts.scope[scope]}</p>
        <p className="text-xs text-muted">{tokenTexts.state(expiresAt, lastUsedOn, now)}</p>
      </div>
      <Button
        variant="danger"
        size="sm"
        aria-label={tokenTexts.revokeNamed(name)}
        onClick={props.onRevoke}
      >
        {tokenTexts.revoke}
      </Button>
    </li>
  );
}
