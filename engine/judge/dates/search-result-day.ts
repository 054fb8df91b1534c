import { DAY_MS } from '../../model/time.ts';
import type { PageDocument } from '../../model/page.ts';
import { normalizeText } from '../../text/normalize.ts';
import { isoDay } from './calendar.ts';
import { DAYS_PER_WEEK, RELATIVE_COUNT_MAX, SEARCH_DATE_CHARACTERS } from './date-weights.ts';
import { findDates } from './find-dates.ts';

const RELATIVE =
  /(?:^|[^\p{L}\d])(?:vor|il y a|hace|ha|for)? ?(?<count>\d{1,2}) ?(?<unit>\p{L}{1,10})\.?(?: (?:ago|fa|atras|geleden|sedan|siden|sitten|temu))?/u;
const UNIT_DAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'min mins minute minutes minuten minuto minutos minuti minuter minutter sec second seconds sekunden hour hours hr hrs h stunde stunden heure heures hora horas ora ore uur timer time timmar tunti tuntia godz',
    1: 'day days tag tage tagen jour jours dia dias giorno giorni dag dagen dage dagar dager d paiva paivaa dni',
    [DAYS_PER_WEEK]:
      'week weeks woche wochen semaine semaines semana semanas settimana settimane weken uge uger vecka veckor uke uker viikko viikkoa',
  }).flatMap(([days, units]) => units.split(' ').map((unit) => [unit, Number(days)] as const)),
);

/**
 * The day the search service showed beside a result: absolute, or relative to `now`, which is when the search was made.
 * Only exact days: '2 months ago' names none.
 */
export function searchResultDay(document: PageDocument, now: Date): string | null {
  // The date is at the head of the snippet, set off by a dash or a dot.
  const [head = '', ...rest] = document.description
    .slice(0, SEARCH_DATE_CHARACTERS)
    .split(/ [—–·|-] /u);
  return rest.length > 0 ? dayIn(head, now) : null;
}

function dayIn(text: string, now: Date): string | null {
  if (text.length > SEARCH_DATE_CHARACTERS) return null;
  return (
    findDates(text, { order: 'mdy', languages: [] })[0]?.day ??
    relativeDay(normalizeText(text), now)
  );
}

function relativeDay(text: string, now: Date): string | null {
  const groups = RELATIVE.exec(text)?.groups;
  const count = Number(groups?.['count']);
  const days = UNIT_DAYS.get(groups?.['unit'] ?? '');
  if (days === undefined || !(count <= RELATIVE_COUNT_MAX)) return null;
  return isoDay(new Date(now.getTime() - count * days * DAY_MS));
}
