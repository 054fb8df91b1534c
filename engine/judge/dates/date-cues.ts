/** Words beside a date that say it is when the page appeared, folded. */
export const PUBLISHED_CUES: ReadonlySet<string> = new Set(
  'published posted publication publish pub release released written created submitted veroffentlicht erstellt erschienen publiziert gepostet geschrieben eingestellt verfasst publie publiee publication poste ecrit redige publicado publicada publicacion escrito pubblicato pubblicata scritto gepubliceerd geplaatst offentliggjort udgivet publiceret publicerad publicerat publisert skrevet postet julkaistu opublikowano dodano ligne publikacji publicacao filed circulated uploaded added issued indrykket inserito ilmoitettu datum date fecha data dato started zverejneno vydano publikovano publikovane zverejnene kozzeteve megjelent publikalva yayinlanma yayimlanma yayinlandi yayimlandi eklenme opublikovano opublikovana dodano objavljeno publicat publicata paskelbta publicets avaldatud نشر تاريخ'.split(
    ' ',
  ),
);

/** Words beside a date that say it is when the page was changed, folded. */
export const UPDATED_CUES: ReadonlySet<string> = new Set(
  'updated update modified edited revised reviewed changed aktualisiert aktualisierung geandert bearbeitet stand uberarbeitet jour maj modifie actualizado actualizada modificado atualizado atualizada aggiornato aggiornata aggiornamento modificato bijgewerkt gewijzigd opdateret uppdaterad oppdatert endret paivitetty zaktualizowano aktualizacja stan aktualizovano aktualizace frissitve guncelleme guncellendi onovleno obnovleno actualizat last letzte letzter dernier derniere ultima ultimo laatst sidst senast sist تحديث'.split(
    ' ',
  ),
);

/** Words beside the day a recording was made or first shown, folded; on any other page they tell of an event. */
export const SHOWN_CUES: ReadonlySet<string> = new Set(
  'recorded live streamed stream streaming aired broadcast premiered webinar webcast aufgezeichnet aufzeichnung gesendet ausgestrahlt gestreamt enregistre diffuse grabado grabada emitido transmitido transmision gravado gravada gravacao exibido registrato trasmesso diretta opgenomen uitgezonden gestreamd inspelad sandes sant optaget indspillet sendt opptak stromming nauhoitettu lahetetty nagrano transmisja wyemitowano natoceno vysilano odvysilano felvetel kozvetites kaydedildi yayin zapisano translyatsiya efir'.split(
    ' ',
  ),
);

/** Words beside a date that say it belongs to something else: an event, a deadline, a law, somebody's reply. Folded. */
export const OTHER_DATE_CUES: ReadonlySet<string> = new Set(
  (
    'held met meeting minutes doors edition delivered heard hearing session talk realizado realizada tenu tenuto celebrado gehouden holdt as per encerram encerra cierre schluss ends ended ending closes closed deadline due expires valid event join register registration born birth died copyright retrieved accessed archived effective effect comment reply replied says said wrote schrieb antworten kommentar gultig anmeldeschluss geboren gestorben abgerufen valido nacido consultado nato commented joined member registriert mitglied beigetreten termin veranstaltung beginn ende sagt sagte ' +
    'appointed founded established incorporated constitucion signed unterzeichnet signert firmado received accepted recibido aceptado eingereicht angenommen stichtag fiscal exercice esercizio ejercicio regnskapsar gilt kraft vigor vigueur vigore obowiazuje ucinny ucinnost yururluk hatalyos frist soknadsfrist gala kongress congress soutenue funeral beerdigung obseques ' +
    'doden gravlaggning pogrzeb pohreb temetes cenazesi'
  ).split(' '),
);

/** Words between which and a date lies a stretch of time, folded: 'since 12 March' tells when something began. */
export const STRETCH_CUES: ReadonlySet<string> = new Set(
  'bis until till from since through ab seit vom jusqu depuis hasta desde fino dal ate desde tot vanaf sinds indtil siden till sedan fram'.split(
    ' ',
  ),
);

/** Before one of these, what has been there to see since the date; folded. */
export const AVAILABLE_CUES: ReadonlySet<string> = new Set(
  'available demand online verfugbar abrufbar disponible disponivel disponibile beschikbaar tillganglig tilgaengelig tilgjengelig saatavilla dostepne dostepny'.split(
    ' ',
  ),
);

/** Scripts without spaces give one word a character, so their cues are looked for as they stand before a date. */
export const PUBLISHED_BEFORE =
  /(?:公開|掲載|発行|配信|発表|投稿|发布|發布|发表|입력|등록|게재|게시)(?:日|日期|时间|일)? ?[:：]? ?$/u;
export const UPDATED_BEFORE = /(?:更新|改訂|修正|수정|변경)(?:日|日期|时间|일)? ?[:：]? ?$/u;
