// What an English sentence needs to be said within another, and by what a saying is known for a plan or a change. In plain letters.
import { expression } from '../word-list.ts';

/** What has changed can be asked about. */
export const CHANGE = expression('i')`
  \b(?:
    finally|no longer|any ?more|endlich|nicht mehr(?!.*\bals\b)|mittlerweile|enfin|ne \S+ plus|desormais|por fin|ya no|finalmente
    ja nao|non piu|eindelijk|niet meer|antligen|inte langre|endelig|ikke lenger|ikke laengere|wreszcie|juz nie|konecne|uz ne|artik
  )\b`;

/** So can how it goes with a plan, a wish or a new habit. */
export const PLAN = expression('i')`
  # 'Since May', 'seit'
  ^(?:since|seit|depuis|desde|sinds|sedan|siden|od)[ ]
  \b(?:
    # 'We now', 'at present', 'we are rolling out'
    (?:i|we) now|now (?:i|we)|today we|at present|currently|(?:right|just) now|derzeit|zurzeit|gerade|im moment|actuellement
    en ce moment|ahora mismo|in questo momento|op dit moment|just nu|akkurat na|lige nu|obecnie|we(?:'re| are) [a-z]+ing
    (?:estamos|estoy|estou|stiamo|sto) (?:a )?[a-z]+(?:ndo|[aei]r)|(?:hemos|he) empezado|comecamos|abbiamo (?:iniziato|cominciato)
    (?:nous avons|j'ai) commence|(?:vi|jag|jeg) har (?:borjat|begynt|begyndt)
    (?:wir|ich) haben? (?:[^\s,]+ ){0,6}(?:begonnen|angefangen)
    # 'At present', 'our priority', in other languages
    zaczelismy|zacali jsme|actualmente|atualmente|attualmente|momenteel|for narvarande|(?:our|my) priorit\w+
    (?:i|we)(?: have|'ve) (?:started|begun)|we \S+ (?:\S+ )?nu|ahora|agora|adesso|(?:ich|wir) \S+ (?:heute|jetzt|nun)
    (?:jetzt|heute) \S+ (?:ich|wir)
    # What is wanted: 'We want', 'wir wollen'
    i'd like|i would like|i wish|we want|we will|we'll|we are going to|we're going to|wir wollen|wir werden|nous voulons
    nous allons|queremos|vamos a|vogliamo|we willen|vi vill|vi vil|chcemy|chceme
  )\b`;

/** Words that would mean somebody or something else in another's mouth: persons, and what points at the moment. */
export const SPEAKERS_OWN = expression('i')`
  \b(?:
    i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|we'd|we'll|us|our|ours|you|your|yours|you're|here|today|now|this|these|that
    yesterday|tomorrow|last|next|ago|(?:mon|tues|wednes|thurs|fri|satur|sun)days?
  )\b
  [;:?!"“”…—–]`;

/** Beginnings that are not names, so that they can follow 'that' in small letters. */
export const NO_NAME_AT_HEAD = expression('u')`
  ^(?:
    The|A|An|Every|Each|No|Most|Many|Some|Few|All|Any|Half|Boards|Regulators|Auditors|Suppliers|Vendors|Customers|Risk|Risks
    Controls|Evidence|Compliance|Policies|Reports|People|Nobody|Everybody|Everyone|Nothing
  )\b`;

/** Without a verb it is not a clause: 'The new code, with ninety notes.' */
export const FINITE_VERB = expression('i')`
  \b(?:
    is|are|was|were|has|have|had|does|do|did|can|cannot|could|will|would|must|should|needs?|takes?|took|pays?|paid|gets?|got
    means?|makes?|made|comes?|came|goes|went|knows?|says?|said|wants?|works?|starts?|asked|told|became|depends?|costs?|matters?
    helps?|counts?|belongs?|begins?|ends?|stays?|stands?|runs?|reads?|fits?
  )\b`;

/** A past verb anywhere: 'told', 'walked'. */
export const ENGLISH_PAST = expression('iu')`
  (?<!\p{L})(?:
    \p{L}{2,}ed|told|gave|wrote|met|took|made|held|came|went|said|sat|won|spoke|found|brought|bought|sold|saw|put|had|did|spent
    taught|built|grew|became|began|kept|drove|chose|heard|knew|lost|paid|sent|stood|thought|left|fell|got|rose|sought|struck|ran
    led|read|stepped|drew|flew|sang|threw|beat|caught
  )(?!\p{L})`;

/**
 * A whole sentence from the last word of the company's name on: 'Acme opened a branch', 'Acme Group, a broker, has opened …'. No
 * genitive, no 'Acme to buy …', and no participle that may be passive: 'Acme named insurer of the year'.
 */
export const COMPANY_DOES = expression('u')`
  ^[^\s,'’]+(?: \p{Lu}\p{L}*)*(?:,[^,]+,)?(?: also| \p{Ll}+ly)? (?:
    (?:is|are|was|were|has|have|had|will|began|became|grew)\b|\p{Ll}+[^\P{Ll}s]s\b
    (?!
      (?:named|awarded|granted|appointed|elected|voted|rated|ranked|crowned|certified)\b
    )(?:\p{Ll}+ed|won|bought|took|built|sold) (?:(?:an?|its|the)\b|[\p{Lu}\d£€$])
  )`;

/** Something that happened, in the first words or anywhere its form is plain: 'In August I walked …', 'Wir haben … gefragt'. */
export const PAST = expression('iu')`
  # English: 'In August I walked'
  ^(?!was\b)(?:(?!(?:who|that|which|what|because|when|where|if|whether|until)\b)[^\s,]+ ){0,8}(?:
    was|were|had|did|didn't|went|came|fell|took|told|found|got|made|gave|sat|stood|sent|wrote|bought|began|became
    (?:i|we|they|it|once|nobody|everybody|somebody) (?!
      (?:need|feed|heed|seed|weed|speed|breed|bleed|shed|exceed|proceed|succeed|embed|indeed|hundred)\b
    )[a-z]{2,}ed
    (?!used to\b)(?!
      (?:need|feed|heed|seed|weed|speed|breed|bleed|shed|exceed|proceed|succeed|embed|indeed|hundred)\b
    )[a-z]{2,}ed (?:the|an?|my|our|what|to|into|every|all)
  )\b
  # Other languages, by the form of the verb
  \b(?:
    # German: 'Wir haben gefragt'
    waren?|hatten?|wurden?|gab|kam|ging|fand|fragten?|(?:habe[n]?|hat|bin|sind) (?:[^\s,]+ ){0,9}ge[a-z]+(?:t|en)
    # French: 'j'ai vu', 'on avait'
    (?:j'ai|avons|ont|on (?:nous |m')?a) (?!une?\b|des?\b|les?\b|la\b|que\b|tous\b|plus\b)[a-z]+[eiut]s?
    etai\w+|avai\w+|(?:et|av)i(?:ons|ez)
    # Italian: 'abbiamo visto'
    (?:ho|abbiamo|hanno) (?!(?:\w*cento|molto|tanto|tutto|questo)\b)[a-z]+[ts]o|era|erano|aveva\w*
    # Dutch, Swedish, Norwegian and Danish: 'kreeg', 'fick'
    kreeg|kwam|werd|heb(?:ben)? (?:[^\s,]+ ){0,9}ge[a-z]+|hade|hadde|havde|fick|fikk|fik|kom|gick|gikk|gik|blev|ble
    har (?!(?:ett?|mitt|vart|noget|noe)\b)[a-z]+(?:it|at|et|t)
    # Spanish, Portuguese and Polish: 'vieron', 'pracowaliśmy'
    [a-z]{2,}(?:aron|ieron|aram|eram|iram|lismy|lysmy|alem|alam|ilem|ilam)
  )\b
  # Spanish 'llegó', Japanese 'ました'
  \p{L}{2}ó(?!\p{L})|(?:た|ました|でした)。?$`;

/** Refers back to a time that was named before: 'Since then: a list.' Plain letters. */
export const SINCE_THEN =
  /^(?:since then|seitdem|depuis lors|desde entonces|da allora|sindsdien)\b/i;

/** A noun with what is said about it, and no sentence: 'A meeting where we argued for two hours.' Plain letters. */
export const NOUN_ALONE = expression('i')`
  ^(?:
    an?|the|eine?|der|die|das|une?|les?|la|el|una?|los|uma?|o|een|en|ett?
  ) (?:[^\s,]+ ){0,2}[^\s,]+,? (?:ou|when|where|wo|donde|cuando|onde|quando|dove|waar|toen|dar|der|hvor)[ ]`;

/**
 * What people in risk, audit and compliance keep track of and buy help with: evidence, owners, suppliers, lists,
 * actions and their dates. Normalised; a stem that ends in a full stop is a whole word.
 */
export const TRADE_STEMS = `
  spreadsheet excel. register evidence proof. owner. owners. owns. ownership supplier vendor third-part contract questionnaire follow-up
  overdue deadline finding action. actions. remediat track. tracked tracker tracking checklist obligation folder binder lever-arch inbox
  mailbox sharepoint software tool. tools. backlog reminder template complaint tabellenkalk nachweis beleg. belege verantwortlich
  zustandig lieferant dienstleister vertrag fragebog massnahm frist. fristen feststellung nachverfolg nachhalten liste. listen.
  zertifikat ordner postfach werkzeug lastenheft tableur preuve. preuves fournisseur prestataire sous-trait contrat suivi echeance
  constat. constats listes. attestation classeur outil. outils logiciel referentiel hojas. hoja. evidencia prueba. pruebas responsable
  proveedor cuestionario plazo. plazos hallazgo accion. acciones lista. listas. carpeta herramienta planilha folha. registo. registos
  prova. provas. responsavel fornecedor prazo. prazos acao. acoes. certidao pasta. ferramenta cadastro fogli registr evidenz prove.
  responsabil fornitor questionar scadenz rilievo rilievi azioni elenco elenchi cartell strumento bewijs eigenaar verantwoordel
  leverancier vragenlijst termijn bevinding maatregel lijst. lijsten mappen. certifica systeem kalkylark regneark regnark bevis.
  dokumentation agare. ansvarig ansvarlig eier. leverantor leverandor avtal aftale frister atgard tiltak. foranstaltning listan parm.
  perm. verktyg verktoy vaerktoj arkusz rejestr dowod. dowody wlascicie odpowiedzial dostawc umow. umowy ankiet termin. zalecen ustalen
  segregator narzedzi potwierdzeni tabulk dukaz. dukazy vlastnik dodavatel smlouv dotaznik lhut. opatren nalez. seznam sanon nastroj
  tablo. kayit. kanit sahibi. tedarikci sozlesme anket bulgu aksiyon takip. taulukko rekister omistaj toimittaj sopimu maaraaik toimenpi
  luettelo tablazat nyilvantart bizonyitek felelos. beszallito szerzodes hatarid tabel. dovad furnizor chestionar termen recomandar
  台帳 証拠 責任者 取引先 契約 期限 一覧 表計算 エクセル 指摘
`;

/** Says what the speaker needs, has to do or would buy. Plain letters. */
export const NEED = expression('i')`
  \b(?:
    # English: 'We'd like', 'we need', 'I wish'
    (?:i|we)(?:'d| would) (?:like|pay|buy)|(?:i|we)(?:'m| am|'re| are) (?:after|buying)|(?:i|we) (?:really |still )?need
    what (?:i|we) (?:need|want|lack|miss)|i wish
    # German: 'Uns fehlt'
    (?:ich|wir) (?:brauchen?|hatten? gern)|(?:mir|uns|was) fehlt|hatte ich gern
    # 'We have to', in all languages
    (?:
      wir mussen|mussen wir|we (?:have to|must)|nous devons|tenemos que|debemos|temos de|dobbiamo
      (?:moeten (?:we|wij)|(?:we|wij) moeten)|vi maste|vi skal|musimy|musime
    )
    # 'What is missing', in all languages
    ce qui manque|lo que falta|o que falta|quel che manca|wat ontbreekt
    # French, Spanish, Portuguese and Italian: 'Il nous faut'
    il (?:me|nous) (?:faut|manque)|j'aimerais|(?:necesit[oa]\w*|me falta|nos falta|precis[oa]\w*|falta-(?:me|nos))
    (?:mi|ci) (?:serve|manca)|ho bisogno
    # Dutch, Swedish, Norwegian and Danish: 'We hebben nodig'
    (?:heb|hebben) (?:ik |we |wij )?(?:\S+ )?nodig|wat (?:ik|we|wij) (?:\S+ )?nodig|(?:jag|vi) behover
    (?:jeg|vi) (?:trenger|mangler|savner|har brug for)
    # Polish, Czech and Turkish
    potrzebuj\w+|brakuje|potrebuj\w+|chybi mi|ihtiyac\w*
  )\b`;

/** Speaks of filling a post, as to those who might apply. Plain letters. */
export const VACANCY = expression('i')`
  \b(?:
    # English: 'Seats to fill', 'we are hiring'
    (?:seats?|posts?|positions?|roles?) to fill|(?:we are|we're|i am|i'm) (?:hiring|recruiting)|vacanc(?:y|ies)
    # 'A new director', in all languages
    (?:new|neue[nrs]?|nouve(?:au|lle)|nuev[oa]|nov[oa]|nuov[oa]|nieuwe|ny[ae]?) (?:dire[ck]t\w+|chefs?|ceo|chief)
    # Other languages: 'Stelle zu besetzen', 'nous recrutons'
    stellen? (?:frei|zu besetzen)|verstarkung|nous recrutons|je recrute
    (?:poste|vacante|vaga)s? (?:a pourvoir|abiert[oa]s?|abertas?)|estamos contratando|assumiamo|vacatures?
    vi (?:rekryterar|rekrutterer|ansatter)|ledig(?:e)? (?:stilling|tjanst)\w*|rekrutuj\w+
  )\b`;

/** Says that the speaker is looking for somebody or something. Plain letters. */
export const SEEKING = expression('i')`
  \b(?:
    (?:i|we)(?:'m| am|'re| are) (?:looking|searching) for|(?:ich|wir) suchen?|suchen? (?:ich|wir)|(?:je|nous) cherch(?:e|ons)
    busc(?:o|amos)|procur(?:o|amos)|cerc(?:o|hiamo)|(?:ik|we|wij) zoeken?|(?:jag|vi) soker|(?:jeg|vi) (?:soger|leter)
    szuka(?:m|my)|hleda(?:m|me)|ariyor(?:um|uz)
  )\b`;

/** At the head of what holds in general, whoever does it: 'If a tool …, it pays for itself.' Plain letters. */
export const CONDITION_AT_HEAD = expression('i')`
  ^(?:
    if|whenever|wenn|falls|si|quand|cuando|se|quando|als|wanneer|om|hvis|nar|jesli|gdy|kdyz|pokud
  )\b(?!.*\b(?:i|we|ich|wir|je|nous|ik|wij|jag|jeg|vi)\b)`;

/** Words that make a general truth of a sentence, such as 'nobody' and 'whoever'. Plain letters, by language. */
export const MAXIM: Readonly<Record<string, RegExp>> = {
  en: /\b(?:no ?one|nobody|nothing|never|if|whoever|you)\b/i,
  de: /\b(?:niemand|nichts|nie|wer|wenn|man)\b/i,
  fr: /\b(?:(?<!une )personne|rien|jamais)\b/i,
  es: /\b(?:nadie|nada|nunca|quien)\b/i,
  pt: /\b(?:ninguem|nada|nunca|quem)\b/i,
  it: /\b(?:nessuno|niente|mai|chi)\b/i,
  nl: /\b(?:niemand|niets|nooit|wie|als je)\b/i,
  sv: /^ingen\b|\b(?:ingenting|aldrig|om man|den som)\b/i,
  no: /^ingen\b|\b(?:ingenting|aldri|hvis|den som)\b/i,
  da: /^ingen\b|\b(?:ingenting|aldrig|hvis|den der)\b/i,
};

/** Speaks of the speaker's own post: that they were asked to stay, or how it feels. Plain letters. */
export const OWN_SEAT = expression('i')`
  \b(?:
    you (?:may|might) know me|sie kennen mich|vous me connaissez|u kent mij|asked me to (?:stay|carry on|continue)
    (?:in|on) (?:this|my new) (?:chair|seat)|gebeten\b.{0,40}\bweiterzumachen|auf diesem (?:stuhl|sessel)|dans ce fauteuil
    en esta silla|nesta cadeira|su questa poltrona|op deze stoel|direkt\w+ werden (?:will|wollte)|direct\w+ wil worden
  )\b`;

/** Asks about somebody's life outside work. Plain letters. */
export const PRIVATE_QUESTION = expression('i')`
  \b(?:
    # English: 'Outside of work', 'hobbies'
    outside (?:of )?(?:work|the office)|hobb(?:y|ys|ies)|(?:spare|free) time|switch off|unwind|weekends?|hidden talent
    private(?:ly| life)
    # Other languages: 'Und privat?', 'temps libre'
    und privat|privatleben|abschalten|feierabend|vie privee|vida privada|vita privata|priveleven|privatliv|freizeit|loisirs
    decompress\w+|desconect\w+|temps libre|tiempo libre|aficion\w*|tempos? livres?|tempo libero|vrije tijd|fritid\w*
    czas\w* woln\w*|prywatnie|volnem case
  )\b`;

/** Asks how somebody came to what they do. Plain letters. */
export const CAREER_QUESTION = expression('i')`
  \b(?:
    # English: 'How did you get into audit?'
    how did you (?:get|come|end up|start)\b|(?:your|the) (?:journey|career|background)\b
    # German
    wie (?:sind|kamen) sie (?:\S+ ){0,4}(?:gekommen|zu[mr]?|in)\b|ihr(?:en)? (?:werdegang|weg)\b
    # French
    votre parcours|comment etes-vous (?:arrive|venu|devenu|entre)
    # Spanish
    su (?:trayectoria|carrera)|como lleg[oó] (?:usted )?a\b
    # Portuguese
    (?:seu|sua) (?:percurso|trajetoria|carreira)|como chegou a
    # Italian
    (?:suo|tuo) percorso|come (?:e|sei) (?:arrivat|finit|diventat)[oa]
    # Dutch
    hoe (?:kwam|bent|ben) (?:u|je)\b|uw loopbaan
    # Swedish, Norwegian and Danish
    hur (?:hamnade|kom|borjade) (?:du|ni)\b|hvordan (?:havnet|kom|begynte|endte|begyndte) (?:du|de)\b
    # Polish and Czech
    jak (?:pani?) trafil[a]?|jak jste se dostala?
  )`;

/** Announces where the speaker works from some day on: 'From May I will be in Oslo', 'Im Mai wechsle ich'. Plain letters. */
export const OWN_MOVE = expression('i')`
  \b(?:
    # English: 'From May I will be', 'I am joining'
    (?:from|starting|as of|come) (?:\S+ ){1,3}(?:i(?:'ll| will|'m| am)|you(?:'ll| will) find me)\b
    i(?:'ll| will|'m| am)(?: be)? (?:join|start|mov)(?:ing)?\b
    # German: 'Im Mai wechsle ich'
    (?:ab|zum|im) (?:\S+ ){1,3}(?:bin|werde|arbeite|beginne|starte|wechsle) ich\b|ich (?:wechsle|starte)\b
    # French: 'Dès mai je serai'
    (?:a partir d\S+|des|en) (?:\S+ ){1,3}je (?:serai|rejoin\w+|commence\w*|prendrai)|je rejoin\w+
    # Spanish: 'Desde mayo estaré'
    (?:a partir de|desde|en) (?:\S+ ){1,3}(?:estare|empezare)\b|me incorpor(?:o|are)\b
    # Portuguese: 'Em maio estarei'
    (?:a partir de|em) (?:\S+ ){1,3}(?:estarei|comecarei)\b
    # Italian: 'Da maggio sarò'
    (?:da|dal|a) (?:\S+ ){1,2}(?:saro|comincero|iniziero)\b
    # Dutch: 'Vanaf mei werk ik'
    (?:vanaf|per) (?:\S+ ){1,3}(?:ben|werk|begin|start) ik\b
    # Swedish, Norwegian and Danish: 'Från maj börjar jag'
    (?:fran|fra|i) (?:\S+ ){1,3}(?:borjar|begynner|begynder|ar|er|blir|bliver) (?:jag|jeg)\b
    # Polish and Czech: 'Od maja będę'
    od (?:\S+ ){1,3}(?:bede|budu|zaczynam|zacinam)\b
  )`;
