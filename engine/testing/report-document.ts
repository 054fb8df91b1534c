import type { Prospect } from '../model/prospect.ts';
import type { ReportDocument } from '../model/report-document.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { briefFor } from '../report/brief/brief-for.ts';
import { reportDocumentOf } from '../report/report-document-of.ts';
import { confirmedPage, MARLOW } from './confirmed-page.ts';

const RESEARCHED_AT = new Date('2026-11-20T09:30:00.000Z');

/** A page whose text makes a brief with a line in every part. */
export const QUOTED_PAGE = confirmedPage(
  'Quillfeather Insurance has appointed Tessa Marlow as chief compliance officer.\n\n' +
    '“We want one risk register instead of nine before the end of the year,” said Marlow.\n\n' +
    'The house stands by the harbour. It has a garden. It has a lift. Both are old.\n\n' +
    'In September the insurer was fined £2.5 million by the FCA.',
  {
    id: 'news',
    title: 'Marlow joins Quillfeather',
    description: 'A new post.',
    date: { day: '2026-10-01', precision: 'day', origin: 'metadata' },
  },
);

/** A page whose only quote is an answer. */
export const ANSWER_PAGE = confirmedPage(
  '**What does Tessa Marlow of Quillfeather count?**\n\nWe count *keys* on Fridays, all nine of them.\n\n**Who counts with you?**\n\nNobody yet.',
  { id: 'answer' },
);

/** The finished report on the prospect of the tests. */
export function reportDocument(
  results: readonly ResearchResult[] = USUAL_RESULTS,
  prospect = MARLOW,
): ReportDocument {
  const isUsual = results === USUAL_RESULTS && prospect === MARLOW;
  return isUsual ? USUAL : documentOn(results, prospect);
}

function documentOn(results: readonly ResearchResult[], prospect: Prospect): ReportDocument {
  return reportDocumentOf({
    prospect,
    researchedAt: RESEARCHED_AT,
    foundBy: 'scraperapi',
    results,
    unread: [],
    brief: briefFor(prospect, results, RESEARCHED_AT),
  });
}

const USUAL_RESULTS = [QUOTED_PAGE];
/** Written once: a brief takes twenty milliseconds, and some tests export this report a hundred times. */
const USUAL = documentOn(USUAL_RESULTS, MARLOW);
