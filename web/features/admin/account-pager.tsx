import type { ReactElement } from 'react';
import { ACCOUNTS_PER_PAGE } from '../../backend/accounts.ts';
import { Pager } from './pager.tsx';
import { adminTexts } from './texts.ts';

const words = adminTexts.list;

/** The pages of the account list, 50 at a time. */
export function AccountPager(props: {
  /** From 0. */
  readonly page: number;
  /** Over all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}): ReactElement {
  const { page, total, onPage } = props;
  const before = page * ACCOUNTS_PER_PAGE;
  const last = Math.min(before + ACCOUNTS_PER_PAGE, total);
  return (
    <Pager
      label={words.pages}
      position={words.range(before + 1, last, total)}
      previous={words.previous}
      next={words.next}
      onPrevious={page > 0 ? () => onPage(page - 1) : null}
      onNext={last < total ? () => onPage(page + 1) : null}
    />
  );
}
