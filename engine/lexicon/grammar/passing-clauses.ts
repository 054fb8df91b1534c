// Subordinate clauses that mention what was news some other day. Plain letters.

/** A subordinate clause mentions what was news some other day. */
export const CLAUSE_IN_PASSING =
  /^(?:when|before|after|since|als|nachdem|bevor|seit|quand|avant|apres|cuando|antes|desde|tras|quando|prima|dopo|toen|voordat|nadat|nar|innan|da|for|etter|efter|gdy|zanim|kdyz|nez) /iu;

/** 'Jane Doe, who joined Acme after the merger, said …': so does a relative clause of the past. */
export const RELATIVE_IN_PASSING =
  /(?<!\p{L})(?:(?:who|which|having|after having|since|after) (?:had |has |first )?(?:joined|joining|taking over|becoming|arriving|became|become|took over|taken over|moved|started|arrived|been appointed)|qui (?:a|avait|est|etait) (?:rejoint|pris|devenue?|arrivee?)|ayant (?:rejoint|pris)|quien (?:se incorporo|asumio|llego)|que (?:se incorporo|asumio|ingressou|assumiu|entrou)|che (?:e entrat[oa]|ha assunto|era entrat[oa])|die (?:in dienst trad|overstapte)|som (?:borjade|tilltradde|begyndte|tiltradte|begynte|kom fra))(?!\p{L})/iu;
