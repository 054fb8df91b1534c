import type { LanguageMoves } from './move-kind.ts';

/** 'The adventure of Jane Doe at Acme ends': a verb of ending behind a noun for somebody's time in a job. */
function endOf(nouns: string, verbs: string): string {
  return `(?<=(?<!\\p{L})(?:${nouns})(?: [^ .;]+){1,7} )(?:${verbs})`;
}

/** 'Compliance passes from Jane Doe to John Roe': what goes from one person to another, whatever the verb. */
function fromOneToAnother(from: string, to: string): string {
  return `(?:${from})(?= \uE000 (?:${to})(?: \\p{L}+){0,2} \uE003)`;
}

/** 'John Roe takes the baton from Jane Doe as head of risk': who has the post behind 'as' had it from another. */
function hadFromAnother(from: string, as: string): string {
  return `(?<=\uE003 [^\uE000-\uE004,;:."]{2,60} )(?:${from})(?= \uE000 (?:${as}) (?:[\\p{L}']+ ){0,3}\uE004)`;
}

/**
 * Moves told by a noun: somebody's first day, their departure, the end of their time, the parting of their ways and the
 * company's. Plain letters, alternatives by language.
 */
export const MOVE_NOUNS: Readonly<Record<string, Partial<LanguageMoves>>> = {
  en: {
    succeed: [`${hadFromAnother('from|after', 'as')}|inherited .{0,60}from(?= \uE000)`, ''],
    leave: [
      `${fromOneToAnother('from', 'to')}|(?<=\uE000(?:'s|s') )(?:departure|exit|resignation|retirement|dismissal)|gone (?:their|our) separate ways|has been let go|(?:empti|clear)ed (?:his|her|their) (?:desk|office)|${endOf('time|chapter|stint|era|tenure|spell|journey|adventure', 'ended|came to an end|is over')}`,
      `${endOf('time|chapter|stint|era|tenure|spell|journey|adventure', 'ends|will end|comes to an end|will come to an end|draws to a close')}|(?:is|will be) (?:her|his|their) last as`,
    ],
    enter: ['', 'first (?:working )?day(?! off)'],
  },
  de: {
    succeed: [`${hadFromAnother('von|nach', 'als')}`, ''],
    leave: [
      `${fromOneToAnother('von', 'auf|an|zu')}|(?<=\uE000s? )(?:weggang|abgang|ausscheiden|rucktritt)|schreibtisch .{0,60}geraumt|wege .{0,60}getrennt|${endOf('zeit|ara|kapitel|engagement', 'endete|ging zu ende|ist vorbei')}`,
      `${endOf('zeit|ara|kapitel|engagement', 'endet|lauft aus|geht zu ende')}|ist .{0,80}schluss|kehrt .{0,80}den rucken|zieht es .{0,60} zur?`,
    ],
    enter: ['fing .{0,80} an(?=[ ,.]|$)', 'fangt .{0,80} an(?=[ ,.]|$)|erste[rn]? (?:arbeits)?tag'],
  },
  fr: {
    succeed: [`${hadFromAnother('de|apres', 'comme|en tant que')}`, ''],
    leave: [
      `${fromOneToAnother("de|d'", 'a')}|a vide son bureau|se sont separee?s|${endOf('aventure|parcours|mandat|mission|chapitre|histoire', "s'est achevee?|a pris fin|s'est terminee?")}`,
      `${endOf('aventure|parcours|mandat|mission|chapitre|histoire', "s'acheve|s'achevera|prend fin|prendra fin|se termine|se terminera|touche a sa fin")}|tourne la page`,
    ],
    enter: ['a debute', 'premier jour(?: de travail)?|debutera|debute|grossir les rangs'],
  },
  es: {
    succeed: [`${hadFromAnother('de|tras', 'como')}`, ''],
    leave: [
      `${fromOneToAnother('de', 'a')}|ha vaciado su (?:despacho|mesa)|(?:han )?separado sus caminos|${endOf('etapa|ciclo|andadura|aventura|paso', 'termino|acabo|concluyo|ha terminado')}`,
      `${endOf('etapa|ciclo|andadura|aventura|paso', 'termina|terminara|acaba|acabara|concluye|concluira|finaliza|finalizara')}`,
    ],
    enter: ['', 'primer dia(?: de trabajo)?'],
  },
  pt: {
    succeed: [`${hadFromAnother('de|da|do|apos', 'como')}`, ''],
    leave: [
      `${fromOneToAnother('de|da|do', 'para|a')}|esvaziou a (?:secretaria|mesa|gaveta)|separaram-se|${endOf('ciclo|etapa|percurso|passagem|aventura', 'terminou|acabou|chegou ao fim')}`,
      `${endOf('ciclo|etapa|percurso|passagem|aventura', 'termina|terminara|acaba|chega ao fim|encerra-se')}|diz adeus|vai-se embora`,
    ],
    enter: ['', 'primeiro dia(?: de trabalho)?'],
  },
  it: {
    succeed: [`${hadFromAnother('di|da|dopo', 'come|quale')}`, ''],
    leave: [
      `${fromOneToAnother('da', 'a')}|ha svuotato la scrivania|strade .{0,70}divise|${endOf('avventura|esperienza|percorso|capitolo|mandato', 'e finit[oa]|e terminat[oa]|si e (?:conclus|chius)[oa]')}`,
      `${endOf('avventura|esperienza|percorso|capitolo|mandato', 'finisce|finira|termina|terminera|si conclude|si chiude')}|se ne va`,
    ],
    enter: ['', 'primo giorno(?: di lavoro)?'],
  },
  nl: {
    succeed: [`${hadFromAnother('van|na', 'als')}`, ''],
    leave: [
      `${fromOneToAnother('van', 'naar|op|aan|over op')}|bureau .{0,60}(?:leeggeruimd|opgeruimd)|wegen .{0,60}gescheiden|${endOf('avontuur|tijd|periode|hoofdstuk|tijdperk', 'eindigde|zit erop|is voorbij')}`,
      `${endOf('avontuur|tijd|periode|hoofdstuk|tijdperk', 'eindigt|stopt|loopt af')}`,
    ],
    enter: ['', 'eerste (?:werk)?dag|haalt .{0,60} binnen'],
  },
  sv: {
    succeed: [`${hadFromAnother('fran|efter', 'som')}`, ''],
    leave: [
      `${fromOneToAnother('fran', 'till')}|tomt sitt skrivbord|gatt skilda vagar|${endOf('tiden|aventyret|kapitlet|resan', 'tog slut|ar over')}`,
      `${endOf('tiden|aventyret|kapitlet|resan', 'tar slut|avslutas')}`,
    ],
    enter: ['', 'forsta (?:arbets)?dag\\p{L}*'],
  },
  da: {
    succeed: [`${hadFromAnother('fra|efter', 'som')}`, ''],
    leave: [
      `${fromOneToAnother('fra', 'til')}|ryddet sit skrivebord|gaet hver til sit|${endOf('tiden|eventyret|kapitlet', 'sluttede|er slut')}`,
      `${endOf('tiden|eventyret|kapitlet', 'slutter|ender')}`,
    ],
    enter: ['', 'forste (?:arbejds)?dag\\p{L}*'],
  },
  no: {
    succeed: [`${hadFromAnother('fra|etter', 'som')}`, ''],
    leave: [
      `${fromOneToAnother('fra', 'til')}|ryddet pulten|gatt hver til sitt|${endOf('tiden|eventyret|kapitlet', 'tok slutt|er over')}`,
      `${endOf('tiden|eventyret|kapitlet', 'tar slutt|ender')}`,
    ],
    enter: ['', 'forste (?:arbeids)?dag\\p{L}*'],
  },
  pl: {
    succeed: [`${hadFromAnother('od|po', 'jako')}|przejal\\p{L}* .{0,60} po(?= \uE000)`, ''],
    leave: [
      `${fromOneToAnother('od|z', 'do|na')}|oproznil\\p{L}* biurko|drogi .{0,60}rozeszly|odejsci\\p{L}*(?= \uE000)|${endOf('przygoda|czas|kadencja|misja', 'skonczyla? sie|dobiegla? konca')}`,
      `${endOf('przygoda|czas|kadencja|misja', 'konczy sie|skonczy sie|dobiega konca')}`,
    ],
    enter: ['', 'pierwszy\\p{L}* dzien\\p{L}*|pierwszym dniem|zacznie|zaczyna'],
  },
  cs: {
    succeed: [`${hadFromAnother('od|po', 'jako')}|prevzal\\p{L}* .{0,60}(?<= )po(?= \uE000)`, ''],
    leave: [
      `${fromOneToAnother('od|z', 'na|k')}|vyklidil\\p{L}* stul|cesty .{0,60}rozesly|odchod\\p{L}*(?= \uE000)|${endOf('pusobeni|kapitola|era|obdobi', 'skoncilo|skoncila')}`,
      `${endOf('pusobeni|kapitola|era|obdobi', 'skonci|konci')}|dava .{0,50}sbohem`,
    ],
    enter: ['', 'prvni\\p{L}* (?:pracovni\\p{L}* )?dn\\p{L}+|prvni (?:pracovni )?den'],
  },
  ro: {
    succeed: [`${hadFromAnother('de la|dupa', 'ca')}`, ''],
    leave: [
      `${fromOneToAnother('de la', 'la|catre')}|si-a golit biroul|s-au despartit|${endOf('perioada|etapa|mandatul|capitolul', 's-a incheiat|a luat sfarsit')}`,
      `${endOf('perioada|etapa|mandatul|capitolul', 'se incheie|se va incheia|ia sfarsit')}`,
    ],
    enter: ['', 'prima zi(?: de lucru)?'],
  },
};
