import { Compass } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

/** Any path that is no route (§2). */
export function NotFoundPage(): ReactElement {
  return (
    <MessagePage
      icon={<Compass aria-hidden className="size-5" />}
      title={texts.notFound.title}
      action={
        <Link to={paths.dashboard} className={buttonStyle({ look: 'primary' })}>
          {texts.notFound.home}
        </Link>
      }
    >
      <p>{texts.notFound.code}</p>
    </MessagePage>
  );
}
