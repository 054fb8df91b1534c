import { isBriefWritten, type BriefLine, type EventLine } from '../model/brief.ts';
import type { ReportDocument, SavedResult } from '../model/report-document.ts';
import { singleSpaced } from '../text/normalize.ts';
import { canonicalUrl } from '../url/canonical-url.ts';

/** What a report has that an earlier one on the same person did not. */
export type NewSince = {
  /** The moment of the earlier research, ISO 8601. */
  readonly since: string;
  /** Results none of whose addresses is in the earlier report, best first; without pages about namesakes. */
  readonly results: readonly SavedResult[];
  /** Events ('why now') that the earlier brief did not have, neither by their quote nor by their sentence. */
  readonly events: readonly EventLine[];
};

/** Compares two reports on one person. Addresses are compared in canonical form, so that a tracking parameter makes nothing new. */
export function newSince(earlier: ReportDocument, latest: ReportDocument): NewSince {
  const known = new Set(earlier.results.flatMap(addressesOf));
  const statedBefore = new Set(earlier.brief.whyNow.flatMap(eventKeys));
  const isOldPage = ({ url }: BriefLine): boolean => known.has(canonicalUrl(url));
  return {
    since: earlier.researchedAt,
    results: latest.results.filter(
      (result) => result.verdict !== 'other' && !addressesOf(result).some((url) => known.has(url)),
    ),
    // A report saved before its brief was written had these pages, and its brief would have had their events.
    events: latest.brief.whyNow.filter(
      (line) =>
        !eventKeys(line).some((name) => statedBefore.has(name)) &&
        (isBriefWritten(earlier.brief) || !isOldPage(line)),
    ),
  };
}

/** All canonical addresses of a story: another of them may come first the next time. */
function addressesOf({ url, alsoAt }: SavedResult): readonly string[] {
  return [url, ...alsoAt].map(canonicalUrl);
}

/** The two keys by which an event is recognised: its sentence, and its quote with the page. */
function eventKeys({ text, quote, url }: BriefLine): readonly string[] {
  return [`text ${plain(text)}`, `page ${canonicalUrl(url)} ${plain(quote)}`];
}

function plain(text: string): string {
  return singleSpaced(text.normalize('NFKC').toLowerCase());
}
