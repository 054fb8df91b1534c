import type { LanguageMoves } from './move-kind.ts';

/** 'Left' and 'leave' mean much else: they count before an employer, a post, a time, or a full stop. */
const LEFT_OBJECT =
  '(?= (?:[\uE001\uE002]|(?:the|our) (?:company|firm|bank|group|insurer|business|role|post|job|board|society|council|trust|charity|utility|retailer|fund|agency|authority|university|school|hospital|lender|broker|regulator|maker|carrier|operator|organi[sz]ation)|(?:his|her|their|its) (?:post|role|job|position|desk|employ|service|ranks)|in |on |last |this |after |for |to |at |earlier|yesterday|office|as |when|us |with |"|\')|[.,;]|$)';

/** Moves in English, German, Dutch and the Nordic languages. Phrases of an earlier kind are found before the words of a later one that they hold. */
export const GERMANIC_MOVES: Readonly<Record<string, LanguageMoves>> = {
  en: {
    succeeded: [
      '(?:was|been|were) (?:succeeded|replaced|followed) by|(?:has|have) passed to|passed the baton to|handed (?:the )?(?:reins|over) to|(?:succeeded|replaced) by',
      '(?:be|is being|is) (?:succeeded|replaced|followed) by|hands? over to|handing over to|hand over to|pass(?:es)? the baton to',
    ],
    succeed: [
      'succeeded|replaced|took over from|taken over from|(?:took|taken) over [^.,;:\uE000\uE003]{1,60} from(?= (?:\\p{L}+ )?[\uE000\uE003])|successor(?: (?:to|of))?|replacement(?: for)?|taking over from|succeeding|replacing|stepped in(?:to the shoes of| for)|in place of|takes? the place of|predecessor,?',
      '(?:takes?|taking) over [^.,;:\uE000\uE003]{1,60} from(?= (?:\\p{L}+ )?[\uE000\uE003])|succeeds|replaces|takes over from|succeed|replace|take over from|follows',
    ],
    die: [
      'died|passed away|death of|late colleague|in memoriam|in memory of|obituary|mourns?|sadly missed|(?:his|her|their) death|funeral of|passing of|sad passing|tributes to|reposing',
      '',
    ],
    move: [
      '(?:has |have )?(?:moved|gone|decamped|defected|switched|jumped) to(?: work (?:for|at))?|went to(?: work (?:for|at))?|(?:departed|left) for|now with|now at',
      'mov(?:es?|ing) from [^.,;\uE000]{1,40} to(?= )|accepted (?:a|an|another|the) (?:[\\w-]+ ){0,3}(?:post|job|role|position|offer|appointment) (?:with|at|from)|(?:go|goes|going) over to|moves to|moving to|move to|off to|bound for|heads to|heading to|head to|goes to|go to work for|defects to|switches to|jumps to|jumps ship to|swap\\w* .{0,20} for',
    ],
    leave: [
      `(?<!(?:pictured |far |second |third |from |top ))left(?!(?<=[,(] ?left)(?:[.,;)]| with | and |$))${LEFT_OBJECT}|quit|departed|resigned|stepped (?:down|aside)|stood down|retired(?= (?:from|as|in|on|after|at|last|this|yesterday|today|earlier|following|due|early)|[,.;]|$)|moved on|parted (?:ways|company)(?: with)?|no longer (?:works?|serves?|with|at|holds?|leads?|heads?|represents?|represented|in|our|the)|is no longer|ceased(?: to (?:be|act|serve|hold)|(?<=[,:;|(\uE000\uE004] ?ceased)(?= (?:on |in )?\\p{L}* ?\\d))|bowed out|cleared (?:his|her|their) desk|(?:was|been) (?:dismissed|fired|sacked|laid off(?! (?:from|by) an? )|let go|ousted|removed|made redundant)|let (?:me|him|her) go|(?:agreed|decided) to part (?:ways|company)|(?:has|have|had) since (?:moved|gone|returned|left)(?! up)|said (?:goodbye|farewell) to|b(?:ade|ids) farewell to|handed over(?= to|[.,]| the (?:\\w+ )?(?:reins|role|baton|function|team|post)| on | in | at )|relinquished|(?:vacated|given up|relinquished) by|vacated|gave up|given up|last day was|departure of|resignation of|exit of|retirement of|ended (?:his|her|their) (?:time|tenure|spell)|completed (?:his|her|their) (?:term|tenure)`,
      `leaves${LEFT_OBJECT}|leaving${LEFT_OBJECT}|(?<!(?:maternity|paternity|parental|sick|annual|on|of|garden|gardening|family|medical|study|compassionate) )leave${LEFT_OBJECT}|departs|departing|depart(?! from (?:it|this|that|the))|resigns|resign|steps? down|stepping down|steps? aside|stands? down|standing down|retires|retiring|retire|hands? over|handed in (?:his|her|their) notice|g(?:ave|iven) (?:his|her|their |in (?:his|her|their) )?notice|working (?:out )?(?:his|her|their) notice|finish(?:es)? up|last day|calls? it a day|hangs? up|bows? out|moves? on|(?:his|her|their) (?:departure|resignation|exit|retirement)|clears? (?:his|her|their) desk|quits|exits|parts (?:ways|company) with|resigning|giving up(?= (?:his|her|their|my|the))|vacat(?:es|ing)|ceases? to (?:be|act|serve|hold)|(?:will|shall) (?:no longer be|cease to be)|finish(?:es|ing)? (?:as|at|with)(?= )|step(?:s|ping)? back(?= from| as| for| in|[.,;]|$)|heads? (?:north|south|east|west|home|abroad|overseas)(?!\\p{L})`,
    ],
    appoint: [
      'appointed|appoints|named|names|hires|hired|poached|poaches|promotes|promoted|recruits|recruited|taps|tapped|welcomes|welcomed|elects|elected|elevated|elevates|lures|lured|appointment of|promotion of|arrival of|hiring of|chosen as|picked as|selected as|confirmed as|the appointment|brings? in|brought in|snaps? up|snapped up|gained',
      '(?:will|to) be (?:appointed|named|promoted)',
    ],
    enter: [
      'joined(?! by)|became|(?:has )?become|took over|taken over|took up|taken up|took office|took charge|started (?:as|at|on|in|work|with|her|his)|started(?! by)|began (?:as|at|in|her|his)|moved up|stepped up|assumed|rejoined|returned to|came to|arrived at|moved (?:from|into)|came aboard|on board as',
      "joins|joining|join|becomes|takes over|take over|taking over|takes up|take up|taking up|starts|begins? (?:as|at|in|on|her|his)|start (?:as|at|on|in|work|with|her|his)|commences?|steps up|moves up|accepted|assumes|assume|comes? aboard|comes? on board|tak(?:es|e|ing) charge|tak(?:es|e|ing) the (?:reins|helm)|rejoins|returns to|takes? effect|takes on|becoming(?= (?:the |its |our |their |a )?(?:[\uE001\uE002](?:'s|s')? )?(?:next |new |first )?\uE004)|(?:will|to) occupy(?= (?:the|his|her))|reports? for duty|not expected (?:in post |to (?:start|arrive|join) )?before",
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
      '(?<!sich )verlassen(?! auf)|verliess|ausgeschieden|schied|zuruckgetreten|trat .{0,40}zuruck|gekundigt|nicht mehr (?:fur|bei|im|in|tatig|angestellt)|nicht langer|in den ruhestand|abberufen|freigestellt|niedergelegt|(?:amt|posten|mandat|leitung|vorsitz) niederlegte|legte .{0,40}nieder|verabschiedete|verabschiedet (?:wurde|worden)|abgang von|weggang von|ausscheiden von|rucktritt von|trennte? sich|getrennt|(?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}abgegeben|von bord gegangen|aufgehort|horte auf',
      'verlasst|ausscheiden|ausscheidet|scheidet|zurucktreten|tritt .{0,40}zuruck|gibt .{0,20}(?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}ab(?=[ ,.]|$)|(?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}abgeben|hort .{0,20}auf|aufhoren|legt .{0,40}nieder|geht .{0,30}in (?:den ruhestand|pension|rente)|abschied|verabschiedet|kundigt|geht von bord|geht (?:ende|im|zum|nach) [a-z]+',
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
  nl: {
    succeeded: [
      '(?:werd|is) (?:opgevolgd|vervangen) door|(?:opgevolgd|vervangen) door',
      'wordt (?:opgevolgd|vervangen) door|opgevolgd door|draagt .{0,50}over aan',
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
      '(?:har )?(?:eftertratts|ersatts|ersattes|eftertraddes|avlosts|avlostes|overtagits|overtogs) av|lamnade over till',
      'eftertrads av|ersatts av|lamnar over till|overtas av',
    ],
    succeed: [
      'eftertradde|eftertratt|ersatte|har ersatt|tog over efter|tagit over efter|eftertradare till|efterfoljare till|avloste|har avlost|foretradare\\w*,?',
      'eftertrader|ersatter|tar over efter|avloser|efterfoljer|ta over efter',
    ],
    die: [
      'avled|har avlidit|somnade in|somnat in|gick bort|har gatt bort|dog|till minne av|minnesord',
      '',
    ],
    move: [
      'gick till|har gatt till|gick over till|numera (?:pa|hos)|nu pa',
      'gar till|gar over till|byter till|flyttar till',
    ],
    leave: [
      'har lamnat|lamnade|lamnat|(?:fick|fatt|tvingades|tvingats) (?:lamna|ga|avga)|slutade|slutat|avgick|avgatt|gick(?= [^.;:]{0,60}i pension)|gatt i pension|avtackad\\w*|avtackas|inte langre|sagt upp sig|sade upp sig|fick sparken|avskedades|avsattes',
      'lamnar|lamna|slutar|sluta|avgar|avga|gar(?= [^.;:]{0,60}i pension)|ga i pension|trappar ned|tackar for sig|ga(?:r)? vidare|sager(?= (?:\uE004 )?\uE000 upp sig)|uppsagningstid\\w*',
    ],
    appoint: [
      'utser|utsett|utsag|utsetts|utsedd|utses|utnamn\\w{0,5}|utnamnd|rekryterar|rekryterat|rekryterats|befordra[ds]\\w{0,2}|anstaller|har anstallt|valet (?:foll|faller|har fallit) pa|(?:har )?(?:lockat|lockade|lockar) over|(?:har )?(?:knutit|knot|knyter) till sig',
      'kommer att utses',
    ],
    enter: [
      'tilltradde|tilltratt|borjade|borjat|blev|blivit|anslot|tog over|tagit over|klev in|ar ny',
      'tilltrader|tilltrada|borjar|borja|blir|tar over|ansluter|gar .{0,25}in som|kliver in|(?:tar plats|satter sig) (?:i|pa) \\w*stol\\w*',
    ],
  },
  da: {
    succeeded: [
      '(?:blev |er )?(?:aflost|erstattet|efterfulgt|overtaget) af',
      '(?:bliver )?(?:aflost|erstattet|efterfulgt|overtaget) af|(?:aflses|afloses|overtages) af|overdrager .{0,30}til',
    ],
    succeed: [
      'efterfulgte|erstattede|har erstattet|overtog efter|overtaget efter|efterfolger(?:en)? (?:til|for)|afloste|har aflost|forgaenger\\w*,?|tog over efter',
      'efterfolger|erstatter|overtager efter|aflser|afloser|tager over efter',
    ],
    die: [
      'afgik ved doden|sov (?:stille )?ind|sovet (?:stille )?ind|er dod|dode|(?<=\uE000s? )dod(?=[ .,])|dodsfald|mindeord',
      '',
    ],
    move: [
      'gik til|er gaet til|skiftede til|har skiftet til|nu hos|i dag hos',
      'gar til|skifter til|rykker til',
    ],
    leave: [
      'forladt|forlod|fratradte|fratradt|stoppe(?:de|t)(?= (?:som|i|hos|pa|ved|efter|etter|med|den|sist|sidste)(?!\\p{L})|[.,;]|$)|opsagt|sagde op|har sagt op|ikke langere|er fortid|matte forlade|gik(?= [^.;:]{0,60}pa pension)|gaet pa pension|fyret|afskediget|fratraadte|fratraadt',
      'forlader|forlade|fratraeder|fratraede|stopper|stoppe|gar(?= [^.;:]{0,60}pa pension)|ga (?:pa pension|af)|siger .{0,20}op|siger(?= (?:\uE004 )?\uE000 op)|siger tak for|opsigelsesperiode\\w*|siger farvel|fratrader',
    ],
    appoint: [
      'udnaevner|udnaevnt|udnaevnte|ansaetter|ansat som|blevet ansat|har ansat|forfremmet|forfremmer|hyrer|hyret|valgt|valget (?:faldt|falder|er faldet) pa|(?:har )?sikret sig|sikrer sig|(?:har )?(?:knyttet|knytter) til sig',
      'udnaevnes|ansaettes|konstitueres',
    ],
    enter: [
      'tiltradte|tiltradt|tiltraadte|tiltraadt|begyndte|begyndt|blev|blevet|overtog|overtaget|startede|er ny',
      'tiltraeder|tiltraede|begynder|bliver|starter|overtager|skal vaere|tiltrader',
    ],
  },
  no: {
    succeeded: [
      '(?:ble |er )?(?:avlost|erstattet|etterfulgt|overtatt) av|overlot .{0,30}til',
      '(?:blir )?(?:avlost|erstattet|etterfulgt|overtatt) av|(?:avloses|overtas) av|gir stafettpinnen til|overlater .{0,30}til',
    ],
    succeed: [
      'etterfulgte|erstattet|har erstattet|tok over etter|tatt over etter|etterfolger(?:en)? (?:til|etter)|avloste|har avlost|forgjenger\\w*,?',
      'etterfolger|erstatter|tar over etter|tar over for|avloser|overtar etter',
    ],
    die: [
      'gikk bort|har gatt bort|sovnet (?:stille |fredfullt )?inn|er dod|dode|(?<=\uE000s? )(?:dod|bortgang)(?=[ .,])|dodsfall|minneord',
      '',
    ],
    move: ['gikk til|har gatt til|gikk over til|na i|na hos', 'gar til|gar over til|bytter til'],
    leave: [
      'forlatt|forlot|sluttet|gikk av|gatt av|sa opp|sagt opp|ikke lenger|er fortid|matte forlate|gikk(?= [^.;:]{0,60}av med pensjon)|gikk(?= (?:\uE004 )?\uE000 av )|fratradte|fratradt|fikk sparken|avskjediget',
      'forlater|forlate|slutter|slutte|fratrer|fratre|gar av|ga av|gar(?= [^.;:]{0,60}av med pensjon)|gar(?= (?:\uE004 )?\uE000 av )|gir seg|sier opp|sier(?= (?:\uE004 )?\uE000 opp)|oppsigelsestid\\w*|maneders oppsigelse|takker av|takker for seg',
    ],
    appoint: [
      'utnevner|utnevnt|utnevnte|ansetter|ansatt som|blitt ansatt|har ansatt|forfremmet|forfremmer|hyrer|hyret|konstituert som|valgt|valget (?:falt|faller|har falt) pa|(?:har )?sikret seg|sikrer seg|(?:har )?(?:knyttet|knytter) til seg',
      'utnevnes|ansettes|konstitueres',
    ],
    enter: [
      'tiltradte|tiltradt|begynte|begynt|ble|blitt|overtok|overtatt|startet|er ny',
      'tiltrer|tiltre|begynner|begynne|blir|overtar|starter|skal bli|tar over|klar til a (?:overta|ta over|begynne)',
    ],
  },
};
