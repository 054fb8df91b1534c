import type { EventWords } from '../event-words.ts';

/** The words with which German reports events. */
export const GERMAN: EventWords = {
  give: `
    verhäng* verhang* auferleg* erlass* erließ erteil* ausgesprochen sprach~aus bestell* verlieh* vergab vergeben zugesprochen
    ausgestellt angeordnet ordnet* ordnete~an erneuert* verlängert* genehmig* bewillig*`,
  get: `
    erhalt* erhält erhielt* bekam* bekomm* kassier* erlang* gewonnen gewann gewinnt errang holt* geholt erworben entgegengenommen
    nahm~entgegen geht_an ging_an ausgezeichnet bestanden besteht erreicht* errungen eingesammelt darf~nennen`,
  pay: 'zahl* bezahl* muss müssen musste belegt* beleg* überweis* akzeptier*',
  open: `
    eröffnet* eröffnen eingeweiht weiht* einweih* in_betrieb startet* gestartet starten lancier* führt~ein führte~ein
    eingeführt bringt~auf_den_markt auf_den_markt stellt*~vor vorgestellt gibt_es expandier* bezogen bezieht spatenstich
    legt*~auf einleit* eingeleitet leitet* aufgenommen nimmt~auf nahm~auf läuft laufen freigeschaltet schaltet~frei bietet
    ging_live live_gegangen umgestellt`,
  end: `
    abgeschlossen abschluss schließt~ab schloss~ab vollzogen beendet unterzeichn* vereinbar* besiegelt genehmigt perfekt
    gab~bekannt angekündigt kündigt*~an vollzug`,
  buy: `
    übernimmt übernahm* übernommen übernehmen erwirbt erwarb* erworben kauft* gekauft kaufen schluckt* zukauf* beteiligt*
    einverleib*`,
  sell: 'verkauft* verkaufen veräußer* trennt*_sich abgestoßen stößt~ab abgegeben',
  suffer: `
    getroffen opfer ziel gemeldet meldet* betroffen lahmgelegt lahm bestätig* verschlüsselt* gehackt angegriffen
    wiederhergestellt erlitt erlitten fiel~aus ausgefallen heimgesucht attackiert* informiert* räumt*~ein entdeckt*
    veröffentlicht* kopiert* verschickt versandt gelangt* einsehen zugänglich verloren`,
  steal:
    'entwendet* abgeflossen abgezogen abgesaugt gestohlen erbeutet* offengelegt im_netz im_internet einsehbar abrufbar abgegriffen',
  find: `
    abgeschlossen bestanden ergab* ergeben festgestellt stellt*~fest beanstandet* absolviert *abweichung* ohne_befund mängel
    bemängel* feststellung* moniert* fand* gefunden bescheinigt*`,
  hold: `
    geprüft prüft* stattgefunden fand~statt durchgeführt führt*~durch im_haus war~bei waren~bei zu_gast besucht* begann
    begonnen beginnt unterzog* gründlich vor_ort war`,
  name: `
    ernannt ernennt bestellt* berufen beruft berief übernimmt übernahm* übernommen folgt* tritt* trat~an tritt~an wird_neue*
    gewählt führt* nachfolg* rückt~auf rückte~auf befördert* verpflichtet* gewinnt holt* wechselt* kommt~von steigt~auf
    antritt heißt angetreten verantwortet* beerbt* antreten_wird`,
  leave: `
    verlass* verließ* verlässt scheidet~aus schied~aus ausgeschieden tritt~zurück trat~zurück zurückgetreten in_den_ruhestand
    in_rente in_pension abberufen geht hört~auf wechselt* gekündigt abschied verabschiedet* entlassen freigestellt gegangen
    legt~nieder niedergelegt ausscheid*`,
  cut: `
    streicht gestrichen streichen baut~ab abgebaut abbauen abbau fallen~weg wegfallen entfallen kürzt* entlässt entlassen
    kündigt reduzier* fallen verlieren`,
  shut: `
    schließt schloss geschlossen schließen stilllegt stillgelegt fährt~herunter heruntergefahren dicht macht~dicht aufgegeben
    gibt~auf`,
  publish: `
    veröffentlicht* legt*~vor vorgelegt vorgestellt präsentiert* verbucht* meldet* erzielt* erwirtschaftet* publiziert*
    erschienen steigert* hochgestuft herabgestuft weist~aus ausgewiesen stellt*~vor`,
  seek: 'sucht suchen gesucht auswahl auszuwählen auswählen einführung beschaffung beschafft* benötigt*',
  sign: 'unterzeichnet* gewonnen gewinnt erhält erhalten erhielt abgeschlossen schließt sicher* zuschlag unterschrieb*',
  raise: `
    sammelt* eingesammelt einsammel* sichert* erhält erhalten erhielt aufgenommen nimmt~auf nahm~auf platziert* begeben begibt
    gesichert schließt bekommt bekam`,
  sue: 'eingereicht erhoben gegen reicht* erhebt angestrengt verklag* läuft',
  float:
    'beantragt* gegangen ging notiert* geht gelistet debüt* angekündigt kündigt* gefeiert gelungen',
  must: `
    muss müssen hat_bis haben_bis ist_verpflichtet sind_verpflichtet spätestens frist hat_sich_verpflichtet verpflichtet_sich
    hat_zugesagt`,
  apply: `
    tritt_in_kraft tritt~in_kraft treten_in_kraft treten~in_kraft gilt_ab gelten_ab gilt~ab gelten~ab frist stichtag verbindlich
    anzuwenden greift`,
  fine: '*bußgeld* geldbuße* *geldstrafe* strafzahlung* *buße *strafe zwangsgeld*',
  order: `
    anordnung* auflage* verwarnung* rüge* sonderbeauftragt* maßnahmen bescheid verfügung* abmahnung* untersagung* untersagt*
    kapitalzuschlag* sanktion*`,
  inquiry: '*ermittlung* *untersuchung* *verfahren* prüfverfahren kartellverfahren',
  suit: '*klage* *klagen sammelklage*',
  attack: `
    *cyberangriff* *hackerangriff* cyberattack* cyber_attack* datenpanne* datenleck* datenabfluss* datendiebstahl*
    sicherheitsvorfall* *hacker ransomware* datenschutzvorfall* datenschutzverletzung* verschlüsselungsangriff* schadsoftware
    erpressungstrojaner it_angriff* it_vorfall* trojaner hackerattack* angreifer* cybervorfall* datenschutzpanne*`,
  data: `
    *daten *datei* *datensatz* *datensätze* namen systeme server it_systeme e_mails *kunden* rechnungen akten briefe
    kontoauszüge`,
  audit: `
    *audit* *prüfung* *inspektion* prüfer* kontrolle *begehung* *revision* zertifizierungsstelle visitation vor_ort_prüfung
    stichprobe*`,
  certificate: `
    *zertifi* *lizenz* *zulassung* konzession* akkreditier* *genehmigung* iso tisax erlaubnis soc_2 nis2 testat* typ_ii
    betriebserlaubnis urkunde* *siegel bescheinigung`,
  prize: `
    *preis *preises auszeichnung* siegel award* ehrung medaille pokal *preisträger* *arbeitgeber_des_jahres
    *unternehmen_des_jahres versicherer_des_jahres titel prämiert gekürt kürte geehrt rangliste platz_eins`,
  funds: `
    finanz* *finanzierung* anleihe* *kredit* investor* *runde beteiligung* kapital* schuldschein* darlehen* eigenkapital förder*`,
  firm: `
    *firma *unternehmen* *betrieb* konkurrent* wettbewerber* *hersteller* *anbieter* *gesellschaft anteil* *tochter sparte
    *geschäft mehrheit* beschäftigten mitarbeiter* gmbh ag kg *händler* spezialist* dienstleister* *werk start_up *bank
    versicherer *makler* *handwerks* *gruppe beteiligung* portfolio`,
  deal: 'übernahme* *fusion* kauf verkauf zusammenschluss erwerb verschmelzung* beteiligung* zukauf',
  site: `
    *werk *niederlassung* *standort* *büro* *zentrum* *filiale* *fabrik* *lager *halle *anlage* *labor* *zentrale* *depot* *markt
    *geschäftsstelle* *klinik* *linie *campus *hub produktionsstätte* *terminal* geschäft laden repräsentanz vertretung
    *hauptsitz* maschine`,
  offer: `
    *dienst* *produkt* *plattform* *karte *konto *tarif* angebot *software linie *app *versicherung* *police *fonds *system
    *service *portal *gerät* *modell* *reihe *sortiment *lösung assistent* fähre route`,
  tender:
    'ausschreibung* vergabeverfahren vergabe auftragsvergabe öffentliche_ausschreibung teilnahmewettbewerb bieterverfahren',
  tool: '*software *lösung *anbieter* *tabellen *werkzeug* *system *plattform excel* tool tools',
  replace: 'ersetzen ablösen löst~ab ablösung umstellen stellt~um ersetzt abzulösen',
  control:
    '*risik* *risiko* *kontroll* *revision* *compliance* maßnahmen audit* governance *datenschutz* hinweisgeber* grc lieferkette*',
  staff: `
    fachleute *prüfer *prüferinnen *revisoren *revisorinnen *juristen *juristinnen *analysten *ingenieure *fachkräfte
    *techniker *berater auszubildende azubis sachbearbeiter* spezialisten *pflegekräfte leute`,
  jobs: '*stellen *arbeitsplätze* *arbeitsplätzen *jobs *beschäftigte* mitarbeiter* belegschaft',
  accounts: `
    *bericht *berichts *gewinn* *umsatz* *ergebnis* *verlust* *halbjahr* *jahresabschluss* *bilanz* *überschuss* *zahlen rating
    bonität`,
  contract: '*auftrag* *vertrag* *großauftrag rahmenvertrag* *kooperation*',
  title: `
    *vorstand* *chef *chefin *leiter *leiterin *leitung geschäftsführ* *aufsichtsrat* *beauftragt* *direktor *direktorin
    justiziar* *präsident* *sprecher *sprecherin ciso cfo ceo coo cco *revisor* prokurist* bereich ressort abteilung leitet*
    nachfolger* syndikus compliance_officer`,
  exchange: '*börsengang* an_die_börse *börse* börsendebüt erstnotiz börsennotierung',
  fined: `
    gebüßt verwarnt_und bebußt abgestraft zu~geldstrafe_verurteilt mit~bußgeld_belegt mahnt~ab gerügt rügt untersagt*
    rechtskräftig_verurteilt verurteilt_zu muss~zahlen_und`,
  probed: `
    durchsuch* ermittelt_gegen ermittelt~gegen angeklagt anklage_erhoben untersucht_die razzia* vorermittlungen beanstandet_die
    sonderbeauftragten unter_aufsicht anklage_gegen klagt~an sonderbeauftragter`,
  proposed: 'beabsichtigt~bußgeld',
  sued: 'verklagt* klagt_gegen klagt~gegen vor_gericht_gezogen',
  breached: 'gehackt',
  audited: `
    uneingeschränkt*~bestätigungsvermerk uneingeschränkt*~prüfungsurteil uneingeschränkt*~testat testat_ohne_einschränkung
    wesentliche_schwäche* eingeschränkt*~bestätigungsvermerk auditiert rezertifizierungsaudit_bestanden`,
  certified: 'zertifiziert* rezertifiziert* akkreditiert* zugelassen',
  awarded:
    'ausgezeichnet_mit ausgezeichnet_als mit~preis_ausgezeichnet mit~ausgezeichnet preisgekrönt',
  merged: 'fusioniert* verschmolzen verschmilzt gekauft_von übernommen_von zusammengeschlossen',
  votes: 'stimmen_über~fusion stimmen~verschmelzung abstimmung~fusion',
  reorganised: `
    *stellenabbau* kurzarbeit stilllegung* umstrukturierung* restrukturierung* sozialplan insolvenz* werksschließung* ausgelagert
    sparprogramm umbau_des neuordnung`,
  tendering: `
    sucht_einen_anbieter suchen_einen_anbieter sucht_einen_dienstleister suchen_einen_dienstleister sucht_einen_lieferanten
    suchen_einen_lieferanten schreibt~aus ausgeschrieben schrieb~aus ausschreibung_für europaweite_ausschreibung vergabeverfahren
    teilnahmewettbewerb schreiben~aus schrieben~aus schlusstermin ausschreibung~erfolg* ausschreibung~geplant
    ausschreibung~vorgesehen ausschreibung~startet ausschreibung~beginnt wird~ausschreiben will~ausschreiben werden~ausschreiben`,
  hiring: `
    wir_suchen sucht_zum sucht_ab sucht_eine* sucht_neue* stellenanzeige bewerbungen_bis bewerbungen_bitte bewerbung*~bis
    stelle~besetzt_werden stelle~zu_besetzen stelle~ausgeschrieben position~ausgeschrieben eingestellt stellt~ein
    verstärkung_gesucht gesucht_wird suchen_wir gesucht_werden wird_gesucht werden_gesucht sucht_derzeit sucht_aktuell
    sucht_per_sofort zu_besetzen ausbildungsplätze nachfolge~ausgeschrieben`,
  renamed: `
    umbenannt heißt_jetzt heißt_nun heißt_künftig heißt_ab_sofort firmiert*~jetzt firmiert*_künftig firmiert*_nun
    firmiert*_seit neuer_name neuen_namen`,
  left: 'verlassen_hat hat~verlassen in_den_ruhestand in_pension_gegangen in_rente_gegangen ausgeschieden zurückgetreten',
  drill:
    '*übung* *versicherung* *schulung* simulation* simulierte* webinar seminar vortrag prävention',
  lost: 'entzogen widerrufen abgelaufen führerschein',
  nominee: 'nominiert* jury finalist* strompreis* shortlist verkaufspreis* ölpreis* kaufpreis*',
  applicant: 'kunden investor* mieter mitglieder teilnehmer* anmeld* schiedsrichter*',
  shortly: 'vorübergehend über_nacht nachts',
  revoke: 'entzogen widerrufen ausgesetzt eingeschränkt entzieht ruht',
  recall: 'zurückgerufen ruft~zurück rief~zurück rückruf',
  goods: 'produkte* chargen packungen fahrzeuge artikel',
  launched: 'ab_sofort_erhältlich ab_sofort~können kommt_in_den_handel',
  unite: `
    fasst~zusammen fasste~zusammen zusammenfass* zusammengefasst legt~zusammen legte~zusammen zusammengelegt zusammengeführt
    führt~zusammen bündelt* gebündelt vereint* verschmilzt aufgespalten`,
  units:
    'einheiten *abteilungen *bereiche *bereichen *teams funktionen tochtergesellschaften *gesellschaften zentralbereich einheit',
  settle: 'zahl* gezahlt beilegt* beigelegt vergleich vergleicht',
  case: 'verfahren rechtsstreit *klage* streit vorwürfe',
  comes: `
    neu_an_bord stößt~zu stieß~zu wechselt~zu wechselte~zu kommt_von kam_von tritt~ein trat~ein eingetreten angeheuert
    verpflichtet heuert~an erster_arbeitstag erster_tag willkommen begrüß* gewinnt~als abgeworben angefangen fängt~an fing~an
    eingestiegen steigt~ein stieg~ein gewechselt~von wechselte_von kommt~von kam~von kommend neu_bei neu_im_team verstärkt~team
    dienst~an dienst_angetreten dazugestoßen hinzugekommen gehaltsliste tritt~dienst~an angestellt`,
  rises: `
    befördert* aufgestiegen steigt~auf stieg~auf rückt~auf rückte~auf aufgerückt beförderung rückt~nach hochgestuft
    zusätzlich~amt zusätzlich~leitung vom_stellvertreter nicht_mehr_stellvertret*`,
  hitherto:
    'bisher* bislang zuvor_stellvertret* bis_dato zusätzlich_zu zusätzlich_zur zusätzlich_zum neben_ihrer_bisherigen',
  goes: `
    scheidet~aus schied~aus verlässt verließ verlassen übergibt übergab abgang rücktritt tritt~zurück trat~zurück abschied
    verabschiedet* legt~nieder legte~nieder gekündigt ruhestand geht_in_pension in_pension~gegangen in_rente~gegangen
    letzter_arbeitstag letzter_tag abberufen abgelöst bin_ich_noch_da räumt verlässt~haus nicht_mehr_bei letzten_tag
    mandat~niedergelegt ausgeschieden badge~abgegeben`,
  takes: `
    berufen beruft berief bestellt ernannt ernennt ernannte übernimmt übernahm übernommen folgt nachfolger* nachfolge leitet
    leitete verantwortet kommissarisch ad_interim interim* angetreten tritt_das_amt trat_die_stelle seit~leiter* ist_seit neuer
    neue_leiterin übertragen betraut gewählt soll~sorgen ins_amt`,
  barred: `
    untersagt* untersagung stillgelegt stilllegung gesperrt verbot verboten aufgegeben beschlagnahmt bußgeldbescheid verwarnung
    verwarnt rüge rügte schadenersatz schadensersatz zahlen_muss muss~zahlen nachzahl* zwangsgeld auflagen betriebsverbot`,
  accused: `
    anklage* vorgeladen razzia* beschlagnahm* ermittl* anhörung* vorwurf* vorwürfe* beanstand* unter_die_lupe durchsucht*
    durchsuchung* unangekündigt prüfverfahren anzeige strafanzeige staatsanwalt* verbraucherzentrale beschwerde`,
  bids: 'angebote teilnahmeanträge angebotsfrist vergabe',
  mishap: `
    rückruf zurückgerufen ruft~zurück rief~zurück ausfall* ausgefallen stromausfall störung* nicht_erreichbar still_gestanden
    brand brannte feuer explosion unfall unglück havarie leck ausgelaufen überschwemm* salmonell* listerien verunreinig*
    versehentlich falsche_adresse falsche_adressaten einbruch eingebrochen betrug betrüger* vom_netz lahm lahmgelegt
    verschlüsselt *panne`,
  owned: `
    gehört gehören gehörte besitzer* eigentümer* in_den_händen mehrheit_an mehrheit_der anteile aktienmehrheit kaufvertrag
    unter_dem_dach_der neuer_eigner übergegangen verkauft_an`,
  grown: `
    eröffnet eröffnete eingeweiht einweihung spatenstich grundstein in_betrieb niederlassung standort zweigstelle filiale
    außerhalb_deutschlands erweitert* erweiterung ausbau baut~aus neubau vertreten expansion expandiert großauftrag
    auftrag_über zuschlag_für richtfest bezog bezieht bezogen`,
  financed: `
    finanzierungsrunde anleihe* kredit* darlehen frisches_geld geldgeber investor* finanzspritze kapitalerhöhung fördergeld*
    förderbescheid zuschuss millionen_von schuldschein* wachstumskapital eingeworben untergebracht flossen börsengang
    erster_kurs`,
  issued: `
    bericht_veröffentlicht geschäftsbericht* nachhaltigkeitsbericht* jahresbericht* transparenzbericht* halbjahresbericht*
    quartalszahlen bilanz verhaltenskodex grundsatzerklärung* jahresabschluss* online_gestellt`,
  ended: `
    insolvenz* eigenverwaltung schließt~tore macht~dicht dichtmacht dichtgemacht geschlossen schließung stilllegung stillgelegt
    stellenabbau entlassen entlassungen kündigungen kurzarbeit aufgespalten abgespalten ausgegliedert zusammengeführt umfirmier*
    umbenannt verlagert neu_geordnet neuordnung`,
  vacant: 'nachfolge~ausgeschrieben stelle~ausgeschrieben position~ausgeschrieben',
  marketed: `
    an_den_start gestartet startete startet im_handel auf_dem_markt auf_den_markt freigeschaltet eingeführt bringt~heraus
    vom_band ist_online`,
  earnings: `
    gewinn* verlust umsatz* fehlbetrag jahresfehlbetrag defizit betriebsergebnis konzernergebnis jahresergebnis betriebsgewinn
    reingewinn nettogewinn halbjahresgewinn beitragseinnahmen prämieneinnahmen ergebnis minus plus *überschuss erlöse erträge
    prämien bruttoprämien prämienvolumen bilanzsumme konzernumsatz nettoumsatz`,
  grew: `
    stieg* gestiegen sank gesunken fiel gefallen wuchs* gewachsen erzielt* erwirtschaft* abgeschlossen schloss schließt
    verzeichnet* steiger* legte~zu ging~zurück beträgt betrug beliefen belief macht* gemacht liegt lag meldet* gemeldet rutscht*
    verbesser* erreicht* sanken`,
  netted: 'verdiente erlöste verdient setzte~um',
  migrate: `
    umgestellt stieg*~um steigt~um umgestiegen stell*~um stellt~um gewechselt wechselt* migriert* umgezogen zog~um ersetzt*
    abgelöst löst~ab löste~ab in_betrieb_genommen nahm~in_betrieb nimmt~in_betrieb live_gegangen ging~live geht~live
    abgeschaltet überführt* umstell* eingeführt*`,
  system: `
    *system *systeme *systems *systemen plattform* *plattform *software rechenzentrum* cloud sap hana datenbank* fachverfahren*
    hosting* patientenakte* erp crm zeiterfassung abrechnung*`,
  due: 'erwartet fordert verlangt zu_erledigen zu_liefern zu_beheben einzureichen vorzulegen fällig wird werden werde will wollen',
  astray:
    'falsche_adresse* falschen_adress* falsche_empfänger falschen_empfänger* alte_adressen irrtümlich versehentlich',
};
