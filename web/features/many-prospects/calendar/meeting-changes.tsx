import type { ReactElement } from 'react';
import type { MeetingChange } from '#engine';
import { Notice } from '../../../ui/layout/notice.tsx';
import { calendarTexts as texts } from './texts.ts';

/** What became of the meetings of the calendar before. */
export function MeetingChanges(props: {
  readonly changes: readonly MeetingChange[];
}): ReactElement | null {
  const titles = [...new Set(props.changes.map(({ title }) => title))].filter(Boolean);
  if (titles.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.changes}>
      {titles.map((title) => (
        <p key={title} className="wrap-anywhere">
          {title}
        </p>
      ))}
    </Notice>
  );
}
