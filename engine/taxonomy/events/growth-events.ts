import { LARGE_MONEY } from '../money-and-regulators.ts';
import { names, words } from '../pattern.ts';
import type { EventPattern } from './event-pattern.ts';

/** Ways to say that money came in. */
export const FUNDING_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'raise[sd]?|raising|secure[sd]|close[sd]|borrow(?:s|ed)|land(?:s|ed)|place[sd]|receive[sd]|lends|lent|grants?|granted|funding|bond',
      'sammelt\\w*|eingesammelt|sichert\\w*|erhalt\\w*|erhielt|aufgenommen|platziert\\w*|gesichert|finanzierungsrunde|kredit',
      'leve\\w*|levee|boucle\\w*|obtient|obten\\w+|emis|emprunt\\w*|capta\\w*|capto|recauda\\w*|recaudo|cierra|cerro|obtiene|obtuvo|ronda|emite|emitio',
      'levanta\\w*|levantou|captou|fechou|obteve|emitiu|raccoglie|raccolt\\w*|chiude|chiuso|ottiene|ottenut\\w*|emess\\w*|finanziamento',
      'haalt|haalde|opgehaald|ophaalt|tar in|tagit in|tog in|emitterat|henter|hentet|laner|rejser|rejst|rejste|emisjon',
      'pozyskal\\w*|zebral\\w*|ziskal\\w*|upsal\\w*|yatirim ald\\w*|toplad\\w*|kredi ald\\w*',
    ),
    beside: LARGE_MONEY,
    gap: 50,
    needs: words(
      'round|funding|financing|bond|notes|loan|facility|investors?|investment|series [a-h]|capital|debt|equity|grant|backed|led by|raise[sd]?|raising|finanz\\w+|anleihe|kredit\\w*|investor\\w*|runde|beteiligung\\w*|kapital\\w*',
      'leve\\w*|financ\\w+|obligations?|emprunt\\w*|investi\\w+|tour de table|pret|ronda|bonos|prestamo|inver\\w+|rodada|obrigacoes|emprestimo|round|prestito|obbligaz\\w+|raccol\\w+|invest\\w*',
      'ronde|lening|obligatie\\w*|investeer\\w+|runda|lan|obligation\\w*|investerar\\w*|emission|kapitalforhojelse|emisjon|investorer|runde',
      'rund[aey]\\w*|kredyt\\w*|obligacj\\w+|inwestor\\w*|kolo|uver\\w*|dluhopis\\w*|investor\\w*|yatirim\\w*|kredi\\w*|tahvil\\w*',
    ),
  },
  {
    match: words('wins|won|awarded|gave|give|gives|grants?|granted'),
    beside: LARGE_MONEY,
    gap: 30,
    unless: words('contract|damages|lawsuit|case|fine|penalty|settlement|court|jury'),
  },
  {
    match: names('Series [A-H]'),
    beside: words(
      'round|funding|led by|clos(?:es|ed)|raise[sd]|financing|runde|tour|ronda|rodada|kolo|runda',
    ),
    gap: 40,
  },
];

const BUSINESS = words(
  'company|companies|firm|business|businesses|rival|competitor|unit|arm|division|subsidiary|stake|shares|brand|maker|supplier|provider|start-?up|operator|bank|insurer|broker|brewery|plant|operations|portfolio|group|dealer|manufacturer|distributor|consultancy|practice|deal',
  '\\w*firma|\\w*unternehmen\\w*|\\w*betrieb\\w*|konkurrent\\w*|wettbewerber\\w*|\\w*hersteller\\w*|\\w*anbieter\\w*|\\w*gesellschaft|anteil\\w*|\\w*tochter|sparte|\\w*geschaft|mehrheit|beschaftigten|mitarbeiter\\w*|gmbh|ag|kg|handler|spezialist\\w*|dienstleister\\w*',
  'societe|entreprise|filiale|concurrent\\w*|groupe|specialiste|participation|activites?|parts|marque|editeur|salaries|empresa|compania|filial|rival|competidor\\w*|participacion|negocio|acciones|grupo|marca|firma',
  'empresa|companhia|participacao|negocio|acoes|concorrente|sociedade|societa|azienda|quota|quote|ramo|controllata|gruppo|marchio|concorrente|impresa',
  'bedrijf|bedrijven|onderneming|branchegenoot|concurrent|dochter\\w*|belang|aandelen|leverancier|producent|makelaar|bv|nv|medewerkers',
  '\\w*bolag\\w*|\\w*foretag\\w*|konkurrent\\w*|verksamhet\\w*|aktier|andel\\w*|leverantor\\w*|ab|\\w*selskab\\w*|virksomhed\\w*|aktiviteter|aktiemajoritet\\w*|\\w*selskap\\w*|virksomhet\\w*|aksjer|aksjepost\\w*|\\w*leverandor\\w*|as|a/s',
  'spolk\\w+|firm\\w+|udzial\\w*|akcj\\w+|konkurent\\w*|producent\\w*|spolecnost\\w*|podil\\w*|konkurent\\w*|vyrobce|sirket\\w*|hisse\\w*|pay\\w*|rakip\\w*|isletme\\w*|marka\\w*',
);

const NO_PURCHASE = words(
  'talent|customers?|skills|knowledge|ingredients|software licen[cs]e|leitung|amt|posten|aufgabe\\w*|funktion|verantwortung|vorsitz|nachfolge|les renes|la direction|de leiding|ledningen|fuhrung|kosten|roli|kierownictwo|vedeni',
);

/** Ways to say that companies were bought, sold or joined. */
export const ACQUISITION_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'acquire[sd]|to acquire|(?:complete[sd]|announce[sd]|agree[sd]) (?:the |its |an |a )?(?:acquisition|takeover|purchase|merger)|acquisition of|(?:purchase|buyout) of|merge[sd]? (?:with|into)|taken over by|bought out|in handen (?:gekomen )?van|gekauft von|rachetee? par|comprad[oa] por|acquisit[oa] da|merger (?:with|of|between)|takeover of|divest(?:s|ed)',
      'satin ald\\w*|devrald\\w*|birlesti|birlesme|oppkjop(?:et|er)?|opkob(?:t|er|te|et)|forvarva(?:r|t|de)?|forvarvet|heeft [^.;]{2,60} overgenomen|overname van|fusionier\\w+|fuseert|gefuseerd|fusionne\\w*',
      'adquiere|adquirio|ha adquirido|adquiriu|adquire|acquisito|acquisisce|acquisizione d\\w+|akvizic\\w+|przejal|przejela|przejelo|przejecie|rachete\\w*|rachat d\\w+',
    ),
    unless: NO_PURCHASE,
  },
  {
    match: words(
      'buys?|bought|is buying|snap(?:s|ped) up|take[ns]? over|took over|sells|sold',
      'ubern(?:immt|ahm|ommen)|erworben|erwirbt|erwarb|kauft\\w*|gekauft|verkauft\\w*|ubernahme|fusion\\w*|repri[st]\\w*|reprend|cede\\w*|acqui(?:ert|s|se|sition)',
      'compra|compro|comprado|vende|vendio|vendido|fusion\\w*|absorb\\w+|comprou|vendeu|fusao|aquisicao|rilev(?:a|ato|ata)|acquist\\w+|cedut\\w*|compra\\w*|fusion\\w+|incorpora\\w*',
      'koopt|gekocht|kocht|verkoopt|verkocht|neemt|nam|fusie|koper|kopte|kopt|saljer|salt|kober|kobt|kobte|overtager|overtaget|solgt|kjoper|kjopt|kjopte|overtar|overtatt|fusjoner\\w*|fusioner\\w*',
      'kupil\\w*|kupuje|nabyl\\w*|sprzedal\\w*|fuzj\\w+|polaczyl\\w*|koupil\\w*|kupuje|prevzal\\w*|prodal\\w*|ziskal\\w*|fuz\\w+|satti|satin',
    ),
    beside: BUSINESS,
    gap: 70,
    unless: NO_PURCHASE,
  },
  // 'Bought the Dutch meter reader Polderlicht'.
  {
    match:
      /\b(?:buys?|bought|acquires?|takes over|took over|snapped up) (?:[\w'-]+ ){0,8}[A-Z]\w{3,}/g,
    unless: NO_PURCHASE,
  },
  {
    match: words(
      'vot(?:e|es|ed) (?:[^,;]{0,25} )?(?:to merge|merger|on whether to merge|on (?:a|the) merger)|stimmen uber die (?:fusion|verschmelzung)|abstimmung uber die fusion|vote sur la fusion|votan? (?:sobre )?la fusion|stemmen over de fusie',
    ),
    isOpen: true,
  },
  {
    match: words('buys|bought|sells|sold|takeover|deal'),
    beside: LARGE_MONEY,
    gap: 50,
    isOrdered: true,
    needs: words('buys|bought|acquire[sd]|takeover|stake|unit|business'),
  },
];

/** Ways to say that shares went on the market. */
export const LISTING_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'IPO|initial public offering|stock market|exchange|listing|borsengang|an die borse|bourse|salida a bolsa|en bolsa|em bolsa|na bolsa|quotazione|in borsa|borsa|\\w*beurs\\w*|borsnoter\\w*|borsen|borsintroduktion\\w*|gield\\w+|burz\\w+|halka arz\\w*|borsada',
    ),
    beside: words(
      'file[sd]|applie[sd]|price[sd]|list(?:s|ed)|float(?:s|ed)|debut(?:s|ed)|began trading|complete[sd]|went public|raise[sd]|beantragt\\w*|gegangen|notiert|geht|introduit\\w*|entre\\w*|depos\\w+|debut\\w*|salio|solicit\\w+|estre\\w+|admitid\\w+|sbarc\\w+|quotat\\w+|debutt\\w+|presentat\\w*|ging|genoteerd|notera\\w*|noteret|notert|ansokt|soger|zadebiutowal\\w*|zlozyl\\w*|vstoupil\\w*|podal\\w*|basvur\\w+|tamamla\\w*',
    ),
    gap: 70,
  },
];

const SITE = words(
  'plant|factory|offices?|control (?:room|cent(?:re|er))|warehouse|branch(?:es)?|site|cent(?:re|er)|suite|stores?|shops?|laborator(?:y|ies)|lab|depot|terminal|facilit(?:y|ies)|hub|headquarters|campus|mill|hospital|clinic|production line|subsidiary|markets?|showroom|hangar|base|works|wing|berth|mine|bakery|dairy',
  '\\w*werk|\\w*niederlassung\\w*|\\w*standort\\w*|\\w*buro|\\w*zentrum|\\w*filiale\\w*|\\w*fabrik|\\w*lager|\\w*halle|\\w*anlage|\\w*labor|\\w*zentrale|\\w*depot|\\w*markt',
  'usines?|site|bureaux?|agences?|filiale|entrepot|centre|magasins?|laboratoire|atelier|siege|boutique|chaine|planta|fabrica|oficinas?|sucursal(?:es)?|almacen|centro|tiendas?|filial|sede|nave|laboratorio|delegacion|terminal|mercado',
  'unidade|escritorios?|agencias?|balcao|armazem|loja\\w*|delegacao|stabilimento|fabbrica|uffici\\w*|filial[ei]|magazzino|negozi\\w*|impianto|polo|mercato|sportello',
  '\\w*fabriek|\\w*kantoor|\\w*vestiging\\w*|magazijn|\\w*centrum|winkel\\w*|locatie|laboratorium|hal|\\w*fabrik\\w*|\\w*kontor\\w*|lagret?|butik\\w*|\\w*anlaggning\\w*|\\w*verk|center|labb|marknad\\w*|\\w*anlaeg\\w*|\\w*anlegg\\w*|afdeling\\w*|avdeling\\w*|senter|marked\\w*',
  'fabryk\\w+|zaklad\\w*|biur\\w+|oddzial\\w*|magazyn\\w*|centrum|sklep\\w*|hal[eaiuy]\\w*|laboratori\\w+|placowk\\w+|terminal\\w*|ryn\\w+|zavod\\w*|tovarn\\w*|kancelar\\w*|poboc\\w+|sklad\\w*|prodejn\\w*|provoz\\w*|trh\\w*|link\\w+',
  'fabrika\\w*|ofis\\w*|sube\\w*|depo\\w*|merkez\\w*|magaza\\w*|tesis\\w*|terminal\\w*|pazar\\w*',
);

const NOT_OPENED = words(
  'investigation|inquiry|enquiry|probe|consultation|proceedings|ermittlung\\w*|verfahren|enquete|expediente|inquerito|istruttoria|onderzoek|postepowani\\w+|rizeni|sorusturma\\w*|dava|applications?|session|debate|account',
);

const OPENED = words(
  'opens?|opened|opening of|inaugurate[sd]|commissions|commissioned|cuts? the ribbon|broke ground|breaks ground|started up|came on stream|expand(?:s|ed) (?:into|to)|enter(?:s|ed)?|moved into|moves into|doubled',
  'eroffnet\\w*|eingeweiht|weiht\\w*|in betrieb|expandiert\\w*|bezogen|bezieht|spatenstich|ouvre\\w*|ouvert\\w*|inaugur\\w+|s.implant\\w+|mis\\w* en service|s.etend',
  'abre|abrio|abierto|puso en marcha|puesta? en marcha|abriu|aberta?|entrou em funcionamento|apre|apert[oa]|entrat\\w* in funzione|ha aperto',
  'opent|opende|geopend|in gebruik genomen|oppna\\w+|invig\\w+|tagit i bruk|expandera\\w*|abn(?:er|et|ede)|indvi\\w+|taget i brug|apn(?:er|et)|innvi\\w+|tatt i bruk',
  'otworzyl\\w*|otwarl\\w*|otwiera\\w*|otwart\\w+|uruchomil\\w*|otevrel\\w*|otevira|otevren\\w*|zprovoznil\\w*|spustil\\w*|acti|acildi|aciyor|acan|hizmete gir\\w+|devreye (?:girdi|aldi)',
);

/** 'Its second plant', where the thing that was opened has a name of its own. */
const NEW = words(
  'new|first|second|third|neue[nrs]?|erste[nrs]?|zweite[nrs]?|premiere?|nouvelle?|nouveau|deuxieme|seconde|nueva?|nuevo|primera?|primer|segunda?|segundo|nova|novo|primeira|primeiro|nuov[oa]|prim[oa]|second[oa]|nieuwe?|eerste|tweede|ny|nya|nytt|nye|forsta|andra|forste|anden|andre|now[aey]\\w*|pierwsz\\w+|drug\\w+|nov[yaoeu]\\w*|prvni|druh\\w+|yeni|ikinci|ilk',
);

/** Ways to say that a site was opened or a market entered. */
export const EXPANSION_PATTERNS: readonly EventPattern[] = [
  { match: OPENED, beside: SITE, gap: 60, unless: NOT_OPENED },
  {
    match: words(
      'opened|inaugurated|commissioned|eroffnet\\w*|inaugur\\w+|mis\\w* en service|puso en marcha|geopend|opende|invig\\w+|abnede|apnet|uruchomil\\w*|otworzyl\\w*|zprovoznil\\w*|spustil\\w*|otevrel\\w*|acti|acan|hizmete acti',
    ),
    beside: NEW,
    gap: 50,
    unless: NOT_OPENED,
  },
  {
    match: names(
      '(?:opens|opened|opens up|launches|expands|eroffnet|ouvre|abre|apre|opent|oppnar|abner|apner) (?:in|into|en|em|a|i|w) [A-Z]\\w+',
    ),
  },
];

/** 'Starting today, members can': what is new needs no name. */
const FROM_TODAY = words(
  '(?:starting|beginning|from|as of) (?:today|this week|monday)[^.;]{0,60} (?:can|may|get|offers?)|ab (?:sofort|heute) (?:konnen|gibt es|bietet)|des aujourd.hui[^.;]{0,60} (?:peuvent|propose)|desde hoy[^.;]{0,60} (?:pueden|ofrece)|a partir de hoje[^.;]{0,60} podem|da oggi[^.;]{0,60} (?:possono|offre)|vanaf vandaag kunnen|fran och med i dag kan|fra i dag kan',
);

const OFFER = words(
  'services?|products?|app|platform|card|account|tool|range|model|programme|program|scheme|portal|feature|drug|vaccine|tariff|policy|fund|software|assistant|line|ferry|route|solution',
  'dienst\\w*|produkt\\w*|\\w*plattform|\\w*karte|\\w*konto|\\w*tarif|angebot|software|linie|produit\\w*|offre|gamme|carte|application|plateforme|logiciel|servicio|producto|aplicacion|plataforma|tarjeta|cuenta|gama|seguro',
  'servico|produto|aplicacao|cartao|conta|servizio|prodotto|piattaforma|carta|conto|polizza|app|dienst|product|platform|kaart|rekening|verzekering|tjanst\\w*|tjeneste\\w*|kort|konto|forsakring\\w*|forsikring\\w*',
  'uslug\\w+|produkt\\w*|aplikacj\\w+|kart\\w+|kont\\w*|sluzb\\w+|aplikac\\w+|hizmet\\w*|urun\\w*|uygulama\\w*|kart\\w*|hesap\\w*|sigorta\\w*',
);

/** Ways to say that something new can be bought. */
export const PRODUCT_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'put [^.;]{2,40} on sale|on sale (?:from|today|this)|launch(?:es|ed)?|introduce[sd]?|roll(?:s|ed)? out|unveil(?:s|ed)?|went live|goes live|(?:starting|from|as of) today|brings? to market',
      'fuhrt\\w*|eingefuhrt|bringt|gestartet|startet\\w*|lancier\\w+|stellt\\w* vor|lance\\w*|commercialis\\w+|devoile\\w*|propose desormais',
      'lanza\\w*|lanzo|lanzado|presenta\\w*|lanca|lancou|lancad\\w+|lancia\\w*|lanciat\\w*|lanceer\\w*|gelanceerd|introduceer\\w*|lansera\\w*|lancer\\w*|lanser\\w*|introducer\\w*',
      'wprowadzil\\w*|wprowadza|uruchomil\\w*|uvedl\\w*|spustil\\w*|predstavil\\w*|tanitti|piyasaya|kullanima sun\\w+|hizmete sun\\w+',
    ),
    beside: OFFER,
    gap: 50,
    unless: words(
      'investigat\\w+|inquiry|probe|appeal|tender|lawsuit|recruit\\w*|search for|consultation|ermittl\\w+|ausschreibung\\w*|enquete|appel d.offres|licitacion|onderzoek|granskning\\w*',
    ),
  },
  { match: FROM_TODAY, isOpen: true },
  // A heading names the thing alone: 'Acme launches Pause & Check'.
  {
    match:
      /\b(?:launches|unveils|introduces|lanza|lance|lancia|lanceert|lanserar|lancerer|lanserer) [A-Z]\w+(?: & [A-Z]\w+| [A-Z]\w+){0,3}$/g,
  },
];

const CLOSED = words(
  'closes?|closed|closing|shuts?|shutting|schliesst|schloss|geschlossen|ferme|fermee?|fermera|cierra|cerro|cerrara|cerrado',
  'encerrar?|encerrou|encerrara|fecha|fechou|chiude|chiuso|chiudera|sluit|sloot|gesloten|stanger|stangt|lagger ner|lukker|lukket|nedlaegger|stenger|stengt|legger ned',
  'zamyka|zamknela|zamknal|zamknie|zavira|zavrel\\w*|zavre|kapatti|kapatiyor|kapatacak',
);

/** Ways to say that jobs go or sites close. */
export const RESTRUCTURING_PATTERNS: readonly EventPattern[] = [
  {
    match: CLOSED,
    beside: SITE,
    gap: 30,
    isOrdered: true,
    unless: words(
      'temporar\\w+|for repairs|overnight|for the (?:day|night|weekend)|tempor\\w+|voorubergehend|tijdelijk|vorubergehend|provisoirement|deal|purchase|acquisition|account|round|books|investigation|inquiry',
    ),
  },
  {
    match: words(
      'clos(?:es|ed|ing) (?:its|the|a|two|three) (?:[\\w-]+ ){0,3}(?:plants?|sites?|factory|branch|branches|offices?|mill|mine|stores?|depot|brewery)|shut(?:s|ting)? (?:its|the|a) (?:[\\w-]+ ){0,3}(?:plant|site|factory|mill|mine)|job (?:cuts|losses)|redundanc(?:y|ies)|lay[\\s-]?offs?|laid off|lays off|restructuring|short[\\s-]time work(?:ing)?|(?:jobs|posts|roles|positions) (?:[^.,;]{0,25} )?(?:will go|to go|are to go|at risk|will be cut|axed|lost|be lost)|(?:cut|cuts|cutting|axe|axes|axed|shed|sheds) (?:about |some |up to |around |a further )?\\d[\\d.,]* (?:jobs|posts|roles|positions|staff|people)',
      'stellenabbau|(?:streicht|baut|fallen|entfallen|gestrichen|abgebaut) [^.;]{0,40}(?:stellen|arbeitsplatze)|(?:stellen|arbeitsplatze) (?:[^.;]{0,30} )?(?:gestrichen|abgebaut|wegfallen|streichen|abbauen)|kurzarbeit|entlass(?:t|en|ungen)|stillgelegt|stilllegung|umstrukturierung|restrukturierung|sozialplan|insolvenz\\w*|werksschliessung',
      'suppressions? (?:de |d.)[^.;]{0,20}(?:postes|emplois)|supprime\\w* [^.;]{0,20}(?:postes|emplois)|plan social|plan de sauvegarde|licenci(?:e|ement|ements)|fermeture d\\w+|restructuration|chomage partiel|redressement judiciaire',
      'despid(?:e|io|os|en)|expediente de regulacion|reestructuracion|cierre de|recorta\\w* [^.;]{0,20}(?:empleos|puestos)|despedimento\\w*|despediu|reestruturacao|encerr(?:a|ou|amento)|corta\\w* [^.;]{0,20}postos',
      'esuberi|licenzia\\w*|cassa integrazione|ristrutturazione|chiusura d\\w+|ontsla(?:gen|at|g)|reorganisatie|schrapt [^.;]{0,20}(?:banen|arbeidsplaatsen)|(?:banen|arbeidsplaatsen) (?:[^.;]{0,20} )?(?:weg|geschrapt|verdwijnen|verloren)|sluit (?:haar|zijn|de)',
      'varsl(?:ar|at|ade|as|el)|uppsagning\\w*|lagger ner|omorganis\\w+|fyr(?:er|et|ede|ing|inger|ingsrunde)|afskedig\\w*|nedlaeg\\w+|nedbemann\\w*|permitter\\w*|legger ned|oppsigelse\\w*',
      'zwolni\\w+|zwalnia|redukcj\\w+ (?:zatrudnienia|etatow)|zamyka|zamknie\\w*|restrukturyzacj\\w+|propous\\w+|propust\\w+|zavira|uzavre\\w*|restrukturalizac\\w+|isten cikar\\w+|kapat(?:ti|iyor|ildi|acak)|yeniden yapilan\\w+',
    ),
    unless: words(
      'close[sd] (?:its|the) (?:purchase|acquisition|deal|round|books)|avoid\\w*|without|ohne|sans|sin|sem|senza|zonder|utan|uden|uten|bez',
    ),
  },
];
