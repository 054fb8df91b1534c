import { names, words } from '../pattern.ts';
import type { EventPattern } from './event-pattern.ts';

/** Posts whose holder a salesperson wants to know of. */
export const POST = words(
  'chief(?: \\w+){0,3} officer|chief executive|C[EFORIT]O|CISO|CCO|DPO|MLRO|CAE|chair(?:man|woman|person)?|president|vice[\\s-]president|managing director|(?:general|legal) counsel|head(?: of)?|directors?|secretary|treasurer|partner|board member|controller|officer|manager|lead',
  '\\w*vorstand\\w*|\\w*chef(?:in)?|\\w*leiter(?:in)?|\\w*leitung|geschaftsfuhr\\w+|aufsichtsrat\\w*|\\w*beauftragte[rn]?|\\w*direktor(?:in)?|justiziar(?:in)?|\\w*prasident(?:in)?',
  'direct(?:eur|rice)s?(?: general[e]?)?|responsable|president[e]?|secretaire general[e]?|deleguee? a|chef(?:fe)? d\\w+|administrat(?:eur|rice)|director[a]?(?: general)?|consejer[oa](?: delegad[oa])?|jef[ea]|gerente|delegad[oa]|contralor[a]?|interin[oa]',
  'diretor[a]?|responsavel|administrador[a]?|presidente|encarregad[oa]|direttore|direttrice|responsabile|amministrat(?:ore|rice)(?: delegato)?|consigliere|segretari[oa]',
  '\\w*directeur|\\w*hoofd|bestuurder|voorzitter|bestuursvoorzitter|commissaris|functionaris|\\w*chef(?:en)?|\\w*direktor(?:en)?|vd|ordforande|styrelseledamot|\\w*ansvarig|direktor|formand|\\w*sjef(?:en)?|styreleder|\\w*leder',
  'prezes\\w*|dyrektor\\w*|czlonk\\w+ zarzadu|czlonek zarzadu|kierownik\\w*|szef\\w*|pelnomocnik\\w*|reditel\\w*|predsed\\w+|jednatel\\w*|vedouc\\w+|clen\\w* predstavenstva|mudur\\w*|baskan\\w*|direktor\\w*|yonetici\\w*',
);

/** Ways to say that somebody took a post. */
export const APPOINTMENT_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'appoint(?:s|ed)|named|names|hire[sd]|promote[sd]|recruit(?:s|ed)|succeed(?:s|ed)|take[sn]? over|took over|replace[sd]|elect(?:s|ed)|became|becomes|join(?:s|ed)|step(?:s|ped) up|poache[sd]|welcomes|been made|made|picking up the keys',
      'ernannt|ernennt|bestellt|berufen|beruft|ubern(?:immt|ahm|ommen)|folgt\\w*|tritt\\w*|gewahlt|wird neue[r]?|fuhrt|nomme\\w*|prend|rejoint|confi\\w+|succede\\w*|recrute\\w*|promu\\w*|est assuree? par|elu\\w*',
      'nombr\\w+|design\\w+|ficha\\w*|asum\\w+|asume|incorpor\\w+|elegid\\w+|sustitu\\w+|nomeou|nomead\\w+|nomeia|assum\\w+|contratou|sucede|eleit\\w+|nominat\\w+|nomina|ha nominato|subentr\\w+|elett\\w+|guider\\w+|prende il posto',
      'benoem\\w+|aangesteld|treedt aan|volgt|opvolg\\w+|wordt|komt over|utse\\w+|utsag|utnamn\\w*|tilltra\\w+|ersatter|efter(?:trader|fulgt|folger)|blir|anstall\\w+|udnaevn\\w*|tiltraed\\w*|ansat\\w*|afloser|utnevn\\w*|tiltrer|tiltr\\w+|ansatt|etterfolger',
      'powola\\w+|mianowa\\w+|zosta[lj]\\w* (?:nowym|nowa|prezesem|dyrektor\\w*)|objal\\w*|obejmie|zastapi\\w*|jmenova\\w+|nastoupil\\w*|zvolen\\w*|nahradi\\w*|prevzal\\w*|atan\\w+|getiril\\w+|gorevi devral\\w+|secil\\w+|basladi',
    ),
    beside: POST,
    gap: 90,
    unless: words('jury|judge|referee|spokes\\w+|schiedsrichter|arbitre|captain|kapitan'),
  },
  {
    match: words(
      'duties have passed to|quedo en manos de|interim est assuree? par|fuhrt [^.;]{3,70}(?:bis auf weiteres|kommissarisch|interimistisch)|ad interim|bis auf weiteres|acting',
    ),
    beside: POST,
    gap: 90,
  },
  {
    match: words(
      'new|neue[rs]?|nouveau|nouvelle|nuev[oa]|nuov[oa]|nov[oa]|novym|novou|nieuwe|ny|nye|nya|now(?:y|ym|a)|yeni',
    ),
    beside: POST,
    gap: 12,
    isOrdered: true,
    needs: words(
      'is|are|wird|ist|sind|heisst|est|sera|es|sera|foi|e|sara|wordt|ar|er|blir|bliver|blev|ble|zosta[lj]\\w*|se stal\\w*|bude|oldu|atandi|getirildi|named?|names|appoint\\w*',
    ),
  },
  { match: words('duties have passed to|quedo en manos de|l.interim est assuree? par') },
];

/** Goings that need no post to be understood. */
const STRONG_DEPARTURE =
  'resigned|retired|stepped down|is stepping down|stepping down|has left|verlassen hat|hat [^.;]{2,60} verlassen|in den ruhestand|a demissionne|part a la retraite|renuncio|se jubilo|demitiu-se|si e dimess\\w|opgestapt|vertrokken|slutade|slutat|fratradte|sluttet|odszedl|odeszla|zrezygnowal\\w*|odesel|odesla|rezignoval\\w*|emekli ol\\w+|istifa etti|ayrildi';

/** Ways to say that somebody left a post. */
export const DEPARTURE_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'step(?:s|ped|ping) down|resign(?:s|ed)|retire[sd]|retiring|is leaving|leaves|has left|left the (?:company|firm|bank|group)|depart(?:s|ed)|quits?|to leave|ousted|dismissed|sacked|parted (?:ways|company)|parts ways|outgoing|will leave',
      'verlass\\w+|verliess\\w*|scheidet\\w* aus|ausgeschieden|tritt\\w* (?:[^.;]{0,30} )?zuruck|zuruckgetreten|in den ruhestand|abberufen|geht|hort auf|wechselt|quitt\\w+|demissionn\\w+|depart d\\w+|part a la retraite|revoque\\w*|cede sa place',
      'renunci\\w+|dimit\\w+|dimite|deja|dejo|dejado|abandon\\w+|se jubil\\w+|cesad\\w+|cesa|sai|saiu|deixa|deixou|demit\\w+|renunciou|reform\\w+-se|lascia\\w*|si dimette|dimess\\w+|va in pensione|uscit\\w*',
      'vertrekt|vertrok|vertrokken|stapt op|opgestapt|treedt af|afgetreden|met pensioen|afscheid|lamna\\w*|slutar|slutat|avgar|avgatt|gar i pension|fratraed\\w*|fratradt|stopper|gar af|slutter|sluttet|gar av|fratrer|trer av|gatt av',
      'odchodzi|odejdzie|odszedl|odeszla|zrezygnowal\\w*|ustapil\\w*|odwola\\w+|przeszedl na emeryture|odchazi|odejde|odesel|odesla|rezignoval\\w*|skoncil\\w*|skonci|odvola\\w+|ayrild\\w*|istifa etti|gorevden alin\\w+|emekli',
    ),
    beside: POST,
    gap: 90,
    unless: words('wound\\w*|fielding|market|markt|mercado|marche|ferry|harbour|port'),
  },
  { match: words(STRONG_DEPARTURE) },
];

/** Ways to say that a company changed its name, or won a large order. */
export const OTHER_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'rename[sd] (?:itself|to)|(?:is|are) now called|rebrand(?:s|ed)|change[sd] its name|will (?:do business|trade|operate) as|does business as|umbenannt|heisst (?:jetzt|nun|kunftig|ab sofort)|firmiert\\w* (?:jetzt|nun|kunftig|ab sofort|seit)|change\\w* de nom|s.appelle desormais|devient',
      'cambia de nombre|pasa a llamarse|muda de nome|passa a chamar-se|cambia nome|diventa|heet voortaan|wijzigt (?:zijn|haar) naam|byter namn|skifter navn|bytter navn|zmienia nazwe|zmienil\\w* nazwe|meni nazev|zmenil\\w* nazev|adini degistir\\w+|yeni adi',
    ),
    needs: words(
      'name\\w*|rebrand\\w*|business as|trade as|operate as|umbenannt|heisst|firmiert\\w*|nom|appelle|nombre|llamarse|nome|chamar-se|naam|heet|namn|navn|nazwe|nazev|ad[i]\\w*|now called',
    ),
  },
  // 'Acme is now Zenith'.
  {
    match: names(
      '(?:is now|goes by the name of|wordt|heet nu|heisst jetzt|devient|ahora es|agora e|ora si chiama|blir) [A-Z]\\w+ (?:[A-Z]\\w+)?',
    ),
    unless: words(
      'ISO|certified|SOC|directeur|direktor|chef|head|chief|compliant|director|manager|president',
    ),
  },
  {
    match: words(
      'signe[sd]|sign(?:s|ing)|won|wins|landed|lands|secure[sd]|awarded|unterzeichnet\\w*|gewonnen|erhalt\\w*|sign[eé]\\w*|remport\\w+|decroch\\w+|firm(?:a|o|ado)|gan(?:a|o|ado)|adjudic\\w+|assin\\w+|ganh\\w+|firmat\\w*|aggiudica\\w*|tekent|getekend|wint|tecknat|tecknar|vunnit|vinder|vundet|underskrev\\w*|signert|vunnet|podpisal\\w*|zdobyl\\w*|ziskal\\w*|imzalad\\w*|kazandi',
    ),
    beside: words(
      '(?:largest |biggest |framework |supply |new )?contract|\\w*auftrag|\\w*vertrag|contrat|marche de|contrato|contratto|appalto|contract|avtal\\w*|kontrakt\\w*|aftale\\w*|avtale\\w*|umow\\w+|kontrakt\\w*|smlouv\\w+|zakazk\\w+|sozlesme\\w*',
    ),
    gap: 40,
    needs: /\d/g,
  },
  {
    match: words(
      'won|wins|remport\\w+|gan(?:a|o|ado)|adjudic\\w+|ganh\\w+|vince|vint\\w|aggiudica\\w*|wint|gewonnen|gewann|vunnit|vinder|vandt|vundet|vant|wygral\\w*|vyhral\\w*|kazandi',
    ),
    beside: words(
      'tenders?|appels? d.offres|marche public|licitacion|concurso|gara|aanbesteding|ausschreibung|upphandling\\w*|udbud\\w*|anbud\\w*|przetarg\\w*|vyberov\\w+ rizeni|ihale\\w*',
    ),
    gap: 40,
  },
];
