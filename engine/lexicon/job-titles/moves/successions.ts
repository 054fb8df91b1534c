// How languages speak of who follows whom in a post. Plain letters, in all languages alike. \uE001 stands for the company, \uE002 for
// another organisation, \uE004 for a job title.
import { anyOf, expression } from '../../word-list.ts';

/** The words of a succession, by what they are. */
export const SUCCESSION_WORDS = {
  // A noun for a successor.
  noun: expression('iu')`
    success|nachfolger|replacement|sucesor|sucessor|opvolger|opvolgster|eftertradare|efterfoljare|efterfolger|etterfolger|nastepc|nastupc`,
  // Danish and Norwegian for 'successor' and for 'succeeds'.
  nounOrVerb: /^(?:efterfolger|etterfolger)$/iu,
  // 'La remplaçante de': an article before a noun.
  nounWithOf: /(?: (?:d[eoai]|del|von|van|des|der)|d')$/iu,
  // 'Vorgänger', 'preceded'.
  predecessor:
    /predece|vorgang|antece|voorgang|foretrad|forgaen|forgjen|poprzedni|predchud|selefi/iu,
  // The name stands before them: 'Jane Doe yerine', in her place.
  nameBefore: /^(?:yerine|の後任|の後継|後任に)$/u,
  // Verbs of many meanings, which report a succession only with a name behind them.
  needsObject: expression('iu')`
    ^(?:follows|replaced?|replaces|folgt|lost|loste|ersetzt|ersetzen|volgt|volgde|vervangt|releva|relevo a|succeed|rendeu|sucede
    substitui)$`,
};

/** What stands around such a word. */
export const AROUND_SUCCESSIONS = {
  // A pronoun right before the verb for the one who is succeeded: 'ihm folgt', 'lui succède'.
  succeededBefore:
    /(?<!\p{L})(?:ih[mn]|ihr|ihnen|quem [oa]|lui|leur|l[aeo]s?|l'|gli|hem|haar|hen|ii)(?: (?:a|ha|e|va|hat|heeft))? $/iu,
  // The same behind the verb: 'sucede-lhe', 'volgt hem'.
  succeededBehind: /^(?:-(?:lhe|o|a)s?(?!\p{L})| (?:hem|haar) )/iu,
  // A noun and a relative pronoun right before a name: ' the tool that '.
  thingThat:
    /^ [^.;:]*\p{L}{3},? (?:that|which|whom|den|die|das|que|che|dat|som|ktor\p{L}+|kter\p{L}+) $/iu,
  // 'As his replacement'.
  asTheirs: /(?<!\p{L})(?:as|als|comme|como|come|som|jako) \p{L}+ (?:\p{L}+ )?$/iu,
  // 'Her', 'his' before 'successor'.
  theirs: expression('iu')`
    (?<!\p{L})(?:her|his|their|my|seine?[rnms]?|ihre?[rnms]?|son|sa|su|sua|seu|suo|zijn|haar|hennes|hans|sin|hendes|jej|jego|jeji
    jeho) (?:\p{L}+ )?$`,
};

/** Between 'successor' and the one who is succeeded. Alternatives. */
export const BEFORE_PREDECESSORS =
  'to|for|of|von|fur|de|a|pour|del|para|do|da|di|per|van|voor|till?|efter|av|af|po|za';

/** Between 'successor' and a name: 'her successor will be'. Alternatives. */
export const BECOMING_VERBS = anyOf`is|was|will be|becomes|became|ist|wird|wurde|heisst|est|sera|devient|es|fue|e|foi|sara|diventa|wordt
  werd|blir|blev|bliver|ble|ar|er|jest|zostal|zostala|bude|je|stal se|stala se|tulee|on|lesz|lett`;

/** Words of a leave and of a cover for it, which is nobody's departure. Alternatives. */
export const LEAVES_OF_ABSENCE = anyOf`while|during|maternity|parental|sabbatical|sick leave|on leave|wahrend|elternzeit|mutterschutz
  conge|pendant|durante|baja|licenca|licencia|congedo|maternita|zwangerschap\w*|holidays?|vacation|urlaub|vacances|vacaciones|ferias|ferie
  vakantie|dovolen\w*|verlof|foraldraledig\w*|barsel\w*|permisjon\w*|orlov|urlop\w*|macierzynsk\w*|rodicovsk\w*|materske|dogum izni|育休|産休`;

/** A leave that somebody comes back from. Plain letters, alternatives. */
export const FAMILY_LEAVE = anyOf`(?:maternity|paternity|parental|adoption|sabbatical) leave|elternzeit|mutterschutz
  conge (?:de )?(?:maternite|paternite|parental)|baja (?:maternal|por maternidad)|permiso (?:de )?(?:maternidad|paternidad|parental)
  licenca(?: de |-)(?:maternidade|paternidade)|congedo (?:di )?(?:maternita|paternita|parentale)|(?:zwangerschaps|ouderschaps)verlof
  (?:foraldra|mamma|pappa)ledig\w*|barsel\w*|foreldrepermisjon\w*|urlop\w* (?:macierzynsk|rodzicielsk)\w*|materske\w*|rodicovske\w*`;
