import { ELSEWHERE_WORDS } from '../../lexicon/grammar/back-references.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { JOB_TITLE_STEMS } from '../../lexicon/job-titles/job-titles.ts';
import { COMMITTEE_STEMS } from '../../lexicon/organisations/organisation-words.ts';
import { DENIAL, TOOL_USE_STEMS } from '../../lexicon/topics.ts';
import { lastSeen, onPages } from '../../messages/brief-lines.ts';
import type { BriefLine } from '../../model/brief.ts';
import type { PublicationDate } from '../../model/judgement.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { spansOf, type TaxonomyEntry } from '../../taxonomy/pattern.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import { charactersOf, type Span, type Word, wordsOf, type WordSpan } from '../../text/words.ts';
import { hitsOn, type Hit } from '../sales-signals/find-hits.ts';
import { SENTENCE_END } from '../sales-signals/voices/voice.ts';
import type { BriefFacts } from './brief-facts.ts';
import { TITLE_WORDS_MAX, TOPIC_DAYS_MAX, TOPIC_WORDS_MIN, TOPICS_MAX } from './brief-weights.ts';
import { daysSince, evidenceOn, laterFirst, lineOf } from './line-of.ts';
import { namesEmployer, type Post } from './openers/post-of.ts';
import { isSore } from './openers/tone.ts';

/**
 * The frameworks, laws, fields and tools that concern the person or their company. One counts if the person speaks of it, or if a
 * sentence names it together with one of them; a tool must also be in use, and a word of a job title does not count. Left out are
 * sore points and what is said below a headline about one, what is denied or long over, headings, and lists of links.
 */
export function topicLines(
  { prospect, pages, now }: Pick<BriefFacts, 'prospect' | 'pages' | 'now'>,
  post: Post,
): readonly BriefLine[] {
  const titles = plainLetters(`${prospect.position}\n${post.title}`);
  const proofs = pages
    .filter((page) => post.status !== 'left' || namesEmployer(page, post, prospect))
    .flatMap(({ result, sentences }) => hitsOn(result, sentences))
    .filter((hit) => isTopic(hit.entry) && isCurrent(hit, now) && provesTopic(hit, titles, now));
  const cited = new Set<string>();
  return topicsOf(proofs)
    .toSorted((one, other) => valueOf(other) - valueOf(one))
    .slice(0, TOPICS_MAX)
    .flatMap((topic) => topicLine(topic, cited));
}

function isTopic({ group, id }: TaxonomyEntry): boolean {
  return group === 'framework' || group === 'law' || group === 'domain' || id === TOOL;
}

/** The entry of the taxonomy for tools. */
const TOOL = 'grcvendor';

/** Is it a whole sentence of the last years? 'Risk register.' and '4.2 Risk management' are headings. */
function isCurrent({ result: { date }, attributed: { kind, sentence } }: Hit, now: Date): boolean {
  const isSentence = sentence.words.length >= TOPIC_WORDS_MIN && SENTENCE_END.test(sentence.text);
  const isOld = date !== null && daysSince(date, now) > TOPIC_DAYS_MAX;
  return kind !== 'heading' && isSentence && !isOld;
}

/** Does the sentence say that the subject is one of the person's, or of their company's? */
function provesTopic({ entry, result, attributed }: Hit, titles: string, now: Date): boolean {
  const text = plainLetters(attributed.sentence.text);
  const spans = entry.patterns
    .flatMap((pattern) => spansOf(text, pattern))
    .filter((span) => !isInTitle(span, text));
  if (
    spans.length === 0 ||
    isSore(result.title) ||
    (entry.id === TOOL && !isInUse(spans, attributed))
  )
    return false;
  if (isInSpokenText(spans, attributed.spoken, text)) return true;
  // 'Jane Doe, who heads internal audit' says of a chief audit executive what her title says.
  const isOwnField = entry.patterns.some((pattern) => spansOf(titles, pattern).length > 0);
  const isPresent = !isSore(text) && !isOfYearsAgo(text, now);
  return isPresent && !isOwnField && isOwnSubject(spans, attributed, result.language);
}

/** Is it part of a job title, 'Leiterin Konzernrevision', or of a committee's name, 'Audit and Risk Committee'? */
function isInTitle({ start, end }: Span, text: string): boolean {
  const words = wordsOf(text);
  const first = words.findIndex((word) => word.end > start);
  const next = words.findIndex((word) => word.start >= end);
  const after = next === -1 ? words.length : next;
  return (
    TITLE_BEGINNINGS.find(words, first - TITLE_WORDS_MAX, after) !== -1 ||
    TITLE_BEGINNINGS.find(words, after, after + 1) !== -1 ||
    COMMITTEES.find(words, first - TITLE_WORDS_MAX, after + TITLE_WORDS_MAX) !== -1
  );
}

/** Beginnings of job titles, without words that only end like one. */
const TITLE_BEGINNINGS = stemMatcher(JOB_TITLE_STEMS);

/** 'Committee', 'board'. */
const COMMITTEES = stemMatcher(COMMITTEE_STEMS);

/** Does the sentence say that the tool is used? Not if the company makes it, and bears its name. */
function isInUse(spans: readonly Span[], { sentence, names }: Hit['attributed']): boolean {
  const { words } = sentence;
  const isOwnName = names.company.some((name) => isNameIn(spans, name, words));
  return !isOwnName && TOOL_USES.isIn(words);
}

/** Does the name overlap one of the spans? */
function isNameIn(spans: readonly Span[], name: WordSpan, words: readonly Word[]): boolean {
  const { start, end } = charactersOf(words, name);
  return spans.some((span) => start < span.end && end > span.start);
}

/** 'Uses', 'rolled out'. */
const TOOL_USES = stemMatcher(TOOL_USE_STEMS);

function isInSpokenText(spans: readonly Span[], spoken: readonly string[], text: string): boolean {
  return spans.some(({ start, end }) =>
    spoken.some((stretch) => plainLetters(plainTextOf(stretch)).includes(text.slice(start, end))),
  );
}

/** Is the newest year in it long over: 'Acme had first been certified in 2019'? */
function isOfYearsAgo(text: string, now: Date): boolean {
  const years = text.match(/\b(?:19|20)\d{2}\b/gu)?.map(Number) ?? [];
  return years.length > 0 && Math.max(...years) < now.getUTCFullYear() - TOPIC_YEARS_MAX;
}

const TOPIC_YEARS_MAX = 3;

/** Does the sentence state the subject of the person or their company? Not beside somebody else's name, of a place 'there', or in a denial. */
function isOwnSubject(
  spans: readonly Span[],
  { sentence, names, reference }: Hit['attributed'],
  language: string | null,
): boolean {
  const { text, words } = sentence;
  const isOthers = names.others.some((other) => !isNameIn(spans, other, words));
  const isColleagues = names.person.length === 0 && beginsWithGivenName(words);
  if (isOthers || isColleagues || !isAffirmed(text, language)) return false;
  if (names.company.length > 0 || reference === 'company') return true;
  return names.person.length > 0 && !isElsewhere(words, language);
}

/** Is a given name the first word: 'Laura looks after whistleblowing', but not 'Em 2026 …'? */
function beginsWithGivenName([first]: readonly Word[]): boolean {
  return first !== undefined && isGivenName(first.text) && !STOP_WORDS.has(first.text);
}

function isAffirmed(text: string, language: string | null): boolean {
  const isDenied = DENIAL[language ?? '']?.test(plainLetters(text)) === true;
  return !isDenied && !text.endsWith('?') && !isList(text);
}

/** Is it a row of links: 'Whistleblowing – Privacy – Cookies'? */
function isList(text: string): boolean {
  return (text.match(/ [–—|·•/] /gu)?.length ?? 0) >= LIST_MARKS_MIN;
}

const LIST_MARKS_MIN = 2;

function isElsewhere(words: readonly Word[], language: string | null): boolean {
  const elsewhere = ELSEWHERE_WORDS[language ?? ''];
  return elsewhere !== undefined && words.some(({ text }) => elsewhere.has(text));
}

/** One topic for each entry, in order of first appearance. */
function topicsOf(proofs: readonly Hit[]): readonly ProvenTopic[] {
  const byEntry = new Map<TaxonomyEntry, Hit[]>();
  for (const proof of proofs)
    byEntry.set(proof.entry, [...(byEntry.get(proof.entry) ?? []), proof]);
  return [...byEntry].map(([entry, hits]) => ({
    entry,
    proofs: hits.toSorted((one, other) => plainness(one) - plainness(other)),
  }));
}

/** A subject and the sentences that prove it, the plainest first. */
type ProvenTopic = { readonly entry: TaxonomyEntry; readonly proofs: readonly Hit[] };

/** 0 for a sentence that names the person or company, or that the person says; 1 for any other. */
function plainness({ attributed: { names, spoken } }: Hit): number {
  const isNamed = names.company.length + names.person.length > 0;
  return isNamed || spoken.length > 0 ? 0 : 1;
}

function valueOf({ entry, proofs }: ProvenTopic): number {
  return entry.weight * Math.sqrt(pagesOf(proofs));
}

function pagesOf(proofs: readonly Hit[]): number {
  return new Set(proofs.map(({ result }) => result.id)).size;
}

/** The line of a topic, quoting a sentence that no other topic quotes where there is one; adds it to `cited`. */
function topicLine({ entry, proofs }: ProvenTopic, cited: Set<string>): readonly BriefLine[] {
  const best = proofs.find((proof) => !cited.has(quoteOf(proof))) ?? proofs[0];
  if (best === undefined) return [];
  cited.add(quoteOf(best));
  const newest = proofs.map(({ result }) => result.date).toSorted(laterFirst)[0] ?? null;
  const text = topicText(entry.label, pagesOf(proofs), newest);
  return [lineOf(text, evidenceOn(best.result, quoteOf(best)))];
}

function quoteOf({ attributed }: Hit): string {
  return attributed.sentence.quote;
}

function topicText(label: string, pages: number, newest: PublicationDate | null): string {
  const text = onPages(label, pages);
  return text === label || newest === null ? text : lastSeen(text, newest);
}
