// Verbs and nouns of speech and reference in running text.

/** Verbs of saying, normalised to plain letters. */
export const SPEECH_VERB =
  /\b(?:said|says|say|told|tells|added|adds|explain(?:s|ed)|admits?|admitted|asked|asks|argues?|argued|believes?|recalls?|writes?|wrote|sagt|sagte|erklart|erklarte|erganzt|erganzte|betont|meint|berichtet|dit|declare|explique|affirme|ajoute|souligne|confie|a reagi|reagit|raconte|dice|dijo|explica|afirma|senala|declaro|anade|anadio|destaca|disse|afirmou|explicou|sublinha|ha detto|ha dichiarato|dichiara|spiega|aggiunge|racconta|zegt|zei|vertelt|licht toe|stelt|sier|sa|forteller|siger|fortaeller|sager|sade|berattar)\b/i;

/** Reported speech in a news text, in the languages that pages are written in, normalised. */
export const REPORTED_SPEECH =
  /(?<!\p{L})(?:said|says|told|announced|according to|a spokes\p{L}+|teilte mit|sagt|sagte|erklarte|teilte das unternehmen|a declare|a annonce|a indique|a precise|dijo|anuncio|segun|senalo|afirmo|disse|anunciou|afirmou|segundo|ha dichiarato|ha detto|secondo|zei|zegt|meldde|volgens|sade|sager|enligt|sier|siger|sagde|ifolge|opplyser|oplyser|sanoo|kertoo|mukaan|powiedzial\p{L}?|mowi|poinformowal\p{L}?|jak podaje|rekl\p{L}?|uvedl\p{L}?|podle|mondta|kozolte|szerint|dedi|acikladi|soyledi|gore|skazav|skazala|povidomi\p{L}+|zayavi\p{L}+|za slovami|skazal|soobshchi\p{L}+|po slovam)(?!\p{L})|と話し|と述べ|と発表|を発表|と明らか|表示|称|밝혔다|말했다|قال|قالت|اعلن|اعلنت/u;

/** Descriptions that stand for the person an article is about. */
export const PERSON_DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
  en: /\bthe (?:new |incoming )(?:chief|head|director|officer|ciso|dpo|counsel)\b/i,
  de: /\b(?:der|die) neue \w*(?:chef|leiter|beauftragte|vorstand)\w*/i,
  fr: /\b(?:le nouveau (?:directeur|responsable)|la nouvelle (?:directrice|responsable))\b/i,
  es: /\b(?:la nueva (?:responsable|directora|delegada)|el nuevo (?:responsable|director|delegado))\b/i,
  pt: /\b(?:a nova (?:responsavel|diretora|gestora)|o novo (?:responsavel|diretor|gestor)|a gestora|o gestor)\b/i,
  it: /\b(?:la nuova|il nuovo) (?:responsabile|direttor[e]|direttrice)\b/i,
  nl: /\b(?:de|het) nieuwe (?:hoofd|directeur|functionaris)\b/i,
};

/** Descriptions that stand for the company an article is about, by language. */
export const COMPANY_DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
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

/** Somebody else in the same trade: the sentence is about them. */
export const RIVAL_WORDS =
  /\b(?:rivals?|competitors?|konkurrent\w*|wettbewerber\w*|mitbewerber\w*|concurrente?s?|competidor\w*|rivale|concorrente|concurrenten?|another (?:firm|company|bank|insurer|broker)|other (?:insurers|banks|firms|companies|brokers))\b/i;
