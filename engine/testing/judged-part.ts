import type { ReportDocument, SavedResult } from '../model/report-document.ts';

/** What a report says about the person, whichever door it came through. */
export type JudgedPart = {
  readonly results: readonly Pick<
    SavedResult,
    'url' | 'aboutness' | 'verdict' | 'relevance' | 'type' | 'date' | 'description'
  >[];
  readonly brief: ReportDocument['brief'];
};

/** The verdicts, percents, dates and quotes of a report. */
export function judgedPartOf({ results, brief }: ReportDocument): JudgedPart {
  return {
    results: results.map(({ url, aboutness, verdict, relevance, type, date, description }) => ({
      url,
      aboutness,
      verdict,
      relevance,
      type,
      date,
      description,
    })),
    brief,
  };
}
