import { anyOf } from '../../../word-list.ts';
import { EMPLOYER_WITHIN, type LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, inEffect, passes, takesFrom } from '../patterns.ts';

/** Moves in Swedish. */
export const SWEDISH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:har )?(?:eftertratts|ersatts|ersattes|eftertraddes|avlosts|avlostes|overtagits|overtogs) av|lamnade over till
      gav plats at|lamnade stafettpinnen till`,
    succeed: anyOf`eftertradde|eftertratt|ersatte|har ersatt|tog over efter|tagit over efter|eftertradare till|efterfoljare till|avloste
      har avlost|foretradare\w*,?|${takesFrom('fran|efter', 'som')}`,
    die: anyOf`avled|har avlidit|somnade in|somnat in|gick bort|har gatt bort|dog|till minne av|minnesord`,
    move: anyOf`(?:gick|har gatt) (?:over )?fran ${EMPLOYER_WITHIN} till(?= )|gick till|har gatt till|gick over till|numera (?:pa|hos)
      nu pa|bytte .{0,60} mot|har bytt .{0,60} mot|har bytt till|hoppade till|gick .{0,20}vidare till|gatt .{0,20}vidare till
      (?:jobbar|arbetar) (?:nu|numera|idag|i dag) (?:pa|for|hos)|numera|varvad till|varvades till|rekryterades till`,
    leave: anyOf`har lamnat|lamnade|lamnat|(?:fick|fatt|tvingades|tvingats) (?:lamna|ga|avga)|slutade|slutat|avgick|avgatt
      gick(?= [^.;:]{0,60}i pension)|gatt i pension|avtackad\w*|avtackas|inte langre|sagt upp sig|sade upp sig|fick sparken
      (?:hamtat|hamtade|hamtar|plockat|plockade)[^.;:\uE001\uE003]{0,40} \uE000 (?:fran|hos) \uE001
      (?:kommer|kom) (?:narmast )?fran(?= \uE001)|sparkade|avskedades?|avsattes?|sade adjo|har sagt (?:adjo|hej da)|tackade for sig
      har tackat for sig|(?:har )?gatt (?:vidare|hem|i pension)|gick (?:vidare|i pension|hem)
      (?:uppdrag\w*|forordnande\w*|vikariat\w*|kontrakt\w*|mandat\w*) .{0,60}(?:tog slut|upphorde|lopte ut|avslutades|ar slut|gick ut)
      ar (?:borta|pensionerad|i pension)|jobbar inte|arbetar inte|inte kvar|har fatt ga|avskedad|lade ned|hoppade av
      sista (?:arbets)?dag\w* var|avslutade|avslutat|${passes('fran', 'till')}|tomt sitt skrivbord|gatt skilda vagar
      ${endOf('tiden|aventyret|kapitlet|resan', 'tog slut|ar over')}
      ${emptySince('vakant|obesatt|ledig|tom(?:t|ma)?', 'sedan|efter att', 'nar|da')}
      ${inEffect('avgang|uppsagning|avsked', 'tradde i kraft|har tratt i kraft|fick verkan')}`,
    appoint: anyOf`utser|utsetts?|utsag|utsedd|utses|utnamn\w{0,5}|utnamnd|rekryterar|rekryterats?|befordra[ds]\w{0,2}|anstaller
      har anstallt|valet (?:foll|faller|har fallit) pa|(?:har )?(?:lockat|lockade|lockar) over|(?:har )?(?:knutit|knot|knyter) till sig
      har (?:utsett|valt|hittat|rekryterat|anstallt|befordrat|varvat)|valdes till|vald till|varvade|varvar|hittade`,
    enter: anyOf`tilltradde|tilltratt|borjade|borjat|blev|blivit|anslot|tog over|tagit over|klev in|ar ny|ar tillbaka|kom tillbaka
      atervande|anlande|har (?:tilltratt|borjat|blivit|tagit over|anslutit|gatt in)|gick in som|klev pa|ar nu|ar sedan`,
  },
  announced: {
    succeeded: anyOf`eftertrads av|ersatts av|lamnar over till|overtas av|ger plats at|lamnar stafettpinnen till`,
    succeed: anyOf`eftertrader|ersatter|tar over efter|avloser|efterfoljer|ta over efter`,
    move: anyOf`gar (?:over )?fran ${EMPLOYER_WITHIN} till(?= )|gar till|gar over till|byter till|flyttar till|byter .{0,60} mot
      byter jobb till|gar vidare till|hoppar till|ny pa|hamnar pa|byter .{0,30}till`,
    leave: anyOf`lamnar?|slutar?|avgar?|gar(?= [^.;:]{0,60}i pension)|ga i pension|trappar ned|tackar for sig|ga(?:r)? vidare
      sager(?= (?:\uE004 )?\uE000 upp sig)|uppsagningstid\w*|sager (?:adjo|upp|hej da)
      (?:uppdrag\w*|forordnande\w*|vikariat\w*|kontrakt\w*) .{0,60}(?:loper ut|upphor|gar ut|tar slut)
      sista (?:veckor|manader|dagar|arbetsdag)\w*|stannar .{0,40}till|blir kvar .{0,40}till|sitter kvar .{0,40}(?:till|tills)
      till[sl]? en eftertradare|hoppar av|pa vag bort|vill sluta|har sagt upp|ska (?:sluta|lamna|ga i pension)|kommer att (?:sluta|lamna)
      ${endOf('tiden|aventyret|kapitlet|resan', 'tar slut|avslutas')}`,
    appoint: anyOf`kommer att utses|far|ska bli|valkomnar`,
    enter: anyOf`tilltrader|tilltrada(?:nde)?|borjar?|blir|tar over|ansluter|gar .{0,25}in som|kliver in
      (?:tar plats|satter sig) (?:i|pa) \w*stol\w*|ska (?:bli|borja|ta over|tilltrada|leda)|kommer att (?:bli|borja|ta over|tilltrada)
      blivande|pa plats|kliver pa|aterkommer|forstarker|jag (?:borjar|tar over)|stiger pa|forsta (?:arbets)?dag\p{L}*`,
  },
};
