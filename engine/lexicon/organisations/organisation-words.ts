// Words by which the name of an organisation is known as one, normalised.
import { anyOf, expression, phraseList, wordList, wordSet } from '../word-list.ts';

/** Words by which an organisation is known as one, normalised. */
export const ORGANISATION_WORDS = wordSet(`
  university college institute hospital bank inc ltd llc gmbh ag plc corp corporation company group association ministry
  department school church club society museum agency foundation clinic records laboratory laboratories labs associates partners
  holdings holding capital ventures consulting insurance technologies systems solutions pharma pharmaceuticals airlines energy
  universitat hochschule klinik universidad universidade universite universita universiteit versicherung sparkasse verein stiftung
  banque banco banca as asa ab oy nv bv spa sa sarl`);

/** Words that many organisations' names share, so that they distinguish none, normalised. */
export const GENERIC_COMPANY_WORDS = wordSet(`
  insurance insurer assurance assurances seguros seguro assicurazioni verzekeringen verzekering forsikring forsakring pensioen
  pension pensions pensionskasse kraft energi energia energias energie freight shipping logistics diagnostics defense defence
  pharma pharmaceuticals foods stores retail motors airlines telecom telecommunications mutual reinsurance rueckversicherung
  savings trust brokers advisory advisors analytics security interactive gruppo groupe grupo gruppe koncern concern mutuelle
  caisse cassa caja sparkasse stadtwerke stichting stiftung fundacion fondation group holding holdings international global
  worldwide national services service solutions systems technologies technology tech partners consulting consultants management
  capital ventures industries enterprises associates university college school institute institution department faculty division
  office center centre society association foundation council committee agency bureau ministry commission bank financial finance
  health healthcare medical hospital clinic research laboratory laboratories labs software digital data media network networks
  energy power union federation team club church press studio studios state city county federal american british german european
  united royal general public first new north south east west universitat hochschule universite universidad universita institut
  versicherung banque banco`);

/** Words that mark a name as an organisation's, normalised; for finding an employer next to a person's name. */
export const ORGANISATION_STEMS = `
  clinique. cliniques. clinica. clinicas. ville. conseil. agence. regie. kasa spilka. kooperativ cooperativ genossenschaft lawyers.
  solicitors. advogados. abogados. avvocati. avocats. advocaten. advokater. rechtsanwalte kancelaria advokati. airways. railways.
  housing. council. trust. inc. ltd. llc. llp. plc. corp. corporation gmbh. ag. kg. kgaa. se. sa. sas. sarl. nv. bv. ab. asa. oyj. spa.
  srl. kk. ltda. zrt. nyrt. kft. as. university college. institute hospital clinic. bank. bancorp banking. credit. mutual. insurance.
  assurance. realty roofing group. holdings holding. partners. associates. capital. ventures. ministry department borough police. army.
  church. ministries school. academy. club. society association foundation museum. agency authority commission laboratory labs.
  technologies systems. solutions consulting pharma. pharmaceuticals airlines energy. logistics foods. stores. motors industries
  enterprises services. records. studio. studios. freight. health. healthcare charity union. federation utilities water. power.
  universitat hochschule klinik. klinikum krankenhaus versicherung sparkasse verein. stiftung landesbank raiffeisen volksbank werke.
  stadtwerke landesrechnungshof universite hopital banque. assurances caisse. mutuelle cabinet. mairie. ministere societe. groupe.
  fondation ecole. universidad banco. caja. seguros. ayuntamiento ministerio fundacion grupo. colegio. escuela. aguas. caixa. prefeitura
  fundacao escola. seguradora universita. ospedale banca. assicurazioni comune. ministero fondazione gruppo. scuola. acciaierie cartiera
  ziekenhuis verzekeringen verzekeraar gemeente stichting zorggroep waterschap rijks uniwersytet szpital towarzystwo spolka. urzad.
  ministerstwo fundacja grupa. szkola. univerzita nemocnice banka. pojistovna urad. ministerstvo nadace skupina skola. vodarny vodovody
  sjukhus banken. forsakring kommun. kommune. stiftelse skole. sykehus forsikring lebensversicherung krankenversicherung
  ruckversicherung egyetem korhaz takarek biztosito minisztrium alapitvany iskola. onkormanyzat hastane sigorta. bankasi belediyesi
  bakanlig vakfi. faktoring emeklilik likarn banku. strakhov kompan shkola. tov. ooo. tovaristvo 株式会社 銀行 大学 病院 保険 協会
  市役所 公司 银行 医院 은행 대학교 병원 주식회사
`;

/**
 * Clubs, churches, museums and the like: they share initials with companies, but are hardly ever the prospect's employer,
 * unless the user's position, web address or notes say so. Normalised.
 */
export const LEISURE_ORGANISATION_WORDS = wordSet(`
  museum musee museo gallery galerie theatre theater orchestra choir band church parish temple ministries club league tournament
  festival zoo school schule ecole escuela fraternity sorority brotherhood`);

/** Letters after the name of a town or a company that make it a sports club: 'Acme FC'. Normalised. */
export const CLUB_LETTERS = wordSet(
  'fc il tf gf afc bk ik if sk fk ff sv tsv vfl vfb ks gks mks cf ud',
);

/** Kinds of organisation before a name in German, where any noun has a capital: 'die Stadtwerke Altdorf'. Normalised. */
export const GERMAN_KINDS_BEFORE_NAMES = wordSet('stadtwerke gemeindewerke klinikum krankenhaus');

/** What public bodies and hospitals are called besides their own name, normalised. */
export const PUBLIC_BODY_WORDS = wordSet(`
  regional regionale municipal municipale provincial provinciale community local district borough nhs hospitalier hospitaliere
  hospitalario mutualiste cooperative cooperativa`);

/** Public bodies, which Nordic languages write in lower case after a place name: 'Lakeby kommune'. Normalised. */
export const NORDIC_BODIES = wordSet(`
  kommune kommunes kommun kommuns kunta kunnan kunnassa kunnalla kaupunki kaupungin sykehus sykehuset sjukhus sygehus sairaala
  sairaalan skole skola koulu koulun lasarett politi menighet forsamling kirke`);

/** Countries and regions that companies add to their name for a branch ('KPMG UK', 'IBM Deutschland'), normalised. */
export const COUNTRY_WORDS = wordSet(`
  uk us usa america germany deutschland france italy italia spain espana portugal netherlands nederland belgium belgique austria
  osterreich switzerland schweiz suisse denmark danmark sweden sverige norway norge finland suomi poland polska czechia ireland
  luxembourg luxemburg canada mexico brazil brasil argentina chile colombia peru venezuela uruguay ecuador bolivia paraguay panama
  india china japan korea taiwan singapore malaysia thailand indonesia philippines vietnam cambodia pakistan bangladesh australia
  zealand russia ukraine belarus kazakhstan georgia armenia turkey turkiye greece cyprus hungary romania bulgaria serbia croatia
  slovenia slovakia estonia latvia lithuania israel egypt morocco maroc algeria tunisia kenya uganda tanzania ghana nigeria
  ethiopia rwanda zambia zimbabwe botswana namibia senegal qatar kuwait bahrain oman jordan lebanon iraq iran emirates arabia
  africa asia europe pacific emea apac latam svizzera`);

/** The same in two words: 'KPMG South Africa'. Normalised. */
export const COUNTRY_PHRASES: ReadonlySet<string> = new Set(
  phraseList(anyOf`
  south africa|new zealand|hong kong|saudi arabia|united kingdom|united states|great britain|south korea|north america
  south america|latin america|costa rica|sri lanka|puerto rico`),
);

/**
 * Firms known by an abbreviation that no rule derives from their name, because the letters lie inside a compound
 * (PricewaterhouseCoopers), leave words out (Bank of New York Mellon) or take more than an initial (BofA). Only audit firms,
 * banks, insurers and their supervisors that are common in governance, risk and compliance, and only
 * names that mean nobody else; what initials spell is found without a list (`company-expansion.ts`). All names of a line mean the
 * same firm.
 */
export const COMPANY_ABBREVIATIONS: readonly (readonly string[])[] = [
  ['PwC', 'PricewaterhouseCoopers', 'Pricewaterhouse Coopers'],
  ['EY', 'Ernst & Young', 'Ernst and Young'],
  ['BNY', 'BNY Mellon', 'Bank of New York Mellon'],
  ['BofA', 'Bank of America'],
  ['JPMC', 'JPMorgan', 'JPMorgan Chase', 'JP Morgan', 'JP Morgan Chase'],
  ['StanChart', 'Standard Chartered'],
  ['SocGen', 'Société Générale'],
  ['Amex', 'American Express'],
  ['MetLife', 'Metropolitan Life'],
  ['Munich Re', 'Münchener Rück', 'Münchener Rückversicherung'],
  ['Swiss Re', 'Schweizer Rück', 'Schweizerische Rückversicherung'],
  ['Hannover Re', 'Hannover Rück', 'Hannover Rückversicherung'],
  ['LBBW', 'Landesbank Baden-Württemberg'],
  ['Helaba', 'Landesbank Hessen-Thüringen'],
  ['HVB', 'HypoVereinsbank'],
  ['BaFin', 'Bundesanstalt für Finanzdienstleistungsaufsicht'],
  ['FINMA', 'Eidgenössische Finanzmarktaufsicht'],
  ['MUFG Bank', '三菱UFJ銀行'],
];

/**
 * Words that distinguish companies of one name, by what they say: where the company is, which of several it is. Two names differ when
 * each has another word of one line. Normalised.
 */
export const DISTINGUISHING_WORDS: readonly ReadonlySet<string>[] = [
  new Set([
    ...COUNTRY_WORDS,
    ...wordSet(`
      london paris berlin frankfurt munich madrid barcelona lisbon rome milan vienna zurich geneva dublin brussels amsterdam
      stockholm oslo copenhagen helsinki warsaw prague budapest athens istanbul moscow kyiv dubai doha riyadh cairo lagos nairobi
      johannesburg mumbai delhi shanghai beijing tokyo osaka seoul sydney melbourne toronto montreal chicago boston`),
  ]),
  wordSet('kong shenzhen guangzhou'),
  wordSet(`
    north south east west northern southern eastern western northwest northeast southwest southeast central upper lower nord sud
    ost ouest est norte sul sur oeste este norra sodra ostra vastra`),
  wordSet(
    'national central federal regional local provincial municipal royal first second third fourth fifth sixth seventh eighth ninth tenth',
  ),
  wordSet('old young new neue nouvelle nouveau nueva nuevo nova novo alt altes'),
  wordSet('i ii iii iv v vi vii viii ix x xi xii'),
];

/** Words after a company's name that mean the same company with its subsidiaries, normalised. */
export const GROUP_NAMES = wordSet(
  'group holding holdings gruppe groupe grupo gruppo groep grupa konzern konsern koncern konserni',
);

/** Words before a company's own name in the languages that put them first. */
export const GROUP_WORDS = wordSet(
  'group gruppo grupo groupe gruppe stichting stiftung fundacion fondation',
);

/** 'Group', 'company', 'foundation', 'bank' and the like in the languages that put them before a company's name, normalised. */
export const COMPANY_LEADING_WORDS = wordSet(`
  gruppo grupo groupe gruppe groep konzern compagnie compania companhia compagnia societe sociedad sociedade societa stichting
  stiftung fundacion caisse caja cassa sparkasse mutuelle banque banca banco bank`);

/** 'Group' and 'holdings', which a company's name drops in everyday use. */
export const EAST_ASIAN_GROUP_WORDS = wordList(
  '(集团) (集團) (グループ) 集团 集團 控股 グループ ホールディングス ホールディング 그룹 홀딩스',
);

/** Bodies that bear a subject in their name, in the languages that pages are written in. Normalised stems. */
export const COMMITTEE_STEMS = `
  committee subcommittee ausschuss prufungsausschuss comite comitato comissao commissie kommitte utskott utvalg udvalg vybor
  komite 委員会`;

/**
 * Words for a part of an organisation or one of its places: 'Safety Assurance Dept', 'Werk Nord'. A name that ends or begins with
 * one says where in the company somebody works. Normalised stems.
 */
export const DEPARTMENT_STEMS = `
  dept. department. departments. division. unit. team. personnel. desk. directorate. office. offices. branch. plant. site. works. depot.
  warehouse. section. region. workshop. floor. abteilung. bereich. referat. stabsstelle. werk. standort. niederlassung. zweigstelle.
  buro. geschaftsstelle. direction. service. usine. antenne. pole. departamento. area. unidad. planta. sede. sucursal. oficina. fabrica.
  unidade. setor. filial. direzione. ufficio. reparto. stabilimento. filiale. direccion. gerencia. jefatura. servicio. direcao.
  gabinete. servico. servizio. settore. dipartimento. departement. unite. dienst. directie. pion. departament. usek. afdeling.
  vestiging. fabriek. kantoor. dzial. oddzial. zaklad. biuro. wydzial. odbor. oddeleni. zavod. pobocka. avdelning. avdelningen. enhet.
  enheten. kontor. fabrik. fabriken. avdeling. avdelingen. afdelingen. osztaly. uzem. telephely. fioktelep. departmani. birimi. subesi.
  fabrikasi. tesisi. viddil. filiya. 部 課 室 工場 支店 営業所 部门 工厂 分行
`;

/** 'Team', 'colleagues': 'Jane Doe and her team at Acme'. Normalised stems. */
export const TEAM_STEMS = `
  team. teams. lequipe. colleague. colleagues staff. crew. equipe. equipes kolleg equipo. equipos companero colega colleghi
  colleghe squadra collega mannschaft zespol tym. tymu`;

/** Words for a gathering, which employs nobody: 'Risk Forum 2026'. Normalised stems. */
export const GATHERING_STEMS = `
  conference. conferences. congress. summit. forum. symposium. webinar. workshop. expo. fair. awards. seminar. konferenz. kongress.
  tagung. messe. fachtagung. gipfel. congres. colloque. salon. assises. rencontres. congreso. jornada. jornadas. foro. feria. cumbre.
  congresso. convegno. fiera. vertice. seminario. seminaire. congresbeurs. konferencja. kongres. targi. konference. veletrh. konferens.
  massa. konferanse. messen. konferencia. vasar. konferansi. kongresi. zirvesi. fuari. zirve. konferentsiya. konferentsii. vistavka.
  会議 大会 展示会 フォーラム 峰会 论坛
`;

/** What companies of one kind are called together, which employs nobody: 'Officer of the Year (Financial Services)'. Normalised. */
export const SECTORS: ReadonlySet<string> = new Set(
  phraseList(anyOf`
  financial services|professional services|public services|health services|legal services|insurance services|business services
  public sector|private sector|third sector|banking and insurance|banking and finance|finance and insurance|energy and utilities
  servicios financieros|sector publico|sector privado|services financiers|secteur public|services publics|servicos financeiros
  setor publico|servizi finanziari|settore pubblico|servizi pubblici|financiele dienstverlening|publieke sector
  finansiella tjanster|offentlig sektor|finansielle tjenester|uslugi finansowe|sektor publiczny|banken und versicherungen`),
);

/** Contests and grounds that bear the name of whoever pays for them: 'Acme Cup', 'Acme Arena'. Normalised. */
export const SPONSORED_EVENTS = wordSet(`
  cup trophy league stadium arena marathon regatta derby pokal pokals stadion liga coupe trophee stade copa trofeo estadio trofeu
  taca coppa stadio beker bokaal puchar pohar kupa kupasi stadyumu cupen kubok カップ 杯`);

/** How the names of central banks begin, which supervise and are nobody's rivals. Plain letters. */
export const CENTRAL_BANK = expression('i')`
  ^(?:
    banca d.italia|banque de france|banco (?:central|de (?:espana|portugal|mexico|la republica))|nederlandsche bank|norges bank
    riksbank[a-z]{0,4}|narodowy bank polski
  )(?![A-Za-z])`;

/**
 * A name with one of these is an authority, a court, a certifier or a jury: those who fine, inspect, license and judge are no
 * rivals beside an event. In plain letters.
 */
export const AUTHORITY = expression('i')`
  \b(?:
    # English: 'Commission', 'the court', 'Ofcom'
    authority|authorities|commission(?:er)?|office|ministr[a-z]{1,20}|regulators?|watchdog|court|tribunal|prosecutor[a-z]{0,20}
    agency|department|inspectorate|supervis[a-z]{1,20}|ombudsman|attorney|treasury|council|bank of [a-z]{1,20}|central bank
    reserve|ofwat|ofgem|ofcom|ofsted|ico|fca|pra|sec|ftc|doj|hhs|police|government|parliament|european union|eu|nasdaq|exchange
    euronext|committee|board|(?<!credit )union|tuv|dekra|dnv|bsi|bureau veritas|lloyd[a-z]{0,20}|sgs|intertek|iso|standards?
    # German: 'Datenschutzbehörde', 'BaFin'
    behorde|[a-z]{0,20}amt|[a-z]{0,20}aufsicht|bafin|finma|[a-z]{0,20}agentur|[a-z]{0,20}gericht[a-z]{0,20}
    staatsanwalt[a-z]{0,20}|ministerium|bundes[a-z]{1,20}|landes[a-z]{1,20}|datenschutz[a-z]{1,20}
    # French: 'Autorité', 'CNIL'
    autorite|agence|cnil|acpr|amf|autorites?|cour|parquet|prefet|prefecture|ministere|dgccrf|arcep
    # Spanish: 'Agencia', 'CNMV'
    agencia|procuraduria|superintendencia|comision nacional|comissao nacional|aepd|cnmc|cnmv|autoridad|ministerio|juzgado|fiscalia
    audiencia|junta
    # Portuguese: 'Autoridade', 'CMVM'
    autoridade|asf|cmvm|cnpd|anacom|procuradoria
    # Italian: 'Garante', 'Consob'
    garante|autorita|consob|ivass|agcm|tribunale|procura|ministero|guardia
    # Dutch: 'Autoriteit', 'AFM'
    autoriteit[a-z]{0,20}|toezichthouder|afm|dnb|acm|rechtbank|rechter|inspectie|ministerie|openbaar ministerie
    # Swedish, Norwegian and Danish: 'Finansinspektionen', 'Datatilsynet'
    [a-z]{0,20}inspektionen?|imy|[a-z]{0,20}myndighet[a-z]{0,20}|[a-z]{0,20}tilsyn[a-z]{0,20}|[a-z]{0,20}verket|domstol[a-z]{0,20}
    tingratten|lagmannsrett|tingretten|okokrim|aklagar[a-z]{0,20}|[a-z]{0,20}styrelsen|[a-z]{0,20}direktorat[a-z]{0,20}
    # Polish: 'Urząd', 'KNF'
    urzad[a-z]{0,20}|uodo|knf|uokik|komisj[a-z]{1,20}|sad|prokuratur[a-z]{1,20}|ministerstw[a-z]{1,20}
    # Czech: 'Úřad', 'ČNB'
    urad[a-z]{0,20}|uoou|cnb|nukib|soud[a-z]{0,20}|statni|inspekc[a-z]{1,20}
    # Turkish: 'Kurulu', 'BDDK'
    kurul[a-z]{0,20}|kvkk|spk|bddk|rekabet|mahkeme[a-z]{0,20}|bakanlig[a-z]{0,20}|kurumu?|savcilig[a-z]{0,20}|money market|central
  )(?![A-Za-z])`;

/** Authorities that judge. In plain letters. */
export const COURT = expression('i')`
  \b(?:
    courts?|tribunale?|[a-z]{0,20}gericht[a-z]{0,4}|cour|juzgado|audiencia|camara civil|corte|rechtbank|rechter|domstol[a-z]{0,4}
    tingratten|lagmannsrett|tingretten|sad|soud|mahkeme[a-z]{0,4}
  )(?![a-z])`;

/**
 * Parts of an employer, places, times and forms of address, which German writes with a capital after a job title as it does names.
 * Stems, normalised.
 */
export const GERMAN_NO_EMPLOYERS = `
  frau. herr. herrn. abteilung bereich. bereichs. stab stabs ressort referat. referats. dezernat team. teams. funktion gruppe.
  sparte division region. standort niederlassung filiale sitz. compliance revision recht. risiko datenschutz
  informationssicherheit geldwasche rechts konzern. konzerns. unternehmen. unternehmens. firma. gesellschaft. hause. haus. seite.
  kollegen leitung. geschaftsleitung geschaftsfuhrung vorstand aufsichtsrat januar februar marz april mai juni juli august
  september oktober november dezember beginn anfang ende. zeit. stunde.`;

/** What precedes the @ of an address that belongs to a team, a list, a room or a machine. */
export const SHARED_MAILBOXES = wordSet(`
  accounting accounts admin administration all all-hands allhands alle announce announcements assistant billing board board-room
  boardroom bookings bot calendar calendars careers community compliance conference contact contacts dpo enquiries events everyone
  feedback finance group hello help helpdesk hi hr info information inbox info-team invites invoice invoices it jobs kontakt legal
  list lists mail mailbox marketing media meeting meetings meetingroom members news newsletter no-reply noreply donotreply
  do-not-reply notetaker notifications office ops operations orders partners people postmaster press privacy projects reception
  recruiting registration room rooms sales sekretariat security service services staff support team teams tous training verkauf
  vertrieb webinar webinars webmaster`);

/** Domains whose addresses are calendars, rooms and lists. */
export const CALENDAR_DOMAINS = wordSet(`
  resource.calendar.google.com group.calendar.google.com import.calendar.google.com googlegroups.com calendar.zoom.us
  groups.outlook.com groups.office.com`);

/** Domains of services that take notes or book meetings and invite themselves. */
export const MEETING_SERVICES = wordSet(
  'zoom.us webex.com calendly.com fireflies.ai otter.ai read.ai fathom.video tldv.io grain.com gong.io avoma.com meetgeek.ai circleback.ai',
);

/** Words for 'the company' in languages that give them a capital. Normalised stems. */
export const COMPANY_NOUN_STEMS = `
  spoldziel zarzad druzstv genossensch gesellschaft unternehmen konzern verwaltung company cooperative authority trustees board.
  vorstand aufsichtsrat stiftungsrat conseil. conselho. consiglio. bestuur. styret. styrelsen. bestyrelsen. rada. rady. hallitus.
  direction direccion direcao diretoria direzione departamento departement entreprise empresa compania companhia azienda societa
  bedrijf`;

/** What stands behind 'board of' in its name: 'Consejo de Administración', 'Raad van Commissarissen'. Normalised stems. */
export const BODY_NOUN_STEMS = `
  administracion. administracio. amministrazione. administracao. administration. surveillance. vigilancia. supervisao.
  sorveglianza. commissarissen. toezicht. nadzorcza. nadzorcze. dozorci. directors. governors.`;

/** Kinds, places and parts of a company: 'at the York office', 'the Austin company'. Normalised. */
export const SITE_WORDS = wordSet(
  'company firm lender office offices site plant branch works factory team campus ' +
    'werk werks werkes standort standorts usine planta fabrica stabilimento vestiging fabriek fabrik fabriken zaklad zakladu',
);

/** Kinds of company before its name: 'the Italian gearbox maker Acme', but 'the Acme group', 'the Acme chain'. Normalised. */
export const KINDS_BEFORE_NAMES = wordSet(
  'maker manufacturer producer utility supplier provider operator carrier grocer builder publisher charity group chain start-up',
);

/** What stands beside the company in the heading of a list of its people: 'Acme Ltd – officers', 'Acme AG – Organe'. Normalised. */
export const PEOPLE_HEADING_WORDS = wordSet(`
  officers people board boards directors director management team leadership executives committee committees trustees governors
  governance structure our the of at
  organe gremien vorstand aufsichtsrat leitung geschaftsfuhrung geschaftsleitung fuhrung personen vertretung handelsregister der
  des und
  dirigeants dirigeant mandataires mandats direction equipe conseil administration les de du et
  cargos administradores apoderados organos equipo directivos consejo administracion orgaos sociais gerencia conselho diretoria y
  e del
  cariche sociali esponenti amministratori organi consiglio dirigenza persone
  bestuurders bestuur directie functionarissen raad van commissarissen
  styrelse styrelsen ledning ledelse bestyrelse direktion styret roller nokkelpersoner zarzad wladze rada nadzorcza reprezentacja`);

/** How the names of banks and public bodies begin: 'Bank of', 'Caisse de la'. */
export const BANK_OF = expression('u')`
  (?<!\p{L})(?:
    Ban(?:k|que|co|ca)|Caisse|Caja|Caixa|Cassa|Mutuelle|Hospital|Universit[a-z]+|Clini[a-z]+
  ) (?:of|du|de la|des?|del|della|d[aoi]|der|van)(?: the)? $`;
