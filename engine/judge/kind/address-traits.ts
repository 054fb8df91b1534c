import { registrableDomain } from '../../url/address.ts';
import { normalizeText } from '../../text/normalize.ts';
import { addressDate } from '../dates/address-date.ts';
import { isUndatedPage } from '../dates/undated-page.ts';
import type { ReadPage } from '../page/read-page.ts';
import { NEWS_DOMAINS, NEWS_HOST_WORDS } from './news-publishers.ts';
import type { NewsTrait } from './news-weights.ts';
import { pathType } from './path-type.ts';
import { HOST_LABELS, PROFILE_PATH } from './type-cues.ts';

/** What host and path tell. */
export function addressTraits(page: ReadPage): readonly NewsTrait[] {
  return [...hostTraits(page), ...pathTraits(page)];
}

function hostTraits({ address }: ReadPage): readonly NewsTrait[] {
  const traits: NewsTrait[] = [];
  if (NEWS_DOMAINS.has(registrableDomain(address.host))) traits.push('knownPublisher');
  else if (isNewsHost(address.host)) traits.push('newsHost');
  const label = HOST_LABELS.get(address.host.split('.')[0] ?? '');
  if (label === 'news') traits.push('newsLabelHost');
  if (label === 'article') traits.push('articleLabelHost');
  return traits;
}

function pathTraits(page: ReadPage): readonly NewsTrait[] {
  const { address, document } = page;
  const traits: NewsTrait[] = [];
  const type = pathType(address.path);
  if (type === 'news') traits.push('newsPath');
  if (type === 'article') traits.push('articlePath');
  if (addressDate(document.url)?.precision === 'day') traits.push('datedPath');
  else if (PROFILE_PATH.test(normalizeText(address.path))) traits.push('profilePage');
  if (isUndatedPage(page)) traits.push('undatedPage');
  if (HOME_PATH.test(address.path)) traits.push('homePage');
  if (FILE_PATH.test(address.path)) traits.push('filePath');
  return traits;
}

const HOME_PATH = /^\/?(?:\?|$)/u;
const FILE_PATH = /\.(?:pdf|docx?|pptx?)(?:$|[?#])/iu;
const LABEL_LENGTH_MIN = 7;

/** 'dalesherald' and 'payments-post' call themselves newspapers. */
function isNewsHost(host: string): boolean {
  const labels = host.split(/[.-]/u).slice(0, -1);
  return labels.some(
    (label) =>
      NEWS_HOST_WORDS.has(label) ||
      (label.length >= LABEL_LENGTH_MIN && NEWS_ENDINGS.some((ending) => label.endsWith(ending))),
  );
}

const NEWS_ENDINGS: readonly string[] = [...NEWS_HOST_WORDS];
