import { Suspense, type ReactElement } from 'react';
import { ErrorBoundary } from '../../../ui/layout/error-boundary.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { appTexts } from '../../texts.ts';

/** A part whose code is loaded with the run. When it cannot be loaded, the results below are shown all the same. */
export function LazyPart(props: {
  readonly placeholder?: ReactElement | null;
  readonly children: ReactElement;
}): ReactElement {
  const notLoaded = (
    <Notice tone="warning">
      <p>{appTexts.partNotLoaded}</p>
    </Notice>
  );
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={props.placeholder}>{props.children}</Suspense>
    </ErrorBoundary>
  );
}
