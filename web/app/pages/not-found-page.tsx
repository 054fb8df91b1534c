import { Compass } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { appTexts } from '../texts.ts';

/** Any path that is not a route (§2). */
export function NotFoundPage(): ReactElement {
  return (
    <MessagePage
      icon={<Compass aria-hidden className="size-5" />}
      title={appTexts.notFound.title}
      action={
        <Link to={paths.dashboard} className={buttonStyle({ variant: 'primary' })}>
          {appTexts.notFound.home}
        </Link>
      }
    >
      <p>{appTexts.notFound.code}</p>
    </MessagePage>
  );
}
