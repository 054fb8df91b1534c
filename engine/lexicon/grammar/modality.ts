// Words that make a statement of something other than what happened, by language, in plain letters.
import { anyOf, expression } from '../word-list.ts';
import { EASTERN_MODAL_WORDS } from './modality/eastern.ts';
import { GERMANIC_MODAL_WORDS } from './modality/germanic.ts';
import type { ModalWords } from './modality/modal-words.ts';
import { ROMANCE_MODAL_WORDS } from './modality/romance.ts';

/** The words by language. */
export const MODAL_WORDS: Readonly<Record<string, ModalWords>> = {
  ...GERMANIC_MODAL_WORDS,
  ...ROMANCE_MODAL_WORDS,
  ...EASTERN_MODAL_WORDS,
};

/** The same in languages without spaces. */
export const MODAL_WORDS_EAST = {
  takenBack:
    /부인|사실이 아니|사실무근|무혐의|무죄|취소됐|철회|否定し|事実では|無罪|不起訴|撤回|うわさ|噂|誤報|否认|不实/u,
  unsure:
    /가능성|검토|예정이다|계획|의혹|혐의|할 수 있|우려|可能性(?!がある?こと)|検討|見込み|疑い|恐れ|かもしれ|もし|目指す|方針|計画(?:して|中)|拟|计划/u,
  not: /않았|않는|없었|없다|아니|못했|ない|なかった|ません|未(?!明|来|満)/u,
  background: /과거|당시|이전에|かつて|以前|過去に|当時|前職/u,
  ahead: /予定|する見通し|将于|將於/u,
} as const;

/** A subordinate clause mentions what was news some other day: 'When Acme bought Beta, …'. Plain letters. */
export const CLAUSE_IN_PASSING = expression('iu')`
  ^(?:
    when|before|after|since|als|nachdem|bevor|seit|quand|avant|apres|cuando|antes|desde|tras|quando|prima|dopo|toen|voordat|nadat
    nar|innan|da|for|etter|efter|gdy|zanim|kdyz|nez|prior to|ehe|vor (?:ihre[rm]|seine[rm])|alvorens|voor (?:haar|zijn)|inden
    przed
  )[ ]`;

/** 'Jane Doe, who joined Acme after the merger, said …': so does a relative clause of the past. */
export const RELATIVE_IN_PASSING = expression('iu')`
  (?<!\p{L})(?:
    # English: 'who joined'
    (?:who|which|having|after having|since|after) (?:had |has |first )?(?:
      joined|joining|taking over|becoming|arriving|became|become|took over|taken over|moved|started|arrived|been appointed
    )
    # French: 'qui a rejoint'
    qui (?:a|avait|est|etait) (?:rejoint|pris|devenue?|arrivee?)|ayant (?:rejoint|pris)
    # Spanish, Portuguese and Italian: 'que asumió'
    quien (?:se incorporo|asumio|llego)|que (?:se incorporo|asumio|ingressou|assumiu|entrou)
    che (?:e entrat[oa]|ha assunto|era entrat[oa])
    # Dutch and Scandinavian languages: 'som började'
    die (?:in dienst trad|overstapte)|som (?:borjade|tilltradde|begyndte|tiltradte|begynte|kom fra)
  )(?!\p{L})`;

/** Somebody asks whether: 'asked whether a lawyer is needed'. */
const ASKED = anyOf`
  # English: 'Asked whether'
  (?:asked|asks|wondered|wonders|questioned) (?:[a-z]+ ){0,3}(?:whether|if)
  # German: 'Fragte, ob'
  (?:fragte|fragt|pruft|klart) (?:[a-z]+ ){0,3}ob
  # French, Spanish, Portuguese and Italian: 'Demande si'
  demand(?:e|ait) si|(?:pregunt|se pregunt)(?:o|a|aron|an) si|perguntou se|(?:chies|si chied)[a-z]{1,3} se
  # Dutch, Swedish, Norwegian and Danish: 'Vroeg of'
  (?:vroeg|vraagt) (?:[a-z]+ ){0,3}of|fraga(?:de|r) om|sp(?:urgte|urte) om
  # Polish, Czech, Finnish and Romanian: 'Zapytał, czy'
  (?:zapytal|pyta)[a-z]* czy|(?:zeptal|pta)[a-z]* (?:se )?(?:zda|jestli)|kysyi [a-z]+ko|a intrebat daca`;

/** Nobody has decided yet: 'no decision has been taken'. */
const OPEN = anyOf`
  # English: 'No decision has been taken', 'remains undecided'
  (?:no|not yet a) decision (?:has|had|was|is)|(?:has|have|is|are|remains?) (?:not (?:yet )?(?:been )?|un)(?:decided|settled)
  # German: 'Noch kein Entscheid', 'noch offen'
  (?:kein|noch kein) (?:entscheid|entscheidung|beschluss)
  (?:entscheid|entscheidung|beschluss) (?:ist|steht) (?:noch )?(?:nicht|aus)|noch (?:offen|nicht entschieden)
  # French, Spanish, Portuguese and Italian: 'Aucune décision'
  (?:aucune decision|rien n.est decide|pas (?:encore )?(?:ete )?(?:decide|tranche))
  (?:sin decidir|no (?:se )?ha (?:decidido|tomado))|por decidir|nao (?:esta|foi) decidid[oa]
  non (?:e stat[oa] (?:ancora )?)?(?:ancora )?decis[oa]
  # Dutch, Swedish, Norwegian and Danish: 'Nog niet besloten'
  nog (?:niet besloten|geen besluit)|(?:inget|inte) (?:an )?(?:beslut|beslutat)
  (?:ingen|ikke) (?:endnu |enna )?(?:beslutning|besluttet|bestemt)
  # Polish, Czech and Finnish: 'Nie podjęto decyzji'
  nie (?:podjeto|zapadla) decyzj[a-z]|(?:nerozhodl|neni rozhodnuto)[a-z]*|ei ole (?:viela )?paatetty`;

/** What is only a question or not decided yet. Plain letters. */
export const UNDECIDED = new RegExp(`(?<![a-z])(?:${ASKED}|${OPEN})(?![a-z])`, 'i');
