import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { type Account, type Session, type SessionEnding, useBackend } from './backend.ts';

/** §4: `isLoading` until the first look-up or change of the session; `user` comes from the session and is `null` when there is none. */
export type Authentication = {
  readonly user: Account | null;
  readonly session: Session | null;
  readonly isLoading: boolean;
};

const AuthenticationContext = createContext<Authentication | null>(null);

/** Follows the backend's session and hands it to everything inside. */
export function AuthenticationProvider(props: {
  /** An account's session is over, before its screens have gone; `null` when another account has taken its place in another tab. */
  readonly onAccountGone?: (ending: SessionEnding | null) => void;
  readonly children: ReactNode;
}): ReactElement {
  const { children } = props;
  const backend = useBackend();
  const [session, setSession] = useState<Session | null | undefined>(undefined);

  const lastUserId = useRef<string>(null);

  const onChange = useEffectEvent((next: Session | null, ending: SessionEnding | null) => {
    setSession(next);
    const isReplaced = lastUserId.current !== null && lastUserId.current !== next?.user.id;
    lastUserId.current = next?.user.id ?? null;
    if (ending !== null || isReplaced) props.onAccountGone?.(ending);
  });

  useEffect(() => backend.watchSession((next, ending) => onChange(next, ending)), [backend]);

  const authentication = useMemo(
    () => ({
      user: session?.user ?? null,
      session: session ?? null,
      isLoading: session === undefined,
    }),
    [session],
  );
  return <AuthenticationContext value={authentication}>{children}</AuthenticationContext>;
}

/** Who is signed in. Throws outside of `AuthenticationProvider`. */
export function useAuthentication(): Authentication {
  const authentication = use(AuthenticationContext);
  if (!authentication) throw new Error('useAuthentication needs an AuthenticationProvider.');
  return authentication;
}

/** The signed-in account, for screens behind the sign-in guard. Throws when nobody is signed in. */
export function useAccount(): Account {
  const { user } = useAuthentication();
  if (!user) throw new Error('useAccount belongs behind the sign-in guard.');
  return user;
}
