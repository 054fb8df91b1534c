// Patterns that the moves of several languages share. Their arguments are alternatives in plain letters. Here and in the files of the
// languages, \uE000 stands for the prospect, \uE001 for the company, \uE002 for another organisation, \uE003 for somebody else, \uE004 for
// a job title.

/**
 * A verb of ending after a noun for somebody's time in a job: 'The adventure of Jane Doe at Acme ends'. Here and below the verb is looked
 * for first, since looking back from every word takes ten times as long.
 */
export function endOf(nouns: string, verbs: string): string {
  return `(?=${verbs})(?<=(?<!\\p{L})(?:${nouns})(?: [^ .;]+){1,7} )(?:${verbs})`;
}

/** A noun for a departure, a few words without another person's name, and a verb: 'whose resignation took effect on 30 June'. */
export function inEffect(nouns: string, ...verbs: readonly string[]): string {
  return `(?:${nouns}) (?:[^ ;,\uE003]{1,30} ){0,10}(?:${verbs.join('|')})`;
}

/** A job that has been empty since somebody left it: 'vacant since Jane Doe …', 'vacant since Easter, when Jane Doe …'. */
export function emptySince(empty: string, since: string, when: string): string {
  const between = '(?:,| [^.;,:\uE000\uE003]{1,30})?';
  const day = `(?:(?: [^.;:\uE000\uE003]{1,40})?, (?:${when}))?`;
  const person = `(?: [\\p{L}.]{1,6}){0,2} (?:\uE004 )?\uE000${NOT_OF_COMPANY}`;
  return `(?:${empty})${between} (?:${since})(?=${day}${person})`;
}

/** Not followed by the company, where somebody works: 'Jane Doe of Acme', 'Jane Doe, head of risk at Acme'. */
const NOT_OF_COMPANY = '(?!,? (?:\\p{L}+ ){0,2}(?:\uE004 (?:\\p{L}+ ){0,2})?\uE001)';

/** What goes from one person to another, whatever the verb: 'Compliance passes from Jane Doe to John Roe'. */
export function passes(from: string, to: string): string {
  return `(?:${from})(?= \uE000 (?:${to})(?: \\p{L}+){0,2} \uE003)`;
}

/** Somebody takes over from another person the job named after 'as': 'John Roe takes the baton from Jane Doe as head of risk'. */
export function takesFrom(from: string, as: string): string {
  return `(?=${from})(?<=\uE003 [^\uE000-\uE004,;:."]{2,60} )(?:${from})(?= \uE000 (?:${as}) (?:[\\p{L}']+ ){0,3}\uE004)`;
}

/** Somebody gives up what another person gets: 'hands the department over to John Roe'. */
export function handsOver(verbs: string, things: string, to: string): string {
  return `(?:${verbs}) (?:[^ .;]+ ){0,3}(?:${things}|\uE004)(?!\\p{L})(?:[^\uE000\uE003]{0,90} )?(?:${to})${TO_SOMEBODY}`;
}

/** Something goes to a person, who takes it over: 'The department goes to John Roe'. */
export function goesTo(things: string, verbs: string, to: string): string {
  const before = `(?<=(?<!\\p{L})(?:${things}|\uE004)(?: [^ .;]{1,30}){0,10} (?:${verbs}))`;
  return `(?:${verbs})${before} (?:[^\uE000\uE003]{0,50} )?(?:${to})${TO_SOMEBODY}`;
}

const TO_SOMEBODY = '(?= (?:[\\p{L}.]+ ){0,3}[\uE000\uE003])';
