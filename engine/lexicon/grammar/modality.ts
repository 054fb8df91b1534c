// Words that make a statement of something other than what happened, by language, in plain letters.

/** How one language takes a statement back, leaves it open, negates it, puts it in the past of the past, or ahead. */
export type ModalWords = {
  /** Anywhere in the sentence: denials, rumours, acquittals, cases closed. */
  readonly takenBack: string;
  /** Before the verb or with it: possibilities, wishes, plans, accusations. */
  readonly unsure: string;
  readonly not: string;
  /** What lies before the story. */
  readonly background: string;
  readonly ahead: string;
};

export const MODAL_WORDS: Readonly<Record<string, ModalWords>> = {
  en: {
    takenBack:
      'den(?:y|ies|ied|ying)|denials?|rumou?rs?|unfounded|untrue|not true|(?:is|are|as|was|were|report[^.;]{0,60}) (?:wrong|incorrect|inaccurate|mistaken)|hoax|withdrawn|withdrew|(?<=(?:was|were|been|be|being|charges?|case|suit|probe|claims?|complaint|investigation|plans?|bid) )dropped(?! (?:to|by))|dropped (?:(?:the|all|its|their|her|his|a) )?(?:[a-z]+ )?(?:case|charges?|claims?|suit|lawsuit|investigation|probe|inquiry|complaint|plans?|bid|action|proceedings|deal|offer|allegations?)|cleared(?! (?:the (?:takeover|transfer|deal|merger|sale|purchase|acquisition|way)|its|his|her|it|customs)(?![a-z]))|acquitted|exonerated|no (?:further |regulatory )?action|without (?:further )?action|overturned|annulled|quashed|since lifted|was lifted|no (?:fine|sanction|penalty|charges|evidence)|dismisse[sd] (?:the |a |all )?(?:claims?|case|charges|lawsuit|complaint|appeal)|(?:case|claims?|charges|lawsuit|complaint) (?:was |were )?(?:dismissed|closed)|clos(?:es|ed) [^.,;]{2,40} (?:case|inquiry|probe|investigation)|(?:end(?:s|ed)|closed|concluded) (?:its |the |an? )?(?:[^ ]+ ){0,2}(?:inquiry|investigation|probe)|speculation|false alarm|called off|did not (?:involve|affect)|unaffected|(?<=^\\W{0,4}(?:[a-z]+ )?)(?:people|insiders|locals|neighbours|neighbors)(?: [a-z]+){0,4} say|(?:people|insiders|locals|neighbours|neighbors)(?: [a-z]+){0,4} say(?=\\W*$)|word has it|hearsay|gossip|so they say|(?:is|are) said to|it is said that|the story goes|not been confirmed|unconfirmed',
    unsure:
      "could(?! not (?!have|be ruled))|would|[a-z]+'d|might|(?<!(?:in|since|by|of|until|from|last|this|next|early|mid|late|during|and|on|\\d) )may(?= [a-z])|if|whether|unless|in case|should|reportedly|alleged(?:ly)?|alleges|accus[a-z]+|suspect[a-z]*|possibl[ey]|potential(?:ly)?|consider(?:s|ing)|mull(?:s|ing)|weigh(?:s|ing)|explor(?:es|ing)|in talks|talks|(?<!(?:an?|the|its|their|our|[a-z]+ment|compliance|action) )plans?|planned|planning|intend(?:s|ed|ing)?|intention|hop(?:e|es|ing)|wants?|aim(?:s|ing)?|propos(?:al|es|ed)|seek(?:s|ing)? to|expect(?:s|ed)|likely|call(?:s|ed) for|urg(?:e|es|ed)|demand(?:s|ed)|pencilled in|yet to|risks? of|threat(?:s|en[a-z]*)?|prepar(?:es|ing)|subject to|pending|imagine|suppose|how to|ways? to|bid to|bids for|deal to avoid|eyes|interested in|option to",
    not: "not|never|no|nobody|none|neither|nor|without|cannot|[a-z]+n't|failed to|declined to|stopped short of|rather than|instead of",
    background:
      'had (?:already |previously |earlier |once )?(?:been )?[a-z]+(?:ed|en)|formerly|previously|once|in the past|years? earlier|back then|last in the news|historic(?:al)?|archive|anniversary|years? on|career|studied|graduated|before (?:joining|that|she|he|becoming)|having (?:previously |earlier )?(?:worked|served|led)|years? ago this',
    ahead:
      "will|shall|is to|are to|to be|[a-z]+'ll|is due to|are due to|scheduled|is set to|are set to|expected to|expects to|(?<!able )to(?= (?:open|close|publish|join|launch|acquire|buy|cut|list|take|step|leave|retire|apply|vote|become|succeed|replace|merge|move|issue|appoint)(?!\\p{L}))",
  },
  de: {
    takenBack:
      'dementier\\p{L}*|bestreitet|bestritt|(?:wies|weist|wiesen|weisen) [^.;]*zuruck|zuruckgewiesen|geruchte?n?|freigesprochen|freispruch|verfahren [^.;]{0,60}eingestellt|ermittlung\\p{L}* [^.;]{0,60}eingestellt|stellt[^.;]{0,60} (?:verfahren|ermittlungen) [^.;]{0,40}ein|kein bussgeld|aufgehoben|nichts bekannt|abgesagt|kein thema|falschmeldung|keine (?:sanktion|strafe|massnahmen)|nicht betroffen|gemunkelt|munkelt|man sagt|sagt man|dem vernehmen nach|hinter vorgehaltener hand|flurfunk|unbestatigt\\p{L}*',
    unsure:
      'konnten?|wurden? [^.;]{0,60}(?:wenn|falls)|mochten?|will|wollen|wollte|falls|wenn|ob|sollen?(?= [^.;]{0,80}(?:haben|sein)\\b)|sollte|angeblich|mutmasslich\\p{L}*|moglich\\p{L}*|erwag\\p{L}+|pruft ob|plan(?:t|en|e)?|geplant\\p{L}*|beabsichtig\\p{L}+|hofft|hoffen|fordert|forder\\p{L}+|droh(?:t|en)|vorwurf|vorwurfe|verdacht\\p{L}*|sei|seien|hatte[n]? wenn|ware|strebt|vorerst offen|will sich',
    not: 'nicht|nie|kein\\p{L}*|ohne|niemand|weder|noch nicht|statt',
    background:
      'hatten? [^.;]{0,90}(?:worden|verhangt|erhalten|gekauft|ubernommen|erworben|eroffnet)|fruher\\p{L}*|ehemals|damals|einst|seinerzeit|zuvor|davor|archiv|jubilaum|studierte|promovierte|werdegang|begann (?:sie|er|ihre|seine)',
    ahead: 'wird|werden|soll|sollen|kunftig|voraussichtlich',
  },
  fr: {
    takenBack:
      "dement(?:i|ie|ent)?|nie|nient|rumeurs?|relaxee?s?|acquittee?|classee?s? sans suite|non-lieu|blanchie?|annulee?s?|sans sanction|aucune? (?:sanction|amende|suite)|infondee?s?|clos[e]? [^.;]{0,40}(?:enquete|dossier|procedure)|renonc\\p{L}+|pas (?:ete )?(?:touchee?|concernee?)|donn(?:e|ent|ait|aient) [^.;]{0,100} partant(?:e|s|es)?|on dit (?:que?|qu'\\p{L}+)|dit-on|parait-il|le bruit court|non confirmee?s?",
    unsure:
      "pourrai(?:t|ent)|aurai(?:t|ent)|serai(?:t|ent)|si|s'il|envisage\\p{L}*|prevoit|prevoient|prevu\\p{L}*|souhaite\\p{L}*|espere\\p{L}*|projet(?:te|tent)?|soupconn\\p{L}+|presum\\p{L}+|accus\\p{L}+|reclame\\p{L}*|menac\\p{L}+|risque(?:nt)? d\\p{L}*|eventuel\\p{L}*|possible\\p{L}*|pourparlers|en discussion|veut|veulent|compte(?= \\p{L}+er)|afin de|pour eviter",
    not: "ne|n'\\p{L}+|pas|jamais|aucun\\p{L}*|sans|ni|non",
    background:
      "avai(?:t|ent) (?:ete |deja )?\\p{L}+|autrefois|jadis|auparavant|a l'epoque|ancien\\p{L}* (?:scandale|affaire)|avant de|diplomee?|carriere|anniversaire",
    ahead:
      '\\p{L}{2,}(?:era|eront|ira|iront)|\\p{L}*(?:iend|rend|tend|vend|cev|dev|faud)(?:ra|ront)|va|vont|sera|seront|aura|auront|doit \\p{L}+er',
  },
  es: {
    takenBack:
      'nieg(?:a|an|o|ue)|nego|desmient\\p{L}*|desminti\\p{L}*|rumor(?:es)?|absuel\\p{L}*|absolv\\p{L}+|archiv(?:a|o|ado|ada|an)|sobrese\\p{L}*|exonerad\\p{L}+|anul(?:a|o|ad[oa])|sin sancion\\p{L}*|descart\\p{L}+|revoc(?:a|o|ado)|retir(?:a|o) la (?:demanda|denuncia)|se dice|(?:la gente|vecinos|muchos|algunos) dicen? que|se comenta|se rumorea|segun cuentan|sin confirmar',
    unsure:
      'podri(?:a|an)|habri(?:a|an)|seri(?:a|an)|si|estudian?|analizan?|planea\\p{L}*|preven?|previst\\p{L}+|quieren?|esperan?|presunt\\p{L}+|supuest\\p{L}+|acusa\\p{L}*|piden?|exige\\p{L}*|amenaz\\p{L}+|posible\\p{L}*|pretende\\p{L}*|baraja|negocia\\p{L}*|eventual\\p{L}*|para evitar|aspira',
    not: 'no|nunca|jamas|ni|ningun\\p{L}*|sin|tampoco|nadie',
    background:
      'habian? (?:sido )?\\p{L}+[dt]o|anteriormente|antano|en su dia|en el pasado|antes de|estudio en|licenciad\\p{L}|trayectoria|aniversario',
    ahead: '\\p{L}{3,}(?:ara|aran|era|eran|ira|iran)|van? a|sera|seran',
  },
  pt: {
    takenBack:
      'neg(?:a|am|ou)|desment\\p{L}+|boatos?|rumores?|absolvid\\p{L}|absolv\\p{L}+|arquiv\\p{L}+|ilib\\p{L}+|sem sanc\\p{L}+|anul(?:a|ou|ad[oa])|descart\\p{L}+|revog\\p{L}+|retirou a (?:queixa|acao)|diz-se|(?:as pessoas|vizinhos|muitos|alguns) dizem que|comenta-se|ao que consta|por confirmar',
    unsure:
      'poderi(?:a|am)|podera|poderao|teri(?:a|am)|se|pondera|planeia|planeja|pretende\\p{L}*|quer|querem|espera|esperam|alegad\\p{L}+|suspeit\\p{L}+|acusa\\p{L}*|pede|pedem|exige\\p{L}*|ameac\\p{L}+|possivel|eventual\\p{L}*|negocia\\p{L}*|equaciona|preve|previst\\p{L}+|estuda|para evitar',
    not: 'nao|nunca|nem|nenhum\\p{L}*|sem|ninguem|jamais',
    background:
      'tinham? (?:sido )?\\p{L}+do|haviam? (?:sido )?\\p{L}+do|outrora|na altura|no passado|antes de|anteriormente|licenciad\\p{L}|formad\\p{L} em|carreira|aniversario',
    ahead: '\\p{L}{3,}(?:ara|arao|era|erao|ira|irao)|vai|vao|sera|serao',
  },
  it: {
    takenBack:
      'nega|negato|smenti\\p{L}+|smentisce|voci|indiscrezioni|assolt\\p{L}|archivi\\p{L}+|prosciolt\\p{L}|annullat\\p{L}|senza sanzion\\p{L}|nessuna (?:sanzione|multa)|revocat\\p{L}|ritirat\\p{L}|si dice|(?:in molti|alcuni|i vicini) dicono che|si mormora|a quanto pare|non confermat\\p{L}',
    unsure:
      'potrebbe\\p{L}*|avrebbe\\p{L}*|sarebbe\\p{L}*|se|valuta|valutano|preved(?:e|ono)|previst\\p{L}+|intend(?:e|ono)|vuole|vogliono|spera|presunt\\p{L}+|accus\\p{L}+|chied(?:e|ono|eva)|chiesto|minacci\\p{L}+|possibil\\p{L}+|ipotesi|eventual\\p{L}+|trattativ\\p{L}+|punta a|per evitare',
    not: 'non|mai|nessun\\p{L}*|senza|ne|nemmeno',
    background:
      "avev(?:a|ano) (?:\\p{L}+ )?\\p{L}+[tso]o|era stat\\p{L}|erano stat\\p{L}|in passato|all'epoca|precedentemente|prima di|laureat\\p{L}|carriera|anniversario",
    ahead: '\\p{L}{3,}(?:era|eranno|ira|iranno)|sara|saranno|verra|verranno|dovra',
  },
  nl: {
    takenBack:
      'ontken\\p{L}*|geruchten?|vrijgesproken|vrijspraak|geseponeerd|ingetrokken|van de baan|vernietigd|geen (?:boete|sanctie|maatregelen)|niet getroffen|naar verluidt|er wordt gezegd|gefluisterd|men zegt|onbevestigd\\p{L}*',
    unsure:
      'zou|zouden|kan|kunnen|als(?= (?:de|het|een|hij|zij|ze|er|dat|wij|we|dit|die) )|indien|mogelijk\\p{L}*|overweegt|overwegen|plant|plannen|van plan|wil|willen|hoopt|vermoedelijk|vermeend\\p{L}*|beschuldig\\p{L}+|eist|dreig(?:t|en)|verdacht\\p{L}*|gesprek\\p{L}*|streeft',
    not: 'niet|nooit|geen|zonder|niemand|noch',
    background:
      'had(?:den)? [^.;]{0,60}(?:gekregen|opgelegd|gekocht|overgenomen)|eerder|destijds|voorheen|in het verleden|studeerde|loopbaan|alvorens',
    ahead:
      'zal|zullen|gaat|gaan|draagt (?=[^.;]{0,40}over)|wordt (?=[^.;]{0,60}(?:20\\d\\d|per|vanaf))',
  },
  sv: {
    takenBack:
      'fornek\\p{L}+|dementer\\p{L}+|ryktet?n?|rykten|friad\\p{L}?|friats?|frias|friade|frikann\\p{L}*|nedlagd\\p{L}*|laggs ned|lagts ned|ingen (?:sanktion|bot)|stammer inte|upphav\\p{L}+|ryktas|det sags|pastas|obekraftad\\p{L}*',
    unsure:
      'skulle|kan|kunde|om(?= \\p{L}+ (?:inte|ska|skulle|kan))|ifall|overvag\\p{L}+|planera\\p{L}*|avser|vill|hoppas|pastadd\\p{L}*|misstank\\p{L}*|anklag\\p{L}+|kraver|hotar|eventuell\\p{L}*|mojlig\\p{L}*|siktar',
    not: 'inte|aldrig|ingen|inga|inget|utan|ej',
    background: 'hade [^.;]{0,40}\\p{L}{1,20}ts?|tidigare|forut|davarande|studerade|karriar',
    ahead: 'ska|skall|kommer att|vantas',
  },
  da: {
    takenBack:
      'afvis(?:er|t|te|es)|benaegt\\p{L}*|dementer\\p{L}+|rygt\\p{L}+|frifund\\p{L}+|frikend\\p{L}+|sagen [^.;]{0,30}(?:indstillet|henlagt|lukket)|henlagt|ikke rigtigt|ikke korrekt|opgivet|det siges|ubekraeftet\\p{L}*',
    unsure:
      'skulle|kan|kunne|hvis|overvej\\p{L}*|planlaeg\\p{L}+|agter|onsker|vil gerne|haber|angiveligt|mistaenk\\p{L}*|anklag\\p{L}+|kraever|truer|mulig\\p{L}*|eventuel\\p{L}*',
    not: 'ikke|aldrig|ingen|intet|uden|ej',
    background:
      'havde [^.;]{0,40}(?:faet|vaeret|kobt)|tidligere|dengang|davaerende|studerede|karriere|forinden',
    ahead: 'skal|vil|kommer til|ventes',
  },
  no: {
    takenBack:
      'avvis(?:er|t|te|es)|benekt\\p{L}*|dementer\\p{L}+|rykt\\p{L}+|frikjen\\p{L}+|frifun\\p{L}+|henlagt|henlegg\\p{L}*|stemmer ikke|ikke riktig|opphev\\p{L}+|det sies|ubekreftet\\p{L}*',
    unsure:
      'skulle|kan|kunne|hvis|dersom|overvei\\p{L}*|vurderer|planlegg\\p{L}+|onsker|haper|angivelig|mistenk\\p{L}*|anklag\\p{L}+|krever|truer|mulig\\p{L}*|eventuell\\p{L}*',
    not: 'ikke|aldri|ingen|intet|uten|ei',
    background:
      'hadde [^.;]{0,40}(?:fatt|vaert|kjopt)|tidligere|den gang|davaerende|studerte|karriere|domt til',
    ahead: 'skal|vil|kommer til|ventes',
  },
  pl: {
    takenBack:
      'zaprzecz\\p{L}+|dementuj\\p{L}+|plotk\\p{L}+|pogloski|umorzy\\p{L}+|umorzon\\p{L}*|uniewinni\\p{L}+|oddalil\\p{L}*|uchylil\\p{L}*|bez kary|wycofal\\p{L}*|nieprawda|podobno|mowi sie|niepotwierdzon\\p{L}*',
    unsure:
      'moglby|moglaby|mogloby|moze|moga|jesli|jezeli|czy|gdyby|rozwaza\\p{L}*|planuje\\p{L}*|zamierza\\p{L}*|chce|chca|liczy na|rzekom\\p{L}*|podejrz\\p{L}+|oskarz\\p{L}+|domaga\\p{L}*|grozi\\p{L}*|ewentualn\\p{L}+|mozliw\\p{L}+',
    not: 'nie|nigdy|zaden|zadn\\p{L}+|bez|ani',
    background:
      'wczesniej|dawniej|niegdys|wowczas|w przeszlosci|ukonczyl\\p{L}*|kariera|przed laty',
    ahead:
      'bedzie|beda|zostanie|zostana|odejdzie|obejmie|nastapi|otworzy|zamknie|zasiadzie|dolaczy|przejmie',
  },
  cs: {
    takenBack:
      'popir\\p{L}+|poprel\\p{L}*|dementova\\p{L}*|dementuje|odmit(?:a|l)\\p{L}* (?=[^.;]{0,30}(?:spekul|obvin|tvrzen|inform))|spekulac\\p{L}+|zprost\\p{L}+|osvobod\\p{L}+|(?:rizeni|stihani|vysetrovani) [^.;]{0,30}zastavil\\p{L}*|zastavil\\p{L}* [^.;]{0,30}(?:rizeni|stihani|vysetrovani)|odlozil\\p{L}*|zrusil\\p{L}*|bez pokuty|fama|rika se|proslycha se|povida se|nepotvrzen\\p{L}*',
    unsure:
      'mohl[aoiy]?|muze|mohou|pokud|jestli|zda|kdyby|zvazuje\\p{L}*|planuj\\p{L}+|hodla\\p{L}*|chysta\\p{L}*|chce|chteji|udajn\\p{L}*|podezr\\p{L}+|pozaduje|hrozi|pripadn\\p{L}+|mozn\\p{L}+|podle (?:dvou |nekolika )?zdroju',
    not: 'ne|neni|nikdy|zadn\\p{L}+|bez|ani|ne(?:byl|dostal|koupil|otevrel|ziskal|plati|celi)\\p{L}*',
    background: 'drive|tehdy|kdysi|v minulosti|vystudoval\\p{L}*|kariera|pred lety',
    ahead: 'bude|budou|nastoupi|zacne|odejde|otevre|prevezme',
  },
  fi: {
    takenBack:
      'kiista\\p{L}*|kumo\\p{L}+|huhu\\p{L}*|vapautettiin syyttei\\p{L}*|hylkasi|hylattiin|peruttiin|lopetettiin (?:tutkinta|esitutkinta)|ei pida paikkaansa|kuulemma|vahvistamat\\p{L}+',
    unsure:
      'voi|voisi|voivat|saattaa|saattaisi|jos|mahdollis\\p{L}*|harkits\\p{L}+|suunnitte\\p{L}+|aikoo|aikovat|haluaa|toivoo|epail\\p{L}+|vaitet\\p{L}+|uhka\\p{L}*|neuvottel\\p{L}+|\\p{L}{3,}isi(?:vat)?',
    not: 'ei|eika|eivat|emme|en|ilman|koskaan|kukaan',
    background:
      'aiemmin|aikaisemmin|tuolloin|silloi\\p{L}+|entinen|valmistui (?:maisteriksi|oikeustieteen)',
    ahead: 'tulee|tulevat|aloittaa|siirtyy',
  },
  hu: {
    takenBack:
      'cafol\\p{L}*|tagad\\p{L}*|pletyk\\p{L}+|felment\\p{L}+|megszuntet\\p{L}* az eljarast|visszavon\\p{L}+|nem igaz|alaptalan\\p{L}*|elutasit\\p{L}+|allitolag|azt beszelik|ugy hirlik',
    unsure:
      '\\p{L}{2,}(?:hat|het)(?:nak|nek|ja|i|na|ne)?|ha|esetleg|terve[zk]\\p{L}*|fontolgat\\p{L}*|szeretne\\p{L}*|akar\\p{L}*|gyanu\\p{L}*|vadol\\p{L}*|remel\\p{L}*|targyal\\p{L}*|lehetseges|kerhet',
    not: 'nem|soha|sem|nincs|nelkul|senki',
    background: 'korabban|egykor|akkoriban|annak idejen|regebben|palyafutas\\p{L}*',
    ahead: 'fog|fogja|fognak|lesz|majd',
  },
  el: {
    takenBack:
      'διαψευδ[α-ω]+|διεψευσ[α-ω]+|φημ[α-ω]+|αθωωθηκ[α-ω]*|απαλλα[α-ω]+|ακυρω[α-ω]+|αρνειται|αρνηθηκ[α-ω]*|ανακληθηκ[α-ω]*',
    unsure:
      'μπορει|μπορουσε|ισως|εαν|αν|ενδεχομεν[α-ω]*|εξεταζ[α-ω]+|σχεδιαζ[α-ω]+|σκοπευ[α-ω]+|θελει|ελπιζ[α-ω]+|φερεται|υποπτ[α-ω]*|κατηγορ[α-ω]+|θα μπορουσε|απειλ[α-ω]+|διαπραγματ[α-ω]+',
    not: 'δεν|μην|ουτε|ποτε|κανεν[α-ω]*|καμια|χωρις|κανεις',
    background: 'παλαιοτερα|αλλοτε|τοτε|προηγουμενως|στο παρελθον|πρωην',
    ahead: 'θα|προκειται|αναμενεται',
  },
  tr: {
    takenBack:
      'yalanla\\p{L}+|reddet\\p{L}+|iddia\\p{L}*|soylenti\\p{L}*|beraat\\p{L}*|aklan\\p{L}+|takipsizlik|iptal\\p{L}*|dogru degil|soyleniyor|dogrulanma\\p{L}+',
    unsure:
      'olabilir|edebilir|\\p{L}{2,}[ae]bilir|eger|planliyor\\p{L}*|planlaniyor|dusunuyor|degerlendiriyor|istiyor|umuyor|sozde|supheli|suclan\\p{L}+|talep etti|tehdit|olasi|muhtemel\\p{L}*|hedefliyor\\p{L}*|\\p{L}{2,}(?:[iu]rs[ae]|[ae]rs[ae]|m[ae]zs[ae])',
    not: 'degil|yok|hic|\\p{L}+m[aeiu](?:di|yor|mis|yacak|yecek)\\p{L}*',
    background: 'daha once|onceden|eskiden|gecmiste|mezun|kariyer',
    ahead: '\\p{L}{2,}[ae]ca[gk]\\p{L}*|\\p{L}{2,}ece[gk]\\p{L}*',
  },
};

/** The same in languages without spaces. */
export const MODAL_WORDS_EAST = {
  takenBack:
    /부인|사실이 아니|사실무근|무혐의|무죄|취소됐|철회|否定し|事実では|無罪|不起訴|撤回|うわさ|噂|誤報|否认|不实/u,
  unsure:
    /가능성|검토|예정이다|계획|의혹|혐의|할 수 있|우려|可能性(?!がある?こと)|検討|見込み|疑い|恐れ|かもしれ|もし|目指す|方針|計画(?:して|中)|拟|计划/u,
  not: /않았|않는|없었|없다|아니|못했|ない|なかった|ません|未(?!明|来|満)/u,
  background: /과거|당시|이전에|かつて|以前|過去に|当時|前職/u,
  ahead: /予定|する見通し|将于|將於/u,
} as const;

/** A subordinate clause mentions what was news some other day: 'When Acme bought Beta, …'. Plain letters. */
export const CLAUSE_IN_PASSING =
  /^(?:when|before|after|since|als|nachdem|bevor|seit|quand|avant|apres|cuando|antes|desde|tras|quando|prima|dopo|toen|voordat|nadat|nar|innan|da|for|etter|efter|gdy|zanim|kdyz|nez|prior to|ehe|vor (?:ihre[rm]|seine[rm])|alvorens|voor (?:haar|zijn)|inden|przed) /iu;

/** 'Jane Doe, who joined Acme after the merger, said …': so does a relative clause of the past. */
export const RELATIVE_IN_PASSING =
  /(?<!\p{L})(?:(?:who|which|having|after having|since|after) (?:had |has |first )?(?:joined|joining|taking over|becoming|arriving|became|become|took over|taken over|moved|started|arrived|been appointed)|qui (?:a|avait|est|etait) (?:rejoint|pris|devenue?|arrivee?)|ayant (?:rejoint|pris)|quien (?:se incorporo|asumio|llego)|que (?:se incorporo|asumio|ingressou|assumiu|entrou)|che (?:e entrat[oa]|ha assunto|era entrat[oa])|die (?:in dienst trad|overstapte)|som (?:borjade|tilltradde|begyndte|tiltradte|begynte|kom fra))(?!\p{L})/iu;

/** Somebody asks whether: 'asked whether a lawyer is needed'. */
const ASKED =
  '(?:asked|asks|wondered|wonders|questioned) (?:[a-z]+ ){0,3}(?:whether|if)|(?:fragte|fragt|pruft|klart) (?:[a-z]+ ){0,3}ob|demand(?:e|ait) si|(?:pregunt|se pregunt)(?:o|a|aron|an) si|perguntou se|(?:chies|si chied)[a-z]{1,3} se|(?:vroeg|vraagt) (?:[a-z]+ ){0,3}of|fraga(?:de|r) om|sp(?:urgte|urte) om|(?:zapytal|pyta)[a-z]* czy|(?:zeptal|pta)[a-z]* (?:se )?(?:zda|jestli)|kysyi [a-z]+ko|a intrebat daca';

/** Nobody has decided yet: 'no decision has been taken'. */
const OPEN =
  '(?:no|not yet a) decision (?:has|had|was|is)|(?:has|have|is|are|remains?) (?:not (?:yet )?(?:been )?|un)(?:decided|settled)|(?:kein|noch kein) (?:entscheid|entscheidung|beschluss)|(?:entscheid|entscheidung|beschluss) (?:ist|steht) (?:noch )?(?:nicht|aus)|noch (?:offen|nicht entschieden)|(?:aucune decision|rien n.est decide|pas (?:encore )?(?:ete )?(?:decide|tranche))|(?:sin decidir|no (?:se )?ha (?:decidido|tomado))|por decidir|nao (?:esta|foi) decidid[oa]|non (?:e stat[oa] (?:ancora )?)?(?:ancora )?decis[oa]|nog (?:niet besloten|geen besluit)|(?:inget|inte) (?:an )?(?:beslut|beslutat)|(?:ingen|ikke) (?:endnu |enna )?(?:beslutning|besluttet|bestemt)|nie (?:podjeto|zapadla) decyzj[a-z]|(?:nerozhodl|neni rozhodnuto)[a-z]*|ei ole (?:viela )?paatetty';

/** What is only a question or not decided yet. Plain letters. */
export const UNDECIDED = new RegExp(`(?<![a-z])(?:${ASKED}|${OPEN})(?![a-z])`, 'i');
