import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { namesPersonIn } from '../../../sales-signals/names/names-in-sentence.ts';
import { moveCues } from '../career-moves/move-cues.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import { namesProspect } from '../sentence/people-around.ts';
import type { TextReading } from '../sentence/post-statement.ts';
import { namesDayAhead } from './days-ahead.ts';

/** How a page presents the prospect, whatever it says of posts. */
export type PageTraits = {
  readonly namesProspect: boolean;
  /** A sentence that names the prospect gives a date that was ahead when the page was written. */
  readonly namesDayAhead: boolean;
  /** The page itself, not somebody it quotes, mentions a move beside the prospect. */
  readonly reportsMove: boolean;
  /** A news page that names the prospect in the title, or begins with them and does not quote them. */
  readonly isHeadline: boolean;
  /** A news page that names the prospect often and hardly quotes them. */
  readonly isNewsAbout: boolean;
  /** The prospect speaks at length. */
  readonly isInterview: boolean;
};

/** The traits of a page. `read` are its sentences, masked, in the same order; `besideJob` are the quotes of those that report moves beside the job. */
export function pageTraitsOf(
  { result, sentences, findNames }: AnalyzedPage,
  read: readonly ReadSentence[],
  { besideJob, ...reading }: TextReading & { readonly besideJob: ReadonlySet<string> },
): PageTraits {
  const named = read.flatMap(({ sentence }, index) =>
    namesProspect(sentence) ? [{ sentence, index, from: sentences[index] }] : [],
  );
  const isOfPage = ({ from, sentence }: (typeof named)[number]): boolean =>
    from?.spoken.length === 0 && !from.isFirstPerson && !besideJob.has(sentence.quote);
  const spoken = spokenIn(sentences);
  const isNews = result.type === 'news';
  const isTitled = namesPersonIn({ findNames }, result.title);
  return {
    namesProspect: named.length > 0,
    namesDayAhead: named.some((one) => isOfPage(one) && namesDayAhead(one, reading)),
    reportsMove: named.some((one) => isOfPage(one) && reportsMove(one.sentence, reading.language)),
    isHeadline:
      isNews &&
      (isTitled ||
        named.some(
          ({ sentence, index, from }) =>
            index === 0 && from?.spoken.length === 0 && opensWithProspect(sentence),
        )),
    isNewsAbout: isNews && named.length >= NEWS_ABOUT_NAMED_MIN && spoken <= NEWS_ABOUT_SPOKEN_MAX,
    isInterview: isInterview(sentences),
  };
}

function spokenIn(sentences: AnalyzedPage['sentences']): number {
  return sentences.filter(({ spoken }) => spoken.length > 0).length;
}

/** Does the sentence report a move? A departure from another employer is no news about this post. */
function reportsMove({ text }: MaskedSentence, language: string): boolean {
  const isElsewhere = text.includes(TOKEN.organisation) && !text.includes(TOKEN.company);
  return moveCues(text, language).some(({ kind }) => kind !== 'leave' || !isElsewhere);
}

/** Does the sentence begin with the person, perhaps after a title: 'Chief auditor Jane Doe …', but not 'Among those honoured was Jane Doe'? */
function opensWithProspect({ tokens }: MaskedSentence): boolean {
  const first = tokens.find(({ kind }) => kind !== 'title');
  return first?.kind === 'person' && first.at <= OPENING_CHARACTERS_MAX;
}

const OPENING_CHARACTERS_MAX = 12;

const NEWS_ABOUT_NAMED_MIN = 3;

const NEWS_ABOUT_SPOKEN_MAX = 1;

/** Does the prospect speak at length? */
export function isInterview(sentences: AnalyzedPage['sentences']): boolean {
  const firstPerson = sentences.filter((one) => one.isFirstPerson).length;
  return spokenIn(sentences) >= INTERVIEW_SPOKEN_MIN && firstPerson >= INTERVIEW_FIRST_PERSON_MIN;
}

const INTERVIEW_SPOKEN_MIN = 4;

const INTERVIEW_FIRST_PERSON_MIN = 2;
