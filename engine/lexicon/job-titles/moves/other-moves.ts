import type { LanguageMoves } from './move-kind.ts';

/**
 * Moves in Polish, Czech, Turkish, Japanese and Greek: plain verbs, then the livelier ways that columns of people prefer, such as 'hangs up her hat'. Where
 * two phrases overlap, the one of the kind listed first is the move.
 */
export const OTHER_MOVES: Readonly<Record<string, LanguageMoves>> = {
  pl: {
    succeeded: [
      'zostal[a]? zastapion[ya] przez|zastapion[ya] przez|przekazala? .{0,40}(?=\uE003)|przekazala? paleczke|ustapila? miejsca|ustapil miejsca',
      'zostanie zastapion[ya] przez|przekaze .{0,40}(?=\uE003)|przekaze paleczke|ustapi miejsca',
    ],
    succeed: [
      'zastapila?|zastapil|przejela? obowiazki po|przejal obowiazki po|nastepc[aay]|nastepczyni\\w?|na miejsce|poprzedni(?:k|cz)\\w*,?',
      'zastapi|zastepuje|przejmie obowiazki po|przejmuje obowiazki po',
    ],
    die: [
      'zmarla?|zmarl|(?:odszedl|odeszla) [^.;]{0,40}w wieku|smierc|smierci|odejsciu na zawsze|odeszla? na zawsze',
      '',
    ],
    move: [
      'przeszla? do|przeszedl do|odszedl do|odeszla do|obecnie w|zamienila? .{0,60} na|zamienil .{0,60} na|przeniosla? sie do|przeniosl sie do|podkupion[ya] przez|(?:pracuje|doradza|uczy) (?:teraz|dzis|obecnie)|(?:teraz|dzis|obecnie) (?:pracuje|doradza|kieruje|w)|trafila? do|przeszla|przeszedl',
      'przechodzi do|odchodzi do|przejdzie do|odejdzie do|zamienia .{0,60} na|zamieni .{0,60} na|przenosi sie do|przeniesie sie do|trafi do|idzie do|przechodzi',
    ],
    leave: [
      'odeszla|odszedl|wykreslono|zrezygnowala?|zrezygnowal|opuscila?|opuscil|przestala? (?:byc|pelnic|kierowac)|przestal (?:byc|pelnic|kierowac)|nie (?:jest|pracuje|kieruje|pelni) juz|juz nie (?:jest|pracuje|kieruje|pelni)|na emeryture|zlozyla? rezygnacje|zlozyl rezygnacje|zostala? odwolan[ya]|zostal odwolany|pozegnala? sie|rozstala? sie|po odejsciu|(?:przychodzi|przyszla|przyszedl) z(?= )|zwolnila?|zwolnil|odwolala?|odwolal|pozegnala? sie|pozegnal sie|podziekowala? za|rozstal sie|zakonczyla?|zakonczyl|skonczyla?|skonczyl|(?:kontrakt|umowa|kadencja|mandat|zastepstwo) .{0,60}(?:wygas\\w+|dobieg\\w+ konca|skonczyla? sie|uplyn\\w+)|przeszla? na emeryture|przeszedl na emeryture|juz tam nie|stracila? (?:stanowisko|posade)|stracil (?:stanowisko|posade)|zwolnion[ya]|rzucila?|rzucil|nie ma juz|ustapila?|ustapil|zlozyla? wypowiedzenie|przekazala? obowiazki|przekazal obowiazki|trzasnela? drzwiami|trzasnal drzwiami',
      'odchodzi|odejdzie|opuszcza|opusci|rezygnuje|zrezygnuje|konczy|zakonczy|zegna sie|przestanie|przestaje|pozegna sie|rozstaje sie|(?:kontrakt|umowa|kadencja|mandat) .{0,60}(?:wygasa|wygasnie|konczy sie|uplywa|uplynie)|ostatnie (?:tygodnie|miesiace|dni)|ostatni dzien|zostaje .{0,40}do|pozostanie .{0,40}do|do czasu (?:powolania|wyboru|znalezienia)|przejdzie na emeryture|przechodzi na emeryture|na wypowiedzeniu|okres\\p{L}* wypowiedzenia|(?:dostal|otrzymal)a? wypowiedzenie|przekaze obowiazki|zamierza odejsc|ustepuje|ustapi',
    ],
    appoint: [
      'powolala?|powolal|powolan[yae]|mianowala?|mianowal|mianowan[ya]|awansowala?|awansowan[ya]|zatrudnila?|zatrudnil|powierzyla?|powierzyl|wybrala?|wybral|wybran[ya]|pozyskala?|pozyskal|znalazla?|znalazl|powierzono|awans',
      'zostanie (?:powolan|mianowan)[ya]|powierzy|mianuje|powola',
    ],
    enter: [
      'objela|objal|wpisano|dolaczyla?|dolaczyl|zostala|zostal|rozpoczela|rozpoczal|przejela|przejal|awansowal|trafila? do|trafil do|weszla do|wszedl do|jest now(?:ym|a)|wrocila? do|wrocil do|zaczela?|zaczal|zasiadla?|zasiadl|zasilila?|zasilil|wzmocnila?|wzmocnil|(?:zajela?|zajal) (?:stanowisko|miejsce|fotel)|stanela? na czele|stanal na czele|zostalam|zostalem|dolaczylam|dolaczylem',
      'obejmie|obejmuje|dolaczy|dolacza|rozpocznie|rozpoczyna|zostanie|zasiadzie|przejmie|przejmuje|nastapi|bedzie|wraca do|wroci do|zaczyna|zacznie|zasili|zasila|wzmocni|wzmacnia|wejdzie|(?:zajmie|zajmuje) (?:stanowisko|miejsce|fotel)|stanie na czele|poprowadzi|przyjdzie|przychodzi|obejme|zaczynam|dolaczam|przyszl[ya]',
    ],
  },
  cs: {
    succeeded: [
      'byl[a]? nahrazen[a]?|vystridan[a]?|predala? .{0,40}(?=\uE003)|predal .{0,40}(?=\uE003)|predala? stafetu|predal stafetu|uvolnila? misto|uvolnil misto',
      'bude nahrazen[a]?|preda .{0,40}(?=\uE003)|preda stafetu|uvolni misto',
    ],
    succeed: [
      'nahradila?|nahradil|vystridala?|vystridal|nastupc\\w{1,3}|nastupkyn\\w{1,3}|prevzala? funkci po|prevzal funkci po|predchud(?:c|kyn)\\w{1,3},?',
      'nahradi|vystrida|prevezme funkci po|nahrazuje',
    ],
    die: ['zemrela?|zemrel|(?:odesla|odesel) [^.;]{0,40}ve veku|umrti|zesnul\\w*|skonala?', ''],
    move: [
      'presla? do|presel do|odesla? do|odesel do|nyni v|vymenila? .{0,60} za|vymenil .{0,60} za|prestoupila? do|prestoupil do|pretahl[ai]? |(?:pracuje|pusobi|uci|radi) (?:nyni|dnes|ted)|(?:nyni|dnes|ted) (?:pracuje|pusobi|uci|radi|vede)|zakotvila? v|zakotvil v|presla|presel',
      'prechazi do|prejde do|odchazi do|miri do|zamiri do|vymeni .{0,60} za|prestoupi do|prestupuje do|zakotvi v|jde do|pujde do|prechazi|zamiri',
    ],
    leave: [
      'odesla|odesel|opustila?|opustil|skoncila|skoncil|rezignovala?|rezignoval|uz neni|jiz neni|uz nepracuje|nepracuje uz|neni uz|nepusobi|odvolan[a]?|odstoupila?|odstoupil|rozloucila? se|rozloucil se|po odchodu|do duchodu|(?:prichazi|prisla|prisel) z(?= )|odvolala?|odvolal|propustila?|propustil|dala? vypoved|dal vypoved|rozvazala? pomer|ukoncila?|ukoncil|(?:smlouva|mandat|zastup|obdobi) .{0,60}(?:vyprsel\\w?|skoncil\\w?|uplynul\\w?)|sesla? z|uz tam|uz v .{0,40}neni|odvolali|byla? odvolan\\w|se s .{0,60}rozloucila?|se s .{0,60}rozloucil|v duchodu|prestala?|prestal|prisla? o misto|prisel o misto|posledni den byl',
      'odchazi|odejde|opousti|opusti|konci|skonci|rezignuje|odstoupi|louci se|da vypoved|(?:smlouva|mandat) .{0,60}(?:vyprsi|konci|skonci|uplyne)|posledni (?:tydny|mesice|dny|den)|zustava .{0,40}do|zustane .{0,40}do|nez .{0,40}nastupc\\w+|rozlouci se|se rozlouci|hodla odejit|ve vypovedni|chysta se odejit|poda demisi|podava demisi|ukonci',
    ],
    appoint: [
      'jmenovala?|jmenoval|jmenovan[a]?|povysila?|povysil|povysen[a]?|najala?|najal|ziskala?|ziskal|jmenovani|vybrala?|vybral|vybran[a]?|zvolen[a]?|prijala?|prijal|angazovala?|angazoval|poverila?|poveril|poveren[a]?',
      'bude jmenovan[a]?|jmenuje|poveri',
    ],
    enter: [
      'nastoupila|nastoupil|stala se|stal se|se stala|se stal|prevzala|prevzal|zacala|zacal|prisla|prisel|ujala se|ujal se|vratila? se|vratil se|se vratila?|usedla?|usedl|posilila?|posilil|od .{0,20} pusobi|pridala? se|pridal se|nastoupila? jako|je od',
      'nastoupi|nastupuje|stane se|se stane|se ujme|stava se|prevezme|prebira|ujme se|zacne|prijde|posili|bude|vrati se|se vrati|posiluje|prebere|usedne|povede|zacina|prichazi|nastoupim|nastupuji|zacinam|budouci|pristi',
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
      'ayriliyor|ayrilacak|ihbar suresi\\w*|birakiyor|birakacak|emekli olacak|emekli oluyor|gorevini devredecek|gorevini devrediyor|veda ediyor|istifa ediyor',
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
  el: {
    succeeded: [
      'αντικατασταθηκε απο|τη(?:ν)? διαδεχθηκε|τον διαδεχθηκε',
      'τη(?:ν)? διαδεχεται|τον διαδεχεται|αντικαθισταται απο',
    ],
    succeed: [
      'διαδεχθηκε|διαδεχτηκε|αντικατεστησε|στη θεση τ(?:ου|ης)|διαδοχος|προκατοχος',
      'διαδεχεται|θα διαδεχθει|αντικαθιστα|θα αντικαταστησει',
    ],
    die: ['απεβιωσε|πεθανε|εφυγε απο τη ζωη|συλλυπητηρια', ''],
    move: ['μεταπηδησε|μετακινηθηκε σ\\p{L}+', 'μεταπηδα|μετακινειται σ\\p{L}+'],
    leave: [
      'αποχωρησε|παραιτηθηκε|εγκατελειψε|εφυγε απο|συνταξιοδοτηθηκε|δεν (?:εργαζεται|ειναι|κατεχει) πλεον|απολυθηκε|αποχωρηση|παραιτηση',
      'αποχωρει|θα αποχωρησει|παραιτειται|εγκαταλειπει|φευγει απο|συνταξιοδοτειται',
    ],
    appoint: [
      'διορισε|διοριστηκε|διορισθηκε|προσελαβε|προσληφθηκε|ορισε|οριστηκε|προηχθη|προαχθηκε|διορισμος|ορισμος',
      'διοριζει|διοριζεται|προσλαμβανει|οριζει|οριζεται|θα διοριστει',
    ],
    enter: [
      'ανελαβε|εντασσεται|ενταχθηκε|εγινε|ξεκινησε',
      'αναλαμβανει|θα αναλαβει|εντασσεται|θα ενταχθει|γινεται|ξεκινα|θα ξεκινησει|θα ειναι',
    ],
  },
};
