import type { ReactElement } from 'react';

const BAR = 'h-3.5 rounded-sm bg-hover motion-safe:animate-pulse';

/** Holds the places of lines that may come. */
export function LinePlaces(): ReactElement {
  return (
    <>
      <div className={`${BAR} w-3/4`} />
      <div className={`${BAR} w-2/3`} />
    </>
  );
}
