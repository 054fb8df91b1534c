import { ownWordsText } from '../messages/brief-lines.ts';
import { BRIEF_PARTS, type BriefLine, type BriefPart } from '../model/brief.ts';
import { briefInOrder } from '../model/draft.ts';
import type { ReportDocument } from '../model/report-document.ts';

/** A part of the brief with its heading. */
export type BriefSection = {
  readonly part: BriefPart;
  readonly title: string;
  readonly lines: readonly BriefLine[];
};

const TITLES: Readonly<Record<BriefPart, string>> = {
  who: 'Who',
  whyNow: 'Why now',
  inTheirWords: 'In their words',
  topics: 'Topics',
  openers: 'Openers',
};

/** The parts of a report's brief that hold something, in the order they are read; somebody's own words with what they answer. */
export function briefSections(
  report: Pick<ReportDocument, 'brief' | 'draft'>,
): readonly BriefSection[] {
  const ordered = briefInOrder(report.brief, report.draft);
  const inTheirWords = ordered.inTheirWords.map((line) => ({ ...line, text: ownWordsText(line) }));
  const brief = { ...ordered, inTheirWords };
  return BRIEF_PARTS.map((part) => ({ part, title: TITLES[part], lines: brief[part] })).filter(
    ({ lines }) => lines.length > 0,
  );
}
