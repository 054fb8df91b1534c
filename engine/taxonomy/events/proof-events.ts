import { names, words } from '../pattern.ts';
import type { EventPattern } from './event-pattern.ts';

const EXAMINATION = words(
  '(?:\\w+ )?audits?|(?:compliance )?visit (?:from|by) (?:the )?(?:regulator|authority)|inspections?|assessments?|supervisory review|external review|auditors?|inspectors?',
  '\\w*audit|\\w*prufung|\\w*inspektion|prufer|auditor\\w*|controle|mission de controle|inspection|auditoria|inspeccion|inspecao|fiscalizacao',
  'ispezione|verifica ispettiva|\\w*inspectie|doorlichting|revision\\w*|revisor\\w*|inspektion\\w*|tilsyn\\w*|revisjon\\w*',
  'audyt\\w*|kontrol[aeiy]\\w*|inspekcj\\w+|audit\\w*|inspekc\\w+|denetim\\w*|teftis\\w*',
);

const EXAMINED = words(
  'complete[sd]|conclude[sd]|stayed|observations?|no findings|found|finds|identified|passed|passes|underwent|undergone|uncovered|flagged|turned up|closed with',
  'abgeschlossen|bestanden|ergab\\w*|ergeben|festgestellt|stellte\\w* fest|beanstandet\\w*|absolviert|nebenabweichung\\w*|hauptabweichung\\w*|war bei',
  'acheve\\w*|conclu\\w*|releve\\w*|constate\\w*|pointe\\w*|s.est (?:achevee?|terminee?)|mis en evidence|termin\\w+|detect\\w+|supera\\w*|finaliz\\w+|encontr\\w+|hall\\w+',
  'apont\\w+|identific\\w+|detet\\w+|conclus\\w+|rilevat\\w*|emers\\w+|riscontrat\\w*|afgerond|constateer\\w+|geconstateerd|doorstaan|vond|bleek',
  'avslut\\w+|hittade|fann|brist\\w*|anmarkning\\w*|avvikels\\w+|afslut\\w+|fandt|fant|papeg\\w+|papek\\w+|pekte|avvik',
  'zakoncz\\w+|wykazal\\w*|wykryl\\w*|stwierdz\\w+|skoncil\\w*|ukoncil\\w*|zjistil\\w*|odhalil\\w*|celil\\w*|prosl\\w*|tamamla\\w*|tespit|buldu|gecti',
);

/** Ways to say that somebody was audited or inspected, and what came of it. */
export const AUDIT_PATTERNS: readonly EventPattern[] = [
  {
    match: words('had (?:its|their|our)|hosted|hosts|underwent|welcomed'),
    beside: words(
      '(?:\\w+ ){0,3}(?:audit|inspection|inspectors|auditors|visit (?:from|by) (?:the )?(?:\\w+ )?(?:regulator|supervisor|authority))',
    ),
    gap: 12,
    isOrdered: true,
  },
  { match: EXAMINATION, beside: EXAMINED, gap: 60 },
  {
    match: words(
      'material weakness(?:es)?|qualified (?:audit )?opinion|adverse opinion|restate(?:s|d|ment)|wesentliche schwache|eingeschrankte[rn]? bestatigungsvermerk|giudizio con rilievi',
    ),
  },
];

const CERTIFICATE = new RegExp(
  [
    words(
      'certifi(?:cation|cate|ed)s?|licen[cs]es?|accreditation|accredited|authori[sz]ation|marketing authori[sz]ation',
      '\\w*zertifi\\w+|\\w*lizenz\\w*|\\w*zulassung|konzession|akkreditier\\w+|certifi(?:cation|cat|ee?s?)|agrement|licence|habilitation',
      'certifica\\w+|licencia|licenca|autorizacion|autorizacao|acreditac\\w+|licenza|certificat\\w+|autorizzazione|accreditamento',
      'certificering|certificaat|gecertificeerd|vergunning|licentie|certifi(?:ering|kat|erad|eras|erats)\\w*|tillstand\\w*|licens\\w*',
      'certificeret|certificering\\w*|tilladelse\\w*|sertifiser\\w+|tillatelse\\w*|konsesjon\\w*|godkjenning\\w*',
      'certyfika\\w+|licencj\\w+|zezwoleni\\w+|koncesj\\w+|akredytacj\\w+|certifik\\w+|licenc\\w+|osvedceni|akreditac\\w+|sertifika\\w*|lisans\\w*|ruhsat\\w*|belge(?:si|sini)',
    ).source,
    names(
      'SOC[\\s-]?[123]|ISO(?:/IEC)?[\\s-]?\\d{4,5}(?::\\d{4})?|FedRAMP|HITRUST|PCI[\\s-]?DSS|CMMC|Cyber Essentials|TISAX|IRAP|ENS',
    ).source,
  ].join('|'),
  'gi',
);

const CERTIFIED = words(
  'awarded|achieve[sd]|earn(?:s|ed)|obtain(?:s|ed)|receive[sd]|gain(?:s|ed)|granted|grants|secure[sd]|won|wins|renew(?:s|ed)|extended|passe[sd]|issue[sd]|certified (?:to|against|under)|approved|get|gets|got',
  'erhalt\\w*|erhielt|erteilt\\w*|erlangt\\w*|bekommen|bekam|zertifiziert|verliehen|erneuert|rezertifiziert|bestanden',
  'obten\\w+|obtient|decroch\\w+|delivr\\w+|accord\\w+|renouvel\\w+|recu|recoit|octroy\\w+|certifiee?s?',
  'obtuv\\w+|obtiene|logra\\w*|logro|consig\\w+|conced\\w+|otorg\\w+|renov\\w+|recib\\w+|obtev\\w+|obtem|recebe\\w*|conquist\\w+|certificad[oa]s?',
  'ottenut\\w*|ottiene|consegui\\w+|ricevut\\w*|rilasciat\\w*|rinnovat\\w*|behaald|behaalt|gekregen|krijgt|kreeg|verleend|verkregen|ontvangen|gecertificeerd',
  'erhall\\w+|fatt|far|fick|bevilja\\w*|tilldela\\w*|certifiera(?:ts|des|s)|fornya\\w*|opna\\w*|faet|fik|tildelt|oppna\\w*|fikk|innvilget|sertifisert|certificeret',
  'uzyskal\\w*|otrzymal\\w*|zdobyl\\w*|odnowil\\w*|przyznal\\w*|wydal\\w*|ziskal\\w*|obdrzel\\w*|udelil\\w*|obnovil\\w*|vydal\\w*|obhajil\\w*',
  'aldi|alindi|verdi|verildi|kazandi|yeniledi',
);

/** Ways to say that somebody was certified or licensed. */
export const CERTIFICATION_PATTERNS: readonly EventPattern[] = [
  {
    match: CERTIFICATE,
    beside: CERTIFIED,
    gap: 60,
    unless: words(
      'driving licen[cs]e|birth certificate|expire[sd]?|revoked|withdrawn|entzogen|retire\\w*|ingetrokken|odebran\\w+|odebral\\w*',
    ),
  },
];

const PRIZE = words(
  'awards?|prize|medal|accolade|trophy|of the year|distinction',
  '\\w*preis|auszeichnung|siegel|prix|trophee|medaille|laureate?s?|premios?|galardon|distincion|premio|riconoscimento|distincao|galardao',
  '\\w*prijs|onderscheiding|\\w*pris|\\w*priset|utmarkelse\\w*|udmaerkelse\\w*|nagrod\\w+|wyroznieni\\w+|tytul\\w*|ocenen\\w+|cenu|odul\\w*',
);

const PRIZE_WON = words(
  'won|wins|winner|receive[sd]|picked up|picks up|scooped|scoops|honou?red|recogni[sz]ed|collect(?:s|ed)|took|takes|named|awarded',
  'gewonnen|gewinnt|gewann|erhalt\\w*|erhielt|ausgezeichnet|verliehen|remport\\w+|recu|recoit|decern\\w+|obten\\w+|recompens\\w+',
  'gana\\w*|gano|recib\\w+|obtuv\\w+|galardonad\\w+|premiad\\w+|vence\\w*|recebe\\w*|distinguid\\w+|conquist\\w+|vint\\w*|vince|ricev\\w+|premiat\\w+|aggiudic\\w+',
  'gewonnen|wint|won|kreeg|krijgt|ontv\\w+|vunnit|vinner|vann|fatt|far|fick|tilldel\\w+|vundet|vinder|vandt|faet|fik|modt\\w+|vunnet|vant|mottok|tildelt|kares|karet',
  'zdobyl\\w*|otrzymal\\w*|wygral\\w*|odebral\\w*|ziskal\\w*|vyhral\\w*|obdrzel\\w*|kazandi|aldi|layik',
);

/** Ways to say that somebody was given a prize. */
export const AWARD_PATTERNS: readonly EventPattern[] = [
  {
    match: PRIZE,
    beside: PRIZE_WON,
    gap: 60,
    unless: words(
      'shortlist\\w*|nominat\\w*|nominiert|nomme|nominad\\w+|finalists?|jury|judges?|contract|tender|genomineerd|nominerad\\w*|nomineret|nominowan\\w+|nominovan\\w+|aday|strompreis\\w*',
    ),
  },
  { match: words('ausgezeichnet (?:mit|als)|est laureate? d|mit dem [^.,]{2,40}preis') },
];

const ACCOUNTS = words(
  '(?:operating |net |pre-tax |record |quarterly |half-year |annual )?(?:profits?|loss(?:es)?|revenues?|turnover|earnings|results)|annual report|sustainability report|transparency report|incident report|(?:independent |lessons-learned )?review|modern slavery statement|(?:its|the|their) (?:\\w+ )?report',
  '\\w*bericht|quartalszahlen|\\w*gewinn|\\w*umsatz|\\w*ergebnis|\\w*verlust|rapport (?:annuel|de durabilite|d.activite|semestriel)|resultats?|benefice|chiffre d.affaires',
  'informe (?:anual|de sostenibilidad|de gestion)|memoria anual|beneficio|resultados|ingresos|relatorio (?:anual|de sustentabilidade|e contas)|lucros?|receitas?',
  'bilancio|relazione (?:annuale|finanziaria)|utile|ricavi|jaarverslag|duurzaamheidsverslag|halfjaarcijfers|jaarcijfers|\\w*winst|omzet',
  'arsredovisning\\w*|hallbarhetsrapport\\w*|delarsrapport\\w*|rorelseresultat|arsrapport\\w*|baeredygtighedsrapport|halvarsregnskab|arsregnskab|overskud|driftsresultat|overskudd|kvartalsrapport\\w*',
  'raport (?:roczny|zrownowazonego)|sprawozdanie|zysk\\w*|wyniki|vyrocni zpravu?|zisk\\w*|vysledky|faaliyet raporu\\w*|surdurulebilirlik raporu\\w*|net kar\\w*|ciro\\w*',
);

const ACCOUNTS_GIVEN = words(
  'publish(?:es|ed)?|brought out|brings out|approve[sd]|filed|report(?:s|ed)|release[sd]?|present(?:s|ed)?|post(?:s|ed)|issue[sd]?|unveil(?:s|ed)',
  'veroffentlicht\\w*|legt\\w*|meldet\\w*|vorgelegt|vorgestellt|prasentiert\\w*|verbucht\\w*|publie\\w*|presente\\w*|annonc\\w+|enregistr\\w+',
  'public\\w+|present\\w+|registr\\w+|anunci\\w+|divulg\\w+|apresent\\w+|pubblic\\w+|presentat\\w*|annunci\\w+|publiceer\\w+|gepubliceerd|meldt|meldde|boekte|geboekt',
  'publicera\\w*|redovisa\\w*|presentera\\w*|offentliggj\\w+|offentliggor\\w*|fremlagt|fremlae\\w+|legger fram|legger frem|la frem|la fram|presentert\\w*|rapporte\\w+',
  'opublikowal\\w*|oglosil\\w*|przedstawil\\w*|odnotowal\\w*|zverejnil\\w*|vydal\\w*|vykazal\\w*|ohlasil\\w*|yayimla\\w*|yayinla\\w*|acikla\\w*',
);

/** Ways to say that figures or a report were published. */
export const REPORT_PATTERNS: readonly EventPattern[] = [
  { match: ACCOUNTS_GIVEN, beside: ACCOUNTS, gap: 50, isOrdered: true },
  {
    match: words(
      'upgraded|downgraded|raised|lowered|hochgestuft|herabgestuft|releve\\w*|abaiss\\w+',
    ),
    beside: words('rating|grade|outlook|G[1-4]|bonitat|note|perspective'),
    gap: 60,
  },
];

const OBLIGED = words(
  '(?:must|has to|have to|required to|obliged to|ordered to|told to|has until|have until|had until|given until)',
  '(?:muss|mussen|hat bis|haben bis|ist verpflichtet|sind verpflichtet|spatestens)|(?:doit|doivent|devra|devront|au plus tard|a jusqu.au|ont jusqu.au|tenue? de)',
  '(?:debe|deben|debera|deberan|a mas tardar|tiene hasta|tienen hasta|deve|devem|devera|deverao|o mais tardar|tem ate|dovra|dovranno|deve|devono|entro|ha tempo fino)',
  '(?:moet|moeten|uiterlijk|heeft tot|hebben tot|maste|senast|ska senast|skal senest|senest|ma innen|innen|har frist|frist til)',
  '(?:musi|musza|najpozniej|ma czas do|do dnia|nejpozdeji|ma do|zorunda|kadar .{0,30}zorunlu|en gec)',
);

/** Ways to bind somebody to a day. What the day is has to be read beside it. */
export const DEADLINE_PATTERNS: readonly EventPattern[] = [
  {
    match: OBLIGED,
    isLimited: true,
    // Who wants a job or a seat has to apply by a day too.
    unless: words(
      'appl(?:y|ications?|icants?)|candidates?|students|tickets?|seats|rsvp|entries|nominations|bewerb\\w*|anmeld\\w*|candidat\\w*|inscri\\w+|candidatur\\w*|solicit\\w+|sollicit\\w*|aanmeld\\w*|ansok\\w*|ansog\\w*|sokna\\w*|zglosze\\w+|prihlas\\w*|basvur\\w*',
    ),
  },
  {
    match: words(
      'starts to apply|begins? to apply|appl(?:y|ies) (?:to|from|as of)|takes effect|comes? into (?:force|effect)|enters? into force|deadline',
      'tritt in kraft|treten in kraft|gilt ab|gelten ab|frist|stichtag|entre\\w* en vigueur|s.applique\\w*|echeance|date limite',
      'entra en vigor|entrara en vigor|se aplica\\w*|fecha limite|plazo|entra em vigor|aplica-se|prazo|entra in vigore|scadenza|si applica',
      'treedt in werking|van kracht|geldt vanaf|deadline|trader i kraft|borjar tillampas|borjar galla|traeder i kraft|traer i kraft|trer i kraft|galder fra|gjelder fra|fristen',
      'wchodzi w zycie|wejdzie w zycie|ostateczny termin|nabyva ucinnosti|vstoupi v platnost|lhut\\w+|yururluge gir\\w+|son tarih|son gun',
    ),
  },
];
