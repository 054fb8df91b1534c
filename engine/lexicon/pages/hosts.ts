// Hosts of news, podcasts, videos and what people post.
import { expression, wordList, wordSet } from '../word-list.ts';

/** Registrable domains of news agencies, newspapers, broadcasters, trade press and press-release wires. */
export const NEWS_DOMAINS = wordSet(`
  reuters.com apnews.com afp.com bloomberg.com bloomberglaw.com dowjones.com wsj.com ft.com nytimes.com
  washingtonpost.com usatoday.com latimes.com economist.com bbc.com bbc.co.uk theguardian.com telegraph.co.uk
  thetimes.com thetimes.co.uk independent.co.uk cnn.com cnbc.com nbcnews.com abcnews.com abc.net.au cbsnews.com
  foxnews.com foxbusiness.com npr.org axios.com politico.com politico.eu thehill.com businessinsider.com fortune.com
  forbes.com inc.com marketwatch.com barrons.com americanbanker.com bankingdive.com cybersecuritydive.com
  complianceweek.com riskcompliance.com corporatecounsel.com law.com law360.com globalinvestigationsreview.com
  securityweek.com darkreading.com bleepingcomputer.com therecord.media thehackernews.com krebsonsecurity.com
  scmagazine.com scworld.com infosecurity-magazine.com computerweekly.com theregister.com zdnet.com cnet.com
  techcrunch.com theverge.com wired.com arstechnica.com venturebeat.com cio.com csoonline.com computerworld.com
  govinfosecurity.com bankinfosecurity.com healthcareinfosecurity.com insurancejournal.com reinsurancene.ws finextra.com
  fintechfutures.com cityam.com accountancyage.com economia.icaew.com irishtimes.com independent.ie rte.ie smh.com.au
  theage.com.au afr.com nzherald.co.nz stuff.co.nz globeandmail.com theglobeandmail.com cbc.ca straitstimes.com scmp.com
  nikkei.com japantimes.co.jp timesofindia.com indiatimes.com thehindu.com livemint.com aljazeera.com haaretz.com
  spiegel.de faz.net sueddeutsche.de zeit.de welt.de handelsblatt.com tagesschau.de tagesspiegel.de stern.de focus.de
  wiwo.de manager-magazin.de heise.de golem.de n-tv.de dw.com boersen-zeitung.de capital.de derstandard.at diepresse.com
  orf.at nzz.ch srf.ch tagesanzeiger.ch
  lemonde.fr lefigaro.fr lesechos.fr liberation.fr latribune.fr lexpress.fr usinenouvelle.com france24.com rfi.fr
  letemps.ch rts.ch lesoir.be lecho.be elpais.com elmundo.es expansion.com cincodias.com abc.es lavanguardia.com
  eleconomista.es europapress.es lanacion.com.ar clarin.com eluniversal.com.mx reforma.com publico.pt expresso.pt
  jornaldenegocios.pt observador.pt folha.uol.com.br uol.com.br estadao.com.br globo.com valor.globo.com corriere.it
  repubblica.it ilsole24ore.com lastampa.it ansa.it nrc.nl fd.nl volkskrant.nl telegraaf.nl nos.nl nu.nl tijd.be
  standaard.be dr.dk berlingske.dk borsen.dk politiken.dk jyllands-posten.dk svd.se dn.se di.se svt.se nrk.no dn.no
  e24.no aftenposten.no vg.no yle.fi hs.fi kauppalehti.fi
  prnewswire.com prnewswire.co.uk businesswire.com globenewswire.com accesswire.com einpresswire.com newswire.com
  newswire.ca prweb.com presseportal.de ots.at dgap.de eqs-news.com cision.com mynewsdesk.com openpr.com openpr.de
  marketscreener.com finanznachrichten.de yahoo.com`);

/** Labels of host names by which newspapers and news sites call themselves, normalised. */
export const NEWS_HOST_WORDS = wordSet(`
  news newsroom newswire press presse pressroom prensa imprensa stampa nieuws nyheter nyheder notizie noticias noticiero
  actualites nachrichten daily tribune herald gazette courier chronicle observer times post dispatch sentinel telegraph
  journal zeitung tageblatt tagblatt anzeiger kurier bote rundschau allgemeine blatt blick figaro monde gazeta diario
  periodico giornale gazzetta corriere dagblad krant courant tidende avis avisa tidning dagbladet posten bladet sanomat
  lehti wire bulletin`);

/** Hosts that carry podcasts and nothing else, or nothing else under the path after them. */
export const PODCAST_HOSTS: ReadonlyMap<string, string> = hostPaths(
  'podcasts.apple.com open.spotify.com/episode/ podcasters.spotify.com ' +
    'creators.spotify.com/pod/ podcasts.google.com libsyn.com buzzsprout.com simplecast.com ' +
    'megaphone.fm acast.com transistor.fm podbean.com soundcloud.com anchor.fm captivate.fm ' +
    'castos.com fireside.fm spreaker.com blubrry.com audioboom.com redcircle.com ' +
    'rss.com/podcasts/ player.fm stitcher.com overcast.fm pca.st pocketcasts.com castbox.fm ' +
    'iheart.com/podcast/ music.amazon.com/podcasts/ audible.com/podcast/ deezer.com/episode/ ' +
    'tunein.com/podcasts/ podchaser.com podtail.com listennotes.com podcastaddict.com podigee.io ' +
    'podcast.de fyyd.de ivoox.com ausha.co zencastr.com omny.fm art19.com podplay.com podme.com ' +
    'springcast.fm',
);

/** Hosts that carry videos, webcasts and recorded talks. */
export const VIDEO_HOSTS: ReadonlyMap<string, string> = hostPaths(
  'youtube.com youtu.be vimeo.com wistia.com wistia.net wi.st ted.com/talks/ c-span.org ' +
    'brighttalk.com dailymotion.com dai.ly rumble.com twitch.tv loom.com/share/ vidyard.com ' +
    'brightcove.net kaltura.com on24.com panopto.com livestream.com slideslive.com ' +
    'infoq.com/presentations/ media.ccc.de tiktok.com facebook.com/watch streamable.com ' +
    'bitchute.com odysee.com peertube.tv nexxt.tv ardmediathek.de zdf.de/video',
);

/** Platforms where people post, as they are written. */
export const PLATFORMS = wordList(
  'LinkedIn Twitter X Facebook Mastodon Medium Substack YouTube Instagram Threads Bluesky Xing',
);

/** Names of what one speaks at: the Risk Forum, the Forum des Ports. */
export const MEETING = expression('iu')`
  ^forum\b
  \b(?:forum|summit|conference|congress|symposium|convention|roundtable|circle|awards)(?: \p{Lu}\p{L}+)?(?: \d{4})?$
  (?:dagen|dagene|dagarna|jornadas?|convegno|kongress|konferen[sz]\p{L}*)(?: \d{4})?$`;

/** What such a name goes on with where the address of the site leaves it out: 'Risk Room' and its 'Awards'. */
export const MEETING_NEXT =
  /^(?: (?:Forum|Summit|Conference|Congress|Symposium|Convention|Roundtable|Circle|Awards)\b)?/u;

/** Names of English papers, which have an article: the Harbour Post. None of them is a firm, Quay Energy Journal neither. */
export const PAPER = expression('iu')`
  ^(?!the )(?:\S+ ){1,4}(?:
    herald|times|journal|post|gazette|tribune|chronicle|telegraph|courier|examiner|observer|dispatch|sentinel|argus|advertiser
    guardian|echo|star|record|bulletin|ledger|review
  )$`;

/** Names of what one speaks on: Radio Acme. */
export const ON_AIR = /\b(?:radio|tv|television|podcast|fm)\b/iu;

/** Texts that were spoken, by their titles: 'Address to the forum', but not 'How to address risk', nor Spanish 'Un tal registro'. */
export const SPOKEN_TEXT = expression('iu')`
  \b(?:speech|(?:opening|annual) address|keynote|transcript|remarks|rede|discours|discurso|discorso|toespraak)\b
  ^(?:address (?:to|by|at|before)|tal (?:av|af|vid|ved|til|till))\b`;

/** The path of each host, '' where any will do: '/talks/' of 'ted.com/talks/'. */
function hostPaths(list: string): ReadonlyMap<string, string> {
  return new Map(
    wordList(list).map((entry) => {
      const [host = ''] = entry.split('/', 1);
      return [host, entry.slice(host.length)];
    }),
  );
}
