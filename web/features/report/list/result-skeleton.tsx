import type { ReactElement } from 'react';

const BAR = 'rounded-sm bg-hover motion-safe:animate-pulse';

/** The place of a card that is still to come, about as high as most cards, so that little moves when it is filled. */
export function ResultSkeleton(): ReactElement {
  return (
    <div className="grid h-54 content-start gap-3 px-4 py-4 sm:px-5 print:hidden">
      <div className="flex gap-3">
        <div className={`size-9 rounded-md ${BAR}`} />
        <div className="grid flex-1 content-center gap-2">
          <div className={`h-3 w-40 ${BAR}`} />
          <div className={`h-3 w-56 max-w-full ${BAR}`} />
        </div>
      </div>
      <div className={`h-4 w-3/4 ${BAR}`} />
      <div className={`h-3 w-full max-w-prose ${BAR}`} />
      <div className={`h-3 w-2/3 ${BAR}`} />
    </div>
  );
}
