/** Words beside a date that say it is when the page appeared, folded. */
export const PUBLISHED_CUES: ReadonlySet<string> = new Set(
  'published posted publication publish pub release released written created submitted veroffentlicht erstellt erschienen publiziert gepostet geschrieben eingestellt verfasst publie publiee publication poste ecrit redige publicado publicada publicacion escrito pubblicato pubblicata scritto gepubliceerd geplaatst offentliggjort udgivet publiceret publicerad publicerat publisert skrevet postet julkaistu opublikowano dodano publicacao filed circulated uploaded added issued indrykket inserito ilmoitettu datum date fecha data dato started'.split(
    ' ',
  ),
);

/** Words beside a date that say it is when the page was changed, folded. */
export const UPDATED_CUES: ReadonlySet<string> = new Set(
  'updated update modified edited revised reviewed changed aktualisiert aktualisierung geandert bearbeitet stand uberarbeitet mis jour maj modifie actualizado actualizada modificado atualizado atualizada aggiornato aggiornata aggiornamento modificato bijgewerkt gewijzigd opdateret uppdaterad oppdatert paivitetty zaktualizowano last letzte letzter dernier derniere ultima ultimo laatst sidst senast sist'.split(
    ' ',
  ),
);

/** Words beside a date that say it belongs to something else: an event, a deadline, a law, somebody's reply. Folded. */
export const OTHER_DATE_CUES: ReadonlySet<string> = new Set(
  'recorded held live met meeting minutes doors edition gravado gravada gravacao realizado realizada aufgezeichnet aufzeichnung enregistre enregistree tenu registrato registrata tenuto grabado grabada celebrado opgenomen gehouden inspelad optaget indspillet opptak holdt nauhoitettu as per encerram encerra cierre schluss until till from since through ends deadline expires valid event join register registration webinar born died copyright retrieved accessed archived effective comment reply replied says said wrote schrieb antworten kommentar bis ab seit vom gultig anmeldeschluss geboren gestorben abgerufen jusqu depuis hasta desde hasta valido nacido consultado fino dal nato ate desde tot vanaf sinds indtil siden till sedan fram sagt sagte commented joined member registriert mitglied beigetreten termin veranstaltung beginn ende'.split(
    ' ',
  ),
);
