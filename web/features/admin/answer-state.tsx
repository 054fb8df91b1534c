import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/texts.ts';

/** Shown instead of data: that it is loading, or why it could not be loaded, with a retry button. */
export function AnswerState(props: {
  readonly error: Error | null;
  readonly texts: { readonly loading: string; readonly failed: (message: string) => string };
  readonly onRetry: () => void;
}): ReactElement {
  const { error, texts, onRetry } = props;
  if (error === null) return <output className="text-muted">{texts.loading}</output>;
  return (
    <div className="flex flex-wrap items-center gap-3 text-muted">
      <output>{texts.failed(error.message)}</output>
      <Button size="sm" onClick={onRetry}>
        {uiTexts.tryAgain}
      </Button>
    </div>
  );
}
