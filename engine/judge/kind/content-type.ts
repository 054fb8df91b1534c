import type { ContentType } from '../../model/judgement.ts';
import { normalizeText } from '../../text/normalize.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { registrableDomain } from '../../url/address.ts';
import { addressDate } from '../dates/address-date.ts';
import { isUndatedPage } from '../dates/undated-page.ts';
import type { ReadPage } from '../page/read-page.ts';
import { isEventWord, namesEvent } from './event-words.ts';
import { NEWS_BIAS, NEWS_WEIGHTS, type NewsTrait } from './news-weights.ts';
import { pathType } from './path-type.ts';
import { recordingTypeOf } from './recording-type.ts';
import { textTraits } from './text-traits.ts';
import { ARTICLE_TITLE, HOST_LABELS, PROFILE_PATH } from './type-cues.ts';

/** Registrable domains of news agencies, newspapers, broadcasters, trade press and press-release wires. */
const NEWS_DOMAINS: ReadonlySet<string> = new Set(
  (
    'reuters.com apnews.com afp.com bloomberg.com bloomberglaw.com dowjones.com wsj.com ft.com nytimes.com washingtonpost.com usatoday.com latimes.com economist.com bbc.com bbc.co.uk theguardian.com telegraph.co.uk thetimes.com thetimes.co.uk independent.co.uk cnn.com cnbc.com nbcnews.com abcnews.com abc.net.au cbsnews.com foxnews.com foxbusiness.com npr.org axios.com politico.com politico.eu thehill.com businessinsider.com fortune.com forbes.com inc.com marketwatch.com barrons.com americanbanker.com bankingdive.com cybersecuritydive.com complianceweek.com riskcompliance.com corporatecounsel.com law.com law360.com globalinvestigationsreview.com securityweek.com darkreading.com bleepingcomputer.com therecord.media thehackernews.com krebsonsecurity.com scmagazine.com scworld.com infosecurity-magazine.com computerweekly.com theregister.com zdnet.com cnet.com techcrunch.com theverge.com wired.com arstechnica.com venturebeat.com cio.com csoonline.com computerworld.com govinfosecurity.com bankinfosecurity.com healthcareinfosecurity.com insurancejournal.com reinsurancene.ws finextra.com fintechfutures.com cityam.com accountancyage.com economia.icaew.com irishtimes.com independent.ie rte.ie smh.com.au theage.com.au afr.com nzherald.co.nz stuff.co.nz globeandmail.com theglobeandmail.com cbc.ca straitstimes.com scmp.com nikkei.com japantimes.co.jp timesofindia.com indiatimes.com thehindu.com livemint.com aljazeera.com haaretz.com ' +
    'spiegel.de faz.net sueddeutsche.de zeit.de welt.de handelsblatt.com tagesschau.de tagesspiegel.de stern.de focus.de wiwo.de manager-magazin.de heise.de golem.de n-tv.de dw.com boersen-zeitung.de capital.de derstandard.at diepresse.com orf.at nzz.ch srf.ch tagesanzeiger.ch ' +
    'lemonde.fr lefigaro.fr lesechos.fr liberation.fr latribune.fr lexpress.fr usinenouvelle.com france24.com rfi.fr letemps.ch rts.ch lesoir.be lecho.be elpais.com elmundo.es expansion.com cincodias.com abc.es lavanguardia.com eleconomista.es europapress.es lanacion.com.ar clarin.com eluniversal.com.mx reforma.com publico.pt expresso.pt jornaldenegocios.pt observador.pt folha.uol.com.br uol.com.br estadao.com.br globo.com valor.globo.com corriere.it repubblica.it ilsole24ore.com lastampa.it ansa.it nrc.nl fd.nl volkskrant.nl telegraaf.nl nos.nl nu.nl tijd.be standaard.be dr.dk berlingske.dk borsen.dk politiken.dk jyllands-posten.dk svd.se dn.se di.se svt.se nrk.no dn.no e24.no aftenposten.no vg.no yle.fi hs.fi kauppalehti.fi ' +
    'prnewswire.com prnewswire.co.uk businesswire.com globenewswire.com accesswire.com einpresswire.com newswire.com newswire.ca prweb.com presseportal.de ots.at dgap.de eqs-news.com cision.com mynewsdesk.com openpr.com openpr.de marketscreener.com finanznachrichten.de yahoo.com'
  ).split(' '),
);

const HOME_PATH = /^\/?(?:\?|$)/u;

const FILE_PATH = /\.(?:pdf|docx?|pptx?)(?:$|[?#])/iu;

const LABEL_LENGTH_MIN = 7;

/** Labels of host names by which newspapers and news sites call themselves, folded. */
const NEWS_HOST_WORDS: ReadonlySet<string> = new Set(
  'news newsroom newswire press presse pressroom prensa imprensa stampa nieuws nyheter nyheder notizie noticias noticiero actualites nachrichten daily tribune herald gazette courier chronicle observer times post dispatch sentinel telegraph journal zeitung tageblatt tagblatt anzeiger kurier bote rundschau allgemeine blatt blick figaro monde gazeta diario periodico giornale gazzetta corriere dagblad krant courant tidende avis avisa tidning dagbladet posten bladet sanomat lehti wire bulletin'.split(
    ' ',
  ),
);

const NEWS_ENDINGS: readonly string[] = [...NEWS_HOST_WORDS];

const FIGURE =
  /(?:[$€£¥₹₦₩₺]|\b(?:usd|eur|gbp|sek|nok|dkk|chf|r\$)) ?\d|(?<![\d.,])\d{1,9}(?:[.,]\d{1,6}){0,4} ?(?:m|bn|million|millions|millionen|mio|millones|milhoes|milioni|miljoen|miljoner|miljard|miljarder|milion\p{L}{0,4}|mln|mln\.|mrd|milyon|milyar|mln|tys|kc|zl|ft|per cent|%|prozent|億円|万円)(?![\p{L}\d])/u;

/** What separates a headline from the name of the site. */
const SITE_BREAK = / [|–—·•»-] | :: /u;

const NAME_WORDS_MAX = 4;

const SHORT_HEADLINE_WORDS_MAX = 4;

const LONG_HEADLINE_WORDS_MIN = 7;

const NEW: ReadonlySet<string> = new Set(
  'new neuer neue neuen nouveau nouvelle nouvel nuevo nueva nuovo nuova novo nova nieuwe nowy nowa nowe nowym nowego novy nove novym noveho ny nytt nye uusi uuden uj yeni novii novyi novim novym neos nea 新'.split(
    ' ',
  ),
);

/**
 * What kind of item a page is: a recording if anything plainly says so; the rest is news or article by weight.
 * `language` is that of the text, or `null`.
 */
export function contentTypeOf(page: ReadPage, language: string | null): ContentType {
  return recordingTypeOf(page) ?? (isNews(page, language) ? 'news' : 'article');
}

/** Does a page report an event, as newspapers, wires and press rooms do? Everything known about it is weighed. */
function isNews(page: ReadPage, language: string | null): boolean {
  return (
    newsTraits(page, language).reduce((sum, trait) => sum + NEWS_WEIGHTS[trait], NEWS_BIAS) >= 0
  );
}

/** Everything about a page that makes it news rather than an article, or the other way round. */
function newsTraits(page: ReadPage, language: string | null): readonly NewsTrait[] {
  return [...addressTraits(page), ...headlineTraits(page), ...textTraits(page, language)];
}

/** What the headline tells. */
function headlineTraits(page: ReadPage): readonly NewsTrait[] {
  return [...wordingTraits(page), ...lengthTraits(page.title)];
}

function wordingTraits({ title, passages }: ReadPage): readonly NewsTrait[] {
  const folded = normalizeText(title);
  const words = wordsOf(title);
  const heading = passages.find(({ kind, zone }) => kind === 'heading' && zone !== 'title');
  const traits: NewsTrait[] = [];
  if (reportsEvent(words) || namesEvent(title)) traits.push('eventHeadline');
  if (reportsEvent(heading?.words ?? [])) traits.push('eventHeading');
  if (ARTICLE_TITLE.test(folded)) traits.push('articleHeadline');
  if (FIGURE.test(folded)) traits.push('figureInHeadline');
  if (words.some(({ text }) => NEW.has(text))) traits.push('newInHeadline');
  return traits;
}

function reportsEvent(words: readonly Word[]): boolean {
  return words.some(({ text }) => isEventWord(text));
}

function lengthTraits(title: string): readonly NewsTrait[] {
  const pieces = title.split(SITE_BREAK).map((piece) => wordsOf(piece));
  const longest = Math.max(...pieces.map(({ length }) => length));
  const traits: NewsTrait[] = [];
  if (isName(pieces[0] ?? [])) traits.push('nameHeadline');
  if (longest <= SHORT_HEADLINE_WORDS_MAX) traits.push('shortHeadline');
  if (longest >= LONG_HEADLINE_WORDS_MIN) traits.push('longHeadline');
  return traits;
}

/** 'Jo Marsh', 'Acme Holdings': a profile's headline, not a report's. */
function isName(words: readonly Word[]): boolean {
  return words.length <= NAME_WORDS_MAX && words.every(({ isCapital }) => isCapital);
}

/** What host and path tell. */
function addressTraits(page: ReadPage): readonly NewsTrait[] {
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

/** 'dalesherald' and 'payments-post' call themselves newspapers. */
function isNewsHost(host: string): boolean {
  const labels = host.split(/[.-]/u).slice(0, -1);
  return labels.some(
    (label) =>
      NEWS_HOST_WORDS.has(label) ||
      (label.length >= LABEL_LENGTH_MIN && NEWS_ENDINGS.some((ending) => label.endsWith(ending))),
  );
}
