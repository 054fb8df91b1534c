import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';

/** Moves in Turkish. */
export const TURKISH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`gorevi(?:ni)? .{0,30}(?=\uE003).{0,6}(?:devretti|birakti)`,
    succeed: anyOf`yerine|koltugunu devraldi|selefi,?`,
    die: anyOf`vefat etti|hayatini kaybetti|vefati\w*|oldu(?= \d)`,
    move: anyOf`gecti|gecis yapti|transfer oldu`,
    leave: anyOf`ayrildi|ayrilmisti|istifa etti|gorevi(?:ni)? birakti|emekli oldu|gorevden alindi|veda etti|gorevini devretti|ayrilan
      ayrilmasinin ardindan|(?<=\uE000'?(?:[dt][ae]n|n[dt][ae]n)? )bosal(?:an|ttigi|ttiktan)`,
    appoint: anyOf`atadi|atandi|getirdi|getirildi|terfi etti|terfi ettirildi|transfer etti|secildi|atanan|atanmasi`,
    enter: anyOf`katildi|basladi|ustlendi|oldu|gorevi devraldi|devraldi`,
  },
  announced: {
    succeeded: anyOf`gorevini .{0,30}(?=\uE003).{0,6}(?:devredecek|devrediyor)`,
    succeed: 'yerini alacak',
    move: anyOf`geciyor|gececek|gecis yapiyor`,
    leave: anyOf`ayriliyor|ayrilacak|ihbar suresi\w*|birakiyor|birakacak|emekli olacak|emekli oluyor|gorevini devredecek
      gorevini devrediyor|veda ediyor|istifa ediyor`,
    appoint: anyOf`atanacak|getirilecek`,
    enter: anyOf`katiliyor|katilacak|baslayacak|basliyor|ustlenecek|ustleniyor|olacak|devralacak|devraliyor`,
  },
};
