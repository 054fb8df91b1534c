// Verbs and nouns of speech and reference in running text.
import { wordSet, wordSetsOf } from '../word-list.ts';

/**
 * Verbs of saying beside a quotation, normalised, by language; one of two words is listed by its last, 'a déclaré' as 'declare'.
 * 'So' and 'aldus' do the same without a verb: '„…“, so Müller'.
 */
export const SPEECH_WORDS = wordSetsOf({
  en: 'said says say saying told tells added adds adding explained explains explaining admitted admits asked asks argued argues believes believed recalled recalls wrote writes writing noted notes commented comments remarked observed observes warned warns stressed stresses insisted insists joked jokes quipped quips laughed laughs laughing replied replies answered answers continued continues concluded concludes remembers shrugged shrugs stated states emphasised emphasized recounted confessed confesses declared declares announced posted claims claimed suggests suggested predicts predicted reflects reflected grinned grins sighed sighs conceded concedes maintained maintains offered offers recalling pointed cautioned cautions acknowledged acknowledges confirmed confirms summed mused muses countered counters',
  de: 'sagt sagte sagten sagen erklart erklarte erganzt erganzte betont betonte meint meinte berichtet berichtete erzahlt erzahlte erinnert fugt hinzu bekraftigt bekraftigte kommentiert kommentierte unterstreicht unterstrich warnt warnte raumt ein schreibt schrieb antwortet antwortete lacht lachte scherzt scherzte fasst findet so stellt klar verrat verriet bilanziert mahnt mahnte sagen formuliert formulierte fasste gab gibt gesteht gestand erlautert erlauterte schildert schilderte bekennt prazisiert prazisierte entgegnet entgegnete hielt halt lobt lobte kritisiert kritisierte fordert forderte befand resumiert resumierte versichert versicherte ruft rief nennt nannte schmunzelt spottet gestand uberlegt',
  fr: 'dit disait declare declarait explique expliquait affirme affirmait ajoute ajoutait souligne soulignait confie confiait reagi reagit raconte racontait precise precisait estime estimait assure assurait rappelle rappelait note notait observe resume resumait indique indiquait temoigne temoignait conclut reconnait poursuit previent sourit admet glisse lance ecrit repond retorque lache martele insiste souffle tranche plaisante avoue concede soupire juge considere constate deplore repete argumente enchaine complete previent repondu ecrit admis conclu reconnu poursuivi',
  es: 'dice dijo decia explica explico afirma afirmo senala senalo declaro declara anade anadio destaca destaco asegura aseguro comenta comento apunta apunto cuenta conto reconoce reconocio advierte advirtio subraya subrayo recuerda recordo sostiene sostuvo insiste insistio resume resumio indica indico admite admitio manifesto manifiesta expreso expresa escribe escribio responde respondio agrego agrega replica replico contesta contesto matiza matizo remata remato preciso concluye concluyo relata confiesa bromea',
  pt: 'disse diz dizia afirmou afirma explicou explica sublinha sublinhou acrescentou acrescenta contou conta declarou declara destacou destaca refere referiu garante garantiu comenta comentou salienta salientou adiantou reconhece reconheceu admite admitiu resume resumiu lembra lembrou recorda recordou escreve escreveu responde respondeu conclui concluiu brinca confessa avisa alerta alertou frisou frisa',
  it: 'detto dichiarato dichiara spiega spiegato aggiunge aggiunto racconta raccontato dice diceva afferma affermato sottolinea sottolineato commenta commentato osserva osservato ricorda ricordato precisa precisato ammette ammesso conclude concluso confessa scrive scritto risponde risposto avverte sostiene prosegue riassume sorride scherza disse spiego aggiunse',
  nl: 'zegt zei zeggen vertelt vertelde licht toe stelt stelde aldus legt uit vindt vond verklaart verklaarde reageert reageerde schrijft schreef benadrukt benadrukte voegt vult aan waarschuwt waarschuwde lacht antwoordt antwoordde vervolgt besluit merkt op meent erkent erkende grapt klinkt klonk geeft gaf lichtte legde voegde sneert zucht vat vatte',
  sv: 'sager sade sa berattar berattade forklarar forklarade menar menade tillagger tillade skriver skrev kommenterar kommenterade konstaterar konstaterade papekar betonar svarar svarade skrattar fortsatter minns varnar delade',
  no: 'sier sa forteller fortalte forklarer forklarte mener mente legger skriver skrev kommenterer kommenterte papeker understreker svarer svarte ler fortsetter husker advarer innrommer konstaterer utdyper oppsummerer opplyser',
  da: 'siger sagde fortaeller fortalte forklarer forklarede mener mente tilfojer tilfojede skriver skrev kommenterer kommenterede papeger understreger svarer svarede ler griner fortsaetter husker advarer erkender konstaterer oplyser oplyste lyder',
  fi: 'sanoo sanoi sanovat kertoo kertoi toteaa totesi selittaa selitti korostaa korosti muistuttaa muistutti kommentoi kirjoittaa kirjoitti arvioi huomauttaa huomautti lisaa lisasi jatkaa jatkoi vastaa vastasi kysyy kysyi muistelee naurahtaa hymahtaa tiivistaa kuvailee kuvaili perustelee perusteli painottaa painotti pohtii myontaa myonsi varoittaa varoitti vakuuttaa paattaa',
  pl: 'mowi mowil mowila powiedzial powiedziala dodaje dodal dodala wyjasnia wyjasnil wyjasnila podkresla podkreslil podkreslila tlumaczy tlumaczyl tlumaczyla zaznacza zaznaczyl zaznaczyla przyznaje przyznal przyznala komentuje skomentowal skomentowala stwierdzil stwierdzila stwierdza zauwaza zauwazyl zauwazyla ocenia ocenil ocenila wspomina pisze napisal napisala odpowiada odpowiedzial odpowiedziala opowiada smieje ostrzega przekonuje',
  cs: 'rika rekl rekla uvedl uvedla dodal dodala dodava vysvetluje vysvetlil vysvetlila popisuje popsal popsala zduraznil zduraznila zduraznuje upozornil upozornila upozornuje tvrdi mini pripousti pripustil pripustila komentuje okomentoval okomentovala poznamenal poznamenala vzpomina pise napsal napsala odpovedel odpovedela odpovida shrnuje usmiva smeje konstatoval konstatovala',
  sk: 'hovori povedal povedala uviedol uviedla dodal dodala dodava vysvetluje vysvetlil vysvetlila tvrdi pripusta upozornil upozornila napisal napisala',
  hu: 'mondta mondja fogalmazott fogalmaz kozolte kozli hangsulyozta hangsulyozza magyarazta magyarazza elmondta elmondja irta irja mesel meseli meselte teszi tette hozza valaszolta valaszolja feleli felelte jegyzi jegyezte megjegyezte kijelentette jelentette allitja allitotta velekedett velekedik emlekszik idezi idezte fel nevet nevetett elarulta arulta ismeri ismerte mutat ramutat ramutatott figyelmeztet figyelmeztetett osszegez osszegzi osszegezte szogezte leszogezte tudatta erosit erositette folytatja folytatta kerdezi kerdezte',
  el: 'leei eipe elege anaferei anefere dilonei dilose simeionei simeiose tonizei tonise exigei exigise prosthetei prosethese paradechetai paradechthike apanta apantise ypogrammizei ypogrammise scholiazei scholiase grafei egrafe thymatai thymithike synechizei diigeitai proeidopoiei epimenei symplironei symplirose paratirei',
  tr: 'dedi diyor der soyledi soyluyor belirtti anlatti anlatiyor acikladi ekledi ekliyor vurguladi konustu kaydetti ifade yazdi yaniti yanitladi ozetliyor hatirlatti uyardi',
  ro: 'spune spunea spus zice declara declarat explica explicat adaugat adauga precizat precizeaza subliniaza subliniat povesteste povestit recunoaste marturiseste raspunde raspuns noteaza atrage conchide rezuma aminteste scrie avertizeaza',
  uk: 'skazav skazala kazhe zayaviv zayavila dodav dodala dodaye poyasniv poyasnila poyasnyuye rozpovidaye rozpoviv rozpovila naholoshuye naholosyv naholosyla zaznachaye zaznachiv zaznachila vidpovidaye vidpoviv vidpovila zhaduye ziznayetsya pishe',
  ru: 'skazal skazala govorit zayavil zayavila dobavil dobavila dobavlyaet poyasnil poyasnila poyasnyaet rasskazyvaet rasskazal rasskazala podcherknul podcherknula podcherkivaet otmetil otmetila otmechaet otvechaet otvetil otvetila priznaet priznal priznala vspominaet pishet utochnil utochnila',
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
export const LEADING_ON = wordSet(
  'then and but also later finally on zu zum zur uber sur sobre over om angaende ang su sul sulla her his und dann weiter ferner zudem spater ihr ihre sein seine et puis ensuite enfin mais sa son luego despues y pero su e depois mas seu sua poi inoltre ma suo sua en daarna dan vervolgens maar haar zijn och sedan men og sa derefter deretter hendes hans hennes i potem dalej jej jego a pak potom dale jeji jeho sitten lisaksi hanen majd aztan ve sonra ama apoi si dar wortlich textuellement textualmente testualmente letterlijk ordagrant ordrett doslownie doslova',
);

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
export const PASSING_ON = wordSet(
  'reposted reshared recommends recommended likes liked follows repostet empfiehlt teilt repartage recommande partage recomienda recomendo recomenda compartio compartilhou consiglia condivide raadt beveelt rekommenderar anbefaler poleca doporucuje onerdi paylasti begendi',
);

/** How Japanese and Chinese end what somebody said, straight after the closing mark: '」と話した'. */
export const SPEECH_AFTER_QUOTATION =
  /^[\s」』]*(?:と(?![のもはがを、。])|という|说|表示|指出|介绍)/u;
/** What comes before a quotation that goes on in the next sentence: its topic. */
export const SPEECH_BEFORE_QUOTATION = /は[^。]{0,30}$|(?:说|表示|指出)[,:：\s]*$/u;

/** Reported speech in a news text, in the languages that pages are written in, normalised. */
export const REPORTED_SPEECH =
  /(?<!\p{L})(?:said|says|told|announced|according to|a spokes\p{L}+|teilte mit|sagt|sagte|erklarte|teilte das unternehmen|a declare|a annonce|a indique|a precise|dijo|anuncio|segun|senalo|afirmo|disse|anunciou|afirmou|segundo|ha dichiarato|ha detto|secondo|zei|zegt|meldde|volgens|sade|sager|enligt|sier|siger|sagde|ifolge|opplyser|oplyser|sanoo|kertoo|mukaan|powiedzial\p{L}?|mowi|poinformowal\p{L}?|jak podaje|rekl\p{L}?|uvedl\p{L}?|podle|mondta|kozolte|szerint|dedi|acikladi|soyledi|gore|skazav|skazala|povidomi\p{L}+|zayavi\p{L}+|za slovami|skazal|soobshchi\p{L}+|po slovam)(?!\p{L})|と話し|と述べ|と発表|を発表|と明らか|表示|称|밝혔다|말했다|قال|قالت|اعلن|اعلنت/u;

/** Descriptions that mean the person an article is about. */
export const PERSON_DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
  en: /\bthe (?:(?:new |incoming )(?:\w+ ){0,2}(?:chief|head|director|officer|manager|secretary|auditor|boss|ciso|cro|cco|dpo|counsel)|speaker|executive|interviewee|former \w+ officer)\b/i,
  de: /\b(?:(?:der|die) neue \w*(?:chef|leiter|beauftragte|vorstand|revisor|juristin?)\w*|(?:der|die) (?:referentin?|managerin?|juristin?))\b/i,
  fr: /\b(?:le nouveau (?:directeur|responsable|secretaire|patron)|la nouvelle (?:directrice|responsable|secretaire|patronne)|la dirigeante|le dirigeant|l.interessee?|l.oratrice|l.orateur)\b/i,
  es: /\b(?:la nueva (?:responsable|directora|delegada|gerenta?|jefa)|el nuevo (?:responsable|director|delegado|gerente|jefe)|la (?:ejecutiva|directiva|ponente)|el (?:ejecutivo|directivo|ponente))\b/i,
  pt: /\b(?:a nova (?:responsavel|diretora|gestora|gerente)|o novo (?:responsavel|diretor|gestor|gerente)|a gestora|o gestor|a executiva|o executivo|a oradora|o orador)\b/i,
  it: /\b(?:(?:la nuova|il nuovo) (?:responsabile|direttore|direttrice|manager)|la (?:manager|dirigente|relatrice)|il (?:manager|dirigente|relatore))\b/i,
  nl: /\b(?:(?:de|het) nieuwe \w*(?:hoofd|directeur|functionaris|manager|chef)|de spreker|de spreekster)\b/i,
  sv: /\bden nya \w*(?:chefen|direktoren|ansvariga)\b/i,
  da: /\bden nye \w*(?:chef|direktor|ansvarlige)\b/i,
  no: /\bden nye \w*(?:sjefen|direktoren|lederen|ansvarlige)\b/i,
  pl: /\b(?:nowa \w*(?:dyrektor\w*|szefowa)|nowy \w*(?:dyrektor|szef))\b/i,
  cs: /\b(?:nova \w*(?:reditelka|sefka)|novy \w*(?:reditel|sef))\b/i,
};

/** Descriptions that mean the company an article is about, by language. */
export const COMPANY_DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
  en: /\bthe (?:\w+ )?(?:company|firm|group|bank|insurer|broker|lender|utility|business|provider|maker|retailer|carrier|supplier|manufacturer|organisation|organization|administrator|association|society|charity|university|college|hospital|trust|airline|operator|brewer|brewery|cooperative|co-operative|fund|chain|district|council|start-?up|caterer|grower|producer|developer|shipper|line|mutual|credit union|haulier|miner|mine|mill|sawmill|fintech|port|airport|railway|clinic|practice|processor|packer|foundry|shipyard|refinery|contractor|wholesaler|reinsurer|exchange|platform|distillery|winery|school|co-op|agency|authority|club|museum)\b(?!')/i,
  de: /\b(?:das|dem|des) (?:\w*unternehmens?|hauses?|konzerns?|instituts?|versicherers?|geldhauses?|\w*herstellers?|\w*betreibers?|\w*anbieters?|\w*handlers?|betriebs?|verbandes?|vereins?|werkes?)\b|\bde[rn] (?:\w*konzern|versicherer|\w*anbieter|\w*hersteller|\w*betreiber|\w*handler|bank|betrieb|verband|verein|gruppe|genossenschaft|brauerei|stiftung|universitat|klinik|sparkasse)\b|\bdie (?:bank|\w*gesellschaft|firma|versicherung|gruppe|genossenschaft|brauerei|stiftung|reederei|universitat|klinik|sparkasse)\b/i,
  fr: /\b(?:la (?:banque|societe|compagnie|mutuelle|firme|cooperative|fondation|brasserie|maison|chaine|caisse|start-up)|le (?:groupe|fabricant|distributeur|transporteur|constructeur|courtier|laboratoire|reseau)|du (?:groupe|fabricant)|l.(?:entreprise|etablissement|assureur|editeur|operateur|universite|association|hopital|agence|industriel|enseigne|exploitant))\b/i,
  es: /\b(?:la (?:compania|empresa|electrica|aseguradora|entidad|sociedad|firma|cooperativa|aerolinea|cadena|universidad|fundacion|mutua|agencia|constructora|naviera|salmonera)|(?:el|del|al) (?:grupo|banco|fabricante|operador|hospital))\b/i,
  pt: /\b(?:d|n|pel)?[ao] (?:companhia|empresa|seguradora|grupo|banco|sociedade|usina|cooperativa|fabricante|operadora|universidade|hospital|distribuidora|fundacao|caixa|instituicao|agencia)\b/i,
  it: /\b(?:(?:la|della|alla) (?:societa|banca|compagnia|cooperativa|fondazione|casa|catena)|(?:il|del|al) (?:gruppo|lanificio|produttore|pastificio|consorzio)|(?:l|dell|all).(?:azienda|impresa|istituto|operatore|ente|ospedale|agenzia))\b/i,
  nl: /\b(?:het (?:bedrijf|fonds|concern|ziekenhuis|waterschap|familiebedrijf)|de (?:bank|verzekeraar|onderneming|uitvoerder|groep|brouwerij|fabrikant|keten|cooperatie|stichting|universiteit|rederij|maatschappij|onderlinge|producent))\b/i,
  da: /\b(?:\w*selskabet|virksomheden|hospitalet|organisationen|koncernen|banken|kaeden|foreningen|fonden|\w*producenten|rederiet|pensionskassen)\b/i,
  no: /\b(?:\w*selskapet|virksomheten|sykehuset|organisasjonen|konsernet|banken|kjeden|foretaket|stiftelsen|\w*produsenten|rederiet)\b/i,
  sv: /\b(?:\w*bolaget|\w*foretaget|sjukhuset|organisationen|koncernen|banken|kedjan|stiftelsen|foreningen|tillverkaren|rederiet|gruppen)\b/i,
  pl: /\b(?:spolk[aieo]\w?|firm[aieyo]\w?|przedsiebiorstw\w+|bank(?:u|owi|iem)?|grup[aey]|spoldzielni\w?|szpital\w*|fundacj\w+|towarzystw\w+|ubezpieczyciel\w*|producent\w*|siec\w?)\b/i,
  cs: /\b(?:spolecnost\w*|firm[aeuyo]\w?|podnik\w*|bank[aeuyo]\w?|skupin\w+|druzstv\w+|nemocnic\w+|nadac\w+|pojistovn\w+|vyrobce\w*)\b/i,
  tr: /\b(?:sirket\w*|bankanin|banka|grup|kurulus\w*|zincir\w*|holding\w*|fabrika)\b/i,
  fi: /\b(?:yhtio\w*|yrity(?:s|ksen|kselle|sta)\w*|konserni\w*|pankki\w*|pankin|kassa|laitos)\b/i,
  hu: /\b(?:tarsasag\w*|ceg(?:et|nek|nel|re|e|unk)?|vallalat\w*|bank(?:ra|nak|ot|nal|ban)?|szolgaltato\w*|takarek\w*)\b/i,
  el: /(?:η|της|την|στην) (?:εταιρ[α-ω]+|επιχειρηση[ςσ]?|τραπεζα[ςσ]?)|(?:ο|του|τον|στον) ομιλο[α-ωςσ]*/i,
  ko: /회사|당사|동사|사측|이 은행|그룹은/,
  zh: /该公司|本公司|我司|该行|该集团/,
  ja: /同社|当社|弊社|同行|同グループ|同団体/,
};

/** 'Her company', 'sa compagnie': the company of whoever was named last. Plain letters. */
export const THEIR_COMPANY =
  /(?<![a-z])(?:(?:his|her|their) (?:[a-z]+ )?(?:company|firm|group|bank|employer|insurer|institution|hospital|utility|charity)|(?:sein|ihr)(?:e[mnrs]?)? (?:[a-z]*unternehmen|bank|haus|firma|versicherer|arbeitgeber|konzern|betrieb|klinik)|(?:sa|son) (?:compagnie|entreprise|banque|societe|groupe|mutuelle|maison|etablissement|assureur|employeur|hopital)|su (?:compania|empresa|banco|entidad|grupo|aseguradora|firma)|(?:a sua|o seu) (?:empresa|companhia|banco|seguradora|grupo)|(?:la sua|il suo) (?:azienda|societa|banca|compagnia|gruppo|impresa)|(?:zijn|haar) (?:bedrijf|bank|verzekeraar|werkgever|organisatie|ziekenhuis)|(?:hans|hendes|hennes) (?:selskab|selskap|bolag|bank|virksomhed|foretag|arbejdsgiver|arbetsgivare|arbeidsgiver)|(?:jego|jej) (?:firma|bank|spolka|pracodawca)|(?:jeho|jeji) (?:firma|banka|spolecnost|pojistovna))(?![a-z])/i;

/** 'The board', 'el consejo': who decides for the company. Plain letters. */
export const COMPANY_BODIES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the (?:board|trustees|directors)|trustees)\b(?! of the)/i,
  de: /\bde[rmns] (?:aufsichtsrat|vorstand|verwaltungsrat|stiftungsrat)\w*|\bdie geschaftsfuhrung\b/i,
  fr: /\ble conseil (?:d.administration|de surveillance)|\ble directoire\b|\bla direction generale\b/i,
  es: /\bel (?:consejo(?: de administracion)?|directorio|patronato)\b|\bla junta directiva\b/i,
  pt: /\bo conselho (?:de administracao|geral|diretivo)|\ba administracao\b/i,
  it: /\bil consiglio(?: di amministrazione)?\b|\bil cda\b/i,
  nl: /\bde raad van (?:bestuur|commissarissen|toezicht)|\bhet bestuur\b|\bde directie\b/i,
  sv: /\bstyrelsen\b/i,
  da: /\bbestyrelsen\b|\bdirektionen\b/i,
  no: /\bstyret\b/i,
  pl: /\b(?:zarzad|rada nadzorcza)\b/i,
  cs: /\b(?:predstavenstvo|dozorci rada|spravni rada)\b/i,
  fi: /\bhallitus\b/i,
};

/** 'The choir', 'des Turnvereins': what people belong to in their own time. Plain letters, in all languages alike. */
export const CLUBS =
  /(?<![a-z])(?:choirs?|orchestras?|brass band|(?:football|rugby|cricket|rowing|running|cycling|youth) (?:team|side|squad)|(?<!&i )[a-z]*clubs?(?! (?:deal|loan|card))|village hall|(?:allotment|drama|choral) society|theatergruppe|troupe de theatre|parish council|(?:residents|parents). association|(?:kirchen|mae?nner|frauen|kinder)?chor(?:s|u|ze)?|(?:turn|sport|musik|gesang|schutzen|garten|heimat|ruder|tennis|fussball|kunst|eltern|forder)verein[es]{0,2}|des vereins|orchesters?|ch(?:oe|œ)ur|chorale|(?:el|un|del|al|il|do|o|no|num|nel) coro|clube|orques?tra|orquesta|(?:equipo|squadra|equipe) d[ei] (?:futbol|calcio|foot)|(?:kerk|mannen|vrouwen)?koor|(?:sport|muziek|voetbal|roei|tennis|toneel|zang)vereniging|(?:kyrko|mans|dam|barne?)?kor(?:et|en)|[a-z]*klubb?(?:en|u|em)?|(?:idretts|idraets|idrotts)(?:lag|forening)[a-z]*|orkester|orkest|druzyn[aey]|peveck[a-z]+ sbor[u]?|kuoro[a-z]*|urheiluseura[a-z]*)(?![a-z])/i;

/** Somebody else in the same trade: the sentence is about them. */
export const RIVAL_WORDS =
  /\b(?:rivals?|competitors?|konkurr?ent\w*|konkurencni (?!vyhod|prostred|dolozk|nabid)\w+|konkurencyjn\w+ (?:bank|firm|spolk)\w*|(?:die|der) konkurrenz|de concurrentie|wettbewerber\w*|mitbewerber\w*|concurrente?s?|competidor\w*|rivale|concorrente|concurrenten?|kilpailij\w*|versenytars\w*|rakib\w*|another (?:firm|company|bank|insurer|broker)|other (?:insurers|banks|firms|companies|brokers))\b/i;

/** 'Her former employer', 'her old post' at the head of a sentence, 'said that his own firm': their news is not the company's. Plain letters. */
export const FORMER_EMPLOYER =
  /(?<!\p{L})(?:that|dass|que|che|dat|att|at) (?:his|her|their|sein|ihr|su|il suo|a sua|son|sa|zijn|haar|hans|hennes) (?:own|eigene[rns]?|propi[oa]|propri[oa]|propre|eigen|egen|eget) (?:company|firm|bank|employer|unternehmen|firma|empresa|azienda|entreprise|societe|bedrijf|foretag|bolag|virksomhed|selskab)|^\W{0,3}(?:\S+\s){0,3}?(?:former|previous|old|fruhere[rns]?|ehemalige[rns]?|ancien|precedent|antiguo|anterior|antigo|precedente|ex|vecchio|alte[rns]?|oude|vroegere|vorige|gamla|gamle|tidigare|tidligere|byl[ye]|byval[ye]|poprzednie?|dawne)[ -](?:employer|(?<!ex[ -])post|job|position|role|desk|firm|company|arbeitgeber(?:in)?|firma|employeur|empleador|empregador|datore di lavoro|werkgever|arbetsgivare|arbejdsgiver|arbeidsgiver|pracodawca|zamestnavatel|stelle|posten|poste|puesto|cargo|posto|incarico|functie|baan|tjanst|stilling|stanowisko|misto)(?!\p{L})/u;

/** 'Which competes with', 'qui concurrence': before the name of a rival. Plain letters. */
export const COMPETES =
  /(?<!\p{L})(?:(?:which|that|who) competes?|konkurrier\p{L}+|qui concurrence\p{L}*|que compite\p{L}*|que concorre\p{L}*|fa concorrenza|concurreert|konkurrerar|konkurrerer|konkuruj\p{L}+|kilpaile\p{L}+)(?!\p{L})/u;

/** 'Neighbour' and 'neighbouring', of a house or a town, or 'is not alone:', before the names of others. Plain letters. */
export const NEIGHBOUR_WORDS =
  /(?<!\p{L})(?:(?:nachbar|nabo|naapuri|szomszed|sasiad|sasiedni|soused|komsu)\p{L}*|grann\p{L}+|neighbou?r(?:s|ing)?|voisine?s?|vecin[ao]s?|vizinh[ao]s?|la vicina|il vicino|confinante|buur(?:man|vrouw|gemeente|bedrijf)|naburige|(?:not alone|nicht allein|n'est pas seule?|no esta sol[oa]|nao esta sozinh[oa]|non e sol[oa]|niet alleen|inte ensam|ikke alene)(?= ?[:;.]))(?!\p{L})/u;

/** 'According to a blog': before the source of what is said. Plain letters, alternatives, in all languages alike. */
export const SOURCES =
  "according to|laut|zufolge|selon|d'apres|segun|segundo|secondo|volgens|enligt|ifolge|wedlug|podle|mukaan|szerint|potrivit";

/** 'That' and 'amid' behind a verb of speech, in languages that may leave the subject out. Normalised. */
export const CLAUSE_LINKS = wordSet('que che ze zda ca hogy entre tra fra');
