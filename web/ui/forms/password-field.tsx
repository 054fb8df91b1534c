import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { IconButton } from '../button.tsx';
import { uiTexts } from '../texts.ts';
import { TextField } from './text-field.tsx';

/** A password that can be shown while it is typed; pasting and password managers work as usual. */
export function PasswordField(props: {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}): ReactElement {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton
          label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
          icon={Icon}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
