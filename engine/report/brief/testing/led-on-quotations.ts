import type { Said } from './quotations.ts';

/** Passages in which what leads to her words names nobody, or has its verb behind 'has'. */
export const LED_ON_QUOTATIONS: readonly Said[] = [
  [
    'en',
    'Quillfeather sent Tessa Marlow. "We bought 40 lanterns," she began. Then: "Nobody had asked where the matches were in 2019."',
    ['Nobody had asked where the matches were in 2019.'],
  ],
  [
    'en',
    'Tessa Marlow of Harbour Mutual, who ran the drill, was blunt. "Nineteen doors, and the last one was open all week."',
    ['Nineteen doors, and the last one was open all week.'],
  ],
  [
    'en',
    'Tessa Marlow counts chairs at Quillfeather. Where does she begin? "I ask the night shift, because nobody briefs them."',
    ['I ask the night shift, because nobody briefs them.'],
  ],
  [
    'de',
    '„Wir haben am Freitag geprüft“, sagte Tessa Marlow von Quillfeather. Und weiter: „Der Schlüssel lag seit 2014 im Kühlschrank.“',
    ['Der Schlüssel lag seit 2014 im Kühlschrank.'],
  ],
  [
    'fr',
    '« Nous avons compté 40 portes », raconte Tessa Marlow, de Quillfeather. Puis : « Trois n’avaient pas de serrure depuis 2011. »',
    ['Trois n’avaient pas de serrure depuis 2011.'],
  ],
  [
    'es',
    'Habla Tessa Marlow, de Quillfeather. «El almacén no admite dos llaves iguales», ha zanjado la directiva.',
    ['El almacén no admite dos llaves iguales'],
  ],
  [
    'es',
    'Tessa Marlow dirige los riesgos de Quillfeather. «Nuestro inventario cabía en dos folios», ha bromeado Marlow.',
    ['Nuestro inventario cabía en dos folios'],
  ],
  [
    'it',
    'Tessa Marlow guida i controlli di Quillfeather. «Il cassetto racconta più della procedura», ha esordito. «Io chiedo sempre di aprirlo».',
    ['Il cassetto racconta più della procedura', 'Io chiedo sempre di aprirlo'],
  ],
  [
    'nl',
    '„We telden veertig deuren”, vertelt Tessa Marlow van Quillfeather. En daarna: „Drie sloten ontbraken al sinds 2011.”',
    ['Drie sloten ontbraken al sinds 2011.'],
  ],
  [
    'pl',
    '„Policzyliśmy czterdzieści drzwi”, mówi Tessa Marlow z Quillfeather. I dalej: „Trzy nie miały zamka od 2011 roku.”',
    ['Trzy nie miały zamka od 2011 roku.'],
  ],
  [
    'sv',
    '”Vi räknade fyrtio dörrar”, säger Tessa Marlow på Quillfeather. Och sedan: ”Tre saknade lås sedan 2011.”',
    ['Tre saknade lås sedan 2011.'],
  ],
];

/** Passages in which the one who goes on has a name, an office or an article of their own. */
export const LED_ON_BY_OTHERS: readonly (readonly [language: string, text: string])[] = [
  [
    'en',
    'Tessa Marlow of Quillfeather listened. Then the union: "Nobody asked our 40 members in 2019."',
  ],
  [
    'de',
    'Tessa Marlow von Quillfeather hörte zu. Dann der Betriebsrat: „Uns 40 hat seit 2019 niemand gefragt.“',
  ],
  [
    'fr',
    'Tessa Marlow, de Quillfeather, écoutait. Puis le maire : « Nos 40 agents attendent depuis 2019. »',
  ],
  [
    'it',
    'Tessa Marlow di Quillfeather ascoltava. Poi Max Roe: «I nostri 40 soci aspettano dal 2019».',
  ],
  [
    'nl',
    'Tessa Marlow van Quillfeather luisterde. En een bestuurder: „Onze 40 leden wachten sinds 2019.”',
  ],
  [
    'es',
    'Tessa Marlow, de Quillfeather, escuchaba. «Nuestros 40 socios esperan», ha zanjado el alcalde Max Roe.',
  ],
];
