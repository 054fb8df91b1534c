import { TOPICS, type Topic } from '../../model/topic.ts';

/**
 * What people who share a name tend to be known for: words that give a walk of life away, folded. They tell a footballer's
 * page from a compliance officer's when neither names an employer.
 */
const TOPIC_WORDS: Readonly<Record<Topic, readonly string[]>> = {
  compliance: words(
    'compliance governance risk grc audit auditor auditing auditors regulatory regulation regulator regulators controls control internal sox gdpr privacy dora nis2 aml kyc sanctions anti bribery corruption whistleblowing ethics iso framework policy policies assurance resilience oversight fiduciary enforcement risikomanagement datenschutz revision conformite conformidad cumplimiento riesgos rischi riscos conformita toezicht efterlevnad',
  ),
  security: words(
    'security cybersecurity cyber ciso infosec threat threats breach vulnerability vulnerabilities ransomware malware phishing encryption cryptography hacker hackers hacking firewall soc siem zero trust penetration exploit secure authentication incident forensic forensics informationssicherheit cybersicherheit securite seguridad sicurezza beveiliging sakerhet sikkerhed',
  ),
  finance: words(
    'bank banking finance financial investment investments investor investors fund funds equity capital securities trading trader portfolio asset assets hedge broker brokerage stock stocks shares earnings treasury accounting accountant cpa tax wealth credit loan loans mortgage insurance insurer underwriting economics economist economic monetary macroeconomics currency debt markets fintech payments finanzen versicherung banque assurance banco seguros banca',
  ),
  business: words(
    'company companies business executive executives ceo cfo coo director directors board chairman president manager management managing vice vp chief corporate enterprise startup entrepreneur founder industry market marketing sales customers clients strategy product products consulting consultant partner partners acquisition merger revenue growth firm unternehmen vorstand entreprise empresa azienda bedrijf foretag virksomhed',
  ),
  technology: words(
    'software hardware computer computing programming programmer developer developers code coding engineer engineering java javascript python linux unix windows microsoft database server servers api algorithm algorithms cloud data web internet network networks technology technologies technical systems digital app apps mobile artificial machine learning robotics semiconductor xml html php visual open source compiler kernel usenet devops platform saas',
  ),
  linguistics: words(
    'linguistics linguistic linguist language languages computational nlp natural syntax parsing semantics semantic grammar corpus corpora speech translation discourse phonology morphology lexical text retrieval information multilingual processing informatics annotation',
  ),
  academia: words(
    'professor prof university universities faculty department lecturer lecture lectures research researcher researchers phd thesis dissertation scholar scholars academic academics journal journals publications publication papers paper conference proceedings symposium workshop abstract abstracts citations citeseer bibliography doctoral postdoctoral postdoc emeritus fellow dean provost campus undergraduate graduate curriculum syllabus course courses seminar teaching universitat hochschule lehrstuhl universite universidad universita cv vitae ac edu scholarship',
  ),
  library: words(
    'library libraries librarian librarians archive archives archival metadata catalog catalogue digital collections information bibliographic preservation repository cataloging classification',
  ),
  science: words(
    'biology biological chemistry chemical physics physicist physical mathematics mathematical statistics statistical statistician geology geological paleontology fossil fossils genetics genome genetic molecular cell cells ecology environmental environment species climate astronomy astronomer nasa laboratory lab experiment quantum theory science sciences scientist scientists neuroscience plasma materials oceanography botany zoology',
  ),
  medicine: words(
    'medical medicine doctor dr physician physicians md hospital hospitals clinic clinical surgeon surgery surgical patient patients nurse nursing cardiology cardiac heart pediatric pediatrics children oncology cancer health healthcare disease diseases therapy therapist treatment psychiatry psychiatric psychology psychologist psychotherapy mental dental dentist orthopaedic orthopedic radiology pharmacology pharmacy epidemiology aids hiv mri anesthesia dermatology klinik arzt medecin',
  ),
  psychology: words(
    'psychology psychological psychologist psychotherapy psychoanalysis therapy therapist counseling counselor counselling family marriage marital addiction behavior depression anxiety relationships dating',
  ),
  law: words(
    'law lawyer lawyers attorney attorneys legal counsel solicitor barrister court courts judge justice litigation plaintiff defendant statute esq bar trial appeal supreme jurisdiction legislation tort patent patents firm llp',
  ),
  crime: words(
    'murder murdered killed arrested arrest charged convicted guilty sentenced prison jail inmate police sheriff suspect victim robbery assault fraud felony shooting homicide custody indicted offender crime criminal gang stabbing manslaughter',
  ),
  politics: words(
    'politics political politician politicians government senator senate senators congress congressman congressional representative representatives republican democrat democratic democrats conservative liberal labour party parliament parliamentary minister ministers mp mps prime secretary governor mayor council councillor election elections elected vote votes voting campaign candidate candidates legislature legislative bill president presidential cabinet constituency bundestag landtag whitehouse capitol policy',
  ),
  military: words(
    'military army navy naval air force marine marines corps soldier soldiers general colonel major captain lieutenant sergeant regiment battalion brigade infantry cavalry artillery division war battle wwii veteran veterans pilot fighter squadron aircraft bomber combat commander command troops medal campaign vietnam korea',
  ),
  history: words(
    'history historical historian historians century born 1700s 1800s biography biographical revolutionary colonial independence king queen duke earl reign bishop medieval tudor heritage museum encyclopedia founding treaty empire slave merchant colony settlers pioneer pioneers',
  ),
  genealogy: words(
    'genealogy genealogical genforum ancestry ancestor ancestors descendants descendant family families tree born died buried burial cemetery census marriage married spouse father mother son daughter children parents siblings gedcom rootsweb surname surnames births deaths baptized grandfather grandmother widow pedigree familytree findagrave headstone',
  ),
  obituary: words(
    'obituary obituaries obit obits funeral passed survived memorial mourning beloved deceased died death burial mortuary interment condolences cremation hospice visitation pallbearers nachruf traueranzeige todesanzeige necrologie esquela necrologio',
  ),
  sports: words(
    'sport sports player players team teams coach coaches coaching game games season league leagues championship championships tournament match matches score scores scored goal goals roster draft rookie athlete athletes athletics stats statistics win wins loss playoff playoffs stadium club squad transfer captain champion champions cup olympic olympics ncaa espn varsity fan fans yards espn cstv defender midfielder striker forward goalkeeper verein spieler tor fussball joueur equipe jugador equipo futbol giocatore squadra calcio',
  ),
  football: words(
    'football nfl quarterback touchdown touchdowns linebacker receiver tackle tackles offensive defensive lineman rushing passing kickoff wide running bowl soccer fc premier striker',
  ),
  baseball: words(
    'baseball mlb pitcher pitching batting hitter homer homers innings inning outfielder outfield infielder shortstop baseman rbi minor majors catcher bat',
  ),
  othersports: words(
    'rugby cricket tennis golf golfer basketball nba wrestling wrestler boxing boxer swimming swimmer cycling cyclist hockey nhl track marathon runner racing race sailing yacht regatta skiing lacrosse volleyball gymnastics triathlon rowing judo karate martial arts dan chess bowling equestrian',
  ),
  music: words(
    'music musical musician musicians band bands album albums song songs singer songwriter guitar guitarist bass drums drummer piano pianist violin orchestra symphony conductor composer composers jazz blues rock funk pop hip hop rap soul country bluegrass banjo folk classical opera choir concert concerts tour gig gigs record records recording recordings recorded cd cds lyrics tracks vocals producer grammy mp3 itunes billboard lp soundtrack soundtracks discography fiddle celtic melody',
  ),
  film: words(
    'film films movie movies actor actress actors acting cast director directed starring stars star role roles imdb hollywood tv television episode series show drama comedy theatre theater stage broadway screenplay screenwriter cinema dvd celebrity celebrities oscar festival documentary filmography character characters scene producer trailer netflix performer',
  ),
  books: words(
    'book books novel novels novelist author authors fiction poetry poem poems poet writer writing writings written publisher published publishing paperback hardcover amazon literary literature story stories review reviews reviewed isbn chapter bestselling bestseller booksellers bookstore memoir essays essay translated translator edition editor edited barnes',
  ),
  art: words(
    'art artist artists arts painting paintings painter watercolor watercolour watercolours gallery galleries exhibition exhibitions exhibit sculpture sculptor drawing drawings illustrator illustration illustrations design designer designs graphic studio prints canvas collector collectors museum landscape portrait portraits ceramics glass',
  ),
  photography: words(
    'photo photos photograph photographs photography photographer photographers camera image images picture pictures wedding weddings portrait portraits flickr gallery portfolio',
  ),
  architecture: words(
    'architect architects architecture architectural building buildings construction interior interiors urban planning landscape lighting designer renovation contractor projects',
  ),
  dance: words(
    'dance dancer dancers dancing choreographer choreography ballet performance company troupe',
  ),
  realestate: words(
    'realtor realtors realty estate homes home house houses property properties listing listings sale sales mls buyer buyers seller sellers mortgage condo condos residential rent bedroom agent agents broker remax immobilien',
  ),
  religion: words(
    'church churches priest catholic catholicism pastor minister ministry rev reverend bishop christian christ jesus god gospel bible biblical theology theological seminary faith prayer sermon spiritual vatican pope diocese parish baptist methodist anglican islam jewish rabbi religion religious kirche pfarrer iglesia eglise',
  ),
  journalism: words(
    'news newspaper newspapers journalist journalism reporter correspondent editor columnist column magazine press media anchor broadcast broadcasting radio television interview interviews headlines newsroom publisher reuters breaking blogger',
  ),
  education: words(
    'school schools elementary middle high principal teacher teachers students student education educational superintendent district grade class classroom pta kindergarten academy literacy learning tutor curriculum alumni yearbook reunion',
  ),
  food: words(
    'food restaurant restaurants chef recipe recipes cooking cuisine wine wines winery winemaker vineyard vineyards menu dining kitchen hotel beer brewery sauvignon pinot merlot tasting cook baking vegetarian',
  ),
  travel: words(
    'travel hotel hotels resort tourism tourist tours vacation flights airline airlines destination destinations beach cruise',
  ),
  farming: words(
    'farm farmer farmers farming agriculture agricultural livestock horse horses dog dogs breeder breed animals veterinary ranch',
  ),
  energy: words(
    'energy oil gas petroleum power electric electricity utility utilities nuclear renewable solar wind drilling pipeline mining coal exploration',
  ),
  community: words(
    'charity nonprofit volunteer volunteers community foundation donors fundraising youth camp scouts rotary advocacy',
  ),
  games: words(
    'game games gaming gamer level levels nintendo playstation xbox console arcade rpg quake character',
  ),
};

/** How much of a text belongs to each walk of life; words of several count for each in part. */
export type TopicShares = ReadonlyMap<Topic, number>;

const TOPICS_BY_WORD = topicsByWord();

/** Counts the topic words among distinct folded words. */
export function topicsOf(folded: Iterable<string>): TopicShares {
  const shares = new Map<Topic, number>();
  for (const word of new Set(folded)) {
    const topics = TOPICS_BY_WORD.get(word) ?? NO_TOPICS;
    for (const topic of topics) shares.set(topic, (shares.get(topic) ?? 0) + 1 / topics.length);
  }
  return shares;
}

/** Cosine of two topic counts: 1 for the same mixture, 0 for nothing in common. */
export function topicSimilarity(a: TopicShares, b: TopicShares): number {
  let product = 0;
  for (const [topic, share] of a) product += share * (b.get(topic) ?? 0);
  return product === 0 ? 0 : product / (lengthOf(a) * lengthOf(b));
}

/** The topic with the largest share; `null` for a text that shows none. */
export function mainTopic(shares: TopicShares): Topic | null {
  let best: Topic | null = null;
  for (const [topic, share] of shares) {
    if (best === null || share > (shares.get(best) ?? 0)) best = topic;
  }
  return best;
}

/** Sum of all shares: how many topic words the text holds. */
export function topicMass(shares: TopicShares): number {
  let mass = 0;
  for (const share of shares.values()) mass += share;
  return mass;
}

const NO_TOPICS: readonly Topic[] = [];

function lengthOf(shares: TopicShares): number {
  let sum = 0;
  for (const share of shares.values()) sum += share * share;
  return Math.sqrt(sum);
}

function topicsByWord(): ReadonlyMap<string, readonly Topic[]> {
  const topics = new Map<string, Topic[]>();
  for (const topic of TOPICS) {
    for (const word of TOPIC_WORDS[topic]) {
      const known = topics.get(word);
      if (known === undefined) topics.set(word, [topic]);
      else if (!known.includes(topic)) known.push(topic);
    }
  }
  return topics;
}

function words(list: string): readonly string[] {
  return list.split(' ');
}
