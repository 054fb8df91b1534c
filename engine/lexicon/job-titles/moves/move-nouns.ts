import type { LanguageMoves } from './move-kind.ts';

/**
 * 'The adventure of Jane Doe at Acme ends': a verb of ending after a noun for somebody's time in a job. Whether the verb is
 * there is looked at first, here and below, since looking back from every word takes ten times as long.
 */
function endOf(nouns: string, verbs: string): string {
  return `(?=${verbs})(?<=(?<!\\p{L})(?:${nouns})(?: [^ .;]+){1,7} )(?:${verbs})`;
}

/** 'Compliance passes from Jane Doe to John Roe': what goes from one person to another, whatever the verb. */
function fromOneToAnother(from: string, to: string): string {
  return `(?:${from})(?= \uE000 (?:${to})(?: \\p{L}+){0,2} \uE003)`;
}

/** 'John Roe takes the baton from Jane Doe as head of risk': whoever has the post named after 'as' took it over from somebody. */
function hadFromAnother(from: string, as: string): string {
  return `(?=${from})(?<=\uE003 [^\uE000-\uE004,;:."]{2,60} )(?:${from})(?= \uE000 (?:${as}) (?:[\\p{L}']+ ){0,3}\uE004)`;
}

const TO_SOMEBODY = '(?= (?:[\\p{L}.]+ ){0,3}[\uE000\uE003])';

/** 'Hands the department over to John Roe': who gives goes, who gets comes. */
function handsOver(verbs: string, things: string, to: string): string {
  return `(?:${verbs}) (?:[^ .;]+ ){0,3}(?:${things}|\uE004)(?!\\p{L})(?:[^\uE000\uE003]{0,90} )?(?:${to})${TO_SOMEBODY}`;
}

/** 'The department goes to John Roe': who gets comes. */
function goesTo(things: string, verbs: string, to: string): string {
  const before = `(?<=(?<!\\p{L})(?:${things}|\uE004)(?: [^ .;]{1,30}){0,10} (?:${verbs}))`;
  return `(?:${verbs})${before} (?:[^\uE000\uE003]{0,50} )?(?:${to})${TO_SOMEBODY}`;
}

/** What is handed over: an office, its tasks, and the baton that means them. */
const CHARGES = {
  de: 'leitung|fuhrung|amt|posten|stab|staffel\\p{L}*|stafette|zepter|ruder|ressort|bereich|funktion|agenden|aufgaben?|verantwortung|vorsitz|schlussel|steuer|geschafte|abteilung',
  fr: "main|relais|temoin|flambeau|cles|renes|barre|direction|poste|fauteuil|responsabilites?|service|fonctions?|dossiers?|departement|l'audit",
  es: 'testigo|relevo|mando|direccion|gerencia|vicepresidencia|cargo|puesto|lugar|jefatura|cartera|responsabilidad|posicion|baston|timon|llaves|departamento|area|funciones|auditoria',
  pt: 'testemunho|bastao|pasta|bola|direcao|diretoria|gerencia|chefia|auditoria|controladoria|cargo|lugar|funcoes|comando|departamento|cadeira|area',
  it: 'testimone|guida|direzione|incarico|posto|poltrona|timone|redini|funzione|ruolo|responsabilita|chiavi|scettro|deleghe?|consegne',
  nl: 'stokje|leiding|functie|taken|scepter|roer|portefeuille|verantwoordelijkheid|dossiers?|sleutels|afdeling',
  ro: 'stafeta|conducerea|functia|postul|mandatul|atributiile|coordonarea|fotoliul|directia',
} as const;

/**
 * Moves expressed by a noun: somebody's first day, their departure, the end of their time, the parting of their ways and the
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
    succeed: [hadFromAnother('von|nach', 'als'), ''],
    succeeded: [
      handsOver(
        'gab|ubergab|reichte|ubertrug|(?:hat|habe|hatte)(?= .{0,140}(?:ubergeben|abgegeben|ubertragen|weitergegeben|weitergereicht))',
        CHARGES.de,
        'an|in die hande von',
      ),
      handsOver('gibt|ubergibt|reicht|ubertragt|legt|wird|will', CHARGES.de, 'an|in die hande von'),
    ],
    appoint: [
      goesTo(CHARGES.de, 'ging|gingen|fiel|fielen', 'an|auf|zu'),
      goesTo(CHARGES.de, 'geht|gehen|wandert|wandern|fallt|fallen', 'an|auf|zu'),
    ],
    leave: [
      `${fromOneToAnother('von', 'auf|an|zu')}|(?<=\uE000s? )(?:weggang|abgang|ausscheiden|rucktritt)|schreibtisch .{0,60}geraumt|musste .{0,40}gehen|legte .{0,80}zuruck|zuruckgelegt|freigesetzt\\p{L}*|${endOf('zeit|ara|kapitel|engagement', 'endete|ging zu ende|ist vorbei')}`,
      `${endOf('zeit|ara|kapitel|engagement', 'endet|lauft aus|geht zu ende')}|legt .{0,90} zuruck(?=[ ,.]|$)|(?:lasst|lassen) .{0,70}auslaufen|in (?:die )?altersteilzeit|ist .{0,80}schluss|kehrt .{0,80}den rucken|zieht es .{0,60} zur?`,
    ],
    enter: ['fing .{0,80} an(?=[ ,.]|$)', 'fangt .{0,80} an(?=[ ,.]|$)|erste[rn]? (?:arbeits)?tag'],
  },
  fr: {
    succeed: [hadFromAnother('de|apres', 'comme|en tant que'), ''],
    succeeded: [
      handsOver('a (?:passe|remis|transmis|cede|confie|laisse)', CHARGES.fr, 'au?'),
      handsOver(
        '(?:pass|c[eè]d|confi|laiss)e(?:ra)?|(?:remet|transmet)(?:tra)?',
        CHARGES.fr,
        'au?|entre les mains de',
      ),
    ],
    appoint: [
      `vient de (?:nommer|recruter|promouvoir|designer)|${goesTo(CHARGES.fr, '(?:a ete|est) confiee?|est revenue?|echoit', 'au?')}`,
      goesTo(CHARGES.fr, 'sera confiee?|revient|reviendra|ira|passera', 'au?'),
    ],
    leave: [
      `${fromOneToAnother("de|d'", 'a')}|laissee? (?:vacante?|libre) par|a (?:rendu|remis) (?:les cles|le tablier)|a passe la main|a vide son bureau|se sont separee?s|${endOf('aventure|parcours|mandat|mission|chapitre|histoire', "s'est achevee?|a pris fin|s'est terminee?")}`,
      `${endOf('aventure|parcours|mandat|mission|chapitre|histoire', "s'acheve|s'achevera|prend fin|prendra fin|se termine|se terminera|touche a sa fin")}|tourne la page|passe(?:ra)? la main|tirera sa reverence|(?:remet|rend)(?:ra|tra)? (?:les cles|son tablier)|(?:a )?(?:presente|presentera|depose|donne|remet) sa demission|(?:a |ont )?(?:annonce|fait savoir|confirme|indique|precise) .{0,50}qu'(?:elle|il) (?:quitterait|partirait|cesserait|se retirerait)`,
    ],
    enter: ['a debute', 'premier jour(?: de travail)?|debutera|debute|grossir les rangs'],
  },
  es: {
    succeed: [hadFromAnother('de|tras', 'como'), ''],
    succeeded: [
      handsOver(
        'paso|cedio|entrego|traspaso|ha (?:pasado|cedido|entregado|traspasado)',
        CHARGES.es,
        'al?|en manos de',
      ),
      handsOver('(?:pas|entreg|traspas|dej)a(?:ra)?|cede(?:ra)?', CHARGES.es, 'al?|en manos de'),
    ],
    appoint: [
      `${goesTo(CHARGES.es, 'quedo|recayo|paso|ha (?:quedado|recaido|pasado)', 'en manos de|en|a')}|su (?:lugar|puesto|sillon) .{0,70}(?:ocupa|ocupo|tomo|asumio)|acaba de (?:fichar|nombrar|contratar|incorporar|ascender)`,
      `${goesTo(CHARGES.es, 'queda(?:ra)?|recaera|recae|pasara', 'en manos de|en|a(?: cargo de)?')}|su (?:lugar|puesto|sillon) .{0,70}(?:ocupara|tomara|asumira)`,
    ],
    leave: [
      `${fromOneToAnother('de', 'a')}|(?:ha prescindido|prescindio|prescinde) de|(?:han?|habian?) puesto fin|se prejubilo|perdio el (?:cargo|puesto)|(?:despido|desvinculacion|destitucion|jubilacion|partida|relevo) del?|(?:cese|salida|renuncia|dimision|marcha) del|ha vaciado su (?:despacho|mesa)|(?:han )?separado sus caminos|${endOf('etapa|ciclo|andadura|aventura|paso', 'termino|acabo|concluyo|ha terminado')}`,
      `${endOf('etapa|ciclo|andadura|aventura|paso', 'termina|terminara|acaba|acabara|concluye|concluira|finaliza|finalizara')}|(?:ha presentado|presento|presenta|presentara) su (?:dimision|renuncia)|en preaviso|se acogera .{0,30}jubilacion|se prejubila(?:ra)?|(?:pasa|entrega)(?:ra)? el (?:testigo|relevo|mando)`,
    ],
    enter: [
      'reasumio|se reincorporo',
      'asciende a(?= \uE004)|incorporacion (?:sera|se hara) efectiva|primer dia(?: de trabajo)?',
    ],
  },
  pt: {
    succeed: [hadFromAnother('de|da|do|apos', 'como'), ''],
    succeeded: [
      handsOver('passou|entregou|cedeu|transferiu', CHARGES.pt, 'ao?|para'),
      handsOver('(?:pass|entreg)a(?:ra)?|cede(?:ra)?|transfere', CHARGES.pt, 'ao?|para'),
    ],
    appoint: [
      `acaba de (?:contratar|nomear|promover)|${goesTo(CHARGES.pt, 'ficou|passou|coube|recaiu', 'ao?|para|em|com|nas maos d[eoa]|a cargo d[eoa]')}`,
      goesTo(
        CHARGES.pt,
        'ficara|passara|cabera|recaira',
        'ao?|para|em|com|nas maos d[eoa]|a cargo d[eoa]',
      ),
    ],
    leave: [
      `${fromOneToAnother('de|da|do', 'para|a')}|dispens(?:ou|ad[oa])|exonerar|perd(?:eu|eram) o cargo|(?:desligamento|afastamento|exoneracao|aposentadoria|destituicao) d[eoa]|deixad[oa] (?:vag|livre)[oa]? p(?:or|el[oa])|esvaziou a (?:secretaria|mesa|gaveta)|separaram-se|${endOf('ciclo|etapa|percurso|passagem|aventura', 'terminou|acabou|chegou ao fim')}`,
      `${endOf('ciclo|etapa|percurso|passagem|aventura', 'termina|terminara|acaba|chega ao fim|encerra-se')}|diz adeus|vai-se embora|apresentou .{0,20}(?:renuncia|demissao)|deixar de ser|(?:passa|entrega)(?:ra)? (?:a pasta|o cargo|o testemunho)`,
    ],
    enter: ['reassumiu|retomou', 'primeiro dia(?: de trabalho)?'],
  },
  it: {
    succeed: [
      hadFromAnother('di|da|dopo', 'come|quale'),
      '(?:gli|le) (?:succede|succedera|subentra|subentrera)(?! a)',
    ],
    succeeded: [
      handsOver('ha (?:passato|ceduto|lasciato|consegnato|affidato)', CHARGES.it, 'al?'),
      handsOver(
        '(?:pass|lasc|consegn|affid)i?(?:a|era)|cede(?:ra)?',
        CHARGES.it,
        'al?|nelle mani di',
      ),
    ],
    appoint: [
      goesTo(CHARGES.it, 'e (?:passat|andat|stat[oa] affidat)[oa]', 'al?|nelle mani di'),
      goesTo(CHARGES.it, 'passera|andra|sara affidat[oa]', 'al?|nelle mani di'),
    ],
    leave: [
      `${fromOneToAnother('da', 'a')}|ha svuotato la scrivania|ha (?:interrotto|chiuso|risolto) il rapporto con|(?:partenza|licenziamento|revoca|cessazione|pensionamento) di|lasciat[oa] (?:vacante|liber[oa]) da|divise(?<=strade .{0,70}divise)|${endOf('avventura|esperienza|percorso|capitolo|mandato', 'e finit[oa]|e terminat[oa]|si e (?:conclus|chius)[oa]')}`,
      `${endOf('avventura|esperienza|percorso|capitolo|mandato', 'finisce|finira|termina|terminera|si conclude|si chiude')}|se ne va`,
    ],
    enter: ['', 'primo giorno(?: di lavoro)?'],
  },
  nl: {
    succeed: [hadFromAnother('van|na', 'als'), ''],
    succeeded: [
      handsOver('gaf|droeg|heeft', CHARGES.nl, 'aan'),
      handsOver('geeft|draagt|zal', CHARGES.nl, 'aan'),
    ],
    appoint: [
      goesTo(CHARGES.nl, 'ging|gingen|kwam|kwamen', 'naar|op|bij|in handen van'),
      goesTo(CHARGES.nl, 'gaat|gaan|komt|komen', 'naar|op|bij|in handen van'),
    ],
    leave: [
      `${fromOneToAnother('van', 'naar|op|aan|over op')}|uit elkaar gegaan|geniet .{0,40}pensioen|(?:ontslag|pensionering|aftreden) van|bureau .{0,60}(?:leeggeruimd|opgeruimd)|gescheiden(?<=wegen .{0,60}gescheiden)|${endOf('avontuur|tijd|periode|hoofdstuk|tijdperk', 'eindigde|zit erop|is voorbij')}`,
      endOf('avontuur|tijd|periode|hoofdstuk|tijdperk', 'eindigt|stopt|loopt af'),
    ],
    enter: ['', 'eerste (?:werk)?dag|haalt .{0,60} binnen'],
  },
  sv: {
    succeed: [hadFromAnother('fran|efter', 'som'), ''],
    leave: [
      `${fromOneToAnother('fran', 'till')}|tomt sitt skrivbord|gatt skilda vagar|${endOf('tiden|aventyret|kapitlet|resan', 'tog slut|ar over')}`,
      endOf('tiden|aventyret|kapitlet|resan', 'tar slut|avslutas'),
    ],
    enter: ['', 'forsta (?:arbets)?dag\\p{L}*'],
  },
  da: {
    succeed: [hadFromAnother('fra|efter', 'som'), ''],
    leave: [
      `${fromOneToAnother('fra', 'til')}|ryddet sit skrivebord|gaet hver til sit|${endOf('tiden|eventyret|kapitlet', 'sluttede|er slut')}`,
      endOf('tiden|eventyret|kapitlet', 'slutter|ender'),
    ],
    enter: ['', 'forste (?:arbejds)?dag\\p{L}*'],
  },
  no: {
    succeed: [hadFromAnother('fra|etter', 'som'), ''],
    leave: [
      `${fromOneToAnother('fra', 'til')}|ryddet pulten|gatt hver til sitt|${endOf('tiden|eventyret|kapitlet', 'tok slutt|er over')}`,
      endOf('tiden|eventyret|kapitlet', 'tar slutt|ender'),
    ],
    enter: ['', 'forste (?:arbeids)?dag\\p{L}*'],
  },
  pl: {
    succeed: [`${hadFromAnother('od|po', 'jako')}|przejal\\p{L}* .{0,60} po(?= \uE000)`, ''],
    leave: [
      `${fromOneToAnother('od|z', 'do|na')}|oproznil\\p{L}* biurko|rozeszly(?<=drogi .{0,60}rozeszly)|odejsci\\p{L}*(?= \uE000)|${endOf('przygoda|czas|kadencja|misja', 'skonczyla? sie|dobiegla? konca')}`,
      endOf('przygoda|czas|kadencja|misja', 'konczy sie|skonczy sie|dobiega konca'),
    ],
    enter: ['', 'pierwszy\\p{L}* dzien\\p{L}*|pierwszym dniem|zacznie|zaczyna'],
  },
  cs: {
    succeed: [`${hadFromAnother('od|po', 'jako')}|prevzal\\p{L}* .{0,60}(?<= )po(?= \uE000)`, ''],
    leave: [
      `${fromOneToAnother('od|z', 'na|k')}|vyklidil\\p{L}* stul|rozesly(?<=cesty .{0,60}rozesly)|uz .{0,40}nepracuje|odchod\\p{L}*(?= \uE000)|${endOf('pusobeni|kapitola|era|obdobi', 'skoncilo|skoncila')}`,
      `${endOf('pusobeni|kapitola|era|obdobi', 'skonci|konci')}|dava .{0,50}sbohem`,
    ],
    enter: ['', 'prvni\\p{L}* (?:pracovni\\p{L}* )?dn\\p{L}+|prvni (?:pracovni )?den'],
  },
  ro: {
    succeed: [hadFromAnother('de la|dupa', 'ca'), ''],
    succeeded: [
      handsOver('a (?:predat|cedat|incredintat)', CHARGES.ro, 'lui|catre'),
      handsOver('(?:va )?preda|cedeaza|va ceda', CHARGES.ro, 'lui|catre'),
    ],
    leave: [
      `${fromOneToAnother('de la', 'la|catre')}|si-a golit biroul|s-au despartit|${endOf('perioada|etapa|mandatul|capitolul', 's-a incheiat|a luat sfarsit')}`,
      endOf('perioada|etapa|mandatul|capitolul', 'se incheie|se va incheia|ia sfarsit'),
    ],
    enter: ['', 'prima zi(?: de lucru)?'],
  },
};
