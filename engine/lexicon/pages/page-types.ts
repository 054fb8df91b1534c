// What addresses, titles and labels call a page of each type.
import { expression, wordSet } from '../word-list.ts';

/** A whole part of an address's path, normalised, and the kind of item under it. */
export const PATH_PARTS = {
  podcast: `
    podcast podcasts episode episodes episodio episodios episodi folge folgen avsnitt afsnit aflevering afleveringen
    puntata puntate jakso jaksot episode-list listen audio pod radio-show podcast-episodes odcinek odcinki odc epizoda
    epizody epizod bolumler vypusk vypuski vipusk vipuski epizodi adas adasok podcast-folgen`,
  video: `
    video videos watch webinar webinars webcast webcasts webinar-replay on-demand-webinars mediathek tv talks recordings
    replay replays vod videot webinaarit webinare webinaires webinaria webinar-on-demand zaznam zaznamy nagrania
    nagranie`,
  news: `
    news newsroom news-room news-events press presse press-release press-releases pressrelease pressreleases press-room
    pressroom media-releases media-release pressemitteilung pressemitteilungen pressemeldung pressemeldungen
    pressemelding pressmeddelande pressmeddelanden pressemeddelelse nachrichten aktuelles aktuell meldungen meldung
    meldinger melding nieuws nieuwsbericht persbericht persberichten nyheter nyheder nyhet uutiset tiedotteet actualites
    actualite communique communiques communiques-de-presse noticias noticia notas-de-prensa sala-de-prensa imprensa
    comunicados notizie comunicati comunicati-stampa announcements announcement breaking breaking-news latest-news
    company-news people-moves personalia personalien nominations nomination appointments carnet carriere carreira sport
    sports sportnieuws match-report spielbericht spielberichte actu actus economia economie wirtschaft politik politics
    business markets finance awards contracts feed wire filings match gare cronaca deportes domestic scorecards ticker
    kurzmeldungen briefs media-centre media wiadomosci aktualnosci biuro-prasowe dla-mediow informacje-prasowe
    komunikaty kadry transfery zpravy zprava aktuality aktualne tiskove-zpravy tiskova-zprava pro-media press-centrum
    spravy tlacove-spravy uutinen uutishuone tiedote nimitykset lehdistotiedotteet hirek hir sajto sajtokozlemeny
    sajtokozlemenyek kozlemenyek szemelyi-hirek haber haberler haberi duyurular atamalar basin basin-bultenleri gundem
    ekonomi novini novosti novyny pres-tsentr press-tsentr presa nouvelles breves depeches faits-divers sucesos policia
    policial cidade ciudad cronica gospodarka binnenland buitenland regio verkiezingen rechtbank moves regulatory-news
    rns sens kararlar rozhodnuti afgorelser relacje match-reports matchreport resultats resultados risultati futebol
    futbol fussball football fotbal jalkapallo spor necrologie stiri nea anakoinoseis novice vesti zinas naujienos
    uudised`,
  article: `
    blog blogs letters insights insight opinion opinions op-ed comment commentary column columns kolumne kommentar
    meinung debatt tribune tribunes analysis features feature longform essay essays interview interviews profile
    profiles perspectives whitepaper whitepapers guides guide resources thought-leadership magazine magazin revista
    wissen fachbeitrag fachbeitraege gastbeitrag bio obituaries obituary obits notices traueranzeigen anzeige nachrufe
    staff faculty agenda programme programm program felieton felietony wywiad wywiady opinie opinia rozhovor rozhovory
    komentar komentare sloupek nazor nazory haastattelu haastattelut kolumni kolumnit blogi mielipide interju velemeny
    roportaj soylesi kose-yazisi yazarlar intervyu kolonka kolonki statti stati dossier dossiers reportage reportagen
    reportajes reportaje portret portreti customers customer-stories case-study case-studies casestudy success-stories
    references referenzen career careers jobs job stellen vacature vacatures oferta empleo vagas werkenbij glossary wiki
    faq help docs publications publicaciones journal journals paper papers research theses reports report annual-report
    reviews review recensie recensioni recenzje rezensionen how-to tutorial lessons`,
} as const;

/** First labels of host names that settle the kind: `podcast.acme.example`, `blog.acme.example`. */
export const HOST_LABELS = {
  podcast: 'podcast podcasts',
  video: 'video videos tv watch webinar webinars',
  news: 'news newsroom press presse pressroom prensa nyheter nieuws',
  article: 'blog blogs insights medium substack obits obituaries trauer notices',
} as const;

/** Phrases of a title, normalised, with a space between words; matched at word boundaries. */
export const PODCAST_TITLE = expression('u')`
  (?:^| )(?:
    # 'Episode 12', 'Folge Nr. 3', 'S2E4'
    (?:
      ep|episode|folge|episodio|puntata|avsnitt|afsnit|aflevering|jakso|odcinek|odc|epizoda|bolum|vipusk|vypusk
    )\.? ?(?:no |nr )?\d{1,4}
    s\d{1,2} ?e\d{1,3}|^e\d{1,3}
    # 'Risk Talk podcast', 'On the Risk Talk podcast', 'Listen now:'
    podcast(?: episode)?$|^podcast|on the [\p{L}\d ]{1,40}podcast|listen(?: to| now)?:|der podcast|le podcast|el podcast
    il podcast
  )(?=[ :]|$)`;

/** Phrases of a title that name a video, normalised. */
export const VIDEO_TITLE = expression('u')`
  (?:^| )(?:
    ^video|video$|^watch:|\[video\]|\(video\)|im video|en video|in video|webinar|webcast|videointerview|video interview
    interview video|full interview video|live stream|livestream|keynote recording|on demand
  )(?=[ :]|$)`;

/** Words of a title by which a video is a song, a film or a match, and no talk. Normalised. */
export const SHOW_WORDS = wordSet(`
  live official oficial officiel ufficiale offiziell audio lyric lyrics remix acoustic album feat ft cover music musik
  musique musica muziek muzyka song songs chanson cancion canzone concert konzert concierto concerto konsert koncert
  band gig tour records trailer clip unplugged karaoke instrumental highlights`);

/** Headlines that explain, ask, count ('7 ways to …') or address the reader. */
export const ARTICLE_TITLE = expression('u')`
  # A question anywhere
  \?
  # What kind of piece it is, how many points it has, whose page it is: 'Interview: …', 'Five lessons', 'Our team'
  (?:^| )(?:
    interview|im gesprach|im interview|entretien|entrevista|intervista|intervju|in gesprek|wywiad|rozmowa|rozhovor|haastattelu
    interju|roportaj|soylesi|intervyu|q&a|five|ten|seven|three|guide|ratgeber|leitfaden|opinion|kommentar|komentar|column|kolumne
    essay|lessons|tips|profile|portrait|portrat|portret|inside|my|our|speaker|speakers|referent|team|about|leadership|board
    management|agenda|programme|programm|roundtable|letters|review|case study|customer story|white paper|glossary|privacy|linkedin
  )(?= |$|:)
  # A question or an explanation at the head: 'How we …', 'Warum …', 'Jak …'
  ^(?:
    how|why|what|when|where|meet|wie|warum|was|comment|pourquoi|como|por que|come|perche|hoe|waarom|hvordan|hvorfor|hur|varfor|jak
    dlaczego|proc|miksi|miten|kuinka|miert|hogyan|neden|nasil|yak|chomu|kak|pochemu
  )[ ]
  # A quotation at the head, and 'on' or 'what is' in Japanese
  ^["“„«‘'»]|について|とは`;

/** Short lines beside a headline that say what kind of piece it is, normalised. */
export const ARTICLE_LABEL = expression('u')`
  (?:^|[^\p{L}])(?:
    # English: 'Opinion', 'The big read'
    features?|opinions?|interview|profile|column|comment|essay|analysis|review|viewpoint|guest post|long read|the big read
    # German
    meinung|kommentar|kolumne|portrat|reportage|gastbeitrag
    # French
    essai|tribune|portrait|entretien
    # Spanish and Portuguese
    entrevista|perfil|reportaje|cronica|opiniao|coluna
    # Italian and Dutch
    intervista|opinione|ritratto|opinie
    # Polish and Czech
    felieton|wywiad|sylwetka|reportaz|rozhovor|sloupek|nazor
    # Finnish, Hungarian, Turkish, Ukrainian, Norwegian and Danish
    haastattelu|kolumni|interju|velemeny|roportaj|soylesi|gorus|intervyu|kolonka|dumka|kronikk|kronika|portrett
    # Japanese, Chinese and Arabic
    インタビュー|コラム|寄稿|対談|حوار|راي
  )(?![\p{L}])`;

/** Lines and pieces of a headline that say somebody from outside wrote the piece, normalised. */
export const GUEST_LABEL = expression('u')`
  # A whole line: 'Guest column by Jane Doe'
  ^\W*(?:
    # English
    guest (?:posts?|column|columnist|article|essay|commentary|contribution|blog)|contributed article|op-?ed|letters? to the editor
    # German
    gast(?:beitrag|kommentar|kolumne|artikel|autor|autorin|beitrage)|namensbeitrag|leserbrief
    # French
    tribunes?(?: libre)?|point de vue|carte blanche
    # Spanish and Portuguese
    tribuna(?: (?:de opinion|abierta|libre))?|articulo de opinion|firma invitada|carta al director|artigo de opiniao
    artigo convidado|tribuna livre
    # Italian
    intervento|l.intervento
    # Dutch
    gast(?:bijdrage|column|blog|opinie)|ingezonden
    # Swedish, Norwegian and Danish
    gastkronika|gastinlagg|debattartikel|gjesteinnlegg|debattinnlegg|kronikk|gaesteindlaeg|debatindlaeg|kronik
    # Finnish, Polish, Czech, Hungarian, Turkish and Ukrainian
    vieraskyna|vierasblogi|artykul goscinny|felieton goscinny|glos goscia|hostujici komentar|vendegcikk|vendegszerzo|konuk yazar
    konuk yazi|kolonka gostya|gostova kolonka
  )(?: (?:by|von|de|di|av|af|van|door|par|por)(?: .{0,40})?)?\W*$
  # Japanese, Chinese, Korean and Arabic
  ^\W*(?:寄稿|特別寄稿|客座文章|特约评论|来稿|기고|특별기고|مقال ضيف)`;

/** The same for reports. */
export const NEWS_LABEL = expression('u')`
  (?:^|[^\p{L}])(?:
    # English
    press release|media release|news release|breaking|in brief|people moves|appointments
    # German
    pressemitteilung|medienmitteilung|pressemeldung|personalien|kurzmeldung
    # French
    communique(?: de presse)?|breves?|nominations?
    # Spanish, Portuguese and Italian
    nota de prensa|comunicado|nombramientos|nota a imprensa|comunicato stampa
    # Dutch
    persbericht|kort nieuws
    # Polish, Czech, Finnish, Hungarian, Turkish and Ukrainian
    komunikat prasowy|informacja prasowa|tiskova zprava|lehdistotiedote|tiedote|sajtokozlemeny|basin bulteni|pres reliz
    press reliz
    # Swedish, Danish and Norwegian
    pressmeddelande|pressemeddelelse|pressemelding
    # Japanese
    プレスリリース|人事|ニュースリリース
  )(?![\p{L}])`;

/** Parts of a path that hold pages about people. */
export const PROFILE_PATH = expression('u')`
  \/(?:
    speakers?|team|people|leadership|about|about-us|profile|author|authors|in|staff|faculty|board|management|ueber-uns|uber-uns
    referenten|obituar(?:y|ies)|notices|anzeige
  )(?:\/|$)`;

/** Parts of a path that hold the pages of an organisation's own people, normalised. */
export const STAFF_PATH = expression('u')`
  \/(?:our-)?(?:
    team|people|staff|faculty|lawyers|attorneys|solicitors|barristers|professionals|consultants|mitarbeiter|unser-team
    ansprechpartner|anwalte|rechtsanwalte|equipe|notre-equipe|avocats|equipo|abogados|equipa|advogados|persone|il-team|avvocati
    professionisti|mensen|medewerkers|ons-team|advocaten|medarbetare|medarbejdere|ansatte|advokater|zespol|prawnicy
  )\/[^/]`;

/** Parts of a path under which an organisation says who it is. */
export const ABOUT_PATH = expression('u')`
  /(?:
    about|about-us|who-we-are|leadership|leadership-team|management-team|(?:our-)?team|ue?ber-uns|wir-ueber-uns|unser-team
    a-propos|qui-sommes-nous|equipe|notre-equipe|quienes-somos|equipo|chi-siamo|il-team|quem-somos|sobre-nos|equipa|over-ons|ons-team
    om-oss|om-os|o-nas
  )(?:/|$)`;

/** Phrases of a text that accompany a podcast episode, normalised. */
export const PODCAST_TEXT = expression('u')`
  \b(?:
    # English: 'In this episode', 'Listen on Spotify'
    in (?:this|today[’']s) episode|(?:this|today[’']s) episode|show ?notes
    listen (?:on|to) (?:apple|spotify|this episode|the episode)|subscribe (?:on|to) (?:apple|spotify|the podcast|our podcast)
    # Other languages: 'In dieser Folge', 'Dans cet épisode'
    in dieser (?:folge|episode)|dans cet episode|en este episodio|neste episodio|in questo episodio|in deze aflevering
    i detta avsnitt|i dette afsnit|i denne episoden
  )\b`;

/** Phrases of a text that accompany a video, normalised. */
export const VIDEO_TEXT = expression('u')`
  \b(?:
    # English: 'Watch the full recording'
    watch the (?:full )?(?:video|recording|webinar|replay|interview)|video transcript|in this (?:video|webinar)|on-demand webinar
    this webinar
    # Other languages: 'In diesem Video', 'Dans cette vidéo'
    in diesem video|das video ansehen|dans cette video|en este video|neste video|in questo video|in deze video|i denne video
    i den har videon
  )\b`;

/**
 * Parts of a path and first words of a title under which the dates on a page are of something else: when a talk is given, a board
 * met, an officer was appointed. Normalised.
 */
export const UNDATED_PATH_PARTS = wordSet(`
  agenda agendas programme program programm programa programma ohjelma programi schedule speaker speakers referent
  referenten sprecher ponente ponentes palestrante palestrantes relatore relatori intervenant intervenants spreker
  sprekers talare foredragsholdere puhujat prelegenci recnici eloadok konusmacilar attendees participants participant
  deltakere deltagere deltagare minutes meeting meetings committee-meeting debate debates official-report hearings
  officer officers board directors leadership management team profile profiles agents staff register registers registry
  governance trustees company companies`);

/** What the host of a publication adds to its name: 'qualitymattersmag', 'breadandbutterpod'. */
export const PUBLICATION_HOST_ENDING = /(?<=.{4})(?:magazine|mag|podcast|pod|online|news)$/u;

/** Where a publication's edition is for, as its host says it behind a hyphen: 'riskroom-ireland', 'riskroom-au'. */
export const COUNTRY_IN_HOST = expression('u')`
  ^(?:
    uk|gb|us|usa|eu|ie|ireland|scotland|wales|au|australia|nz|ca|canada|sa|za|ng|ke|in|india|sg|hk|asia|africa|europe|de|at|ch|fr
    es|it|nl|be|se|no|dk|fi|pl|cz|pt|br|mx
  )$`;

/** Services on which a recording can be heard, normalised. */
export const LISTENING_SERVICES = expression('gu')`
  (?<!\p{L})(?:
    spotify|apple podcasts?|amazon music|rss|mp3|soundcloud|deezer|overcast|pocket casts|castbox|podimo|youtube music
    google podcasts|jiosaavn|anghami
  )(?!\p{L})`;

/** Words by which a page asks to be listened to, normalised. */
export const LISTENED = expression('u')`
  (?<!\p{L})(?:
    podcast\p{L}{0,4}|podkast\p{L}{0,4}|listen|anhoren|reinhoren|ecouter|escuchar|escucha|ouvir|ouca|ascolta|luister|lyssna|lyt
    lytt|kuuntele|odtworz|posluchaj|poslechnout|hallgat|hallgasd|dinle|slukhati|slushat
  )(?!\p{L})
  ポッドキャスト|聴く|播客|收听|팟캐스트|듣기|بودكاست|استمع`;

/** The length of a recording: '48 min', normalised. */
export const RUNNING_TIME = expression('u')`
  (?<![\d.,])\d{1,3} ?(?:
    min|mins|minutes?|minuten|minuti|minutos|minuter|minutter|minuuttia|minut\p{L}?|perc|dk|dakika|hv|khv|分|분|دقيقة
  )(?!\p{L})`;
