import { Fragment, type ReactElement } from 'react';
import { findingTexts } from '../../texts-finding.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
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
      {findingTexts.alsoAt}{' '}
      {links.map(({ href, host }, index) => (
        <Fragment key={href}>
          {index > 0 && findingTexts.separator}
          <ExternalLink href={href} label={findingTexts.copyOf(props.title, host)}>
            {host}
          </ExternalLink>
        </Fragment>
      ))}
    </p>
  );
}
