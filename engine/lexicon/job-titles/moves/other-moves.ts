import type { LanguageMoves } from './move-kind.ts';

/** Moves in Polish, Czech, Turkish and Japanese. Phrases of an earlier kind are found before the words of a later one that they hold. */
export const OTHER_MOVES: Readonly<Record<string, LanguageMoves>> = {
  pl: {
    succeeded: [
      'zostal[a]? zastapion[ya] przez|zastapion[ya] przez|przekazala? .{0,40}(?=\uE003)',
      'zostanie zastapion[ya] przez|przekaze .{0,40}(?=\uE003)',
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
      'przeszla? do|przeszedl do|odszedl do|odeszla do|obecnie w',
      'przechodzi do|odchodzi do|przejdzie do|odejdzie do',
    ],
    leave: [
      'odeszla|odszedl|wykreslono|zrezygnowala?|zrezygnowal|opuscila?|opuscil|przestala? (?:byc|pelnic|kierowac)|przestal (?:byc|pelnic|kierowac)|nie (?:jest|pracuje|kieruje|pelni) juz|juz nie (?:jest|pracuje|kieruje|pelni)|na emeryture|zlozyla? rezygnacje|zlozyl rezygnacje|zostala? odwolan[ya]|zostal odwolany|pozegnala? sie|rozstala? sie|po odejsciu',
      'odchodzi|odejdzie|opuszcza|opusci|rezygnuje|zrezygnuje|konczy|zakonczy|zegna sie',
    ],
    appoint: [
      'powolala?|powolal|powolan[yae]|mianowala?|mianowal|mianowan[ya]|awansowala?|awansowan[ya]|zatrudnila?|zatrudnil|powierzyla?|powierzyl',
      'zostanie (?:powolan|mianowan)[ya]',
    ],
    enter: [
      'objela|objal|wpisano|dolaczyla?|dolaczyl|zostala|zostal|rozpoczela|rozpoczal|przejela|przejal|awansowal|trafila? do|trafil do|weszla do|wszedl do|jest now(?:ym|a)',
      'obejmie|obejmuje|dolaczy|dolacza|rozpocznie|rozpoczyna|zostanie|zasiadzie|przejmie|przejmuje|nastapi|bedzie',
    ],
  },
  cs: {
    succeeded: [
      'byl[a]? nahrazen[a]?|vystridan[a]?|predala? .{0,40}(?=\uE003)|predal .{0,40}(?=\uE003)',
      'bude nahrazen[a]?|preda .{0,40}(?=\uE003)',
    ],
    succeed: [
      'nahradila?|nahradil|vystridala?|vystridal|nastupc\\w{1,3}|nastupkyn\\w{1,3}|prevzala? funkci po|prevzal funkci po|predchud(?:c|kyn)\\w{1,3},?',
      'nahradi|vystrida|prevezme funkci po|nahrazuje',
    ],
    die: ['zemrela?|zemrel|(?:odesla|odesel) [^.;]{0,40}ve veku|umrti|zesnul\\w*|skonala?', ''],
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
