import { addressDate } from '../dates/address-date.ts';
import { registrableDomain } from '../../url/address.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { ReadPage } from '../page/read-page.ts';
import { NEWS_DOMAINS, NEWS_HOST_WORDS } from './news-publishers.ts';
import { LEAD_CHARACTERS, LONG_READ_WORDS_MIN, NEWS_MIN, NEWS_WEIGHTS } from './news-weights.ts';
import { pathType } from './path-type.ts';
import { ARTICLE_TITLE, EVENT_WORDS, PROFILE_PATH } from './type-cues.ts';

type Trait = keyof typeof NEWS_WEIGHTS;

/** Does a page report an event, as newspapers, wires and press rooms do? Everything known about it is weighed. */
export function isNews(page: ReadPage): boolean {
  const traits: readonly Trait[] = [
    ...addressTraits(page),
    ...headlineTraits(page),
    ...textTraits(page),
  ];
  return traits.reduce((sum, trait) => sum + NEWS_WEIGHTS[trait], 0) >= NEWS_MIN;
}

function addressTraits({ address, document }: ReadPage): readonly Trait[] {
  const traits: Trait[] = [];
  const type = pathType(address.path);
  if (NEWS_DOMAINS.has(registrableDomain(address.host))) traits.push('knownPublisher');
  else if (isNewsHost(address.host)) traits.push('newsHost');
  if (type === 'news') traits.push('newsPath');
  if (type === 'article') traits.push('articlePath');
  if (addressDate(document.url)?.precision === 'day') traits.push('datedPath');
  else if (PROFILE_PATH.test(normalizeText(address.path))) traits.push('profilePage');
  return traits;
}

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

const FIGURE =
  /(?:[$€£]|\b(?:usd|eur|gbp|sek|nok|dkk|chf|r\$)) ?\d|(?<![\d.,])\d{1,9}(?:[.,]\d{1,6}){0,4} ?(?:m|bn|million|millions|millionen|mio|millones|milhoes|milioni|miljoen|miljoner|miljard|miljarder|per cent|%|prozent)(?![\p{L}\d])/u;

function headlineTraits(page: ReadPage): readonly Trait[] {
  const title = normalizeText(page.title);
  const traits: Trait[] = [];
  if (title.split(/[^\p{L}\d]+/u).some((word) => EVENT_WORDS.has(word)))
    traits.push('eventHeadline');
  if (ARTICLE_TITLE.test(title)) traits.push('articleHeadline');
  if (FIGURE.test(title)) traits.push('figureInHeadline');
  return traits;
}

/** A dateline or the words 'press release'. */
const NEWS_TEXT =
  /(?:\/prnewswire\/|\(business wire\)|\(globe newswire\)|\(reuters\)|\(ap\)|\(dpa\)|\(afp\)|\(ots\)|for immediate release|press release|pressemitteilung|communique de presse|nota de prensa|comunicado de imprensa|comunicato stampa|persbericht|pressmeddelande|pressemeddelelse|pressemelding)/u;
const REPORTED =
  /\b(?:said|told|announced|according to|a spokes\p{L}+|teilte mit|sagte|erklarte|a declare|a annonce|dijo|anuncio|segun|disse|anunciou|ha dichiarato|ha detto|zei|meldde|sade|sier|siger|sagde)\b/u;

function textTraits({ passages, document }: ReadPage): readonly Trait[] {
  const content = passages.filter(({ zone }) => zone !== 'title' && zone !== 'aside');
  const lead = normalizeText(
    content
      .map((passage) => passage.text)
      .join('\n')
      .slice(0, LEAD_CHARACTERS),
  );
  const words = content.reduce((sum, passage) => sum + passage.words.length, 0);
  const traits: Trait[] = [];
  if (NEWS_TEXT.test(lead)) traits.push('newsText');
  if (REPORTED.test(lead)) traits.push('reportedSpeech');
  if (words >= LONG_READ_WORDS_MIN) traits.push('longRead');
  if (document.metadata['publishedTime'] !== undefined) traits.push('publishedMoment');
  return traits;
}
