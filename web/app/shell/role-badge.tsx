import type { ReactElement } from 'react';
import type { AccountRole } from '../../backend/accounts.ts';
import { Badge } from '../../ui/badge.tsx';
import { appTexts } from '../texts.ts';

/** The signed-in user's role (§2). Holds its place while that is unresolved, so that nothing moves when it comes. */
export function RoleBadge({ role }: { readonly role: AccountRole | 'unresolved' }): ReactElement {
  return (
    <span className="flex min-w-14 justify-center">
      {role !== 'unresolved' && (
        <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{appTexts.header.role[role]}</Badge>
      )}
    </span>
  );
}
