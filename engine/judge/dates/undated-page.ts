import { normalizeText } from '../../text/normalize.ts';
import { PATH_PARTS } from '../kind/type-cues.ts';
import type { ReadPage } from '../page/read-page.ts';

/**
 * Parts of a path and first words of a title under which pages tell days of something else: when a talk is given, a board
 * met, an officer was appointed. Folded.
 */
const UNDATED_PARTS: ReadonlySet<string> = new Set(
  'agenda agendas programme program programm programa programma ohjelma programi schedule speaker speakers referent referenten sprecher ponente ponentes palestrante palestrantes relatore relatori intervenant intervenants spreker sprekers talare foredragsholdere puhujat prelegenci recnici eloadok konusmacilar attendees participants participant deltakere deltagere deltagare minutes meeting meetings committee-meeting debate debates official-report hearings officer officers board directors leadership management team profile profiles agents staff register registers registry governance trustees company companies'.split(
    ' ',
  ),
);

/** Is it a page that has no day of its own, such as an agenda, a speaker's page or the minutes of a meeting? */
export function isUndatedPage({ address, title, passages }: ReadPage): boolean {
  const parts = normalizeText(address.path)
    .split(/[/?#]/u)
    .filter((part) => part !== '');
  const place = parts.findLastIndex(
    (part) => UNDATED_PARTS.has(part) || UNDATED_PARTS.has(part.split(/[-_.]/u)[0] ?? ''),
  );
  const isReport = parts.slice(place + 1).some((part) => PATH_PARTS.get(part) === 'news');
  if (place !== -1 && !isReport) return true;
  const heading = passages.find(({ kind, zone }) => kind === 'heading' && zone !== 'title');
  return [normalizeText(title), normalizeText(heading?.text ?? '')].some((text) =>
    UNDATED_PARTS.has(/^[\p{L}-]+/u.exec(text)?.[0] ?? ''),
  );
}
