import { createHash } from 'node:crypto';
import { exportFileName, prospectKey, type Prospect, type ReportDocument } from '#engine';

const HASH_CHARACTERS = 10;

/** A report's file name belongs to the person, not to the row. Its hash keeps 'Ann Lee' at 'Acme' apart from 'Ann' at 'Lee Acme'. */
export function listReportName(document: ReportDocument, ending: 'md' | 'json'): string {
  return exportFileName(document, ending, hashOf(document.prospect));
}

/** Is this the name of a report about a person, in whatever format and of whatever day? */
export function isReportAbout(
  person: Pick<Prospect, 'name' | 'company'>,
  fileName: string,
): boolean {
  return (
    fileName.startsWith('legwork-') &&
    /-([\da-f]+)\.(?:md|json)$/u.exec(fileName)?.[1] === hashOf(person)
  );
}

function hashOf(person: Pick<Prospect, 'name' | 'company'>): string {
  return createHash('sha256').update(prospectKey(person)).digest('hex').slice(0, HASH_CHARACTERS);
}
