// How texts mean clubs, rivals, former employers and neighbours: a sentence on one of them is not about the company.
import { expression } from '../word-list.ts';

/** 'The choir', 'des Turnvereins': what people belong to in their own time. Plain letters, in all languages alike. */
export const CLUBS = expression('i')`
  (?<![a-z])(?:
    # English: 'The choir', 'the youth team'
    choirs?|orchestras?|brass band|(?:football|rugby|cricket|rowing|running|cycling|youth) (?:team|side|squad)
    (?<!&i )[a-z]*clubs?(?! (?:deal|loan|card))|village hall|(?:allotment|drama|choral) society
    # German, and some French: 'Des Turnvereins'
    theatergruppe|troupe de theatre|parish council|(?:residents|parents). association
    (?:kirchen|mae?nner|frauen|kinder)?chor(?:s|u|ze)?
    (?:turn|sport|musik|gesang|schutzen|garten|heimat|ruder|tennis|fussball|kunst|eltern|forder)verein[es]{0,2}
    # French, Spanish, Portuguese and Italian: 'La chorale', 'il coro'
    des vereins|orchesters?|ch(?:oe|œ)ur|chorale|(?:el|un|del|al|il|do|o|no|num|nel) coro|clube|orques?tra|orquesta
    (?:equipo|squadra|equipe) d[ei] (?:futbol|calcio|foot)
    # Dutch
    (?:kerk|mannen|vrouwen)?koor|(?:sport|muziek|voetbal|roei|tennis|toneel|zang)vereniging
    # Swedish, Norwegian, Danish, Polish, Czech and Finnish
    (?:kyrko|mans|dam|barne?)?kor(?:et|en)|[a-z]*klubb?(?:en|u|em)?|(?:idretts|idraets|idrotts)(?:lag|forening)[a-z]*|orkester
    orkest|druzyn[aey]|peveck[a-z]+ sbor[u]?|kuoro[a-z]*|urheiluseura[a-z]*
  )(?![a-z])`;

/** Somebody else in the same trade: the sentence is about them. */
export const RIVAL_WORDS = expression('i')`
  \b(?:
    # 'A rival', 'konkurrenten', but not 'konkurenční výhoda'
    rivals?|competitors?|konkurr?ent\w*|konkurencni (?!vyhod|prostred|dolozk|nabid)\w+|konkurencyjn\w+ (?:bank|firm|spolk)\w*
    (?:die|der) konkurrenz|de concurrentie|wettbewerber\w*|mitbewerber\w*|concurrente?s?|competidor\w*|rivale|concorrente
    concurrenten?|kilpailij\w*|versenytars\w*|rakib\w*
    # 'Another bank', 'other insurers'
    another (?:firm|company|bank|insurer|broker)|other (?:insurers|banks|firms|companies|brokers)
  )\b`;

/**
 * 'Her former employer', 'her old post' at the head of a sentence, 'said that his own firm': their news is not the company's. Plain
 * letters.
 */
export const FORMER_EMPLOYER = expression('u')`
  # 'Said that his own firm'
  (?<!\p{L})(?:that|dass|que|che|dat|att|at) (?:
    his|her|their|sein|ihr|su|il suo|a sua|son|sa|zijn|haar|hans|hennes
  ) (?:own|eigene[rns]?|propi[oa]|propri[oa]|propre|eigen|egen|eget) (?:
    company|firm|bank|employer|unternehmen|empresa|azienda|entreprise|societe|bedrijf|foretag|bolag|virksomhed|selskab
  )
  # 'Her former employer', 'her old post'
  ^\W{0,3}(?:\S+\s){0,3}?(?:
    former|previous|old|fruhere[rns]?|ehemalige[rns]?|ancien|precedent|antiguo|anterior|antigo|precedente|ex|vecchio|alte[rns]?
    oude|vroegere|vorige|gamla|gamle|tidigare|tidligere|byl[ye]|byval[ye]|poprzednie?|dawne
  )[ -](?:
    employer|(?<!ex[ -])post|job|position|role|desk|firm|company|arbeitgeber(?:in)?|firma|employeur|empleador|empregador
    datore di lavoro|werkgever|arbetsgivare|arbejdsgiver|arbeidsgiver|pracodawca|zamestnavatel|stelle|posten|poste|puesto|cargo
    posto|incarico|functie|baan|tjanst|stilling|stanowisko|misto
  )(?!\p{L})`;

/** 'Which competes with', 'qui concurrence': before the name of a rival. Plain letters. */
export const COMPETES = expression('u')`
  (?<!\p{L})(?:
    (?:which|that|who) competes?|konkurrier\p{L}+|qui concurrence\p{L}*|que compite\p{L}*|que concorre\p{L}*|fa concorrenza
    concurreert|konkurrerar|konkurrerer|konkuruj\p{L}+|kilpaile\p{L}+
  )(?!\p{L})`;

/** 'Neighbour' and 'neighbouring', of a house or a town, or 'is not alone:', before the names of others. Plain letters. */
export const NEIGHBOUR_WORDS = expression('u')`
  (?<!\p{L})(?:
    # 'The neighbouring town', 'der Nachbar'
    (?:nachbar|nabo|naapuri|szomszed|sasiad|sasiedni|soused|komsu)\p{L}*|grann\p{L}+|neighbou?r(?:s|ing)?|voisine?s?|vecin[ao]s?
    vizinh[ao]s?|la vicina|il vicino|confinante|buur(?:man|vrouw|gemeente|bedrijf)|naburige
    # Before a colon: 'Acme is not alone:'
    (?:
      not alone|nicht allein|n'est pas seule?|no esta sol[oa]|nao esta sozinh[oa]|non e sol[oa]|niet alleen|inte ensam|ikke alene
    )(?= ?[:;.])
  )(?!\p{L})`;
