import type { ReactElement } from 'react';
import { texts } from '../texts.ts';

/** The research dashboard (§2, /). */
export function DashboardPage(): ReactElement {
  return (
    <main>
      <h1>{texts.dashboard.title}</h1>
    </main>
  );
}
