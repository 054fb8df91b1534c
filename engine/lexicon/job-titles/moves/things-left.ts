// What people leave or end besides a job: 'left the room', 'wrapped up the session', 'ha chiuso i lavori'.
import { anyOf } from '../../word-list.ts';

/**
 * Verbs of leaving and ending that take any object, so that they report a departure only with a job behind them, or with nothing.
 * Plain letters, alternatives, in all languages alike.
 */
export const LEAVING_ANYTHING = anyOf`wrapped up|gave up|given up|giving up|quit|quits|quitting|moved on|moves on|no longer|is no longer
  vacated|handed over|laid down|lays down|exit|exits|exited|beendete?|verabschiedete?|verabschieden|verlasst|verliess|verlassen
  (?:a(?:vait|yant)? )?quitt\w+|a cede|cedera|a mis fin|est partie?|part|partira|n'est plus|ne (?:fait|travaille|figure|compte|siege) plus
  a passe le|dejo|deja|dejara|ha dejado|abandono|abandona(?:ra)?|ha abandonado|renuncio|renuncia(?:ra)?|ha renunciado|concluyo|concluye
  concluira|finalizo su|termino su|finalizara|terminara|puso fin|pone fin|pondra fin|deixou|deixa(?:ra)?|abandonou|renunciou|encerrou
  encerra(?:ra)?|concluiu|cessou|ha lasciato|lascio|lascia|lascera|lasciare|sta lasciando|ha chiuso|chiude(?:ra)?|ha concluso|ha terminato
  ha salutato|saluta|saluto|salutera|ha ceduto|ha mollato|verlaten|verlaat|verliet|stopt|stopte|gestopt|har lamnat|lamnade|lamnat|lamnar?
  slutade|slutat|slutar?|avslutade|avslutat|forladt|forlod|forlader|forlade|afsluttede|rejste|rejser|forlatt|forlot|har forlatt|forlater
  forlate|avsluttet|sluttet|er sluttet|har sluttet|slutter|slutte|er ferdig|er ute|zakonczyla?|skonczyla?|konczy|zakonczy|opuscila?
  opuszcza|opusci|rzucila?|rezygnuje|zrezygnuje|zrezygnowala?`;

/** What is an employer, or the work for one, without its name. Plain letters, alternatives, in all languages alike. */
export const WORKPLACES = anyOf`compan(?:y|ies)|firm|(?:health|school) system|airline|college|bank\w*|group|insurers?|business|society
  council|trust|charity|utility|retailer|fund|agency|authority|university|school|hospital|lender|brokers?|regulator|maker|carrier|operator
  organi[sz]ation|board|team|service|employ\w*|career|practice|partnership|profession|leadership|reins|helm|unternehmen\w*|konzern\w*|haus
  hauses|firma|firme|gesellschaft|versicherer\w*|versicherung\w*|behorde|verwaltung|vorstand\w*|geschaftsleitung|geschaftsfuhrung
  direktion|betrieb|dienst\w*|karriere|laufbahn|tatigkeit|arbeit\w*|zusammenarbeit|entreprise|societe|groupe|maison|banque|assureur
  cabinet|etablissement|compagnie|comite|direction|equipe|tete|carriere|rangs|navire|emploi|travail|collaboration|empresa|compania|grupo
  banco|entidad|aseguradora|casa|organizacion|direccion|equipo|carrera|etapa|responsabilidad\w*|companhia|seguradora|entidade|equipa
  diretoria|direcao|lideranca|carreira|trabalho|trabajo|jefatura|mando|azienda|societa|gruppo|banca|compagnia|assicurazione|istituto
  direzione|vertice|guida|timone|squadra|lavoro|esperienza|bedrijf|onderneming|concern|verzekeraar|organisatie|directie|loopbaan|werk|baan
  bolaget|foretaget|koncernen|myndigheten|forsakringsbolaget|jobbet|anstallning\w*|uppdrag\w*|ledningen|karriar\w*|arbetet|selskabet
  virksomheden|firmaet|jobb|job|ansaettelse\w*|direktionen|karriere\w*|arbejdet|selskapet|bedriften|konsernet|forsikringsselskapet
  arbeidsforhold\w*|arbeidet|ledelsen|spolk\w+|firm[eya]|grup[eya]|prac[eay]|wspolprac\w+|karier\w+|kadencj\w+|sluzb\w+|misj\w+|zarzad\w*`;

/** Small words behind which a verb of leaving has no object: of time, of reason, of the role. Plain letters, alternatives by language. */
export const NO_OBJECT_WORDS: Readonly<Record<string, string>> = {
  en: anyOf`in|on|at|by|as|for|from|after|before|when|while|because|due|amid|over|with|without|following|last|this|next|earlier|later
    early|late|yesterday|today|tomorrow|soon|again|there|here|us|and|or|but|until|since|having|aged`,
  de: anyOf`zum|zur|im|in|am|als|nach|vor|ende|mitte|anfang|wegen|aus|ab|per|bei|mit|ohne|um|und|heute|gestern|uns|sie|seit|auf eigenen
    altershalber|dort|nun`,
  fr: anyOf`en|le \d|apres|avant|fin|debut|comme|pour|par|lors|suite|ce|hier|demain|chez|nous|et|a la (?:fin|suite)|a l'issue
    au (?:terme|bout|debut|mois)|depuis|des|son de`,
  es: anyOf`en|el \d|el (?:lunes|martes|miercoles|jueves|viernes)|tras|despues|antes|como|para|por|hoy|ayer|nos|y
    a (?:finales|fines|principios|partir)|al final|este|luego|desde`,
  pt: anyOf`em|no (?:fim|final|inicio)|apos|depois|antes|como|para|por|hoje|ontem|nos|e|a partir|este|esta|desde|a \d`,
  it: anyOf`in|nel|a (?:fine|inizio|partire|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)
    dopo|prima|come|per|fine|inizio|oggi|ieri|e|il \d|da|quest\w*|al termine|alla fine`,
  nl: anyOf`in|op|per|eind|begin|na|voor|om|omdat|vandaag|gisteren|ons|en|als|met|bij|aan het|dit|deze|volgend\w*|wegens|vanwege|vanaf
    medio|er`,
  sv: anyOf`i|den \d|efter|som|pa|hos|fran|under|nar|idag|igar|oss|och|for att|av|med (?:omedelbar|alders)\w*|nasta|redan|vid|till`,
  da: anyOf`i|den \d|efter|som|pa|hos|fra|under|nar|idag|igar|os|og|for at|af|med (?:ojeblikkelig|omgaende)\w*|naeste|til|ved|per|pr`,
  no: anyOf`i|den \d|etter|som|pa|hos|fra|under|nar|idag|igar|oss|og|for a|av|med (?:umiddelbar|oyeblikkelig|virkning|pensjon)\w*|neste
    til|ved|per`,
  pl: anyOf`w|we|z|ze|po|jako|dnia|od|do|dzis|wczoraj|i|na wlasna|za porozumieniem|na`,
};

/** How minutes say when somebody left the room: 'left at this point', 'left after item 4'. As above. */
export const POINTS_OF_AGENDA = anyOf`at this point|(?:at|after|before|during|for) (?:agenda )?item
  (?:nach|vor|zu) (?:top|traktandum|tagesordnungspunkt)|(?:apres|avant) le point|(?:tras|antes de|despues de)l? (?:el )?punto
  (?:apos|antes d)o? ?o? ponto|(?:dopo|prima de)l? ?(?:il )?punto|(?:na|voor) (?:agenda)?punt|(?:efter|fore|for|etter) (?:punkt|sak)
  (?:po|przed) punkc\w+`;

/** Before the time of day at which somebody left the room. Plain letters, alternatives. */
export const AT_CLOCK =
  'at|um|gegen|a|a las?|alle(?: ore)?|as|om|kl\\.?|klokken|o|o godz\\.?|o godzinie';

/** Behind 'retire': no things that are given up, 'retiring 150 rules', 'retires the old system'. */
export const NOT_OF_THINGS =
  '(?! (?:[\\d,]+ (?:[\\p{L}-]+ ){0,2}\\p{L}{3,}s(?!\\p{L})|(?:the|our|its|their|these|those|old|legacy) ))';
