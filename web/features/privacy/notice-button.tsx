import { useQuery } from '@tanstack/react-query';
import { Copy, Scale } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useBackend } from '../../backend/backend-context.tsx';
import { queries } from '../../backend/queries.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { noticeText } from './notice-text.ts';
import type { NoticeFacts } from './notice-text.ts';
import { privacyTexts } from './texts.ts';

const texts = privacyTexts.notice;

type ReportFacts = Omit<NoticeFacts, 'retentionDays'>;

/** The text that informs the person of the research (GDPR, Article 14), ready to copy. */
export function NoticeButton({ facts }: { readonly facts: ReportFacts }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <Scale aria-hidden className="size-4" />
        {texts.action}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={texts.title}
        lead={texts.lead}
        onClose={() => setIsOpen(false)}
      >
        <NoticeBody facts={facts} />
      </Dialog>
    </>
  );
}

function NoticeBody({ facts }: { readonly facts: ReportFacts }): ReactElement {
  const backend = useBackend();
  const { data, error } = useQuery(queries.privacySettings(backend));
  if (!data) {
    return (
      <output className="text-sm text-muted">
        {error ? texts.failed(error.message) : texts.loading}
      </output>
    );
  }
  const text = noticeText({ ...facts, retentionDays: data.retentionDays });
  return (
    <div className="grid gap-3">
      <TextArea label={texts.label} defaultValue={text} />
      <Button variant="primary" onClick={() => void copy(text)}>
        <Copy aria-hidden className="size-4" />
        {texts.copy}
      </Button>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) return showToast({ title: texts.copied, tone: 'success' });
  showToast({ title: uiTexts.error, description: texts.copyFailed, tone: 'destructive' });
}
