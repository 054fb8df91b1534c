import type { ReactElement } from 'react';
import type { ManagedAccount } from '../../../backend/accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.list;

type ListStateProps = {
  /** `undefined` until they have loaded. */
  readonly accounts: readonly ManagedAccount[] | undefined;
  readonly error: Error | null;
  readonly search: string;
  readonly onRetry: () => void;
};

/** What a list says when it has no rows to show: loading, failed, no match, or no accounts yet. */
export function ListState(props: ListStateProps): ReactElement | null {
  const message = messageFor(props);
  if (message === null) return null;
  return (
    <div className="grid justify-items-center gap-3 border-t border-line px-5 py-12 text-center text-muted">
      <output>{message}</output>
      {props.error && (
        <Button size="sm" onClick={props.onRetry}>
          {uiTexts.tryAgain}
        </Button>
      )}
    </div>
  );
}

function messageFor({ accounts, error, search }: ListStateProps): string | null {
  if (error) return texts.failed(error.message);
  if (!accounts) return texts.loading;
  if (accounts.length > 0) return null;
  return search === '' ? texts.empty : texts.noneFound(search);
}
