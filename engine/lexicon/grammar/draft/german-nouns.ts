// German nouns that a draft writes with a capital and that name nobody.
import { expression } from '../../word-list.ts';

/** Ordinary nouns as they are written, umlauts included; a compound ends with one of them. */
export const GERMAN_NOUNS = `
  ablauf absage absatz absprache abteilung alarm alltag ampel analyse anbieter anfang anfrage anforderung angebot anlage anlass
  ansatz ansicht antwort anwender anwendung arbeit archiv art artikel aspekt audit aufgabe auflage aufsicht aufwand auge
  augenblick auskunft auswahl austausch auszug basis bedarf bedenken begriff begründung behörde beispiel beitrag beleg bereich
  bericht beruf bescheid besuch betrieb betriebsrat blick branche brief buch budget büro chance checkliste dank datei daten datum
  detail dialog dienst ding dokument druck eindruck einfluss einkauf einsatz einstieg eintrag einwand empfehlung ende entscheidung
  entwurf erfahrung erfolg ergebnis ernst euro fach fachbereich fahrplan fall familie fehler feld ferne filiale firma fokus folge
  form format formular forschung frage fragebogen freigabe freude frist führung fund gebiet gedanke gefahr gefühl gegenwart geld
  gelegenheit genossenschaft geschäft geschichte gesetz gespräch gesuch gewinn grad grenze größe grund grundlage gruppe
  handbuch handel handlung haus heft hersteller hilfe hinblick hinsicht hintergrund hinweis höhe idee inhalt interesse interview
  jahr jahrzehnt kanal kapazität kapitel karte kategorie kauf kenntnis kern kette kollege kollegin kommentar konferenz konflikt
  konto kontakt kontext kontrolle konzept konzern kopf kosten kraft kreis kritik kultur kunde kundin kürze lager lage land
  landkarte lärm last laufzeit leben lebenslauf lehrbuch leitfaden leitung leittechnik leser lieferant lieferkette liefertermin
  linie liste lob lösung lücke lust mail management mangel mappe markt maschine maß maßnahme material mehrheit meinung meldung
  menge mensch methode minute mitarbeiter mitarbeiterin mitglied mitte mittel mittelstand modell moment monat motto muster
  nachfrage nachmittag nachricht nachweis nähe name netz neuigkeit niveau norden norm not notiz nummer nutzen nutzer ordner
  ordnung ort osten panel papier partner pause pendant person personal perspektive pfad pflicht phase plan planung plattform platz
  position post postfach praxis preis presse prinzip priorität probe problem produkt prognose projekt protokoll prozent prozess
  prüfer prüferin prüfung punkt quelle rahmen rand raum rechner recht rechtsabteilung rede regel regelwerk register reihe
  reihenfolge revision revisorin revisor richtlinie risiko rolle rückfrage rückmeldung rücksprache ruhe runde sache satz
  schaden schließung schluss schnitt schreiben schritt schublade schuld schulung schutz schwelle seite sicht sinn sitzung skizze
  software sorge sprache stand standard standort start statistik stelle stichprobe stimme strafe strategie struktur stück studie
  stunde suche süden system tabelle tag tat teil teilnehmer telefon telefonat termin text thema ton treffen trend überblick
  überschrift übersicht umfang umfeld umgang umsatz umsetzung unternehmen unterlage unterschied ursache urteil verantwortung
  verband verbindung verein verfahren vergangenheit vergleich verhalten verlag vermerk version versorger versuch vertrag vertrauen
  verwaltung verzeichnis vorbild vorfall vorgang vorgabe vorhaben vormittag vorschlag vorschrift vorstand vorteil vortrag wachstum
  wahl wand wandel weg weise welt werk werkzeug wert westen widerspruch wille winter wirkung wissen woche wort wunsch zahl zahlung
  zauberei zaun zeichen zeile zeit ziel zugang zukunft zulieferer zusage zusammenhang zustand zweck zweifel umspannwerk frühjahr
  frühling sommer herbst update updates team teams tool tools call link feedback meeting workshop compliance governance cloud
  newsletter podcast homepage website webinar dashboard mittelständler volksbanken bank banken versicherung behörden alarme
  häuser büros anlagen wörter wörtern papiere fleißarbeit lehre ländern länder sprachen kunden kundinnen kolleginnen
  kollegen nachweise nachweisen`;

/** Suffixes that make nouns, with their plurals. */
export const NOUN_SUFFIX = expression('u')`
  (?:
    ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tat|taten|ment|ments|nis|nisse|nissen|tum|ismus|ik|iken|anz
    anzen|enz|enzen|ie|ien|ur|uren|chen|lein|ling|linge|ierung|age|agen|erin|erinnen|beauftragte[rn]?
  )$`;

/** What precedes ordinary nouns and never a name: 'Ihr', 'kein', 'jeder'. */
export const DETERMINER = expression('u')`
  ^(?:
    (?:ein|kein|mein|dein|sein|unser|euer|ihr)(?:e|en|em|er|es)?
    (?:jed|dies|jen|welch|manch|solch|all|viel|wenig|mehrer|einig|etlich|beid)(?:e|en|em|er|es)?|zum|zur|beim|etwas|mehr|genug
  )$`;
