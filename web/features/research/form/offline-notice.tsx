import type { ReactElement } from 'react';
import { formTexts } from '../../../texts-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useOnline } from '../../../ui/use-online.ts';

/** Says so beside the form while the device has no connection, and goes when it is back. */
export function OfflineNotice(): ReactElement {
  const isOnline = useOnline();
  return (
    <output className={isOnline ? 'sr-only' : 'block'}>
      {!isOnline && (
        <Notice tone="warning" title={formTexts.offline.title}>
          <p>{formTexts.offline.text}</p>
        </Notice>
      )}
    </output>
  );
}
