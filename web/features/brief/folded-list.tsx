import { clsx } from 'clsx';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { briefTexts } from './texts.ts';

type Row = {
  readonly key: string;
  /** Where a dot of the timeline leads; left out where none does. */
  readonly place?: string;
  readonly content: ReactNode;
};

/** A list of which the first rows are seen, and the rest on demand. On paper, which nobody can unfold, all of them. */
export function FoldedList(props: {
  readonly rows: readonly Row[];
  readonly shownAtFirst: number;
  /** What the button says; 'Show 4 more' when left out. */
  readonly more?: (count: number) => string;
  readonly className: string;
  readonly rowClassName: string;
}): ReactElement {
  const { rows, shownAtFirst, more = briefTexts.more, className, rowClassName } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const folded = rows.length - shownAtFirst;
  return (
    <div className="grid justify-items-start gap-2">
      <ul id={id} className={clsx('grid w-full', className)}>
        {rows.map(({ key, place, content }, index) => (
          <li
            key={key}
            data-result={place}
            className={clsx(
              'break-inside-avoid print:grid',
              rowClassName,
              isWhole || index < shownAtFirst ? 'grid' : 'hidden',
            )}
          >
            {content}
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          className="-ml-3 print:hidden"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? briefTexts.showLess : more(folded)}
        </Button>
      )}
    </div>
  );
}
