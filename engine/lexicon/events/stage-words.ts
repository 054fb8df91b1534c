// How texts say who speaks at a conference, in plain letters.
import { anyOf, expression } from '../word-list.ts';

/** Before a colon or a full stop. */
const LABELS = anyOf`
  # English: 'On the panel'
  on stage|on the panel|panel|speakers?|panell?ists?|presenters?|keynote|fireside chat|workshop [a-z0-9]
  # German: 'Auf der Bühne'
  podium|referent(?:in|en|innen)?|vortrag|auf der buhne
  # French, Spanish, Portuguese and Italian: 'Intervenants', 'Mesa redonda'
  table ronde|intervenante?s?|orateurs?|conferenciere?s?|mesa redonda|ponentes?|panelistas|oradore?s?|palestrantes?|tavola rotonda
  relatori|relatore|relatrice
  # Dutch, Swedish, Danish, Norwegian and other languages: 'Sprekers', 'Medverkande'
  sprekers?|panelleden|talare|medverkande|oplaegsholdere?|talere|foredragsholdere?|paneldeltag[ae]re|puhujat?|alustajat
  prelegen(?:ci|t|tka)|panelisci|recnici|diskutujici|konusmacilar|eloadok|vorbitori`;

/** Before the names themselves. */
const VERBS = anyOf`
  # English: 'On stage were'
  on (?:the )?(?:stage|panel) (?:were|was|are)
  # German: 'Auf dem Podium saßen'
  (?:auf dem podium|auf der buhne|am podium) (?:sa(?:ss|ß)(?:en)?|sitz(?:en|t)|diskutier(?:en|ten))
  es (?:sprechen|diskutieren)
  # Spanish, Italian, Dutch, Swedish, Danish and Norwegian: 'Intervienen', 'På scenen satt'
  intervienen|participaron|intervengono|sul palco|op het podium (?:zaten|zitten)|pa scenen (?:satt|star|sad)
  i panelen (?:satt|sitter|sad|sidder)`;

/** 'Panel: Jane Doe', 'On stage were Jane Doe and Tom Fell' at the head of a line. */
export const ON_STAGE = expression('i')`
  ^\W{0,4}(?:(?:${LABELS}) ?[:.,]|(?:${VERBS}) )`;

/** 'With Jane Doe and Tom Fell', below a session of a programme. */
export const WITH_NAME =
  /^\W{0,4}(?:[Ww]ith|[Mm]it|[Aa]vec|[Cc]on|[Cc]om|[Mm]et|[Mm]ed|[Zz]e?) (?=[A-Z])/;

const SPEAKS = anyOf`
  # English: 'Spoke', 'gave the keynote', 'sat on the panel'
  (?:spoke|speaks?|speaking)(?! with )(?<!(?:was|were) (?:[a-z]+ )?to speak)
  (?:gave|gives?|giving|deliver(?:ed|s)?) (?:a|the|an) (?:[a-z]+ )?(?:keynote|talk|lecture|address|speech)
  (?:joined|joins|join|sat on|sits on|sit on) (?:a|the) panel|chaired|presents? at|presented at
  # German: 'Sprach', 'hielt den Vortrag'
  (?:sprach|spricht)(?! mit )|referiert(?:e)?|(?:hielt|halt) (?:den|die|einen|eine)|diskutiert(?:e)?
  # French, Spanish, Portuguese and Italian: 'Est intervenue', 'ha parlato'
  est intervenue?|intervien(?:t|dra)|(?:a pris|prendra|prend) la parole|interv(?:ino|iene|endra|eio|em|irra|erra)|e intervenut[oa]
  habl(?:o|ara)(?! con )|fal(?:ou|ara)(?! com )|palestrou|(?:ha parlato|parlera|terra)
  # Dutch, Swedish, Danish, Norwegian, Czech, Polish and Finnish: 'Sprak', 'talade'
  (?:sprak|spreekt)(?! met )|(?:talade|talar|talte|taler)(?! med )|medverka(?:de|r)|medvirk(?:ede|er|et)|holdt|vystoup(?:il[a]?|i)
  promluvil[a]?|wystap(?:il[a]?|i)|wyglosi(?:l[a]?)?|puhui|puhuu|esiintyi`;
/** Those who take part in a conference mostly listen; those who take part in a panel speak. */
const TAKES_PART = anyOf`
  took part|takes? part|nahm|nimmt|(?:a )?participe(?:ra)?|particip(?:o|ou|ara)|partecip(?:a|ato|era)|nam deel|neemt deel|deltog
  deltar|deltager|deltok`;
const PANELS = anyOf`
  panel|round ?table|podium|table ronde|mesa redonda|painel|tavola rotonda|debat|diskussion|rundbord`;

/** A weekday, a holiday or a parliament ends as the day of a profession does: 'Montag', 'Feiertag', 'Landtag', 'Risikotag'. */
const WEEKDAY = anyOf`
  (?<!
    mon|diens|donners|frei|sams|sonn|bundes|land|feier|geburts|all|mit|maan|dins|woens|donder|vrij|zater|zon|feest|verjaar|mid|man
    tirs|tis|ons|tors|fre|lor|son|fodsels|fodelse
  )`;

const OCCASIONS = anyOf`
  # In many languages: 'Conference', 'forum', 'webinar'
  [a-z]*conference|forum|foro|summit|congress|panel(?:en|et|u)?|round ?table|seminar(?:et|iet|iu|ze|i)?|symposium|convention
  breakfast|webinar|workshop|keynote
  # German: 'Risikotag', 'Tagung', but not 'Montag'
  [a-z]{3,}${WEEKDAY}tag(?:e|en|es)?|[a-z]*(?:tagung|kongress(?:en|et)?|konferen[sz](?:en)?|konference[n]?|gipfel|podium|foren)
  # Meals and small meetings: 'Breakfast', 'Stammtisch', 'frukostmöte'
  (?:meet-?up|lunch(?:eon)?|masterclass|study day)|fruhstuck|fachabend|stammtisch|petit[- ]dejeuner|dejeuner|desayuno|almoco
  colazione|ontbijt(?:sessie)?|[a-z]*(?:frokost|frukost|morgen|medlems|fag)m(?:o|oe)[dt]et?|sniadanie|snidane
  # French, Spanish, Portuguese and Italian: 'Table ronde', 'jornadas'
  table ronde|colloque|congres|assises|journee|seminaire|webinaire|rencontres|jornadas?|congresso?|mesa redonda|painel
  conferenc[ie]a|seminario|encuentro|encontro|simposio|convegno|tavola rotonda|conferenza|lezione
  # Dutch, Swedish, Danish, Norwegian and Finnish: 'Risicodag', 'bijeenkomst'
  [a-z]{3,}${WEEKDAY}dag(?:en|ene|ar|arna)?|conferentie|bijeenkomst|konferenc[a-z]+|kongres[a-z]*
  [a-z]*(?:foorumi|seminaari|paneeli|konferenssi)[a-z]*`;

/** 'Spoke', 'est intervenue', 'will give the keynote'. */
export const SPEAKS_AT = expression('i')`
  (?<![a-z])(?:${SPEAKS}|(?:${TAKES_PART})(?=[^.;]{1,80} [a-z]*(?:${PANELS})))(?![a-z])`;
/** 'Forum', 'table ronde', 'Risikotag'. */
export const OCCASION = expression('i')`
  (?<![a-z])(?:${OCCASIONS})(?![a-z])`;

const GATHERINGS = anyOf`
  summit|forum|congress|conference|convention|symposium|round ?table|panel|kongress|tagung|konferenz|gipfel|fachtagung|colloque
  congres|assises|table ronde|journee|jornadas?|congreso|congresso|encuentro|encontro|foro|convegno|tavola rotonda|conferenza
  conferentie|bijeenkomst|konferens(?:en)?|konference[n]?|konferanse[n]?|seminar(?:et|iet)?|konferencj[aei]|kongres[u]?`;
const GATHERED = anyOf`
  met|meets|took place|was held|filled|drew|brought|came|gathered|opened|closed|fand|kam(?:en)?|trafen?|lockte|versammelt[a-z]*
  s'est tenue?|a eu lieu|a reuni|ont eu lieu|organisee?|se celebro|reunio|tuvo lugar|congrego|realizou-se|decorreu|reuniu
  si e (?:tenut[oa]|svolt[oa])|ha riunito|vond|trok|kwamen|samlade|holls|agde rum|samlede|blev holdt|fant sted|samlet|odbyl[ao]?`;

/** 'The forum met in Leeds', 'the summit filled the Convention Centre'. */
export const TOOK_PLACE = expression('i')`
  (?<![a-z])(?:${GATHERINGS})(?![a-z])[^.;]{0,80}(?<![a-z])(?:${GATHERED})(?![a-z])`;

/** 'Spoke first', 'described how', 'took the other side'. */
export const SPOKE = expression('i')`
  (?<![a-z])(?:
    # English: 'The speakers were', 'described', 'took the stage'
    (?:our|the|tonight's|today's) (?:guest |keynote |main |second |third )?speakers? (?:was|were)
    showed|presented|spoke|described|explained|argued|warned|admitted|recalled|added|answered|asked|called
    took the (?:stage|floor|other side)
    # German
    sprach|beschrieb|erlauterte|zeigte|stellte|berichtete|schilderte|warnte
    # French
    a explique|a decrit|a raconte|a rappele|a montre|a presente
    # Spanish
    explico|mostro|presento|conto|describio
    # Portuguese
    explicou|contou|descreveu|mostrou|apresentou
    # Italian
    ha spiegato|ha mostrato|ha presentato|ha raccontato
    # Dutch
    vertelde|liet zien|legde uit|beschreef
    # Swedish, Danish and Norwegian
    berattade|beskrev|visade|viste|fortalte|forklarede|forklarte
    # Polish
    opowiadal[a]?|mowil[a]?
  )(?![a-z])`;

/** 'Report of our lunch on 1 October', 'Rückblick auf den 22. September': a line that says of which day a report is. */
export const REPORT_OF = expression('i')`
  (?<![a-z])(?:
    reports? (?:of|on|from)|review of|recap|write-up|attended|ruckblick|nachlese|bericht (?:vom|uber|zur|zum)|compte[- ]rendu
    retour sur|cronica|resumen|balanco|resoconto|verslag|terugblik|referat|tillbakablick|relacja|ohlednuti
  )(?![a-z])`;

/** 'Speakers', 'Referentinnen', before those who will speak. */
export const SPEAKERS = expression('i')`
  (?<![a-z])(?:
    speakers?|presenters?|panell?ists?|referent(?:in|en|innen)?|vortragende[rn]?|intervenante?s?|orateurs?|oratrices?|ponentes?
    panelistas?|oradore?s?|palestrantes?|relator[ei]|relatric[ei]|sprekers?|talare|medverkande|talere|oplaegsholdere?
    foredragsholdere?|puhuja[t]?|prelegen(?:ci|t|tka)|recnic[i]|konusmacilar|eloadok|vorbitori
  )(?![a-z])`;
