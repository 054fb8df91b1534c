import { wordList } from './word-list.ts';
/**
 * What people who share a name tend to be known for: words that give a walk of life away, normalised. They separate a
 * footballer's page from a compliance officer's when neither names an employer.
 */
export const TOPIC_WORDS = {
  compliance: wordList(`
    compliance governance risk grc audit auditor auditing auditors regulatory regulation regulator regulators controls control
    internal sox gdpr privacy dora nis2 aml kyc sanctions anti bribery corruption whistleblowing ethics iso framework policy
    policies assurance resilience oversight fiduciary enforcement risikomanagement datenschutz revision conformite conformidad
    cumplimiento riesgos rischi riscos conformita toezicht efterlevnad`),
  security: wordList(`
    security cybersecurity cyber ciso infosec threat threats breach vulnerability vulnerabilities ransomware malware phishing
    encryption cryptography hacker hackers hacking firewall soc siem zero trust penetration exploit secure authentication incident
    forensic forensics informationssicherheit cybersicherheit securite seguridad sicurezza beveiliging sakerhet sikkerhed`),
  finance: wordList(`
    bank banking finance financial investment investments investor investors fund funds equity capital securities trading trader
    portfolio asset assets hedge broker brokerage stock stocks shares earnings treasury accounting accountant cpa tax wealth
    credit loan loans mortgage insurance insurer underwriting economics economist economic monetary macroeconomics currency debt
    markets fintech payments finanzen versicherung banque assurance banco seguros banca`),
  business: wordList(`
    company companies business executive executives ceo cfo coo director directors board chairman president manager management
    managing vice vp chief corporate enterprise startup entrepreneur founder industry market marketing sales customers clients
    strategy product products consulting consultant partner partners acquisition merger revenue growth firm unternehmen vorstand
    entreprise empresa azienda bedrijf foretag virksomhed`),
  technology: wordList(`
    software hardware computer computing programming programmer developer developers code coding engineer engineering java
    javascript python linux unix windows microsoft database server servers api algorithm algorithms cloud data web internet
    network networks technology technologies technical systems digital app apps mobile artificial machine learning robotics
    semiconductor xml html php visual open source compiler kernel usenet devops platform saas`),
  linguistics: wordList(`
    linguistics linguistic linguist language languages computational nlp natural syntax parsing semantics semantic grammar corpus
    corpora speech translation discourse phonology morphology lexical text retrieval information multilingual processing
    informatics annotation`),
  academia: wordList(`
    professor prof university universities faculty department lecturer lecture lectures research researcher researchers phd thesis
    dissertation scholar scholars academic academics journal journals publications publication papers paper conference proceedings
    symposium workshop abstract abstracts citations citeseer bibliography doctoral postdoctoral postdoc emeritus fellow dean
    provost campus undergraduate graduate curriculum syllabus course courses seminar teaching universitat hochschule lehrstuhl
    universite universidad universita cv vitae ac edu scholarship`),
  library: wordList(`
    library libraries librarian librarians archive archives archival metadata catalog catalogue digital collections information
    bibliographic preservation repository cataloging classification`),
  science: wordList(`
    biology biological chemistry chemical physics physicist physical mathematics mathematical statistics statistical statistician
    geology geological paleontology fossil fossils genetics genome genetic molecular cell cells ecology environmental environment
    species climate astronomy astronomer nasa laboratory lab experiment quantum theory science sciences scientist scientists
    neuroscience plasma materials oceanography botany zoology`),
  medicine: wordList(`
    medical medicine doctor dr physician physicians md hospital hospitals clinic clinical surgeon surgery surgical patient
    patients nurse nursing cardiology cardiac heart pediatric pediatrics children oncology cancer health healthcare disease
    diseases therapy therapist treatment psychiatry psychiatric psychology psychologist psychotherapy mental dental dentist
    orthopaedic orthopedic radiology pharmacology pharmacy epidemiology aids hiv mri anesthesia dermatology klinik arzt medecin`),
  psychology: wordList(`
    psychology psychological psychologist psychotherapy psychoanalysis therapy therapist counseling counselor counselling family
    marriage marital addiction behavior depression anxiety relationships dating`),
  law: wordList(`
    law lawyer lawyers attorney attorneys legal counsel solicitor barrister court courts judge justice litigation plaintiff
    defendant statute esq bar trial appeal supreme jurisdiction legislation tort patent patents firm llp`),
  crime: wordList(`
    murder murdered killed arrested arrest charged convicted guilty sentenced prison jail inmate police sheriff suspect victim
    robbery assault fraud felony shooting homicide custody indicted offender crime criminal gang stabbing manslaughter`),
  politics: wordList(`
    politics political politician politicians government senator senate senators congress congressman congressional representative
    representatives republican democrat democratic democrats conservative liberal labour party parliament parliamentary minister
    ministers mp mps prime secretary governor mayor council councillor election elections elected vote votes voting campaign
    candidate candidates legislature legislative bill president presidential cabinet constituency bundestag landtag whitehouse
    capitol policy`),
  military: wordList(`
    military army navy naval air force marine marines corps soldier soldiers general colonel major captain lieutenant sergeant
    regiment battalion brigade infantry cavalry artillery division war battle wwii veteran veterans pilot fighter squadron
    aircraft bomber combat commander command troops medal campaign vietnam korea`),
  history: wordList(`
    history historical historian historians century born 1700s 1800s biography biographical revolutionary colonial independence
    king queen duke earl reign bishop medieval tudor heritage museum encyclopedia founding treaty empire slave merchant colony
    settlers pioneer pioneers`),
  genealogy: wordList(`
    genealogy genealogical genforum ancestry ancestor ancestors descendants descendant family families tree born died buried
    burial cemetery census marriage married spouse father mother son daughter children parents siblings gedcom rootsweb surname
    surnames births deaths baptized grandfather grandmother widow pedigree familytree findagrave headstone`),
  obituary: wordList(`
    obituary obituaries obit obits funeral passed survived memorial mourning beloved deceased died death burial mortuary interment
    condolences cremation hospice visitation pallbearers nachruf traueranzeige todesanzeige necrologie esquela necrologio`),
  sports: wordList(`
    sport sports player players team teams coach coaches coaching game games season league leagues championship championships
    tournament match matches score scores scored goal goals roster draft rookie athlete athletes athletics stats statistics win
    wins loss playoff playoffs stadium club squad transfer captain champion champions cup olympic olympics ncaa espn varsity fan
    fans yards espn cstv defender midfielder striker forward goalkeeper verein spieler tor fussball joueur equipe jugador equipo
    futbol giocatore squadra calcio`),
  football: wordList(`
    football nfl quarterback touchdown touchdowns linebacker receiver tackle tackles offensive defensive lineman rushing passing
    kickoff wide running bowl soccer fc premier striker`),
  baseball: wordList(`
    baseball mlb pitcher pitching batting hitter homer homers innings inning outfielder outfield infielder shortstop baseman rbi
    minor majors catcher bat`),
  othersports: wordList(`
    rugby cricket tennis golf golfer basketball nba wrestling wrestler boxing boxer swimming swimmer cycling cyclist hockey nhl
    track marathon runner racing race sailing yacht regatta skiing lacrosse volleyball gymnastics triathlon rowing judo karate
    martial arts dan chess bowling equestrian`),
  music: wordList(`
    music musical musician musicians band bands album albums song songs singer songwriter guitar guitarist bass drums drummer
    piano pianist violin orchestra symphony conductor composer composers jazz blues rock funk pop hip hop rap soul country
    bluegrass banjo folk classical opera choir concert concerts tour gig gigs record records recording recordings recorded cd cds
    lyrics tracks vocals producer grammy mp3 itunes billboard lp soundtrack soundtracks discography fiddle celtic melody`),
  film: wordList(`
    film films movie movies actor actress actors acting cast director directed starring stars star role roles imdb hollywood tv
    television episode series show drama comedy theatre theater stage broadway screenplay screenwriter cinema dvd celebrity
    celebrities oscar festival documentary filmography character characters scene producer trailer netflix performer`),
  books: wordList(`
    book books novel novels novelist author authors fiction poetry poem poems poet writer writing writings written publisher
    published publishing paperback hardcover amazon literary literature story stories review reviews reviewed isbn chapter
    bestselling bestseller booksellers bookstore memoir essays essay translated translator edition editor edited barnes`),
  art: wordList(`
    art artist artists arts painting paintings painter watercolor watercolour watercolours gallery galleries exhibition
    exhibitions exhibit sculpture sculptor drawing drawings illustrator illustration illustrations design designer designs graphic
    studio prints canvas collector collectors museum landscape portrait portraits ceramics glass`),
  photography: wordList(`
    photo photos photograph photographs photography photographer photographers camera image images picture pictures wedding
    weddings portrait portraits flickr gallery portfolio`),
  architecture: wordList(`
    architect architects architecture architectural building buildings construction interior interiors urban planning landscape
    lighting designer renovation contractor projects`),
  dance: wordList(
    'dance dancer dancers dancing choreographer choreography ballet performance company troupe',
  ),
  realestate: wordList(`
    realtor realtors realty estate homes home house houses property properties listing listings sale sales mls buyer buyers seller
    sellers mortgage condo condos residential rent bedroom agent agents broker remax immobilien`),
  religion: wordList(`
    church churches priest catholic catholicism pastor minister ministry rev reverend bishop christian christ jesus god gospel
    bible biblical theology theological seminary faith prayer sermon spiritual vatican pope diocese parish baptist methodist
    anglican islam jewish rabbi religion religious kirche pfarrer iglesia eglise`),
  journalism: wordList(`
    news newspaper newspapers journalist journalism reporter correspondent editor columnist column magazine press media anchor
    broadcast broadcasting radio television interview interviews headlines newsroom publisher reuters breaking blogger`),
  education: wordList(`
    school schools elementary middle high principal teacher teachers students student education educational superintendent
    district grade class classroom pta kindergarten academy literacy learning tutor curriculum alumni yearbook reunion`),
  food: wordList(`
    food restaurant restaurants chef recipe recipes cooking cuisine wine wines winery winemaker vineyard vineyards menu dining
    kitchen hotel beer brewery sauvignon pinot merlot tasting cook baking vegetarian`),
  travel: wordList(
    'travel hotel hotels resort tourism tourist tours vacation flights airline airlines destination destinations beach cruise',
  ),
  farming: wordList(
    'farm farmer farmers farming agriculture agricultural livestock horse horses dog dogs breeder breed animals veterinary ranch',
  ),
  energy: wordList(`
    energy oil gas petroleum power electric electricity utility utilities nuclear renewable solar wind drilling pipeline mining
    coal exploration`),
  community: wordList(
    'charity nonprofit volunteer volunteers community foundation donors fundraising youth camp scouts rotary advocacy',
  ),
  games: wordList(
    'game games gaming gamer level levels nintendo playstation xbox console arcade rpg quake character',
  ),
} as const;

/** Verbs and nouns by which somebody has or takes a tool, in the languages that pages are written in. Normalised stems. */
export const TOOL_USE_STEMS = `
  use. uses. used. using implement deploy rolled rollout roll. adopt select. selects.
  selected chose replac migrat moved switch runs. run. bought licens introduc
  nutz verwend einsatz setzt setzen einfuhr eingefuhrt umgestellt ersetz
  utilis deploi remplac choisi implant
  usa. usan usamos utiliza despleg sustitu elegi
  adotou substitu escolhe
  usiamo utilizz adott sostitui scelto
  gebruik inzet vervang gekozen ingevoerd
  anvand infor bytt ersatt valt. bruker brukt erstatt valgt innfor bruger indfor udskift
  uzywa korzysta wdroz zastap pouziva zaved nahrad kullan gectik
`;

/** By which a sentence denies what it names: 'There is no sign of …'. By language, plain letters. */
export const DENIAL: Readonly<Record<string, RegExp>> = {
  en: /\b(?:no|not|never|none|nobody|nothing|without|cannot|neither|[a-z]+n't)\b/i,
  de: /\b(?:kein(?:e[nmrs]?)?|nicht|nichts|nie|niemals|niemand|ohne|weder)\b/i,
  fr: /\b(?:ne|aucune?|sans|jamais|personne|rien)\b|\bn'/i,
  es: /\b(?:no|sin|ningun[ao]?|nadie|nada|nunca|tampoco)\b/i,
  pt: /\b(?:nao|sem|nenhuma?|ninguem|nada|nunca)\b/i,
  it: /\b(?:non|senza|nessun[ao]?|mai)\b/i,
  nl: /\b(?:geen|niet|niets|niemand|nooit|zonder)\b/i,
  sv: /\b(?:ing(?:en|a|et)|inte|aldrig|utan)\b/i,
  no: /\b(?:ing(?:en|et)|ikke|aldri|uten)\b/i,
  da: /\b(?:ing(?:en|et)|ikke|aldrig|uden)\b/i,
  fi: /\b(?:ei|eivat|ilman)\b/i,
  pl: /\b(?:nie|nikt|nic|brak|bez|zadn\w+)\b/i,
  cs: /\b(?:neni|nejsou|nema|nikdo|nic|bez|zadn\w+)\b/i,
  hu: /\b(?:nem|nincs|nelkul)\b/i,
  ro: /\b(?:nu|fara|niciun[aui]?)\b/i,
  tr: /\b(?:degil|yok|olmadan)\b/i,
};
