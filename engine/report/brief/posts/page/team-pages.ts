import { ABOUT_PATH } from '../../../../lexicon/pages/page-types.ts';
import { readAddress } from '../../../../url/address.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { isPersonal } from '../../../sales-signals/references.ts';
import { SENTENCE_END } from '../../../sales-signals/voices/voice.ts';

/**
 * Does another organisation present its people here, so that a job without an employer is one there: 'Jane Doe, Chief Operating
 * Officer' among others on a page 'Who we are', though her biography names Acme?
 */
export function isTeamPageElsewhere({ result, sentences }: AnalyzedPage): boolean {
  const { path } = readAddress(result.url);
  if (result.type === 'news' || !ABOUT_PATH.test(path)) return false;
  if (result.reasons.some(({ code }) => code === 'company-site' || code === 'similar-site'))
    return false;
  const presented = sentences.filter(
    ({ names, sentence: { words, text } }) =>
      !SENTENCE_END.test(text) &&
      names.others.some((name) => name.start === 0 && isPersonal(words, name)),
  );
  return presented.length >= PRESENTED_MIN;
}

/** Others who are presented beside the prospect, each on a line of their own. */
const PRESENTED_MIN = 2;
