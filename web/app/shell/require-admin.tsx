import { ShieldAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { useRole } from '../../backend/use-role.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

/** Administrators pass; everybody else learns why not (§2, §6). The database decides anyway. */
export function RequireAdmin(): ReactElement {
  const role = useRole();
  if (role === 'unresolved') return <Loading>{texts.checkingPermissions}</Loading>;
  return role === 'admin' ? <Outlet /> : <AccessRestricted />;
}

function AccessRestricted(): ReactElement {
  const navigate = useNavigate();
  return (
    <MessagePage
      icon={<ShieldAlert aria-hidden className="size-5" />}
      title={texts.restricted.title}
      action={
        <Button look="primary" onClick={() => void navigate(paths.dashboard, { replace: true })}>
          {texts.restricted.back}
        </Button>
      }
    >
      <p>{texts.restricted.reason}</p>
    </MessagePage>
  );
}
