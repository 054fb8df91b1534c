import type { ContentType } from '../../model/judgement.ts';

/** A whole part of an address's path, folded, and the kind of item under it. */
export const PATH_PARTS: ReadonlyMap<string, ContentType> = new Map([
  ...under(
    'podcast',
    'podcast podcasts episode episodes episodio episodios episodi folge folgen avsnitt afsnit aflevering afleveringen puntata puntate jakso jaksot episode-list listen audio pod radio-show podcast-episodes',
  ),
  ...under(
    'video',
    'video videos watch webinar webinars webcast webcasts webinar-replay on-demand-webinars mediathek tv talks recordings replay replays vod',
  ),
  ...under(
    'news',
    'news newsroom news-room news-events press presse press-release press-releases pressrelease pressreleases press-room pressroom media-releases media-release pressemitteilung pressemitteilungen pressemeldung pressemeldungen pressemelding pressmeddelande pressmeddelanden pressemeddelelse nachrichten aktuelles aktuell meldungen meldung meldinger melding nieuws nieuwsbericht persbericht persberichten nyheter nyheder nyhet uutiset tiedotteet actualites actualite communique communiques communiques-de-presse noticias noticia notas-de-prensa sala-de-prensa imprensa comunicados notizie comunicati comunicati-stampa announcements announcement breaking breaking-news latest-news company-news people-moves personalia personalien nominations nomination appointments carnet carriere carreira sport sports sportnieuws match-report spielbericht spielberichte actu actus economia economie wirtschaft politik politics business markets finance awards contracts feed wire filings match gare cronaca deportes domestic scorecards ticker kurzmeldungen briefs media-centre media',
  ),
  ...under(
    'article',
    'blog blogs letters insights insight opinion opinions op-ed comment commentary column columns kolumne kommentar meinung debatt tribune tribunes analysis features feature longform essay essays interview interviews profile profiles perspectives whitepaper whitepapers guides guide resources thought-leadership magazine magazin revista wissen fachbeitrag fachbeitraege gastbeitrag bio obituaries obituary obits notices traueranzeigen anzeige nachrufe staff faculty agenda programme programm program',
  ),
]);

/** First labels of host names that settle the kind: `podcast.acme.example`, `blog.acme.example`. */
export const HOST_LABELS: ReadonlyMap<string, ContentType> = new Map([
  ...under('podcast', 'podcast podcasts'),
  ...under('video', 'video videos tv watch webinar webinars'),
  ...under('news', 'news newsroom press presse pressroom prensa nyheter nieuws'),
  ...under('article', 'blog blogs insights medium substack obits obituaries trauer notices'),
]);

/** Phrases of a title, folded, with a space between words; matched at word boundaries. */
export const PODCAST_TITLE =
  /(?:^| )(?:(?:ep|episode|folge|episodio|puntata|avsnitt|afsnit|aflevering|jakso|odcinek)\.? ?(?:no |nr )?\d{1,4}|s\d{1,2} ?e\d{1,3}|podcast(?: episode)?$|^podcast|on the [\p{L}\d ]{1,40}podcast|listen(?: to| now)?:|der podcast|le podcast|el podcast|il podcast)(?=[ :]|$)/u;
export const VIDEO_TITLE =
  /(?:^| )(?:^video|video$|watch:|\[video\]|\(video\)|im video|en video|in video|webinar|webcast|videointerview|video interview|interview video|full interview video|live stream|livestream|keynote recording|on demand)(?=[ :]|$)/u;
/** Words by which a headline reports an event, in the languages reports meet; folded. */
export const EVENT_WORDS: ReadonlySet<string> = new Set(
  (
    'appoints appointed appointment names named hires hired taps joins joined promotes promoted elevates resigns resigned steps departs quits retires replaces succeeds fills says said tells warns confirms denies admits discloses acquires acquired buys buy sells sold merges announces announced launches launched fined fines fine sues sued charged convicted sentenced jailed arrested wins won loses beats sinks scores raises raised secures secured files filed restates restated completes completed reports reported unveils opens opened closes closed settles settled recalls hacked hit stolen exposed cuts adds expands signs breach outage award awarded contract results profit premiums verdict ruling lawsuit probe ' +
    'ernennt ernannt beruft berufen bestellt wechselt ubernimmt kundigt verlasst verlangert folgt gewinnt siegt trifft halt verliert kauft meldet warnt bestatigt startet zahlt muss droht verurteilt ' +
    'nomme nommee promu promue rejoint quitte confie annonce lance rachete ecope condamne condamnee remporte vainqueur perd leve confirme nomination ' +
    'nombra nombrado nombrada ficha incorpora anuncia compra vende lanza multa multan sancionado gana tumban pierde confirma cierra adquiere ' +
    'nomeia nomeado nomeada promove assume compra vende anuncia lanca multado multada ganha perde confirma adquire ' +
    'nomina nominato nominata promosso promossa entra acquista acquisisce vende annuncia lancia multa multata vince beffa batte perde rettifica conferma ' +
    'benoemt benoemd stapt vertrekt koopt neemt lanceert beboet boete wint halen verslaat verliest meldt bevestigt ' +
    'utses utser utnamns tilltrader lamnar koper saljer lanserar botfalls vann vinner forlorar bekraftar ' +
    'ansatt ansaetter tiltraeder udnaevnt udnaevnes utnevnt tiltrer blir kjoper koeber selger saelger lanserer bote vinder vant taber bekrefter bekraefter dobbelt'
  ).split(' '),
);
/** A headline that explains, asks, counts or talks to somebody. */
export const ARTICLE_TITLE =
  /\?|(?:^| )(?:interview|im gesprach|im interview|entretien|entrevista|intervista|intervju|in gesprek|q&a|five|ten|seven|three|guide|ratgeber|opinion|kommentar|essay|lessons|tips|profile|portrait|portrat|inside|my|our|speaker|speakers|referent|team|about|leadership|death notices|obituary|traueranzeige|nachruf|mindeside|roundtable|letters|results)(?= |$|:)|^(?:how|why|what|when|meet|wie|warum|was|comment|pourquoi|como|por que|come|perche|hoe|waarom|hvordan|hvorfor|hur|varfor) |^["“„«‘']/u;
/** Parts of a path that hold pages about people. */
export const PROFILE_PATH =
  /\/(?:speakers?|team|people|leadership|about|about-us|profile|author|authors|in|staff|faculty|board|management|ueber-uns|uber-uns|referenten|obituar(?:y|ies)|notices|anzeige)(?:\/|$)/u;

function under(type: ContentType, parts: string): readonly (readonly [string, ContentType])[] {
  return parts.split(' ').map((part) => [part, type] as const);
}
