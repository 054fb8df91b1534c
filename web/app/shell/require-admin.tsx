import { ShieldAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { useRole } from '../../backend/use-role.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { appTexts } from '../texts.ts';

/** Administrators pass; everybody else learns why not (§2, §6). The database decides anyway. */
export function RequireAdmin(): ReactElement {
  const role = useRole();
  if (role === 'unresolved') return <Loading>{appTexts.checkingPermissions}</Loading>;
  return role === 'admin' ? <Outlet /> : <AccessRestricted />;
}

function AccessRestricted(): ReactElement {
  const navigate = useNavigate();
  return (
    <MessagePage
      icon={<ShieldAlert aria-hidden className="size-5" />}
      title={appTexts.restricted.title}
      action={
        <Button variant="primary" onClick={() => void navigate(paths.dashboard, { replace: true })}>
          {appTexts.restricted.back}
        </Button>
      }
    >
      <p>{appTexts.restricted.reason}</p>
    </MessagePage>
  );
}
