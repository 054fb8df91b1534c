import { Search } from 'lucide-react';
import { useEffect, useRef, type InputHTMLAttributes, type ReactElement } from 'react';
import { SEARCH_PAUSE_MS } from '../../timings.ts';
import { INPUT_STYLE } from './text-field.tsx';

/** Searches when typing pauses, not on every key. */
export function SearchField(props: {
  readonly label: string;
  readonly onSearch: (text: string) => void;
}): ReactElement {
  const { label, onSearch } = props;
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function search(text: string): void {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(text), SEARCH_PAUSE_MS);
  }

  return (
    <div className="w-full sm:w-64">
      <SearchInput
        aria-label={label}
        placeholder={label}
        onChange={(event) => search(event.target.value)}
      />
    </div>
  );
}

/** Where a search is typed; named by `aria-label`. */
export function SearchInput(props: InputHTMLAttributes<HTMLInputElement>): ReactElement {
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <input
        {...props}
        type="search"
        autoComplete="off"
        className={`${INPUT_STYLE} h-9 border-edge pl-9`}
      />
    </div>
  );
}
