import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** One tab: its name, an optional count beside it, and what it shows. */
export type Tab<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
};

type TabsProps<Name extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
};

/** A row of tabs with their panels; arrow keys move between them. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactElement {
  const { label, tabs, selected, onSelect } = props;
  const select = (value: string): void => {
    const tab = tabs.find(({ name }) => name === value);
    if (tab) onSelect(tab.name);
  };
  return (
    <RadixTabs.Root value={selected} onValueChange={select}>
      <RadixTabs.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line px-2 sm:px-3 print:hidden"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.name}
            value={tab.name}
            className="-mb-px flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-base font-medium text-muted -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
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
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.name} value={tab.name} className="-outline-offset-2">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
