import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import type { Brief } from '../../model/brief.ts';
import type { AboutCompany } from '../../model/company-fact.ts';
import type { Prospect } from '../../model/prospect.ts';
import { wasRead, type ResearchResult } from '../../model/research-event.ts';
import { wordListOf } from '../../text/words.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { companyPages } from '../sales-signals/company-pages.ts';
import { buyingSignalsIn } from '../sales-signals/find-buying-signals.ts';
import type { BriefFacts } from './brief-facts.ts';
import { WHY_NOW_MAX } from './brief-weights.ts';
import { enoughToWrite } from './enough-to-write.ts';
import { openerLines } from './openers/opener-lines.ts';
import { postOf } from './openers/post-of.ts';
import { ownWords } from './own-words.ts';
import { decideEmployment } from './posts/employment/decide-employment.ts';
import { doubtedEmployment } from './posts/employment/doubted-employment.ts';
import { readPosts } from './posts/page/page-posts.ts';
import { provenLines } from './proven-lines.ts';
import { topicLines } from './topic-lines.ts';
import { vacancyLines, vacancyPages } from './vacancy-lines.ts';
import { whoLines } from './who-lines.ts';
import { whyNowLines } from './why-now-lines.ts';

/** What a brief is written from. */
export type BriefRequest = {
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly now: Date;
  /** What public sources say about the company; its vacancies are buying signals. */
  readonly aboutCompany?: AboutCompany | null;
};

/**
 * The brief on a prospect from what was found: offline, without a model, the same for the same input. Every line passed
 * the check of `provenLines`.
 */
export function briefFor(
  prospect: Prospect,
  results: readonly ResearchResult[],
  now: Date,
  aboutCompany: AboutCompany | null = null,
): Brief {
  const pages = results.filter(({ verdict, isSample }) => verdict === 'confirmed' && !isSample);
  // A company's news counts for somebody who is surely found.
  const news = pages.length === 0 ? [] : companyPages(prospect, results);
  const draft = draftFor({ prospect, results, now, aboutCompany }, news);
  const citable = [...pages, ...news.map(({ result }) => result), ...vacancyPages(aboutCompany)];
  return {
    who: provenLines(draft.who, pages),
    whyNow: provenLines(draft.whyNow, citable),
    inTheirWords: provenLines(draft.inTheirWords, pages),
    topics: provenLines(draft.topics, pages),
    openers: provenLines(draft.openers, citable),
    enough: draft.enough,
  };
}

/** The brief before its check. */
function draftFor(
  { prospect, results, now, aboutCompany = null }: BriefRequest,
  news: BriefFacts['companyPages'],
): Brief {
  const pages = analyzedPages(prospect, results);
  const pagePosts = readPosts(pages, prospect, now);
  const posts = pagePosts.flatMap(({ statements }) => statements);
  const facts: BriefFacts = {
    prospect,
    company: spokenCompany(prospect.company),
    pages,
    companyPages: news,
    signals: buyingSignalsIn(pages, now),
    ownWords: ownWords(pages, now),
    posts,
    employment: doubtedEmployment(decideEmployment(posts, now), {
      prospect,
      now,
      pages,
      posts: pagePosts,
      possible: () => analyzedPages(prospect, results, 'possible'),
      other: () => analyzedPages(prospect, results, 'other'),
    }),
    now,
  };
  const who = whoLines(facts);
  const { lines, byDate } = whyNowLines(facts);
  const whyNow = [...lines, ...vacancyLines(aboutCompany)].slice(0, WHY_NOW_MAX);
  const post = postOf(who, facts);
  const openers = openerLines({ facts, who, whyNow, byDate, post });
  const enough = enoughToWrite({
    ...facts,
    wasAnyRead: results.some((result) => wasRead(result) && !result.isSample),
    possible: results.filter(({ verdict, isSample }) => verdict === 'possible' && !isSample),
    asOf: facts.employment.asOf,
    post,
    hasDied: facts.employment.proof?.kind === 'died',
    isUnsettled: ['unsettled', 'undated'].includes(facts.employment.doubt ?? ''),
    hasMatter: openers.length > 0 || facts.ownWords.length > 0,
  });
  return {
    who,
    whyNow,
    inTheirWords: facts.ownWords.map(({ line }) => line),
    topics: topicLines(facts, post),
    openers: enough.isEnough ? openers : [],
    enough,
  };
}

/** A company as people say it: 'Calloway Freight Systems' for 'Calloway Freight Systems, Inc.'. */
function spokenCompany(company: string): string {
  const parts = company.trim().split(/\s+/u);
  const last = parts.findLastIndex((part) => !isLegalForm(part));
  const spoken = parts
    .slice(0, last + 1)
    .join(' ')
    .replace(/(?<![,;])[,;]+$/u, '');
  return spoken === '' ? company.trim() : spoken;
}

function isLegalForm(part: string): boolean {
  const words = wordListOf(part);
  // 'GmbH & Co. KG' is one.
  return words.length === 0 || part === '&' || LEGAL_FORMS.has(words.join(''));
}
