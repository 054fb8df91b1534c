// How a sanction ends, in plain letters: what is lifted is none any more.

const ENDED =
  'terminat(?:ed|es)|lift(?:ed|s)|(?:released|freed) from|rescind(?:ed|s)|remov(?:ed|es)|discharg(?:ed|es)|exit(?:ed|s)|aufgehoben|hob(?:en)?|hebt|beendet(?:e)?|levee?s?|mainlevee|mis fin|levant(?:a|o|an|aron|ou|aram|ad[oa]s?)|pus(?:o|ieron) fin|retirad[oa]s?|revogad[oa]s?|revogou|revocat[oaei]|tolt[oaei]|opgeheven|heft|ingetrokken|beeindigd|upphav(?:er|de|ts|d|des)|ophaev(?:er|ede|et|es)|opphev(?:er|et|es)|uchyl(?:il[ao]?|ono|ony)|zniosl[ao]?|zniesion[oaey]|zrus(?:il[ao]?|eno|en[aoy]?)';
const SANCTION =
  'consent (?:order|decree)s?|sanctions?|restrictions?|requirements?|licen[cs]e conditions?|prohibition|enforcement (?:order|notice|undertaking)|cease[- ]and[- ]desist|special measures|monitorship|auflagen?|sanktion(?:en)?|anordnung(?:en)?|verbots?|einschrankung(?:en)?|kapitalzuschlag|interdictions?|injonctions?|mise en demeure|sancion(?:es)?|restriccion(?:es)?|prohibicion(?:es)?|medidas? cautelar(?:es)?|sanc(?:ao|oes)|restric(?:ao|oes)|proibic(?:ao|oes)|sanzion[ei]|diviet[oi]|restrizion[ei]|prescrizion[ei]|sancties?|maatregel(?:en)?|verbod|beperking(?:en)?|verscherpt toezicht|forbud(?:et)?|sanktionen|villkoren?|pabud(?:det)?|palegg(?:et)?|sanksjon(?:en)?|zakaz[a-z]*|sankcj[a-z]+|ograniczen[a-z]+|sankc[a-z]+|omezen[a-z]+|opatren[a-z]+';

/** No part of what is lifted: 'removed its chair and imposed restrictions', 'levantó un acta de sanción'. */
const OTHERWISE =
  'and|after|under|impos[a-z]*|und|nach|et|apres|y|tras|actas?|e|dopo|en|na|och|efter|og|etter|i|po|a';

/** 'The regulator lifted the restrictions', 'was released from its consent order'. */
export const RELIEF = new RegExp(
  `(?<![a-z])(?:(?:${ENDED})(?: +(?!(?:${OTHERWISE}) )[^\\s.,;]+){0,3} +(?:${SANCTION})|(?:${SANCTION}) [^.;]{0,40}(?:${ENDED}))(?![a-z])`,
  'gi',
);

/** 'The case is closed', right after the sentence that tells of it. 'A separate case' or 'the Doe case' is another. */
export const CASE_CLOSED =
  /^[^a-z]*(?:[a-z]{1,4}[ '])?(?:(?:case|matter|file|investigation|inquiry) (?:is|was|has been) (?:now )?closed|(?:verfahren|fall|akte) (?:ist|wurde) (?:inzwischen )?(?:eingestellt|abgeschlossen|geschlossen)|(?:dossier|affaire|procedure) (?:est|a ete) (?:desormais )?(?:clos|close|classee?|refermee?)|(?:caso|expediente|processo|procedimento) (?:esta|quedo|foi|e stato) (?:cerrado|archivado|encerrado|arquivado|chiuso|archiviato)|(?:zaak|dossier) is (?:inmiddels )?(?:gesloten|afgedaan|afgerond)|(?:sagen|saken|arendet) (?:er|ar) (?:nu |na )?(?:lukket|afsluttet|avsluttet|avslutat)|sprawa (?:zostala )?(?:zamknieta|zakonczona)|pripad (?:je|byl) uzavren)(?![a-z])/i;
