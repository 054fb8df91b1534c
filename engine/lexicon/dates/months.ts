import { anyOf } from '../word-list.ts';
/** Month names and the short forms people really use, by month, normalised, in the languages met most. */
export const MONTH_NAMES = [
  `
    january jan januar janner jaenner janvier janv enero ene janeiro gennaio gen januari tammikuu tammikuuta stycznia styczen
    styczniu jna`,
  'february feb februar feber feb fevrier fevr fev febrero febr fevereiro febbraio februari helmikuu helmikuuta lutego luty lutym',
  'march mar marz maerz mrz mars marzo marco maart mrt marts maaliskuu maaliskuuta marca marzec marcu',
  'april apr avril avr abril abr aprile huhtikuu huhtikuuta kwietnia kwiecien kwietniu',
  'may mai mayo maio maggio mag mei maj toukokuu toukokuuta maja maju',
  'june jun juni juin junio junho giugno giu kesakuu kesakuuta czerwca czerwiec czerwcu',
  'july jul juli juillet juil julio julho luglio lug heinakuu heinakuuta lipca lipiec lipcu',
  'august aug aout agosto ago augustus augusti elokuu elokuuta sierpnia sierpien sierpniu',
  'september sep sept septembre septiembre setiembre set setembro settembre syyskuu syyskuuta wrzesnia wrzesien wrzesniu',
  'october oct oktober okt octobre octubre outubro out ottobre ott lokakuu lokakuuta pazdziernika pazdziernik pazdzierniku',
  'november nov novembre noviembre novembro marraskuu marraskuuta listopada listopad listopadzie',
  'december dec dezember dez decembre diciembre dic dezembro dicembre desember des joulukuu joulukuuta grudnia grudzien grudniu',
] as const;

/**
 * Month names by language or locale, from January on, `|` between months and a comma between the forms of one: as they appear
 * beside a day, alone, and short. Normalised, from the Unicode CLDR; the same month has other names from the Gulf to Morocco.
 */
export const MONTHS_BY_LOCALE = {
  uk: anyOf`
    sichnya,sichen,sich|lyutogo,lyuti,lyut|bereznya,berezen,ber|kvitnya,kviten,kvit|travnya,traven,trav|chervnya,cherven,cherv
    lipnya,lipen,lip|serpnya,serpen,serp|veresnya,veresen,ver|zhovtnya,zhovten,zhovt|listopada,listopad,list|grudnya,gruden,grud`,
  ru: anyOf`
    yanvarya,yanvar,yanv|fevralya,fevral,fevr|marta,mart,mar|aprelya,aprel,apr|maya,mai|iyunya,iyun|iyulya,iyul|avgusta,avgust,avg
    sentyabrya,sentyabr,sent|oktyabrya,oktyabr,okt|noyabrya,noyabr,noyab|dekabrya,dekabr,dek`,
  bg: 'yanuari|fevruari|mart|april|mai|yuni|yuli|avgust|septemvri|oktomvri|noemvri|dekemvri',
  sr: 'јanuar,јan|februar,feb|mart,mar|april,apr|maј|јun|јul|avgust,avg|septembar,sep|oktobar,okt|novembar,nov|detsembar,dets',
  el: anyOf`
    ianouariou,ian|fevrouariou,fev|martiou,mar|apriliou,apr|maiou,mai|iouniou,ioun|iouliou,ioul|aygoustou,ayg|septemvriou,sep
    oktovriou,okt|noemvriou,noe|dekemvriou,dek`,
  ar: 'يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر',
  'ar-MA': 'يناير|فبراير|مارس|ابريل|ماي|يونيو|يوليوز|غشت|شتنبر|اكتوبر|نونبر|دجنبر',
  'ar-DZ': 'جانفي|فيفري|مارس|افريل|ماي|جوان|جويلية|اوت|سبتمبر|اكتوبر|نوفمبر|ديسمبر',
  'ar-SY':
    'كانون الثاني|شباط|اذار|نيسان|ايار|حزيران|تموز|اب|ايلول|تشرين الاول|تشرين الثاني|كانون الاول',
  he: 'ינואר,ינו|פברואר,פבר|מרץ|אפריל,אפר|מאי|יוני|יולי|אוגוסט,אוג|ספטמבר,ספט|אוקטובר,אוק|נובמבר,נוב|דצמבר,דצמ',
  cs: anyOf`
    ledna,leden,lednu|unora,unor,unoru|brezna,brezen,breznu|dubna,duben,dubnu|kvetna,kveten,kvetnu|cervna,cerven,cervnu
    cervence,cervenec,cervenci|srpna,srpen,srpnu|zari|rijna,rijen,rijnu|listopadu,listopad|prosince,prosinec,prosinci`,
  sk: anyOf`
    januara,januar|februara,februar|marca,marec|aprila,april|maja,maj|juna,jun|jula,jul|augusta,august|septembra,september
    oktobra,oktober|novembra,november|decembra,december`,
  hu: anyOf`
    januar,jan|februar,febr|marcius,marc|aprilis,apr|majus,maj|junius,jun|julius,jul|augusztus,aug|szeptember,szept|oktober,okt
    november,nov|december,dec`,
  tr: 'ocak,oca|subat,sub|mart,mar|nisan,nis|mayis,may|haziran,haz|temmuz,tem|agustos,agu|eylul,eyl|ekim,eki|kasim,kas|aralik,ara',
  ro: anyOf`
    ianuarie,ian|februarie,feb|martie,mar|aprilie,apr|mai|iunie,iun|iulie,iul|august,aug|septembrie,sept|octombrie,oct
    noiembrie,nov|decembrie,dec`,
  lt: anyOf`
    sausio,sausis|vasario,vasaris|kovo,kovas|balandzio,balandis|geguzes,geguze|birzelio,birzelis|liepos,liepa|rugpjucio,rugpjutis
    rugsejo,rugsejis|spalio,spalis|lapkricio,lapkritis|gruodzio,gruodis`,
  lv: anyOf`
    janvaris,janv|februaris,febr|marts|aprilis,apr|maijs|junijs,jun|julijs,jul|augusts,aug|septembris,sept|oktobris,okt
    novembris,nov|decembris,dec`,
  et: 'jaanuar,jaan|veebruar,veebr|marts|aprill,apr|mai|juuni|juuli|august,aug|september,sept|oktoober,okt|november,nov|detsember,dets',
  sl: 'januar,jan|februar,feb|marec,mar|april,apr|maj|junij,jun|julij,jul|avgust,avg|september,sep|oktober,okt|november,nov|december,dec',
  hr: anyOf`
    sijecnja,sijecanj,sij|veljace,veljaca,velj|ozujka,ozujak,ozu|travnja,travanj,tra|svibnja,svibanj,svi|lipnja,lipanj,lip
    srpnja,srpanj,srp|kolovoza,kolovoz,kol|rujna,rujan,ruj|listopada,listopad,lis|studenoga,studeni,stu|prosinca,prosinac,pro`,
  id: 'januari,jan|februari,feb|maret,mar|april,apr|mei|juni,jun|juli,jul|agustus,agu|september,sep|oktober,okt|november,nov|desember,des',
} as const;
