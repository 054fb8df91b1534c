import type { ReactElement } from 'react';
import { texts } from '../texts.ts';

/** Keys of all three services (§2, /settings). */
export function SettingsPage(): ReactElement {
  return (
    <main>
      <h1>{texts.settings.title}</h1>
    </main>
  );
}
