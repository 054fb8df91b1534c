import { ChevronDown, KeyRound, SquareTerminal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { AccountRole } from '../../backend/accounts.ts';
import { useAccount } from '../../backend/authentication.tsx';
import { useApiTokens, usePasswords } from '../../config.ts';
import { accountTexts } from '../../features/account/texts.ts';
import { chooseToBeWiped, isToBeWiped } from '../../storage/erase/wipe-choice.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { loadOnRequest } from '../../ui/overlays/load-on-request.ts';
import { PopoverButton } from '../../ui/overlays/popover-button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { appTexts } from '../texts.ts';
import { Notifications } from './notifications.tsx';
import { ResearchBookmark } from './research-bookmark.tsx';
import { shellTexts } from './texts.ts';
import { loadWipe } from './use-wipe-after-sign-out.ts';

const loadPassword = () => import('../../features/account/change-password-dialog.tsx');
const loadTokens = () => import('../../features/account/tokens-dialog.tsx');

const texts = shellTexts.account;

type AccountMenuProps = { readonly email: string; readonly role: AccountRole | 'unresolved' };

/** Who is signed in (§2), and below it what belongs to the account: its password, this browser, recent notifications. */
export function AccountMenu({ email, role }: AccountMenuProps): ReactElement {
  const [dialog, setDialog] = useState<'password' | 'tokens' | null>(null);
  const close = (): void => setDialog(null);
  const [password, wantPassword] = useLoaded(loadPassword);
  const [tokens, wantTokens] = useLoaded(loadTokens);

  async function open(wanted: 'password' | 'tokens'): Promise<void> {
    const [load, name] =
      wanted === 'password'
        ? [wantPassword, accountTexts.change]
        : [wantTokens, accountTexts.tokens];
    if (await loadOnRequest(load, appTexts.dialog(name))) setDialog(wanted);
  }
  return (
    <>
      <PopoverButton
        label={texts.of(email)}
        trigger={
          <>
            <span className="sm:hidden">{texts.title}</span>
            <span className="max-w-56 truncate max-sm:sr-only">{email}</span>
            <ChevronDown aria-hidden className="size-4 shrink-0" />
          </>
        }
        buttonClassName="min-w-0 shrink!"
        className="top-15 max-h-[min(40rem,85dvh)] overflow-y-auto"
      >
        {(closeMenu) => (
          <MenuContent
            email={email}
            role={role}
            onOpen={(opened) => {
              // The focus goes back to the menu's button first, which is where the dialog returns it to.
              closeMenu();
              void open(opened);
            }}
          />
        )}
      </PopoverButton>
      {dialog === 'password' && password && <password.ChangePasswordDialog onClose={close} />}
      {dialog === 'tokens' && tokens && (
        <tokens.TokensDialog isAdmin={role === 'admin'} onClose={close} />
      )}
    </>
  );
}

function MenuContent(
  props: AccountMenuProps & { readonly onOpen: (dialog: 'password' | 'tokens') => void },
): ReactElement {
  const { email, role, onOpen } = props;
  const hasPassword = usePasswords();
  const hasTokens = useApiTokens();
  return (
    <div className="divide-y divide-line">
      <div className="flex items-center justify-between gap-3 px-4 py-2.5 sm:hidden">
        <span className="min-w-0 truncate text-sm text-muted" title={email}>
          {email}
        </span>
        <RoleBadge role={role} />
      </div>
      <div className="p-1.5">
        {hasPassword && (
          <Button {...ENTRY} icon={KeyRound} onClick={() => onOpen('password')}>
            {accountTexts.change}
          </Button>
        )}
        {hasTokens && (
          <Button {...ENTRY} icon={SquareTerminal} onClick={() => onOpen('tokens')}>
            {accountTexts.tokens}
          </Button>
        )}
      </div>
      <ResearchBookmark />
      <WipeChoice />
      <Notifications />
    </div>
  );
}

const ENTRY = {
  variant: 'quiet',
  size: 'sm',
  className: 'w-full justify-start px-2.5',
} as const;

/** What stays on this browser after signing out. Read again whenever it opens, since another tab may have changed it. */
function WipeChoice(): ReactElement {
  const { id } = useAccount();
  const [isChosen, setIsChosen] = useState(() => isToBeWiped(id));
  const [isRefused, setIsRefused] = useState(false);

  function choose(willBeChosen: boolean): void {
    const isRemembered = chooseToBeWiped(id, willBeChosen);
    setIsRefused(!isRemembered);
    if (isRemembered) setIsChosen(willBeChosen);
    // Ahead of the sign-out, which may have no time for it; that tries again.
    if (isRemembered && willBeChosen) loadWipe().catch(() => null);
  }

  return (
    <div className="grid gap-1.5 px-4 py-3 text-sm">
      <Checkbox label={texts.forget} hint={texts.forgetLead} isOn={isChosen} onChange={choose} />
      {isRefused && (
        <p role="alert" className="pl-6.5 text-danger">
          {texts.notRemembered}
        </p>
      )}
    </div>
  );
}

/** The signed-in user's role (§2). Holds its place while that is unresolved, so that nothing moves when it comes. */
export function RoleBadge({ role }: { readonly role: AccountRole | 'unresolved' }): ReactElement {
  return (
    <span className="flex min-w-14 justify-center">
      {role !== 'unresolved' && (
        <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{shellTexts.header.role[role]}</Badge>
      )}
    </span>
  );
}
