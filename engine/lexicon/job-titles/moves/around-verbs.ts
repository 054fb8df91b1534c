// What around a verb of a move changes what it tells. Plain letters, in all languages alike.
import { expression } from '../../word-list.ts';

/** The words by which it is ahead or over, whatever tense it has. */
export const TIMES_AROUND_VERBS = {
  // Before an infinitive of the future: 'will', 'is to'.
  futureBefore: expression('iu')`
    (?<!\p{L})(?:will|shall|'ll|to|set to|due to|plans to|about to|expected to|wird|werde|soll|sollen|va|doit|sera|va a|vai|ira|sta per
    dovra|zal|gaat|kommer att|ska|vil|skal|bedzie|zostanie|bude)(?:\s+[^\s,.;]+){0,3}\s+$`,
  // 'Her successor as head of audit will be John Roe'.
  futureBehind:
    /^[^.;]{0,60}(?<!\p{L})(?:will be|to be|is to be|becomes|wird|sera|sara|wordt|blir|bliver|zostanie|bude|tulee|lesz)(?!\p{L})/iu,
  // 'The arrival of Jane Doe is planned for October'.
  foreseen: expression('iu')`
    ^[^.;:!?]{0,110} (?:is|ist|est|esta|es|e|is|este) (?:planned|scheduled|expected|(?:fur|auf|zum) [^.,;]{2,24} (?:geplant|vorgesehen
    angesetzt)|geplant|vorgesehen|prevue?|attendue?|programmee?|previst[oa]|prevista|gepland|voorzien|prevazuta?)(?!\p{L})`,
  // Somewhere before: 'will help with the handover before leaving'.
  planned: /(?<!\p{L})(?:will|'ll|shall|to|plans|intends|expects)(?!\p{L})/iu,
  // She has joined it since: 'before joining Acme'.
  background: expression('iu')`
    (?<!\p{L})(?:before|prior to|since|after|bevor|vor|(?<=(?:tage|wochen|monate|jahre)n? )nach|(?<=(?:dias|semanas|mes|meses
    anos?) )(?:despues|depois) de|avant de|apres|antes de|tras|apos|prima di|dopo|voor|voordat|na|innan|efter|for|fore|etter|przed|po|pred
    nez)(?: (?:her|his|their|ihrem|seinem|son|sa|su|sua|suo|haar|zijn))? $`,
  // 'Has' earlier in the clause: 'hat sich … verabschiedet'.
  perfect: /(?<!\p{L})(?:hat|habe|haben|heeft|hebben) (?:(?!dat |dass )[^.,;:]){0,90}$/iu,
  // What makes an '-ing' form a verb of its own or a noun: 'is moving', 'announced the leaving'.
  continuous:
    /(?<!\p{L})(?:is|are|am|was|were|be|been|i'm|he's|she's|they're|who's|and|but|the|of) (?:\p{L}+ )?$/iu,
  // Anywhere beside a resignation: 'working out her notice'.
  notice: /(?<!\p{L})(?:serv|work)\w* (?:out )?(?:[\p{L}\d'-]+ ){0,4}notice(?!\p{L})/iu,
};

/** The words by which it is about a thing. */
export const THINGS_AROUND_VERBS = {
  // The subject of coming: 'breaches that start in the post room'.
  thatBefore: /(?<!\p{L})(?:that|which) $/iu,
  // The subject of replacing: 'what replaces the form'.
  whatBefore: expression('iu')`
    (?<!\p{L})(?:what|was|wat|ce qui|lo que|o que|cio che|det som|det der|co)(?: (?:now|will|les?|las?|los?|l[oa]|[oa]|sie|es|ihn|het|ze
    den|det|ho|je))? (?:l')?$`,
  // Its object: 'the list that replaced it'.
  itBehind: /^ it(?!\p{L}|')/iu,
  // 'Exit' as a noun or verb.
  exit: /^(?:exit|salida|saida|uscita)(?!\p{L})/u,
  // A leave of absence: 'her parental leave ends'.
  absence: expression('iu')`
    (?<!\p{L})(?:(?:gardening|maternity|parental|sick) leave|elternzeit|mutterschutz|conge|licencia|licenca|congedo|verlof
    foraldraledighet|barsel|orlov|permisjon|urlop|dovolena) $`,
  // A Czech preposition before 'konci', end: 'na konci dubna'.
  endOfMonth: /(?<!\p{L})(?:na|ke|ku|do|od|po) $/iu,
};

/** A sentence on what something in general is not: 'An exit in thirty months is not an exit'. \uE000 to \uE004 stand for names. */
export const GENERALITY = expression('iu')`
  (?:^|[:"'“„«»] ?)(?:an?|eine?|une?|un[ao]?|um|uma|een|en|ett) [^.,;:\uE000-\uE004]{3,60} (?:is not an?|isn't an?|is no|ist keine?
  n'est pas une?|no es una?|nao e uma?|non e un[ao]?|is geen|ar (?:ingen|inget|inte ett?)|er (?:ingen|intet|ikke ett?)) \p{L}`;
