import { clsx } from 'clsx';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { uiTexts } from '../texts.ts';
import { UnfoldButton } from './unfold-button.tsx';

type FoldedRow = {
  readonly key: string | number;
  /** Where a dot of the timeline leads; left out where none does. */
  readonly place?: string;
  readonly content: ReactNode;
};

type FoldedListProps = {
  readonly rows: readonly FoldedRow[];
  readonly shownAtFirst: number;
  /** What the button says; 'Show 4 more' when left out. */
  readonly more?: (count: number) => string;
  readonly label?: string;
  /** Its rows are about to be replaced. */
  readonly isBusy?: boolean;
  readonly className: string;
  readonly rowClassName: string;
  /** What comes after all rows: it is not seen before they are. */
  readonly children?: ReactNode;
};

/** A list of which the first rows are seen, and the rest on demand. On paper, which nobody can unfold, all of them. */
export function FoldedList(props: FoldedListProps): ReactElement {
  const { rows, shownAtFirst, more = uiTexts.showMore } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const folded = rows.length - shownAtFirst;
  return (
    <div className="grid justify-items-start gap-2">
      <Rows {...props} id={id} shown={isWhole ? rows.length : shownAtFirst} />
      {folded > 0 && (
        <UnfoldButton
          isOpen={isWhole}
          controls={id}
          className="-ml-2"
          onToggle={() => setIsWhole(!isWhole)}
        >
          {isWhole ? uiTexts.showLess : more(folded)}
        </UnfoldButton>
      )}
      {(isWhole || folded <= 0) && <div className="w-full empty:hidden">{props.children}</div>}
    </div>
  );
}

function Rows(
  props: FoldedListProps & { readonly id: string; readonly shown: number },
): ReactElement {
  const { rows, shown, className, rowClassName } = props;
  return (
    <ul
      id={props.id}
      aria-label={props.label}
      aria-busy={props.isBusy}
      className={clsx('grid w-full', className)}
    >
      {rows.map(({ key, place, content }, index) => (
        <li
          key={key}
          data-result={place}
          className={clsx(
            'break-inside-avoid print:grid',
            rowClassName,
            index < shown ? 'grid' : 'hidden',
          )}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
