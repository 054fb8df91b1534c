/** Month names and their short forms by month, folded, in the languages reports meet. */
const NAMES = [
  'january jan januar janner jaenner jan janvier janv enero ene janeiro gennaio gen januari tammikuu tammikuuta stycznia styczen jna',
  'february feb februar feber feb fevrier fevr fev febrero febr fevereiro febbraio februari helmikuu helmikuuta lutego luty',
  'march mar marz maerz mrz mars marzo marco maart mrt marts maaliskuu maaliskuuta marca marzec',
  'april apr avril avr abril abr aprile huhtikuu huhtikuuta kwietnia kwiecien',
  'may mai mayo maio maggio mag mei maj toukokuu toukokuuta maja',
  'june jun juni juin junio junho giugno giu kesakuu kesakuuta czerwca czerwiec',
  'july jul juli juillet juil julio julho luglio lug heinakuu heinakuuta lipca lipiec',
  'august aug aout agosto ago augustus augusti elokuu elokuuta sierpnia sierpien',
  'september sep sept septembre septiembre setiembre set setembro settembre syyskuu syyskuuta wrzesnia wrzesien',
  'october oct oktober okt octobre octubre outubro out ottobre ott lokakuu lokakuuta pazdziernika pazdziernik',
  'november nov novembre noviembre novembro marraskuu marraskuuta listopada listopad',
  'december dec dezember dez decembre diciembre dic dezembro dicembre desember des joulukuu joulukuuta grudnia grudzien',
] as const;

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** The month, 1–12, that a folded word names; `null` for any other word. */
export function monthOf(word: string): number | null {
  return MONTHS.get(word) ?? null;
}
