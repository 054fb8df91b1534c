import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from './use-document-title.ts';

/** A screen under its title, which names the browser's tab as well. */
export function TitledPage(props: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const { title, lead, back, isNarrow = false, children } = props;
  useDocumentTitle(title);
  return (
    <PageLayout isNarrow={isNarrow}>
      <div className="grid gap-1">
        {back && (
          <BackLink to={back.to} className="mb-2">
            {back.label}
          </BackLink>
        )}
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </PageLayout>
  );
}

/** The content of a screen. All have the same edges as the header; forms are kept narrower. */
export function PageLayout(props: {
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <main
      className={clsx(
        'mx-auto grid max-w-7xl gap-6 px-4 py-6 sm:px-6 sm:py-8',
        props.isNarrow === true && '*:max-w-4xl',
      )}
    >
      {props.children}
    </main>
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
