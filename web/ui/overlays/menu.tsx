import { ChevronDown, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { buttonStyle } from '../button.tsx';

/** One thing a menu can do. */
export type MenuItem = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onSelect: () => void;
};

/** A button that opens a menu of actions, in groups; arrow keys and first letters move within it, Escape closes it. */
export function Menu(props: {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly groups: readonly (readonly MenuItem[])[];
}): ReactElement {
  const { label, isDisabled = false, groups } = props;
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useStillPage();
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger
        ref={trigger}
        disabled={isDisabled}
        // Radix would open it at the press; a button acts when it is released (WCAG 2.5.2).
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonStyle({ size: 'sm', className: 'print:hidden' })}
      >
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => {
            const { target } = event;
            // The button closes it itself.
            if (target instanceof Node && trigger.current?.contains(target)) event.preventDefault();
          }}
          className="z-20 grid min-w-56 rounded-md border border-line bg-surface p-1 shadow-float print:hidden"
        >
          {groups.map((items, index) => (
            <DropdownMenu.Group
              key={items[0]?.label}
              className={index === 0 ? '' : 'mt-1 border-t border-line pt-1'}
            >
              {items.map((item) => (
                <Item key={item.label} item={item} />
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item: { icon: Icon, ...item } }: { readonly item: MenuItem }): ReactElement {
  return (
    <DropdownMenu.Item
      onSelect={item.onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-base outline-none select-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-accent"
    >
      <Icon aria-hidden className="size-4 text-muted" />
      {item.label}
    </DropdownMenu.Item>
  );
}

/** A space typed on the way to an item must not scroll the page. Kept from the browser at the document, after Radix has heard it. */
function useStillPage(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent): void => {
      const isInMenu = event.target instanceof Element && event.target.closest('[role=menu]');
      if (event.key === ' ' && isInMenu) event.preventDefault();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, []);
}
