import { SquareTerminal } from 'lucide-react';
import type { ReactElement } from 'react';
import { useApiTokens } from '../../../config.ts';
import { Button } from '../../../ui/button.tsx';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.revokeTokens;

/** Ends what scripts of an account use, once it is confirmed; absent where there are no API tokens. */
export function RevokeTokensButton(props: {
  readonly email: string;
  readonly onClick: () => void;
}): ReactElement | null {
  if (!useApiTokens()) return null;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={texts.action(props.email)}
      title={texts.title}
      onClick={props.onClick}
    >
      <SquareTerminal aria-hidden className="size-4" />
    </Button>
  );
}
