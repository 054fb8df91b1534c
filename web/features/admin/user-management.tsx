import type { ReactElement } from 'react';
import { Administrators } from './administrators.tsx';
import { CreateUserForm } from './create-user-form.tsx';
import { UserAccounts } from './user-accounts.tsx';

/** The second tab: the create form beside the accounts (§2). */
export function UserManagement(): ReactElement {
  return (
    <div className="grid items-start gap-4 pt-6 xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <CreateUserForm />
      <div className="grid min-w-0 gap-4">
        <UserAccounts />
        <Administrators />
      </div>
    </div>
  );
}
