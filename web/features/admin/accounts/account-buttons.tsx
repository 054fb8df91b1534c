import { KeyRound, SquareTerminal, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useApiTokens, usePasswords } from '../../../config.ts';
import { Button } from '../../../ui/button.tsx';
import { adminTexts } from '../texts.ts';

const { revokeTokens, setPassword } = adminTexts;

/** A button beside an account, as an icon. */
export function AccountButton(props: {
  readonly icon: LucideIcon;
  /** Names the account as well. */
  readonly label: string;
  readonly title: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}): ReactElement {
  const { icon: Icon, label, ...rest } = props;
  return (
    <Button {...rest} variant="quiet" size="icon" aria-label={label}>
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}

type ButtonProps = { readonly email: string; readonly onClick: () => void };

/** Gives the account another password; absent where passwords open nothing. */
export function SetPasswordButton({ email, onClick }: ButtonProps): ReactElement | null {
  if (!usePasswords()) return null;
  const { action, title } = setPassword;
  return <AccountButton icon={KeyRound} label={action(email)} title={title} onClick={onClick} />;
}

/** Ends what scripts of an account use, once it is confirmed; absent where there are no API tokens. */
export function RevokeTokensButton({ email, onClick }: ButtonProps): ReactElement | null {
  if (!useApiTokens()) return null;
  const { action, title } = revokeTokens;
  return (
    <AccountButton icon={SquareTerminal} label={action(email)} title={title} onClick={onClick} />
  );
}
