import { useId, type ReactElement, type ReactNode } from 'react';

/** One component of web/ui, named after its file, with its states side by side. */
export function Section(props: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <h2 id={id} className="font-mono text-sm text-muted">
        {props.name}
      </h2>
      <div className="flex flex-wrap items-start gap-3">{props.children}</div>
    </section>
  );
}
