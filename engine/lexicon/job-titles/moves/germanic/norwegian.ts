import { anyOf } from '../../../word-list.ts';
import { EMPLOYER_WITHIN, type LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, inEffect, passes, takesFrom } from '../patterns.ts';

/** Moves in Norwegian. */
export const NORWEGIAN_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:ble |er )?(?:avlost|erstattet|etterfulgt|overtatt) av|overlot .{0,30}til`,
    succeed: anyOf`etterfulgte|erstattet|har erstattet|tok over etter|tatt over etter|etterfolger(?:en)? (?:til|etter)|avloste|har avlost
      forgjenger\w*,?|${takesFrom('fra|etter', 'som')}`,
    die: anyOf`gikk bort|har gatt bort|sovnet (?:stille |fredfullt )?inn|er dod|dode|(?<=\uE000s? )(?:dod|bortgang)(?=[ .,])|dodsfall
      minneord`,
    move: anyOf`(?:gikk|har gatt) (?:over )?fra ${EMPLOYER_WITHIN} til(?= )|gikk til|har gatt til|gikk over til|na i|na hos
      byttet .{0,60} mot|har byttet|hentet til|(?:jobber|arbeider|er) (?:na|i dag) (?:i|hos|for|pa)|hoppet over til|gikk videre til
      har gatt videre til`,
    leave: anyOf`forlatt|forlot|sluttet|gikk av|gatt av|sa opp|sagt opp|ikke lenger|er fortid|matte forlate
      gikk(?= [^.;:]{0,60}av med pensjon)|gikk(?= (?:\uE004 )?\uE000 av )|fratradte?|fikk sparken|avskjediget|(?:kommer|kom) fra(?= \uE001)
      har (?:hentet|snappet)[^.;:\uE001\uE003]{0,40} \uE000 (?:fra|hos|i) \uE001|sparket|sa farvel|har sagt farvel|takket (?:av|for seg)
      har takket (?:av|for seg)|ga seg|har gitt seg
      (?:engasjement\w*|vikariat\w*|kontrakt\w*|konstituering\w*|periode\w*|mandat\w*) .{0,60}(?:gikk ut|utlop|er over|tok slut|endte
        opphorte)
      er (?:sluttet|pensjonert|ute|ferdig)|matte ga|gikk av med pensjon|kastet kortene|arbeider ikke|jobber ikke|har sluttet|har forlatt
      ferdig i|siste (?:arbeids)?dag var|avsluttet|${passes('fra', 'til')}|ryddet pulten|gatt hver til sitt
      ${endOf('tiden|eventyret|kapitlet', 'tok slutt|er over')}|${emptySince('vakant|ubesatt|ledig|tom(?:t|me)?', 'siden|etter at', 'da')}
      ${inEffect('(?:hvis )?(?:fratreden|avgang|oppsigelse|avskjed)', 'tradte i kraft|har tradt i kraft|fikk virkning')}`,
    appoint: anyOf`utnevner|utnevnte?|ansetter|ansatt som|blitt ansatt|har ansatt|forfremmet|forfremmer|hyrer|hyret|konstituert som
      valgte?|valget (?:falt|faller|har falt) pa|(?:har )?sikret seg|sikrer seg|(?:har )?(?:knyttet|knytter) til seg
      har (?:valgt|utnevnt|funnet|hentet|ansatt)|hentet|henter|utpekt|utpeker`,
    enter: anyOf`tiltradte?|begynte?|ble|blitt|overtok|overtatt|startet|er ny|er tilbake|vendte tilbake|kom til|landet (?:hos|i)
      satte seg i \w*stol\w*|har (?:overtatt|tiltradt|begynt)|er na|inntok`,
  },
  announced: {
    succeeded: anyOf`(?:blir )?(?:avlost|erstattet|etterfulgt|overtatt) av|(?:avloses|overtas) av|gir stafettpinnen til
      overlater .{0,30}til`,
    succeed: anyOf`etterfolger|erstatter|tar over etter|tar over for|avloser|overtar etter`,
    move: anyOf`gar (?:over )?fra ${EMPLOYER_WITHIN} til(?= )|gar til|gar over til|bytter til|bytter .{0,60} (?:mot|ut)|pa vei til
      hentes til|hopper over til|flytter til|gar videre til`,
    leave: anyOf`forlater?|slutter?|fratrer?|gar av|ga av|gar(?= [^.;:]{0,60}av med pensjon)|gar(?= (?:\uE004 )?\uE000 av )|gir seg
      sier opp|sier(?= (?:\uE004 )?\uE000 opp)|oppsigelsestid\w*|maneders oppsigelse|takker av|takker for seg|sier farvel
      (?:engasjement\w*|vikariat\w*|kontrakt\w*) .{0,60}(?:gar ut|utloper|opphorer)|siste (?:uker|maneder|dager|arbeidsdag)
      blir .{0,40}(?:til|inntil)|fortsetter .{0,40}(?:til|inntil)|til (?:en )?(?:ny|etterfolger)\w* er|pa vei ut
      skal (?:slutte|ga av|forlate)|har sagt opp|vil slutte|pensjonerer seg|${endOf('tiden|eventyret|kapitlet', 'tar slutt|ender')}`,
    appoint: anyOf`utnevnes|ansettes|konstitueres|far`,
    enter: anyOf`tiltrer?|begynner?|blir|overtar|starter|skal bli|tar over|klar til a (?:overta|ta over|begynne)|kommer til
      skal (?:vaere|lede|begynne|overta)|vender tilbake|tar fatt|(?:setter seg i|inntar) \w*stol\w*|kommende|pabegynner
      jeg (?:begynner|starter|tiltrer)|(?:begynner|starter|tiltrer) jeg|forste (?:arbeids)?dag\p{L}*`,
  },
};
