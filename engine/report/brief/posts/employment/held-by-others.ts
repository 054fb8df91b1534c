import { STOP_WORDS } from '../../../../lexicon/grammar/stop-words.ts';
import type { Prospect } from '../../../../model/prospect.ts';
import { rolePhrasesOf } from '../../../../names/roles/role-phrases.ts';
import { wordListOf, wordsOf } from '../../../../text/words.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { isOnOwnSite } from '../../../sales-signals/attributed-sentences.ts';
import { readMoves } from '../career-moves/read-moves.ts';
import { readHeldPosts } from '../held-posts/read-held-posts.ts';
import { maskLine } from '../page/career-lines.ts';
import { dayOfPage } from '../page/day-of-page.ts';
import { namesOnPage } from '../page/read-sentences.ts';
import { companyRenamings } from '../sentence/company-renamings.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import type { PageNames } from '../sentence/name-kinds.ts';
import type { DraftStatement } from '../sentence/post-statement.ts';
import { namesGrcField } from '../sentence/title-spans.ts';
import type { Employment } from './decide-employment.ts';

/**
 * Does an equally new page give this post to somebody else? If a page of June says 'John Roe, head of risk at Acme', then Jane Doe, head of
 * risk at Acme in May, may not be so any more. An undated page of the company's own site counts as today's, unless it lists her too: then
 * it may be as old as the post it gives her.
 */
export function isHeldByAnother(
  { post, proof, asOf }: Employment,
  pages: readonly AnalyzedPage[],
  { prospect, now }: { readonly prospect: Prospect; readonly now: Date },
): boolean {
  if (post === null || post.title === '' || asOf === null) return false;
  const aliases = companyRenamings(pages);
  // Somebody named beside the prospect shares the post: 'Jane Doe and John Roe, head of risk (job share)'.
  const beside = `${post.evidence.quote} ${proof?.evidence.quote ?? ''}`;
  return pages.some((page) => {
    const { statedOn, isDated } = dayOfPage(page.result, now);
    const isOwnSite = isOnOwnSite(prospect, page.result);
    const isListed = page.sentences.some(({ names }) => names.person.length > 0);
    const isNew = isDated ? (statedOn?.day ?? '') >= asOf.day : isOwnSite && !isListed;
    return (
      isNew &&
      postsOfOthers(page, namesOnPage(page, prospect, aliases), beside).some(
        ({ employer, isOwn, title }) =>
          (isOwn || (isOwnSite && employer === '')) && isSameTitle(title, post.title),
      )
    );
  });
}

/** The posts that a page gives to others, in sentences that do not name the prospect. */
function postsOfOthers(
  { sentences, findNames }: AnalyzedPage,
  names: PageNames,
  beside: string,
): readonly DraftStatement[] {
  const reading = { language: names.language, writtenOn: null, continuesProspect: false };
  return sentences
    .filter(({ names: { person, others } }) => person.length === 0 && others.length > 0)
    .flatMap(({ sentence }) =>
      fromViewOfOthers(maskLine({ findNames }, names, sentence.text), beside),
    )
    .flatMap((one) => [...readMoves(one, reading), ...readHeldPosts(one, reading)])
    .filter(({ kind, isSide }) => (kind === 'holds' || kind === 'joins') && !isSide);
}

/** The sentence as seen by each other person it names: that person takes the prospect's place. */
function fromViewOfOthers(
  { text, tokens, ...rest }: MaskedSentence,
  beside: string,
): readonly MaskedSentence[] {
  return tokens
    .filter(({ kind, written }) => kind === 'other' && !beside.includes(written))
    .map((other) => ({
      ...rest,
      text: `${text.slice(0, other.at)}${TOKEN.person}${text.slice(other.at + 1)}`,
      tokens: tokens.map((one) => (one === other ? { ...one, kind: 'person' as const } : one)),
    }));
}

/**
 * Do two titles mean the same post? 'VP of Internal Audit' and 'vice president, internal audit' do; a deputy's is another post, and
 * 'director' alone may be any.
 */
function isSameTitle(one: string, other: string): boolean {
  const bare = bareTitle(one);
  if (!bare.includes(' ') && !namesGrcField(wordsOf(one))) return false;
  return (
    bare === bareTitle(other) || rolePhrasesOf(other).some((phrase) => phrase.join(' ') === bare)
  );
}

function bareTitle(title: string): string {
  return wordListOf(title)
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => (word === 'vp' ? 'vice president' : word))
    .join(' ');
}
