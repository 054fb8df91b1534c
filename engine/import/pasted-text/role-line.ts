import { hasPhrase } from '../../names/roles/role-phrases.ts';
import { ROLE_SYNONYMS } from '../../names/roles/role-synonyms.ts';
import { wordListOf } from '../../text/words.ts';

/** Words that make a line a title rather than a name or a company, folded; some in every language of the judge. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  'chief officer president chairman chairwoman chair founder cofounder owner head lead leader leiter leiterin leitung director direktor direktorin directeur directrice directora diretor diretora direttore direttrice directeur manager managerin gerente responsable responsabile responsavel verantwortlicher beauftragter beauftragte datenschutzbeauftragter referent hoofd chef sjef leder executive vice vp evp svp avp partner principal counsel attorney solicitor auditor auditora revisor analyst analista advisor adviser consultant consultor berater specialist spezialist expert engineer ingenieur architect secretary treasurer controller administrator coordinator associate assistant supervisor vorstand geschaftsfuhrer geschaftsfuhrerin prokurist bereichsleiter abteilungsleiter delegado encargado jefe jefa commissioner investigator trainer professor researcher editor'.split(
    ' ',
  ),
);

const PHRASES = ROLE_SYNONYMS.flat().map(wordListOf);

/** Does the text read like somebody's title: 'CISO', 'Head of Internal Audit', 'Leiterin Datenschutz'? */
export function isRole(text: string): boolean {
  const words = wordListOf(text);
  if (words.some((word) => TITLE_WORDS.has(word))) return true;
  return PHRASES.some((phrase) => hasPhrase(words, phrase));
}
