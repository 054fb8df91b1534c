import { Compass } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { ErrorBoundary } from '../../ui/layout/error-boundary.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { Loading } from '../../ui/spinner.tsx';
import { showcaseTexts as texts } from './texts.ts';
import { Section } from './tokens.tsx';

const BADGES = ['neutral', 'accent', 'warning', 'danger', 'info', 'violet', 'rose'] as const;
const NOTICES = ['info', 'warning', 'danger'] as const;
const TOASTS = ['neutral', 'success', 'destructive'] as const;

/** Messages: in the page, over it, and instead of it. */
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
            <p>{texts.paragraph}</p>
          </Notice>
        ))}
      </Section>
      <Section name="page-layout">
        <p className="text-sm text-muted">{texts.page}</p>
      </Section>
      <Section name="panel">
        <Panel title={texts.label} lead={texts.hint} aside={<Badge>{texts.value}</Badge>}>
          <p>{texts.paragraph}</p>
        </Panel>
      </Section>
      <Section name="toaster">
        {TOASTS.map((tone) => (
          <Button key={tone} onClick={() => showToast({ ...texts.toast, tone })}>
            {texts.toastTones[tone]}
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
          <Loading>{texts.waiting}</Loading>
        </div>
      </Section>
      <Section name="message-page">
        <div className="w-full border border-dashed border-edge">
          <MessagePage
            icon={<Compass aria-hidden className="size-5" />}
            title={texts.value}
            action={<Button variant="primary">{texts.action}</Button>}
          >
            <p>{texts.paragraph}</p>
          </MessagePage>
        </div>
      </Section>
      <Section name="error-boundary">
        <ErrorBoundary fallback={<p className="text-danger">{texts.fallback}</p>}>
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
      <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      <Dialog
        isOpen={isOpen}
        title={texts.title}
        lead={texts.hint}
        onClose={() => setIsOpen(false)}
      >
        <p>{texts.paragraph}</p>
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
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.title}
        question={texts.question}
        consequence={texts.consequence}
        confirm={texts.confirm}
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
  if (hasFailed) throw new Error('This component fails to show its replacement.');
  return <Button onClick={() => setHasFailed(true)}>{texts.fail}</Button>;
}
