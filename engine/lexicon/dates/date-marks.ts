// What a date right beside it is the date of. Plain letters, in all languages alike.
import { expression } from '../word-list.ts';

/** The words by what they make of the date. */
export const DATE_MARKS = {
  // The beginning of what lasts: 'from', 'ab', 'with effect from'.
  from: expression('iu')`
    (?<!\p{L})(?:
      from|as from|as of|effective|with effect from|starting|start(?:ing)? (?:date|day) (?:of|is)|ab|ab dem|zum|mit wirkung zum
      a partir d[eou]l?|a compter du|des|a contar d[eo]|desde|dal|dall'|a decorrere dal|a partire dal|per|vanaf|met ingang van
      fran(?: och med)?|fra(?: og med)?|pr\.?|od(?: dnia)?|z dniem|incepand (?:cu|din)|de la|din|απο(?: την?)?
    )(?: (?:the|dem|le|la|el|o|den|d\.))? ?$`,
  // The end: 'until', 'bis', 'to the end of'.
  until: expression('iu')`
    (?<!\p{L})(?:
      until|till|through|up to|(?<=\d )to|(?<=from [^.,;]{3,24} )to|bis|bis zum|bis ende|bis mitte|bis anfang
      jusqu'(?:en|au|a|a la)|hasta(?: el| fines de| finales de)?|ate(?: ao| o)?|fino a(?:l|lla)?|tot(?: en met)?|(?:fram )?till
      frem til|indtil|til|do|az do|pana (?:in|la)|εως|μεχρι|-
    )(?: (?:the|end of|late|early|mid|la|le|fin|final de|fine|eind|einde|slutten av|slutningen af|slutet av|konca|konce))* ?$`,
  // Of something else, behind a reason: 'only a step, for by 1 April it must be done'.
  reason: expression('iu')`
    , (?:
      for|because|denn|weil|da|car|parce que|puisque|porque|pues|ya que|pois|perche|poiche|want|omdat|eftersom|for at|fordi
      poniewaz|bo|gdyz|protoze|nebot|koska|mert
    )[ ]`,
  // The day of the report: 'said on Monday'.
  reported: expression('iu')`
    (?<!\p{L})(?:
      # English
      said|says|announced|confirmed|told|reported|revealed|disclosed|wrote
      # German
      teilte|gab|meldete|bestatigte|erklarte|mitgeteilt|bekannt
      # French
      annonce|indique|confirme|fait savoir
      # Spanish
      anuncio|informo|comunico|confirmo
      # Portuguese
      anunciou|informou|comunicou|confirmou
      # Italian
      annunciato|comunicato|confermato
      # Dutch
      meldde|maakte|bevestigde|liet
      # Swedish, Danish and Norwegian
      meddelade|meddelar|meddelte|opplyste|opplyser|oplyser|oplyste
      # Polish and Czech
      poinformowala?|oglosila?|podala?|oznamila?|uvedla?
      # Turkish, Finnish, Hungarian, Greek and Romanian
      acikladi|duyurdu|kertoi|ilmoitti|tiedotti|kozolte|bejelentette|ανακοινωσε|a anuntat
    )(?:\s\S{1,14}){0,2} $`,
  // Of what follows, behind the date: 'vacant since June, when she left'.
  when: /^,? (?:when|als|quand|lorsqu|cuando|quando|toen|nar|da|kiedy|gdy|kdy) /iu,
};

/** Who has given notice goes on the day of which it speaks. */
export const NOTICE_GIVEN =
  /gekundigt|kundigte|dimiss|dimision|renunci|dimiti|demission|ontslag|demisi/iu;
