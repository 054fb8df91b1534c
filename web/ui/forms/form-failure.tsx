import type { ReactElement } from 'react';
import { Notice } from '../layout/notice.tsx';

/** What went wrong with a form as a whole, under its fields; announced when it appears. `null` shows nothing. */
export function FormFailure({ message }: { readonly message: string | null }): ReactElement {
  return (
    <div role="alert">
      {message !== null && (
        <Notice tone="danger">
          <p>{message}</p>
        </Notice>
      )}
    </div>
  );
}
