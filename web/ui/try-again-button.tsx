import type { ComponentProps, ReactElement } from 'react';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';

/** Beside what went wrong: the way to try again. */
export function TryAgainButton(props: ComponentProps<typeof Button>): ReactElement {
  return (
    <Button {...props} size="sm">
      {uiTexts.tryAgain}
    </Button>
  );
}
