import { words } from '../pattern.ts';
import type { EventPattern } from './event-pattern.ts';

/** Ways to say that somebody is about to buy. */
export const TENDER_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      '(?:invitation|invites|call|out|put out|went out|goes out) (?:to|for) tenders?|(?:issue[sd]?|publish(?:es|ed)|launche[sd]|open(?:s|ed)) (?:an? |the |its )?(?:tender|RFP|request for proposals?)|requests? for proposals?|ask(?:s|ed) for proposals|RFPs?|procurement of|invites bids|bids (?:are )?due|tender (?:notice|for|closes|documents)',
      '(?:schreibt|hat) [^.;]{2,60} (?:aus|ausgeschrieben)|ausgeschrieben|offentliche ausschreibung|ausschreibung (?:fur|einer|eines|der|des)|vergabeverfahren|appels? d.offres|marche public|consultation pour',
      'saca\\w* a concurso|saco a concurso|(?:ha publicado|publica|publico|convoca|convoco|licita|licito) [^.;]{0,50}(?:licitacion|concurso|contrato)|a concurso|licitacion (?:de|del|para)|concurso publico|(?:abriu|lancou|lanca|publicou) [^.;]{0,30}concurso|caderno de encargos',
      'bando (?:di gara|per)|gara d.appalto|gara (?:per|europea)|indetto (?:una )?gara|manifestazione di interesse|aanbesteding\\w*|aanbesteedt|europees aanbested\\w*|upphandl\\w+|forfragningsunderlag|udbud\\w*|i udbud|anbudskonkurranse\\w*|lyst ut [^.;]{0,30}(?:anbud|konkurranse)|anbuds\\w+',
      'przetarg\\w*|postepowanie o udzielenie zamowienia|zapytanie ofertowe|vyberov\\w+ rizeni|verejn\\w+ zakazk\\w+|poptav\\w+|ihale\\w*|teklif\\w* (?:topl|bekl|ver)\\w+',
    ),
    unless: words(
      'won|wins|winner|awarded to|awarded the|gewonnen|zuschlag|remport\\w+|adjudic\\w+|aggiudic\\w+|gewonnen|gegund|vunnit|vandt|vunnet|wygral\\w*|vyhral\\w*|kazandi',
      'ausgeschrieben\\w* stelle|stelle [^.;]{0,30}ausgeschrieben|position\\w* [^.;]{0,30}ausgeschrieben|love[nr]? udbud|legal tender|vyberove rizeni na (?:pozici|misto|reditele)\\w*|konkurs na stanowisko',
    ),
  },
  {
    match: words(
      'to replace|is replacing|replacing|looking for|seeking|seeks|searching for|expects to choose|choosing|choose|evaluating|shortlist(?:ing|ed)|selecting|will select|pick a|in the market for',
      'ersetzen|ersetzt|sucht|auswahl|auszuwahlen|abzulosen|ablosen|auswahlen|remplacer|cherche|recherche|choisir|sustituir|busca|elegir|seleccionar|substituir|procura|escolher|sostituire|cerca|scegliere|selezionare',
      'vervangen|vervangt|zoekt|kiezen|ersatta|ersatter|soker|valja|erstatte|udskifte|soger|vaelge|velge|skifte ut|zastapic|szuka|wybrac|nahradit|hleda|vybrat|degistir\\w*|ariyor|sec\\w+',
    ),
    beside: words(
      '(?:spread)?sheets?|software|platform|tool|system|suppliers? for|vendor for|provider for|excel\\w*|losung|anbieter|tabellen|werkzeug|logiciels?|outils?|plateforme|tableurs?|herramientas?|plataforma|hojas de calculo|proveedor|ferramentas?|folhas de calculo|fornecedor|fogli|strumento|piattaforma|fornitore',
      'pakket|systeem|leverancier|programvara|verktyg|leverantor|vaerktoj|leverandor|verktoy|regneark|oprogramowani\\w+|narzedzi\\w+|dostawc\\w+|arkusz\\w*|nastroj\\w*|dodavatel\\w*|tabulk\\w+|yazilim\\w*|arac\\w*|tedarikci\\w*',
    ),
    gap: 60,
    isOrdered: true,
    needs: words(
      'risks?|controls?|audits?|compliance|governance|GRC|privacy|incident\\w*|third[\\s-]part(?:y|ies)|vendor\\w*|risiko\\w*|risik\\w+|kontroll\\w*|revision\\w*|massnahmen|risques?|conformite|controles?|riesgos?|cumplimiento|auditoria|riscos?|conformidade|rischi\\w*|controlli|risico\\w*|beheersing\\w*|risker|efterlevnad|internkontroll\\w*|risici|ryzyk\\w*|zgodnosc\\w*|kontrol\\w*|audyt\\w*|rizik\\w*|uyum\\w*|denetim\\w*',
    ),
  },
];

/** Ways to say that somebody is wanted. */
export const HIRING_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'we.re (?:hiring|recruiting|growing the team)|we are (?:hiring|recruiting|looking for)|is (?:hiring|recruiting|looking for (?:a|an|two|three) )|(?:is )?seeking (?:an? |to hire )|recruitment (?:is|was|for)|apply (?:by|before|from|now|until)|applications? (?:close|closes|by|until|are invited|are open)|closing date|hired (?:two|three|four|five|six|\\d+)|has begun looking for|begun the search for|started looking for|job opening|vacanc(?:y|ies)|now hiring|open positions?',
      'wir suchen|sucht (?:zum|ab|eine[nr]?|neue[nr]?)|stellenanzeige|bewerbungen (?:bitte |bis )|bewerb\\w+ (?:bitte )?bis|(?:stelle|position|posten) (?:[^.;]{0,50} )?(?:besetzt werden|zu besetzen|ausgeschrieben|neu besetzt)|(?:hat|haben) [^.;]{0,30}eingestellt|verstarkung gesucht|gesucht wird',
      'nous recrutons|recrute\\w*|recherchons|candidatures? (?:avant|jusqu|a envoyer|ouvertes)|poste a pourvoir|postulez|offre d.emploi|buscamos|(?:esta|estan) buscando|busca (?:un|una|director|directora|responsable|nuevo|nueva)|candidaturas|vacantes?|contratar[aá]?|oferta de empleo|se incorporan|ha contratado',
      'estamos a (?:contratar|recrutar|procurar)|recruta|procura (?:um|uma|novo|nova|diretor|responsavel)|vagas?|cerchiamo|(?:sta )?cercando|assume (?:un|una|due|tre)|candidatur[ae]|posizione aperta|selezione di personale|cerca (?:un|una|nuovo|nuova)',
      'zoekt (?:een |naar een )?(?:nieuwe|opvolger|hoofd|directeur|manager|compliance|risk|auditor)|wij zoeken|we zoeken|vacatures?|solliciteer|bureau ingeschakeld voor de werving|werving|vi soker|soker (?:en|ny|nya)|ansok senast|rekryterar|rekrytering\\w*|lediga? tjanst\\w*|vi soger|soger (?:en|ny)|ansogningsfrist|stillingsopslag|ledig stilling|vi soker|soker ny|soknadsfrist|ansetter|utlyst',
      'rekrutuje\\w*|szukamy|poszukuj\\w+|oglosil\\w* konkurs na|zatrudni\\w*|nabor|oferty pracy|hledame|hleda (?:noveho|novou|reditele|manazera)|prijmeme|vyhlasil\\w* vyberove rizeni na (?:pozici|misto|reditele)\\w*|prijimame|ariyoruz|ise al\\w+|eleman|basvurular\\w*|alim ilani|kisi aldik',
    ),
    unless: words(
      'customers?|students?|patients|members|farmers|tenants|investors?|volunteers|investoren|kunden|clients|clientes|clienti|klanten|kunder|klientow|zakaznik\\w*|planning permission|for a fight|hired (?:a )?(?:car|van|lawyer|law firm)',
    ),
  },
];
