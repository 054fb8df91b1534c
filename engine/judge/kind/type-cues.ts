import type { ContentType } from '../../document.ts';

/** A whole part of an address's path, folded, and the kind of item under it. */
export const PATH_PARTS: ReadonlyMap<string, ContentType> = new Map([
  ...under(
    'podcast',
    'podcast podcasts episode episodes episodio episodios episodi folge folgen avsnitt episode-list listen audio pod radio-show podcast-episodes',
  ),
  ...under(
    'video',
    'video videos watch webinar webinars webcast webcasts webinar-replay on-demand-webinars mediathek tv talks recordings replay replays vod',
  ),
  ...under(
    'news',
    'news newsroom news-room news-events press presse press-release press-releases pressrelease pressreleases press-room pressroom media-releases media-release pressemitteilung pressemitteilungen pressemeldung pressemeldungen pressemelding pressmeddelande pressmeddelanden pressemeddelelse nachrichten aktuelles aktuell meldungen meldung nieuws nieuwsbericht persbericht persberichten nyheter nyheder nyhet uutiset tiedotteet actualites actualite communique communiques communiques-de-presse noticias noticia notas-de-prensa sala-de-prensa imprensa comunicados notizie comunicati comunicati-stampa announcements announcement breaking breaking-news latest-news company-news',
  ),
  ...under(
    'article',
    'blog blogs article articles artikel insights insight opinion opinions op-ed comment commentary column columns kolumne kommentar meinung debatt tribune tribunes analysis features feature longform essay essays interview interviews profile profiles perspectives whitepaper whitepapers guides guide resources thought-leadership magazine magazin revista wissen fachbeitrag fachbeitraege gastbeitrag people team about leadership speakers speaker bio author authors',
  ),
]);

/** First labels of host names that settle the kind: `podcast.acme.example`, `blog.acme.example`. */
export const HOST_LABELS: ReadonlyMap<string, ContentType> = new Map([
  ...under('podcast', 'podcast podcasts'),
  ...under('video', 'video videos tv watch webinar webinars'),
  ...under('news', 'news newsroom press presse pressroom prensa nyheter nieuws'),
  ...under('article', 'blog blogs insights medium substack'),
]);

/** Phrases of a title, folded, with a space between words; matched at word boundaries. */
export const PODCAST_TITLE =
  /(?:^| )(?:(?:ep|episode|folge|episodio|avsnitt|aflevering|jakso|odcinek)\.? ?(?:no |nr )?\d{1,4}|s\d{1,2} ?e\d{1,3}|podcast(?: episode)?$|^podcast|on the [\p{L}\d ]{1,40}podcast|listen(?: to| now)?:|der podcast|le podcast|el podcast|il podcast)(?= |$)/u;
export const VIDEO_TITLE =
  /(?:^| )(?:^video|video$|watch:|\[video\]|\(video\)|im video|en video|in video|webinar|webcast|videointerview|video interview|interview video|full interview video|live stream|livestream|keynote recording|on demand)(?= |$)/u;
/** Verbs and nouns by which a headline reports an event. */
export const NEWS_TITLE =
  /(?:^| )(?:appoints?|appointed|names|named|hires?|joins|promotes|promoted|resigns?|steps down|steps up|acquires|acquired|announces?|announced|launches|fined|fines|sues|sued|charged|awarded|raises|completes|unveils|ernennt|ernannt|beruft|berufen|wechselt|wird neuer?|verstarkt|ubernimmt|kundigt|verlasst|nomme|nommee?|rejoint|quitte|annonce|nombra|nombrado|nombrada|ficha|se incorpora|anuncia|nomeia|assume|nomina|nominato|nominata|entra in|benoemt|benoemd|stapt over|utses|utser|tilltrader|ansatt|ansaetter|tiltraeder|udnaevnt|utnevnt|blir ny)(?= |$)/u;

function under(type: ContentType, parts: string): readonly (readonly [string, ContentType])[] {
  return parts.split(' ').map((part) => [part, type] as const);
}
