import { SPEAKER_PRONOUNS, SUBJECT_PRONOUNS } from '../../../lexicon/grammar/pronouns.ts';
import type { StatedDay } from '../../../model/brief.ts';
import type { Prospect } from '../../../model/prospect.ts';
import { companyNamesOf } from '../../../names/companies/company-aliases.ts';
import { plainTextOf } from '../../../text/blocks.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { PAGE_CHARACTERS_MAX } from '../../../text/text-weights.ts';
import { wordsOf, type Word } from '../../../text/words.ts';
import { readAddress, registrableDomain } from '../../../url/address.ts';
import { statedPeriods } from '../../events/stated-periods.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { createNameFinder } from '../../sales-signals/names/names-in-sentence.ts';
import { evidenceOn } from '../line-of.ts';
import { companyRenamings } from './company-renamings.ts';
import {
  maskedSentence,
  namesTitleFirst,
  organisationsIn,
  TOKEN,
  type MaskedSentence,
  type PageNames,
  withDescription,
} from './masked-sentence.ts';
import { headingOf, type MoveHeading, under } from './move-headings.ts';
import { namesProspect } from './people-around.ts';
import type { PostStatement } from './post-statement.ts';
import { readCareerLine } from './read-career-line.ts';
import { isAdviser, isSidePost, postOfLine, readHoldings } from './read-holdings.ts';
import { readMoves, type DraftStatement, type PostReading } from './read-moves.ts';

/** Who is spoken of when a sentence names nobody. */
type LastNamed = { readonly isProspect: boolean; readonly sentences: number };

/** Languages whose verbs need no subject: 'Deja la empresa'. */
const PRO_DROP: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'pl', 'cs', 'tr', 'ja']);
const REFERENCE_SENTENCES_MAX = 2;
/** The subject is the appointment, not who is appointed. */
const EFFECT = /(?:takes? effect|amtsantritt|powolanie nastapi)/iu;

/** What the confirmed pages say of the prospect's posts. */
export function postsOnPages(
  pages: readonly AnalyzedPage[],
  prospect: Prospect,
  now: Date,
): readonly PostStatement[] {
  const aliases = companyRenamings(pages);
  return pages.flatMap((page) => postsOnPage(page, prospect, { now, aliases }));
}

/** What a confirmed page says of the prospect's posts, sentence by sentence. Linear in the length of the page. */
function postsOnPage(
  { result, sentences }: AnalyzedPage,
  prospect: Prospect,
  { now, aliases }: { readonly now: Date; readonly aliases: ReadonlySet<string> },
): readonly PostStatement[] {
  const language = result.language ?? 'en';
  const { domain } = companyNamesOf(prospect);
  const isOnOwnSite = domain !== '' && registrableDomain(readAddress(result.url).host) === domain;
  const { statedOn, isDated } = dayOfPage(result, now);
  const page: PageNames = {
    language,
    organisations: new Set(sentences.flatMap((one) => organisationsIn(one, language))),
    aliases,
  };
  const speaksOfCompany = isOnOwnSite || sentences.some(({ names }) => names.company.length > 0);
  let last: LastNamed = { isProspect: false, sentences: Infinity };
  let heading: MoveHeading | null = null;
  const drafts = sentences.flatMap((attributed, index) => {
    const sentence = readable(attributed, last, page, language);
    const reading: PostReading = {
      language,
      writtenOn: statedOn?.day ?? null,
      isAboutProspect: goesOn(sentence, last, language),
    };
    const own = statementsIn(sentence, reading, () => isBelowName(result, sentence, prospect));
    const found = under(heading, own, sentence);
    heading = namesProspect(sentence) ? heading : headingOf(sentence, reading);
    last = nextNamed(last, sentence);
    return found.map((draft) => ({ draft, quote: sentence.quote, index }));
  });
  const placed = [...inherited(drafts), ...careerOn(result, prospect, page)];
  const isElsewhere = placed.some(
    ({ draft }) => draft.employer !== '' && !draft.isOwn && draft.kind !== 'comes',
  );
  return placed.map(({ draft, quote }) => ({
    ...draft,
    evidence: evidenceOn(result, quote),
    statedOn,
    isDated,
    isOnOwnSite,
    isHere:
      draft.isOwn ||
      (draft.employer === '' && (speaksOfCompany || (draft.kind === 'goes' && !isElsewhere))),
    isSide:
      draft.isSide ||
      isAdviser(draft) ||
      (!draft.isOwn && draft.employer !== '' && isSidePost(draft)),
  }));
}

function readable(
  attributed: AttributedSentence,
  last: LastNamed,
  page: PageNames,
  language: string,
): MaskedSentence {
  const pronouns = new Set([
    ...(SUBJECT_PRONOUNS[language] ?? []),
    ...(MORE_PRONOUNS[language] ?? []),
  ]);
  const isReferred = last.isProspect && last.sentences <= REFERENCE_SENTENCES_MAX;
  const { person, others } = attributed.names;
  const firstOther = Math.min(...others.map(({ start }) => start));
  const ownFirst = Math.min(...person.map(({ start }) => start));
  const isStandIn = ({ text }: Word, index: number): boolean => {
    if (attributed.isFirstPerson && FIRST_PERSON.has(text) && isSpeaker(text, language))
      return true;
    if (!pronouns.has(text)) return false;
    return ownFirst < index ? ownFirst < firstOther : isReferred && index < firstOther;
  };
  const sentence = maskedSentence(attributed, isStandIn, page);
  return isReferred ? withDescription(sentence) : sentence;
}

type Placed = { readonly draft: DraftStatement; readonly quote: string; readonly index: number };

/**
 * 'He started on Monday': the post is the one of the sentences before. A coming that has none is of something else. Where a
 * page says that somebody left the company for another one, what it says without an employer is of that one.
 */
function inherited(drafts: readonly Placed[]): readonly Placed[] {
  const isGone = drafts.some(
    ({ draft }) =>
      draft.isOwn && (draft.kind === 'held' || draft.kind === 'goes') && !draft.isComing,
  );
  const there = drafts.find(
    ({ draft }) => draft.kind === 'comes' && !draft.isOwn && draft.employer !== '',
  );
  const settled: Placed[] = [];
  for (const placed of drafts) {
    const { draft, index } = placed;
    const isBare = draft.kind === 'comes' && draft.employer === '' && draft.title === '';
    const before = settled.findLast(
      (one) => one.draft.kind === 'comes' && index - one.index <= INHERITED_SENTENCES_MAX,
    );
    if (isBare && (before === undefined || draft.on === null)) continue;
    if (isBare && before !== undefined) {
      const { title, employer, isOwn, isSide } = before.draft;
      settled.push({ ...placed, draft: { ...draft, title, employer, isOwn, isSide } });
    } else if (
      draft.employer === '' &&
      isGone &&
      there !== undefined &&
      (draft.kind === 'comes' || draft.kind === 'holds')
    ) {
      settled.push({
        ...placed,
        draft: { ...draft, employer: there.draft.employer, isOwn: false },
      });
    } else settled.push(placed);
  }
  return settled;
}

const INHERITED_SENTENCES_MAX = 4;

/** The lines of a curriculum vitae, whole: a full stop ends no sentence there. */
function careerOn(
  result: AnalyzedPage['result'],
  prospect: Prospect,
  page: PageNames,
): readonly Placed[] {
  const findNames = createNameFinder(prospect, result.language);
  return result.content
    .slice(0, PAGE_CHARACTERS_MAX)
    .split('\n')
    .filter((line) => line.length <= CAREER_LINE_CHARACTERS_MAX && YEAR.test(line))
    .flatMap((line) => {
      const quote = line.replace(/^[\s>#*+·•|-]+/u, '').trimEnd();
      const text = plainTextOf(quote);
      const words = wordsOf(text);
      const names = findNames(words, text);
      const sentence = maskedSentence(
        { sentence: { quote, text, words, isDashed: false }, names },
        () => false,
        page,
      );
      const draft = readCareerLine(sentence, {
        language: page.language ?? 'en',
        writtenOn: null,
        isAboutProspect: true,
      });
      return draft === null ? [] : [{ draft, quote, index: 0 }];
    });
}

const CAREER_LINE_CHARACTERS_MAX = 200;
const YEAR = /(?:19|20)\d\d/u;

const MORE_PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  pl: ['on', 'ona'],
  cs: ['on', 'ona'],
  es: ['el'],
};
const FIRST_PERSON: ReadonlySet<string> = new Set([
  'i',
  'im',
  'ich',
  'je',
  'yo',
  'eu',
  'io',
  'ik',
  'jag',
  'jeg',
]);

function isSpeaker(word: string, language: string): boolean {
  return word === 'im' || (SPEAKER_PRONOUNS[language] ?? []).includes(word);
}

function goesOn({ text }: MaskedSentence, last: LastNamed, language: string): boolean {
  if (!last.isProspect || last.sentences > REFERENCE_SENTENCES_MAX) return false;
  if (text.includes(TOKEN.other) || text.includes(TOKEN.person)) return false;
  return PRO_DROP.has(language) || EFFECT.test(text);
}

/** The first person of a sentence is mostly its subject, and the one of whom the next one goes on to speak. */
function nextNamed(last: LastNamed, { tokens }: MaskedSentence): LastNamed {
  const first = tokens.find(({ kind }) => kind === 'person' || kind === 'other');
  if (first === undefined) return { ...last, sentences: last.sentences + 1 };
  return { isProspect: first.kind === 'person', sentences: 1 };
}

function statementsIn(
  sentence: MaskedSentence,
  reading: PostReading,
  isBelow: () => boolean,
): readonly DraftStatement[] {
  const { text } = sentence;
  const isNamed = text.includes(TOKEN.person);
  if (readCareerLine(sentence, reading) !== null) return [];
  const moves = isNamed || reading.isAboutProspect ? readMoves(sentence, reading) : [];
  if (isNamed) {
    const holdings = withoutEnded(readHoldings(sentence, reading), moves);
    return [...movesBeside(moves, holdings), ...holdings];
  }
  if (moves.length === 0 && namesTitleFirst(sentence) && isBelow()) return [postOfLine(sentence)];
  return reading.isAboutProspect && moves.length === 0 ? readHoldings(sentence, reading) : moves;
}

/** 'Left the firm in 2022 and is now head of audit at Acme': what was left is another employer. */
function movesBeside(
  moves: readonly DraftStatement[],
  holdings: readonly DraftStatement[],
): readonly DraftStatement[] {
  const isHere = holdings.some(({ kind, isOwn }) => kind === 'holds' && isOwn);
  return isHere
    ? moves.filter(({ kind, isComing, employer }) => kind !== 'goes' || isComing || employer !== '')
    : moves;
}

/** 'Risk chief Jane Doe has left': her post is the one she left, and none she holds. */
function withoutEnded(
  holdings: readonly DraftStatement[],
  moves: readonly DraftStatement[],
): readonly DraftStatement[] {
  const main = moves.filter(({ isSide }) => !isSide);
  const isAppointed = main.some(({ kind }) => kind === 'comes');
  return holdings.filter(({ kind, employer, isOwn }) => {
    if (kind === 'held' || main.length === 0) return true;
    // 'Beta hires Acme's risk chief Jane Doe': her title is the one she had until then.
    if (isAppointed && (isOwn || employer === '')) return false;
    return main.every((move) => move.isComing || (employer !== '' && move.employer !== employer));
  });
}

/** Does the line above hold nothing but the prospect's name, as on a profile, or is it the heading of an interview? */
function isBelowName(
  result: AnalyzedPage['result'],
  { quote }: MaskedSentence,
  prospect: Prospect,
): boolean {
  const place = result.content.indexOf(quote);
  const above = result.content
    .slice(Math.max(0, place - LINE_ABOVE_CHARACTERS), Math.max(0, place))
    .split('\n');
  const line = above.slice(0, -1).findLast((one) => one.trim() !== '') ?? '';
  if (/\S{4}/u.test(above.at(-1)?.replaceAll(/[*_#>|\s-]/gu, '') ?? '')) return false;
  const plain = line.replaceAll(/[*_#>|]/gu, ' ').trim();
  const words = wordsOf(plain);
  const { person, others } = createNameFinder(prospect, result.language)(words, plain);
  if (person.length === 0) return false;
  return line.startsWith('#')
    ? person[0]?.start === 0
    : words.length <= NAME_LINE_WORDS_MAX && others.length === 0;
}

const LINE_ABOVE_CHARACTERS = 200;
const NAME_LINE_WORDS_MAX = 7;

const HEAD_CHARACTERS = 1500;

/** When the page was written: its date, else the newest day it tells of, since no page is older than what it tells. */
function dayOfPage(
  { date, content, language }: AnalyzedPage['result'],
  now: Date,
): { readonly statedOn: StatedDay | null; readonly isDated: boolean } {
  if (date !== null)
    return { statedOn: { day: date.day, precision: date.precision }, isDated: true };
  const text = plainLetters(
    `${content.slice(0, HEAD_CHARACTERS)}\n${content.slice(-HEAD_CHARACTERS)}`,
  );
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const days = statedPeriods(text, {
    writtenOn: null,
    languages: [language ?? 'en'],
    tense: 'past',
  })
    .flatMap(({ stated }) => (stated === null || stated.day > today ? [] : [stated]))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
  return { statedOn: days[0] ?? null, isDated: false };
}
