import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, inEffect, passes, takesFrom } from '../patterns.ts';

/** Moves in Polish. */
export const POLISH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`zostal[a]? zastapion[ya] przez|zastapion[ya] przez|przekazala? .{0,40}(?=\uE003)|przekazala? paleczke
      ustapila? miejsca`,
    succeed: anyOf`zastapila?|przejela? obowiazki po|przejal obowiazki po|nastepc[aay]|nastepczyni\w?|na miejsce|poprzedni(?:k|cz)\w*,?
      ${takesFrom('od|po', 'jako')}|przejal\p{L}* .{0,60} po(?= \uE000)`,
    die: anyOf`zmarla?|(?:odszedl|odeszla) [^.;]{0,40}w wieku|smierci?|odejsciu na zawsze|odeszla? na zawsze`,
    move: anyOf`przeszla? do|przeszedl do|odszedl do|odeszla do|obecnie w|zamienila? .{0,60} na|przeniosla? sie do|podkupion[ya] przez
      (?:pracuje|doradza|uczy) (?:teraz|dzis|obecnie)|(?:teraz|dzis|obecnie) (?:pracuje|doradza|kieruje|w)|trafila? do|przeszla|przeszedl`,
    leave: anyOf`odeszla|odszedl|wykreslono|zrezygnowala?|opuscila?|przestala? (?:byc|pelnic|kierowac)
      nie (?:jest|pracuje|kieruje|pelni) juz|juz nie (?:jest|pracuje|kieruje|pelni)|na emeryture|zlozyla? rezygnacje|zostala? odwolan[ya]
      pozegnala? sie|rozstala? sie|po odejsciu|(?:przychodzi|przyszla|przyszedl) z(?= \uE001)|zwolnila?|odwolala?|podziekowala? za
      zakonczyla?|skonczyla?|(?:kontrakt|umowa|kadencja|mandat|zastepstwo) .{0,60}(?:wygas\w+|dobieg\w+ konca|skonczyla? sie|uplyn\w+)
      przeszla? na emeryture|przeszedl na emeryture|juz tam nie|stracila? (?:stanowisko|posade)|zwolnion[ya]|rzucila?|nie ma juz|ustapila?
      zlozyla? wypowiedzenie|przekazala? obowiazki|trzasnela? drzwiami|trzasnal drzwiami|${passes('od|z', 'do|na')}|oproznil\p{L}* biurko
      rozeszly(?<=drogi .{0,60}rozeszly)|odejsci\p{L}*(?= \uE000)|${endOf('przygoda|czas|kadencja|misja', 'skonczyla? sie|dobiegla? konca')}
      ${emptySince('woln[yea]|nieobsadzon\\w+|wakuje|pust[yea]', 'odkad|od kiedy|od', 'kiedy|gdy')}
      ${inEffect('rezygnacja|dymisja|odejscie|odwolanie', 'weszl[ao] w zycie|stal[ao] sie skuteczn[ae]|nabral[ao] mocy')}`,
    appoint: anyOf`powolala?|powolan[yae]|mianowala?|mianowan[ya]|awansowala?|awansowan[ya]|zatrudnila?|powierzyla?|wybrala?|wybran[ya]
      pozyskala?|znalazla?|powierzono|awans`,
    enter: anyOf`objela|objal|wpisano|dolaczyla?|zostalam?|zostal|rozpoczela|rozpoczal|przejela|przejal|awansowal|trafila? do|weszla do
      wszedl do|jest now(?:ym|a)|wrocila? do|zaczela?|zaczal|zasiadla?|zasilila?|wzmocnila?|(?:zajela?|zajal) (?:stanowisko|miejsce|fotel)
      stanela? na czele|stanal na czele|zostalem|dolaczylam|dolaczylem`,
  },
  announced: {
    succeeded: anyOf`zostanie zastapion[ya] przez|przekaze .{0,40}(?=\uE003)|przekaze paleczke|ustapi miejsca`,
    succeed: anyOf`zastapi|zastepuje|przejmie obowiazki po|przejmuje obowiazki po`,
    move: anyOf`przechodzi do|odchodzi do|przejdzie do|odejdzie do|zamienia .{0,60} na|zamieni .{0,60} na|przenosi sie do
      przeniesie sie do|trafi do|idzie do|przechodzi`,
    leave: anyOf`odchodzi|odejdzie|opuszcza|opusci|rezygnuje|zrezygnuje|konczy|zakonczy|zegna sie|przestanie|przestaje|pozegna sie
      rozstaje sie|(?:kontrakt|umowa|kadencja|mandat) .{0,60}(?:wygasa|wygasnie|konczy sie|uplywa|uplynie)
      ostatnie (?:tygodnie|miesiace|dni)|ostatni dzien|zostaje .{0,40}do|pozostanie .{0,40}do|do czasu (?:powolania|wyboru|znalezienia)
      przejdzie na emeryture|przechodzi na emeryture|na wypowiedzeniu|okres\p{L}* wypowiedzenia|(?:dostal|otrzymal)a? wypowiedzenie
      przekaze obowiazki|zamierza odejsc|ustepuje|ustapi|${endOf('przygoda|czas|kadencja|misja', 'konczy sie|skonczy sie|dobiega konca')}`,
    appoint: anyOf`zostanie (?:powolan|mianowan)[ya]|powierzy|mianuje|powola`,
    enter: anyOf`obejmie|obejmuje|dolaczy|dolaczam?|rozpocznie|rozpoczyna|zostanie|zasiadzie|przejmie|przejmuje|nastapi|bedzie|wraca do
      wroci do|zaczynam?|zacznie|zasili|zasila|wzmocni|wzmacnia|wejdzie|(?:zajmie|zajmuje) (?:stanowisko|miejsce|fotel)|stanie na czele
      poprowadzi|przyjdzie|przychodzi|obejme|przyszl[ya]|pierwszy\p{L}* dzien\p{L}*|pierwszym dniem`,
  },
};
