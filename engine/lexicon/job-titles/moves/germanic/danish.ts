import { anyOf } from '../../../word-list.ts';
import { EMPLOYER_WITHIN, type LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, inEffect, passes, takesFrom } from '../patterns.ts';

/** Moves in Danish. */
export const DANISH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:blev |er )?(?:aflost|erstattet|efterfulgt|overtaget) af`,
    succeed: anyOf`efterfulgte|erstattede|har erstattet|overtog efter|overtaget efter|efterfolger(?:en)? (?:til|for)|afloste|har aflost
      forgaenger\w*,?|tog over efter|${takesFrom('fra|efter', 'som')}`,
    die: anyOf`afgik ved doden|sov (?:stille )?ind|sovet (?:stille )?ind|er dod|dode|(?<=\uE000s? )dod(?=[ .,])|dodsfald|mindeord`,
    move: anyOf`(?:gik|er gaet) (?:over )?fra ${EMPLOYER_WITHIN} til(?= )|gik til|er gaet til|skiftede til|har skiftet til|nu hos
      i dag hos|skiftede .{0,60} ud med|har skiftet .{0,60} (?:ud med|til)|rykkede til|hentet til
      (?:arbejder|er) (?:nu|i dag) (?:hos|for|i|pa)|gik over til|er rykket til|skiftede|har skiftet`,
    leave: anyOf`forladt|forlod|fratradte?|stoppe(?:de|t)(?= (?:som|i|hos|pa|ved|efter|etter|med|den|sist|sidste)(?!\p{L})|[.,;]|$)|opsagt
      sagde op|har sagt op|ikke langere|er fortid|matte forlade|gik(?= [^.;:]{0,60}pa pension)|gaet pa pension|fyret|afskediget|fratraadte?
      (?:kommer|kom) fra(?= \uE001)|har (?:hentet|snuppet)[^.;:\uE001\uE003]{0,40} \uE000 (?:fra|hos|i) \uE001|fyrede|afskedigede
      sagt farvel|sagde farvel|har sagt farvel|takkede af|har takket af|er (?:stoppet|rejst|pensioneret|gaet|fratradt)
      (?:kontrakt\w*|vikariat\w*|konstituering\w*|periode\w*|mandat\w*) .{0,60}(?:udlob|slut|endte|er slut|ophorte)|gik af|gaet af|matte ga
      smed handkladet|lagde .{0,30}bag sig|ikke laengere|arbejder ikke|rejste|sidste (?:arbejds)?dag var|afsluttede|${passes('fra', 'til')}
      ryddet sit skrivebord|gaet hver til sit|${endOf('tiden|eventyret|kapitlet', 'sluttede|er slut')}
      ${emptySince('vakant|ubesat|ledig|tom(?:t|me)?', 'siden|efter at', 'da')}
      ${inEffect(
        '(?:hvis )?(?:fratraeden|fratraedelse|afsked|opsigelse|afgang)',
        'tradte i kraft|er tradt i kraft|fik virkning|havde virkning',
      )}`,
    appoint: anyOf`udnaevner|udnaevnte?|ansaetter|ansat som|blevet ansat|har ansat|forfremmet|forfremmer|hyrer|hyret|valgte?
      valget (?:faldt|falder|er faldet) pa|(?:har )?sikret sig|sikrer sig|(?:har )?(?:knyttet|knytter) til sig
      har (?:valgt|udpeget|fundet|hentet|udnaevnt)|udpeget|udpeger|hentede|henter`,
    enter: anyOf`tiltradte?|tiltraadte?|begyndte?|blev(?:et)?|overtog|overtaget|startede|er ny|er tilbage|vendte tilbage|kom til
      landede hos|har (?:overtaget|tiltradt|sat sig)|satte sig i \w*stol\w*|er nu|indtog`,
  },
  announced: {
    succeeded: anyOf`(?:bliver )?(?:aflost|erstattet|efterfulgt|overtaget) af|(?:aflses|afloses|overtages) af|overdrager .{0,30}til`,
    succeed: anyOf`efterfolger|erstatter|overtager efter|aflser|afloser|tager over efter`,
    move: anyOf`gar (?:over )?fra ${EMPLOYER_WITHIN} til(?= )|gar til|skifter til|rykker til|skifter .{0,60} (?:ud med|til)
      rykker .{0,30}til|pa vej til|flytter til|hentes til|bytter`,
    leave: anyOf`forlader?|fratraeder?|stopper?|gar(?= [^.;:]{0,60}pa pension)|ga (?:pa pension|af)|siger .{0,20}op
      siger(?= (?:\uE004 )?\uE000 op)|siger tak for|opsigelsesperiode\w*|siger farvel|fratrader|takker af|gar af
      (?:kontrakt\w*|vikariat\w*|periode\w*) .{0,60}(?:udlober|slutter|opborer|ophorer)|sidste (?:uger|maneder|dage|arbejdsdag)
      bliver .{0,40}(?:til|indtil)|fortsaetter .{0,40}(?:til|indtil)|indtil en (?:efterfolger|aflser|afloser)|pa vej vaek|skal stoppe
      har opsagt|rejser|vil stoppe|${endOf('tiden|eventyret|kapitlet', 'slutter|ender')}`,
    appoint: anyOf`udnaevnes|ansaettes|konstitueres|far`,
    enter: anyOf`tiltraeder?|begynder|bliver|starter|overtager|skal vaere|tiltrader|kommer til|skal (?:vaere|lede|sta)|vender tilbage
      saetter(?= (?:\uE000 )?sig i \w*stol)|kommende|tilgar|pabegynder|jeg (?:begynder|starter|tiltraeder)
      (?:begynder|starter|tiltraeder) jeg|forste (?:arbejds)?dag\p{L}*`,
  },
};
