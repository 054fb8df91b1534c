import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useModelSettings } from './model-settings.ts';

/** What is shown before anybody opens it; the rest comes with the form. */
const texts = {
  title: 'Writing assistant',
  off: 'Off: a language model of your own can draft mails',
  on: (model: string, host: string): string => `${model} on ${host}`,
} as const;

const loadForm = () => import('./writing-assistant-form.tsx');

/** The user's own language model, off until one is entered. The form is loaded when somebody opens it. */
export function WritingAssistant(): ReactElement {
  const { settings } = useModelSettings();
  const [form, wantForm] = useLoaded(loadForm);
  return (
    <details
      className="group rounded-lg border border-line bg-surface text-sm shadow-panel"
      onToggle={() => void wantForm()}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg px-4 py-2.5 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{texts.title}</span>
          <span className="text-xs wrap-anywhere text-muted">
            {settings === null
              ? texts.off
              : texts.on(settings.model, new URL(settings.baseUrl).host)}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      {form && <form.WritingAssistantForm />}
    </details>
  );
}
