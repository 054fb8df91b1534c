// Words that introduce other names in notes.
import { anyOf, wordSet } from '../word-list.ts';

/** Phrases that introduce such a name in notes, in several languages, separated by '|'. */
export const NAME_CUES = {
  company: anyOf`
    # English: 'formerly at Acme', 'worked for', 'rebranded as', 'subsidiary of'
    formerly|formerly at|formerly with|formerly of|previously|previously at|previously with|ex|former name|former employer|fka
    f k a|worked at|worked for|was at|was with|used to be at|used to be with|used to work for|used to work at|came from
    joined from|moved from|moved over from|left|before|before that|before at|earlier at|earlier|back at|back in the day at
    years at|started at|alumnus of
    # What the company is or was called, and whose it is: 'trades as', 'part of'
    company was|was called|traded as|trading as|trades as|calls itself|often written|often called|mostly called|usually called
    known locally as|abbreviated|abbreviated to|short|rebranded|rebranded as|rebranded to|renamed|renamed to|renamed from|parent
    parent company|subsidiary of|part of|owned by|acquired by|merged with|merged into|brand|brands|brand name|trade name
    trading name|dba|d b a|ticker
    # German
    früher|früher bei|früher beim|davor|davor bei|davor beim|zuvor bei|vorher bei|kam von|war bei|vormals|ehemals|ehemals bei
    Kürzel|Marke|Marken|Markenname|firmiert als|tritt auf als
    # French
    anciennement|anciennement chez|avant|avant chez|ancien de|ancienne de|venu de|venue de|passé par|passée par|ex de|marque
    nom commercial
    # Spanish and Portuguese
    antes|antes en|antes em|antes na|antes no|antes estuvo en|viene de|venía de|trabajó en|trabajaba en|procedente de|passou por
    veio da|veio do|trabalhou na|trabalhou no|marca|nombre comercial|nome comercial|nome fantasia
    # Italian
    già|già in|prima in|prima a|prima presso|viene da|ex di|proveniente da|marchio
    # Dutch
    voorheen|voorheen bij|eerder bij|kwam van|werkte bij|was bij|merk|handelsnaam
    # Swedish, Norwegian, Danish and Finnish
    varumärke|varemerke|varemærke|tidigere|tidligere|tidligere hos|tidligere i|tidigare|tidigare på|tidigare hos|kom från|kom fra
    aiemmin|ennen
    # Polish, Czech, Hungarian, Turkish, Ukrainian and Russian
    dawniej|wcześniej|wcześniej w|poprzednio|poprzednio w|były pracownik|marka|značka|dříve|dřív|předtím|předtím v|dříve v
    korábban|korábban a|előtte|daha önce|önceden|раніше|раніше в|ранее|ранее в|до того`,
  person: anyOf`
    # How else the name is written: 'also spelled', 'auch geschrieben'
    also written|also written as|also spelled|also spelt|also spelled as|romanised as|romanized as|transliterated as|passport name
    auch geschrieben|aussi écrit|écrit aussi|también escrito|también escrita|também escrito|também escrita|anche scritto
    anche scritta|ook geschreven|även skrivet|også skrevet
    # What else the person is called: 'goes by', 'nickname'
    signs as|signs himself|signs herself|goes by|uses the name|known as|also known as|aka|a k a|also called|is called|called
    calls him|calls her|call him|call her|calls himself|calls herself|colleagues say|friends say|everyone says|nickname|nicknamed
    publishes as|writes as|posts as|prefers|answers to|short for
    # German
    genannt|Rufname|Spitzname|nennt sich|alle sagen|heißt bei allen
    # French
    dit|dite|surnommé|surnommée|on appelle|appelé|appelée
    # Spanish and Portuguese
    conocida como|conocido como|la llaman|lo llaman|le llaman|se llama|le dicen|alias|apodo|conhecida como|conhecido como|chamada
    chamado|chamam|apelido
    # Italian
    detto|detta|chiamato|chiamata|lo chiamano|la chiamano
    # Dutch
    roepnaam|noemt zich|genoemd
    # Swedish, Norwegian, Danish and Finnish
    kallas|kallad|kalles|kaldet|kutsutaan|lempinimi
    # Polish, Czech, Hungarian, Turkish and Ukrainian
    zwany|zwana|mówią na niego|mówią na nią|zdrobnienie|říkají mu|říkají jí|becézik|beceneve|lakabı|herkes|звуть|кличуть`,
  surname: anyOf`
    # English: 'née', 'maiden name', 'was then'
    née|nee|maiden name|maiden name was|née name|married name|born|birth name|former surname|formerly known as|was then
    used to be called|used to be|published as|surname was
    # 'Was called then' in other languages: 'hette tidigare', 'nazywała się'
    hette|hette förut|hette tidigere|het tidligere|hed tidligere|heette vroeger|nazywała się|nazywał się|dawne nazwisko
    antes se llamaba|s’appelait|si chiamava|chamava se
    # 'Before she married'
    name was|before marriage|until she married|before she married
    # German
    geborene|geborener|geborenen|geb|hieß früher|früher hieß sie|hieß vorher|Mädchenname|Geburtsname|ehemals
    # French
    nom de jeune fille|née sous le nom de|nom de naissance
    # Spanish and Portuguese
    de soltera|apellido de soltera|solteira|nome de solteira
    # Italian
    da nubile|nata|cognome da nubile
    # Dutch
    meisjesnaam|geboren
    # Swedish, Norwegian, Danish and Finnish
    född|födda|tidigare efternamn|före detta|f d|født|fødd|pikenavn|pigenavn|o s|omaa sukua|entinen
    # Polish, Czech, Slovak, Hungarian, Turkish, Ukrainian and Russian
    z domu|nazwisko panieńskie|panieńskie|rozená|rodným příjmením|rodné jméno|rodená|dívčí jméno|született|lánykori neve
    kızlık soyadı|дівоче прізвище|у дівоцтві|девичья фамилия|урождённая|урожденная`,
} as const;

/** What notes call the prospect's company. */
export const COMPANY_NOUNS =
  'company|firm|employer|firma|unternehmen|arbeitgeber|entreprise|employeur|empresa|azienda|bedrijf';

/** Words that are capital in notes only because a sentence begins, normalised. */
export const SENTENCE_OPENINGS = wordSet(`
  everyone everybody colleagues friends was is published born came joined signs goes used known called formerly previously before
  lives works`);

/** Words before a former surname in brackets: 'Margit Solheim (formerly Eide)'. */
export const FORMERLY =
  /^\s*(?:formerly|previously|ehemals|früher|anciennement|antes|tidigare|tidligere)\b/iu;
