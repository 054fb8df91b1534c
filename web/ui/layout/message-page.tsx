import type { ReactElement, ReactNode } from 'react';

type MessagePageProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
};

/** A page that says one thing and offers one way on. */
export function MessagePage({ icon, title, children, action }: MessagePageProps): ReactElement {
  return (
    <main className="grid min-h-[70dvh] place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <div className="grid size-11 place-items-center rounded-full border border-line bg-surface text-muted shadow-panel">
          {icon}
        </div>
        <h1 className="text-xl font-semibold">{title}</h1>
        <div className="text-base text-muted">{children}</div>
        <div className="pt-2">{action}</div>
      </div>
    </main>
  );
}
