// Month names.

/** Month names and the short forms people really use, by month, normalised, in the languages met most. */
export const MONTH_NAMES = [
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
