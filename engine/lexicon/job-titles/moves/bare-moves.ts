// Words of a move that tell of a post only with more beside them. Plain letters, in all languages alike. \uE001 stands for the company.
import { anyOf, expression } from '../../word-list.ts';

/** The words by what they are or need. */
export const BARE_MOVES = {
  // Report a move only with a job title behind them: 'wird', 'named'.
  needsTitle: expression('u')`
    ^(?:wird|wurde|sera|serait|blir|blev|bliver|ble|blitt|blivit|blevet|wordt|werd|sara|bude|bedzie|zostanie|zostala|zostal|olacak|oldu
    named|names|tapped|taps|become|becomes|became|geworden|devient|devenue?|diventa|confie|assumes|assume|assumed|nomme)$`,
  // Stand at the end of their sentence, with all that they need before them.
  atEnd: expression('u')`
    ^(?:ubernommen|ubernehmen|angetreten|antreten|eingetreten|gestartet|begonnen|geworden|overgenomen|verstarken|katildi|basladi|ustlendi
    oldu|devraldi|katilacak|baslayacak|ustlenecek|olacak|devralacak|gorevi devraldi)$|[に任]`,
  // Behind them stands an employer: 'joins', 'rejoint'.
  joins:
    /^(?:join\p{L}*|rejoin\p{L}*|rejoi\p{L}*|integr\p{L}*|raggiung\p{L}*|clocks? on|(?:will|would|to) be joining|i.*join\p{L}*)$/u,
  // A preposition, behind which a person may stand too: 'Se ha incorporado a Industrias Beta'.
  joinsAt: /^(?:se (?:ha )?(?:incorpor|un)\p{L}+|junt\p{L}+|ingress\p{L}+|entr\p{L}+)/iu,
  // Behind them a field of work names the post: 'takes over', 'took charge', 'assume'.
  takesCharge: /^(?:(?:took|tak(?:es?|en|ing)) (?:over|charge|the (?:reins|helm))|assum\p{L}+)$/iu,
  // Hold the company as the place: 'rückt in den Vorstand der Acme auf'.
  placeInside:
    /(?<!\p{L})(?:bei|beim|der|des|von|in|zu[rm]?|bij|van|pa|hos|i|w|d[aeio]|del|della|chez|at) (?:der |dem |de )?\uE001/u,
  // Where somebody is who moves: 'today at Beta'.
  isNow: expression('iu')`
    ^(?:now|today|currently|heute|jetzt|derzeit|aujourd'hui|actuellement|hoy|ahora|hoje|agora|oggi|ora|nu|i ?dag|obecnie|dzis|dnes|nyni
    nyt|most|ma|azi|acum|bugun|su anda)(?!\p{L})`,
  // 'Until a successor is found'.
  untilSuccessor:
    /^(?:until|bis|jusqu|hasta|ate|fino|finche|tot|till?|indtil|inntil|do czasu|nez|kunnes|amig) /u,
};

/** 'Took up her duties', 'asumió el cargo': a post without its title. Alternatives. */
export const UNTITLED_POSTS = anyOf`duties|office|post|position|role|stead|(?:her|his|their|its) place|amt|stelle|posten|aufgabe|funktion
  poste|fonctions|cargo|puesto|funciones|posto|funcoes|incarico|carica|ruolo|functie|tjanst\w*|stilling\w*|stanowisk\w+|funkc\w+|gorev\w*`;

/** 'With immediate effect'. Alternatives. */
export const AT_ONCE = anyOf`immediate effect|sofortiger wirkung|effet immediat|efectos? inmediatos?|efeitos? imediatos?|effetto immediato
  (?:onmiddellijke|directe) ingang|efect imediat`;

/** Right before a verb: 'spent nine years at Beta before joining'. Alternatives. */
export const BEFORE_DOING =
  "before|prior to|bevor|ehe|avant (?:de|d')|antes de|prima di|voordat|alvorens|innan|inden|zanim|nez|ennen kuin|mielott|inainte (?:de|sa)";
