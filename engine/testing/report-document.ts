import type { ReportDocument } from '../model/report-document.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { briefFor } from '../report/brief/brief-for.ts';
import { reportDocumentOf } from '../report/report-document-of.ts';
import { confirmedPage, MARLOW } from './confirmed-page.ts';

const RESEARCHED_AT = new Date('2026-11-20T09:30:00.000Z');

/** A page whose text makes a brief with a line in every part. */
export const QUOTED_PAGE = confirmedPage(
  'Quillfeather Insurance has appointed Tessa Marlow as chief compliance officer.\n\n' +
    'In May the insurer was fined £2.5 million by the FCA.\n\n' +
    '“We want one risk register instead of nine before the end of the year,” said Marlow.',
  { id: 'news', title: 'Marlow joins Quillfeather', description: 'A new post.' },
);

/** The finished report on the prospect of the tests. */
export function reportDocument(
  results: readonly ResearchResult[] = [QUOTED_PAGE],
  prospect = MARLOW,
): ReportDocument {
  return reportDocumentOf({
    prospect,
    researchedAt: RESEARCHED_AT,
    foundBy: 'scraperapi',
    results,
    unread: [],
    brief: briefFor(prospect, results, RESEARCHED_AT),
  });
}
