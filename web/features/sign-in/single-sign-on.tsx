import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { handedOverIn } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/layout/notice.tsx';
import { useSignIn, welcome } from './use-sign-in.ts';

/** Here and not with the others, which come with every sign-in page. */
const texts = {
  continueWith: (name: string): string => `Continue with ${name}`,
  or: 'or with a password',
} as const;

/** The end of the address to which the server redirects users who come back from the identity provider. */
const BACK = '?sso';

/** Longer ones than the server takes are left out. */
const MAX_FRAGMENT_LENGTH = 1000;

/** The way in through the organisation's identity provider, there and back. What was handed over comes along. */
export function ProviderWay(props: {
  readonly name: string;
  readonly isOnly: boolean;
  /** Called when a session may be on its way, so that the next screen can load meanwhile. */
  readonly onSubmit: () => void;
}): ReactElement {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useSignIn(false);
  const wasFetched = useRef(false);

  const arrive = useEffectEvent(async () => {
    if (search !== BACK || wasFetched.current) return;
    wasFetched.current = true;
    props.onSubmit();
    // A reload must not ask again for what is handed over once.
    void navigate(pathname + hash, { replace: true });
    if (await attempt((session) => session.signOn())) welcome();
  });
  useEffect(() => void arrive(), []);

  function leave(): void {
    const fragment = handedOverIn(hash);
    void attempt(async (session) => {
      const isTooLong = fragment.length > MAX_FRAGMENT_LENGTH;
      globalThis.location.assign(await session.signOnAddress(isTooLong ? '' : fragment));
    });
  }

  return (
    <div className="grid gap-4">
      <Button size="lg" isBusy={isBusy} onClick={leave}>
        <span className="truncate">{texts.continueWith(props.name)}</span>
      </Button>
      <FormFailure message={failure} />
      {!props.isOnly && <p className="text-center text-sm text-muted">{texts.or}</p>}
    </div>
  );
}
