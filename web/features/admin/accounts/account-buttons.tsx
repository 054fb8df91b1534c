import { KeyRound, SquareTerminal } from 'lucide-react';
import type { ReactElement } from 'react';
import { useApiTokens, usePasswords } from '../../../config.ts';
import { IconButton } from '../../../ui/button.tsx';
import { adminTexts } from '../texts.ts';

const { revokeTokens, setPassword } = adminTexts;

type ButtonProps = { readonly email: string; readonly onClick: () => void };

/** Gives the account another password; absent where passwords open nothing. */
export function SetPasswordButton({ email, onClick }: ButtonProps): ReactElement | null {
  if (!usePasswords()) return null;
  const { action, title } = setPassword;
  return <IconButton icon={KeyRound} label={action(email)} title={title} onClick={onClick} />;
}

/** Ends what scripts of an account use, once it is confirmed; absent where there are no API tokens. */
export function RevokeTokensButton({ email, onClick }: ButtonProps): ReactElement | null {
  if (!useApiTokens()) return null;
  const { action, title } = revokeTokens;
  return <IconButton icon={SquareTerminal} label={action(email)} title={title} onClick={onClick} />;
}
