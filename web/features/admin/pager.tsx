import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { ACCOUNTS_PER_PAGE } from '../../backend/accounts.ts';
import { adminTexts } from '../../texts-admin.ts';
import { Button } from '../../ui/button.tsx';

const { list: words } = adminTexts;

/** Back and on through the pages; nothing when everybody fits on one. */
export function Pager(props: {
  /** From 0. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}): ReactElement | null {
  const { page, total, onPage } = props;
  if (total <= ACCOUNTS_PER_PAGE) return null;
  const first = page * ACCOUNTS_PER_PAGE + 1;
  const last = Math.min(first + ACCOUNTS_PER_PAGE - 1, total);
  return (
    <nav
      aria-label={words.range(first, last, total)}
      className="flex items-center justify-end gap-1 border-t border-line px-4 py-2 sm:px-5"
    >
      <output className="mr-2 text-sm text-muted tabular-nums">
        {words.range(first, last, total)}
      </output>
      <Button
        look="quiet"
        size="icon"
        aria-label={words.previous}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={words.next}
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
