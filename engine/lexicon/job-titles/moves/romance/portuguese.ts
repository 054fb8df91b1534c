import { anyOf } from '../../../word-list.ts';
import { EMPLOYER_WITHIN, type LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, goesTo, handsOver, inEffect, passes, takesFrom } from '../patterns.ts';

/** What is handed over. */
const CHARGES = anyOf`testemunho|bastao|pasta|bola|direcao|diretoria|gerencia|chefia|auditoria|controladoria|cargo|lugar|funcoes|comando
  departamento|cadeira|area`;

/** Moves in Portuguese. */
export const PORTUGUESE_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`foi (?:sucedid|substituid)[oa] p(?:or|el[oa])|(?:sucedid|substituid)[oa] p(?:or|el[oa])|passou o testemunho a
      passou o bastao a|deu lugar a|${handsOver('passou|entregou|cedeu|transferiu', CHARGES, 'ao?|para')}`,
    succeed: anyOf`sucedeu|substituiu|sucessora? d[eoa]|em substituicao d[eoa]|rendeu|no lugar d[eoa]|antecessora?,?|ocupou o lugar d[eoa]
      no posto d[eoa]|${takesFrom('de|da|do|apos', 'como')}`,
    die: anyOf`faleceu|falecid[oa]|falecimento d[eoa]|morreu|morte d[eoa]|em memoria d[eoa]`,
    move: anyOf`passou d[aeo]${EMPLOYER_WITHIN} para(?= )|mudou-se para|transitou para|passou para|transferiu-se para|foi para|agora n[oa]
      hoje n[oa]|trocou .{0,60} p(?:or|el[oa])|migrou para|rumou (?:a|para)|foi contratad[oa] p(?:or|el[oa])
      (?:trabalha|atua|esta|leciona|responde)(?: \p{L}+)? (?:agora|hoje|atualmente)|(?:agora|hoje) (?:trabalha|atua|esta|responde|comanda)
      aterrou n[oa]|desembarcou n[oa]`,
    leave: anyOf`
      # 'Left', 'resigned'.
      (?<!me |lhe |nos |se )deixou(?! (?:de|que|claro))|saiu (?:d[aoe]s?|em|no|na|para)|renunciou|demitiu-se|pediu demissao|cessou|abandonou
      desligou-se|se desligou|encerrou|pendurou|pediu (?:para sair|as contas|a reforma)|concluiu
      # 'Retired'.
      aposentou-se|reformou-se|se aposentou|jubilou-se|aposentad[oa]|reformad[oa]
      # 'Said goodbye', 'closed a chapter', 'slammed the door', 'parted'.
      despediu-se|disse adeus|fechou (?:o|um) ciclo|bateu com a porta|esvaziou a (?:secretaria|mesa|gaveta)|separaram-se
      # 'Was dismissed', 'lost the post'.
      foi (?:demitid|exonerad|afastad|destituid)[oa]|demitiu|exonerou|foi desligad[oa]|despediu|dispens(?:ou|ad[oa])|exonerar
      perd(?:eu|eram) o cargo
      # 'Is no longer'.
      ja nao (?:e|esta|trabalha|dirige|lidera)|nao e mais|nao trabalha mais|ja nao faz parte|ja nao (?:integra|pertence|conta)
      nao (?:faz|integra|pertence|esta) mais|nao faz parte
      # 'Her contract ended'.
      (?:contrato|mandato|interinidade|periodo) .{0,60}(?:terminou|venceu|acabou|expirou|chegou ao fim)
      ${endOf('ciclo|etapa|percurso|passagem|aventura', 'terminou|acabou|chegou ao fim')}
      # 'Comes from Acme'.
      (?:vem|veio|chega|vinha) d[aoe](?= \uE001)|${passes('de|da|do', 'para|a')}
      # 'The departure of', 'a post empty since she left'.
      saida d[eoa]|renuncia d[eoa]|demissao d[eoa]|(?:desligamento|afastamento|exoneracao|aposentadoria|destituicao) d[eoa]
      deixad[oa] (?:vag|livre)[oa]? p(?:or|el[oa])|${emptySince('vag[oa]|vazi[oa]|por preencher', 'desde(?: que)?', 'quando')}
      ${inEffect(
        'demissao|renuncia|saida|exoneracao|reforma|aposentadoria',
        '(?:tornou-se|foi|ficou) efetiv[oa]|efetivou-se|se efetivou|(?:produziu|surtiu|teve) efeitos?',
      )}`,
    appoint: anyOf`nomeia|nomeou|nomead[oa]|contrata|contratou|contratad[oa]|promoveu?|promovid[oa]|designad[oa]|designou|nomeacao d[eoa]
      indicou|indicad[oa]|eleit[oa]|nomeacao|escolheu|(?:foi|e) (?:escolhid|confirmad|eleit)[oa]|encontrou|confiou .{0,60} a|recrutou
      anunciou .{0,40}como|acaba de (?:contratar|nomear|promover)
      ${goesTo(CHARGES, 'ficou|passou|coube|recaiu', 'ao?|para|em|com|nas maos d[eoa]|a cargo d[eoa]')}`,
    enter: anyOf`assumiu|ingressou|entrou|juntou-se|passou a (?:ser|liderar|dirigir|ocupar)|tornou-se|tomou posse|iniciou funcoes|chegou a
      integrou|a frente (?:esta|fica)|chegou|estreou|regressou a|voltou a|esta de volta a|desembarcou|aterrou|comecou|arrancou
      tomou as redeas|foi para a frente|reassumiu|retomou`,
  },
  announced: {
    succeeded: anyOf`sera (?:sucedid|substituid)[oa] p(?:or|el[oa])|passa o testemunho a|passara o bastao|dara lugar a
      ${handsOver('(?:pass|entreg)a(?:ra)?|cede(?:ra)?|transfere', CHARGES, 'ao?|para')}`,
    succeed: anyOf`sucede(?:ra)?|substitui(?:ra|r)?|suceder a|ocupara o lugar d[eoa]|assume o lugar d[eoa]`,
    move: anyOf`passa(?:ra)? d[aeo]${EMPLOYER_WITHIN} para(?= )|muda-se para|passa para|vai para|transita para
      troca .{0,60} p(?:or|el[oa])|trocara .{0,60} p(?:or|el[oa])|migra para|ruma (?:a|para)|a caminho d[eoa]|segue para|desembarca n[oa]
      ira para|vai trabalhar`,
    leave: anyOf`
      # 'Leaves', 'will leave', 'resigns'.
      (?<!me |lhe |nos |se )deixa(?! (?:de|que|claro|\w+r(?!\w)))|deixara|deixar (?:a|o) |saira|sai (?:d[aoe]s?|em|no|na|para)|vai sair
      abandona|cessa(?:ra)?|demite-se|de saida|esta de saida|vai deixar|demissionari[oa]|vai-se embora
      apresentou .{0,20}(?:renuncia|demissao)|deixar de ser
      # 'Retires'.
      reforma-se|aposenta-se|se aposenta
      # 'Says goodbye', 'closes a chapter', 'hands over'.
      despede-se|diz adeus|fecha (?:o|um) ciclo|encerra(?:ra)?|se despede|(?:passa|entrega)(?:ra)? (?:a pasta|o cargo|o testemunho)
      # 'Her contract ends', 'last days at', 'under notice'.
      (?:contrato|mandato|interinidade) .{0,60}(?:termina(?:ra)?|vence(?:ra)?|acaba(?:ra)?|chega ao fim)
      ultim[oa]s (?:dias|semanas|meses) (?:n[oa]|como|a frente)|cumpre aviso|aviso previo
      ${endOf('ciclo|etapa|percurso|passagem|aventura', 'termina|terminara|acaba|chega ao fim|encerra-se')}
      # 'Stays until a successor is found'.
      fica(?:ra)? .{0,40}ate|permanece(?:ra)? .{0,40}ate|mantem-se .{0,40}ate|continua(?:ra)? .{0,40}ate
      ate que .{0,40}(?:sucessor|substitut)`,
    appoint: anyOf`sera (?:nomead|designad|promovid)[oa]|contara com|tera|nomeara|acolhera|recebera
      ${goesTo(
        CHARGES,
        'ficara|passara|cabera|recaira',
        'ao?|para|em|com|nas maos d[eoa]|a cargo d[eoa]',
      )}`,
    enter: anyOf`assume|assumira?|ingressa|entra n[oa]|entra em|entrara|junta-se|juntar-se-a|tomara posse
      passa a (?:ser|liderar|dirigir|ocupar)|inicia funcoes|sera|comeco(?= (?:(?!cada |tod[oa]s |o dia |a (?:semana|manha))\S+ ){0,5}\uE001)
      comeca(?:ra)?|estreia|chega(?:ra)?(?= (?:a|n[oa]|em))|toma(?:ra)? as redeas|regressa|volta(?:ra)? a|inicia(?:ra)?|passara a
      vai (?:assumir|ocupar|integrar|comecar|chefiar)|ocupara|futur[oa]|primeiro dia(?: de trabalho)?`,
  },
};
