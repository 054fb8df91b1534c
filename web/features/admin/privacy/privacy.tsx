import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBackend } from '../../../backend/backend-context.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { AnswerState } from '../answer-state.tsx';
import { queries } from '../../../backend/queries.ts';
import { RetentionForm } from './retention-form.tsx';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.retention;

/** How long data about people is kept; set by administrators. */
export function Privacy(): ReactElement {
  const backend = useBackend();
  const { data, error, refetch } = useQuery(queries.privacySettings(backend));
  return (
    <Panel title={texts.title} lead={texts.lead}>
      {data && <RetentionForm key={data.retentionDays} days={data.retentionDays} />}
      {(!data || error) && (
        <AnswerState error={error} texts={texts} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
