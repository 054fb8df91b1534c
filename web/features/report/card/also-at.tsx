import { Fragment, type ReactElement } from 'react';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { reportTexts } from '../texts.ts';
import { safeLinkFor } from './safe-link.ts';

/** Where else the text of a result was published: host names that lead there, unsafe addresses left out. */
export function AlsoAt(props: {
  readonly title: string;
  readonly addresses: readonly string[];
}): ReactElement | null {
  const links = props.addresses.flatMap((address) => safeLinkFor(address) ?? []);
  if (links.length === 0) return null;
  return (
    <p className="text-sm text-faint wrap-anywhere">
      {reportTexts.alsoAt.alsoAt}{' '}
      {links.map(({ href, host }, index) => (
        <Fragment key={href}>
          {index > 0 && reportTexts.alsoAt.separator}
          <ExternalLink href={href} label={reportTexts.alsoAt.copyOf(props.title, host)}>
            {host}
          </ExternalLink>
        </Fragment>
      ))}
    </p>
  );
}
