// How languages say that somebody takes a job or gives one up. Plain letters, as alternatives of a regular expression.

/**
 * What a verb or phrase of a move does to the people around it:
 * `succeed`: the subject comes, the object goes ('succeeds Jane Doe'); `succeeded`: the other way round ('is succeeded by');
 * `move`: leaves where they were and comes to what is named ('moves to Acme'); `appoint`: the object comes, or the subject
 * where it is said in the passive.
 */
export type MoveKind = 'succeed' | 'succeeded' | 'die' | 'move' | 'leave' | 'appoint' | 'enter';

/** What has happened, then what is announced: an old announcement has come true since. */
type MoveWords = readonly [past: string, coming: string];

/** By language; phrases of an earlier kind are found before the words of a later one that they hold. */
export const CAREER_MOVES: Readonly<Record<string, Readonly<Record<MoveKind, MoveWords>>>> = {
  en: {
    succeeded: [
      '(?:was|been|were) (?:succeeded|replaced|followed) by|(?:has|have) passed to|passed the baton to|handed (?:the )?(?:reins|over) to|(?:succeeded|replaced) by',
      '(?:be|is being|is) (?:succeeded|replaced|followed) by|hands? over to|handing over to|hand over to|pass(?:es)? the baton to',
    ],
    succeed: [
      'succeeded|replaced|took over from|taken over from|successor(?: (?:to|of))?|replacement(?: for)?|taking over from|succeeding|replacing|stepped in(?:to the shoes of| for)|in place of|takes? the place of|predecessor,?',
      'succeeds|replaces|takes over from|succeed|replace|take over from|follows',
    ],
    die: [
      'died|passed away|death of|late colleague|in memoriam|in memory of|obituary|mourns?|sadly missed|(?:his|her|their) death|funeral of|passing of|sad passing|tributes to|reposing',
      '',
    ],
    move: [
      '(?:has |have )?(?:moved|gone|decamped|defected|switched|jumped) to(?: work (?:for|at))?|went to(?: work (?:for|at))?|(?:departed|left) for|now with|now at',
      'moves to|moving to|move to|off to|bound for|heads to|heading to|head to|goes to|go to work for|defects to|switches to|jumps to|jumps ship to|swap\\w* .{0,20} for',
    ],
    leave: [
      'left|quit|departed|resigned|stepped (?:down|aside)|stood down|retired|moved on|parted (?:ways|company)(?: with)?|no longer (?:works?|serves?|with|at|holds?|leads?|heads?|in|our|the)|is no longer|bowed out|cleared (?:his|her|their) desk|(?:was|been) (?:dismissed|fired|sacked|let go|ousted|removed|made redundant)|said (?:goodbye|farewell) to|b(?:ade|ids) farewell to|handed over|relinquished|vacated|gave up|given up|last day was|departure of|resignation of|exit of|retirement of|ended (?:his|her|their) (?:time|tenure|spell)|completed (?:his|her|their) (?:term|tenure)',
      'leaves|leaving|(?<!(?:maternity|paternity|parental|sick|annual|on|of|garden|family|medical|study|compassionate) )leave|departs|departing|depart|resigns|resign|steps? down|stepping down|steps? aside|stands? down|standing down|retires|retiring|retire|hands? over|handed in (?:his|her|their) notice|g(?:ave|iven) (?:his|her|their |in (?:his|her|their) )?notice|working (?:out )?(?:his|her|their) notice|finish(?:es)? up|last day|calls? it a day|hangs? up|bows? out|moves? on|(?:his|her|their) (?:departure|resignation|exit|retirement)|clears? (?:his|her|their) desk|quits|exits|parts (?:ways|company) with',
    ],
    appoint: [
      'appointed|appoints|named|names|hires|hired|poached|poaches|promotes|promoted|recruits|recruited|taps|tapped|welcomes|welcomed|elects|elected|elevated|elevates|lures|lured|appointment of|promotion of|arrival of|hiring of|chosen as|picked as|selected as|confirmed as|the appointment|brings? in|brought in|snaps? up|snapped up|gained',
      '(?:will|to) be (?:appointed|named|promoted)',
    ],
    enter: [
      'joined(?! by)|became|(?:has )?become|took over|taken over|took up|taken up|took office|took charge|started (?:as|at|on|in|work|with|her|his)|started|began (?:as|at|in|her|his)|moved up|stepped up|assumed|rejoined|returned to|came to|arrived at|moved (?:from|into)|came aboard|on board as',
      'joins|joining|join|becomes|takes over|take over|taking over|takes up|take up|taking up|starts|begins? (?:as|at|in|on|her|his)|start (?:as|at|on|in|work|with|her|his)|commences?|steps up|moves up|accepted|assumes|assume|comes? aboard|comes? on board|takes charge|takes the reins|rejoins|returns to|takes? effect|takes on',
    ],
  },
  de: {
    succeeded: [
      '(?:wurde|worden|wird) von|ubergab (?:die|das|den|ihr|sein)\\w* .{0,40}an|(?:stab|staffel(?:stab)?|aufgaben|leitung) an|abgelost von|abgelost durch|ersetzt durch|nachfolgerin (?:ist|wird|wurde)|nachfolger (?:ist|wird|wurde)',
      'ubergibt .{0,60} an',
    ],
    succeed: [
      'folgte auf|nachgefolgt|nachfolger(?:in)?s? (?:von|des|der|fur)|nachfolger(?:in)?|loste|abgelost|beerbte|beerbt|ersetzte|ersetzt|an (?:die )?stelle von|anstelle von|vorgangerin|vorganger',
      'folgt auf|folgt|lost|die nachfolge(?: von)?|nachfolge(?: von)?|ablosen|ersetzen|nachfolgen',
    ],
    die: [
      'gestorben|verstorben\\w*|verstarb|starb|tode? (?:von|des|der|unser\\w*|uns\\w*)|trauern? um|nachruf|gedenken an',
      '',
    ],
    move: [
      'wechselte (?:\\w+ ){0,3}(?:zu[mr]?|in|nach)|ging zu[mr]?|gewechselt|jetzt bei|heute bei|inzwischen bei|nun bei',
      'wechselt (?:\\w+\\.? ){0,4}(?:zu[mr]?|in|nach)|wechseln|geht zu[mr]?',
    ],
    leave: [
      'verlassen|verliess|ausgeschieden|schied|zuruckgetreten|trat .{0,40}zuruck|gekundigt|nicht mehr (?:fur|bei|im|in|tatig|angestellt)|nicht langer|in den ruhestand|abberufen|freigestellt|niedergelegt|legte .{0,40}nieder|verabschiedete|verabschiedet (?:wurde|worden)|abgang von|weggang von|ausscheiden von|rucktritt von|trennte? sich|getrennt|abgegeben|gab .{0,40}ab|von bord gegangen|aufgehort|horte auf',
      'verlasst|ausscheiden|ausscheidet|scheidet|zurucktreten|tritt .{0,40}zuruck|gibt .{0,40} ab(?=[ ,.]|$)|abgeben|hort .{0,20}auf|aufhoren|legt .{0,40}nieder|geht .{0,30}in (?:den ruhestand|pension|rente)|abschied|verabschiedet|kundigt|geht von bord|geht (?:ende|im|zum|nach) [a-z]+',
    ],
    appoint: [
      'ernennt|ernannt|beruft|berufen|bestellt|gewinnt|gewonnen|holt|geholt|befordert|verpflichtet|ernennung von|bestellung von|berufung von|verstarkt sich mit|betraut|bestellung|berufung|aufgestiegen|aufruckt',
      'zum 1\\. .{0,20}bestellt',
    ],
    enter: [
      'ubernahm|ubernommen|trat .{0,60} an(?=[ ,.]|$)|angetreten|wurde|ist (?:der |die )?neue[rs]?|begann|gestartet|startete|kam|eingetreten|stiess .{0,20}zu|verstarkte?|geworden',
      'ubernimmt|ubernehmen|tritt .{0,60} an(?=[ ,.]|$)|antreten|wird|beginnt|startet|verstarken|stosst .{0,20}zu|beginnen|amtsantritt|ruckt .{0,30}auf|steigt .{0,30}auf',
    ],
  },
  fr: {
    succeeded: [
      '(?:ete |est )?(?:remplace|succede)e? par|cede (?:sa|la) place a|passe le (?:relais|temoin) a',
      '(?:sera|etre) (?:remplace|succede)e? par|cedera (?:sa|la) place a|passera le (?:relais|temoin) a',
    ],
    succeed: [
      "a succede a|succedait a|a remplace|succeda a|successeur d[e']|remplacante? d[e']|en remplacement d[e']|succedant a|pris la (?:suite|succession) d[e']|predecesseur,?|predecesseure,?",
      "succede a|succedera a|succeder a|remplacera|remplace|remplacer|prend(?:ra)? la (?:suite|succession) d[e']",
    ],
    die: [
      "decedee?|disparition d[e']|s'est eteinte?|deces d[e']|est morte?|hommage posthume|nous a quittes",
      '',
    ],
    move: [
      "passee? chez|partie? (?:chez|rejoindre)|aujourd'hui (?:chez|a la|a l'|au)|desormais (?:chez|a la|a l'|au)",
      "passe chez|part (?:chez|rejoindre)|partira chez|s'en va chez",
    ],
    leave: [
      "a(?:vait|yant)? quitte|quitta|a demissionne|est partie?|n'est plus|ne travaille plus|n'occupe plus|a pris sa retraite|fait valoir ses droits|a cede|a passe le|a ete (?:remerci|demis|licenci|limog|revoqu)ee?|depart d[e']|demission d[e']|apres avoir (?:quitte|dirige)",
      "quitte|quittera|quitter|partira|demissionne|demissionnera|prend(?:ra)? sa retraite|part (?:en|a la) retraite|cedera|passera le|passe le (?:relais|temoin)|sur le depart|s'en va|tire sa reverence",
    ],
    appoint: [
      "nommee?|nomme|promue?|promeut|recrutee?|recrute|nomination d[e']|arrivee d[e']|designee?|accueille|embauchee?|debauchee?|la nomination",
      'sera nommee?|sera promue?',
    ],
    enter: [
      'a rejoint|rejoignait|avait rejoint|est devenue?|a pris (?:la tete|ses fonctions|le poste|la direction|les renes)|est arrivee?|est entree?|occupe depuis|prit la tete|y occupe|devenue?',
      'rejoint|rejoindra|rejoindre|devient|deviendra|prend(?:ra)? (?:la tete|ses fonctions|le poste|les renes|la direction)|arrivera|arrive|entre(?:ra)? en fonctions?|occupera|dirigera',
    ],
  },
  es: {
    succeeded: [
      '(?:fue|ha sido) (?:sucedid|reemplazad|sustituid|relevad)[oa] por|(?:reemplazad|sustituid|relevad)[oa] por|quedo en manos de|cedio el testigo a',
      'sera (?:sucedid|reemplazad|sustituid|relevad)[oa] por|cede(?:ra)? el testigo a',
    ],
    succeed: [
      'sucedio a|ha sucedido a|reemplazo a|sustituyo a|ha sustituido a|relevo a|ha relevado a|en sustitucion de|en reemplazo de|sucesora? de|en relevo de|predecesora?,?|antecesora?,?',
      'sucede a|sucedera a|reemplaza a|reemplazara a|sustituye a|sustituira a|releva a|relevara a|toma(?:ra)? el (?:relevo|testigo) de',
    ],
    die: [
      'fallecio|ha fallecido|fallecid[oa]|fallecimiento de|murio|ha muerto|muerte de|en memoria de',
      '',
    ],
    move: [
      'se paso a|ha pasado a|se fue a|ahora en|hoy en|fichad[oa] por|ficho por|recalo en',
      'pasa a(?= la| \uE002| \uE001)|pasara a(?= la| \uE002| \uE001)|se va a|se marcha a|ficha por|fichara por',
    ],
    leave: [
      'dejo|ha dejado|renuncio|ha renunciado|dimitio|ha dimitido|ceso|ha cesado|abandono|ha abandonado|se (?:marcho|jubilo|despidio|desvinculo|retiro)|se ha (?:marchado|jubilado|despedido|desvinculado)|salio de|ya no (?:es|trabaja|esta|forma|dirige|ocupa)|(?:fue|ha sido) (?:cesad|destituid|despedid)[oa]|causo baja|salida de|renuncia de|marcha de|dimision de|cese de|cesad[oa]',
      'deja|dejara|dejar|abandona|abandonara|se marcha|se marchara|renunciara|saldra|se jubila|se jubilara|cesara|se va|se despide|dimite|renuncia|cesa',
    ],
    appoint: [
      'nombra|nombro|nombrad[oa]|ha nombrado|designa|designo|designad[oa]|ficha|ficho|ha fichado|contrata|contrato a|promueve|promovid[oa]|asciende|ascendid[oa]|ascenso de|nombramiento de|incorpora a|ha incorporado|nombramiento|elegid[oa]',
      'sera (?:nombrad|designad|promovid)[oa]',
    ],
    enter: [
      'se incorporo|se ha incorporado|asumio|ha asumido|se unio|se ha unido|tomo posesion|paso a ser|se convirtio|llego a|entro en|ascendio|ha ascendido|estreno|despacha|aterrizo en|desembarco en|asumiendo',
      'se incorpora|se incorporara|incorporarse|asume|asumira|asumir|se une|se unira|tomara posesion|sera|pasa a ser|pasara a ser|liderara|dirigira|ocupara',
    ],
  },
  pt: {
    succeeded: [
      'foi (?:sucedid|substituid)[oa] p(?:or|el[oa])|(?:sucedid|substituid)[oa] p(?:or|el[oa])|passou o testemunho a',
      'sera (?:sucedid|substituid)[oa] p(?:or|el[oa])|passa o testemunho a',
    ],
    succeed: [
      'sucedeu|substituiu|sucessora? d[eoa]|em substituicao d[eoa]|rendeu|no lugar d[eoa]|antecessora?,?',
      'sucede|sucedera|substitui|substituira|suceder a|substituir',
    ],
    die: ['faleceu|falecid[oa]|falecimento d[eoa]|morreu|morte d[eoa]|em memoria d[eoa]', ''],
    move: [
      'mudou-se para|transitou para|passou para|transferiu-se para|foi para|agora n[oa]|hoje n[oa]',
      'muda-se para|passa para|vai para|transita para',
    ],
    leave: [
      'deixou|saiu|renunciou|demitiu-se|pediu demissao|aposentou-se|reformou-se|se aposentou|ja nao (?:e|esta|trabalha|dirige|lidera)|nao e mais|nao trabalha mais|foi (?:demitid|exonerad|afastad|destituid)[oa]|cessou|abandonou|despediu-se|desligou-se|se desligou|saida d[eoa]|renuncia d[eoa]|demissao d[eoa]',
      'deixa|deixara|deixar|saira|sai|vai sair|reforma-se|aposenta-se|se aposenta|abandona|cessa|cessara|despede-se|demite-se',
    ],
    appoint: [
      'nomeia|nomeou|nomead[oa]|contrata|contratou|contratad[oa]|promove|promoveu|promovid[oa]|designad[oa]|designou|nomeacao d[eoa]|indicou|indicad[oa]|eleit[oa]|nomeacao',
      'sera (?:nomead|designad|promovid)[oa]',
    ],
    enter: [
      'assumiu|ingressou|entrou|juntou-se|passou a (?:ser|liderar|dirigir|ocupar)|tornou-se|tomou posse|iniciou funcoes|chegou a|integrou|a frente (?:esta|fica)',
      'assume|assumira|assumir|ingressa|entra n[oa]|entra em|entrara|junta-se|juntar-se-a|tomara posse|passa a (?:ser|liderar|dirigir|ocupar)|inicia funcoes|sera',
    ],
  },
  it: {
    succeeded: [
      'e stat[oa] sostituit[oa] da|sostituit[oa] da|ha passato il testimone a|ha lasciato il posto a',
      'sara sostituit[oa] da|passa il testimone a|passera il testimone a|lascia il posto a',
    ],
    succeed: [
      'e succedut[oa] a|ha sostituito|ha preso il posto di|al posto di|successore di|e subentrat[oa] a|subentrat[oa] a|in sostituzione di|predecessore,?',
      'succede a|succedera a|subentra a|subentrera a|prende il posto di|sostituisce|sostituira|prendera il posto di|raccoglie il testimone da',
    ],
    die: [
      'e mancat[oa]|scompars[oa]|e mort[oa]|decedut[oa]|scomparsa di|lutto per|in memoria di|ci ha lasciato',
      '',
    ],
    move: [
      'e passat[oa] (?:a|in|al)|passat[oa] a|ora in|oggi in|oggi a',
      'passa a(?:l|lla)?|passera a(?:l|lla)?|va in(?= \uE002)',
    ],
    leave: [
      'ha lasciato|lascio|si e dimess[oa]|dimess[oa]si|e uscit[oa]|non e piu|non lavora piu|e andat[oa] in pensione|ha rassegnato le dimissioni|si e congedat[oa]|ha passato il testimone|uscita di|addio di|dimissioni di|ha ceduto',
      'lascia|lascera|lasciare|si dimette|si dimettera|andra in pensione|va in pensione|uscira|passa il testimone|passera il testimone|si congeda|esce da',
    ],
    appoint: [
      'nomina|nominat[oa]|ha nominato|assunt[oa]|promoss[oa]|promuove|nomina di|ingaggia|designat[oa]|affidat[oa] a|arruola',
      'sara (?:nominat|promoss)[oa]',
    ],
    enter: [
      'e entrat[oa]|e approdat[oa]|e diventat[oa]|ha assunto|ha preso servizio|e arrivat[oa]|approdat[oa]|si e insediat[oa]|e (?:il nuovo|la nuova)|entrat[oa] in',
      'assume|entra in|entrera|approda|approdera|assumera|diventa|diventera|arriva|arrivera|sara|prendera servizio|guidera',
    ],
  },
  nl: {
    succeeded: [
      '(?:werd|is|wordt) (?:opgevolgd|vervangen) door|(?:opgevolgd|vervangen) door',
      'opgevolgd door|draagt .{0,50}over aan',
    ],
    succeed: [
      'volgde|heeft opgevolgd|opvolgde|opgevolgd|opvolg(?:er|ster) van|nam het stokje over van|stokje overgenomen van|verving|heeft vervangen|voorganger,?|voorgangster,?|in de plaats van',
      'volgt|opvolgen|vervangt|neemt het (?:stokje )?over van',
    ],
    die: ['is overleden|overleed|overlijden van|overleden|ter nagedachtenis', ''],
    move: [
      'stapte over naar|overgestapt naar|vertrok naar|vertrokken naar|ging naar|nu bij|tegenwoordig bij|inmiddels bij',
      'stapt over naar|gaat naar|vertrekt naar|maakt de overstap naar',
    ],
    leave: [
      'verlaten|verliet|vertrokken|vertrok|opgestapt|stapte op|niet (?:meer|langer) (?:werkzaam|in dienst|bij|de|als|onze|het)|trad(?: .{0,30})? af|afgetreden|(?:ging|is|gegaan) met pensioen|nam(?: .{0,30})? afscheid|afscheid genomen|werkt niet (?:meer|langer)|neergelegd|vertrek van|droeg .{0,40}over',
      'vertrekt|verlaat|gaat .{0,20}met pensioen|gaat weg|stapt(?: .{0,20})? op|neemt(?: .{0,30})? afscheid|draagt(?: .{0,50})? over|legt .{0,40}neer|treedt(?: .{0,40})? af|zwaait af|zal .{0,30}verlaten|vertrekken',
    ],
    appoint: [
      'benoemt|benoemd|aangesteld|aanstelling van|benoeming van|aangetrokken|trekt .{0,40}aan|stelt .{0,40}aan|promoveert|gepromoveerd|haalt .{0,40}binnen',
      'zal .{0,40}benoemd worden',
    ],
    enter: [
      'begonnen|begon|trad .{0,30}in dienst|toegetreden|werd|gestart|startte|overgenomen|kwam|in dienst getreden|maakte de overstap|geworden',
      'begint|start|wordt|treedt .{0,40}(?:aan|in dienst)|gaat aan de slag|neemt .{0,40}over|komt naar|komt in dienst|maakt de overstap',
    ],
  },
  sv: {
    succeeded: [
      '(?:har )?(?:eftertratts|ersatts|ersattes|eftertraddes|avlosts|avlostes) av|lamnade over till',
      'eftertrads av|ersatts av|lamnar over till',
    ],
    succeed: [
      'eftertradde|eftertratt|ersatte|har ersatt|tog over efter|tagit over efter|eftertradare till|efterfoljare till|avloste|har avlost|foretradare,?|foretradaren,?',
      'eftertrader|ersatter|tar over efter|avloser|efterfoljer|ta over efter',
    ],
    die: ['avled|har avlidit|gick bort|har gatt bort|dog|till minne av|minnesord', ''],
    move: [
      'gick till|har gatt till|gick over till|numera (?:pa|hos)|nu pa',
      'gar till|gar over till|byter till|flyttar till',
    ],
    leave: [
      'har lamnat|lamnade|lamnat|slutade|slutat|avgick|avgatt|gick i pension|gatt i pension|inte langre|sagt upp sig|sade upp sig|fick sparken|avskedades|avsattes',
      'lamnar|lamna|slutar|sluta|avgar|avga|gar i pension|trappar ned|tackar for sig|gar vidare',
    ],
    appoint: [
      'utser|utsett|utsag|utsetts|utsedd|utses|utnamn\\w{0,5}|utnamnd|rekryterar|rekryterat|rekryterats|befordra[ds]\\w{0,2}|anstaller|har anstallt',
      'kommer att utses',
    ],
    enter: [
      'tilltradde|tilltratt|borjade|borjat|blev|blivit|anslot|tog over|tagit over|klev in|ar ny',
      'tilltrader|tilltrada|borjar|borja|blir|tar over|ansluter|gar .{0,25}in som|kliver in',
    ],
  },
  da: {
    succeeded: [
      '(?:blev |er )?(?:aflost|erstattet|efterfulgt) af',
      '(?:bliver )?(?:aflost|erstattet|efterfulgt) af|aflses af|overdrager .{0,30}til',
    ],
    succeed: [
      'efterfulgte|erstattede|har erstattet|overtog efter|overtaget efter|efterfolger(?:en)? (?:til|for)|afloste|har aflost|forgaenger,?|tog over efter',
      'efterfolger|erstatter|overtager efter|aflser|afloser|tager over efter',
    ],
    die: ['afgik ved doden|er dod|dode|dodsfald|mindeord', ''],
    move: [
      'gik til|er gaet til|skiftede til|har skiftet til|nu hos|i dag hos',
      'gar til|skifter til|rykker til',
    ],
    leave: [
      'forladt|forlod|fratradte|fratradt|stoppede|stoppet|opsagt|sagde op|har sagt op|ikke langere|gik pa pension|gaet pa pension|fyret|afskediget|fratraadte|fratraadt',
      'forlader|forlade|fratraeder|fratraede|stopper|stoppe|gar pa pension|siger .{0,20}op|siger farvel|fratrader',
    ],
    appoint: [
      'udnaevner|udnaevnt|udnaevnte|ansaetter|ansat som|blevet ansat|har ansat|forfremmet|forfremmer|hyrer|hyret|valgt',
      'udnaevnes',
    ],
    enter: [
      'tiltradte|tiltradt|tiltraadte|tiltraadt|begyndte|begyndt|blev|blevet|overtog|overtaget|startede|er ny',
      'tiltraeder|tiltraede|begynder|bliver|starter|overtager|skal vaere|tiltrader',
    ],
  },
  no: {
    succeeded: [
      '(?:ble |er )?(?:avlost|erstattet|etterfulgt) av|overlot .{0,30}til',
      '(?:blir )?(?:avlost|erstattet|etterfulgt) av|gir stafettpinnen til|overlater .{0,30}til',
    ],
    succeed: [
      'etterfulgte|erstattet|har erstattet|tok over etter|tatt over etter|etterfolger(?:en)? (?:til|etter)|avloste|har avlost|forgjenger,?',
      'etterfolger|erstatter|tar over etter|tar over for|avloser|overtar etter',
    ],
    die: ['gikk bort|har gatt bort|er dod|dode|dodsfall|minneord', ''],
    move: ['gikk til|har gatt til|gikk over til|na i|na hos', 'gar til|gar over til|bytter til'],
    leave: [
      'forlatt|forlot|sluttet|gikk av|gatt av|sa opp|sagt opp|ikke lenger|fratradte|fratradt|fikk sparken|avskjediget',
      'forlater|forlate|slutter|slutte|fratrer|fratre|gar av|ga av|gir seg|sier opp|takker av|takker for seg',
    ],
    appoint: [
      'utnevner|utnevnt|utnevnte|ansetter|ansatt som|blitt ansatt|har ansatt|forfremmet|forfremmer|hyrer|hyret|konstituert som|valgt',
      'utnevnes',
    ],
    enter: [
      'tiltradte|tiltradt|begynte|begynt|ble|blitt|overtok|overtatt|startet|er ny',
      'tiltrer|tiltre|begynner|begynne|blir|overtar|starter|skal bli|tar over',
    ],
  },
  pl: {
    succeeded: [
      'zostal[a]? zastapion[ya] przez|zastapion[ya] przez|przekazala? .{0,40}(?=\uE003)',
      'zostanie zastapion[ya] przez|przekaze .{0,40}(?=\uE003)',
    ],
    succeed: [
      'zastapila?|zastapil|przejela? obowiazki po|przejal obowiazki po|nastepc[aay]|nastepczyni\\w?|na miejsce|poprzednik\\w*,?',
      'zastapi|zastepuje|przejmie obowiazki po|przejmuje obowiazki po',
    ],
    die: ['zmarla?|zmarl|smierc|smierci|odejsciu na zawsze|odeszla? na zawsze', ''],
    move: [
      'przeszla? do|przeszedl do|odszedl do|odeszla do|obecnie w',
      'przechodzi do|odchodzi do|przejdzie do|odejdzie do',
    ],
    leave: [
      'odeszla|odszedl|zrezygnowala?|zrezygnowal|opuscila?|opuscil|przestala? (?:byc|pelnic|kierowac)|przestal (?:byc|pelnic|kierowac)|nie (?:jest|pracuje|kieruje|pelni) juz|juz nie (?:jest|pracuje|kieruje|pelni)|na emeryture|zlozyla? rezygnacje|zlozyl rezygnacje|zostala? odwolan[ya]|zostal odwolany|pozegnala? sie|rozstala? sie|po odejsciu',
      'odchodzi|odejdzie|opuszcza|opusci|rezygnuje|zrezygnuje|konczy|zakonczy|zegna sie',
    ],
    appoint: [
      'powolala?|powolal|powolan[yae]|mianowala?|mianowal|mianowan[ya]|awansowala?|awansowan[ya]|zatrudnila?|zatrudnil|powierzyla?|powierzyl',
      'zostanie (?:powolan|mianowan)[ya]',
    ],
    enter: [
      'objela|objal|dolaczyla?|dolaczyl|zostala|zostal|rozpoczela|rozpoczal|przejela|przejal|awansowal|trafila? do|trafil do|weszla do|wszedl do|jest now(?:ym|a)',
      'obejmie|obejmuje|dolaczy|dolacza|rozpocznie|rozpoczyna|zostanie|zasiadzie|przejmie|przejmuje|nastapi|bedzie',
    ],
  },
  cs: {
    succeeded: [
      'byl[a]? nahrazen[a]?|vystridan[a]?|predala? .{0,40}(?=\uE003)|predal .{0,40}(?=\uE003)',
      'bude nahrazen[a]?|preda .{0,40}(?=\uE003)',
    ],
    succeed: [
      'nahradila?|nahradil|vystridala?|vystridal|nastupc\\w{1,3}|nastupkyn\\w{1,3}|prevzala? funkci po|prevzal funkci po|predchudc\\w{1,3},?',
      'nahradi|vystrida|prevezme funkci po|nahrazuje',
    ],
    die: ['zemrela?|zemrel|umrti|zesnul\\w*|skonala?', ''],
    move: [
      'presla? do|presel do|odesla? do|odesel do|nyni v',
      'prechazi do|prejde do|odchazi do|miri do|zamiri do',
    ],
    leave: [
      'odesla|odesel|opustila?|opustil|skoncila|skoncil|rezignovala?|rezignoval|uz neni|jiz neni|uz nepracuje|nepracuje uz|neni uz|nepusobi|odvolan[a]?|odstoupila?|odstoupil|rozloucila? se|rozloucil se|po odchodu|do duchodu',
      'odchazi|odejde|opousti|opusti|konci|skonci|rezignuje|odstoupi|louci se',
    ],
    appoint: [
      'jmenovala?|jmenoval|jmenovan[a]?|povysila?|povysil|povysen[a]?|najala?|najal|ziskala?|ziskal|jmenovani',
      'bude jmenovan[a]?',
    ],
    enter: [
      'nastoupila|nastoupil|stala se|stal se|se stala|se stal|prevzala|prevzal|zacala|zacal|prisla|prisel|ujala se|ujal se',
      'nastoupi|nastupuje|stane se|se stane|se ujme|stava se|prevezme|prebira|ujme se|zacne|prijde|posili|bude',
    ],
  },
  tr: {
    succeeded: [
      'gorevi(?:ni)? .{0,30}(?=\uE003).{0,6}(?:devretti|birakti)',
      'gorevini .{0,30}(?=\uE003).{0,6}(?:devredecek|devrediyor)',
    ],
    succeed: ['yerine|koltugunu devraldi|selefi,?', 'yerini alacak'],
    die: ['vefat etti|hayatini kaybetti|vefati\\w*|oldu(?= \\d)', ''],
    move: ['gecti|gecis yapti|transfer oldu', 'geciyor|gececek|gecis yapiyor'],
    leave: [
      'ayrildi|ayrilmisti|istifa etti|gorevi(?:ni)? birakti|emekli oldu|gorevden alindi|veda etti|gorevini devretti|ayrilan|ayrilmasinin ardindan',
      'ayriliyor|ayrilacak|birakiyor|birakacak|emekli olacak|emekli oluyor|gorevini devredecek|gorevini devrediyor|veda ediyor|istifa ediyor',
    ],
    appoint: [
      'atadi|atandi|getirdi|getirildi|terfi etti|terfi ettirildi|transfer etti|secildi|atanan|atanmasi',
      'atanacak|getirilecek',
    ],
    enter: [
      'katildi|basladi|ustlendi|oldu|gorevi devraldi|devraldi',
      'katiliyor|katilacak|baslayacak|basliyor|ustlenecek|ustleniyor|olacak|devralacak|devraliyor',
    ],
  },
  ja: {
    succeeded: ['に引き継い', 'に引き継ぐ'],
    succeed: ['の後任|の後継|前任の', '後任に'],
    die: ['逝去|死去|永眠', ''],
    move: ['に移籍|へ移籍|に転職|へ転じ|に転じ', 'へ移る|に移る'],
    leave: [
      '退任した|退任しました|辞任した|辞任しました|退職した|退職しました|退社した|離任した|退いた|退任し',
      '退任予定|退任する|退任いたし|退任へ|退任後|辞任する|辞任へ|辞任いたし|退職する|退職いたし|退任|辞任|退職',
    ],
    appoint: ['を任命|に任命|に選任|を選任|に昇格|昇進|を起用|に起用|に昇任', '新任予定|選任予定'],
    enter: [
      'に就任した|に就任しました|に就任し|着任した|着任しました|入社した|に就いた|就任した|就任しました',
      'に就任する|就任予定|に就任いたし|就任する|就任へ|着任予定|着任する|に就任',
    ],
  },
};
