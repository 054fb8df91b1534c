import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useBackend } from './backend-context.tsx';
import type { Account, Session } from './backend.ts';

/**
 * §4: `isLoading` starts true and becomes false once the first session look-up or any change of the
 * authentication state arrives. `user` comes from the session and is `null` when there is none.
 */
export type Authentication = {
  readonly user: Account | null;
  readonly session: Session | null;
  readonly isLoading: boolean;
};

const AuthenticationContext = createContext<Authentication | null>(null);

/** Follows the backend's session and hands it to everything inside. */
export function AuthenticationProvider(props: {
  /** A session ended that nobody here asked to end: it ran out, or another tab signed out. */
  readonly onSessionOver?: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { children } = props;
  const backend = useBackend();
  const [session, setSession] = useState<Session | null | undefined>(undefined);

  const onSessionOver = useEffectEvent(() => props.onSessionOver?.());

  useEffect(
    () =>
      backend.watchSession((next, ending) => {
        setSession(next);
        if (ending === 'over') onSessionOver();
      }),
    [backend],
  );

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
