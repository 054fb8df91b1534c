import type { ReactElement, ReactNode } from 'react';

/** A link out of the product: opens a new tab without opener or referrer. */
export function ExternalLink(props: {
  readonly href: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <a
      href={props.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={props.label}
      className={props.className ?? 'text-accent underline underline-offset-2 hover:no-underline'}
    >
      {props.children}
    </a>
  );
}
