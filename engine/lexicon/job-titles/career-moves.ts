// How languages say that somebody takes a job or gives one up.
import { GERMANIC_MOVES } from './moves/germanic-moves.ts';
import { MOVE_IDIOMS } from './moves/move-idioms.ts';
import type { LanguageMoves, MoveKind } from './moves/move-kind.ts';
import { MOVE_NOUNS } from './moves/move-nouns.ts';
import { OTHER_MOVES } from './moves/other-moves.ts';
import { ROMANCE_MOVES } from './moves/romance-moves.ts';
import { URALIC_MOVES } from './moves/uralic-moves.ts';
import { VACANCIES } from './moves/vacancies.ts';

const PLAIN_MOVES: Readonly<Record<string, LanguageMoves>> = {
  ...GERMANIC_MOVES,
  ...ROMANCE_MOVES,
  ...OTHER_MOVES,
  ...URALIC_MOVES,
};

const KINDS: readonly MoveKind[] = [
  'succeed',
  'succeeded',
  'die',
  'move',
  'leave',
  'appoint',
  'enter',
];

function withIdioms(moves: LanguageMoves, idioms: Partial<LanguageMoves>): LanguageMoves {
  const joined = KINDS.map((kind) => {
    const [[past, coming], [more, ahead]] = [moves[kind], idioms[kind] ?? ['', '']];
    return [kind, [joinedOf(past, more), joinedOf(coming, ahead)] as const] as const;
  });
  return { ...moves, ...Object.fromEntries(joined) };
}

function joinedOf(...alternatives: readonly string[]): string {
  return alternatives.filter((one) => one !== '').join('|');
}

/** The words of every move by language. */
export const CAREER_MOVES: Readonly<Record<string, LanguageMoves>> = Object.fromEntries(
  Object.entries(PLAIN_MOVES).map(([language, moves]) => [
    language,
    [MOVE_IDIOMS, MOVE_NOUNS, VACANCIES].reduce(
      (all, more) => withIdioms(all, more[language] ?? {}),
      moves,
    ),
  ]),
);

/**
 * How news of who comes and goes are headed: 'Movers and shakers', 'Personalien', 'Carnet', 'Valzer di poltrone'. Plain letters,
 * alternatives, in all languages alike.
 */
export const MOVE_COLUMNS =
  "movers?|(?:\\p{L}+ )?moves(?: and changes)?|people (?:moves|news|changes|update)|(?:hospitality|insurance|banking|legal|city|industry|company) people|on the move|comings and goings|arrivals and departures|hires|new (?:hires?|faces?|joiners?|starters?)|appointments?(?! booking)|(?:leadership|management|directorate|board|executive|personnel|staff) (?:changes?|updates?|reshuffle|moves)|reshuffle|who'?s (?:in|out|where|gone|going)|musical chairs|revolving door|exit interview|farewell|personalien|personalie|kopfe(?: der woche| und karrieren)?|(?:personal|chef|stellen|fuhrungs|vorstands)?wechsel|stuhlerucken|neue gesichter|neu (?:im amt|bei uns|an bord|im team)|karriere(?:sprung|schritt)?|berufungen|ernennungen|carnet|nominations?|mouvements?|mercato|chaises musicales|arrivees? et departs?|remaniement|nombramientos?|baile de sillas|sillas|relevos?|fichajes?|altas y bajas|ceses?|cambios en|danca (?:das|de) cadeiras|nomeacoes|nomeacao|quem e quem|entradas e saidas|troca de cadeiras|mudancas? (?:na|no|em)|poltrone|nomine?|valzer|giro di|movimenti|chi sale|chi va|volti nuovi|stoelendans|benoemingen|benoeming|personalia|wie gaat|wie komt|baanwissel\\p{L}*|nieuwe gezichten|(?:nytt|nya) (?:jobb|namn|hos)|ny hos|namn och nytt|personnytt|pa nytt jobb|nyanstall\\p{L}*|utnamn\\p{L}*|rokader?|nye navne|navne|nyt job|nyt om navne|udnaevnelse\\p{L}*|personnyt|rokade|nytt om navn|ny jobb|utnevnelse\\p{L}*|kadry|roszady|nominacje|zmiany (?:kadrowe|w|personalne)|ruchy kadrowe|awanse|transfery|karuzela|personalni zmeny|personalie|zmeny ve? vedeni|kdo kam|nove tvare|nimityks\\p{L}*|henkilovaihdo\\p{L}*|uudet kasvot|kinevezes\\p{L}*|szemelyi (?:valtozas|hirek)\\p{L}*|szekcsere|valtas|numiri|schimbari (?:in|la)|miscari|atamalar\\p{L}*|kim nereye|gorev degisikli\\p{L}*|transferler|διορισμο\\p{L}*|αλλαγες|μετακινησεις|μεταθεσεις";

/** The same in languages without spaces between words. */
export const EAST_ASIAN_MOVE_COLUMNS =
  '人事(?!部)|異動|役員の変更|인사 ?(?:발령|이동|동정)|영입|선임|퇴임';

/** What people are announced for on a day ahead that is not a move: 'will speak at our webinar on 3 December'. */
export const OCCASIONS =
  'webinars?|webcast|panels?|panell?ists?|conferences?|congress|summit|forum|symposium|workshops?|seminars?|sessions?|keynotes?|speak(?:s|er|ers|ing)?|talks?|lectures?|moderat\\p{L}*|host(?:s|ed|ing)?|lunch|breakfast|dinner|roundtable|meet-?up|podcast|episode|agenda|register|konferenz\\p{L}*|kongress\\p{L}*|tagung\\p{L}*|podium\\p{L}*|vortrag\\p{L}*|vortragt|spricht|referier\\p{L}*|referent\\p{L}*|veranstaltung\\p{L}*|colloque|congres|table ronde|atelier|intervien\\p{L}*|animer\\p{L}*|conferenci\\p{L}*|jornadas?|ponen\\p{L}*|mesa redonda|taller|charla|palestra\\p{L}*|painel|congresso|convegno|tavola rotonda|relator\\p{L}*|interverra|congres|spreekt|spreker|sessie|bijeenkomst|konferens\\p{L}*|seminari\\p{L}*|foredrag\\p{L}*|talar|taler|talare|debatt?\\p{L}*|konferenc\\p{L}*|prelegent\\p{L}*|wystap\\p{L}*|panelu|prednas\\p{L}*|besed\\p{L}*|puhu\\p{L}*|esitelm\\p{L}*|konferenci\\p{L}*|eloadas\\p{L}*|konferint\\p{L}*|konferans\\p{L}*|συνεδρι\\p{L}*|登壇|講演|세미나|강연';

/** What people leave within the hour: 'left the meeting'. Plain letters, alternatives, in all languages alike. */
export const MEETINGS =
  'meeting|room|podium|sitzung|saal|besprechung|versammlung|seance|reunion|salle|sala|reuniao|riunione|seduta|aula|vergadering|zaal|motet|sammantradet|salen|rummet|lokalen|scenen|modet|lokalet|rommet|kokouks\\w+|salista|huoneesta|posiedzeni\\w+|zebrani\\w+|sale|spotkani\\w+|obrady|jednani|zasedani|schuz\\w+|mistnost|ules\\w+|termet|toplanti\\w+|salonu|sedinta';

/** An employer without a name to which somebody moves. Plain letters, alternatives, in all languages alike. */
export const UNNAMED_EMPLOYERS =
  '(?:competitor|rival)(?! \\p{L})|(?:another|a different) (?:employer|company|firm|industry|sector|line of work)|le (?:secteur|monde) d\\w+|autre secteur|otro sector|outro setor|altro settore|andere (?:branche|sector)|annan bransch|anden branche|annen bransje|inn\\w+ branz\\w+|jin\\w+ (?:obor|odvetvi)\\w*|konkurrent\\w*|konkurrens\\w*|konkurrerande|konkurenc\\w+|kilpailij\\w+|(?:anderen?|neuen?) (?:arbeitgeber|unternehmen)|autre employeur|concurrent\\w*|concurrence|competidor\\w*|la competencia|otra empresa|concorrente|concorrencia|concorrenza|outra empresa|altra azienda|andere werkgever|(?:annan|ny) arbetsgivare|(?:anden|ny) arbejdsgiver|(?:annen|ny) arbeidsgiver|(?:toisen|uuden|muun) (?:tyonantajan|yhtion|yrityksen)|inn\\w+ (?:pracodawcy|firmy)|jin\\w+ (?:zamestnavatel\\w+|firmy)|versenytars\\w*|konkurens\\w*|masik ceg\\w*|raki\\w+|concurent\\w*|alt angajator|競合他社';

/** 'After nine years as head of audit at Acme': before the place or the post in which they were spent. Plain letters, alternatives. */
export const AFTER_YEARS =
  'after (?:\\w+ ){1,3}(?:years|decades) (?:at|with|in|as)|nach (?:\\p{L}+ ){1,3}jahren (?:bei|als|in)|apres (?:\\S+ ){1,3}ans (?:chez|a|au)|tras (?:\\S+ ){1,3}anos (?:en|como|al)|(?:apos|depois de) (?:\\S+ ){1,3}anos (?:n[oa]|como|em)|dopo (?:\\S+ ){1,3}anni (?:in|a|al|come|alla)|na (?:\\S+ ){1,3}jaar (?:bij|als)|(?:efter|etter) (?:\\S+ ){1,3}ar (?:pa|i|hos|som)|po (?:\\S+ ){1,3}(?:latach|letech) (?:w|v|ve|jako)';

/**
 * Words around the end of a job, whatever the sentence: where one is next to a post, the post may be over. Plain letters,
 * alternatives.
 */
export const FAREWELL_WORDS = `${AFTER_YEARS}|farewells?|transferred to the (?:buyer|purchaser|acquirer|new owners?)|goodbyes?|good-bye|retire\\w*|retiring|pension|notice period|gardening leave|successors?|handover|last (?:day|week|month)s?|replacements?|depart(?:s|ed|ing|ure)|resign\\w*|swan ?song|leaving (?:do|drinks|card|present)|quit(?:s|ting)?|final (?:day|week|month)s?|outgoing|severance|redundan\\w+|dismiss\\w*|sacked|ousted|exit|stepping down|steps down|nachfolg\\w*|abschied\\w*|ruhestand\\w*|rente|kundig\\w+|gekundigt|ausscheid\\w*|verlasst|letzte[rn]? (?:arbeits)?(?:tag|woche|monat)\\w*|abfindung|freigestellt|rucktritt\\w*|departs?|retraite|successeure?|adieux?|preavis|quitte\\w*|derniere?s? (?:jours?|semaines?|mois)|demission\\w*|licenci\\w+|despedida|jubil\\w+|renunci\\w+|sucesora?|relevo|adios|vacante|preaviso|salida|cese|dimit\\w+|ultimos? dias?|despedida|aposent\\w+|sucessora?|saida|adeus|aviso previo|demiss\\w+|demit\\w+|addio|pensione|successore|uscita|dimission\\w+|rinunci\\w+|preavviso|congedo|lascia\\w*|ultimo giorno|afscheid\\w*|pensioen\\w*|opvolg\\w+|vertrek\\w*|opzeg\\w+|ontslag\\w*|ontslagen|avsked\\w*|pensioner\\w*|eftertrad\\w+|uppsag\\w+|avgang\\w*|lamnar?|sista (?:dag|veck|arbetsdag)\\w*|afsked\\w*|efterfolger\\w*|opsig\\w+|fratraed\\w*|farvel|avskjed\\w*|pensjon\\w*|etterfolger\\w*|oppsig\\w+|fratre\\w*|slutter|stopper|pozegn\\w+|emerytur\\w*|nastepc\\w+|wypowiedz\\w+|odejsci\\w+|odchodz\\w*|rezygn\\w+|rozlouc\\w+|duchod\\w*|nastupc\\w+|vypoved\\w*|odchod\\w*|odchaz\\w+|rezign\\w+|elakk\\w+|seuraaj\\w+|irtisan\\w+|laksi\\w+|jatta\\w+|nyugd\\w+|utod\\w*|felmond\\w*|bucsu\\w*|tavoz\\w*|lemond\\w*|emekli\\w*|istifa\\w*|ayril\\w*|veda|退任|退職|辞任|後任|定年`;
