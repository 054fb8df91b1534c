import { WHERE_WORDS } from '../../grammar/clauses.ts';
// What the words around a move say of the posts and employers beside it. Plain letters, in all languages alike. \uE000 stands for the
// prospect, \uE001 for the company, \uE002 for another organisation, \uE004 for a job title.
import { anyOf, expression } from '../../word-list.ts';

/** What a company is, before its name: 'from the insurer Acme'. Alternatives. */
const KINDS_OF_EMPLOYER = anyOf`
  insurer|insurance company|bank|lender|rival|competitor|regulator|versicherer|versicherung|konkurrent\p{L}*|wettbewerber|assureur
  banque|groupe|aseguradora|banco|grupo|seguradora|assicuratore|banca|gruppo|verzekeraar|forsakringsbolaget|forsikringsselskab(?:et)?
  forsikringsselskap(?:et)?|ubezpieczyciela`;

/** An earlier job, before its employer: 'came from a post as head of IT at', 'nach Stationen in London und bei'. Alternatives. */
const POSTS_BEFORE = anyOf`
  (?:from|fra|fran|aus|d'un|de un|da un|van een|z)(?: (?:an?|en|ein|einer|einem|et|ett|une?))? (?:post|job|role|position|stilling|tjanst
    stelle|poste|puesto|cargo|posto|functie|stanowiska)\p{L}* (?:as|som|als|comme|como|come|jako) \uE004 (?:at|with|in|i|pa|hos|bei
    chez|en|na|bij|w)
  (?:nach|after|following|apres|tras|apos|depois de|dopo|na|efter|etter) (?:stationen|stints?|spells?|stages?|passages?|etapas|passagens
    esperienze|functies|uppdrag)(?: [^ ,.;]+){0,7} (?:at|with|bei|chez|en|na|in|bij|pa|hos|i)`;

/** What they say, by what they are said of. */
export const BESIDE_MOVES = {
  // 'Began', 'started out'.
  careerBeginning: expression('iu')`
    ^(?:began|started out|begann|startete|a (?:commence|debute)|comenzo|empezo|comecou|(?:ha )?(?:cominciato|iniziato)|begon|borjade
    begyndte|begynte|startade|zaczynala?|zaczynal|zaczela|zaczal|zacinala?|zacala?|aloitti)(?!\p{L})`,
  // 'Works out her notice at Beta': where she is, and not where she goes.
  noticePeriod: /aviso|preavis|kundigungsfrist|opzegtermijn/iu,
  // 'Left the post to be head of risk at Beta'.
  toNextPost:
    /(?<!\p{L})to (?:be|become|lead|head|run|take|work|teach|start|set up|spend)(?!\p{L})/iu,
  // 'Jane Doe, at present with Beta, will take over risk', 'Jane Doe of Beta will take over risk'.
  presentPlace:
    /\uE000(?:,? of|, (?:at present|currently|presently|now) (?:of|at|with)) (?:the )?$/iu,
  // A title and its employer behind the prospect: ', head of audit at Acme'.
  ownApposition: expression('iu')`
    ^(?: \(\d+\))?(?:,| \()[^\uE000-\uE004,.;:]{0,40}\uE004(?: ?(?:at|of|for|with|bei|der|des|von|beim|chez|de|du|del|della|di|da|do|van
    bij|pa|hos|i|w|v|ve|na|en|em|@|,)(?: (?:the|der|dem|la|le|el|het|de|l'))?){1,2} ?[\uE001\uE002]`,
  // 'From Beta, where she was head of audit', 'formerly head of audit': the post before.
  previousPost: new RegExp(
    `,? (?:${WHERE_WORDS}|\uE000 (?:was|is|has|had|war|ist|etait|est|era|es|fue|foi|e|var|ar|er|byla?|je|jest)) `,
    'iu',
  ),
  // 'As', 'zur', 'new' before a title.
  titleLedBefore:
    /(?<!\p{L})(?:zu[mr]?|als|as|tot|til|till|na|jako|som|ny|neue[rn]?)(?: \p{L}+)? $/iu,
  // 'As' behind a title, in Turkish and Japanese: 'direktörü olarak'.
  titleLedBehind: /^(?: ?olarak|gorevine|lugune|ligine|に|へ)/iu,
  // 'From', 'formerly at' right before a name.
  origin: expression('u')`
    (?<!\p{L})(?:from|left|leaving|leaves|formerly|previously at|most recently at|(?:kommt|kam|wechselt\w*|holt|abgeworben|stammt
    zuvor).{0,30} (?:von|vom)(?: der)?|aus der|aus dem|aus|zuvor bei|kommt von|venant d\S*|provenance d\S*|provient d\S*|procedente d\S*
    proviene d\S*|viene d\S*|desde|tras su paso por|v(?:em|eio) d\S*|vinda? d\S*|proveniente d\S*|oriund[oa] d\S*|proveniente da\S*|arriva da\S*
    proviene da\S*|dal|dalla|afkomstig van|komt van|over van|vanuit|vandaan bij|narmast fran|fran|senast|fra|kommer fra|kommer fran|z|ze
    przeszla z|z firmy|od|${POSTS_BEFORE})(?: (?:the|der|dem|den|la|el|il|le|de|het|l'|firmy|spolecnosti|firma))?(?: (?:${KINDS_OF_EMPLOYER}))? ?$`,
  // 'To', 'joins' right before a name.
  destination: expression('u')`
    (?<!\p{L})(?:for(?: an?(?: \p{L}+){0,2} (?:role|job|post|position|seat) (?:with|at|in))?|to|join|joining|joins|joined|to work at|zu|zum|zur|nach|pour|rejoindre|rejoint|chez|a|al|a la|para|hacia|para a
    para o|no|na|verso|in|per|naar|till|til|do|da)(?: (?:rejoindre|join|la|the|le|el|l'|rival|peer|firmy|spolecnosti|firma
    incorporarse a|integrar))?(?: (?:${KINDS_OF_EMPLOYER}))? ?$`,
};

/** 'Promoted to', 'steigt auf'. Alternatives. */
export const PROMOTIONS = anyOf`promot\w+|moves up|moved up|steps up|stepped up|elevat\w+|rises to|risen|befordert|steigt .{0,20}auf
  aufgestiegen|ruckt .{0,30}auf|promue?|asciende|ascendid[oa]|ascenso|ascendio|promovid[oa]|promove[u]?|promoss[oa]|promuove|gepromoveerd
  promoveert|bevorderd|doorgegroeid|befordra\w*|forfremm\w+|awans\w+|povysen\w*|terfi|昇格|昇進|昇任|new title|neuer? titel`;
