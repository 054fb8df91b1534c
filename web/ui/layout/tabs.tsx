import { clsx } from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import {
  startTransition,
  useOptimistic,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

/** One tab: its name, what is written on it, and an optional count beside that. */
export type Tab<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly count?: number;
};

type TabsProps<Name extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
  /** Inside a panel, with the panel's padding; otherwise the row begins at the page's left edge. */
  readonly isInset?: boolean;
  readonly children: ReactNode;
};

/** A row of tabs above their shared panel. The pressed tab is marked at once; the panel changes when its content is ready. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactElement {
  const { label, tabs, selected, onSelect, isInset = true, children } = props;
  const [pressed, press] = useOptimistic(selected);
  const select = (value: string): void => {
    const tab = tabs.find(({ name }) => name === value);
    if (!tab) return;
    startTransition(() => {
      press(tab.name);
      onSelect(tab.name);
    });
  };
  return (
    <RadixTabs.Root value={pressed} onValueChange={select}>
      {/* The first tab's label lines up with the left edge of what is above and below the row. */}
      <div className={clsx('border-b border-line print:hidden', isInset && 'px-4 sm:px-5')}>
        <RadixTabs.List
          aria-label={label}
          className="tabs -mx-2 -mb-px flex overflow-x-auto sm:-mx-2.5 sm:gap-1"
        >
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.name}
              value={tab.name}
              // Only the pressed tab has a panel in the page; there is none to name for the others.
              {...(tab.name !== pressed && { 'aria-controls': undefined })}
              {...openedOnRelease}
              className="flex h-10 shrink-0 items-center gap-1.5 rounded-t-sm border-b-2 border-transparent px-2 text-sm font-medium text-muted -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-accent data-by-mouse:outline-none data-[state=active]:text-ink sm:px-2.5 sm:text-base"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-hover px-1.5 text-xs text-muted tabular-nums">
                  {tab.count}
                </span>
              )}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      <RadixTabs.Content
        value={pressed}
        aria-busy={pressed !== selected}
        className="-outline-offset-2"
      >
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}

/**
 * A tab opens when the mouse is released (WCAG 2.5.2); Radix would open it at the press, and opens what has the focus. The
 * mark keeps a click from leaving a focus ring, since browsers take a script's focus for the keyboard's.
 */
const openedOnRelease = {
  onMouseDown: (event: SyntheticEvent<HTMLElement>): void => event.preventDefault(),
  onClick: ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
    currentTarget.setAttribute('data-by-mouse', '');
    currentTarget.focus();
  },
  onKeyDown: ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
    currentTarget.removeAttribute('data-by-mouse'),
  onBlur: ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
    currentTarget.removeAttribute('data-by-mouse'),
} as const;
