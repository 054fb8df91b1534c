// Verbs and nouns of speech and reference in running text.
import { expression, wordSet, wordSetsOf } from '../word-list.ts';

/**
 * Verbs of saying beside a quotation, normalised, by language; one of two words is listed by its last, 'a déclaré' as 'declare'.
 * 'So' and 'aldus' do the same without a verb: '„…“, so Müller'.
 */
export const SPEECH_WORDS = wordSetsOf({
  en: `
    said says say saying told tells added adds adding explained explains explaining admitted admits asked asks argued argues
    believes believed recalled recalls wrote writes writing noted notes commented comments remarked observed observes warned warns
    stressed stresses insisted insists joked jokes quipped quips laughed laughs laughing replied replies answered answers
    continued continues concluded concludes remembers shrugged shrugs stated states emphasised emphasized recounted confessed
    confesses declared declares announced posted claims claimed suggests suggested predicts predicted reflects reflected grinned
    grins sighed sighs conceded concedes maintained maintains offered offers recalling pointed cautioned cautions acknowledged
    acknowledges confirmed confirms summed mused muses countered counters`,
  de: `
    sagt sagte sagten sagen erklart erklarte erganzt erganzte betont betonte meint meinte berichtet berichtete erzahlt erzahlte
    erinnert fugt hinzu bekraftigt bekraftigte kommentiert kommentierte unterstreicht unterstrich warnt warnte raumt ein schreibt
    schrieb antwortet antwortete lacht lachte scherzt scherzte fasst findet so stellt klar verrat verriet bilanziert mahnt mahnte
    formuliert formulierte fasste gab gibt gesteht gestand erlautert erlauterte schildert schilderte bekennt prazisiert
    prazisierte entgegnet entgegnete hielt halt lobt lobte kritisiert kritisierte fordert forderte befand resumiert resumierte
    versichert versicherte ruft rief nennt nannte schmunzelt spottet uberlegt`,
  fr: `
    dit disait declare declarait explique expliquait affirme affirmait ajoute ajoutait souligne soulignait confie confiait reagi
    reagit raconte racontait precise precisait estime estimait assure assurait rappelle rappelait note notait observe resume
    resumait indique indiquait temoigne temoignait conclut reconnait poursuit previent sourit admet glisse lance ecrit repond
    retorque lache martele insiste souffle tranche plaisante avoue concede soupire juge considere constate deplore repete
    argumente enchaine complete repondu admis conclu reconnu poursuivi`,
  es: `
    dice dijo decia explica explico afirma afirmo senala senalo declaro declara anade anadio destaca destaco asegura aseguro
    comenta comento apunta apunto cuenta conto reconoce reconocio advierte advirtio subraya subrayo recuerda recordo sostiene
    sostuvo insiste insistio resume resumio indica indico admite admitio manifesto manifiesta expreso expresa escribe escribio
    responde respondio agrego agrega replica replico contesta contesto matiza matizo remata remato preciso concluye concluyo
    relata confiesa bromea`,
  pt: `
    disse diz dizia afirmou afirma explicou explica sublinha sublinhou acrescentou acrescenta contou conta declarou declara
    destacou destaca refere referiu garante garantiu comenta comentou salienta salientou adiantou reconhece reconheceu admite
    admitiu resume resumiu lembra lembrou recorda recordou escreve escreveu responde respondeu conclui concluiu brinca confessa
    avisa alerta alertou frisou frisa`,
  it: `
    detto dichiarato dichiara spiega spiegato aggiunge aggiunto racconta raccontato dice diceva afferma affermato sottolinea
    sottolineato commenta commentato osserva osservato ricorda ricordato precisa precisato ammette ammesso conclude concluso
    confessa scrive scritto risponde risposto avverte sostiene prosegue riassume sorride scherza disse spiego aggiunse`,
  nl: `
    zegt zei zeggen vertelt vertelde licht toe stelt stelde aldus legt uit vindt vond verklaart verklaarde reageert reageerde
    schrijft schreef benadrukt benadrukte voegt vult aan waarschuwt waarschuwde lacht antwoordt antwoordde vervolgt besluit merkt
    op meent erkent erkende grapt klinkt klonk geeft gaf lichtte legde voegde sneert zucht vat vatte`,
  sv: `
    sager sade sa berattar berattade forklarar forklarade menar menade tillagger tillade skriver skrev kommenterar kommenterade
    konstaterar konstaterade papekar betonar svarar svarade skrattar fortsatter minns varnar delade`,
  no: `
    sier sa forteller fortalte forklarer forklarte mener mente legger skriver skrev kommenterer kommenterte papeker understreker
    svarer svarte ler fortsetter husker advarer innrommer konstaterer utdyper oppsummerer opplyser`,
  da: `
    siger sagde fortaeller fortalte forklarer forklarede mener mente tilfojer tilfojede skriver skrev kommenterer kommenterede
    papeger understreger svarer svarede ler griner fortsaetter husker advarer erkender konstaterer oplyser oplyste lyder`,
  fi: `
    sanoo sanoi sanovat kertoo kertoi toteaa totesi selittaa selitti korostaa korosti muistuttaa muistutti kommentoi kirjoittaa
    kirjoitti arvioi huomauttaa huomautti lisaa lisasi jatkaa jatkoi vastaa vastasi kysyy kysyi muistelee naurahtaa hymahtaa
    tiivistaa kuvailee kuvaili perustelee perusteli painottaa painotti pohtii myontaa myonsi varoittaa varoitti vakuuttaa paattaa`,
  pl: `
    mowi mowil mowila powiedzial powiedziala dodaje dodal dodala wyjasnia wyjasnil wyjasnila podkresla podkreslil podkreslila
    tlumaczy tlumaczyl tlumaczyla zaznacza zaznaczyl zaznaczyla przyznaje przyznal przyznala komentuje skomentowal skomentowala
    stwierdzil stwierdzila stwierdza zauwaza zauwazyl zauwazyla ocenia ocenil ocenila wspomina pisze napisal napisala odpowiada
    odpowiedzial odpowiedziala opowiada smieje ostrzega przekonuje`,
  cs: `
    rika rekl rekla uvedl uvedla dodal dodala dodava vysvetluje vysvetlil vysvetlila popisuje popsal popsala zduraznil zduraznila
    zduraznuje upozornil upozornila upozornuje tvrdi mini pripousti pripustil pripustila komentuje okomentoval okomentovala
    poznamenal poznamenala vzpomina pise napsal napsala odpovedel odpovedela odpovida shrnuje usmiva smeje konstatoval
    konstatovala`,
  sk: `
    hovori povedal povedala uviedol uviedla dodal dodala dodava vysvetluje vysvetlil vysvetlila tvrdi pripusta upozornil
    upozornila napisal napisala`,
  hu: `
    mondta mondja fogalmazott fogalmaz kozolte kozli hangsulyozta hangsulyozza magyarazta magyarazza elmondta elmondja irta irja
    mesel meseli meselte teszi tette hozza valaszolta valaszolja feleli felelte jegyzi jegyezte megjegyezte kijelentette
    jelentette allitja allitotta velekedett velekedik emlekszik idezi idezte fel nevet nevetett elarulta arulta ismeri ismerte
    mutat ramutat ramutatott figyelmeztet figyelmeztetett osszegez osszegzi osszegezte szogezte leszogezte tudatta erosit
    erositette folytatja folytatta kerdezi kerdezte`,
  el: `
    leei eipe elege anaferei anefere dilonei dilose simeionei simeiose tonizei tonise exigei exigise prosthetei prosethese
    paradechetai paradechthike apanta apantise ypogrammizei ypogrammise scholiazei scholiase grafei egrafe thymatai thymithike
    synechizei diigeitai proeidopoiei epimenei symplironei symplirose paratirei`,
  tr: `
    dedi diyor der soyledi soyluyor belirtti anlatti anlatiyor acikladi ekledi ekliyor vurguladi konustu kaydetti ifade yazdi
    yaniti yanitladi ozetliyor hatirlatti uyardi`,
  ro: `
    spune spunea spus zice declara declarat explica explicat adaugat adauga precizat precizeaza subliniaza subliniat povesteste
    povestit recunoaste marturiseste raspunde raspuns noteaza atrage conchide rezuma aminteste scrie avertizeaza`,
  uk: `
    skazav skazala kazhe zayaviv zayavila dodav dodala dodaye poyasniv poyasnila poyasnyuye rozpovidaye rozpoviv rozpovila
    naholoshuye naholosyv naholosyla zaznachaye zaznachiv zaznachila vidpovidaye vidpoviv vidpovila zhaduye ziznayetsya pishe`,
  ru: `
    skazal skazala govorit zayavil zayavila dobavil dobavila dobavlyaet poyasnil poyasnila poyasnyaet rasskazyvaet rasskazal
    rasskazala podcherknul podcherknula podcherkivaet otmetil otmetila otmechaet otvechaet otvetil otvetila priznaet priznal
    priznala vspominaet pishet utochnil utochnila`,
});

/** Shorter ones are articles or prepositions in some other language: 'so', 'der', 'aan'. */
const PLAIN_LENGTH_MIN = 4;

/** Those words of all languages that mean nothing else in another. */
export const PLAIN_SPEECH_WORDS: ReadonlySet<string> = new Set(
  Object.values(SPEECH_WORDS).flatMap((words) =>
    [...words].filter((word) => word.length >= PLAIN_LENGTH_MIN),
  ),
);

/** 'Then', 'and', 'her rule': how a line begins that leads from one quotation of somebody's to the next. Normalised. */
export const LEADING_ON = wordSet(`
  then and but also later finally on zu zum zur uber sur sobre over om angaende ang su sul sulla her his und dann weiter ferner
  zudem spater ihr ihre sein seine et puis ensuite enfin mais sa son luego despues y pero e depois mas seu sua poi inoltre ma suo
  en daarna dan vervolgens maar haar zijn och sedan men og derefter deretter hendes hans hennes i potem dalej jej jego a pak potom
  dale jeji jeho sitten lisaksi hanen majd aztan ve sonra ama apoi si dar wortlich textuellement textualmente testualmente
  letterlijk ordagrant ordrett doslownie doslova`);

/** Swedish and Norwegian 'så' is 'so'; without its ring it would be 'said'. */
export const NORDIC_SO = /^så$/iu;

/** 'Has', before a participle of saying: '«…», ha señalado la directiva'. Normalised. */
export const AUXILIARIES = wordSet(
  'ha he han hanno haber hat haben heeft hebben har have has a au tem avea e',
);

/** Verbs whose object is spoken to or of: 'asked Jane Doe'. Normalised. */
export const OBJECT_VERBS = wordSet('asked asks told thanked praised called bat fragte lobte');

/** More than one speaks: nobody is quoted alone. Normalised. */
export const JOINT_SPEECH = wordSet(
  'zeggen sagen sagten disent declarent dicen dijeron afirman dizem disseram dicono mowia rikaji diyorlar',
);

/** Behind the name of a speaker and a verb of speech: 'Jane Doe said on Monday'. Plain letters, alternatives. */
export const AFTER_SPEECH =
  'on|in|at|to|us|during|this|last|yesterday|today|am|im|bei|heute|gestern|hier|lors|en|ayer|nel|ieri|em|ontem|op|tijdens|pa|under|w|na|v';

/** What shows others' words on somebody's profile. Normalised. */
export const PASSING_ON = wordSet(`
  reposted reshared recommends recommended likes liked follows repostet empfiehlt teilt repartage recommande partage recomienda
  recomendo recomenda compartio compartilhou consiglia condivide raadt beveelt rekommenderar anbefaler poleca doporucuje onerdi
  paylasti begendi`);

/** How Japanese and Chinese end what somebody said, straight after the closing mark: '」と話した'. */
export const SPEECH_AFTER_QUOTATION =
  /^[\s」』]*(?:と(?![のもはがを、。])|という|说|表示|指出|介绍)/u;
/** What comes before a quotation that goes on in the next sentence: its topic. */
export const SPEECH_BEFORE_QUOTATION = /は[^。]{0,30}$|(?:说|表示|指出)[,:：\s]*$/u;

/** Reported speech in a news text, in the languages that pages are written in, normalised. */
export const REPORTED_SPEECH = expression('u')`
  (?<!\p{L})(?:
    # English: 'Acme said', 'according to'
    said|says|told|announced|according to|a spokes\p{L}+
    # German
    teilte mit|sagt|sagte|erklarte|teilte das unternehmen
    # French
    a declare|a annonce|a indique|a precise
    # Spanish
    dijo|anuncio|segun|senalo|afirmo
    # Portuguese
    disse|anunciou|afirmou|segundo
    # Italian
    ha dichiarato|ha detto|secondo
    # Dutch
    zei|zegt|meldde|volgens
    # Swedish, Norwegian and Danish
    sade|sager|enligt|sier|siger|sagde|ifolge|opplyser|oplyser
    # Finnish
    sanoo|kertoo|mukaan
    # Polish
    powiedzial\p{L}?|mowi|poinformowal\p{L}?|jak podaje
    # Czech
    rekl\p{L}?|uvedl\p{L}?|podle
    # Hungarian
    mondta|kozolte|szerint
    # Turkish
    dedi|acikladi|soyledi|gore
    # Ukrainian
    skazav
    # Russian
    skazala|povidomi\p{L}+|zayavi\p{L}+|za slovami|skazal|soobshchi\p{L}+|po slovam
  )(?!\p{L})
  # Japanese, Chinese, Korean and Arabic
  と話し|と述べ|と発表|を発表|と明らか|表示|称|밝혔다|말했다|قال|اعلن`;

/** 'According to a blog': before the source of what is said. Plain letters, alternatives, in all languages alike. */
export const SOURCES =
  "according to|laut|zufolge|selon|d'apres|segun|segundo|secondo|volgens|enligt|ifolge|wedlug|podle|mukaan|szerint|potrivit";

/** 'That' and 'amid' behind a verb of speech, in languages that may leave the subject out. Normalised. */
export const CLAUSE_LINKS = wordSet('que che ze zda ca hogy entre tra fra');
