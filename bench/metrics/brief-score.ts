import type { Enough } from '#engine';
import type { BriefAnswer } from '../../runtime/assess/brief-answer.ts';
import type { BriefGold } from '../brief-cases.ts';
import { eventScore } from './event-score.ts';
import { isSameQuote, overlapOf } from './overlap.ts';
import { countOf, WORTH_MIN, type Count, type PartScore, type Remark } from './part-score.ts';

/** What a brief says: `assess --brief` and whether there is enough to write. */
export type ScoredBrief = BriefAnswer & { readonly enough: Enough | null };

/** Scores the parts of a brief against what a careful reader concludes from the same pages. */
export function scoreBrief(brief: ScoredBrief, gold: BriefGold): readonly PartScore[] {
  return [
    whoScore(brief, gold),
    eventScore(brief.whyNow, gold),
    wordsScore(brief, gold),
    openersScore(brief, gold),
    enoughScore(brief, gold),
  ];
}

type Who = NonNullable<BriefAnswer['who']>;

/** Who says nothing says that nothing is known. */
const NOBODY: Who = { title: '', company: '', status: 'unknown', asOf: null, quote: '', url: '' };

function whoScore({ who }: ScoredBrief, { who: gold }: BriefGold): PartScore {
  const said = who ?? NOBODY;
  const { status } = said;
  const isMover = gold.status !== 'current' && gold.status !== 'unknown';
  const isRight = (one: Who): boolean => one.status === gold.status;
  return {
    counts: {
      'status right': countOf([said], isRight),
      'status of movers right': countOf(isMover ? [said] : [], isRight),
      'false in post': countOf(status === 'current' ? [said] : [], (one) => !isRight(one)),
      'employer right': countOf(
        who === null ? [] : [who],
        ({ company }) => overlapOf(company, gold.company) > 0,
      ),
    },
    remarks: [
      remark(
        'who',
        isRight(said) ? 'right' : 'wrong',
        `said ${postText(said)} “${said.quote}”; is ${postText(gold)} “${gold.quotes.join('” / “')}”`,
      ),
    ],
  };
}

function postText({ status, title, company, asOf }: Omit<Who, 'quote' | 'url'>): string {
  return `${status}: ${title} / ${company} (${asOf ?? 'undated'})`;
}

function wordsScore({ words }: ScoredBrief, { words: gold, notWords }: BriefGold): PartScore {
  const isRight = (quote: string): boolean => {
    const wrong = Math.max(0, ...notWords.map((other) => overlapOf(quote, other)));
    return gold.some((one) => isSameQuote(quote, one.quote) && overlapOf(quote, one.quote) > wrong);
  };
  const isFound = ({ quote }: { readonly quote: string }): boolean =>
    words.some((said) => isSameQuote(said.quote, quote));
  const worthy = gold.filter(({ worth }) => worth >= WORTH_MIN);
  return {
    counts: {
      'words precision': countOf(words, ({ quote }) => isRight(quote)),
      'words recall': countOf(worthy, isFound),
      'words recall, small ones too': countOf(gold, isFound),
      duplicates: countOf(words, ({ quote }) =>
        words.some((other) => other.quote !== quote && isSameQuote(other.quote, quote)),
      ),
    },
    remarks: [
      ...words.map(({ quote }) => remark('words', isRight(quote) ? 'right' : 'wrong', quote)),
      ...worthy
        .filter((one) => !isFound(one))
        .map(({ quote, worth }) => remark('words', 'missed', `(${worth}) ${quote}`)),
    ],
  };
}

type OpenerMark = 'right' | 'wrong' | 'neither';

function openersScore({ openers }: ScoredBrief, { openers: gold, who }: BriefGold): PartScore {
  const { allowed, never } = gold;
  // Where no opener is right, as for the dead, any is wrong; somebody who has moved may be written to at the new post.
  const isSilent = allowed.length === 0 && typeof who.movedTo !== 'string';
  const judged = openers.map(({ quote, plain, warm }) => {
    const forbidden = never.filter(({ text }) => isSameQuote(quote, text));
    const right = allowed.filter(({ text }) => isSameQuote(quote, text));
    const nearest = (texts: typeof never | typeof allowed): number =>
      Math.max(0, ...texts.map(({ text }) => overlapOf(quote, text)));
    const isForbidden = isSilent || (forbidden.length > 0 && nearest(forbidden) >= nearest(right));
    const mark: OpenerMark = isForbidden ? 'wrong' : right.length > 0 ? 'right' : 'neither';
    const why = isForbidden ? (forbidden[0]?.why ?? 'nothing is allowed') : '';
    return { mark, text: `${why} ${plain} | ${warm} — “${quote}”` };
  });
  const ofMark = (wanted: OpenerMark): Count => countOf(judged, ({ mark }) => mark === wanted);
  const isMissing = allowed.length > 0 && openers.length === 0;
  return {
    counts: {
      'openers forbidden': ofMark('wrong'),
      'openers allowed': ofMark('right'),
      'no opener although one is allowed': countOf(
        allowed.length > 0 ? [openers] : [],
        () => isMissing,
      ),
    },
    remarks: [
      ...judged.map(({ mark, text }) => remark('opener', mark, text)),
      ...(isMissing ? allowed.map(({ text }) => remark('opener', 'missed', text)) : []),
    ],
  };
}

function enoughScore({ enough }: ScoredBrief, { enough: isEnough }: BriefGold): PartScore {
  const isRight = enough?.isEnough === isEnough;
  return {
    counts: { 'enough right': countOf([isEnough], () => isRight) },
    remarks: [
      remark(
        'enough',
        isRight ? 'right' : 'wrong',
        `${enough?.text ?? 'nothing said'}; is ${isEnough}`,
      ),
    ],
  };
}

function remark(part: Remark['part'], mark: Remark['mark'], text: string): Remark {
  return { part, mark, text };
}
