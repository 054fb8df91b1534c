import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

/** The title of a screen, what it is for, and where it leads back to. */
export function PageHead(props: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly back?: ReactElement;
  readonly className?: string;
}): ReactElement {
  return (
    <div className={clsx('grid gap-1', props.className)}>
      {props.back}
      <h1 className="text-2xl font-semibold">{props.title}</h1>
      <p className="text-muted">{props.lead}</p>
    </div>
  );
}

/** The way back to the screen above. */
export function BackLink(props: {
  readonly to: string;
  readonly className: string;
  readonly children: string;
}): ReactElement {
  return (
    <Link
      to={props.to}
      className={clsx(
        'inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-muted hover:text-ink',
        props.className,
      )}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {props.children}
    </Link>
  );
}
