import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { texts } from '../texts.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
};

/** A password that can be looked at while it is typed; pasting and managers work as anywhere. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <Button
          look="quiet"
          size="icon"
          aria-label={isShown ? texts.signIn.hidePassword : texts.signIn.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden className="size-4" />
        </Button>
      }
    />
  );
}
