import { Search } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
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
    <div className="relative w-full sm:w-64">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={(event) => search(event.target.value)}
        className={`${INPUT_STYLE} h-9 border-edge pl-9`}
      />
    </div>
  );
}
