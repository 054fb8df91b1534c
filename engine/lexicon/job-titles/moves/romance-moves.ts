import type { LanguageMoves } from './move-kind.ts';

/** Moves in French, Spanish, Portuguese and Italian. Phrases of an earlier kind are found before the words of a later one that they hold. */
export const ROMANCE_MOVES: Readonly<Record<string, LanguageMoves>> = {
  fr: {
    succeeded: [
      '(?:ete |est )?(?:remplace|succede)e? par|cede (?:sa|la) place a|passe le (?:relais|temoin) a',
      '(?:sera|etre) (?:remplace|succede)e? par|cedera (?:sa|la) place a|passera le (?:relais|temoin) a',
    ],
    succeed: [
      "a succede a|succedait a|a remplace|succeda a|successeur d[e']|remplacante? d[e']|en remplacement d[e']|succedant a|pris la (?:suite|succession) d[e']|predecesseur,?|predecesseure,?",
      "succede a|succedera a|succeder a|remplacera|remplace|remplacer|prend(?:ra)? la (?:suite|succession) d[e']",
    ],
    die: [
      "decedee?|disparition d[e']|s'est eteinte?|deces d[e']|est morte?|hommage posthume|nous a quittes",
      '',
    ],
    move: [
      "passee? chez|partie? (?:chez|rejoindre)|aujourd'hui (?:chez|a la|a l'|au)|desormais (?:chez|a la|a l'|au)",
      "passe chez|part (?:chez|rejoindre)|partira chez|s'en va chez",
    ],
    leave: [
      "a(?:vait|yant)? quitte|quitta|a demissionne|est partie?|n'est plus|ne travaille plus|n'occupe plus|a pris sa retraite|fait valoir ses droits|a cede|a passe le|a ete (?:remerci|demis|licenci|limog|revoqu)ee?|depart d[e']|demission d[e']|apres avoir (?:quitte|dirige)",
      "quitte(?! a)|quittera|quitter (?:la|le|l'|ses|son|\uE001|\uE002)|partira|demissionne|demissionnera|prend(?:ra)? sa retraite|part (?:en|a la) retraite|cedera|passera le|passe le (?:relais|temoin)|sur le depart|s'en va|tire sa reverence",
    ],
    appoint: [
      "nommee?|nomme|promue?|promeut|recrutee?|recrute|nomination d[e']|arrivee d[e']|designee?|accueille|embauchee?|debauchee?|la nomination",
      'sera nommee?|sera promue?',
    ],
    enter: [
      '(?:a|ayant|avait|avoir) rejoint|rejoignait|est devenue?|a pris (?:la tete|ses fonctions|le poste|la direction|les renes)|est arrivee?|est entree?|occupe depuis|prit la tete|y occupe|devenue?',
      'rejoint|rejoindra|rejoindre|devient|deviendra|prend(?:ra)? (?:la tete|ses fonctions|le poste|les renes|la direction)|arrivera|arrive|entre(?:ra)? en fonctions?|occupera|dirigera',
    ],
  },
  es: {
    succeeded: [
      '(?:fue|ha sido) (?:sucedid|reemplazad|sustituid|relevad)[oa] por|(?:reemplazad|sustituid|relevad)[oa] por|quedo en manos de|cedio el testigo a',
      'sera (?:sucedid|reemplazad|sustituid|relevad)[oa] por|cede(?:ra)? el testigo a',
    ],
    succeed: [
      'sucedio a|ha sucedido a|reemplazo a|sustituyo a|ha sustituido a|relevo a|ha relevado a|en sustitucion de|en reemplazo de|sucesora? de|en relevo de|predecesora?,?|antecesora?,?',
      'sucede a|sucedera a|reemplaza a|reemplazara a|sustituye a|sustituira a|releva a|relevara a|toma(?:ra)? el (?:relevo|testigo) de',
    ],
    die: [
      'fallecio|ha fallecido|fallecid[oa]|fallecimiento de|murio|ha muerto|muerte de|en memoria de',
      '',
    ],
    move: [
      'se paso a|ha pasado a|se fue a|ahora en|hoy en|fichad[oa] por|ficho por|recalo en',
      'pasa a(?= la| \uE002| \uE001)|pasara a(?= la| \uE002| \uE001)|se va a|se marcha a|ficha por|fichara por',
    ],
    leave: [
      '(?<!me |se |nos |lo |la |le )dejo(?! (?:claro|de|que|constancia))|ha dejado(?! (?:claro|de|que))|renuncio|ha renunciado|dimitio|ha dimitido|ceso|ha cesado|abandono|ha abandonado|se (?:marcho|jubilo|despidio|desvinculo|retiro)|se ha (?:marchado|jubilado|despedido|desvinculado)|salio de|ya no (?:es|trabaja|esta|forma|dirige|ocupa)|(?:fue|ha sido) (?:cesad|destituid|despedid)[oa]|causo baja|salida de|renuncia de|marcha de|dimision de|cese de|cesad[oa]',
      '(?<!me |se |nos |lo |la |le )deja(?! (?:claro|de|que|\\w+[aei]r(?!\\w)))|dejara|dejar (?:la|el|su) |abandona|abandonara|se marcha|se marchara|renunciara|saldra|se jubila|se jubilara|cesara|se va|se despide|dimite|renuncia|cesa',
    ],
    appoint: [
      'nombra|nombro|nombrad[oa]|ha nombrado|designa|designo|designad[oa]|ficha|ficho|ha fichado|contrata|contrato a|promueve|promovid[oa]|asciende|ascendid[oa]|ascenso de|nombramiento de|incorpora a|ha incorporado|nombramiento|elegid[oa]',
      'sera (?:nombrad|designad|promovid)[oa]',
    ],
    enter: [
      'se incorporo|se ha incorporado|asumio|ha asumido|se unio|se ha unido|tomo posesion|paso a ser|se convirtio|llego a|entro en|ascendio|ha ascendido|estreno|despacha|aterrizo en|desembarco en|asumiendo',
      'se incorpora|se incorporara|incorporarse|asume|asumira|asumir|se une|se unira|tomara posesion|sera|pasa a ser|pasara a ser|liderara|dirigira|ocupara',
    ],
  },
  pt: {
    succeeded: [
      'foi (?:sucedid|substituid)[oa] p(?:or|el[oa])|(?:sucedid|substituid)[oa] p(?:or|el[oa])|passou o testemunho a',
      'sera (?:sucedid|substituid)[oa] p(?:or|el[oa])|passa o testemunho a',
    ],
    succeed: [
      'sucedeu|substituiu|sucessora? d[eoa]|em substituicao d[eoa]|rendeu|no lugar d[eoa]|antecessora?,?',
      'sucede|sucedera|substitui|substituira|suceder a|substituir',
    ],
    die: ['faleceu|falecid[oa]|falecimento d[eoa]|morreu|morte d[eoa]|em memoria d[eoa]', ''],
    move: [
      'mudou-se para|transitou para|passou para|transferiu-se para|foi para|agora n[oa]|hoje n[oa]',
      'muda-se para|passa para|vai para|transita para',
    ],
    leave: [
      '(?<!me |lhe |nos |se )deixou(?! (?:de|que|claro))|saiu (?:d[aoe]s?|em|no|na|para)|renunciou|demitiu-se|pediu demissao|aposentou-se|reformou-se|se aposentou|ja nao (?:e|esta|trabalha|dirige|lidera)|nao e mais|nao trabalha mais|foi (?:demitid|exonerad|afastad|destituid)[oa]|cessou|abandonou|despediu-se|desligou-se|se desligou|saida d[eoa]|renuncia d[eoa]|demissao d[eoa]',
      '(?<!me |lhe |nos |se )deixa(?! (?:de|que|claro|\\w+r(?!\\w)))|deixara|deixar (?:a|o) |saira|sai (?:d[aoe]s?|em|no|na|para)|vai sair|reforma-se|aposenta-se|se aposenta|abandona|cessa|cessara|despede-se|demite-se',
    ],
    appoint: [
      'nomeia|nomeou|nomead[oa]|contrata|contratou|contratad[oa]|promove|promoveu|promovid[oa]|designad[oa]|designou|nomeacao d[eoa]|indicou|indicad[oa]|eleit[oa]|nomeacao',
      'sera (?:nomead|designad|promovid)[oa]',
    ],
    enter: [
      'assumiu|ingressou|entrou|juntou-se|passou a (?:ser|liderar|dirigir|ocupar)|tornou-se|tomou posse|iniciou funcoes|chegou a|integrou|a frente (?:esta|fica)',
      'assume|assumira|assumir|ingressa|entra n[oa]|entra em|entrara|junta-se|juntar-se-a|tomara posse|passa a (?:ser|liderar|dirigir|ocupar)|inicia funcoes|sera',
    ],
  },
  it: {
    succeeded: [
      'e stat[oa] sostituit[oa] da|sostituit[oa] da|ha passato il testimone a|ha lasciato il posto a',
      'sara sostituit[oa] da|passa il testimone a|passera il testimone a|lascia il posto a',
    ],
    succeed: [
      'e succedut[oa] a|ha sostituito|ha preso il posto di|al posto di|successore di|e subentrat[oa] a|subentrat[oa] a|in sostituzione di|predecessore,?',
      '(?:succede|succedera|subentra|subentrera) (?:(?:il|dal|da|in|ad?) (?:\\S+ ){1,3})?ad?|prende il posto di|sostituisce|sostituira|prendera il posto di|raccoglie il testimone da',
    ],
    die: [
      'e mancat[oa]|scompars[oa]|e mort[oa]|decedut[oa]|scomparsa di|lutto per|in memoria di|ci ha lasciato',
      '',
    ],
    move: [
      'e passat[oa] (?:a|in|al)|passat[oa] a|ora in|oggi in|oggi a',
      'passa a(?:l|lla)?|passera a(?:l|lla)?|va in(?= \uE002)',
    ],
    leave: [
      'ha lasciato|lascio|si e dimess[oa]|dimess[oa]si|e uscit[oa]|non e piu|non lavora piu|e andat[oa] in pensione|ha rassegnato le dimissioni|si e congedat[oa]|ha passato il testimone|uscita di|addio di|dimissioni di|ha ceduto',
      '(?<!mi |si |ci |gli )lascia(?! (?:che|\\w+re(?!\\w)))|lascera|lasciare|si dimette|si dimettera|andra in pensione|va in pensione|uscira|passa il testimone|passera il testimone|si congeda|esce da',
    ],
    appoint: [
      'nomina|nominat[oa]|ha nominato|assunt[oa]|promoss[oa]|promuove|nomina di|ingaggia|designat[oa]|affidat[oa] a|arruola',
      'sara (?:nominat|promoss)[oa]',
    ],
    enter: [
      'e entrat[oa]|e approdat[oa]|e diventat[oa]|ha assunto|ha preso servizio|e arrivat[oa]|approdat[oa]|si e insediat[oa]|e (?:il nuovo|la nuova)|entrat[oa] in',
      'assume|entra in|entrera|approda|approdera|assumera|diventa|diventera|arriva|arrivera|sara|prendera servizio|guidera',
    ],
  },
  ro: {
    succeeded: [
      '(?:a fost |)(?:inlocuita?|succedata?) de|a predat stafeta',
      'va fi (?:inlocuita?|succedata?) de|preda stafeta|va preda stafeta',
    ],
    succeed: [
      '(?:i-a|a) succedat|l-a inlocuit pe|a inlocuit-o pe|a preluat de la|succesoarea?(?: lui)?|succesorul(?: lui)?|in locul(?: lui)?|predecesoarea?|predecesorul',
      'ii succeda|ii va succeda|il va inlocui pe|o va inlocui pe|inlocuieste|preia de la',
    ],
    die: ['a murit|a decedat|a incetat din viata|s-a stins|in memoriam|condoleante', ''],
    move: [
      'a trecut la|s-a mutat la|a plecat la|(?:este )?acum la',
      'trece la|se muta la|pleaca la|va trece la|va pleca la',
    ],
    leave: [
      'a parasit|a plecat|plecata|a demisionat|si-a dat demisia|s-a retras|s-a pensionat|nu mai (?:lucreaza|este|conduce|ocupa|face)|a fost (?:demis|concediat|revocat|destituit|eliberat)a?|plecarea|demisia|retragerea|s-a despartit de|si-a incheiat|si-a luat ramas bun',
      'paraseste|va parasi|pleaca|va pleca|demisioneaza|isi da demisia|se retrage|se va retrage|se pensioneaza|iese la pensie|isi ia ramas bun|isi incheie|isi va incheia',
    ],
    appoint: [
      'a numit-o pe|l-a numit pe|a numit|numita?|a angajat-o pe|a angajat|angajata|a recrutat-o pe|a recrutat|recrutata?|promovata?|desemnata?|numirea(?: lui)?|a adus-o pe|l-a adus pe|a cooptat-o pe|l-a cooptat pe',
      'va fi (?:numit|promovat|desemnat|angajat)a?|o numeste pe|il numeste pe|numeste',
    ],
    enter: [
      's-a alaturat|a preluat|a devenit|a intrat in|a inceput|a venit la|a revenit la|si-a inceput',
      'se alatura|se va alatura|preia|va prelua|devine|va deveni|intra in|va incepe|incepe|vine la|va veni la|va fi|va conduce|va ocupa|isi va incepe',
    ],
  },
};
