/** How languages refer back, folded. Lists of one language only count on its pages: 'il' is 'he' in one and 'the' in another. */
const SUBJECT_PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  en: list('he she'),
  de: list('er sie'),
  fr: list('il elle'),
  es: list('ella'),
  pt: list('ele ela'),
  it: list('lui lei'),
  nl: list('hij zij ze'),
  da: list('han hun'),
  no: list('han hun'),
  sv: list('han hon'),
};
const OTHER_PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  en: list('his her him hers'),
  de: list('ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner'),
  es: list('su sus'),
  pt: list('seu sua'),
  it: list('suo sua'),
  nl: list('haar'),
  da: list('hans hendes'),
  no: list('hans hennes'),
  sv: list('hans hennes'),
};

/** Descriptions that stand for the person an article is about. */
const PERSON_NOUNS: Readonly<Record<string, RegExp>> = {
  en: /\bthe (?:new |incoming )(?:chief|head|director|officer|ciso|dpo|counsel)\b/i,
  de: /\b(?:der|die) neue \w*(?:chef|leiter|beauftragte|vorstand)\w*/i,
  fr: /\b(?:le nouveau (?:directeur|responsable)|la nouvelle (?:directrice|responsable))\b/i,
  es: /\b(?:la nueva (?:responsable|directora|delegada)|el nuevo (?:responsable|director|delegado))\b/i,
  pt: /\b(?:a nova (?:responsavel|diretora|gestora)|o novo (?:responsavel|diretor|gestor)|a gestora|o gestor)\b/i,
  it: /\b(?:la nuova|il nuovo) (?:responsabile|direttor[e]|direttrice)\b/i,
  nl: /\b(?:de|het) nieuwe (?:hoofd|directeur|functionaris)\b/i,
};

/** Does plain text speak of 'the new director'? */
export function describesPerson(text: string, language: string | null): boolean {
  return PERSON_NOUNS[language ?? 'en']?.test(text) ?? false;
}

const COMPANY_NOUNS: Readonly<Record<string, RegExp>> = {
  en: /\bthe (?:\w+ )?(?:company|firm|group|bank|insurer|broker|lender|utility|business|provider|maker|retailer|carrier|supplier|manufacturer|organisation|organization|administrator)\b/i,
  de: /\b(?:das|dem|des) (?:unternehmens?|hauses?|konzerns?|instituts?|versicherers?|geldhauses?)\b|\bde[rn] (?:konzern|versicherer|anbieter|hersteller|bank)\b|\bdie (?:bank|gesellschaft|firma|versicherung)\b/i,
  fr: /\b(?:la (?:banque|societe|compagnie|mutuelle|firme)|le groupe|l.(?:entreprise|etablissement|assureur|editeur))\b/i,
  es: /\b(?:la (?:compania|empresa|electrica|aseguradora|entidad|sociedad|firma)|el (?:grupo|banco))\b/i,
  pt: /\b[ao] (?:companhia|empresa|seguradora|grupo|banco|sociedade)\b/i,
  it: /\b(?:la (?:societa|banca|compagnia)|il gruppo|l.azienda)\b/i,
  nl: /\b(?:het (?:bedrijf|fonds|concern)|de (?:bank|verzekeraar|onderneming|uitvoerder|groep))\b/i,
  da: /\b(?:selskabet|virksomheden|koncernen|banken)\b/i,
  no: /\b(?:selskapet|virksomheten|konsernet|banken|kraftselskapet)\b/i,
  sv: /\b(?:bolaget|foretaget|koncernen|banken)\b/i,
};

/** 'I' and 'we': the voice of somebody who speaks or writes. */
const FIRST_PERSON: Readonly<Record<string, readonly string[]>> = {
  en: list('i we my our us me mine ours'),
  de: list(
    'ich wir mein meine meinem meinen meiner unser unsere unserem unseren unserer uns mich mir',
  ),
  fr: list('je j nous notre nos mon ma mes moi'),
  es: list('yo nosotros nosotras nuestro nuestra nuestros nuestras mi mis nos'),
  pt: list('eu nos nosso nossa nossos nossas meu minha meus minhas'),
  it: list('io noi nostro nostra nostri nostre mio mia miei'),
  nl: list('ik wij we ons onze mijn'),
  da: list('jeg vi os vores mit min mine mig'),
  no: list('jeg vi oss var vart vare min mitt mine meg'),
  sv: list('jag vi oss vart vara min mitt mina mig'),
};

const FIRST_PERSON_ENDING = /^\w{3,}(?:mos|iamo|emmo)$/u;
const FIRST_PERSON_VERBS: ReadonlySet<string> = new Set(
  list(
    'quiero tengo trabajo creo soy estoy quero tenho sou estou prefiro voglio vorrei sono devo ho',
  ),
);

/** Does a folded word speak of 'I' or 'we'? Romance languages say it by the verb's ending alone. */
export function isFirstPersonWord(word: string, language: string | null): boolean {
  if ((FIRST_PERSON[language ?? 'en'] ?? []).includes(word)) return true;
  const isRomance = language === 'es' || language === 'pt' || language === 'it';
  return isRomance && (FIRST_PERSON_ENDING.test(word) || FIRST_PERSON_VERBS.has(word));
}

/** Verbs of saying, folded to plain letters. */
export const SAYING =
  /\b(?:said|says|say|told|tells|added|adds|explain(?:s|ed)|admits?|admitted|asked|asks|argues?|argued|believes?|recalls?|writes?|wrote|sagt|sagte|erklart|erklarte|erganzt|erganzte|betont|meint|berichtet|dit|declare|explique|affirme|ajoute|souligne|confie|a reagi|reagit|raconte|dice|dijo|explica|afirma|senala|declaro|anade|anadio|destaca|disse|afirmou|explicou|sublinha|ha detto|ha dichiarato|dichiara|spiega|aggiunge|racconta|zegt|zei|vertelt|licht toe|stelt|sier|sa|forteller|siger|fortaeller|sager|sade|berattar)\b/i;

/** Somebody else in the same trade: what the sentence tells is theirs. */
export const RIVAL =
  /\b(?:rivals?|competitors?|konkurrent\w*|wettbewerber\w*|mitbewerber\w*|concurrente?s?|competidor\w*|rivale|concorrente|concurrenten?|another (?:firm|company|bank|insurer|broker)|other (?:insurers|banks|firms|companies|brokers))\b/i;

/** Does a word of a page in this language stand for a person named before, as 'she' and 'her' do? */
export function isPronoun(word: string, language: string | null): boolean {
  return (
    isSubjectPronoun(word, language) || (OTHER_PRONOUNS[language ?? 'en'] ?? []).includes(word)
  );
}

/** Only 'she' can speak; 'her' is spoken of. */
export function isSubjectPronoun(word: string, language: string | null): boolean {
  return (SUBJECT_PRONOUNS[language ?? 'en'] ?? []).includes(word);
}

/** Does plain text speak of 'the company'? */
export function refersToCompany(text: string, language: string | null): boolean {
  return COMPANY_NOUNS[language ?? 'en']?.test(text) ?? false;
}

function list(words: string): readonly string[] {
  return words.split(' ');
}
