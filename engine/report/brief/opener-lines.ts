import {
  type Opener,
  congratulation,
  EVENT_OPENERS,
  HARD_EVENT_OPENERS,
  inKind,
  inPublic,
  inTitle,
  saidBack,
  talk,
  TOPIC_OPENERS,
} from '../../messages/brief-lines.ts';
import type { Citation, OpenerLine } from '../../model/brief.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { normalizeText } from '../../text/normalize.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import type { BuyingSignal } from '../sales-signals/find-hits.ts';
import type { BriefFacts } from './brief-facts.ts';
import {
  CONGRATULATION_DAYS_MAX,
  OPENER_DAYS_MAX,
  OPENERS_MAX,
  SAID_BACK_WORDS_MAX,
  SPOKEN_TITLE_CHARACTERS_MAX,
} from './brief-weights.ts';
import { daysSince, lineOf } from './line-of.ts';
import { bestSourceOf, topicSignals } from './topic-lines.ts';

/**
 * Up to three ways to begin, each from other evidence: a welcome event, their own words, then what else there is. A
 * breach, a fine and the like come last, and only their subject is offered.
 */
export function openerLines(facts: BriefFacts): readonly OpenerLine[] {
  const events = [...congratulations(facts), ...eventOpeners(facts)];
  const words = wordOpeners(facts);
  const candidates = [
    ...events.slice(0, 1),
    ...words.slice(0, 1),
    ...events.slice(1, 2),
    ...topicOpeners(facts),
    ...words.slice(1),
    ...talkOpeners(facts),
    ...events.slice(2),
    ...hardEventOpeners(facts),
  ];
  const openers: OpenerLine[] = [];
  for (const line of candidates)
    if (!openers.some((one) => isRepeated(one, line))) openers.push(line);
  return openers.slice(0, OPENERS_MAX);
}

/** From one line of a page, or with a sentence in either tone that the other says already: two deals, say, or two laws. */
function isRepeated(one: OpenerLine, other: OpenerLine): boolean {
  return (
    one.quote === other.quote ||
    closingOf(one.text) === closingOf(other.text) ||
    closingOf(one.warm) === closingOf(other.warm)
  );
}

/** What an opener ends with: the question, which is where two of them can be alike. */
function closingOf(text: string): string {
  return text.split(/(?<=[.!?…]”?) /u).at(-1) ?? text;
}

function openerOf({ plain, warm }: Opener, evidence: Citation): OpenerLine {
  return { ...lineOf(plain, evidence), warm };
}

/** An appointment mentioned in a subordinate clause was news some other day. */
const IN_PASSING =
  /\b(?:who|which|having|since|after) (?:\w+ )?(?:join|took over|becom|became|arriv)/i;

function congratulations({ signals, company, now }: BriefFacts): readonly OpenerLine[] {
  return signals
    .filter(({ entry, subject }) => entry === 'newhire' && subject === 'person')
    .filter((signal) => isWithin(signal, CONGRATULATION_DAYS_MAX, now))
    .filter(({ quote }) => !IN_PASSING.test(quote))
    .map((signal) => openerOf(congratulation(company), signal));
}

function eventOpeners(facts: BriefFacts): readonly OpenerLine[] {
  return recentEvents(facts).flatMap((signal) => {
    const opener = EVENT_OPENERS[signal.entry];
    return opener === undefined ? [] : [openerOf(opener(facts.company), signal)];
  });
}

function hardEventOpeners(facts: BriefFacts): readonly OpenerLine[] {
  return recentEvents(facts).flatMap((signal) => {
    const opener = HARD_EVENT_OPENERS[signal.entry];
    return opener === undefined ? [] : [openerOf(opener, signal)];
  });
}

/** What happened at the company; the person's own new job is congratulated on instead. */
function recentEvents({ signals, now }: BriefFacts): readonly BuyingSignal[] {
  return signals
    .filter(
      ({ group, entry, subject }) =>
        group === 'trigger' && !(entry === 'newhire' && subject === 'person'),
    )
    .filter((signal) => isWithin(signal, OPENER_DAYS_MAX, now));
}

function isWithin({ date }: BuyingSignal, days: number, now: Date): boolean {
  return date !== null && daysSince(date, now) <= days;
}

/** What went wrong, or somebody did wrong: also in the person's own words it is no small talk. */
const WOUND =
  /\b(?:breach\w*|incidents?|intru\w+|hack\w*|attack\w*|ransomware|leak\w*|stolen|fined?|fines|penalt\w+|sanction\w*|lawsuits?|layoffs?|laid off|datenpanne\w*|angriff\w*|bussgeld\w*|strafe\w*|amende\w*|multas?|multe|boetes?|boter)\b/i;

/** Nobody wants an apology, a failing or a death said back to them. */
const PAINFUL =
  /\b(?:sorry|apologi[sz]e|asham\w+|mistakes?|wrong|worse|fail\w*|deserved|dead|death|die[ds]?|entschuldig\w*|bedauern|fehler|gestorben|desole|excuses|erreurs?|lamentamos|sentimos|pedimos desculpa|erros?|scusiamo|errori|spijt|fout\w*|beklager|beklagar|undskyld|feil|fel)\b/i;

function isPainful(words: string): boolean {
  return PAINFUL.test(words) || WOUND.test(words);
}

/** What was said about the work comes first; from each page its best. */
function wordOpeners(facts: BriefFacts): readonly OpenerLine[] {
  const byId = new Map(facts.pages.map(({ result }) => [result.id, result]));
  const sayable = facts.ownWords
    .flatMap(({ sentences }) => sentences)
    .filter(({ words, isWhole }) => isWhole && words <= SAID_BACK_WORDS_MAX)
    .filter(({ line }) => !isPainful(plainLetters(line.text)))
    .toSorted((one, other) => Number(other.hasSubject) - Number(one.hasSubject));
  const pages = new Map(sayable.toReversed().map((own) => [own.line.resultId, own]));
  return sayable
    .filter((own) => pages.get(own.line.resultId) === own)
    .map(({ line, hasSubject }) => {
      const place = spokenPlace(byId.get(line.resultId), facts);
      const { plain, warm } = saidBack(place, line.text, hasSubject);
      return { ...line, text: plain, warm };
    });
}

/** Nobody is quoted their own name: then the kind of page and its month name the place. */
function spokenPlace(result: ResearchResult | undefined, { prospect }: BriefFacts): string {
  if (result === undefined) return inPublic();
  const title = spokenTitle(result);
  const surname = normalizeText(prospect.name.trim().split(/\s+/u).at(-1) ?? '');
  const canBeNamed = title !== '' && !normalizeText(title).includes(surname);
  return canBeNamed ? inTitle(title) : inKind(result.type, result.date);
}

const MARKS = /["“”„«»‘]|(?<!\p{L})['’]/gu;
const OPENING_SINGLE = /(?<!\p{L})['‘’](?=\p{L})/u;
const CLOSING_SINGLE = /['’](?!\p{L})/gu;

/** An apostrophe at the end of a word is a plural's owner ('Payments’') unless a mark before it began a quotation. */
function withoutQuotationMarks(title: string): string {
  const plain = title.replaceAll(MARKS, '');
  return OPENING_SINGLE.test(title) ? plain.replaceAll(CLOSING_SINGLE, '') : plain;
}

/** The title without the site's name and without marks that would end the quotation; '' when it is too long to say. */
function spokenTitle({ title }: ResearchResult): string {
  const [first = ''] = withoutQuotationMarks(title).split(/ [|·] /u);
  return first.length <= SPOKEN_TITLE_CHARACTERS_MAX ? first.trim() : '';
}

/** Says nothing to somebody whose field it is. */
const OWN_FIELD = 'grc';

/** A label inside a sentence: without its explanation, and small unless it is a name. */
function spokenLabel({ group, entry, label }: BuyingSignal): string {
  const [short = label] = label.split(' (');
  const isName = group === 'framework' || /^(?:\p{Lu}{2}|Sarbanes)/u.test(short);
  return isName || entry === OWN_FIELD ? short : short.charAt(0).toLowerCase() + short.slice(1);
}

function topicOpeners({ signals, company }: BriefFacts): readonly OpenerLine[] {
  return topicSignals(signals)
    .filter(({ entry }) => entry !== OWN_FIELD)
    .flatMap((signal) => {
      const text = TOPIC_OPENERS[signal.group];
      if (text === undefined) return [];
      return [openerOf(text(spokenLabel(signal), company), bestSourceOf(signal))];
    });
}

function talkOpeners({ signals, pages }: BriefFacts): readonly OpenerLine[] {
  const byId = new Map(pages.map(({ result }) => [result.id, spokenTitle(result)]));
  return signals
    .filter(({ entry }) => entry === 'speaker')
    .flatMap(({ sources }) => sources)
    .flatMap((source) => {
      const title = byId.get(source.resultId) ?? '';
      return title === '' ? [] : [openerOf(talk(title), source)];
    });
}
