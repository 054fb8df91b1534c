import type { LanguageMoves } from './move-kind.ts';

/**
 * The livelier ways of telling a move, which columns of people prefer to the plain verbs: 'clocks on at', 'hangs up her
 * hat', 'zieht weiter'. They are added to the plain verbs of their language.
 */
export const MOVE_IDIOMS: Readonly<Record<string, Partial<LanguageMoves>>> = {
  en: {
    succeeded: [
      '(?:gave|made|given|made) way (?:to|for)|handed the (?:baton|keys|reins) to',
      '(?:gives|makes|giving|making) way (?:to|for)|will (?:give|make) way (?:to|for)',
    ],
    succeed: [
      'filled the (?:seat|shoes|chair|post|vacancy) (?:left by|of|vacated by)|stepped into the shoes of|follow(?:s|ed|ing)? in the footsteps of|came in for|in succession to',
      'chosen to follow|to follow|fills? the (?:seat|shoes|chair|post|vacancy) (?:left by|of|vacated by)|steps? into the shoes of',
    ],
    move: [
      '(?:has |have )?(?:swapped|traded|exchanged) .{0,60} for|decamped for|crossed (?:over )?to|jumped ship to|made the (?:switch|move|jump) to|landed at|resurfaced at|turned up at|popped up at|poached by|snapped up by|lured (?:away )?(?:by|to)|hired away by|(?:has |have )?gone over to|crossed the (?:road|street|floor) to',
      'clocks? on at|turns? up at|heads? (?:off )?(?:to|for)|heading (?:off )?(?:to|for)|crosses (?:over )?to|is on (?:her|his) way to|takes? (?:her|his) (?:\\w+ ){1,3}to|(?:will )?swap .{0,60} for|trades? .{0,60} for|makes the (?:switch|move|jump) to|bound for|resurfaces at|will be (?:at|with) (?=[\uE002\uE003])',
    ],
    leave: [
      '(?:has |have )?(?:walked (?:out|away)|walked|hung up|signed off|bowed out|checked out|called (?:it|time)|waved goodbye to|turned (?:her|his|their) back on|severed ties with|cut ties with|packed (?:up|her|his)|cleaned out|emptied (?:her|his) desk|gone from|slipped away from|drawn a line under|closed the book on|finished up|gone into retirement)|(?:is|was|has been) (?:gone|out(?= (?:as|of)))|days? (?:at|with) [^.]{0,40} (?:are|were|is) over|shown the door|drawing (?:her|his) pension|ended (?:a|an|his|her|their) [^.]{0,40}(?:stint|career|tenure|run|spell|association|years)|came to (?:the|an) end of|finished (?:at|with|as|in|on|last|her|his|my)|(?:years|months|time|term|mandate|contract|secondment|assignment|cover|stint|spell|tenure) [^.]{0,70}(?:finished|ended|expired|lapsed|came to an end|is over|was up|ran out)|last day [^.]{0,50} was|last (?:week|day) (?:at|with) [^.]{0,40} behind|handed (?:in|back) (?:his|her|their|my) (?:pass|badge|lanyard|laptop|keys)|(?:his|her|their|my) (?:pass|badge|lanyard)|has been (?:out|gone|away) (?:of|from)|vacant since|exit|exited|wrapped up|moved out of|gone since|left me|did not renew|(?:was|were) not renewed|not (?:been )?renewed',
      'wants out|is off(?= (?:at|in|to|next|on|after|this|come|by|from)|[.,;]|$)|(?:will|would) be (?:gone|off|leaving|departing|out)|to be gone|be gone by|put(?:s|ting)? in (?:her|his|their) papers|serv(?:es|ing|e) (?:out )?(?:her|his|their|my|out)? ?notice|working (?:out )?(?:my|her|his) notice|on (?:her|his|their) way out|last (?:weeks|months|days|week|month|few weeks|few months) (?:at|with)|calls? time|hangs? up|signs? off|walks? away|packs? up|will (?:not be renewed|go|leave|quit|depart|step down|stand down|retire|exit|not return)|(?:runs out|expires|ends|lapses|is up|comes to an end|finishes)(?= (?:in|on|at|next|this|by|with)|[.,;]|$)|not (?:be )?seeking (?:another|a (?:new|further|second)|re-?)|until (?:a|her|his|their) (?:successor|replacement)|until (?:a |the )?(?:new|successor|replacement) \\w+ (?:is|has)|in (?:her|his|their) (?:final|last) (?:weeks|months|days)|outgoing|(?:will |to )?bow out|winding down|leaves? us|leaving us|farewell (?:do|drinks|party)|leaving (?:do|drinks|party)',
    ],
    appoint: [
      '(?:was|been|is) (?:put|placed) in charge of|put in charge|(?:was|been) made(?= (?:the |its )?(?:[\uE001\uE002] ?)?\uE004)|installed|handed the (?:job|role|post|brief|reins)|given the (?:job|role|post|nod)|found (?:a|its) (?:new )?(?=\uE004)|signed up|signed|landed(?= \uE000)|secured the services of|(?:got|gets) the (?:job|nod|top job)|picked up|bagged|enlisted|drafted in|unveiled|ushered in|welcomed|onboarded',
      '(?:will|to) be (?:made|installed|put in charge)|appointed to start|(?:has|have) (?:signed|chosen|picked)(?= \uE000)',
    ],
    enter: [
      'landed (?:at|in)|clocked on|got going|back at|settled in(?:to)? (?:at|as)|set up (?:shop|camp) at|signed (?:on|for) (?:with|at)|parachuted in|got (?:her|his) feet under|hit the ground|came over from|first day (?:at|with) [^.]{0,40} was|is (?:our|the) (?:new|newest)|has been with|with us since|just started|my first (?:day|week|month)|i (?:joined|started|became)|has taken (?:over|up|on|charge)|returned as',
      "clocks? on|gets? going|(?:will|would) be(?= (?:the |its |our |their )?(?:[\uE001\uE002](?:'s|s')? )?(?:next |new |first |incoming )?\uE004)|(?:will|would|to) (?:be joining|start|begin|commence|arrive|come)|starting (?:as|at|on|in|with)|arrives?(?= (?:at|in|on|next|as|from)|[.,;]|$)|(?:will|would) assume|assum(?:e|ing) duty|moves? into|takes? (?:her|his) (?:seat|chair|place)|i(?:'m|'ll| am| will)(?: be)? (?:starting|joining|start|join)|new job|incoming|due to start|due in|(?:is|are) (?:joining|starting|arriving)|first day is|-designate|designate",
    ],
  },
  de: {
    succeeded: [
      'staffelstab .{0,40}an|ubergab an|ubergeben an|machte platz fur|an ihre stelle|an seine stelle',
      'macht platz fur|ubergibt an',
    ],
    succeed: ['trat in die fussstapfen', 'tritt in die fussstapfen|ubernimmt .{0,70}von'],
    move: [
      'heuerte .{0,40}(?:bei|an)|angeheuert|abgeworben|zog es zu[mr]?|zog weiter|weitergezogen|arbeitet(?: \\p{L}+)? (?:jetzt|nun|inzwischen|heute|mittlerweile) (?:bei|fur)|(?:jetzt|nun|inzwischen|heute|mittlerweile) (?:bei|fur|in diensten)|in diensten|tauschte .{0,60} gegen|schlug .{0,20}auf bei|wechselte|hat .{0,60}gewechselt',
      'heuert .{0,40}(?:bei|an)|zieht es zu[mr]?|zieht weiter|tauscht .{0,60} gegen|wandert .{0,20}ab|unterschrieb bei|geht .{0,30}zu[mr]?|zu wechseln|wechselt|schliesst sich .{0,40}an',
    ],
    leave: [
      'kehrte .{0,60}den rucken|den rucken gekehrt|gab .{0,50}(?:ab|auf|den stab)|raumte|geraumt|nahm .{0,30}(?:abschied|den hut)|hat .{0,30}(?:aufgehort|hingeworfen|gekundigt)|warf .{0,30}hin|ist .{0,40}(?:weg|fort|gegangen|im ruhestand|in rente|in pension)|bin .{0,40}(?:weg|fort|gegangen|im ruhestand)|(?:war|waren) .{0,30}letzter arbeitstag|letzter (?:arbeits)?tag .{0,40}war|nicht mehr da|nicht mehr an bord|im ruhestand|vertrag .{0,60}(?:endete|lief aus|ausgelaufen)|mandat .{0,60}(?:endete|lief aus)|abgegeben|beendete|beendet|trennten sich|trennte sich|getrennte wege|musste gehen|vor die tur gesetzt|entlassen|verabschieden|in den wohlverdienten ruhestand',
      'kehrt .{0,60}den rucken|nimmt .{0,40}(?:abschied|den hut)|raumt|verabschiedet sich|lauft .{0,50}aus|endet|sagt .{0,20}(?:adieu|tschuss|servus|ade|lebewohl)|wirft .{0,30}hin|hort auf|letzter (?:arbeits)?tag|geht von bord|nicht verlangert|zieht sich .{0,40}zuruck|macht schluss|will .{0,30}(?:aufhoren|gehen|kurzertreten)|bis ein(?:e)? (?:nachfolge|ersatz)\\w*|bis .{0,30}nachfolge\\w*|letzte wochen|letzten (?:wochen|monate|tage)|auf abruf|gibt .{0,60}(?:ab|auf)(?=[ ,.]|$)|in (?:den )?(?:ruhestand|rente|pension)',
    ],
    appoint: [
      'hat .{0,60}(?:eingestellt|angeworben|an bord geholt|gefunden)|eingestellt|engagiert|an die spitze|zur neuen?|zum neuen?|besetzt|gewahlt|angeworben',
      'soll .{0,60}(?:werden|ubernehmen)|kunftige[rn]?',
    ],
    enter: [
      'ist .{0,30}an bord|an bord|zuruck bei|zuruckgekehrt|kehrte .{0,30}zuruck|dazugestossen|heuerte an|dienstantritt|neu im amt|neu dabei|neu bei|hat .{0,60}(?:ubernommen|angetreten|begonnen|angefangen)|fing .{0,30}an|angefangen|habe .{0,60}(?:ubernommen|begonnen|angefangen)',
      'fangt .{0,30}an|kommt (?:von|im|am|zum|zu[mr]?|als)|legt .{0,30}los|tritt .{0,60}ein|neue aufgabe|kunftig|werde .{0,60}(?:ubernehmen|beginnen|anfangen|verstarken|leiten|starten)|nimmt .{0,40}auf|dienstantritt ist|stosst zu|folgt',
    ],
  },
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
      "a tourne la page|a rendu (?:son|ses|les) \\p{L}+|a fait ses (?:cartons|adieux|valises)|a tire sa reverence|a raccroche|a jete l'eponge|a claque la porte|a pris congee?|ne (?:fait|travaille|figure|compte|siege) (?:plus|pas)|plus partie|n'(?:est|exerce|officie|appartient) plus|(?:mission|contrat|mandat|interim|remplacement|cdd|aventure) .{0,70}(?:s'est (?:achevee?|terminee?)|a pris fin|est terminee?|est finie?|est achevee?)|a mis fin|a ete (?:ecartee?|evincee?|congediee?|debarquee?)|a la retraite|retraitee? d|s'est retiree?|s'en est allee?|apres .{0,40} (?:ans|annees|mois) (?:chez|a la|au sein)|dernier jour .{0,40}etait",
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
      'tomo el (?:relevo|testigo) de|en lugar de|ocupo el lugar de|ocupo la vacante de',
      'ocupara el (?:lugar|puesto) de|ocupara la vacante de',
    ],
    move: [
      'cambio .{0,60} por|recalo en|aterrizo en|(?:trabaja|ejerce|esta|ensena|asesora)(?: \\p{L}+)? (?:ahora|hoy|actualmente) (?:en|para|a)|(?:ahora|hoy) (?:trabaja|ejerce|esta|milita|dirige|asesora)|se mudo a|salto a|emigro a|fue fichad[oa] por|se incorporo a',
      '(?:lo|la) espera\\p{L}*(?: \\p{L}+){0,3}|cambia .{0,60} por|cambiara .{0,60} por|salta a|pone rumbo a|pondra rumbo a|aterriza en|aterrizara en|recala en|recalara en',
    ],
    leave: [
      'dijo adios|dio (?:un )?portazo|colgo|ha colgado|se alejo|puso fin|cerro (?:su|una) etapa|ha cerrado (?:su|una) etapa|hizo las maletas|se acogio a la jubilacion|(?:contrato|mandato|periodo|interinato|encargo) .{0,60}(?:vencio|termino|concluyo|expiro|finalizo)|no sigue|dejo de|ha dejado de|concluyo|finalizo su|termino su|fue removid[oa]|fue desvinculad[oa]|desvinculad[oa]|pidio la baja|jubilad[oa]|que fuera|fuera',
      'dice adios|dira adios|cuelga|colgara|hace las maletas|pone fin|pondra fin|(?:contrato|mandato|periodo) .{0,60}(?:vence(?:ra)?|termina(?:ra)?|concluye|concluira|expira(?:ra)?)|ultimos dias en|ultimas semanas en|concluira|concluye|finalizara|terminara|seguira .{0,40}hasta|permanecera .{0,40}hasta|continuara .{0,40}hasta|hasta que .{0,40}(?:sucesor|reemplazo|relevo)|va a dejar|dejara de|saliente|presento su renuncia|cierra (?:su|una) etapa',
    ],
    appoint: [
      'eligio|(?:fue|ha sido) (?:elegid|escogid|confirmad)[oa]|encontro|encargo .{0,40} a|confio .{0,60} a|reclut[oa]',
      'incorporara|nombrara|designara|fichara|tendra',
    ],
    enter: [
      'desembarco|arranco|ha vuelto a|volvio a|regreso a|esta de vuelta en|ocupa desde|tomo las riendas|ha tomado posesion|empezo|comenzo|inicio (?:sus|su)',
      'arranca|arrancara|empieza|empezara|comienza|comenzara|inicia(?:ra)? (?:sus|su)|llega(?:ra)?(?= (?:a|en|el))|tomara|ocupa(?:ra)? (?:el|la)|vuelve a|volvera a|se estrena|se estrenara|regresa a|regresara|futur[oa]|entrante|elect[oa]',
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
      'disse adeus|fechou (?:o|um) ciclo|encerrou|pendurou|(?:contrato|mandato|interinidade|periodo) .{0,60}(?:terminou|venceu|acabou|expirou|chegou ao fim)|ja nao faz parte|ja nao (?:integra|pertence|conta)|nao (?:faz|integra|pertence|esta) mais|nao faz parte|bateu com a porta|foi desligad[oa]|pediu (?:para sair|as contas|a reforma)|concluiu|jubilou-se|aposentad[oa]|reformad[oa]|despediu',
      'diz adeus|fecha (?:o|um) ciclo|encerra(?:ra)?|(?:contrato|mandato|interinidade) .{0,60}(?:termina(?:ra)?|vence(?:ra)?|acaba(?:ra)?|chega ao fim)|ultimos dias n[oa]|ultimas semanas n[oa]|de saida|esta de saida|vai deixar|despede-se|se despede|fica(?:ra)? .{0,40}ate|permanece(?:ra)? .{0,40}ate|mantem-se .{0,40}ate|continua(?:ra)? .{0,40}ate|ate que .{0,40}(?:sucessor|substitut)|cumpre aviso|aviso previo|demissionari[oa]',
    ],
    appoint: [
      'escolheu|(?:foi|e) (?:escolhid|confirmad|eleit)[oa]|encontrou|confiou .{0,60} a|recrutou|anunciou .{0,40}como',
      'contara com|tera|nomeara|acolhera|recebera',
    ],
    enter: [
      'chegou|estreou|regressou a|voltou a|esta de volta a|desembarcou|aterrou|comecou|arrancou|tomou as redeas|foi para a frente',
      'comeca(?:ra)?|estreia|chega(?:ra)?(?= (?:a|n[oa]|em))|toma(?:ra)? as redeas|regressa|volta(?:ra)? a|inicia(?:ra)?|passara a|vai (?:assumir|ocupar|integrar|comecar|chefiar)|ocupara|futur[oa]',
    ],
  },
  it: {
    succeeded: [
      'ha ceduto (?:il testimone|il posto|la poltrona) a',
      'cede(?:ra)? (?:il testimone|il posto|la poltrona) a',
    ],
    succeed: [
      'ha raccolto il testimone d|in luogo di|ha rilevato',
      'rileva(?:ra)?|raccogliera il testimone d',
    ],
    move: [
      'ha scelto|ha scambiato .{0,60} (?:con|per)|e approdat[oa] (?:a|in|al)|e finit[oa] (?:a|in|al)|(?:lavora|insegna|opera|siede)(?: \\p{L}+)? (?:oggi|ora|adesso)|(?:oggi|ora|adesso) (?:lavora|guida|insegna|opera|e) (?:in|a|per|alla|al)|ha traslocato|si e trasferit[oa]|strappat[oa] a',
      'scambia .{0,60} (?:con|per)|trasloca(?:ra)?|si trasferisce|si trasferira|lo attende|la attende|lo aspetta|la aspetta|va a(?=l| )|andra a|approdera a|prossim[oa] destinazione',
    ],
    leave: [
      "ha salutato|saluto|ha detto addio|disse addio|ha chiuso|ha sbattuto la porta|ha appeso|(?:contratto|mandato|incarico|interim|periodo) .{0,60}(?:e scadut[oa]|e finit[oa]|e terminat[oa]|si e conclus[oa]|scaduto)|non (?:fa|figura|siede|ricopre|guida|dirige) piu|ha fatto le valigie|ha terminato|ha concluso|e stat[oa] (?:licenziat|rimoss|sollevat|esonerat)[oa]|in pensione|ha mollato|in quiescenza|se n'e andat[oa]",
      'saluta|salutera|dice addio|dira addio|chiude(?:ra)?|appende|fa le valigie|(?:contratto|mandato|incarico) .{0,60}(?:scade|scadra|termina|terminera|si conclude)|ultimi giorni in|ultime settimane in|resta .{0,40}fino|restera .{0,40}fino|rimane .{0,40}fino|rimarra .{0,40}fino|finche .{0,40}(?:successore|sostitut)|in uscita|uscente|e in partenza|sta lasciando|sta per lasciare|cessera|cessa|in preavviso',
    ],
    appoint: [
      'ha scelto|ha (?:trovato|reclutato|ingaggiato|chiamato|affidato)|ha affidato .{0,60} a|e stat[oa] (?:scelt|chiamat|elett|confermat)[oa]',
      'accogliera|avra|nominera|affidera .{0,60} a',
    ],
    enter: [
      'e tornat[oa]|e sbarcat[oa]|ha iniziato|ha cominciato|ha preso le redini|e salit[oa]|insediat[oa]|ha preso il timone|si e unit[oa]|ha raggiunto',
      'iniziera|comincera|inizia|comincia|torna in|tornera|sale|salira|prende(?:ra)? (?:le redini|il timone|la guida|servizio|il posto)|si insedia|si insediera|e atteso|sara (?:il|la)|si unira|si unisce|futur[oa]|raggiunge(?:ra)?|ricoprira',
    ],
  },
  nl: {
    succeeded: [
      'maakte plaats voor|gaf het stokje aan',
      'maakt plaats voor|geeft het stokje .{0,20}aan|draagt het stokje',
    ],
    succeed: ['nam .{0,40}over van', 'neemt .{0,40}over van|treedt in de voetsporen'],
    move: [
      'ruilde .{0,60} (?:voor|in)|verruilde .{0,60} voor|verkaste naar|ging aan de slag bij|weggekaapt door|werkt (?:nu|tegenwoordig|inmiddels) (?:bij|voor)|is (?:nu|tegenwoordig|inmiddels) (?:te vinden|werkzaam) bij|(?:nu|tegenwoordig|inmiddels) (?:werkzaam )?(?:bij|voor)|koos voor|overgestapt',
      'ruilt .{0,60} (?:voor|in)|verruilt .{0,60} voor|verkast naar|trekt naar|gaat .{0,30}aan de slag bij|gaat .{0,40}naar|stapt .{0,30}over|overstap naar|begint .{0,30}bij',
    ],
    leave: [
      'zei .{0,20}vaarwel|gaf .{0,30}eraan|stopte|gestopt|is .{0,40}(?:weg|vertrokken|met pensioen|opgestapt)|ben .{0,40}(?:weg|vertrokken|gestopt)|zwaaide .{0,40}af|afgezwaaid|uitgezwaaid|hield het voor gezien|(?:contract|opdracht|termijn|interim\\p{L}*) .{0,60}(?:liep af|is afgelopen|eindigde|zat erop|afgelopen|beeindigd)|ontslagen|aan de kant|niet meer (?:verbonden|actief|betrokken)|laatste werkdag .{0,40}was|leverde .{0,30}in|uit dienst|moest weg|ging weg|met emeritaat|sinds het vertrek van|na het vertrek van',
      'zegt .{0,20}vaarwel|stopt|zwaait .{0,40}af|gaat .{0,30}(?:weg|vertrekken|stoppen)|houdt het voor gezien|(?:contract|opdracht|termijn) .{0,60}(?:loopt .{0,20}af|eindigt)|laatste (?:weken|maanden|dagen|werkdag)|blijft .{0,40}tot|tot er een (?:opvolg\\p{L}+|vervang\\p{L}+)|tot .{0,30}opvolg\\p{L}+|wil stoppen|gaat verlaten|afscheid|uit dienst|hangt .{0,40}aan de wilgen|met pensioen',
    ],
    appoint: [
      'koos|gekozen tot|heeft .{0,60}(?:aangenomen|gevonden|binnengehaald|aangetrokken|benoemd)|aangenomen als|strikte|verwelkomt|verwelkomde|binnengehaald',
      'krijgt|verwelkomt',
    ],
    enter: [
      'is .{0,30}begonnen|terug bij|keerde .{0,20}terug|kwam in dienst|trad aan|aangetreden|ging van start|ging aan de slag|in dienst getreden|is de nieuwe',
      'trekt .{0,30}aan|gaat .{0,30}(?:aan de slag|beginnen|van start|in dienst|leiden)|keert .{0,20}terug|wordt de nieuwe|start|volgt|versterkt|komt (?:per|op|in|bij)|ik (?:begin|start)|aankomend|toekomstig',
    ],
  },
  sv: {
    succeeded: [
      'gav plats at|lamnade stafettpinnen till',
      'ger plats at|lamnar stafettpinnen till',
    ],
    move: [
      'bytte .{0,60} mot|har bytt .{0,60} mot|har bytt till|hoppade till|gick .{0,20}vidare till|gatt .{0,20}vidare till|(?:jobbar|arbetar) (?:nu|numera|idag|i dag) (?:pa|for|hos)|numera|varvad till|varvades till|rekryterades till',
      'byter .{0,60} mot|byter jobb till|gar vidare till|hoppar till|ny pa|flyttar till|hamnar pa|byter .{0,30}till',
    ],
    leave: [
      'sade adjo|har sagt (?:adjo|hej da)|tackade for sig|har tackat for sig|(?:har )?gatt (?:vidare|hem|i pension)|gick (?:vidare|i pension|hem)|(?:uppdrag\\w*|forordnande\\w*|vikariat\\w*|kontrakt\\w*|mandat\\w*) .{0,60}(?:tog slut|upphorde|lopte ut|avslutades|ar slut|gick ut)|ar (?:borta|pensionerad|i pension)|jobbar inte|arbetar inte|inte kvar|fick ga|har fatt ga|avskedad|lade ned|hoppade av|sista (?:arbets)?dag\\w* var|avslutade|avslutat',
      'sager (?:adjo|upp|hej da)|tackar for sig|gar vidare|(?:uppdrag\\w*|forordnande\\w*|vikariat\\w*|kontrakt\\w*) .{0,60}(?:loper ut|upphor|gar ut|tar slut)|sista (?:veckor|manader|dagar|arbetsdag)\\w*|stannar .{0,40}till|blir kvar .{0,40}till|sitter kvar .{0,40}(?:till|tills)|till[sl]? en eftertradare|hoppar av|pa vag bort|vill sluta|har sagt upp|ska (?:sluta|lamna|ga i pension)|kommer att (?:sluta|lamna)|slutar',
    ],
    appoint: [
      'har (?:utsett|valt|hittat|rekryterat|anstallt|befordrat|varvat)|valdes till|vald till|varvade|varvar|hittade',
      'far|ska bli|valkomnar',
    ],
    enter: [
      'ar tillbaka|kom tillbaka|atervande|anlande|har (?:tilltratt|borjat|blivit|tagit over|anslutit|gatt in)|gick in som|klev pa|ar nu|ar sedan',
      'ska (?:bli|borja|ta over|tilltrada|leda)|kommer att (?:bli|borja|ta over|tilltrada)|tilltradande|blivande|pa plats|kliver pa|aterkommer|ansluter|forstarker|jag (?:borjar|tar over)|stiger pa',
    ],
  },
  da: {
    move: [
      'skiftede .{0,60} ud med|har skiftet .{0,60} (?:ud med|til)|rykkede til|hentet til|(?:arbejder|er) (?:nu|i dag) (?:hos|for|i|pa)|gik over til|er rykket til|skiftede|har skiftet',
      'skifter .{0,60} (?:ud med|til)|rykker .{0,30}til|pa vej til|flytter til|hentes til|bytter',
    ],
    leave: [
      'sagt farvel|sagde farvel|har sagt farvel|takkede af|har takket af|er (?:stoppet|rejst|pensioneret|gaet|fratradt)|(?:kontrakt\\w*|vikariat\\w*|konstituering\\w*|periode\\w*|mandat\\w*) .{0,60}(?:udlob|slut|endte|er slut|ophorte)|gik af|gaet af|matte ga|smed handkladet|lagde .{0,30}bag sig|ikke laengere|arbejder ikke|fratradt|rejste|sidste (?:arbejds)?dag var|afsluttede',
      'siger farvel|takker af|gar af|(?:kontrakt\\w*|vikariat\\w*|periode\\w*) .{0,60}(?:udlober|slutter|opborer|ophorer)|sidste (?:uger|maneder|dage|arbejdsdag)|bliver .{0,40}(?:til|indtil)|fortsaetter .{0,40}(?:til|indtil)|indtil en (?:efterfolger|aflser|afloser)|pa vej vaek|stopper|skal stoppe|har opsagt|rejser|vil stoppe',
    ],
    appoint: [
      'har (?:valgt|udpeget|fundet|hentet|udnaevnt)|udpeget|udpeger|hentede|henter|valgte',
      'far',
    ],
    enter: [
      'er tilbage|vendte tilbage|kom til|landede hos|har (?:overtaget|tiltradt|sat sig)|satte sig i stolen|er nu|indtog',
      'kommer til|skal (?:vaere|lede|sta)|vender tilbage|satter sig i stolen|kommende|tilgar|pabegynder|jeg (?:begynder|starter|tiltraeder)',
    ],
  },
  no: {
    move: [
      'byttet .{0,60} mot|har byttet|hentet til|(?:jobber|arbeider|er) (?:na|i dag) (?:i|hos|for|pa)|hoppet over til|gikk over til|gikk videre til|har gatt videre til',
      'bytter .{0,60} (?:mot|ut)|pa vei til|hentes til|hopper over til|flytter til|gar videre til',
    ],
    leave: [
      'sa farvel|har sagt farvel|takket (?:av|for seg)|har takket (?:av|for seg)|ga seg|har gitt seg|(?:engasjement\\w*|vikariat\\w*|kontrakt\\w*|konstituering\\w*|periode\\w*|mandat\\w*) .{0,60}(?:gikk ut|utlop|er over|tok slut|endte|opphorte)|er (?:sluttet|pensjonert|ute|ferdig)|matte ga|gikk av med pensjon|kastet kortene|arbeider ikke|jobber ikke|har sluttet|har forlatt|ferdig i|siste (?:arbeids)?dag var|avsluttet',
      'sier farvel|takker (?:av|for seg)|gir seg|(?:engasjement\\w*|vikariat\\w*|kontrakt\\w*) .{0,60}(?:gar ut|utloper|opphorer)|siste (?:uker|maneder|dager|arbeidsdag)|blir .{0,40}(?:til|inntil)|fortsetter .{0,40}(?:til|inntil)|til (?:en )?(?:ny|etterfolger)\\w* er|pa vei ut|skal (?:slutte|ga av|forlate)|har sagt opp|vil slutte|pensjonerer seg',
    ],
    appoint: [
      'har (?:valgt|utnevnt|funnet|hentet|ansatt)|hentet|henter|valgte|utpekt|utpeker',
      'far',
    ],
    enter: [
      'er tilbake|vendte tilbake|kom til|landet (?:hos|i)|har (?:overtatt|tiltradt|begynt)|er na|inntok',
      'kommer til|skal (?:vaere|lede|begynne|overta)|vender tilbake|tar fatt|kommende|pabegynner|jeg (?:begynner|starter|tiltrer)|er ansatt som ny',
    ],
  },
  pl: {
    succeeded: [
      'przekazala? paleczke|ustapila? miejsca|ustapil miejsca',
      'przekaze paleczke|ustapi miejsca',
    ],
    move: [
      'zamienila? .{0,60} na|zamienil .{0,60} na|przeniosla? sie do|przeniosl sie do|podkupion[ya] przez|(?:pracuje|doradza|uczy) (?:teraz|dzis|obecnie)|(?:teraz|dzis|obecnie) (?:pracuje|doradza|kieruje|w)|trafila? do|przeszla|przeszedl',
      'zamienia .{0,60} na|zamieni .{0,60} na|przenosi sie do|przeniesie sie do|trafi do|idzie do|przechodzi',
    ],
    leave: [
      'pozegnala? sie|pozegnal sie|podziekowala? za|rozstal sie|zakonczyla?|zakonczyl|skonczyla?|skonczyl|(?:kontrakt|umowa|kadencja|mandat|zastepstwo) .{0,60}(?:wygas\\w+|dobieg\\w+ konca|skonczyla? sie|uplyn\\w+)|przeszla? na emeryture|przeszedl na emeryture|juz tam nie|stracila? (?:stanowisko|posade)|stracil (?:stanowisko|posade)|zwolnion[ya]|rzucila?|rzucil|nie ma juz|ustapila?|ustapil|zlozyl(?:a)? wypowiedzenie',
      'pozegna sie|rozstaje sie|(?:kontrakt|umowa|kadencja|mandat) .{0,60}(?:wygasa|wygasnie|konczy sie|uplywa|uplynie)|ostatnie (?:tygodnie|miesiace|dni)|ostatni dzien|zostaje .{0,40}do|pozostanie .{0,40}do|do czasu (?:powolania|wyboru|znalezienia)|przejdzie na emeryture|przechodzi na emeryture|na wypowiedzeniu|zamierza odejsc|ustepuje|ustapi',
    ],
    appoint: [
      'wybrala?|wybral|wybran[ya]|pozyskala?|pozyskal|znalazla?|znalazl|powierzono|awans',
      'powierzy|mianuje|powola',
    ],
    enter: [
      'wrocila? do|wrocil do|zaczela?|zaczal|zasiadla?|zasiadl|zasilila?|zasilil|stanela? na czele|stanal na czele|zostalam|zostalem|dolaczylam|dolaczylem',
      'wraca do|wroci do|zaczyna|zacznie|zasili|zasila|stanie na czele|poprowadzi|przyjdzie|przychodzi|obejme|zaczynam|dolaczam|przyszl[ya]',
    ],
  },
  cs: {
    succeeded: [
      'predala? stafetu|predal stafetu|uvolnila? misto|uvolnil misto',
      'preda stafetu|uvolni misto',
    ],
    move: [
      'vymenila? .{0,60} za|vymenil .{0,60} za|prestoupila? do|prestoupil do|pretahl[ai]? |(?:pracuje|pusobi|uci|radi) (?:nyni|dnes|ted)|(?:nyni|dnes|ted) (?:pracuje|pusobi|uci|radi|vede)|zakotvila? v|zakotvil v|presla|presel',
      'vymeni .{0,60} za|prestoupi do|prestupuje do|zakotvi v|jde do|pujde do|prechazi|zamiri',
    ],
    leave: [
      'dala? vypoved|dal vypoved|rozvazala? pomer|ukoncila?|ukoncil|(?:smlouva|mandat|zastup|obdobi) .{0,60}(?:vyprsel\\w?|skoncil\\w?|uplynul\\w?)|sesla? z|uz tam|uz v .{0,40}neni|odvolali|byla? odvolan\\w|se s .{0,60}rozloucila?|se s .{0,60}rozloucil|v duchodu|prestala?|prestal|prisla? o misto|prisel o misto|posledni den byl',
      'da vypoved|(?:smlouva|mandat) .{0,60}(?:vyprsi|konci|skonci|uplyne)|posledni (?:tydny|mesice|dny|den)|zustava .{0,40}do|zustane .{0,40}do|nez .{0,40}nastupc\\w+|rozlouci se|se rozlouci|hodla odejit|ve vypovedni|chysta se odejit|poda demisi|podava demisi|ukonci',
    ],
    appoint: [
      'vybrala?|vybral|vybran[a]?|zvolen[a]?|prijala?|prijal|angazovala?|angazoval|poverila?|poveril|poveren[a]?',
      'jmenuje|poveri',
    ],
    enter: [
      'vratila? se|vratil se|se vratila?|usedla?|usedl|posilila?|posilil|od .{0,20} pusobi|pridala? se|pridal se|nastoupila? jako|je od',
      'vrati se|se vrati|posiluje|prebere|usedne|povede|zacina|prichazi|nastoupim|zacinam|budouci|pristi',
    ],
  },
};
