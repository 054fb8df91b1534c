import type { ReactElement } from 'react';

/** The product's mark: an L that ends in a tick. Decorative; the name is beside it. */
export function BrandMark({ size = 24 }: { readonly size?: number }): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-[#0b5d46]" />
      <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M9.5 7.5v14a3 3 0 0 0 3 3h4" stroke="#fff" />
        <path d="M14.5 17.5l4 4 6-9" stroke="#8fe3bd" />
      </g>
    </svg>
  );
}
