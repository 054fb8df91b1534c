// Relatives, predecessors and aides, of whom a text tells beside whoever holds a post. Plain letters, alternatives, in all languages alike.
import { anyOf } from '../word-list.ts';

/** Those whose genitive needs no preposition: 'żona dyrektora'. */
const SLAVIC_RELATIVES =
  'zona|maz|meza|brat|siostra|corka|kolega|kolezanka|manzel|manzelka|sestra|dcera|kolegyne';

/** Relatives, friends, colleagues, predecessors and successors. */
export const CLOSE_PEOPLE = anyOf`
  # English
  wife|husband|spouse|partner|brother|sister|son|daughter|father|mother|widow|widower|cousin|uncle|aunt|nephew|niece|namesake
  predecessor|successor|colleague|boss|friend|mentor
  # German
  ehefrau|frau|mann|ehemann|witwer?|gatt(?:e|in)|bruder|schwester|sohn|tochter|vater|mutter|kolleg(?:e|in|en)|vorganger(?:in)?
  nachfolger(?:in)?
  # French
  femme|epouse|mari|epoux|frere|soeur|fils|fille|pere|mere|collegue|homonyme
  # Spanish
  esposa|esposo|mujer|marido|hermano|hermana|hijo|hija|padre|madre|colega|antecesora?|homonimo
  # Portuguese
  mulher|irmao|irma|filho|filha|pai|mae
  # Italian
  moglie|marito|fratello|sorella|figlio|figlia|collega|omonimo
  # Dutch
  vrouw|echtgenote|man|broer|zus|zoon|dochter|vader|moeder|naamgenoot
  # Swedish, Danish, Norwegian and Slavic languages
  fru|hustrun?|make|bror|syster|dotter|kollega|aegtefaelle|ektefelle|soster|datter|${SLAVIC_RELATIVES}
  # Finnish and Hungarian
  vaimo|mies|veli|sisko|poika|tytar|ferje|felesege|fivere|novere|testvere`;

/** Who works for somebody, in words that are no job titles beside them, and further words for those above. */
const AIDES = anyOf`
  # English
  spokes(?:man|woman|person)|aide|advis[eo]r|assistant|deputy|secretary|biographer
  # German
  sprecher(?:in)?|assistent(?:in|e)?|sekretar(?:in)?|stellvertreter(?:in)?
  # French
  porte-parole|assistante?|adjointe?|predecesseure?|successeure?
  # Spanish and Portuguese
  portavoz|asistente|sucesora?|predecesora?|porta-voz|antecessora?|sucessora?|predecessora?
  # Italian
  portavoce|predecessore|successore|succeditrice
  # Dutch
  woordvoerder|woordvoerster|opvolg(?:er|ster)|voorgang(?:er|ster)
  # Swedish, Norwegian and Danish, with the article at the end: 'talsmannen'
  frun|mannen|sonen|dottern|systern|brodern|foretradar(?:en?|inna)|eftertradar(?:en?|inna)|talespersonen?|talskvinnan?|assistenten
  konen?|kona|manden|hustruen|datteren|sonnen|soster(?:en)?|talsmanden|talsmannen|forgaengeren?|forgjengeren?|efterfolgeren?
  etterfolgeren?`;

const SLAVIC_AIDES =
  'syn|rzecznicz?ka?|asystent(?:ka)?|poprzednicz?ka?|nastepc(?:a|zyni)|mluvci|asistent(?:ka)?|predchud(?:ce|kyne)|nastupc(?:e|kyne)';

const LINKS =
  'of|to|for|von|vom|des|der|zum|zur|de|du|del|della|dello|di|da|do|au|aux|al|alla|van|till?';

/** 'Jane Doe's husband', 'Jane Doe's deputy': behind a possessive, who is close to somebody. */
export const CLOSE_OF = `${CLOSE_PEOPLE}|${AIDES}`;

/** 'The wife of the head of risk': right before a job title, the words for somebody close to its holder. */
export const CLOSE_TO = `(?:${CLOSE_PEOPLE}|${AIDES}) (?:${LINKS})|${SLAVIC_RELATIVES}|${SLAVIC_AIDES}`;

/** Those of Slavic languages, behind which a name stands in the genitive. */
export const SLAVIC_UNITS =
  'zespol|dzial|departament|pion|biuro|wydzial|tym|oddeleni|odbor|usek|utvar';

/** What somebody leads at work: 'Jane Doe's team'. */
export const UNITS = anyOf`
  (?:afdeling|avdelning|enhet|kontor|osasto|tiimi|csapat|osztaly|ekib|birim)\p{L}*|teams?|departments?|divisions?|units?
  functions?|group|office|staff|desk|directorate|abteilung|bereich|einheit|ressort|stab|mannschaft|equipes?|direction|services?
  poles?|departement|equipo|area|departamento|direccion|unidad|funcion|oficina|equipa|direcao|unidade|funcao|squadra|direzione
  funzione|ufficio|reparto|unita|struttura|directie|dienst|teamet|echipa|departamentul|${SLAVIC_UNITS}`;

/** 'Led', before 'by'. */
export const LED_WORDS = anyOf`
  led|headed|run|managed|chaired|overseen|geleitet|gefuhrt|dirigee?s?|pilotee?s?|menee|geree|dirigid[oa]|liderad[oa]|encabezad[oa]
  chefiad[oa]|guidat[oa]|diretta|diretto|geleid|aangestuurd|ledd|ledda|ledet|leds|ledes|kierowan\p{L}|zarzadzan\p{L}|veden\p{L}
  rizen\p{L}`;

/** 'Is', 'will': behind one, what a name does is said of it. */
export const AUXILIARY_VERBS = anyOf`
  (?:
    is|was|will|be|been|has|wird|werden|soll|ist|hat|est|sera|va|a|es|ha|fue|e|foi|vai|sara|viene|wordt|zal|blir|bliver|ska|skal
    vil|jest|bedzie|je|bude
  )(?!\p{L})`;
