// What an English sentence needs to be said within another, and by what a saying is known for a plan or a change. In plain letters.

/** What has changed can be asked about. */
export const CHANGE =
  /\b(?:finally|no longer|any ?more|endlich|nicht mehr(?!.*\bals\b)|mittlerweile|enfin|ne \S+ plus|desormais|por fin|ya no|finalmente|ja nao|non piu|eindelijk|niet meer|antligen|inte langre|endelig|ikke lenger|ikke laengere|wreszcie|juz nie|konecne|uz ne|artik)\b/i;

/** So can how it goes with a plan, a wish or a new habit. */
export const PLAN =
  /^(?:since|seit|depuis|desde|sinds|sedan|siden|od) |\b(?:(?:i|we) now|now (?:i|we)|today we|at present|currently|derzeit|zurzeit|actuellement|actualmente|atualmente|attualmente|momenteel|for narvarande|(?:our|my) priorit\w+|(?:i|we)(?: have|'ve) (?:started|begun)|we \S+ (?:\S+ )?nu|ahora|agora|adesso|(?:ich|wir) \S+ (?:heute|jetzt|nun)|(?:jetzt|heute) \S+ (?:ich|wir)|i'd like|i would like|i wish|we want|we will|we'll|we are going to|we're going to|wir wollen|wir werden|nous voulons|nous allons|queremos|vamos a|vogliamo|we willen|vi vill|vi vil|chcemy|chceme)\b/i;

/** Words that would mean somebody or something else in another's mouth: persons, and what points at the moment. */
export const SPEAKERS_OWN =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|we'd|we'll|us|our|ours|you|your|yours|you're|here|today|now|this|these|that|yesterday|tomorrow|last|next|ago|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|[;:?!"“”…—–]/i;

/** Beginnings that are not names, so that they can follow 'that' in small letters. */
export const NO_NAME_AT_HEAD =
  /^(?:The|A|An|Every|Each|No|Most|Many|Some|Few|All|Any|Half|Boards|Regulators|Auditors|Suppliers|Vendors|Customers|Risk|Risks|Controls|Evidence|Compliance|Policies|Reports|People|Nobody|Everybody|Everyone|Nothing)\b/u;

/** Without a verb it is not a clause: 'The new code, with ninety notes.' */
export const FINITE_VERB =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|will|would|must|should|needs?|takes?|took|pays?|paid|gets?|got|means?|makes?|made|comes?|came|goes|went|knows?|says?|said|wants?|works?|starts?|asked|told|became|depends?|costs?|matters?|helps?|counts?|belongs?|begins?|ends?|stays?|stands?|runs?|reads?|fits?)\b/i;

/**
 * A whole sentence from the last word of the company's name on: 'Acme opened a branch', 'Acme Group, a broker, has opened …'. No
 * genitive, no 'Acme to buy …', and no participle that may be passive: 'Acme named insurer of the year'.
 */
export const COMPANY_DOES =
  /^[^\s,'’]+(?: \p{Lu}\p{L}*)*(?:,[^,]+,)?(?: also| \p{Ll}+ly)? (?:(?:is|are|was|were|has|have|had|will|began|became|grew)\b|\p{Ll}+[^\P{Ll}s]s\b|(?!(?:named|awarded|granted|appointed|elected|voted|rated|ranked|crowned|certified)\b)(?:\p{Ll}+ed|won|bought|took|built|sold) (?:(?:an?|its|the)\b|[\p{Lu}\d£€$]))/u;

/** Something that happened, in the first words or anywhere its form is plain: 'In August I walked …', 'Wir haben … gefragt'. */
export const PAST =
  /^(?:(?!(?:who|that|which|what|because|when|where|if|whether|until)\b)[^\s,]+ ){0,8}(?:was|were|had|did|didn't|went|came|fell|took|told|found|got|made|gave|sat|stood|sent|wrote|bought|began|became|(?:i|we|they|it|once|nobody|everybody|somebody) (?!(?:need|feed|heed|seed|weed|speed|breed|bleed|shed|exceed|proceed|succeed|embed|indeed|hundred)\b)[a-z]{2,}ed|(?!used to\b)(?!(?:need|feed|heed|seed|weed|speed|breed|bleed|shed|exceed|proceed|succeed|embed|indeed|hundred)\b)[a-z]{2,}ed (?:the|an?|my|our|what|to|into|every|all))\b|\b(?:waren?|hatten?|wurden?|gab|kam|ging|fand|fragten?|(?:habe[n]?|hat|bin|sind) (?:[^\s,]+ ){0,9}ge[a-z]+(?:t|en)|(?:j'ai|avons|ont|on (?:nous |m')?a) (?!une?\b|des?\b|les?\b|la\b|que\b|tous\b|plus\b)[a-z]+[eiut]s?|etai\w+|avai\w+|(?:ho|abbiamo|hanno) [a-z]+[ts]o|era|erano|aveva\w*|kreeg|kwam|werd|heb(?:ben)? (?:[^\s,]+ ){0,9}ge[a-z]+|hade|hadde|havde|fick|fikk|fik|kom|gick|gikk|gik|blev|ble|har [a-z]+(?:it|at|et|t)|[a-z]{2,}(?:aron|ieron|aram|eram|iram|lismy|lysmy|alem|alam|ilem|ilam))\b|\p{L}{2}ó(?!\p{L})|(?:た|ました|でした)。?$/iu;

/** A noun with what is said about it, and no sentence: 'A meeting where we argued for two hours.' Plain letters. */
export const NOUN_ALONE =
  /^(?:an?|the|eine?|der|die|das|une?|les?|la|el|una?|los|uma?|o|een|en|ett?) (?:[^\s,]+ ){0,2}[^\s,]+,? (?:ou|when|where|wo|donde|cuando|onde|quando|dove|waar|toen|dar|der|hvor) /i;
