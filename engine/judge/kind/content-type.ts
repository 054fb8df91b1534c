// Whether a page is news, an article, a podcast or a video.
import { NEW_WORDS, HEADLINE_FIGURE } from '../../lexicon/pages/headline-words.ts';
import { NEWS_HOST_WORDS, NEWS_DOMAINS } from '../../lexicon/pages/hosts.ts';
import { PROFILE_PATH, ARTICLE_TITLE } from '../../lexicon/pages/page-types.ts';
import type { ContentType } from '../../model/judgement.ts';
import { trueNames } from '../../text/lookups.ts';
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
 * What kind of item a page is. What the catalogue lists decides; else whatever plainly shows a recording; else fitted weights, between
 * news and article. `language` is that of the text, or `null`.
 */
export function contentTypeOf(page: ParsedPage, language: string | null): ContentType {
  const { entry } = page.document;
  if (entry !== undefined) return entry === 'episode' ? 'podcast' : 'article';
  return recordingTypeOf(page) ?? (isNews(page, language) ? 'news' : 'article');
}

/** Does a page report an event, as newspapers, wires and press rooms do? Everything known about it is weighed. */
function isNews(page: ParsedPage, language: string | null): boolean {
  const traits = [
    ...hostTraits(page),
    ...pathTraits(page),
    ...wordingTraits(page),
    ...lengthTraits(page.title),
    ...textTraits(page, language),
  ];
  return traits.reduce((sum, trait) => sum + NEWS_WEIGHTS[trait], NEWS_BIAS) >= 0;
}

/** Log-odds of news when nothing is known. */
const NEWS_BIAS = -3.5;

function hostTraits({ address }: ParsedPage): readonly NewsTrait[] {
  const isKnown = NEWS_DOMAINS.has(registrableDomain(address.host));
  const label = hostLabelType(address.host);
  return trueNames<NewsTrait>([
    ['knownPublisher', isKnown],
    ['newsHost', !isKnown && isNewsHost(address.host)],
    ['newsLabelHost', label === 'news'],
    ['articleLabelHost', label === 'article'],
  ]);
}

/** The first page of a site: '', '/', '/?lang=en'. */
const HOME_PATH = /^\/?(?:\?|$)/u;

/** A file to download: '/annual-report.pdf'. */
const FILE_PATH = /\.(?:pdf|docx?|pptx?)(?:$|[?#])/iu;

function pathTraits(page: ParsedPage): readonly NewsTrait[] {
  const { path } = page.address;
  const type = pathType(path);
  const isDated = addressDate(page.document.url)?.precision === 'day';
  return trueNames<NewsTrait>([
    ['newsPath', type === 'news'],
    ['articlePath', type === 'article'],
    ['datedPath', isDated],
    ['profilePage', !isDated && PROFILE_PATH.test(normalizeText(path))],
    ['undatedPage', isUndatedPage(page)],
    ['homePage', HOME_PATH.test(path)],
    ['filePath', FILE_PATH.test(path)],
  ]);
}

const LABEL_LENGTH_MIN = 7;

/** Does a host's name say newspaper, as 'dalesherald' and 'payments-post' do? */
function isNewsHost(host: string): boolean {
  const labels = host.split(/[.-]/u).slice(0, -1);
  return labels.some(
    (label) =>
      NEWS_HOST_WORDS.has(label) ||
      (label.length >= LABEL_LENGTH_MIN &&
        [...NEWS_HOST_WORDS].some((ending) => label.endsWith(ending))),
  );
}

function wordingTraits({ title, passages }: ParsedPage): readonly NewsTrait[] {
  const normalized = normalizeText(title);
  const words = wordsOf(title);
  const heading = passages.find(({ kind, zone }) => kind === 'heading' && zone !== 'title');
  return trueNames<NewsTrait>([
    ['eventHeadline', reportsEvent(words) || namesEvent(title)],
    ['eventHeading', reportsEvent(heading?.words ?? [])],
    ['articleHeadline', ARTICLE_TITLE.test(normalized)],
    ['figureInHeadline', HEADLINE_FIGURE.test(normalized)],
    ['newInHeadline', words.some(({ text }) => NEW_WORDS.has(text))],
  ]);
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
  const [first = []] = pieces;
  const longest = Math.max(...pieces.map(({ length }) => length));
  return trueNames<NewsTrait>([
    // As on a profile: 'Jo Marsh', 'Acme Holdings'.
    ['nameHeadline', first.length <= NAME_WORDS_MAX && first.every(({ isCapital }) => isCapital)],
    ['shortHeadline', longest <= SHORT_HEADLINE_WORDS_MAX],
    ['longHeadline', longest >= LONG_HEADLINE_WORDS_MIN],
  ]);
}

const NAME_WORDS_MAX = 4;
