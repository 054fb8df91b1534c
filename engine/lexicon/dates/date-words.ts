// Words beside dates, normalised.
import { expression, wordSet } from '../word-list.ts';

/** Words beside a date that say it is when the page appeared, normalised. */
export const PUBLISHED_WORDS = wordSet(`
  published posted publication publish pub release released written created submitted veroffentlicht erstellt erschienen
  publiziert gepostet geschrieben eingestellt verfasst publie publiee poste ecrit redige publicado publicada publicacion escrito
  pubblicato pubblicata scritto gepubliceerd geplaatst offentliggjort udgivet publiceret publicerad publicerat publisert skrevet
  postet julkaistu opublikowano dodano ligne publikacji publicacao filed circulated uploaded added issued indrykket inserito
  ilmoitettu datum date fecha data dato started zverejneno vydano publikovano publikovane zverejnene kozzeteve megjelent
  publikalva yayinlanma yayimlanma yayinlandi yayimlandi eklenme opublikovano opublikovana objavljeno publicat publicata paskelbta
  publicets avaldatud نشر تاريخ`);

/** Words beside a date that say it is when the page was changed, normalised. */
export const UPDATED_WORDS = wordSet(`
  updated update modified edited revised reviewed changed aktualisiert aktualisierung geandert bearbeitet stand uberarbeitet jour
  maj modifie actualizado actualizada modificado atualizado atualizada aggiornato aggiornata aggiornamento modificato bijgewerkt
  gewijzigd opdateret uppdaterad oppdatert endret paivitetty zaktualizowano aktualizacja stan aktualizovano aktualizace frissitve
  guncelleme guncellendi onovleno obnovleno actualizat last letzte letzter dernier derniere ultima ultimo laatst sidst senast sist
  تحديث`);

/** Words beside the day a recording was made or first shown, normalised; on any other page they announce an event. */
export const SHOWN_WORDS = wordSet(`
  recorded live streamed stream streaming aired broadcast premiered webinar webcast aufgezeichnet aufzeichnung gesendet
  ausgestrahlt gestreamt enregistre diffuse grabado grabada emitido transmitido transmision gravado gravada gravacao exibido
  registrato trasmesso diretta opgenomen uitgezonden gestreamd inspelad sandes sant optaget indspillet sendt opptak stromming
  nauhoitettu lahetetty nagrano transmisja wyemitowano natoceno vysilano odvysilano felvetel kozvetites kaydedildi yayin zapisano
  translyatsiya efir`);

/** Words beside a date that say it belongs to something else: an event, a deadline, a law, somebody's reply. Normalised. */
export const OTHER_DATE_WORDS = wordSet(`
  held met meeting minutes doors edition delivered heard hearing session talk realizado realizada tenu tenuto celebrado gehouden
  holdt as per encerram encerra cierre schluss ends ended ending closes closed deadline due expires valid event join register
  registration born birth died copyright retrieved accessed archived effective effect comment reply replied says said wrote
  schrieb antworten kommentar gultig anmeldeschluss geboren gestorben abgerufen valido nacido consultado nato commented joined
  member registriert mitglied beigetreten termin veranstaltung beginn ende sagt sagte
  appointed founded established incorporated constitucion signed unterzeichnet signert firmado received accepted recibido aceptado
  eingereicht angenommen stichtag fiscal exercice esercizio ejercicio regnskapsar gilt kraft vigor vigueur vigore obowiazuje
  ucinny ucinnost yururluk hatalyos frist soknadsfrist gala kongress congress soutenue funeral beerdigung obseques
  doden gravlaggning pogrzeb pohreb temetes cenazesi`);

/** Words that make a date the start or the end of a period, normalised: 'since 12 March'. */
export const PERIOD_WORDS = wordSet(
  'bis until till from since through ab seit vom jusqu depuis hasta desde fino dal ate desde tot vanaf sinds indtil siden till sedan fram',
);

/** Before one of these, what has been there to see since the date; normalised. */
export const AVAILABLE_WORDS = wordSet(`
  available demand online verfugbar abrufbar disponible disponivel disponibile beschikbaar tillganglig tilgaengelig tilgjengelig
  saatavilla dostepne dostepny`);

/** Units of relative dates, as in '3 days ago', by their length in days; less than a day counts as none. */
export const TIME_UNITS = [
  {
    days: 0,
    words: `
      min mins minute minutes minuten minuto minutos minuti minuter minutter sec second seconds sekunden hour hours hr hrs h
      stunde stunden heure heures hora horas ora ore uur timer time timmar tunti tuntia godz`,
  },
  {
    days: 1,
    words:
      'day days tag tage tagen jour jours dia dias giorno giorni dag dagen dage dagar dager d paiva paivaa dni',
  },
  {
    days: 7,
    words:
      'week weeks woche wochen semaine semaines semana semanas settimana settimane weken uge uger vecka veckor uke uker viikko viikkoa',
  },
] as const;

/** Days relative to today, as the press gives them: 'today', 'yesterday'. Normalised. */
export const RELATIVE_DAYS = wordSet(`
  today yesterday heute gestern aujourdhui hier hoy ayer oggi ieri hoje ontem vandaag gisteren dzis dzisiaj wczoraj dnes vcera
  idag igar tanaan eilen tegnap bugun dun sogodni vchora segodnya vchera`);

/** How sites date a post: '3 weeks ago', 'vor 2 Tagen', '3 veckor sedan'. The whole of a label, in plain letters. */
export const TIME_AGO =
  /^(?:\d+ ?[a-z]+\.? (?:ago|sedan|siden|geleden|fa|temu|once|atras|sitten)|(?:vor|hace|ha|il y a|pred|for) \d+ [a-z]+(?: siden)?)$/i;

/** The same anywhere in a text, in any of the units above. */
export const TIME_AGO_IN_TEXT = expression('u')`
  (?:^|[^\p{L}\d])(?:
    vor|il y a|hace|ha|for
  )? ?(?<count>\d{1,2}) ?(?<unit>\p{L}{1,10})\.?(?: (?:ago|fa|atras|geleden|sedan|siden|sitten|temu))?`;
