import { Compass } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { showcaseTexts as words } from './texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.ts';
import { Section } from './section.tsx';

const BADGES = ['neutral', 'accent', 'warning', 'danger', 'info', 'violet', 'rose'] as const;
const NOTICES = ['info', 'warning', 'danger'] as const;
const TOASTS = ['neutral', 'success', 'destructive'] as const;

/** What says something: in the page, over it, instead of it. */
export function Messages(): ReactElement {
  return (
    <>
      <Section name="brand-mark">
        <BrandMark />
        <BrandMark size={40} />
      </Section>
      <Section name="badge">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Section>
      <Section name="notice">
        {NOTICES.map((tone) => (
          <Notice key={tone} tone={tone} title={tone}>
            <p>{words.paragraph}</p>
          </Notice>
        ))}
      </Section>
      <Section name="panel">
        <Panel title={words.label} lead={words.hint} aside={<Badge>{words.value}</Badge>}>
          <p>{words.paragraph}</p>
        </Panel>
      </Section>
      <Section name="toaster">
        {TOASTS.map((tone) => (
          <Button key={tone} onClick={() => showToast({ ...words.toast, tone })}>
            {words.toastTones[tone]}
          </Button>
        ))}
      </Section>
      <Section name="dialog">
        <ShownDialog />
      </Section>
      <Section name="confirm-dialog">
        <ShownConfirmation />
      </Section>
      <WholeScreens />
    </>
  );
}

/** The components that fill a screen, each in a box: `transform` makes the box their screen. */
function WholeScreens(): ReactElement {
  return (
    <>
      <Section name="loading">
        <div className="relative h-24 w-full transform-gpu border border-dashed border-edge">
          <Loading>{words.waiting}</Loading>
        </div>
      </Section>
      <Section name="message-page">
        <div className="w-full border border-dashed border-edge">
          <MessagePage
            icon={<Compass aria-hidden className="size-5" />}
            title={words.value}
            action={<Button look="primary">{words.action}</Button>}
          >
            <p>{words.paragraph}</p>
          </MessagePage>
        </div>
      </Section>
      <Section name="error-boundary">
        <ErrorBoundary fallback={<p className="text-danger">{words.fallback}</p>}>
          <FailingOnRequest />
        </ErrorBoundary>
      </Section>
    </>
  );
}

function ShownDialog(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      <Dialog
        isOpen={isOpen}
        title={words.title}
        lead={words.hint}
        onClose={() => setIsOpen(false)}
      >
        <p>{words.paragraph}</p>
      </Dialog>
    </>
  );
}

function ShownConfirmation(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const close = (): void => setIsOpen(false);
  return (
    <div ref={opener} tabIndex={-1}>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.title}
        question={words.question}
        consequence={words.consequence}
        confirm={words.confirm}
        isDangerous
        onConfirm={close}
        onClose={close}
        returnFocusTo={opener}
      />
    </div>
  );
}

function FailingOnRequest(): ReactElement {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) throw new Error('This component fails to show what stands in for it.');
  return <Button onClick={() => setHasFailed(true)}>{words.fail}</Button>;
}
