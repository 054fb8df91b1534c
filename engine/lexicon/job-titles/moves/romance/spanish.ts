import { anyOf } from '../../../word-list.ts';
import { EMPLOYER_WITHIN, type LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, goesTo, handsOver, inEffect, passes, takesFrom } from '../patterns.ts';

/** What is handed over. */
const CHARGES = anyOf`testigo|relevo|mando|direccion|gerencia|vicepresidencia|cargo|puesto|lugar|jefatura|cartera|responsabilidad|posicion
  baston|timon|llaves|departamento|area|funciones|auditoria`;

/** Moves in Spanish. */
export const SPANISH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:fue|ha sido) (?:sucedid|reemplazad|sustituid|relevad)[oa] por|(?:reemplazad|sustituid|relevad)[oa] por
      quedo en manos de|cedio el testigo a|entrego el testigo a|dio paso a
      ${handsOver(
        'paso|cedio|entrego|traspaso|ha (?:pasado|cedido|entregado|traspasado)',
        CHARGES,
        'al?|en manos de',
      )}`,
    succeed: anyOf`sucedio a|ha sucedido a|reemplazo a|sustituyo a|ha sustituido a|relevo a|ha relevado a|en sustitucion de
      (?<=(?<!\p{L})l[aeo] )(?:sucedio|reemplazo|sustituyo|relevo)|en reemplazo de|sucesora? de|en relevo de|predecesora?,?|antecesora?,?|tomo el (?:relevo|testigo) de
      en lugar de(?! \p{L}+[aei]r(?:l[oae]s?|se|me)?(?!\p{L}))|ocupo el lugar de|ocupo la vacante de|${takesFrom('de|tras', 'como')}`,
    die: anyOf`fallecio|ha fallecido|fallecid[oa]|fallecimiento de|murio|ha muerto|muerte de|en memoria de`,
    move: anyOf`(?:paso|ha pasado) de${EMPLOYER_WITHIN} al?(?= )|se paso a|ha pasado a|se fue a|ahora en|hoy en
      fichad[oa] (?:[^ .,;]+ ){0,4}por|se fue(?= (?:[^ .,;\uE000-\uE004]+ ){1,4}a (?:la )?[\uE002\uE003])|ficho por|recalo en
      (?:cambio|ha cambiado) .{0,60} por|aterrizo en
      (?:trabaja|ejerce|esta|ensena|asesora)(?: \p{L}+)? (?:ahora|hoy|actualmente) (?:en|para|a)
      (?:ahora|hoy) (?:trabaja|ejerce|esta|milita|dirige|asesora)|se mudo a|salto a|emigro a|fue fichad[oa] por|se incorporo a`,
    leave: anyOf`
      # 'Left', 'resigned'.
      (?<!me |se |nos |lo |la |le )dejo(?! (?:claro|de|que|constancia|sin))|ha dejado(?! (?:claro|de|que|constancia|sin))|renuncio
      ha renunciado|dimitio|ha dimitido|ceso|ha cesado|abandono|ha abandonado|se (?:marcho|jubilo|despidio|desvinculo|retiro)
      se ha (?:marchado|jubilado|despedido|desvinculado)|salio de|causo baja|dio (?:un )?portazo|se alejo|puso fin|dejo de|ha dejado de
      pidio la baja|que fuera|(?:han?|habian?) puesto fin
      # 'Retired'.
      se acogio a la jubilacion|jubilad[oa]|se prejubilo
      # 'Was dismissed', 'lost the post'.
      (?:fue|ha sido) (?:cesad|destituid|despedid)[oa]|cesad[oa]|despidio|destituyo|fue removid[oa]|fue desvinculad[oa]|desvinculad[oa]
      (?:ha prescindido|prescindio|prescinde) de|perdio el (?:cargo|puesto)
      # 'Said goodbye', 'closed a chapter', 'packed her bags', 'parted'.
      dijo adios|cerro (?:su|una) etapa|ha cerrado (?:su|una) etapa|hizo las maletas|ha vaciado su (?:despacho|mesa)
      (?:han )?separado sus caminos
      # 'Is no longer'.
      ya no (?:es|trabaja|esta|forma|dirige|ocupa)|no sigue
      # 'Her contract ended', 'concluded'.
      (?:contrato|mandato|periodo|interinato|encargo) .{0,60}(?:vencio|termino|concluyo|expiro|finalizo)|concluyo|finalizo su|termino su
      ${endOf('etapa|ciclo|andadura|aventura|paso', 'termino|acabo|concluyo|ha terminado')}
      # 'Comes from Acme'.
      (?:viene|vino|llega|procede|venia) de(?: la)?(?= \uE001)|${passes('de', 'a')}
      # 'The departure of', 'a post empty since she left'.
      salida de|renuncia de|marcha de|dimision de|cese de|(?:despido|desvinculacion|destitucion|jubilacion|partida|relevo) del?
      (?:cese|salida|renuncia|dimision|marcha) del
      ${emptySince('vacante|desiert[oa]|vaci[oa]|sin (?:cubrir|titular)', 'desde(?: que)?', 'cuando')}
      ${inEffect(
        'dimision|renuncia|cese|salida|marcha|jubilacion|baja',
        '(?:se hizo|se ha hecho|fue|ha sido) efectiv[oa]|(?:surtio|tuvo|ha surtido|ha tenido) efectos?',
      )}`,
    appoint: anyOf`nombra|nombro|nombrad[oa]|ha nombrado|designa|designo|designad[oa]|ficha|ficho|ha fichado|contrata|contrato a|promueve
      promovid[oa]|asciende|ascendid[oa]|ascenso de|nombramiento de|incorpora a|ha incorporado|nombramiento|elegid[oa]
      en su (?:reemplazo|lugar|sustitucion) a|eligio|(?:fue|ha sido) (?:elegid|escogid|confirmad)[oa]|encontro|encargo .{0,40} a
      confio .{0,60} a|reclut[oa]|${goesTo(CHARGES, 'quedo|recayo|paso|ha (?:quedado|recaido|pasado)', 'en manos de|en|a')}
      su (?:lugar|puesto|sillon) .{0,70}(?:ocupa|ocupo|tomo|asumio)|acaba de (?:fichar|nombrar|contratar|incorporar|ascender)`,
    enter: anyOf`se incorporo|se ha incorporado|asumio|ha asumido|se unio|se ha unido|tomo posesion|paso a ser|se convirtio|llego a
      entro en|ascendio|ha ascendido|estreno|despacha|aterrizo en|desembarco en|asumiendo|desembarco|arranco|ha vuelto a|volvio a|regreso a
      esta de vuelta en|ocupa desde|tomo las riendas|ha tomado posesion|empezo|comenzo|inicio (?:sus|su)|reasumio|se reincorporo`,
  },
  announced: {
    succeeded: anyOf`sera (?:sucedid|reemplazad|sustituid|relevad)[oa] por|cede(?:ra)? el testigo a|entregara el testigo a|dara paso a
      ${handsOver('(?:pas|entreg|traspas|dej)a(?:ra)?|cede(?:ra)?', CHARGES, 'al?|en manos de')}`,
    succeed: anyOf`(?<=(?<!\p{L})l[aeo] )(?:sucede(?:ra)?|reemplaza(?:ra)?|sustituye|sustituira|releva(?:ra)?)
      sucede a|sucedera a|reemplaza a|reemplazara a|sustituye a|sustituira a|releva a|relevara a
      toma(?:ra)? el (?:relevo|testigo) de|ocupara el (?:lugar|puesto) de|ocupara la vacante de`,
    move: anyOf`pasa(?:ra)? de${EMPLOYER_WITHIN} al?(?= )|pasa a(?= la| \uE002| \uE001)|pasara a(?= la| \uE002| \uE001)|se va a
      se marcha a|ficha por|fichara por|(?:lo|la) espera\p{L}*(?: \p{L}+){0,3}|cambia .{0,60} por|cambiara .{0,60} por|salta a|pone rumbo a
      pondra rumbo a|aterriza en|aterrizara en|recala en|recalara en`,
    leave: anyOf`
      # 'Leaves', 'will leave', 'resigns'.
      (?<!me |se |nos |lo |la |le )deja(?! (?:claro|de|que|constancia|sin|\w+[aei]r(?!\w)))|dejara|dejar (?:la|el|su) |abandona(?:ra)?
      se marcha(?:ra)?|saldra|se va|dimite|renuncia(?:ra)?|cesa(?:ra)?|cede(?:ra)? el (?:puesto|cargo|testigo)|va a dejar|dejara de|saliente
      presento su renuncia|(?:ha presentado|presento|presenta|presentara) su (?:dimision|renuncia)
      # 'Retires'.
      se jubila(?:ra)?|se acogera .{0,30}jubilacion|se prejubila(?:ra)?
      # 'Says goodbye', 'packs her bags', 'closes a chapter', 'hands over'.
      se despide|dice adios|dira adios|hace las maletas|pone fin|pondra fin|cierra (?:su|una) etapa
      (?:pasa|entrega)(?:ra)? el (?:testigo|relevo|mando)
      # 'Her contract expires', 'last days at', 'will conclude', 'under notice'.
      (?:contrato|mandato|periodo) .{0,60}(?:vence(?:ra)?|termina(?:ra)?|concluye|concluira|expira(?:ra)?)
      ultim[oa]s (?:dias|semanas|meses) (?:en|como|al frente)|concluira|concluye(?! (?:el|la) (?:proceso|busqueda|seleccion|tramite))
      finalizara|terminara
      ${endOf('etapa|ciclo|andadura|aventura|paso', 'termina|terminara|acaba|acabara|concluye|concluira|finaliza|finalizara')}|en preaviso
      # 'Stays until a successor is found'.
      seguira .{0,40}hasta|permanecera .{0,40}hasta|continuara .{0,40}hasta|hasta que .{0,40}(?:sucesor|reemplazo|relevo)`,
    appoint: anyOf`sera (?:nombrad|designad|promovid)[oa]|incorporara|nombrara|designara|fichara|tendra(?! que)
      ${goesTo(CHARGES, 'queda(?:ra)?|recaera|recae|pasara', 'en manos de|en|a(?: cargo de)?')}
      su (?:lugar|puesto|sillon) .{0,70}(?:ocupara|tomara|asumira)`,
    enter: anyOf`se incorpora(?:ra)?|incorporarse|asume|asumira?|se une|se unira|tomara posesion|sera|pasa a ser|pasara a ser|liderara
      dirigira|ocupara
      (?:empiezo|comienzo|me incorporo)(?= (?:(?!cada |tod[oa]s |el dia (?!\d)|la (?:semana|jornada|manana))\S+ ){0,5}\uE001)|arranca(?:ra)?
      empieza|empezara|comienza|comenzara|inicia(?:ra)? (?:sus|su)|llega(?:ra)?(?= (?:a|en|el))|tomara|ocupara (?:el|la)|vuelve a|volvera a
      se estrena(?:ra)?|regresa a|regresara|futur[oa]|entrante|elect[oa]|asciende a(?= \uE004)|incorporacion (?:sera|se hara) efectiva
      primer dia(?: de trabajo)?`,
  },
};
