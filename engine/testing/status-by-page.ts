import type { PostStatus } from '../model/brief.ts';
import { briefFor } from '../report/brief/brief-for.ts';
import { confirmedPage, MARLOW } from './confirmed-page.ts';

/** The status of Tessa Marlow by one page of 1 June 2026; '-' where it says nothing. */
export function statusByPage(language: string, content: string, title = 'News'): PostStatus | '-' {
  const date = { day: '2026-06-01', precision: 'day', origin: 'metadata' } as const;
  const page = confirmedPage(content, { language, date, title });
  return briefFor(MARLOW, [page], new Date('2026-06-20')).who[0]?.status ?? '-';
}
