import type { LanguageMoves } from './move-kind.ts';

/** The livelier ways to report a move in French, Spanish, Portuguese and Italian. */
export const ROMANCE_IDIOMS: Readonly<Record<string, Partial<LanguageMoves>>> = {
  fr: {
    succeeded: [
      'a cede (?:son fauteuil|les renes|les cles) a|a transmis .{0,30}a',
      'cedera .{0,30}a|transmettra .{0,30}a',
    ],
    succeed: [
      "a pris la releve d[e']|a repris le poste d[e']|en lieu et place d[e']|a la place d[e']",
      "prend(?:ra)? la releve d[e']|reprend(?:ra)? le poste d[e']",
    ],
    move: [
      "a (?:troque|echange|quitte) .{0,60} (?:contre|pour)|a pris la direction d[e']|a mis le cap sur|a atterri (?:chez|a)|a ete debauchee? par|a file (?:chez|a)|passe a la concurrence|(?:officie|travaille|exerce|enseigne)(?: \\p{L}+)? (?:desormais|aujourd'hui|maintenant) (?:chez|a|pour)|(?:desormais|aujourd'hui|maintenant) (?:chez|a la|au service)|a change de",
      "troque .{0,60} (?:contre|pour)|met(?:tra)? le cap sur|file(?:ra)? chez|ira chez|va (?:rejoindre|passer chez)|s'envole (?:pour|vers)|pose(?:ra)? ses (?:valises|cartons) (?:chez|a)|partir (?:chez|pour)|s'apprete a rejoindre",
    ],
    leave: [
      "(?:vient|arrive|venait|arrivait|venue?) d[eu](?: chez| la)?(?= )|a (?:licencie|limoge|remercie|congedie)|s'est separee? d[eu]|a tourne la page|a rendu (?:son|ses|les) \\p{L}+|a fait ses (?:cartons|adieux|valises)|(?:a|avait|ayant) cesse (?:toutes )?ses fonctions|a tire sa reverence|a raccroche|a jete l'eponge|a claque la porte|a pris congee?|ne (?:fait|travaille|figure|compte|siege) (?:plus|pas)|plus partie|n'(?:est|exerce|officie|appartient) plus|(?:mission|contrat|mandat|interim|remplacement|cdd|aventure) .{0,70}(?:s'est (?:achevee?|terminee?)|a pris fin|est terminee?|est finie?|est achevee?)|a mis fin|a ete (?:ecartee?|evincee?|congediee?|debarquee?)|a la retraite|retraitee? d|s'est retiree?|s'en est allee?|apres .{0,40} (?:ans|annees|mois) (?:chez|a la|au sein)|dernier jour .{0,40}etait",
      "fait ses (?:cartons|adieux|valises)|fera ses (?:cartons|adieux|valises)|raccroche(?:ra)?|jette l'eponge|s'apprete a quitter|va (?:quitter|partir|prendre sa retraite)|(?:contrat|mission|mandat|interim) .{0,60}(?:prend(?:ra)? fin|s'achev\\w+|expire(?:ra)?|se termin\\w+)|encore (?:quelques|deux|trois|\\d+) (?:semaines|mois|jours)|(?:dernieres|derniers) (?:semaines|mois|jours) (?:chez|a|au)|prepare son depart|a annonce son depart|a remis sa demission|en preavis|son preavis|jusqu'a (?:l'arrivee|la nomination|ce que)|le temps de trouver|fera valoir ses droits|cesse(?:ra)? ses fonctions|son depart|est partant|partant[e]?",
    ],
    appoint: [
      "a (?:choisi|recrute|nomme|debauche|trouve|promu|designe|engage)|s'est (?:offert|attache|dote)|a confie .{0,60} a|s'attache les services d[e']|est confie\\w{0,2} a|a ete (?:choisie?|portee?|placee?) ",
      'accueillera|nommera|recrutera|confiera .{0,60} a|va (?:accueillir|nommer|recruter)',
    ],
    enter: [
      "a debarque|a pris ses quartiers|a repris|a integre|integrait|est de retour (?:chez|a)|de retour (?:chez|a)|a succede|a ete mise? a la tete|s'est vu confier|a demarre|a commence|a pose ses (?:valises|cartons)|assure l'interim",
      'integre(?:ra)?|prendra (?:la|les|le|ses)|reprend(?:ra)?|demarre(?:ra)?|commence(?:ra)?|debarque(?:ra)?|sera (?:la|le|notre|sa|son)|va (?:prendre|integrer|rejoindre|diriger)|pose(?:ra)? ses (?:valises|cartons)|je (?:rejoins|rejoindrai|prendrai|commence)|future?',
    ],
  },
  es: {
    succeeded: ['entrego el testigo a|dio paso a', 'entregara el testigo a|dara paso a'],
    succeed: [
      'tomo el (?:relevo|testigo) de|en lugar de(?! \\p{L}+[aei]r(?:l[oae]s?|se|me)?(?!\\p{L}))|ocupo el lugar de|ocupo la vacante de',
      'ocupara el (?:lugar|puesto) de|ocupara la vacante de',
    ],
    move: [
      '(?:cambio|ha cambiado) .{0,60} por|recalo en|aterrizo en|(?:trabaja|ejerce|esta|ensena|asesora)(?: \\p{L}+)? (?:ahora|hoy|actualmente) (?:en|para|a)|(?:ahora|hoy) (?:trabaja|ejerce|esta|milita|dirige|asesora)|se mudo a|salto a|emigro a|fue fichad[oa] por|se incorporo a',
      '(?:lo|la) espera\\p{L}*(?: \\p{L}+){0,3}|cambia .{0,60} por|cambiara .{0,60} por|salta a|pone rumbo a|pondra rumbo a|aterriza en|aterrizara en|recala en|recalara en',
    ],
    leave: [
      '(?:viene|vino|llega|procede|venia) de(?: la)?(?= )|despidio|destituyo|dijo adios|dio (?:un )?portazo|se alejo|puso fin|cerro (?:su|una) etapa|ha cerrado (?:su|una) etapa|hizo las maletas|se acogio a la jubilacion|(?:contrato|mandato|periodo|interinato|encargo) .{0,60}(?:vencio|termino|concluyo|expiro|finalizo)|no sigue|dejo de|ha dejado de|concluyo|finalizo su|termino su|fue removid[oa]|fue desvinculad[oa]|desvinculad[oa]|pidio la baja|jubilad[oa]|que fuera|fuera',
      'cede(?:ra)? el (?:puesto|cargo|testigo)|dice adios|dira adios|hace las maletas|pone fin|pondra fin|(?:contrato|mandato|periodo) .{0,60}(?:vence(?:ra)?|termina(?:ra)?|concluye|concluira|expira(?:ra)?)|ultim[oa]s (?:dias|semanas|meses) (?:en|como|al frente)|concluira|concluye(?! (?:el|la) (?:proceso|busqueda|seleccion|tramite))|finalizara|terminara|seguira .{0,40}hasta|permanecera .{0,40}hasta|continuara .{0,40}hasta|hasta que .{0,40}(?:sucesor|reemplazo|relevo)|va a dejar|dejara de|saliente|presento su renuncia|cierra (?:su|una) etapa',
    ],
    appoint: [
      'en su (?:reemplazo|lugar|sustitucion) a|eligio|(?:fue|ha sido) (?:elegid|escogid|confirmad)[oa]|encontro|encargo .{0,40} a|confio .{0,60} a|reclut[oa]',
      'incorporara|nombrara|designara|fichara|tendra(?! que)',
    ],
    enter: [
      'desembarco|arranco|ha vuelto a|volvio a|regreso a|esta de vuelta en|ocupa desde|tomo las riendas|ha tomado posesion|empezo|comenzo|inicio (?:sus|su)',
      '(?:empiezo|comienzo|me incorporo)(?= (?:(?!cada |tod[oa]s |el dia (?!\\d)|la (?:semana|jornada|manana))\\S+ ){0,5}\uE001)|arranca|arrancara|empieza|empezara|comienza|comenzara|inicia(?:ra)? (?:sus|su)|llega(?:ra)?(?= (?:a|en|el))|tomara|ocupara (?:el|la)|vuelve a|volvera a|se estrena|se estrenara|regresa a|regresara|futur[oa]|entrante|elect[oa]',
    ],
  },
  pt: {
    succeeded: ['passou o bastao a|deu lugar a', 'passara o bastao|dara lugar a'],
    succeed: [
      'ocupou o lugar d[eoa]|no posto d[eoa]',
      'ocupara o lugar d[eoa]|assume o lugar d[eoa]',
    ],
    move: [
      'trocou .{0,60} p(?:or|el[oa])|migrou para|rumou (?:a|para)|foi contratad[oa] p(?:or|el[oa])|(?:trabalha|atua|esta|leciona|responde)(?: \\p{L}+)? (?:agora|hoje|atualmente)|(?:agora|hoje) (?:trabalha|atua|esta|responde|comanda)|aterrou n[oa]|desembarcou n[oa]',
      'troca .{0,60} p(?:or|el[oa])|trocara .{0,60} p(?:or|el[oa])|migra para|ruma (?:a|para)|a caminho d[eoa]|segue para|desembarca n[oa]|ira para|vai trabalhar',
    ],
    leave: [
      '(?:vem|veio|chega|vinha) d[aoe](?= )|demitiu|exonerou|disse adeus|fechou (?:o|um) ciclo|encerrou|pendurou|(?:contrato|mandato|interinidade|periodo) .{0,60}(?:terminou|venceu|acabou|expirou|chegou ao fim)|ja nao faz parte|ja nao (?:integra|pertence|conta)|nao (?:faz|integra|pertence|esta) mais|nao faz parte|bateu com a porta|foi desligad[oa]|pediu (?:para sair|as contas|a reforma)|concluiu|jubilou-se|aposentad[oa]|reformad[oa]|despediu',
      'diz adeus|fecha (?:o|um) ciclo|encerra(?:ra)?|(?:contrato|mandato|interinidade) .{0,60}(?:termina(?:ra)?|vence(?:ra)?|acaba(?:ra)?|chega ao fim)|ultim[oa]s (?:dias|semanas|meses) (?:n[oa]|como|a frente)|de saida|esta de saida|vai deixar|despede-se|se despede|fica(?:ra)? .{0,40}ate|permanece(?:ra)? .{0,40}ate|mantem-se .{0,40}ate|continua(?:ra)? .{0,40}ate|ate que .{0,40}(?:sucessor|substitut)|cumpre aviso|aviso previo|demissionari[oa]',
    ],
    appoint: [
      'escolheu|(?:foi|e) (?:escolhid|confirmad|eleit)[oa]|encontrou|confiou .{0,60} a|recrutou|anunciou .{0,40}como',
      'contara com|tera|nomeara|acolhera|recebera',
    ],
    enter: [
      'chegou|estreou|regressou a|voltou a|esta de volta a|desembarcou|aterrou|comecou|arrancou|tomou as redeas|foi para a frente',
      'comeco(?= (?:(?!cada |tod[oa]s |o dia |a (?:semana|manha))\\S+ ){0,5}\uE001)|comeca(?:ra)?|estreia|chega(?:ra)?(?= (?:a|n[oa]|em))|toma(?:ra)? as redeas|regressa|volta(?:ra)? a|inicia(?:ra)?|passara a|vai (?:assumir|ocupar|integrar|comecar|chefiar)|ocupara|futur[oa]',
    ],
  },
  it: {
    succeeded: [
      'ha ceduto (?:il testimone|il posto|la poltrona) a',
      'cede(?:ra)? (?:il testimone|il posto|la poltrona) a',
    ],
    succeed: [
      'ha raccolto il testimone|in luogo di|ha rilevato',
      'rileva(?:ra)?|raccogliera il testimone d',
    ],
    move: [
      'ha scelto|ha scambiato .{0,60} (?:con|per)|e approdat[oa] (?:a|in|al)|e finit[oa] (?:a|in|al)|(?:lavora|insegna|opera|siede)(?: \\p{L}+)? (?:oggi|ora|adesso)|(?:oggi|ora|adesso) (?:lavora|guida|insegna|opera|e) (?:in|a|per|alla|al)|ha traslocato|si e trasferit[oa]|strappat[oa] a',
      'scambia .{0,60} (?:con|per)|trasloca(?:ra)?|si trasferisce|si trasferira|lo attende|la attende|lo aspetta|la aspetta|va a(?=l| )|andra a|approdera a|prossim[oa] destinazione',
    ],
    leave: [
      "(?:viene|arriva|proviene|veniva|arrivava|approda)(?: (?:in|a|al|alla) .{0,30})? da(?:lla|l)?(?= )|ha licenziato|ha rimosso|ha salutato|saluto|ha detto addio|disse addio|ha chiuso|ha sbattuto la porta|ha appeso|(?:contratto|mandato|incarico|interim|periodo) .{0,60}(?:e scadut[oa]|e finit[oa]|e terminat[oa]|si e conclus[oa]|scaduto)|non (?:fa|figura|siede|ricopre|guida|dirige) piu|ha fatto le valigie|ha terminato|ha concluso|e stat[oa] (?:licenziat|rimoss|sollevat|esonerat)[oa]|in pensione|ha mollato|in quiescenza|se n'e andat[oa]",
      'saluta|salutera|dice addio|dira addio|chiude(?:ra)?|appende|fa le valigie|(?:contratto|mandato|incarico) .{0,60}(?:scade|scadra|termina|terminera|si conclude)|ultim[ie] (?:giorni|settimane|mesi) (?:in|come|alla guida)|resta .{0,40}fino|restera .{0,40}fino|rimane .{0,40}fino|rimarra .{0,40}fino|finche .{0,40}(?:successore|sostitut)|in uscita|uscente|e in partenza|sta lasciando|sta per lasciare|cessera|cessa|in preavviso',
    ],
    appoint: [
      'ha scelto|ha (?:trovato|reclutato|ingaggiato|chiamato|affidato)|ha affidato .{0,60} a|e stat[oa] (?:scelt|chiamat|elett|confermat)[oa]',
      'accogliera|avra|nominera|affidera .{0,60} a',
    ],
    enter: [
      'e tornat[oa]|e sbarcat[oa]|ha iniziato|ha cominciato|ha preso le redini|e salit[oa]|insediat[oa]|ha preso il timone|si e unit[oa]|ha raggiunto',
      'comincio(?= (?:(?!ogni |la (?:giornata|settimana|mattina))\\S+ ){0,5}\uE001)|iniziera|comincera|inizia|comincia|torna in|tornera|sale|salira|prende(?:ra)? (?:le redini|il timone|la guida|servizio|il posto)|si insedia|si insediera|e atteso|sara (?:il|la)|si unira|si unisce|futur[oa]|raggiunge(?:ra)?|ricoprira',
    ],
  },
};
