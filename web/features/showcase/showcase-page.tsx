import { useState, type ReactElement } from 'react';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { Controls } from './controls.tsx';
import { Messages } from './messages.tsx';
import { showcaseTexts as texts } from './texts.ts';
import { Tokens } from './tokens.tsx';

/** All components of web/ui in all states, at `/ui`; in development only, the build leaves it out. */
export function ShowcasePage(): ReactElement {
  const [played, setPlayed] = useState(0);
  useDocumentTitle(texts.title);
  return (
    <PageLayout>
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{texts.title}</h1>
        <p className="text-muted">{texts.lead}</p>
      </div>
      <Tokens key={played} onPlayAgain={() => setPlayed(played + 1)} />
      <Controls />
      <Messages />
    </PageLayout>
  );
}
