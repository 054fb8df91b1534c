// Whether a page is news, an article, a podcast or a video.
import { NEW_WORDS, HEADLINE_FIGURE } from '../../lexicon/pages/headline-words.ts';
import { NEWS_HOST_WORDS, NEWS_DOMAINS } from '../../lexicon/pages/hosts.ts';
import { PROFILE_PATH, ARTICLE_TITLE } from '../../lexicon/pages/page-types.ts';
import type { ContentType } from '../../model/judgement.ts';
import { normalizeText } from '../../text/normalize.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { registrableDomain } from '../../url/address.ts';
import { addressDate, isUndatedPage } from '../dates/address-date.ts';
import { hostLabelType, pathType } from '../page/address-type.ts';
import type { ParsedPage } from '../page/parse-page.ts';
import { recordingTypeOf } from '../page/recording-type.ts';
import { isEventWord, namesEvent } from './headline-words.ts';
import { NEWS_WEIGHTS, type NewsTrait } from './news-weights.ts';
import { textTraits } from './text-traits.ts';

/**
 * What kind of item a page is: what the catalogue lists where one does; else a recording if anything plainly says so, otherwise
 * news or an article by fitted weights.
 * `language` is that of the text, or `null`.
 */
export function contentTypeOf(page: ParsedPage, language: string | null): ContentType {
  const { entry } = page.document;
  if (entry !== undefined) return entry === 'episode' ? 'podcast' : 'article';
  return recordingTypeOf(page) ?? (isNews(page, language) ? 'news' : 'article');
}

/** Does a page report an event, as newspapers, wires and press rooms do? Everything known about it is weighed. */
function isNews(page: ParsedPage, language: string | null): boolean {
  return (
    newsTraits(page, language).reduce((sum, trait) => sum + NEWS_WEIGHTS[trait], NEWS_BIAS) >= 0
  );
}

/** Log-odds of news when nothing is known. */
const NEWS_BIAS = -3.5;

/** Everything about a page that makes it news rather than an article, or the other way round. */
function newsTraits(page: ParsedPage, language: string | null): readonly NewsTrait[] {
  return [...addressTraits(page), ...headlineTraits(page), ...textTraits(page, language)];
}

/** Traits of the headline. */
function headlineTraits(page: ParsedPage): readonly NewsTrait[] {
  return [...wordingTraits(page), ...lengthTraits(page.title)];
}

function wordingTraits({ title, passages }: ParsedPage): readonly NewsTrait[] {
  const normalized = normalizeText(title);
  const words = wordsOf(title);
  const heading = passages.find(({ kind, zone }) => kind === 'heading' && zone !== 'title');
  const traits: NewsTrait[] = [];
  if (reportsEvent(words) || namesEvent(title)) traits.push('eventHeadline');
  if (reportsEvent(heading?.words ?? [])) traits.push('eventHeading');
  if (ARTICLE_TITLE.test(normalized)) traits.push('articleHeadline');
  if (HEADLINE_FIGURE.test(normalized)) traits.push('figureInHeadline');
  if (words.some(({ text }) => NEW_WORDS.has(text))) traits.push('newInHeadline');
  return traits;
}

function reportsEvent(words: readonly Word[]): boolean {
  return words.some(({ text }) => isEventWord(text));
}

/** What separates a headline from the name of the site. */
const SITE_BREAK = / [|–—·•»-] | :: /u;

const SHORT_HEADLINE_WORDS_MAX = 4;

const LONG_HEADLINE_WORDS_MIN = 7;

function lengthTraits(title: string): readonly NewsTrait[] {
  const pieces = title.split(SITE_BREAK).map((piece) => wordsOf(piece));
  const longest = Math.max(...pieces.map(({ length }) => length));
  const traits: NewsTrait[] = [];
  if (isNameHeadline(pieces[0] ?? [])) traits.push('nameHeadline');
  if (longest <= SHORT_HEADLINE_WORDS_MAX) traits.push('shortHeadline');
  if (longest >= LONG_HEADLINE_WORDS_MIN) traits.push('longHeadline');
  return traits;
}

const NAME_WORDS_MAX = 4;

/** Is the headline a name, as on a profile: 'Jo Marsh', 'Acme Holdings'? */
function isNameHeadline(words: readonly Word[]): boolean {
  return words.length <= NAME_WORDS_MAX && words.every(({ isCapital }) => isCapital);
}

/** Traits of host and path. */
function addressTraits(page: ParsedPage): readonly NewsTrait[] {
  return [...hostTraits(page), ...pathTraits(page)];
}

function hostTraits({ address }: ParsedPage): readonly NewsTrait[] {
  const traits: NewsTrait[] = [];
  if (NEWS_DOMAINS.has(registrableDomain(address.host))) traits.push('knownPublisher');
  else if (isNewsHost(address.host)) traits.push('newsHost');
  const label = hostLabelType(address.host);
  if (label === 'news') traits.push('newsLabelHost');
  if (label === 'article') traits.push('articleLabelHost');
  return traits;
}

const HOME_PATH = /^\/?(?:\?|$)/u;

const FILE_PATH = /\.(?:pdf|docx?|pptx?)(?:$|[?#])/iu;

function pathTraits(page: ParsedPage): readonly NewsTrait[] {
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

const LABEL_LENGTH_MIN = 7;

const NEWS_ENDINGS: readonly string[] = [...NEWS_HOST_WORDS];

/** Does a host's name say newspaper, as 'dalesherald' and 'payments-post' do? */
function isNewsHost(host: string): boolean {
  const labels = host.split(/[.-]/u).slice(0, -1);
  return labels.some(
    (label) =>
      NEWS_HOST_WORDS.has(label) ||
      (label.length >= LABEL_LENGTH_MIN && NEWS_ENDINGS.some((ending) => label.endsWith(ending))),
  );
}
