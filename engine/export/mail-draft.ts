import type { ReportDocument } from '../model/report-document.ts';
import { cleanText, singleSpaced } from '../text/normalize.ts';
import { mailExtents, MAILTO_CHARACTERS_MAX } from './export-weights.ts';
import { reportText } from './report-text.ts';

/** A mail without a recipient. */
export type MailDraft = {
  readonly subject: string;
  /** The whole report as text, for whom the address is not enough. */
  readonly body: string;
  /** Opens the draft in the user's own mail program; `null` when not even the shortest form fits an address. */
  readonly address: string | null;
};

/** A draft of a mail that hands the brief on. The address holds the longest form that mail programs accept. */
export function mailDraft(document: ReportDocument): MailDraft {
  const { name, company } = document.prospect;
  const subject = singleSpaced(cleanText(`Brief: ${name}, ${company}`));
  const bodies = mailExtents.map((extent) => reportText(document, extent));
  const addresses = bodies.map((body) => mailtoAddress(subject, body));
  return {
    subject,
    body: bodies[0] ?? '',
    address: addresses.find(({ length }) => length <= MAILTO_CHARACTERS_MAX) ?? null,
  };
}

/** RFC 6068: everything percent-encoded, line breaks as CRLF. */
function mailtoAddress(subject: string, body: string): string {
  const [encodedSubject, encodedBody] = [subject, body].map((text) =>
    encodeURIComponent(text.replaceAll('\n', '\r\n')).replaceAll("'", '%27'),
  );
  return `mailto:?subject=${encodedSubject}&body=${encodedBody}`;
}
