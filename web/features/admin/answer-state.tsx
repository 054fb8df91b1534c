import type { ReactElement } from 'react';
import { TryAgainButton } from '../../ui/button.tsx';

/** Shown instead of data: that it is loading, or why it could not be loaded, with a retry button. */
export function AnswerState(props: {
  readonly error: Error | null;
  readonly texts: { readonly loading: string; readonly failed: (message: string) => string };
  readonly onRetry: () => void;
}): ReactElement {
  const { error, texts, onRetry } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 text-muted">
      <output>{error ? texts.failed(error.message) : texts.loading}</output>
      {error && <TryAgainButton onClick={onRetry} />}
    </div>
  );
}
