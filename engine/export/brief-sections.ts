import type { Brief, BriefLine } from '../model/brief.ts';
import { briefInOrder } from '../model/draft.ts';
import type { ReportDocument } from '../model/report-document.ts';

/** A part of the brief with its heading. */
export type BriefSection = {
  readonly part: keyof Brief;
  readonly title: string;
  readonly lines: readonly BriefLine[];
};

const TITLES: Readonly<Record<keyof Brief, string>> = {
  who: 'Who',
  whyNow: 'Why now',
  inTheirWords: 'In their words',
  topics: 'Topics',
  openers: 'Openers',
};
const PARTS = ['who', 'whyNow', 'inTheirWords', 'topics', 'openers'] as const;

/** The parts of a report's brief that hold something, in the order they are read. */
export function briefSections(
  report: Pick<ReportDocument, 'brief' | 'draft'>,
): readonly BriefSection[] {
  const brief = briefInOrder(report.brief, report.draft);
  return PARTS.map((part) => ({ part, title: TITLES[part], lines: brief[part] })).filter(
    ({ lines }) => lines.length > 0,
  );
}
