import type { EventWords } from '../event-words.ts';

/** The words with which Dutch reports events. */
export const DUTCH: EventWords = {
  give: `
    opgelegd opleg* legt* legde* geeft gaf gegeven verleen* toegekend uitgereikt uitgedeeld verlengd vernieuwd gelast* beveelt
    uitgevaardigd gewaarschuwd`,
  get: `
    krijgt kreeg gekregen behaald behaalt behaalde verkregen ontvang* ontving* gewonnen wint won sleept* haalt haalde
    binnengehaald wist~te_halen verwierf geslaagd voldoet`,
  pay: 'betaal* betalen moet schikt geschikt schikking',
  open: `
    opent opende geopend opening gestart start* begonnen begint ingesteld lanceer* gelanceerd introduceer* in_gebruik in_bedrijf
    brengt~op_de_markt op_de_markt presenteer* ingevoerd voert~in neemt~in_gebruik stelt~in betrekt betrokken uitgerold live`,
  end: `
    afgerond rondt~af voltooid gesloten sluit bereikt ondertekend getekend aangekondigd kondigt~aan beklonken goedgekeurd
    overeenstemming`,
  buy: 'overgenomen neemt~over nam~over overneemt koopt kocht gekocht koopt* verwerft verworven ingelijfd inlijft aankoop',
  sell: 'verkoopt verkocht verkoop stoot~af afgestoten',
  suffer: `
    slachtoffer gemeld meldt meldde bevestig* getroffen treft trof gehackt ontdekt platgelegd plat lag~plat informeer* hersteld
    doelwit erkent gewaarschuwd geconstateerd zichtbaar gepubliceerd gekopieerd gestuurd verstuurd verzonden toegang
    terechtgekomen verloren`,
  steal: 'gestolen buitgemaakt gelekt op_straat in_te_zien ingezien onbevoegd*',
  find: `
    afgerond constateer* geconstateerd doorstaan vond gevonden bleek tekortkoming* afwijking* bevinding* opmerking* aandachtspunt*
    geslaagd zonder oordeel* beoordeeld`,
  hold: `
    uitgevoerd voerde~uit voert~uit bezocht bezoek plaatsgevonden vond~plaats afgerond deed onderging langs_geweest kwam~langs
    kwamen~langs gedaan`,
  name: `
    benoem* aangesteld treedt_aan treedt~aan trad~aan volgt* opvolg* wordt werd komt_over aangetrokken aantrekt trekt~aan
    gepromoveerd gekozen overgestapt start begint neemt~over aantreden promoveert`,
  leave: `
    vertrekt vertrok vertrokken stapt_op stapt~op opgestapt treedt_af treedt~terug trad~terug afgetreden met_pensioen afscheid
    verlaat verliet verlaten neemt~afscheid nam~afscheid ontslagen zwaait~af zwaaide~af legt~neer vertrek sleutels_af
    teruggetreden`,
  cut: 'schrap* geschrapt verdwijnen verdwijnt ontsla* verloren bezuinig* snijdt krimpt vervallen minder weg',
  shut: 'sluit sloot gesloten sluiting dicht opgeheven stopt~met samengevoegd',
  publish:
    'publiceer* gepubliceerd meldt meldde boekte geboekt boekt presenteer* gepresenteerd behaalde komt~met kwam~met verhoogd verlaagd',
  seek: 'zoekt zoeken kiezen selecteren op_zoek aanschaf* uitkijken',
  sign: 'tekent getekend wint won gewonnen sluit gesloten sleept* binnengehaald krijgt gegund',
  raise:
    'haalt haalde opgehaald ophaalt krijgt kreeg leent plaatst geplaatst sluit gesloten ontvangt ontving',
  sue: 'aangespannen spant* tegen dagvaard* gedagvaard ingediend dient~in aangeklaagd begonnen',
  float: 'ging genoteerd aangevraagd gaat debuteer* notering aangekondigd',
  must: 'moet moeten uiterlijk heeft_tot hebben_tot verplicht voor_het_einde tegen heeft_zich_verplicht heeft_toegezegd',
  apply:
    'treedt_in_werking treedt~in_werking treden~in_werking van_kracht geldt_vanaf gelden_vanaf deadline verplicht ingang',
  fine: '*boete *boetes dwangsom* *sanctie*',
  order:
    'aanwijzing last_onder_dwangsom berisping waarschuwing maatregel* verscherpt_toezicht bewindvoerder* stillegg* bevel',
  inquiry: '*onderzoek* *procedure',
  suit: 'rechtszaak dagvaarding kort_geding massaclaim claim bodemprocedure schadeclaim',
  attack: `
    cyberaanval* *datalek* gijzelsoftware *ransomware* datadiefstal hack hackers hacker beveiligingsincident* cyberincident*
    inbraak inbrekers gegevenslek hackaanval phishingaanval`,
  data: `
    *gegevens systemen bestand* dossiers servers cliënten klanten patiënten namen e_mail* brieven afschriften facturen`,
  audit:
    '*audit* doorlichting *inspectie* *controle* inspecteurs visitatie toezichtbezoek beoordeling accountant',
  certificate: `
    certific* *certificaat* gecertificeerd *vergunning* licentie* erkenning* iso nen keurmerk accreditatie* geaccrediteerd hkz
    soc_2 label`,
  prize: `
    *prijs onderscheiding* award* medaille trofee werkgever_van_het_jaar bedrijf_van_het_jaar onderneming_van_het_jaar
    ondernemer_van_het_jaar verkozen_tot ranglijst prijs_voor winnaar`,
  funds:
    '*ronde *lening* obligatie* investeer* *financiering kapitaal* krediet* serie_a serie_b serie_c subsidie* groeikapitaal investering*',
  firm: `
    *bedrijf *bedrijven onderneming* branchegenoot* concurrent* dochter* belang aandelen leverancier* producent* makelaar*
    *kantoor bv nv medewerkers start_up *groep *tak keten meerderheid *verzekeraar* *bank portefeuille specialist fabrikant*
    divisie`,
  deal: 'overname* fusie* koop verkoop aankoop samengaan bestuurlijke_fusie',
  site: `
    *fabriek* *kantoor *vestiging* magazijn* *centrum winkel* *locatie* *laboratorium hal filiaal filialen depot terminal *hub
    kliniek* *zaak datacenter *lijn praktijk showroom`,
  offer: `
    dienst* *product* *platform* *kaart rekening* *verzekering* *app *systeem *software* *portaal *fonds tool assistent* *polis*
    lijn model* website hypotheek *lening`,
  tender: '*aanbesteding* gunning bestek',
  tool: 'pakket systeem *software leverancier* tool* platform excel spreadsheet* oplossing applicatie',
  replace: 'vervangt vervangen vervanging',
  control:
    'risico* beheersing* compliance audit* privacy governance grc controle* incident* leverancier*',
  staff:
    'auditors analisten juristen ingenieurs monteurs adviseurs specialisten verpleegkundigen controllers medewerkers',
  jobs: '*banen arbeidsplaatsen medewerkers werknemers personeel ontslagen functies',
  accounts:
    '*jaarverslag *duurzaamheidsverslag *cijfers *winst *omzet *resultaat *resultaten *verlies rapport* jaarrekening',
  contract: '*contract* *overeenkomst* order opdracht',
  title: `
    *directeur *directrice *hoofd *bestuurder *voorzitter commissaris functionaris *manager chief officer ciso cro cco cfo ceo
    secretaris opvolger* *leider coördinator toezichthouder penningmeester auditor juridisch`,
  exchange: '*beurs* beursgang ipo notering euronext',
  fined:
    'beboet* berispt bestraft op_de_vingers_getikt veroordeeld_tot boete~moet_betalen boete~betalen moet~boete',
  probed: `
    doorzocht inval_bij inval_in onderzoekt_de wordt_onderzocht verdacht_van onder_verscherpt_toezicht onder_curatele
    tikt~op_de_vingers verscherpt_toezicht curator stille_curator onder_toezicht aanwijzing_van`,
  proposed: 'voornemen_tot_een_boete voornemen_tot_boete',
  sued: 'daagt~voor_de_rechter sleept~voor_de_rechter gedagvaard aangeklaagd',
  breached: 'gehackt',
  audited: 'goedkeurende_verklaring goedkeurende_controleverklaring geauditeerd doorgelicht',
  certified: '*gecertificeerd gehercertificeerd geaccrediteerd erkend_als',
  awarded: 'bekroond onderscheiden_met uitgeroepen_tot',
  merged:
    'fuseer* gefuseerd overgenomen_door in_handen_van in_handen_gekomen in~handen samengegaan gaan_samen',
  votes: 'stemmen_over~fusie stemmen_over_de_fusie',
  reorganised:
    'reorganis* gereorganiseerd faillissement surseance ontslagronde samengevoegd uitbested* massaontslag sociaal_plan herstructurering',
  tendering: `
    zoekt_een_leverancier zoeken_een_leverancier zoekt_een_aanbieder aanbesteedt europees_aanbested* aanbesteding_voor
    aanbesteding_uit schrijft~aanbesteding aanbesteding_gestart aanbested*`,
  hiring: `
    wij_zoeken we_zoeken zoekt_een_nieuwe zoekt_nieuwe zoekt_opvolger vacature* solliciteer* werving zoekt_een_hoofd
    zoekt_een_directeur zoekt_een_compliance zoekt_een_risk zoekt_een_manager aangenomen is_op_zoek_naar zijn_op_zoek_naar
    zoekt_per_direct gezocht_wordt`,
  renamed:
    'heet_voortaan wijzigt~naam nieuwe_naam heet_nu verandert_van_naam gaat_verder_als gaat_verder_onder wordt_voortaan naamswijziging',
  left: 'opgestapt vertrokken afgetreden met_pensioen_gegaan',
  drill: '*oefening* *verzekering* training* simulatie webinar preventie *scenario cursus',
  lost: 'ingetrokken verlopen rijbewijs',
  nominee: 'genomineerd* finalist* jury verkoopprijs strafprijs',
  applicant: 'klanten studenten vrijwilligers leden beleggers',
  shortly: 'tijdelijk voorlopig',
  revoke: 'ingetrokken geschorst opgeschort trekt~in schorst',
  recall: 'teruggeroepen roept~terug haalt~uit_de_handel terugroepactie',
  goods: 'producten partijen voertuigen potten',
  launched: 'vanaf_vandaag_kunnen te_koop_vanaf',
  unite:
    'samengevoegd voegt~samen voegde~samen bundel* gebundeld bracht~onder brengt~onder opgesplitst',
  units: 'teams afdelingen divisies dochters onderdelen eenheden diensten',
  settle: 'betaal* betaalt schik* treft',
  case: 'zaak procedure rechtszaak geschil onderzoek',
  comes: `
    stapt_over stapte_over overstap komt_over kwam_over in_dienst treedt_in_dienst trad_in_dienst aangetrokken aangeworven
    verwelkom* welkom eerste_werkdag komt_van begonnen_als begint_als begon_als gestart_als startte_als eerste_dag afkomstig_van
    komt_over_van aan_boord nieuw_bij`,
  rises:
    'gepromoveerd bevorderd promotie doorgeschoven schuift_door klimt~op doorgegroeid krijgt_er~bij naast_haar_huidige',
  hitherto: 'tot_nu_toe tot_dusver tot_voor_kort tot_gisteren tot_vandaag naast_haar naast_zijn',
  goes: `
    vertrekt vertrok vertrek vertrokken verlaat verliet verlaten stapt_op stapte_op neemt~afscheid nam~afscheid draagt~over
    droeg~over legt~neer pensioen gaf~sleutels uitgezwaaid uitgewuifd ontslag ontslagen stokje stopt_als legde~neer
    laatste_werkdag zwaait~af zwaaide~af neemt_afscheid`,
  takes: `
    benoemd benoemt benoemde aangesteld volgt~op volgde~op opvolger* aangetreden treedt_aan trad_aan neemt~over nam~over leidt
    wordt_de is_sinds sinds waarnemend interim gekozen_tot krijgt_de_leiding`,
  barred:
    'stilgelegd verbod verboden geschorst schorst gesloten_door dwangsom* boete* beboet schadevergoeding veroordeeld berisping last_onder',
  accused: `
    gedagvaard verdachte dagvaarding aangeklaagd in_beslag inval* doorzoek* onderzoek_naar aangifte fiod justitie op_het_matje`,
  bids: 'offertes inschrijving* inschrijven aanbested* offerteaanvraag',
  mishap: `
    terugroep* teruggeroepen storing uitval onbereikbaar plat brand ontploffing ongeval ongeluk lekkage overstroming salmonella
    listeria besmet* fraude oplichting nepfactuur per_ongeluk verkeerde_ontvangers inbraak stroomuitval`,
  owned:
    'eigendom_van is_van eigenaar in_handen van_eigenaar behoort_tot meerderheidsbelang onderdeel_van',
  grown: `
    geopend opent_de_deuren in_gebruik eerste_paal nieuwe_vestiging nieuw_filiaal uitbreid* breidt~uit nieuw_pand nieuwe_fabriek
    opdracht_van order_van lintje`,
  financed: `
    financieringsronde lening* krediet* obligatie* kapitaalinjectie investeerder* subsidie* groeikapitaal haalt~op haalde~op
    beursgang miljoen_van`,
  issued:
    'jaarverslag duurzaamheidsverslag halfjaarcijfers jaarcijfers jaarrekening gedragscode transparantieverslag kwartaalcijfers',
  ended: `
    failliet* faillissement surseance sluit_de_deuren sluit~fabriek sluiting ontslag* banen boventallig afgesplitst hernoemd
    nieuwe_naam opgedoekt`,
  marketed: 'ligt_in_de_winkel in_de_schappen gelanceerd lanceert op_de_markt online_gegaan live',
  earnings:
    'winst verlies omzet resultaat overschot tekort nettowinst brutowinst premie_inkomen bedrijfsresultaat premies omzetcijfer verkopen',
  grew: `
    haald* behaald* steeg gestegen daald* gedaald boekt* geboekt groeid* gegroeid kwam_uit sloot sluit realiseerd* noteerd*
    bedroeg bedraagt maakt* leed`,
  netted: 'verdiende',
  migrate: `
    ging~over gaat~over overgestapt stapt*~over overgezet gemigreerd migreer* vervangen verving in_gebruik_genomen nam~in_gebruik
    ingevoerd live_gegaan ging~live overgegaan verhuisd*`,
  system:
    '*systeem *systemen platform software cliëntendossier* patiëntendossier* dossier datacenter cloud sap erp applicatie *pakket servers',
  due: 'verwacht eist vraagt wil willen wordt worden zal zullen',
  astray: 'verkeerde_adres* verkeerde_ontvanger* oude_adressen per_abuis per_ongeluk',
};
