// Patterns that the moves of several languages share. Their arguments are alternatives in plain letters. Here and in the files of the
// languages, \uE000 stands for the prospect, \uE001 for the company, \uE002 for another organisation, \uE003 for somebody else, \uE004 for
// a job title.

/**
 * 'The adventure of Jane Doe at Acme ends': a verb of ending after a noun for somebody's time in a job. Whether the verb is
 * there is looked at first, here and below, since looking back from every word takes ten times as long.
 */
export function endOf(nouns: string, verbs: string): string {
  return `(?=${verbs})(?<=(?<!\\p{L})(?:${nouns})(?: [^ .;]+){1,7} )(?:${verbs})`;
}

/** 'Whose resignation took effect on 30 June': a noun for a departure, a few words without another person's name, and a verb. */
export function inEffect(nouns: string, ...verbs: readonly string[]): string {
  return `(?:${nouns}) (?:[^ ;,\uE003]{1,30} ){0,10}(?:${verbs.join('|')})`;
}

/** 'Vacant since Jane Doe …', 'vacant since Easter, when Jane Doe …': whoever a post has been empty since has left it. */
export function emptySince(empty: string, since: string, when: string): string {
  const between = '(?:,| [^.;,:\uE000\uE003]{1,30})?';
  const day = `(?:(?: [^.;:\uE000\uE003]{1,40})?, (?:${when}))?`;
  const person = `(?: [\\p{L}.]{1,6}){0,2} (?:\uE004 )?\uE000${NOT_OF_COMPANY}`;
  return `(?:${empty})${between} (?:${since})(?=${day}${person})`;
}

/** 'Jane Doe of Acme', 'Jane Doe, head of risk at Acme': whoever is named like this works there. */
const NOT_OF_COMPANY = '(?!,? (?:\\p{L}+ ){0,2}(?:\uE004 (?:\\p{L}+ ){0,2})?\uE001)';

/** 'Compliance passes from Jane Doe to John Roe': what goes from one person to another, whatever the verb. */
export function passes(from: string, to: string): string {
  return `(?:${from})(?= \uE000 (?:${to})(?: \\p{L}+){0,2} \uE003)`;
}

/** 'John Roe takes the baton from Jane Doe as head of risk': whoever has the post named after 'as' took it over from somebody. */
export function takesFrom(from: string, as: string): string {
  return `(?=${from})(?<=\uE003 [^\uE000-\uE004,;:."]{2,60} )(?:${from})(?= \uE000 (?:${as}) (?:[\\p{L}']+ ){0,3}\uE004)`;
}

/** 'Hands the department over to John Roe': who gives goes, who gets comes. */
export function handsOver(verbs: string, things: string, to: string): string {
  return `(?:${verbs}) (?:[^ .;]+ ){0,3}(?:${things}|\uE004)(?!\\p{L})(?:[^\uE000\uE003]{0,90} )?(?:${to})${TO_SOMEBODY}`;
}

/** 'The department goes to John Roe': who gets comes. */
export function goesTo(things: string, verbs: string, to: string): string {
  const before = `(?<=(?<!\\p{L})(?:${things}|\uE004)(?: [^ .;]{1,30}){0,10} (?:${verbs}))`;
  return `(?:${verbs})${before} (?:[^\uE000\uE003]{0,50} )?(?:${to})${TO_SOMEBODY}`;
}

const TO_SOMEBODY = '(?= (?:[\\p{L}.]+ ){0,3}[\uE000\uE003])';
