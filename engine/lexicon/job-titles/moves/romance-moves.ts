import type { LanguageMoves } from './move-kind.ts';

/**
 * Moves in French, Spanish, Portuguese, Italian and Romanian: plain verbs, then the livelier ways that columns of people prefer, such as 'hangs up her hat'. Where
 * two phrases overlap, the one of the kind listed first is the move.
 */
export const ROMANCE_MOVES: Readonly<Record<string, LanguageMoves>> = {
  fr: {
    succeeded: [
      '(?:ete |est )?(?:remplace|succede)e? par|cede (?:sa|la) place a|passe le (?:relais|temoin) a|a cede (?:son fauteuil|les renes|les cles) a|a transmis .{0,30}a',
      '(?:sera|etre) (?:remplace|succede)e? par|cedera (?:sa|la) place a|passera le (?:relais|temoin) a|cedera .{0,30}a|transmettra .{0,30}a',
    ],
    succeed: [
      "a succede a|succedait a|a remplace|succeda a|successeur d[e']|remplacante? d[e']|en remplacement d[e']|succedant a|pris la (?:suite|succession) d[e']|predecesseur,?|predecesseure,?|a pris la releve d[e']|a repris le poste d[e']|en lieu et place d[e']|a la place d[e']",
      "succede a|succedera a|succeder a|remplacera|remplace|remplacer|prend(?:ra)? la (?:suite|succession) d[e']|prend(?:ra)? la releve d[e']|reprend(?:ra)? le poste d[e']",
    ],
    die: [
      "decedee?|disparition d[e']|s'est eteinte?|deces d[e']|est morte?|hommage posthume|nous a quittes",
      '',
    ],
    move: [
      "(?:(?:est|etait) passee?|passee) d[eu][^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} (?:a|au|chez)(?= )|passee? chez|partie? (?:chez|rejoindre)|(?<=[\uE000\uE003], )partie? (?:[^ .,;]+ ){0,5}(?:chez|rejoindre)|aujourd'hui (?:chez|a la|a l'|au)|desormais (?:chez|a la|a l'|au)|a (?:troque|echange|quitte) .{0,60} (?:contre|pour)|a pris la direction d[e']|a mis le cap sur|a atterri (?:chez|a)|a ete debauchee? par|a file (?:chez|a)|passe a la concurrence|(?:officie|travaille|exerce|enseigne)(?: \\p{L}+)? (?:desormais|aujourd'hui|maintenant) (?:chez|a|pour)|(?:desormais|aujourd'hui|maintenant) (?:chez|a la|au service)|a change de",
      "passe(?:ra)? d[eu][^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} (?:a|au|chez)(?= )|passe chez|part (?:chez|rejoindre)|partira chez|s'en va chez|troque .{0,60} (?:contre|pour)|met(?:tra)? le cap sur|file(?:ra)? chez|ira chez|va (?:rejoindre|passer chez)|s'envole (?:pour|vers)|pose(?:ra)? ses (?:valises|cartons) (?:chez|a)|partir (?:chez|pour)|s'apprete a rejoindre",
    ],
    leave: [
      "a(?:vait|yant|voir)? quitte|(?:ai|avais|avons|ont|avaient) quitte(?= (?:\uE001|mon poste|mes fonctions|notre groupe))|quitta|a demissionne|est partie?|(?<=[\uE000\uE003], )partie?(?= (?:en|au|aux|a|l'|le|la|fin|debut|mi|cet|cette|ce|depuis|pour|apres|il y|avec|vers)(?!\\p{L}))|n'est plus|ne travaille plus|n'occupe plus|a pris sa retraite|fait valoir ses droits|a cede|a passe le|a ete (?:remerci|demis|licenci|limog|revoqu)ee?|depart d[e']|demission d[e']|apres avoir (?:quitte|dirige)|(?:vient|arrive|venait|arrivait|venue?) d[eu](?: chez| la)?(?= )|a (?:licencie|limoge|remercie|congedie)|s'est separee? d[eu]|a tourne la page|a rendu (?:son|ses|les) \\p{L}+|a fait ses (?:cartons|adieux|valises)|(?:a|avait|ayant) cesse (?:toutes )?ses fonctions|a tire sa reverence|a raccroche|a jete l'eponge|a claque la porte|a pris congee?|ne (?:fait|travaille|figure|compte|siege) plus|plus partie|n'(?:est|exerce|officie|appartient) plus|(?:mission|contrat|mandat|interim|remplacement|cdd|aventure) .{0,70}(?:s'est (?:achevee?|terminee?)|a pris fin|est terminee?|est finie?|est achevee?)|a mis fin|a ete (?:ecartee?|evincee?|congediee?|debarquee?)|a la retraite|retraitee? d|s'est retiree?|s'en est allee?|dernier jour .{0,40}etait",
      "(?<!(?<!\\p{L})(?:ai|avais|avons|avez|ont|avaient|avoir) )quitte(?! a)|quittera|quitter (?:la|le|l'|ses|son|\uE001|\uE002)|partira|demissionne|demissionnera|prend(?:ra)? sa retraite|part (?:en|a la) retraite|cedera|passera le|passe le (?:relais|temoin)|sur le depart|s'en va|tire sa reverence|fait ses (?:cartons|adieux|valises)|fera ses (?:cartons|adieux|valises)|raccroche(?:ra)?|jette l'eponge|s'apprete a quitter|va (?:quitter|partir|prendre sa retraite)|(?:contrat|mission|mandat|interim) .{0,60}(?:prend(?:ra)? fin|s'achev\\w+|expire(?:ra)?|se termin\\w+)|encore (?:quelques|deux|trois|\\d+) (?:semaines|mois|jours)|(?:dernieres|derniers) (?:semaines|mois|jours) (?:chez|a|au)|prepare son depart|a annonce son depart|a remis sa demission|en preavis|son preavis|jusqu'a (?:l'arrivee|la nomination|ce que)|le temps de trouver|fera valoir ses droits|cesse(?:ra)? ses fonctions|son depart|est partant|partant[e]?",
    ],
    appoint: [
      "nommee?|nomme|promue?|promeut|recrutee?|recrute|nomination d[e']|arrivee d[e']|designee?|accueille|embauchee?|debauchee?|la nomination|a (?:choisi|recrute|nomme|debauche|trouve|promu|designe|engage)|s'est (?:offert|attache|dote)|a confie .{0,60} a|s'attache les services d[e']|est confie\\w{0,2} a|a ete (?:choisie?|portee?|placee?) ",
      'sera nommee?|sera promue?|accueillera|nommera|recrutera|confiera .{0,60} a|va (?:accueillir|nommer|recruter)',
    ],
    enter: [
      "(?:a|ayant|avait|avoir) rejoint|rejoignait|est devenue?|a pris (?:la tete|ses fonctions|le poste|la direction|les renes)|est arrivee?|est entree?|occupe depuis|prit la tete|y occupe|devenue?|a debarque|a pris ses quartiers|a repris|a integre|integrait|est de retour (?:chez|a)|de retour (?:chez|a)|a succede|a ete mise? a la tete|s'est vu confier|a demarre|a commence|a pose ses (?:valises|cartons)|assure l'interim",
      'rejoint|rejoindra|rejoindre|devient|deviendra|prend(?:ra)? (?:la tete|ses fonctions|le poste|les renes|la direction)|arrivera|arrive|entre(?:ra)? en fonctions?|occupera|dirigera|integre(?:ra)?|prendra (?:la|les|le|ses)|reprend(?:ra)?|demarre(?:ra)?|commence(?:ra)?|debarque(?:ra)?|sera (?:la|le|notre|sa|son)|va (?:prendre|integrer|rejoindre|diriger)|pose(?:ra)? ses (?:valises|cartons)|je (?:rejoins|rejoindrai|prendrai|commence)|future?',
    ],
  },
  es: {
    succeeded: [
      '(?:fue|ha sido) (?:sucedid|reemplazad|sustituid|relevad)[oa] por|(?:reemplazad|sustituid|relevad)[oa] por|quedo en manos de|cedio el testigo a|entrego el testigo a|dio paso a',
      'sera (?:sucedid|reemplazad|sustituid|relevad)[oa] por|cede(?:ra)? el testigo a|entregara el testigo a|dara paso a',
    ],
    succeed: [
      'sucedio a|ha sucedido a|reemplazo a|sustituyo a|ha sustituido a|relevo a|ha relevado a|en sustitucion de|en reemplazo de|sucesora? de|en relevo de|predecesora?,?|antecesora?,?|tomo el (?:relevo|testigo) de|en lugar de(?! \\p{L}+[aei]r(?:l[oae]s?|se|me)?(?!\\p{L}))|ocupo el lugar de|ocupo la vacante de',
      'sucede a|sucedera a|reemplaza a|reemplazara a|sustituye a|sustituira a|releva a|relevara a|toma(?:ra)? el (?:relevo|testigo) de|ocupara el (?:lugar|puesto) de|ocupara la vacante de',
    ],
    die: [
      'fallecio|ha fallecido|fallecid[oa]|fallecimiento de|murio|ha muerto|muerte de|en memoria de',
      '',
    ],
    move: [
      '(?:paso|ha pasado) de[^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} al?(?= )|se paso a|ha pasado a|se fue a|ahora en|hoy en|fichad[oa] (?:[^ .,;]+ ){0,4}por|se fue(?= (?:[^ .,;\uE000-\uE004]+ ){1,4}a (?:la )?[\uE002\uE003])|ficho por|recalo en|(?:cambio|ha cambiado) .{0,60} por|recalo en|aterrizo en|(?:trabaja|ejerce|esta|ensena|asesora)(?: \\p{L}+)? (?:ahora|hoy|actualmente) (?:en|para|a)|(?:ahora|hoy) (?:trabaja|ejerce|esta|milita|dirige|asesora)|se mudo a|salto a|emigro a|fue fichad[oa] por|se incorporo a',
      'pasa(?:ra)? de[^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} al?(?= )|pasa a(?= la| \uE002| \uE001)|pasara a(?= la| \uE002| \uE001)|se va a|se marcha a|ficha por|fichara por|(?:lo|la) espera\\p{L}*(?: \\p{L}+){0,3}|cambia .{0,60} por|cambiara .{0,60} por|salta a|pone rumbo a|pondra rumbo a|aterriza en|aterrizara en|recala en|recalara en',
    ],
    leave: [
      '(?<!me |se |nos |lo |la |le )dejo(?! (?:claro|de|que|constancia|sin))|ha dejado(?! (?:claro|de|que|constancia|sin))|renuncio|ha renunciado|dimitio|ha dimitido|ceso|ha cesado|abandono|ha abandonado|se (?:marcho|jubilo|despidio|desvinculo|retiro)|se ha (?:marchado|jubilado|despedido|desvinculado)|salio de|ya no (?:es|trabaja|esta|forma|dirige|ocupa)|(?:fue|ha sido) (?:cesad|destituid|despedid)[oa]|causo baja|salida de|renuncia de|marcha de|dimision de|cese de|cesad[oa]|(?:viene|vino|llega|procede|venia) de(?: la)?(?= )|despidio|destituyo|dijo adios|dio (?:un )?portazo|se alejo|puso fin|cerro (?:su|una) etapa|ha cerrado (?:su|una) etapa|hizo las maletas|se acogio a la jubilacion|(?:contrato|mandato|periodo|interinato|encargo) .{0,60}(?:vencio|termino|concluyo|expiro|finalizo)|no sigue|dejo de|ha dejado de|concluyo|finalizo su|termino su|fue removid[oa]|fue desvinculad[oa]|desvinculad[oa]|pidio la baja|jubilad[oa]|que fuera',
      '(?<!me |se |nos |lo |la |le )deja(?! (?:claro|de|que|constancia|sin|\\w+[aei]r(?!\\w)))|dejara|dejar (?:la|el|su) |abandona|abandonara|se marcha|se marchara|renunciara|saldra|se jubila|se jubilara|cesara|se va|se despide|dimite|renuncia|cesa|cede(?:ra)? el (?:puesto|cargo|testigo)|dice adios|dira adios|hace las maletas|pone fin|pondra fin|(?:contrato|mandato|periodo) .{0,60}(?:vence(?:ra)?|termina(?:ra)?|concluye|concluira|expira(?:ra)?)|ultim[oa]s (?:dias|semanas|meses) (?:en|como|al frente)|concluira|concluye(?! (?:el|la) (?:proceso|busqueda|seleccion|tramite))|finalizara|terminara|seguira .{0,40}hasta|permanecera .{0,40}hasta|continuara .{0,40}hasta|hasta que .{0,40}(?:sucesor|reemplazo|relevo)|va a dejar|dejara de|saliente|presento su renuncia|cierra (?:su|una) etapa',
    ],
    appoint: [
      'nombra|nombro|nombrad[oa]|ha nombrado|designa|designo|designad[oa]|ficha|ficho|ha fichado|contrata|contrato a|promueve|promovid[oa]|asciende|ascendid[oa]|ascenso de|nombramiento de|incorpora a|ha incorporado|nombramiento|elegid[oa]|en su (?:reemplazo|lugar|sustitucion) a|eligio|(?:fue|ha sido) (?:elegid|escogid|confirmad)[oa]|encontro|encargo .{0,40} a|confio .{0,60} a|reclut[oa]',
      'sera (?:nombrad|designad|promovid)[oa]|incorporara|nombrara|designara|fichara|tendra(?! que)',
    ],
    enter: [
      'se incorporo|se ha incorporado|asumio|ha asumido|se unio|se ha unido|tomo posesion|paso a ser|se convirtio|llego a|entro en|ascendio|ha ascendido|estreno|despacha|aterrizo en|desembarco en|asumiendo|desembarco|arranco|ha vuelto a|volvio a|regreso a|esta de vuelta en|ocupa desde|tomo las riendas|ha tomado posesion|empezo|comenzo|inicio (?:sus|su)',
      'se incorpora|se incorporara|incorporarse|asume|asumira|asumir|se une|se unira|tomara posesion|sera|pasa a ser|pasara a ser|liderara|dirigira|ocupara|(?:empiezo|comienzo|me incorporo)(?= (?:(?!cada |tod[oa]s |el dia (?!\\d)|la (?:semana|jornada|manana))\\S+ ){0,5}\uE001)|arranca|arrancara|empieza|empezara|comienza|comenzara|inicia(?:ra)? (?:sus|su)|llega(?:ra)?(?= (?:a|en|el))|tomara|ocupara (?:el|la)|vuelve a|volvera a|se estrena|se estrenara|regresa a|regresara|futur[oa]|entrante|elect[oa]',
    ],
  },
  pt: {
    succeeded: [
      'foi (?:sucedid|substituid)[oa] p(?:or|el[oa])|(?:sucedid|substituid)[oa] p(?:or|el[oa])|passou o testemunho a|passou o bastao a|deu lugar a',
      'sera (?:sucedid|substituid)[oa] p(?:or|el[oa])|passa o testemunho a|passara o bastao|dara lugar a',
    ],
    succeed: [
      'sucedeu|substituiu|sucessora? d[eoa]|em substituicao d[eoa]|rendeu|no lugar d[eoa]|antecessora?,?|ocupou o lugar d[eoa]|no posto d[eoa]',
      'sucede|sucedera|substitui|substituira|suceder a|substituir|ocupara o lugar d[eoa]|assume o lugar d[eoa]',
    ],
    die: ['faleceu|falecid[oa]|falecimento d[eoa]|morreu|morte d[eoa]|em memoria d[eoa]', ''],
    move: [
      'passou d[aeo][^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} para(?= )|mudou-se para|transitou para|passou para|transferiu-se para|foi para|agora n[oa]|hoje n[oa]|trocou .{0,60} p(?:or|el[oa])|migrou para|rumou (?:a|para)|foi contratad[oa] p(?:or|el[oa])|(?:trabalha|atua|esta|leciona|responde)(?: \\p{L}+)? (?:agora|hoje|atualmente)|(?:agora|hoje) (?:trabalha|atua|esta|responde|comanda)|aterrou n[oa]|desembarcou n[oa]',
      'passa(?:ra)? d[aeo][^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} para(?= )|muda-se para|passa para|vai para|transita para|troca .{0,60} p(?:or|el[oa])|trocara .{0,60} p(?:or|el[oa])|migra para|ruma (?:a|para)|a caminho d[eoa]|segue para|desembarca n[oa]|ira para|vai trabalhar',
    ],
    leave: [
      '(?<!me |lhe |nos |se )deixou(?! (?:de|que|claro))|saiu (?:d[aoe]s?|em|no|na|para)|renunciou|demitiu-se|pediu demissao|aposentou-se|reformou-se|se aposentou|ja nao (?:e|esta|trabalha|dirige|lidera)|nao e mais|nao trabalha mais|foi (?:demitid|exonerad|afastad|destituid)[oa]|cessou|abandonou|despediu-se|desligou-se|se desligou|saida d[eoa]|renuncia d[eoa]|demissao d[eoa]|(?:vem|veio|chega|vinha) d[aoe](?= )|demitiu|exonerou|disse adeus|fechou (?:o|um) ciclo|encerrou|pendurou|(?:contrato|mandato|interinidade|periodo) .{0,60}(?:terminou|venceu|acabou|expirou|chegou ao fim)|ja nao faz parte|ja nao (?:integra|pertence|conta)|nao (?:faz|integra|pertence|esta) mais|nao faz parte|bateu com a porta|foi desligad[oa]|pediu (?:para sair|as contas|a reforma)|concluiu|jubilou-se|aposentad[oa]|reformad[oa]|despediu',
      '(?<!me |lhe |nos |se )deixa(?! (?:de|que|claro|\\w+r(?!\\w)))|deixara|deixar (?:a|o) |saira|sai (?:d[aoe]s?|em|no|na|para)|vai sair|reforma-se|aposenta-se|se aposenta|abandona|cessa|cessara|despede-se|demite-se|diz adeus|fecha (?:o|um) ciclo|encerra(?:ra)?|(?:contrato|mandato|interinidade) .{0,60}(?:termina(?:ra)?|vence(?:ra)?|acaba(?:ra)?|chega ao fim)|ultim[oa]s (?:dias|semanas|meses) (?:n[oa]|como|a frente)|de saida|esta de saida|vai deixar|despede-se|se despede|fica(?:ra)? .{0,40}ate|permanece(?:ra)? .{0,40}ate|mantem-se .{0,40}ate|continua(?:ra)? .{0,40}ate|ate que .{0,40}(?:sucessor|substitut)|cumpre aviso|aviso previo|demissionari[oa]',
    ],
    appoint: [
      'nomeia|nomeou|nomead[oa]|contrata|contratou|contratad[oa]|promove|promoveu|promovid[oa]|designad[oa]|designou|nomeacao d[eoa]|indicou|indicad[oa]|eleit[oa]|nomeacao|escolheu|(?:foi|e) (?:escolhid|confirmad|eleit)[oa]|encontrou|confiou .{0,60} a|recrutou|anunciou .{0,40}como',
      'sera (?:nomead|designad|promovid)[oa]|contara com|tera|nomeara|acolhera|recebera',
    ],
    enter: [
      'assumiu|ingressou|entrou|juntou-se|passou a (?:ser|liderar|dirigir|ocupar)|tornou-se|tomou posse|iniciou funcoes|chegou a|integrou|a frente (?:esta|fica)|chegou|estreou|regressou a|voltou a|esta de volta a|desembarcou|aterrou|comecou|arrancou|tomou as redeas|foi para a frente',
      'assume|assumira|assumir|ingressa|entra n[oa]|entra em|entrara|junta-se|juntar-se-a|tomara posse|passa a (?:ser|liderar|dirigir|ocupar)|inicia funcoes|sera|comeco(?= (?:(?!cada |tod[oa]s |o dia |a (?:semana|manha))\\S+ ){0,5}\uE001)|comeca(?:ra)?|estreia|chega(?:ra)?(?= (?:a|n[oa]|em))|toma(?:ra)? as redeas|regressa|volta(?:ra)? a|inicia(?:ra)?|passara a|vai (?:assumir|ocupar|integrar|comecar|chefiar)|ocupara|futur[oa]',
    ],
  },
  it: {
    succeeded: [
      'e stat[oa] sostituit[oa] da|sostituit[oa] da|ha passato il testimone a|ha lasciato il posto a|ha ceduto (?:il testimone|il posto|la poltrona) a',
      'sara sostituit[oa] da|passa il testimone a|passera il testimone a|lascia il posto a|cede(?:ra)? (?:il testimone|il posto|la poltrona) a',
    ],
    succeed: [
      'e succedut[oa] a|ha sostituito|ha preso il posto di|al posto di|successore di|e subentrat[oa] a|subentrat[oa] a|in sostituzione di|predecessore,?|ha raccolto il testimone|in luogo di|ha rilevato',
      '(?:succede|succedera|subentra|subentrera) (?:(?:il|dal|da|in|ad?) (?:\\S+ ){1,3})?ad?|prende il posto di|sostituisce|sostituira|prendera il posto di|raccoglie il testimone da|rileva(?:ra)?|raccogliera il testimone d',
    ],
    die: [
      "e mancat[oa]|scomparsa (?:d[ie]|del|dello|della|dell'|dei|degli|delle)|scompars[oa]|e mort[oa]|decedut[oa]|lutto per|in memoria di|ci ha lasciato",
      '',
    ],
    move: [
      'e passat[oa] da[^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} (?:a|al|alla|in)(?= )|e passat[oa] (?:a|in|al)|passat[oa] a|(?<=[\uE000\uE003], )passat[oa] (?:[^ .,;]+ ){1,4}(?:a|al|alla|in)(?= [\uE001\uE002])|ora in|oggi in|oggi a|ha scelto|ha scambiato .{0,60} (?:con|per)|e approdat[oa] (?:a|in|al)|e finit[oa] (?:a|in|al)|(?:lavora|insegna|opera|siede)(?: \\p{L}+)? (?:oggi|ora|adesso)|(?:oggi|ora|adesso) (?:lavora|guida|insegna|opera|e) (?:in|a|per|alla|al)|ha traslocato|si e trasferit[oa]|strappat[oa] a',
      'passa da[^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} (?:a|al|alla|in)(?= )|passera da[^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} (?:a|al|alla|in)(?= )|passa a(?:l|lla)?|passera a(?:l|lla)?|va in(?= \uE002)|scambia .{0,60} (?:con|per)|trasloca(?:ra)?|si trasferisce|si trasferira|lo attende|la attende|lo aspetta|la aspetta|va a(?=l| )|andra a|approdera a|prossim[oa] destinazione',
    ],
    leave: [
      "ha lasciato|lascio|si e dimess[oa]|dimess[oa]si|e uscit[oa]|non e piu|non lavora piu|e andat[oa] in pensione|ha rassegnato le dimissioni|si e congedat[oa]|ha passato il testimone|uscita di|addio di|dimissioni di|ha ceduto|(?:viene|arriva|proviene|veniva|arrivava|approda)(?: (?:in|a|al|alla) .{0,30})? da(?:lla|l)?(?= )|ha licenziato|ha rimosso|ha salutato|saluto|ha detto addio|disse addio|ha chiuso|ha sbattuto la porta|ha appeso|(?:contratto|mandato|incarico|interim|periodo) .{0,60}(?:e scadut[oa]|e finit[oa]|e terminat[oa]|si e conclus[oa]|scaduto)|non (?:fa|figura|siede|ricopre|guida|dirige) piu|ha fatto le valigie|ha terminato|ha concluso|e stat[oa] (?:licenziat|rimoss|sollevat|esonerat)[oa]|in pensione|ha mollato|in quiescenza|se n'e andat[oa]",
      '(?<!mi |si |ci |gli )lascia(?! (?:che|\\w+re(?!\\w)))|lascera|lasciare|si dimette|si dimettera|andra in pensione|va in pensione|uscira|passa il testimone|passera il testimone|si congeda|esce da|saluta|salutera|dice addio|dira addio|chiude(?:ra)?|appende|fa le valigie|(?:contratto|mandato|incarico) .{0,60}(?:scade|scadra|termina|terminera|si conclude)|ultim[ie] (?:giorni|settimane|mesi) (?:in|come|alla guida)|resta .{0,40}fino|restera .{0,40}fino|rimane .{0,40}fino|rimarra .{0,40}fino|finche .{0,40}(?:successore|sostitut)|in uscita|uscente|e in partenza|sta lasciando|sta per lasciare|cessera|cessa|in preavviso',
    ],
    appoint: [
      'nomina|nominat[oa]|ha nominato|assunt[oa]|promoss[oa]|promuove|nomina di|ingaggia|designat[oa]|affidat[oa] a|arruola|ha scelto|ha (?:trovato|reclutato|ingaggiato|chiamato|affidato)|ha affidato .{0,60} a|e stat[oa] (?:scelt|chiamat|elett|confermat)[oa]',
      'sara (?:nominat|promoss)[oa]|accogliera|avra|nominera|affidera .{0,60} a',
    ],
    enter: [
      'e entrat[oa]|e approdat[oa]|e diventat[oa]|ha assunto|ha preso servizio|e arrivat[oa]|approdat[oa]|si e insediat[oa]|e (?:il nuovo|la nuova)|entrat[oa] in|e tornat[oa]|e sbarcat[oa]|ha iniziato|ha cominciato|ha preso le redini|e salit[oa]|insediat[oa]|ha preso il timone|si e unit[oa]|ha raggiunto',
      'entr(?:a|era) a far parte|assume|entra in|entrera|approda|approdera|assumera|diventa|diventera|arriva|arrivera|sara|prendera servizio|guidera|comincio(?= (?:(?!ogni |la (?:giornata|settimana|mattina))\\S+ ){0,5}\uE001)|iniziera|comincera|inizia|comincia|torna in|tornera|sale|salira|prende(?:ra)? (?:le redini|il timone|la guida|servizio|il posto)|si insedia|si insediera|e atteso|sara (?:il|la)|si unira|si unisce|futur[oa]|raggiunge(?:ra)?|ricoprira',
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
