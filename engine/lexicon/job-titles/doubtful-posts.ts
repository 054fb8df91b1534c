// Words beside a post that say that it may be over, or is hearsay. Plain letters, alternatives, in all languages alike.
import { anyOf, expression } from '../word-list.ts';

/** The end of a mandate, role or job, beside a noun for it (`POST_NOUNS`): 'the mandate of … came to an end'. */
export const POST_ENDS = anyOf`end(?:s|ed|ing)|expir(?:es|ed|ing|y)|lapsed?|terminat\w+|laid off|lay-?offs?|abolished|axed|scrapped
  went with|wound up|vacat(?:e[sd]?|ing)|goodbye|farewell|hand(?:s|ed|ing)? (?:over|back|in)|handover|behind (?:her|him|them|me)|no longer
  gave up|given up|giv(?:es|ing) up|quit|endet\w*|beendet\w*|erlosch\w*|erlischt|abberuf\w*|niedergelegt|niederleg\w*|entfall\w*
  gestrichen|tschuss|ade|pris fin|prend fin|prendra fin|expire\w*|echu\w*|supprime\w*|revoque\w*|cessation|adieux?|rendu|rendra|quitte\w*
  fin de|termin[aoe]\w*|finaliza\w*|cese|cesa|ceso|cesado|vencid[oa]|vence|suprimid[oa]|revocad[oa]|adios|dejado|deja|dejo|fim d\w+|cessou
  cessa\w*|extint[oa]|encerr\w+|adeus|deixou|deixa|scadut[oa]|scade|soppress[oa]|decadut[oa]|addio|lasciat[oa]|lascia|beeindig\w*
  eindig\w*|einde|geschrapt|vaarwel|neergelegd|neerlegt|legt .{0,60}neer|upphor\w*|avslut\w*|entledig\w*|tack och hej|adjo|farval
  dragits in|lamna[rt]?|ophorer|ophorte|nedlagt|fratrad\w*|fratrae\w*|farvel|takk for seg|opphor\w*|fratre\w*|wygas\w+|zakoncz\w+
  konczy\w*|ustani\w+|ustal\w*|odwolan\w*|zlozy\w+|pozegn\w+|skonc\w+|konci|zanik\w*|zrusen\w*|ukonc\w+|odvolan\w*|slozi\w*|incet\w+
  revoc\w+|expir\w+|desfiint\w+|predat\w*|paatty\w+|lakkau\w+|loppu\w+|luopu\w+|jattanyt|megszun\w*|lejar\w*|visszahiv\w*|befejez\w*
  sona er\w+|sonland\w+|biraka\w+|birakt\w*|devret\w+|ληξη\p{L}*|εληξε|ληγει|παυσ\p{L}*|παραδιδει|παρεδωσε`;

/** Nouns of an office that ends with its term, and of work that somebody is let go from. */
export const TERM_NOUNS = anyOf`mandates?|mandats?|mandato|mandaten?|mandatu\w*|mandat\w{1,3}|tenure|contracts?|vertrag\w*|contrats?
  contratos?|contratto|kontrakt\w*|umow\w*|smlouv\w*|keys|schlussel\w*|cles|clefs|llaves|chaves|chiavi|sleutels?|nycklar\w*|nogler\w*
  nokler\w*|klucz\w*|klice|cheile`;

/** Hearsay and dispute: whoever writes so does not know. Beside a word of a job, since much else is hearsay too. */
export const HEARSAY = anyOf`reportedly|allegedly|alleg(?:e[sd]?|ing) that|rumou?r\w*|is said to|are said to|understood to|unconfirmed
  some say|others say|whether (?:he|she|they) still|angeblich|dem vernehmen nach|hort man|gerucht\w*|heisst es
  aur(?:ait|aient)(?! (?:pu|du|voulu|aime|prefere))|ser(?:ait|aient) (?:en partance|parti\w*|sur le depart|deja|approch\w+|pressenti\w*)
  selon (?:certains|les uns|des rumeurs)|certains (?:la |le |l'|les )?di\w+|disent|rumeurs?|habria|estaria|segun (?:rumores|unos|algunos)
  unos dicen|otros dicen|teria|dizem que|ha quem diga|avrebbe|sarebbe|secondo (?:voci|alcuni|gli uni)|si dice|naar verluidt
  zou(?:den)?(?= )|volgens sommigen|uppges|(?:en kalla|kallor) uppger|enligt uppgift(?:er)?|erbjudits|ryktas|rykten?
  enligt (?:rykten|vissa)|forlyder|angivelig\w*|rygte\w*|rykte\w*|ifolge (?:kilder|opplysninger|oplysninger)|tilbudt|podobno|rzekomo
  nieoficjalnie|zaproponowan\w+|jedni mowia|wedlug jednych|udajne|neoficialne|podle jednech|podle nekterych|ar fi|se zice|unii spun
  kuulemma|(?:tietojen|lahteiden) mukaan|tarjottu|huhu\w*|egyesek szerint|iddia\w*|soylenti\w*|φημ\p{L}+|λεγεται`;

/** Kept from one's work. In a sentence that names somebody it is taken to be said of them. */
export const SUSPENDED = anyOf`suspended|on suspension|placed on leave|suspendiert\w*|freigestellt\w*|beurlaubt\w*|suspendue?|mise? a pied
  suspendid[oa]|apartad[oa]|suspens[oa]|afastad[oa]|sospes[oa]|geschorst|op non-actief|avstangd|suspenderet|suspendert|zawieszon\w+
  mimo sluzbu|suspendat\w*|pidatetty\w*|allitolag|felfuggeszt\w*|acig\p{L} alin\w*|θεση διαθεσιμοτητας`;

/** Feasts and seasons by the day of the year near which they begin: a post is taken up or given up 'after Epiphany'. */
export const FEASTS: Readonly<Record<string, string>> = {
  '01-01': anyOf`new year'?s?|neujahr|jahreswechsel|nouvel an|ano nuevo|ano novo|capodanno|nieuwjaar|nyar(?:et|sskiftet)?|nytar(?:et)?
      nowym roku|noveho roku`,
  '01-06': anyOf`epiphany|twelfth night|dreikonig\w*|epiphanie|reyes|dia de reis|epifania|befana|driekoningen|trettonhelgen|trzech kroli
      trech kralich|boboteaza|loppiais\w*|vizkereszt\w*`,
  '02-20': 'carnival|fasching|karneval|fastnacht|carnaval|carnevale|ostatki|masopust\\w*',
  '04-08': anyOf`easter|ostern|paques|pascua|semana santa|pascoa|pasqua|pasen|paska|pask|paske|wielkanoc\w*|velikonoc\w*|paste\w*
      paasiais\w*|husvet\w*`,
  '05-28': 'whitsun|pentecost|pfingsten|pentecote|pentecostes|pentecoste|pinksteren|pingst|pinse',
  '06-24': 'midsummer|midsommar|sankthans|johannis|san juan|sao joao|juhannu\\w*',
  '12-25': anyOf`christmas|xmas|the holidays|weihnacht\w*|noel|navidad|natal|natale|kerst(?:mis)?|jul(?:en)?|bozym narodzeniu|vanoc\w*
      craciun\w*|joulu\w{0,4}|karacsony\w*`,
};

/** Korean words of coming and going, for which no reader of moves is there: beside a name they leave the post in doubt. */
export const KOREAN_MOVES =
  '사임|사퇴|사직|퇴임|퇴사|퇴직|은퇴|정년|해임|해촉|면직|임기|물러나|물러난|물러났|떠나|떠난|떠났|옮겼|옮긴|옮기|이직|맡았던|지냈|지낸|역임|전직|선임|취임|부임|합류|내정|임명|영입|발탁|승진|후임|전임|출신';

/** 'Denies that she is leaving': what is denied or supposed of a clause. Alternatives, by language. */
export const DENIALS: Readonly<Record<string, string>> = {
  en: anyOf`tipped|touted|linked|favou?rite|front-?runner|in the running|declined|turned down|considered|den(?:y|ies|ied|ying)|rumou?rs?
    rumou?red|speculation|refuse[sd]? to|no plans to|false that|allegedly|alleg(?:e[sd]?|ing) that|if|whether|asked if`,
  de: anyOf`angeblich|behauptet|gehandelt|im gesprach|favorit\w*|dementiert\w*|geruchte?n?|ob|falls|bestritt|bestreitet`,
  fr: anyOf`pretendument|pressenti\w*|favorite?|dement\w*|rumeurs?|si`,
  es: anyOf`presuntamente|supuestamente|suena|favorit[oa]|desmient\w+|desminti\w+|rumores|(?:pregunt\w+|saber|dud\w+) si`,
  pt: anyOf`cotad[oa]|favorit[oa]|desment\w+|nega|negou|rumores|(?:pergunt\w+|saber) se`,
  it: anyOf`presumibilmente|in lizza|in pole|favorit[oa]|smentisc\w+|smenti\w*|voci|(?:chie[ds]\w+|domand\w+|sapere) se`,
  nl: anyOf`zogenaamd|genoemd|favoriet|ontken\w+|geruchten|(?:vr[ao]\w+|gevraagd|afgevraagd) of`,
  sv: anyOf`tippad\w*|dementera\w*|fornekar|rykten|(?:undra\w*|fraga\w*) om`,
  da: anyOf`afvise[rs]?|rygter|(?:spurgt?\w*|sporger|undre\w*),? om`,
  no: anyOf`avvise[rs]?|rykter|benekter|(?:spurt\w*|spor|lurt?e?\w*(?: pa)?),? om`,
  pl: anyOf`typowan\w*|faworyt\w*|zaprzecz\w+|plotk\w+|czy`,
  cs: anyOf`neni pravda|popr\w+|spekulac\w+|zda|jestli`,
  tr: anyOf`iddia\w*|yalanla\w+`,
  ja: '否定',
  ro: anyOf`dezmint\w*|neaga|zvonuri\w*`,
  el: anyOf`διαψευδει|διεψευσε|φημες`,
  fi: anyOf`kiist\w+|huhu\w*|veikata\w*|ei`,
  hu: anyOf`cafol\w*|tagad\w*|pletyk\w*|eselyes\w*`,
};

/** 'Not', 'never', 'may': close before the verb. Alternatives, by language. */
export const NEGATIONS: Readonly<Record<string, string>> = {
  en: "not|never|\\w{2,6}n't|(?<!(?:\\d|in|last|this|since|of|from|until|by) )may(?! \\d)|might|could|would|considers?|considering",
  de: 'nicht|nie|sei|seien|konnte|wurde gern|keineswegs',
  fr: "ne|n'\\w{1,20}|pourrait|n'ont",
  es: 'no|nunca|podria',
  pt: 'nao|nunca|poderia',
  it: 'non|mai|potrebbe',
  nl: 'niet|nooit|zou',
  sv: 'inte|aldrig|kanske',
  da: 'ikke|aldrig|maske',
  no: 'ikke|aldri|kanskje',
  pl: 'nie|nigdy|moze',
  cs: 'ne|neni|mozna|nikdy',
  tr: 'degil',
  ja: '(?!)',
  ro: 'nu|ar putea|poate',
  el: 'δεν|μηπως|ισως',
  fi: 'ei|eivat|olisi|saattaa|voisi',
  hu: 'nem|sem|lehet',
};

/**
 * Somebody takes back that anybody leaves: 'I am not going anywhere', 'the company denies it'. Not 'she denied that there had
 * been a row'. Plain letters, alternatives, in all languages alike.
 */
export const MOVE_DENIALS = anyOf`(?:not|n't) going anywhere|going nowhere|staying put|no truth in|news to (?:me|her|him)|nirgendwohin
  nulle part|aucun (?:mouvement|depart) n'est|no me (?:voy|muevo)|nao vou (?:sair|embora|a lado nenhum|a lugar nenhum)
  non (?:vado|va) da nessuna parte|nergens heen|klopt niets van|(?:gar|ska|skal) (?:ingenstans|ingen steder)|nigdzie (?:sie )?nie
  nikam (?:ne\p{L}+)|minnekaan|sehova|nu plec
  (?:(?:dementier|desmient|desminti|ontken|dementuj|zaprzecz|cafol)\p{L}+|(?:dementera|popira|poprel|dezmint)\p{L}*|den(?:y|ies|ied)
    bestreitet|dement(?:i|ie|ent)?|niega|nego|desmente[mu]?|desmentiu|smentisce|smentit[oa]|fornekar|afviser|benaegter|avviser|benekter
    kiistaa|kiisti)(?: (?:it|this|das|dies|det|dette|to|temu|het|dit|any such move))?(?=[.;:!"]|,(?! (?:dass|ob|ze|hogy|by|aby)(?!\p{L}))
    $)
  (?:is|are|was|were|ist|sind|est|sont|es|son|e|sono|sao|er|ar|je|jest|on) (?:not true|untrue|false|baseless|unfounded|falsch|erfunden
    unwahr|faux|fausses?|infondee?s?|falso|falsa|falsos|infundad[oa]s?|onwaar|falskt|usant|nieprawd\p{L}+|nepravd\p{L}+)(?! (?:that|dass
    que|che|dat|at|att|ze|de|di|to)(?!\p{L}))
  reports? [^.;]{0,120} (?:is|are|were) (?:wrong|mistaken)
  (?:stimmt|klopt|stammer|passer|stemmer) (?:nicht|niet|inte|ikke)(?! (?:dass|dat|att|at)(?!\p{L}))`;

/**
 * Who says of themselves that they stay: 'I am not going anywhere', with the 'I' masked. Plain letters, alternatives, in all
 * languages alike.
 */
export const STAYING = anyOf`(?:i|s?he|\uE000)(?:'m|'s| am| is) (?:not going anywhere|going nowhere|staying put)
  (?:ich|\uE000) (?:gehe|will|werde) [^.;]{0,20}nirgendwohin|(?:je|\uE000) ne (?:vais|pars|bouge) nulle part|no me (?:voy|muevo)
  nao vou (?:sair|embora|a lado nenhum|a lugar nenhum)|non vado da nessuna parte|(?:ik|\uE000) ga nergens heen
  (?:jag|\uE000) (?:gar|ska) ingenstans|(?:jeg|\uE000) (?:gar|skal) ingen ?steder|nigdzie (?:sie )?nie (?:odchodze|wybieram|ide)
  nikam (?:neodchazim|nejdu)|en (?:ole )?(?:lahde|lahdossa) minnekaan|nem megyek sehova|nu plec`;

/** 'Remains head of audit', 'is now responsible for risk as well': news that says what holds. */
export const HOLDING_NOW = anyOf`now|nun|jetzt|neu|desormais|maintenant|ahora|agora|ora|adesso|nu|voortaan|teraz|obecnie|nyni|nyt
  mostantol|artik|acum|πλεον|remains?|stays?|keeps (?:her|his) (?:seat|job|post)|in post since|unchanged|not leaving|bleibt|reste|demeure
  ne bouge pas|sigue|permanece|no se mueve|rimane|resta|non si muove|mantem-se|continua|segue|blijft|sitter kvar|stannar|bliver siddende
  forbliver|blir sittende|fortsatter|fortsaetter|pozostaje|zostaje|zustava|jatkaa|marad|ramane|devam`;

/** Before a feast that is the beginning or end of something: 'after Epiphany'. */
export const FEAST_PREPOSITIONS = anyOf`come|after|from|until|till|before|by|at|over|ab|nach|zu|an|bis|vor|mit|apres|des|a|jusqu'a|avant
  despues de|desde|en|tras|hasta|depois d[aoe]|na volta d[aoe]|apos|a partir d[aoe]|no|ate|dopo|da|entro|fino a|na|vanaf|met|tot|voor
  efter|etter|fran|fra|til|vid|ved|po|od|do|dupa|din|de la|pana la|jalkeen|utan`;

/** 'From head of risk at Acme to Beta', with the names masked. */
export const MOVED_ON = expression('iu')`
  (?:^|[,:;] ?| )(?:from|vom|von der|de|da|van|fran|fra|z|ze|od|din) \uE004 ?[^.;\uE000-\uE004]{0,12}\uE001[^.;\uE000]{3,60}[\uE002\uE003]`;

/** Of a candidate, a character of a story, or somebody of the same name. */
export const UNREAL_HOLDERS = anyOf`
  (?:shortlist|fiction|kandidat|namensvetter|pressenti|kandida|naamgeno|powiesc|imiennik|ehdok|kaima|jelolt|nevrokon)\p{L}*|candidates?
  (?<!for the )applicants?|applied for|tipped|touted|front-?runners?|plays|starring|stars as|novel|thriller|sitcom|character|namesake
  no relation|not to be confused|bewerb(?:er|erin|ung)|im gesprach|gehandelt|spielt|roman|krimi|candidat[es]?|joue le role|homonyme
  candidat[oa]s?|suena|interpreta|novela|homonim[oa]|cotad[oa]|romance|romanzo|omonim[oa]|speelt|spelar|spiller|namne|navnebror|gra role
  hraje|jmenovec|jmenovkyne|nayttelee`;

/** 'Jane Doe could arrive at Acme as head of risk'. */
export const SUPPOSING_VERBS =
  'could|might|konnten?|pourrai(?:s|t|ent)|podria[ns]?|poderia[ms]?|potrebbe(?:ro)?|zou(?:den)?|ar putea';

/** Of those who may come, were asked, or only write to the company. */
export const GUESSES = anyOf`candidates?|shortlist\w*|applicants?|applied|finalists?|nominees?|turned down|declined|rumou?r\w*|reportedly
  would|could|might|if|kandidat\w*|bewerb\w*|gerucht\w*|candidat\w*|rumeurs?|pressenti\w*|voci|rykte\w*|rygte\w*|kandydat\w*|plotk\w*
  ehdok\w*|jelolt\w*|den(?:y|ies|ied|ying)|dementi\w*|dement\w*|desmi\w*|desment\w*|smenti\w*|ontken\w*|afvis\w*|avvis\w*|zaprzecz\w*
  kiist\w*|cafol\w*|yalanl\w*`;
