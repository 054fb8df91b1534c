import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/texts.ts';

/** In the place of what is being asked for: that it is on its way, or why it did not come, with another try. */
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
