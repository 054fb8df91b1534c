import type { ReactElement } from 'react';
import { FoldingCard } from '../../ui/unfolding/folding-card.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useModelSettings } from './model-settings.ts';

/** What is shown before anybody opens it; the rest comes with the form. */
const texts = {
  title: 'Writing assistant',
  off: 'Off: your own language model can draft mails',
  on: (model: string, host: string): string => `${model} on ${host}`,
} as const;

const loadForm = () => import('./writing-assistant-form.tsx');

/** The user's own language model, off until one is entered. The form is loaded when somebody opens it. */
export function WritingAssistant(): ReactElement {
  const { settings } = useModelSettings();
  const [form, wantForm] = useLoaded(loadForm);
  return (
    <FoldingCard
      title={texts.title}
      note={
        settings === null ? texts.off : texts.on(settings.model, new URL(settings.baseUrl).host)
      }
      onToggle={() => void wantForm()}
    >
      {form && <form.WritingAssistantForm />}
    </FoldingCard>
  );
}
