import { Tabs as RadixTabs } from 'radix-ui';
import { startTransition, useOptimistic, type ReactElement, type ReactNode } from 'react';

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
  /** What the selected tab shows. */
  readonly children: ReactNode;
};

/**
 * A row of tabs above the panel they share; arrow keys move between them. The pressed tab is marked at once, and the
 * panel keeps what it shows until what belongs there instead is ready.
 */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactElement {
  const { label, tabs, selected, onSelect, children } = props;
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
      <RadixTabs.List
        aria-label={label}
        className="tab-row flex gap-1 overflow-x-auto border-b border-line px-2 max-sm:gap-0 sm:px-3 print:hidden"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.name}
            value={tab.name}
            // The panel is that of the pressed tab alone; for the others there is none in the page to name.
            {...(tab.name !== pressed && { 'aria-controls': undefined })}
            className="-mb-px flex h-10 shrink-0 items-center gap-1.5 rounded-t-md border-b-2 border-transparent px-2.5 text-base max-sm:gap-1 max-sm:px-1.5 font-medium text-muted -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
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
      <RadixTabs.Content
        value={pressed}
        aria-busy={pressed !== selected}
        className="rounded-md -outline-offset-2"
      >
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
