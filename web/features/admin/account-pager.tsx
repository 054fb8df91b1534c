import type { ReactElement } from 'react';
import { ROWS_PER_PAGE } from '../../backend/accounts.ts';
import type { ManagedAccount } from '../../backend/accounts.ts';
import { adminTexts } from '../../texts-admin.ts';
import { Pager } from './pager.tsx';
import type { Pages } from './use-pages.ts';

const { list: words } = adminTexts;

/** The pages of the account list, 50 at a time. */
export function AccountPager(props: {
  readonly pages: Pages<ManagedAccount>;
  readonly accounts: readonly ManagedAccount[];
  /** Over all pages. */
  readonly count: number;
}): ReactElement {
  const { pages, accounts, count } = props;
  const before = pages.index * ROWS_PER_PAGE;
  const lastRow = accounts.at(-1);
  const isLastPage = before + accounts.length >= count;
  return (
    <Pager
      label={words.pages}
      position={words.range(before + 1, before + accounts.length, count)}
      previous={words.previous}
      next={words.next}
      onPrevious={pages.index > 0 ? pages.previous : null}
      onNext={lastRow && !isLastPage ? () => pages.next(lastRow) : null}
    />
  );
}
