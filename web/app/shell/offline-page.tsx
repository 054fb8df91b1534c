import { PlugZap } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { whenConnected } from '../../missing-parts.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { appTexts } from '../texts.ts';

/** Says that there is no connection and, in `children`, what still works; calls `onOnline` as soon as it is back. */
export function OfflinePage(props: {
  readonly onOnline: () => void;
  /** Somebody tries by hand, who may still be offline. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const goOn = useEffectEvent(props.onOnline);
  useEffect(() => whenConnected(goOn), []);
  return (
    <MessagePage
      icon={<PlugZap aria-hidden className="size-5" />}
      title={appTexts.offline.title}
      action={
        <Button variant="primary" onClick={props.onRetry}>
          {uiTexts.tryAgain}
        </Button>
      }
    >
      {props.children}
    </MessagePage>
  );
}
