import { registrableDomain } from '../../url/address.ts';
import { normalizeText } from '../../text/normalize.ts';
import { addressDate } from '../dates/address-date.ts';
import { isUndatedPage } from '../dates/undated-page.ts';
import type { ReadPage } from '../page/read-page.ts';
import type { NewsTrait } from './news-weights.ts';
import { pathType } from './path-type.ts';
import { HOST_LABELS, PROFILE_PATH } from './type-cues.ts';

/** What host and path tell. */
export function addressTraits(page: ReadPage): readonly NewsTrait[] {
  return [...hostTraits(page), ...pathTraits(page)];
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

/** Labels of host names by which newspapers and news sites call themselves, folded. */
const NEWS_HOST_WORDS: ReadonlySet<string> = new Set(
  'news newsroom newswire press presse pressroom prensa imprensa stampa nieuws nyheter nyheder notizie noticias noticiero actualites nachrichten daily tribune herald gazette courier chronicle observer times post dispatch sentinel telegraph journal zeitung tageblatt tagblatt anzeiger kurier bote rundschau allgemeine blatt blick figaro monde gazeta diario periodico giornale gazzetta corriere dagblad krant courant tidende avis avisa tidning dagbladet posten bladet sanomat lehti wire bulletin'.split(
    ' ',
  ),
);

const NEWS_ENDINGS: readonly string[] = [...NEWS_HOST_WORDS];
