import { SINCE_WORDS } from '../dates/date-phrases.ts';
// Verbs of having a field of work in one's charge, with their tenses. Plain letters, alternatives by language.
import { anyOf } from '../word-list.ts';

/** In which tense a language says that somebody has a field of work in their charge. */
export type DutyVerbs = { readonly now: string; readonly past: string; readonly future: string };

/** 'Heads', 'looks after', 'is in charge of'; 'ran'; 'will lead'. A language may put them in any place of the sentence. */
export const DUTY_VERBS: Readonly<Record<string, DutyVerbs>> = {
  en: {
    now: anyOf`handles|heads(?: up)?|(?:led|headed|run|overseen|managed|supervised) by
      under (?:the )?(?:leadership|direction|supervision) of|has held|holds|leads|runs|oversees|manages|directs|looks after|answers for
      is responsible for|is in charge of|are in charge of|is accountable for|responsible for|in charge of
      has (?:run|led|headed|overseen|managed|looked after|had charge of)
      (?:has|have) been (?:running|leading|heading|overseeing|managing|looking after)
      is (?:running|leading|heading|overseeing|managing|looking after)|reports to|in the hands of|takes care of|presides over|supervises
      fronts|i (?:head|lead|run|oversee|manage|look after)`,
    past: anyOf`headed(?: up)?(?! by)|held (?:various|several|senior|a number of|a range of|different|other|multiple)|led(?! by)|ran
      oversaw|managed(?! by)|directed(?! by)|spent .{1,30} (?:years|months|decades)|looked after|was responsible for|was in charge of
      used to (?:run|lead|head|manage|oversee|look after)|supervised|had charge of|having (?:run|led|headed|managed)
      spent .{1,40} (?:running|leading|heading|overseeing|managing|looking after)|had (?:run|led|headed|overseen|managed|looked after)`,
    future: anyOf`
      (?:will|i'll|'ll|is to|are to|would|set to|due to|going to) be (?:heading|leading|running|overseeing|managing|looking after
        taking charge)
      (?:will|i'll|'ll|is to|are to|would|set to|due to|going to) (?:head(?: up)?|lead|run|oversee|manage|direct|look after
        be responsible for|be in charge of|take charge of|take responsibility for|have charge of)`,
  },
  de: {
    now: anyOf`geleitet von|unter (?:der )?(?:leitung|fuhrung) von|leitet|fuhrt|verantwortet|verantwortlich|zustandig
      steht .{0,70}(?:vor|spitze)|betreut|kummert sich um|lenkt|hat .{0,30}unter sich|obliegt|in der verantwortung von|in den handen von
      wacht uber|(?:die )?leitung hat|koordiniert|steuert`,
    past: anyOf`leitete|fuhrte|verantwortete|stand .{0,30}(?:vor|spitze)|betreute|kummerte sich um
      (?:war|waren) .{0,60}(?:verantwortlich|zustandig)|geleitet hat(?:te)?|hatte .{0,40}geleitet`,
    future: anyOf`(?:wird|soll) .{0,80}(?:leiten|fuhren|verantworten|verantwortlich sein)`,
  },
  fr: {
    now: anyOf`(?:dirigee?|pilotee?|menee?|supervisee?) par|sous la (?:direction|houlette) d|dirige|pilote|supervise|est responsable d
      en charge d|chapeaute|veille(?: \p{L}+)? (?:a|au|aux|sur)|tiens?|gere|s'occupe d|a la tete d|encadre|conduit|anime
      a la responsabilite d|est charge\w{0,2} d|coiffe|assure|est aux commandes d`,
    past: anyOf`dirigeait|a dirige|pilotait|a pilote|supervisait|chapeautait|etait (?:responsable|en charge|a la tete) d|avait la charge d
      gerait|a gere|s'occupait d|avait dirige|dirigea|tenait|veillait`,
    future: anyOf`dirigera|pilotera|supervisera|chapeautera|sera (?:responsable|en charge|a la tete) d|gerera|s'occupera d
      aura la charge d|va (?:diriger|piloter|superviser|chapeauter)|tiendra|veillera`,
  },
  es: {
    now: anyOf`(?:dirigid|encabezad|liderad|comandad)[oa] por|bajo la direccion de|dirige|lidera|encabeza|es responsable de|al frente de
      gestiona|lleva|se ocupa de|a cargo d|tiene a su cargo|responde d|se encarga de|coordina|comanda|supervisa|vela por|pilota`,
    past: anyOf`dirigio|dirigia|lidero|lideraba|encabezo|encabezaba|gestiono|gestionaba|llevaba|llevo|estuvo al frente de
      estaba al frente de|tuvo a su cargo|tenia a su cargo|se ocupo de|se ocupaba de|se encargaba de|coordinaba|ha dirigido|comando`,
    future: anyOf`dirigira|liderara|encabezara|gestionara|llevara|se ocupara de|se encargara de|estara al frente de|tendra a su cargo
      estara a cargo de|coordinara|va a (?:dirigir|liderar|llevar|encabezar)|se pondra al frente`,
  },
  pt: {
    now: anyOf`(?:dirigid|chefiad|liderad|comandad|coordenad)[oa] p(?:or|el[oa])|sob o comando d|dirige|lidera|chefia|coordena
      e responsavel p|a frente d|responde p|cuida d|gere|comanda|tem a seu cargo|conduz|supervisiona|encabeca|toca a area|esta a cargo d`,
    past: anyOf`dirigiu|dirigia|liderou|liderava|chefiou|chefiava|coordenou|coordenava|respondia p|respondeu p|cuidava d|cuidou d|geria
      comandou|comandava|esteve a frente d|estava a frente d|tinha a seu cargo`,
    future: anyOf`dirigira|liderara|chefiara|coordenara|respondera p|cuidara d|comandara|estara a frente d
      vai (?:dirigir|liderar|chefiar|coordenar|comandar|responder|cuidar)|ficara a frente d`,
  },
  it: {
    now: anyOf`(?:guidat|dirett|coordinat|presiedut)[oa] da|sotto la guida di|dirige|guida|e responsabile d|coordina|si occupa d
      e a capo d|a capo d|e affidat[oa] a|cura|segue|presidia|governa|e alla guida d|alla guida d|tiene le redini|gestisce|risponde d`,
    past: anyOf`dirigeva|ha diretto|guidava|ha guidato|coordinava|ha coordinato|si occupava d|si e occupat[oa] d
      era (?:responsabile|a capo|alla guida) d|curava|gestiva|ha gestito|seguiva|e stat[oa] a capo d|diresse`,
    future: anyOf`dirigera|guidera|coordinera|si occupera d|sara (?:responsabile|a capo|alla guida) d|gestira|curera`,
  },
  ro: {
    now: anyOf`conduce|coordoneaza|raspunde d|este responsabila? d|responsabila? d|se ocupa d|gestioneaza|supravegheaza
      (?:condus|coordonat)a? de|la conducerea|in fruntea`,
    past: anyOf`a condus|a coordonat|a raspuns d|s-a ocupat d|a gestionat|conducea|coordona`,
    future: anyOf`va conduce|va coordona|va raspunde d|se va ocupa d|va gestiona`,
  },
  nl: {
    now: anyOf`geleid door|onder leiding van|leidt|stuurt|is verantwoordelijk voor|geeft leiding aan|gaat (?:[^.,;]{1,60} )?over
      staat aan het hoofd van|heeft .{0,40}onder zich|bewaakt|beheert|zwaait de scepter|houdt zich bezig met|ziet toe op
      verantwoordelijk voor|runt`,
    past: anyOf`leidde|stuurde|was verantwoordelijk voor|gaf leiding aan|ging over|stond aan het hoofd van|had .{0,40}onder zich|beheerde
      heeft .{0,60}geleid|runde`,
    future: anyOf`(?:gaat|zal) .{0,80}(?:leiden|aansturen|leiding geven)|wordt verantwoordelijk voor|gaat leidinggeven`,
  },
  sv: {
    now: anyOf`leds av|ledd av|under ledning av|leder|ansvarar|ar ansvarig|basar over|har (?:det (?:\p{L}+ )?)?ansvar(?:et)?
      har lett(?= [^.;]{0,60} (?:sedan|i \p{L}+ ar))|haller i|skoter|styr|ansvarig for|har hand om|star i spetsen for`,
    past: anyOf`ledde|ansvarade|var ansvarig|basade over|hade ansvaret|hade ansvar|skotte|styrde
      har lett(?! [^.;]{0,60} (?:sedan|i \p{L}+ ar))|hade hand om`,
    future: anyOf`(?:ska|kommer att) .{0,30}(?:leda|ansvara|basa|skota|ta hand om)|far ansvaret|far ansvar`,
  },
  da: {
    now: anyOf`ledes af|ledet af|under ledelse af|leder|er ansvarlig|har ansvaret|har ansvar
      har ledet(?= [^.;]{0,60} (?:siden|i \p{L}+ ar))|star i spidsen|star for|styrer|tager sig af|ansvarlig for|har hand om`,
    past: anyOf`ledede|var ansvarlig|havde ansvaret|havde ansvar|stod i spidsen|stod for|styrede
      har ledet(?! [^.;]{0,60} (?:siden|i \p{L}+ ar))|tog sig af`,
    future: anyOf`(?:skal|kommer til at|vil) .{0,30}(?:lede|sta i spidsen|sta for|have ansvaret|styre)|far ansvaret`,
  },
  no: {
    now: anyOf`leder|er ansvarlig|har .{0,40}hatt ansvar\w*|har ansvaret|har ansvar|star i spissen|styrer|tar seg av|ansvarlig for
      har hand om|star for`,
    past: anyOf`ledet|var ansvarlig|hadde ansvaret|hadde ansvar|sto i spissen|styrte|har ledet|tok seg av|sto for`,
    future: anyOf`(?:skal|kommer til a|vil) .{0,30}(?:lede|sta i spissen|ha ansvaret|styre)|far ansvaret`,
  },
  pl: {
    now: anyOf`kierowan\p{L}* przez|pod (?:kierownictwem|kierunkiem)|kieruje|odpowiada|zarzadza|nadzoruje|szefuje|prowadzi|stoi na czele
      zajmuje sie|czuwa nad|dba|przewodniczy|zawiaduje|odpowiedzialn[ya]|sprawuje|dowodzi`,
    past: anyOf`kierowala?|odpowiadala?|zarzadzala?|nadzorowala?|szefowala?|prowadzila?|stala? na czele|zajmowala? sie`,
    future: anyOf`pokieruje|poprowadzi
      bedzie (?:\p{L}+ )?(?:kierowac|kierowala?|kierowal|odpowiadac|odpowiadala?|odpowiadal|zarzadzac|zarzadzala?|zarzadzal|nadzorowac)
      stanie na czele`,
  },
  cs: {
    now: anyOf`vedeny|vedena pod vedenim|pod vedenim|vede|ridi|odpovida|na starosti|na povel|stoji v cele|dohlizi|zodpovida|spravuje
      sefuje|zajistuje`,
    past: anyOf`vedla?|ridila?|odpovidala?|mela? na starosti|stala? v cele|zodpovidala?|sefovala?`,
    future: anyOf`povede|bude (?:\p{L}+ )?(?:vest|ridit|odpovidat|zodpovidat|mit na starosti)|stane v cele|prevezme rizeni`,
  },
  tr: {
    now: 'yonetiyor|yurutuyor|sorumlu|basinda|liderlik ediyor|ustleniyor',
    past: 'yonetti|yurutmustu|yonetmisti|yurutuyordu|sorumluydu|basindaydi',
    future: 'yonetecek|yurutecek|liderlik edecek|sorumlu olacak',
  },
  fi: {
    now: 'johtaa|vastaa|vetaa|on vastuussa|luotsaa|vastuulla|huolehtii|pyorittaa',
    past: 'johti|vastasi|veti|oli vastuussa|luotsasi|huolehti|on johtanut(?= .{0,40}asti)',
    future: 'tulee johtamaan|ryhtyy johtamaan|alkaa johtaa|tulee vastaamaan',
  },
  el: {
    now: 'διευθυνει|ηγειται|προισταται|εποπτευει|συντονιζει|εχει την ευθυνη|ειναι υπευθυν(?:η|ος)',
    past: 'διηυθυνε|ηγουνταν|ηγηθηκε|εποπτευε|ειχε την ευθυνη|ηταν υπευθυν(?:η|ος)',
    future: 'θα (?:διευθυνει|ηγηθει|αναλαβει|εποπτευει)',
  },
  hu: {
    now: 'vezeti|iranyitja|felel|felelose|felelos|felugyeli|koordinalja',
    past: 'vezette|iranyitotta|felelt|felugyelte|koordinalta',
    future: 'vezeti majd|fogja (?:vezetni|iranyitani)|iranyitja majd',
  },
  ja: {
    now: 'を統括|を担当|を率いる|を率いて',
    past: 'を統括した|を担当した|を率いた',
    future: 'を統括する予定',
  },
};

/** 'Worked', 'was' before its subject, in languages that turn them round: 'zuvor arbeitete sie'. Plain letters, alternatives. */
export const WORKED_VERBS =
  'war|arbeitete|wirkte|was|werkte|var|arbetade|jobbade|arbejdede|jobbede|arbeidet|jobbet';

/** 'Is employed by', 'works at', 'fa parte d': before the employer of somebody whose post may not be named. As above. */
export const EMPLOYED_AT = anyOf`
  (?:is|remains|er|ar|ist|est|es|e|jest|je) (?:still |stadig |fortsatt |noch |toujours )?(?:employed|ansat|ansatt|anstalld|angestellt
    beschaftigt|salariee?|emplead[oa]|werkzaam|in dienst|zatrudnion[ya]|zamestnan[a]?) (?:by|at|i|pa|hos|bei|chez|en|bij|van|w|v)
  (?:works|arbeitet|travaille|trabaja|trabalha|lavora|werkt|arbetar|arbejder|jobber|pracuje)(?: (?:${SINCE_WORDS}) \d{4})? (?:at|for|bei
    fur|chez|pour|en|para|na|no|em|in|per|bij|voor|pa|hos|i|w|we|dla)
  fait partie|forma parte|faz parte|fa parte`;

/** Between somebody and where they were for years, 'spent seven years at Acme'; not 'has spent', which is of today. Plain letters, alternatives. */
export const WORKED_YEARS = anyOf`
  # English: 'spent seven years at', 'once worked for'
  spent (?:[^ ,.;]+ ){1,4}(?:years|decades) (?:at|with|for)(?: the)?|(?:once|previously) worked (?:at|for)(?: the)?
  # German: 'war sieben Jahre lang bei der', 'arbeitete zuvor bei'
  (?:war|arbeitete|verbrachte) (?:[^ ,.;]+ ){0,2}(?:jahre|jahrzehnte)(?: lang)? (?:bei|fur)(?: der| dem)?
  arbeitete (?:zuvor|davor|fruher) (?:bei|fur)(?: der| dem)?
  # French: 'a passé sept ans chez', 'avait travaillé dix ans au sein de'
  a(?:vait)? (?:passe|travaille|exerce) (?:pendant )?(?:[^ ,.;]+ ){0,3}(?:ans|annees) (?:chez|au sein de)(?: la| le| l')?
  # Spanish and Portuguese: 'pasó siete años en', 'trabalhou dez anos na'
  (?:paso|trabajo|estuvo) (?:durante )?(?:[^ ,.;]+ ){0,3}anos (?:en|para)(?: la| el)?
  (?:passou|trabalhou|esteve) (?:durante )?(?:[^ ,.;]+ ){0,3}anos (?:n[oa]|em|para)(?: a| o)?
  # Italian: 'ha lavorato per sette anni in'
  ha (?:lavorato|trascorso|passato) (?:per )?(?:[^ ,.;]+ ){0,3}anni (?:in|a|al|alla|presso|per)
  # Dutch: 'werkte zeven jaar bij'
  (?:werkte|was) (?:[^ ,.;]+ ){0,3}(?:jaar|jaren)(?: lang)? (?:bij|voor)(?: de| het)?
  # Swedish, Danish and Norwegian: 'arbetade i sju år på'
  (?:arbetade|jobbade|arbejdede|arbeidet|jobbet|var) (?:i )?(?:[^ ,.;]+ ){0,3}ar (?:pa|hos|i|for)
  # Polish and Czech: 'pracowała siedem lat w', 'strávila sedm let v'
  (?:pracowala?|spedzila?|pracovala?|stravila?) (?:przez )?(?:[^ ,.;]+ ){0,3}(?:lat|lata|let|roky) (?:w|dla|v|ve|pro)`;
