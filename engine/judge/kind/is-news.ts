import { addressDate } from '../dates/address-date.ts';
import { registrableDomain } from '../../url/address.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { ReadPage } from '../page/read-page.ts';
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

/** Registrable domains of news agencies, newspapers, broadcasters, trade press and press-release wires. */
const NEWS_DOMAINS: ReadonlySet<string> = new Set(
  (
    'reuters.com apnews.com afp.com bloomberg.com bloomberglaw.com dowjones.com wsj.com ft.com nytimes.com washingtonpost.com usatoday.com latimes.com economist.com bbc.com bbc.co.uk theguardian.com telegraph.co.uk thetimes.com thetimes.co.uk independent.co.uk cnn.com cnbc.com nbcnews.com abcnews.com abc.net.au cbsnews.com foxnews.com foxbusiness.com npr.org axios.com politico.com politico.eu thehill.com businessinsider.com fortune.com forbes.com inc.com marketwatch.com barrons.com americanbanker.com bankingdive.com cybersecuritydive.com complianceweek.com riskcompliance.com corporatecounsel.com law.com law360.com globalinvestigationsreview.com securityweek.com darkreading.com bleepingcomputer.com therecord.media thehackernews.com krebsonsecurity.com scmagazine.com scworld.com infosecurity-magazine.com computerweekly.com theregister.com zdnet.com cnet.com techcrunch.com theverge.com wired.com arstechnica.com venturebeat.com cio.com csoonline.com computerworld.com govinfosecurity.com bankinfosecurity.com healthcareinfosecurity.com insurancejournal.com reinsurancene.ws finextra.com fintechfutures.com cityam.com accountancyage.com economia.icaew.com irishtimes.com independent.ie rte.ie smh.com.au theage.com.au afr.com nzherald.co.nz stuff.co.nz globeandmail.com theglobeandmail.com cbc.ca straitstimes.com scmp.com nikkei.com japantimes.co.jp timesofindia.com indiatimes.com thehindu.com livemint.com aljazeera.com haaretz.com ' +
    'spiegel.de faz.net sueddeutsche.de zeit.de welt.de handelsblatt.com tagesschau.de tagesspiegel.de stern.de focus.de wiwo.de manager-magazin.de heise.de golem.de n-tv.de dw.com boersen-zeitung.de capital.de derstandard.at diepresse.com orf.at nzz.ch srf.ch tagesanzeiger.ch ' +
    'lemonde.fr lefigaro.fr lesechos.fr liberation.fr latribune.fr lexpress.fr usinenouvelle.com france24.com rfi.fr letemps.ch rts.ch lesoir.be lecho.be elpais.com elmundo.es expansion.com cincodias.com abc.es lavanguardia.com eleconomista.es europapress.es lanacion.com.ar clarin.com eluniversal.com.mx reforma.com publico.pt expresso.pt jornaldenegocios.pt observador.pt folha.uol.com.br uol.com.br estadao.com.br globo.com valor.globo.com corriere.it repubblica.it ilsole24ore.com lastampa.it ansa.it nrc.nl fd.nl volkskrant.nl telegraaf.nl nos.nl nu.nl tijd.be standaard.be dr.dk berlingske.dk borsen.dk politiken.dk jyllands-posten.dk svd.se dn.se di.se svt.se nrk.no dn.no e24.no aftenposten.no vg.no yle.fi hs.fi kauppalehti.fi ' +
    'prnewswire.com prnewswire.co.uk businesswire.com globenewswire.com accesswire.com einpresswire.com newswire.com newswire.ca prweb.com presseportal.de ots.at dgap.de eqs-news.com cision.com mynewsdesk.com openpr.com openpr.de marketscreener.com finanznachrichten.de yahoo.com'
  ).split(' '),
);

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

/** Labels of host names by which newspapers and news sites call themselves, folded. */
const NEWS_HOST_WORDS: ReadonlySet<string> = new Set(
  'news newsroom newswire press presse pressroom prensa imprensa stampa nieuws nyheter nyheder notizie noticias noticiero actualites nachrichten daily tribune herald gazette courier chronicle observer times post dispatch sentinel telegraph journal zeitung tageblatt tagblatt anzeiger kurier bote rundschau allgemeine blatt blick figaro monde gazeta diario periodico giornale gazzetta corriere dagblad krant courant tidende avis avisa tidning dagbladet posten bladet sanomat lehti wire bulletin'.split(
    ' ',
  ),
);

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
