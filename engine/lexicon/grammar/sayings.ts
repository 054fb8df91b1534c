// What an English sentence needs to be said within another, and by what a saying is known for a plan or a change. In plain letters.

/** What has changed can be asked after. */
export const CHANGE =
  /\b(?:finally|no longer|any ?more|endlich|nicht mehr(?!.*\bals\b)|mittlerweile|enfin|ne \S+ plus|desormais|por fin|ya no|finalmente|ja nao|non piu|eindelijk|niet meer|antligen|inte langre|endelig|ikke lenger|ikke laengere|wreszcie|juz nie|konecne|uz ne|artik)\b/i;

/** So can a plan or a wish. */
export const PLAN =
  /\b(?:i'd like|i would like|i wish|we want|we will|we'll|we are going to|we're going to|wir wollen|wir werden|nous voulons|nous allons|queremos|vamos a|vogliamo|we willen|vi vill|vi vil|chcemy|chceme)\b/i;

/** Words that would mean somebody or something else in another's mouth: persons, and what points at the moment. */
export const SPEAKERS_OWN =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|we'd|we'll|us|our|ours|you|your|yours|you're|here|today|now|this|these|that|yesterday|tomorrow|last|next|ago|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|[;:?!"“”…—–]/i;

/** Beginnings that are no names, so that they can follow 'that' in small letters. */
export const NO_NAME_AT_HEAD =
  /^(?:The|A|An|Every|Each|No|Most|Many|Some|Few|All|Any|Half|Boards|Regulators|Auditors|Suppliers|Vendors|Customers|Risk|Risks|Controls|Evidence|Compliance|Policies|Reports|People|Nobody|Everybody|Everyone|Nothing)\b/u;

/** Without a verb it is no clause: 'The new code, with ninety notes.' */
export const FINITE_VERB =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|will|would|must|should|needs?|takes?|took|pays?|paid|gets?|got|means?|makes?|made|comes?|came|goes|went|knows?|says?|said|wants?|works?|starts?|asked|told|became|depends?|costs?|matters?|helps?|counts?|belongs?|begins?|ends?|stays?|stands?|runs?|reads?|fits?)\b/i;

/**
 * A whole sentence from the last word of the company's name on: 'Acme opened a branch', 'Acme Group, a broker, has opened …'. No
 * genitive, no 'Acme to buy …', and no participle that may be passive: 'Acme named insurer of the year'.
 */
export const COMPANY_DOES =
  /^[^\s,'’]+(?: \p{Lu}\p{L}*)*(?:,[^,]+,)?(?: also| \p{Ll}+ly)? (?:(?:is|are|was|were|has|have|had|will|began|became|grew)\b|\p{Ll}+[^\P{Ll}s]s\b|(?!(?:named|awarded|granted|appointed|elected|voted|rated|ranked|crowned|certified)\b)(?:\p{Ll}+ed|won|bought|took|built|sold) (?:(?:an?|its|the)\b|[\p{Lu}\d£€$]))/u;
