// Words that join a person or a company to a job: appointing, leaving, sponsoring.
import { wordSet } from '../word-list.ts';

/** Words that make the company beside them somebody's sponsor, client, supplier or rival, normalised. */
export const OUTSIDE_RELATION_STEMS = `
  sponsor patron. patrons. presented supported. courtesy rival. rivals. competitor unlike. versus. customer. customers. client. clients.
  supplier vendor. bailleur prasentiert unterstutzt gesponsert partners. partnerem. partneri. forder. konkurrent wettbewerber kunde.
  kunden. lieferant parrain. parraine mecene partenair concurrent fournisseur soutien. patrocin colabora. colaborador. competidor
  cliente. clientes. proveedor apoio. apoiador concorrent fornecedor contributo sostegno fornitor mogelijk. steun. klant. klanten
  leverancier patronat wsparcie konkurenc klient. dostawc sponzor podpora. podpory konkurent zakaznik dodavatel stod. samarbet kund.
  kunder leverant stotte. stottet sponset leverandor tamogat szponzor versenytars ugyfel beszallit destek. desteg rakip. rakib. musteri.
  tedarikci kupasi v. vs. x. against. protest boycott boykott boicot petition. contre. gegen. contra. contro. protiv pozov plaintiff
  defendant respondent claimant appellant klager beklagt defendeur demandeur demandante demandado reclamad reclamante recorrid
  recorrente ricorrente convenut eiser gedaagde verweer powod. pozwan zalobce zalovan pozivach vidpovidach davaci davali critic.
  critics. opponent fan. fans. shareholder investor. investors. buyer. kritiker aktionar anleger detracteur actionnaire critico.
  accionista acionista azionista criticus. aandeelhouder krytyk krytycz akcjonariusz kritik. akcionar aktieagare aksjonaer aktionaer
  unrelated. related. affiliated. confused. mistaken. verwechs confond confund pomyl mylon forvaxl forveksl karistir spomozhe pidtrimk
  kliyent postachal 協賛 後援 提供 赞助 후원
`;

/** Those of them that are verbs: only 'presented by' makes a sponsor, not 'presented the results'. Normalised stems. */
export const SPONSORING_VERB_STEMS = 'presented. supported. prasentiert';

/** Parties to a case, beside whom a respondent is one, and not somebody who answers a survey. Normalised stems. */
export const CLAIMANT_STEMS = 'claimant appellant plaintiff petitioner applicant tribunal court.';

/** Those of them whom a company buys from or sells to, with whom many a job deals: 'Head of Supplier Risk'. Normalised. */
export const TRADING_PARTNER_STEMS = `
  customer. customers. client vendor supplier kunde. kunden. lieferant fournisseur proveedor fornecedor fornitor klant. klanten
  leverancier klient. klienta. klientow. dostawc zakaznik dodavatel kund. kunder. leverant leverandor ugyfel beszallit musteri.
  tedarikci kliyent postachal
`;

/** Words that put an employer in the past, normalised. */
export const FORMER_EMPLOYMENT_STEMS = `
  former. formerly ex. previously previous. past. from. until. left. leaves. retired once. then. after. before. began started spent.
  worked. served. fruher vorher zuvor ehemal. ehemali vormal. bis. kam. kommt. ancien. ancienne anterieur auparavant precedem passe.
  passee jusqu. quitte venant. vient. antes. anterior exdirect antigu. hasta. procede. procedente trabajo. paso. veio. deixou. trabalhou
  passou. ateriorm gia. precedente arriva. proviene lavorava lasciato. dopo. voorheen vroeger eerder. voormalig afkomstig komt. tot.
  werkte. byly. byla. dawniej wczesniej poprzedni przeszed pracowal drive. drivejs byval predtim prisel prisla pracoval tidigare. forre.
  fran. kommer. lamnade arbetat tidligere fra. kom. jobbet forrige korabban volt. graduated. educated studied alumn absolvent absolwent
  studiert diplome. licenciad egresad laureat afgestudeerd utbildad uddannet utdannet mezun vegzett vystudoval egykori dolgozott
  erkezett eski. onceden onceki ayrildi. calisti kolishn ranishe raniee. rabotal pratsyuvav bivsh 元 前 退任
`;

/** Those of them that put a whole clause in the past: 'who previously held senior posts at Acme and Delta'. Normalised. */
export const FORMERLY_STEMS = `
  formerly previously until. hitherto. hasta. fruher. vorher. zuvor. ehemals vormals auparavant precedemment anciennement anteriormente
  antes. precedentemente gia. voorheen vroeger. eerder. tidigare. tidligere. dawniej wczesniej poprzednio drive. predtim korabban.
  onceden. ranishe raniee.
`;

/** Study, honorary posts, talks and visits: they bring somebody to an organisation that does not employ them. Normalised. */
export const UNEMPLOYED_TIE_STEMS = `
  degree. degrees. diplom bachelor master. masters. mba. llm. bsc. msc. phd. studying study. read. trained. qualified. graduat alumn
  attended. spoke. speaks. speak. speaking. lectured. visiting. adjunct. trustee volunteer studier studium studentin. absolv promov
  jurastudium lehrbeauftragt gastdozent referiert sprach. ehrenamt titulaire etudi etudes. benevole. chargee. licenci maestria estudi
  graduad formad profesora. asociad. voluntari estagi laure studiat. iscritt volontari studeer afgestudeer vrijwillig gastdocent examen.
  utbildad. uddannet. utdannet. studerade. laste. pluggade. ukonczyl studiowal studia. wolontari vystudoval studoval dobrovoln
`;

/** 'Member', right before what somebody is a member of. Normalised. */
export const MEMBER_WORDS = wordSet(`
  member members fellow mitglied miembro membre membro membri membra iscritta iscritto lid lidmaatschap medlem czlonek czlonkini
  czlonkiem clen clenka`);

/** 'Was', before a job that somebody no longer holds, unless a verb of appointment follows. Normalised. */
export const WAS_WORDS = wordSet(
  'was war etait fut era fue fui foi stata stato var byl byla bol bola',
);

/** Past tenses of working somewhere that `FORMER_EMPLOYMENT_STEMS` has not, also far before the name. Normalised. */
export const WORKED_STEMS = `
  held. worked. arbeitete. gearbeitet tatig-gewesen bislang. bisher. bisherig travaille. travaillait trabajado. trabajaba trabajo.
  trabalhou trabalhava trabalhado. lavorato. lavorava. lavoro. began. started. begann. startete. commenca. debuta. debute. empezo.
  comenzo. inicio. comecou iniciou comincio. comincia. iniziato. cominciato begon. startade. borjade. begyndte. startet. zaczynal zaczal
  zaczela zacinal werkte. gewerkt hittills finora. dotychczas doposud jobbade. jobbet. jobbat. arbejdede. arbetade. arbetat. pracowal
  pracoval
`;

/** The same at the end of a clause, where German and Dutch have their verbs: 'hat bei Delta gearbeitet'. Normalised. */
export const CLOSING_PARTICIPLES = wordSet(
  'studiert absolviert promoviert gearbeitet gelehrt gesprochen referiert gewerkt gestudeerd gestudeert gesproken gedoceerd',
);

/** 'Since': after an employer's name, 'has worked at Delta since 2012' is of today. Normalised. */
export const EMPLOYED_SINCE = wordSet('since seit depuis desde sinds sedan siden od dal dalla');

/** 'Before', 'until': right after an employer's name they put it in the past. Normalised. */
export const EMPLOYMENT_ENDS = wordSet(
  'before until bevor bis avant jusqu antes hasta prima fino voordat tot innan inden indtil zanim nez',
);

/** Verbs and nouns of an appointment, which join a company to the person it appoints, normalised. */
export const APPOINTMENT_STEMS = `
  appoint names. named hires. hired welcom promot elect joins. join. joined succeed takes. taken new. as. says. said. told. tells. with.
  ernennt beruf bestell uberni neue. neuer. folgt wird. sagt. sagte mit. nomm rejoint. promu arrive prend. nouvel. nouveau. explique
  dit. selon avec nombr incorpora ficha asume nuev dice. explica afirma con. nomei contrat anunci assum nov. diz. com. nomin nuovo.
  nuova. spiega benoem stelt aangesteld nieuwe zegt. volgens met. powol mianow objal objela nowy. nowa. mowi z. obejm jmenov nastoupi
  novy. nova. rika. uvedl s. utse utna rekryter anstall tilltrader ny. nya. sager. tiltrer ansett ansatt sier. med. nevez kinevez uj.
  mondta atandi atadi getird yeni. dedi. diyor priznach noviy. kazhe kazav naznach skaz heads. headed leads. led. runs. oversees oversaw
  chairs. steers leitet fuhrt. verantwort dirige. pilote. chapeaute encabeza lidera. chefia. comanda guida. leidt leidde kieruj pokieruj
  vede. povede ridi. leder. styr vezeti yonetiyor ocholy keruye rukovod vozglav recruit recrut reclut poach lures. lured taps. tapped
  gewinnt gewonnen verpflichtet holt. wechselt ingaggi zatrudni dolacz nabral prijal varvar hyret hyrer csatlakoz igazol transfer.
  kadrosun pereysh
`;

/** 'Is', 'was', 'has been'. Normalised. */
const COPULA_STEMS = `
  is. was. are. ist. war. est. etait. es. era. e. foi. jest. byl. byla. je. ar. er. been. gewesen. ete. sido. stato. stata.
  geweest. varit. vaeret. vaert.`;

/** Verbs of working somewhere, of today and of the past: 'works for', 'has worked for'. Normalised. */
export const WORKING_STEMS = `
  works. worked. working. serves. served. arbeitet. arbeitete. gearbeitet tatig. travaill exerce. trabaj ejerce. trabalh atua. lavora.
  lavorava. lavorato. opera. werkt. werkte. gewerkt. werkzaam. pracuj. pracuje. pracowal. pracowala. pracoval. pracovala. arbetar.
  arbetat. arbetade. jobbar. jobbat. jobbade. arbejder. arbejdet. arbejdede. arbeider. arbeidet. jobber. jobbet. dolgozik dolgozott
  calisiyor calismakta calisti pratsyu rabotae
`;

/** Verbs that say what somebody is or where they work, normalised: 'Jane Doe is the voice of reason at Acme'. */
export const EMPLOYED_STEMS = `${COPULA_STEMS} ${WORKING_STEMS}`;

/** 'Became', 'remains', before the job that somebody is given or keeps. Normalised. */
export const BECOMING_STEMS = `
  became. becomes. become. wurde. wird. devient. devenu. devenue. deviendra. diventa. diventat werd. wordt. geworden. blev. ble. blir.
  bliver. zostala. zostal. stala. stal. asume. assume. passou. paso. remains. remained. bleibt. blieb. reste. resta. permanece. sigue.
  continua. blijft. forblir. forbliver. forblev. fortsatter. fortsaetter. pozostaje. zostaje.`;

/** Italian verbs of working, behind which 'in' leads to the employer: 'lavora in Acme'. Normalised. */
export const ITALIAN_WORKING = wordSet('lavora lavorava');

/** Who is at a company without working there: guests, pupils, patients, who is photographed there. Normalised stems. */
export const PASSING_GUEST_STEMS = `
  guest. guests. visitor. pupil. resident. inmate. gast. gaste. besuch schuler. schulerin. student bewohner haftling invite. invitee.
  visiteu habitue. habituee. etudiant eleve. stagiaire-d pensionnaire. detenu invitad visitante. estudiante. alumn paciente. interno.
  convidad aluno. aluna. ospite. ospiti. visitator alliev paziente. bezoek leerling. scholier. patient bewoner. stamgast. gjest. gaest.
  gaster. elev. besokare pasient. goscinn gosc. uczen pacjent host. zak. zakyne photographi fotogr vue. vu. pictured. seen.
`;

/** 'Has', 'also', 'now': before a verb of work, 'has worked for', 'now works at'. Normalised. */
export const BEFORE_VERBS = wordSet(
  'has had also now currently still hat auch a ha aussi tambien hoy tem anche oggi heeft ook nu har ogsa ocksa teraz dzis',
);

/** Verbs of leading or looking after something: 'oversees the yard for Acme'. Normalised. */
export const LEADING_VERB_STEMS = `
  oversees oversaw manages managed heads. headed leads. led. runs. directs. supervises chairs. leitet verantwortet fuhrt. steuert.
  betreut. dirige. pilote. gere. supervise. supervisa. soccupe occupe. gestiona coordina. lidera. dirigeix encabeza guida. gestisce
  cura. beheert stuurt. leidt leder. styr. ansvarar kieruje zarzadza ridi. vede.
`;

/** 'Led', before 'by' and who leads: 'its team, led by Jane Doe', 'unter der Leitung von'. Normalised stems. */
export const LED_STEMS = `
  led. headed. managed. directed. chaired. overseen. supervised. geleitet. gefuhrt. verantwortet. leitung. fuhrung. dirige. dirigee.
  pilote. pilotee. menee. encadree. direction. dirigid liderad encabezad coordinad comandad chefiad guidat dirett coordinat guida.
  geleid. leiding. aangestuurd ledd. ledda. ledning. ledet. ledelse. kierowan kierownictwem vedeny. vedena. vedenim.
`;

/** Verbs of founding or owning an organisation, and of speaking for it. Normalised stems. */
export const FOUNDING_STEMS = `
  founded. founds. founder cofounded owns. owned. represents. grundete gegrundet vertritt. fonde fonda represente. fundo. fundou
  fundador representa. fondo. rappresenta. oprichtte opgericht vertegenwoordigt grundade stiftet grundla zalozyl zalozil`;

/** Verbs of leaving an employer, normalised: 'quien deja Acme', 'verlässt Acme'. */
export const LEAVING_STEMS = `
  leave. leaves. left. leaving. quit. quits. departs. departed. departure exits. verlass verliess ausgeschied ausscheid abschied quitte.
  quittait quitter depart. deja. dejo. dejar. abandona. abandono. deixa. deixou. deixar. lascia. lasciato. lascio. lasciare. verlaat.
  verliet. vertrek opuszcza opuscil odchodz odszed odeszla opousti odchazi odesel odesla lamnar. lamnade. lamnat. slutar. forlater
  forlot forlader forlod fratr tavozik tavozott elhagy ayrildi ayriliyor ayrilan ayrilarak pokida pokinu zalisha zvilni uvolil pereyshov
  pereyshla 退社 退任
`;

/** Verbs by which a company takes somebody on, or somebody joins one, normalised. */
export const JOINING_STEMS = `
  appoint names. named hires. hired welcom promot elect joins. join. joined joining. ernennt beruft. bestell nomm rejoint. rejoindre.
  nombr incorpor ficha unio. unirse. uniose. uniu. unita. unito. unisce. nomei contrat nomin benoem aangesteld powol mianow jmenov utse
  rekryter ansatt nevez kinevez atandi getirdi. getirild priznach naznach wechselt recruit recrut reclut poach lures. lured ingaggi
  zatrudni varvar hyret hyrer igazol confie. affida. encomend betraut. powierz sveril
`;

/** Verbs of going from one employer to another. Normalised. */
export const JOB_MOVE_STEMS = `
  moved. moves. moving. move. switches. switched. transfers. transferred. wechsel gewechselt passe. passee. passera. pasa. paso. pasara.
  passa. passou. passara. passato. passata. stapt. stapte. overgestapt. overstapt. byter. bytte. bytt. skifter. skiftet. skiftede.
  przechodzi. przeszedl. przeszla. przejdzie. prechazi. presel. presla. prejde.
`;

/** Verbs of coming and going. Normalised. */
export const MOTION_STEMS = `
  came. comes. come. went. goes. kam. kommt. gekommen. ging. geht. gegangen. venu. venue. arrive. arrivee. entre. entree. llego. llega.
  llegara. vino. viene. entro. entra. entrara. ingreso. ingresa. chegou. chega. veio. vem. entrou. ingressou. arrivato. arrivata.
  arriva. entrato. entrata. approda. approdato. approdata. kwam. komt. gaat. kom. kommer. kommit. gar. gick. gik. gikk. przyszedl.
  przyszla. trafil. trafila. prisel. prisla. nastoupil. nastoupila.
`;

/** Verbs of giving up a post, before 'from' and the employer: 'has resigned from Acme'. Normalised. */
export const RESIGNATION_STEMS = `
  resigned. resigns. resigning. resign. retired. retires. retiring. retire. stepping. stepped. steps. step. demissionne. dimite.
  dimitio. renuncia. renuncio. demite. demitiu. dimessa. dimesso. dimette. zuruckgetreten. zuruck. terugtreden. teruggetreden. trekt.
  avgar. avgatt. fratraeder. fratrer. odchodzi. odeszla. odszedl. zrezygnowal rezygnuje. odchazi.
`;

/** Who comes and who goes, as nouns: 'announces the arrival of Jane Doe'. Normalised. */
export const ARRIVAL_STEMS = `
  arrival. departure. larrivee. larrivo. luscita. resignation. retirement. arrivee. depart. demission. llegada. salida. marcha.
  dimision. fichaje. chegada. saida. demissao. arrivo. uscita. dimissioni. ingresso. ingreso. komst. vertrek. ankunft. zugang. weggang.
  abgang. ausscheiden. rucktritt. wechsel. ankomst. avgang. tiltradelse. fratradelse. przyjscie. odejscie. prichod. odchod.
`;

/** Verbs of telling the public. Normalised. */
export const ANNOUNCING_STEMS = `
  announc annonc anunci annunc kundigt verkundet meldet gibt. bekannt confirms. confirmed. confirme. confirma. conferma. bestatigt
  aankondig kondigt. meldt. tillkannager bekraftar kunngjor bekrefter meddel oglasza oglosil oznamuje oznamil`;

/** Verbs of parting with somebody: 'Acme trennt sich von Jane Doe'. Normalised. */
export const PARTING_STEMS = `
  trennt. trennte. getrennt. verabschiedet. verabschiedete. parts. parted. separe. separa. desprende. despide. despidio. afscheid.
  rozstaje. loucila. loucime.`;

/** Words for who wrote a page, normalised. */
export const AUTHOR_STEMS = `
  writer. author. columnist autor. autorin verfasser auteur. auteure. autrice. lauteur lautrice chroniqueu autora. colunista autore.
  editorialista schrijver. schrijfster skribent forfatter. forfatteren kronikor kirjoittaja autorka. autorem. szerzo. yazar. yazari
  avtor. avtorka
`;

/** What degrees make of people in Spanish and Portuguese, before the university that gave it. Normalised. */
export const DEGREE_TITLES = wordSet(`
  abogado abogada contador contadora ingeniero ingeniera economista administrador administradora psicologo psicologa licenciado
  licenciada magister advogado advogada engenheiro engenheira`);

/** How the names of such universities begin. Normalised. */
export const UNIVERSITIES = wordSet('universidad universidade pontificia politecnica');
