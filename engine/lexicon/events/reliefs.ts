// How texts say that a sanction or a case has ended.
import { anyOf, expression } from '../word-list.ts';

/** How a sanction ends, in plain letters: what is lifted is none any more. */
const ENDED = anyOf`
  # English
  terminat(?:ed|es)|lift(?:ed|s)|(?:released|freed) from|rescind(?:ed|s)|remov(?:ed|es)|discharg(?:ed|es)|exit(?:ed|s)
  # German
  aufgehoben|hob(?:en)?|hebt|beendet(?:e)?
  # French
  levee?s?|mainlevee|mis fin
  # Spanish and Portuguese
  levant(?:a|o|an|aron|ou|aram|ad[oa]s?)|pus(?:o|ieron) fin|retirad[oa]s?|revogad[oa]s?|revogou
  # Italian
  revocat[oaei]|tolt[oaei]
  # Dutch
  opgeheven|heft|ingetrokken|beeindigd
  # Swedish, Danish and Norwegian
  upphav(?:er|de|ts|d|des)|ophaev(?:er|ede|et|es)|opphev(?:er|et|es)
  # Polish and Czech
  uchyl(?:il[ao]?|ono|ony)|zniosl[ao]?|zniesion[oaey]|zrus(?:il[ao]?|eno|en[aoy]?)`;

/** What may be lifted. */
const SANCTION = anyOf`
  # English
  consent (?:order|decree)s?|sanctions?|restrictions?|requirements?|licen[cs]e conditions?|prohibition
  enforcement (?:order|notice|undertaking)|cease[- ]and[- ]desist|special measures|monitorship
  (?:water|boil|boil-water) (?:notice|advisory)
  # To boil the water, in some languages
  abkochgebots?|avis d.ebullition|aviso de hervir(?: el agua)?|kookadvies
  # German
  auflagen?|sanktion(?:en)?|anordnung(?:en)?|verbots?|einschrankung(?:en)?|kapitalzuschlag
  # French
  interdictions?|injonctions?|mise en demeure
  # Spanish and Portuguese
  sancion(?:es)?|restriccion(?:es)?|prohibicion(?:es)?|medidas? cautelar(?:es)?|sanc(?:ao|oes)|restric(?:ao|oes)|proibic(?:ao|oes)
  # Italian
  sanzion[ei]|diviet[oi]|restrizion[ei]|prescrizion[ei]
  # Dutch
  sancties?|maatregel(?:en)?|verbod|beperking(?:en)?|verscherpt toezicht
  # Swedish, Danish and Norwegian
  forbud(?:et)?|villkoren?|pabud(?:det)?|palegg(?:et)?|sanksjon(?:en)?
  # Polish and Czech
  zakaz[a-z]*|ograniczen[a-z]+|sankc[a-z]+|omezen[a-z]+|opatren[a-z]+`;

/** No part of what is lifted: 'removed its chair and imposed restrictions', 'levantó un acta de sanción'. */
const OTHERWISE =
  'and|after|under|impos[a-z]*|und|nach|et|apres|y|tras|actas?|e|dopo|en|na|och|efter|og|etter|i|po|a';

/** 'The regulator lifted the restrictions', 'was released from its consent order'. For texts in lower case. */
export const RELIEF = expression('g')`
  (?<![a-z])(?:
    (?:${ENDED})(?: +(?!(?:${OTHERWISE}) )[^\s.,;]+){0,3} +(?:${SANCTION})|(?:${SANCTION}) [^.;]{0,40}(?:${ENDED})
  )(?![a-z])`;

/** 'The case is closed', right after the sentence that reports it. 'A separate case' or 'the Doe case' is another. */
export const CASE_CLOSED = expression('')`
  ^[^a-z]*(?:[a-z]{1,4}[ '])?(?:
    # English: 'The case is closed'
    (?:case|matter|file|investigation|inquiry) (?:is|was|has been) (?:now )?closed
    # German: 'Das Verfahren wurde eingestellt'
    (?:verfahren|fall|akte) (?:ist|wurde) (?:inzwischen )?(?:eingestellt|abgeschlossen|geschlossen)
    # French: 'Le dossier est clos'
    (?:dossier|affaire|procedure) (?:est|a ete) (?:desormais )?(?:clos|close|classee?|refermee?)
    # Spanish, Portuguese and Italian: 'El caso está cerrado'
    (?:caso|expediente|processo|procedimento) (?:esta|quedo|foi|e stato) (?:
      cerrado|archivado|encerrado|arquivado|chiuso|archiviato
    )
    # Dutch: 'De zaak is gesloten'
    (?:zaak|dossier) is (?:inmiddels )?(?:gesloten|afgedaan|afgerond)
    # Danish, Norwegian and Swedish: 'Sagen er lukket'
    (?:sagen|saken|arendet) (?:er|ar) (?:nu |na )?(?:lukket|afsluttet|avsluttet|avslutat)
    # Polish and Czech: 'Sprawa została zakończona'
    sprawa (?:zostala )?(?:zamknieta|zakonczona)|pripad (?:je|byl) uzavren
  )(?![a-z])`;
