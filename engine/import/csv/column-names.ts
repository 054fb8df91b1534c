import { normalizeText } from '../../text/normalize.ts';

const KINDS = [
  'name',
  'first',
  'last',
  'company',
  'position',
  'companyUrl',
  'linkedinUrl',
  'email',
  'notes',
] as const;

/** What a column of a list holds. First and last name make one name together. */
export type Column = (typeof KINDS)[number];

/** How spreadsheets and address books name their columns, normalised; separated by '|'. */
const NAMES: Readonly<Record<Column, string>> = {
  name: 'name|full name|fullname|contact|contact name|contact full name|prospect|prospect name|person|person name|lead|lead name|display name|vollstandiger name|ansprechpartner|ansprechpartnerin|kontakt|kontaktperson|kontaktname|nom complet|nom et prenom|prenom et nom|contacto|nombre completo|nombre y apellidos|nombre|nome completo|nome e cognome|nome|contatto|nominativo|naam|volledige naam|contactpersoon|navn|fullt navn|namn|kontaktperson namn|nimi|imie i nazwisko|имя|фио|контакт|氏名|名前|姓名|이름',
  first:
    'first name|firstname|first|given name|forename|contact first name|vorname|prenom|nombre de pila|primer nombre|primeiro nome|voornaam|fornavn|fornamn|etunimi|imie',
  last: 'last name|lastname|last|surname|family name|contact last name|nachname|familienname|nom de famille|nom|apellido|apellidos|cognome|sobrenome|apelido|achternaam|etternavn|efternavn|efternamn|sukunimi|nazwisko|фамилия',
  company:
    'company|company name|account|account name|organisation|organization|organisation name|organization name|employer|current company|current employer|firm|business|business name|client|customer|firma|firmenname|unternehmen|unternehmensname|gesellschaft|arbeitgeber|societe|nom de la societe|entreprise|nom de l entreprise|compagnie|empresa|nombre de la empresa|compania|organizacion|azienda|societa|ditta|ragione sociale|nome azienda|organizzazione|organizacao|nome da empresa|bedrijf|bedrijfsnaam|organisatie|werkgever|selskap|bedrift|virksomhed|foretag|bolag|organisasjon|yritys|компания|организация|фирма|会社|会社名|公司|公司名称|회사',
  position:
    'position|position title|title|job title|jobtitle|job|role|job role|function|designation|occupation|headline|current title|current position|contact title|berufsbezeichnung|funktion|stelle|stellenbezeichnung|titel|rolle|poste|fonction|titre|intitule du poste|cargo|puesto|titulo|rol|ruolo|posizione|carica|qualifica|funzione|funcao|functie|functietitel|rol functie|stilling|stillingstittel|tittel|befattning|tehtava|stanowisko|должность|позиция|役職|职位|직책',
  companyUrl:
    'website|web site|web|url|site|homepage|home page|web page|domain|domain name|company website|company url|company domain|company web site|company homepage|account website|organization website|webseite|webadresse|internet|internetseite|internetadresse|website url|site web|site internet|adresse web|sitio web|pagina web|sito|sito web|sito internet|website bedrijf|nettside|nettsted|hjemmeside|hemsida|webbplats|kotisivu|strona|сайт|веб сайт|网站|ウェブサイト',
  linkedinUrl:
    'linkedin|linked in|linkedin url|linkedin profile|linkedin profile url|linkedin link|linkedin address|person linkedin url|contact linkedin url|contact linkedin profile url|profile url|linkedin profil|profil linkedin|perfil de linkedin|perfil linkedin|profilo linkedin|linkedin profiel|linkedin contact',
  email:
    'email|e mail|mail|email address|e mail address|mail address|work email|business email|primary email|contact email|person email|email 1|e mail adresse|mailadresse|email adresse|adresse e mail|adresse email|adresse mail|courriel|correo|correo electronico|indirizzo email|indirizzo e mail|posta elettronica|endereco de email|e mailadres|mailadres|e post|epost|e postadresse|e postadress|sahkoposti|adres e mail|adres email|почта|электронная почта|メール|メールアドレス|邮箱|电子邮件|이메일',
  notes:
    'notes|note|comment|comments|remark|remarks|research notes|description|notiz|notizen|bemerkung|bemerkungen|kommentar|kommentare|anmerkung|anmerkungen|remarques|commentaire|commentaires|notas|nota|observaciones|comentarios|comentario|osservazioni|commenti|observacoes|opmerking|opmerkingen|notities|merknad|merknader|kommentarer|anteckningar|huomautukset|uwagi|заметки|примечание|комментарий|备注|備考',
};

const COLUMNS: ReadonlyMap<string, Column> = new Map(
  KINDS.flatMap((column) => {
    const names = NAMES[column].split('|');
    return names.map((name) => [normalizeText(name).replaceAll(' ', ''), column] as const);
  }),
);

const NOT_WORDS = /[^\p{L}\p{N}]+/gu;

/** What the column of this name holds; `null` for a name we don't know. */
export function columnNamed(written: string): Column | null {
  return COLUMNS.get(normalizeText(written).replace(NOT_WORDS, '')) ?? null;
}

/** What each column holds. 'Name' beside a first name is the last name, and beside a last name the first one. */
export function columnsOf(header: readonly string[]): readonly (Column | null)[] {
  const columns = header.map(columnNamed);
  const [hasFirst, hasLast] = [columns.includes('first'), columns.includes('last')];
  return columns.map((column) => {
    if (column === 'name' && hasFirst && !hasLast) return 'last';
    if (column === 'name' && hasLast && !hasFirst) return 'first';
    return column === 'last' && !hasFirst && !columns.includes('name') ? 'name' : column;
  });
}
