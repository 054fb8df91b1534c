import type { LanguageMoves } from './move-kind.ts';

/** Moves in Finnish and Hungarian, whose endings are on the names around the verb. */
export const URALIC_MOVES: Readonly<Record<string, LanguageMoves>> = {
  fi: {
    succeeded: [
      'seuraajaksi (?:on )?(?:nimitetty|valittu)|(?:on )?korvannut',
      'seuraajaksi (?:nimitetaan|valitaan|tulee)',
    ],
    succeed: [
      'seuraa(?:si)?(?= \uE003)|seuraajana|peri tehtavan|tilalle|edeltaja\\p{L}*',
      'korvaa',
    ],
    die: [
      'kuoli|menehtyi|menehtynyt|nukkui pois|nukkunut pois|on kuollut|muistokirjoitus|poismeno',
      '',
    ],
    move: [
      '(?:on )?(?:siirtynyt|siirtyi|vaihtanut|vaihtoi|loikannut|loikkasi|lahtenyt|lahti)(?: .{0,60}(?:palvelukseen|leipiin))?|tyoskentelee nykyaan|nykyaan',
      'siirtyy|siirtyvansa|vaihtaa|vaihtavansa|loikkaa|siirtyakseen',
    ],
    leave: [
      'jatti|jattanyt|luopui|luopunut|luovutti avaim\\p{L}*|(?:siirtyi|siirtynyt) (?:\\p{L}+ ){0,2}elak\\p{L}+|vetaytyi|vetaytynyt|erosi|eronnut|lahti|lahtenyt|irtisanoutui|irtisanoutunut|lopetti|lopettanut|jai (?:\\p{L}+ ){0,2}elakkeelle|jaanyt elakkeelle|poistui|vaistyi|vaistynyt|erotettiin|irtisanottiin|ei enaa|viimeinen tyopaiva .{0,30}oli|hyvasteli|(?:sopimus|kausi|pesti|sijaisuus|maaraaikai\\p{L}+) .{0,50}(?:paattyi|loppui)|elakkeella|jattaytyi',
      'jattaa|eroaa|lahtee|irtisanoutuu|lopettaa|jaa (?:vanhuus)?elakkeelle|poistuu|vaistyy|luopuu|vetaytyy|siirtyy syrjaan|(?:jatta|lahte|eroa|irtisanoutu|lopetta|luopu|vaisty|vetayty)vansa|(?:siirty|jaa)vansa elakkeelle|irtisanomisai\\p{L}+|jattamassa|on lahdossa|(?:sopimus|kausi|pesti) .{0,50}paattyy|viimeiset (?:viikot|kuukaudet|paivat)|irtisanoutunut|jatkaa .{0,50}(?:asti|saakka|kunnes)|kunnes (?:uusi|seuraaja)|elakoityy|siirtyy elakkeelle',
    ],
    appoint: [
      '(?:on )?nimitetty|nimitettiin|nimitti|nimittanyt|valittiin|valittu|valitsi|palkkasi|palkannut|rekrytoi|ylennettiin|ylennetty|nimitys|kiinnitti|valinta (?:osui|kohdistui)',
      'nimitetaan|nimittaa|valitaan|palkkaa|rekrytoi',
    ],
    enter: [
      'aloitti|(?:on )?aloittanut|tuli|tullut|ryhtyi|ryhtynyt|siirtyi|astui|otti vastaan|otti(?= [^.;]{0,60}hoitaakseen)|nousi tehtavaan|liittyi|palasi|palannut',
      'aloittaa|ryhtyy|astuu|ottaa vastaan|ottaa(?= [^.;]{0,60}hoitaakseen)|liittyy|palaa|tulee|aloittamaan|tuleva',
    ],
  },
  hu: {
    succeeded: [
      '(?:helyet|posztjat|szeket) .{0,40}(?:vette at|vette at)|utodja lett',
      'utodja lesz|helyet .{0,40}veszi at|posztjat .{0,40}veszi at',
    ],
    succeed: ['helyere (?:lepett|kerult)|valtotta|utodja|utodjakent|elodje', 'helyere lep|valtja'],
    die: ['elhunyt|elhalalozott|meghalt|halala|gyaszolja', ''],
    move: [
      'atigazolt|igazolt|atment|valtott|szerzodott|(?:ma|most|jelenleg|immar) (?:a|az) (?=[\uE002\uE003])|elcsabitotta',
      'igazol|atigazol|szerzodik|megy at|tart',
    ],
    leave: [
      'tavozott|elhagyta|lemondott|felmondott|kilepett|elment|elkoszont|elbucsuzott|bucsuzott|nyugdijba (?:ment|vonult)|felmentettek|kirugtak|menesztettek|levaltottak|mar nem|megvalt|visszavonult|abbahagyta|(?:szerzodese|megbizatasa|mandatuma) .{0,50}(?:lejart|megszunt|veget ert)|utolso (?:munka)?napja .{0,30}volt|otthagyta|hatat forditott|volt (?=\uE004)|egykori|korabbi',
      'tavozik|elhagyja|lemond|felmond|kilep|elmegy|elkoszon|bucsuzik|elbucsuzik|nyugdijba (?:megy|vonul)|(?:szerzodese|megbizatasa|mandatuma) .{0,50}(?:lejar|megszunik|veget er)|utolso (?:hetei|napjai|honapjai)|tavozo|megvalik|visszavonul|amig .{0,40}utod\\p{L}*|marad .{0,50}ig|felmondasi ide\\p{L}+|atadja .{0,40}utod\\p{L}*',
    ],
    appoint: [
      'kinevezte|kineveztek|kinevezett|valasztotta|megvalasztottak|felvette|szerzodtette|kinevezese|igazolta|eloleptett\\p{L}*',
      'kinevezi|nevezi ki|nevezik ki|valasztja|kinevezik',
    ],
    enter: [
      'csatlakozott|lett|atvette|kezdett|kezdte|erkezett|allt be|elfoglalta|kerult|visszatert|lepett|toltotte be',
      'csatlakozik|lesz|atveszi|veszi at|kezd|kezdi|erkezik|elfoglalja|visszater|jon|tolti be',
    ],
  },
};
