import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBackend } from '../../backend/backend-context.tsx';
import { privacyTexts } from '../../texts-privacy.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetentionForm } from './retention-form.tsx';

const { admin: words } = privacyTexts;

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
      {!data && !error && <output className="text-muted">{words.loading}</output>}
      {error && (
        <div className="flex flex-wrap items-center gap-3 text-muted">
          <output>{words.failed(error.message)}</output>
          <Button size="sm" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </Panel>
  );
}
