// How pages write somebody's age.
import { expression, wordSet } from '../word-list.ts';

/** 'Aged', before the figure: 'Jane Doe, aged 45', 'Lucía Ferrandis, de 45 años'. Normalised. */
export const AGE_OPENERS = wordSet('aged age de agee alter wiek vek');

/** Behind the figure, who is that old: 'the 45-year-old', 'die 45-Jährige'. Normalised. */
export const AGED_PEOPLE = wordSet('year jahrige jahriger jarige aringen arige');

/** The ages that reports of a court give: ', 34,', '(34)', '34 ans'. */
export const AGE_IN_COURT = expression('giu')`
  (?:, (?:aged )?|\()\d{2}(?: ?(?:l\.|ans|j\.|år))?(?:[),;]|$)
  (?<!\d)\d{2}(?: ans| años| anos| anni|[- ]jähr|[- ]jarig|-year-old| let(?!\p{L})|歳|岁|세)`;

/** An age in running text, normalised: '(34)', '34-year-old'. */
export const AGE_IN_TEXT = expression('u')`
  (?:\(|, )\d{2}(?:\)|, )
  (?<!\d)\d{2}[- ](?:year[- ]old|jahrig|anos|ans|anni|jarig|letni|lety|lete|eves|yasinda|richn|letn|vuotia)
  \d{2}歳|\d{2}세`;

/** An age right after a name: ', 34,', ' (34)'. */
export const AGE_BEHIND_NAME = expression('iu')`
  ^\s*[,(（、]\s*(?:aged?\s+)?(?:1[4-9]|[2-9]\d)(?:
    \s*[,);）]|歳|岁|\s+(?:year|ans|años|anos|anni|jahre|lat|let|år|éves|yaş|jaar|jahr)|$
  )`;
