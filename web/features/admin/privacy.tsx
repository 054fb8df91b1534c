import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBackend } from '../../backend/backend-context.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AnswerState } from './answer-state.tsx';
import { RetentionForm } from './retention-form.tsx';
import { adminTexts } from './texts.ts';

const words = adminTexts.retention;

/** How long what is known of people is kept; administrators set it. */
export function Privacy(): ReactElement {
  const backend = useBackend();
  const { data, error, refetch } = useQuery({
    queryKey: ['privacy-settings'],
    queryFn: ({ signal }) => backend.privacySettings(signal),
    retry: false,
  });
  return (
    <Panel title={words.title} lead={words.lead}>
      {data && <RetentionForm key={data.retentionDays} days={data.retentionDays} />}
      {(!data || error) && (
        <AnswerState error={error} texts={words} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
