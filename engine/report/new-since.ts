import { isBriefWritten, type BriefLine, type EventLine } from '../model/brief.ts';
import type { ReportDocument, SavedResult } from '../model/report-document.ts';
import { singleSpaced } from '../text/normalize.ts';
import { canonicalUrl } from '../url/canonical-url.ts';

/** What a report has that an earlier one on the same person did not. */
export type NewSince = {
  /** The moment of the earlier research, ISO 8601. */
  readonly since: string;
  /** Results that the earlier report had at none of their addresses; people with the same name are left out. Best first. */
  readonly results: readonly SavedResult[];
  /** Events ('why now') the earlier brief did not state, neither from the same page nor in the same words. */
  readonly events: readonly EventLine[];
};

/**
 * Compares two reports on one person. Addresses are compared as one name for all addresses of a page, so that a tracking
 * parameter makes nothing new.
 */
export function newSince(earlier: ReportDocument, latest: ReportDocument): NewSince {
  const known = new Set(earlier.results.flatMap(addressesOf));
  const statedBefore = new Set(earlier.brief.whyNow.flatMap(eventKeys));
  const isOldPage = ({ url }: BriefLine): boolean => known.has(canonicalUrl(url));
  return {
    since: earlier.researchedAt,
    results: latest.results.filter(
      (result) => result.verdict !== 'other' && !addressesOf(result).some((url) => known.has(url)),
    ),
    // A report saved before its brief was written had these pages, and would have reported what they report.
    events: latest.brief.whyNow.filter(
      (line) =>
        !eventKeys(line).some((name) => statedBefore.has(name)) &&
        (isBriefWritten(earlier.brief) || !isOldPage(line)),
    ),
  };
}

/** The canonical addresses of a story, which may come first under another of them the next time. */
function addressesOf({ url, alsoAt }: SavedResult): readonly string[] {
  return [url, ...alsoAt].map(canonicalUrl);
}

/** The ways to recognise an event: its sentence, and its words on their page. */
function eventKeys({ text, quote, url }: BriefLine): readonly string[] {
  return [`text ${plain(text)}`, `page ${canonicalUrl(url)} ${plain(quote)}`];
}

function plain(text: string): string {
  return singleSpaced(text.normalize('NFKC').toLowerCase());
}
