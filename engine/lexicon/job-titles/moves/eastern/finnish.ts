import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';
import { emptySince } from '../patterns.ts';

/** Moves in Finnish. */
export const FINNISH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`seuraajaksi (?:on )?(?:nimitetty|valittu)|(?:on )?korvannut`,
    succeed: anyOf`seuraa(?:si)?(?= \uE003)|seuraajana|peri tehtavan|tilalle|edeltaja\p{L}*`,
    die: anyOf`kuoli|menehtyi|menehtynyt|nukkui pois|nukkunut pois|on kuollut|muistokirjoitus|poismeno`,
    move: anyOf`(?:on )?(?:siirtynyt|siirtyi|vaihtanut|vaihtoi|loikannut|loikkasi|lahtenyt|lahti)(?: .{0,60}(?:palvelukseen|leipiin))?
      tyoskentelee nykyaan|nykyaan`,
    leave: anyOf`jatti|jattanyt|luopui|luopunut|luovutti avaim\p{L}*|(?:siirtyi|siirtynyt) (?:\p{L}+ ){0,2}elak\p{L}+|vetaytyi|vetaytynyt
      erosi|eronnut|lahti|lahtenyt|irtisanoutui|irtisanoutunut|lopetti|lopettanut|jai (?:\p{L}+ ){0,2}elakkeelle|jaanyt elakkeelle|poistui
      vaistyi|vaistynyt|erotettiin|irtisanottiin|ei enaa|viimeinen tyopaiva .{0,30}oli|hyvasteli
      (?:sopimus|kausi|pesti|sijaisuus|maaraaikai\p{L}+) .{0,50}(?:paattyi|loppui)|elakkeella|jattaytyi
      ${emptySince('avoinna|tayttamatta|tyhjana', 'siita (?:lahtien|asti)', 'kun')}`,
    appoint: anyOf`(?:on )?nimitetty|nimitettiin|nimitti|nimittanyt|valittiin|valittu|valitsi|palkkasi|palkannut|rekrytoi|ylennettiin
      ylennetty|nimitys|kiinnitti|valinta (?:osui|kohdistui)`,
    enter: anyOf`aloitti|(?:on )?aloittanut|tuli|tullut|ryhtyi|ryhtynyt|siirtyi|astui|otti vastaan|otti(?= [^.;]{0,60}hoitaakseen)
      nousi tehtavaan|liittyi|palasi|palannut`,
  },
  announced: {
    succeeded: anyOf`seuraajaksi (?:nimitetaan|valitaan|tulee)`,
    succeed: 'korvaa',
    move: anyOf`siirtyy|siirtyvansa|vaihtaa|vaihtavansa|loikkaa|siirtyakseen`,
    leave: anyOf`jattaa|eroaa|lahtee|irtisanoutuu|lopettaa|jaa (?:vanhuus)?elakkeelle|poistuu|vaistyy|luopuu|vetaytyy|siirtyy syrjaan
      (?:jatta|lahte|eroa|irtisanoutu|lopetta|luopu|vaisty|vetayty)vansa|(?:siirty|jaa)vansa elakkeelle|irtisanomisai\p{L}+|jattamassa
      on lahdossa|(?:sopimus|kausi|pesti) .{0,50}paattyy|viimeiset (?:viikot|kuukaudet|paivat)|irtisanoutunut
      jatkaa .{0,50}(?:asti|saakka|kunnes)|kunnes (?:uusi|seuraaja)|elakoityy|siirtyy elakkeelle`,
    appoint: anyOf`nimitetaan|nimittaa|valitaan|palkkaa|rekrytoi`,
    enter: anyOf`aloittaa|ryhtyy|astuu|ottaa vastaan|ottaa(?= [^.;]{0,60}hoitaakseen)|liittyy|palaa|tulee|aloittamaan|tuleva`,
  },
};
