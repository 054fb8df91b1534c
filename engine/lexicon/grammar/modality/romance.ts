import { anyOf } from '../../word-list.ts';
import type { ModalWords } from './modal-words.ts';

/** Words of Romance languages that make a statement of something other than what happened, in plain letters. */
export const ROMANCE_MODAL_WORDS: Readonly<Record<string, ModalWords>> = {
  fr: {
    takenBack: anyOf`
      # Denied: 'dément', 'rumeurs'
      dement(?:i|ie|ent)?|nie|nient|rumeurs?
      # Acquitted, ended, given up: 'classée sans suite'
      relaxee?s?|acquittee?|classee?s? sans suite|non-lieu|blanchie?|annulee?s?|sans sanction|aucune? (?:sanction|amende|suite)
      infondee?s?|clos[e]? [^.;]{0,40}(?:enquete|dossier|procedure)|renonc\p{L}+|pas (?:ete )?(?:touchee?|concernee?)
      # Hearsay: 'On dit que', 'le bruit court'
      donn(?:e|ent|ait|aient) [^.;]{0,100} partant(?:e|s|es)?|on dit (?:que?|qu'\p{L}+)|dit-on|parait-il|le bruit court
      non confirmee?s?`,
    unsure: anyOf`
      pourrai(?:t|ent)|aurai(?:t|ent)|serai(?:t|ent)|si|s'il|envisage\p{L}*|prevoit|prevoient|prevu\p{L}*|souhaite\p{L}*
      espere\p{L}*|projet(?:te|tent)?|soupconn\p{L}+|presum\p{L}+|accus\p{L}+|reclame\p{L}*|menac\p{L}+|risque(?:nt)? d\p{L}*
      eventuel\p{L}*|possible\p{L}*|pourparlers|en discussion|veut|veulent|compte(?= \p{L}+er)|afin de|pour eviter`,
    not: "ne|n'\\p{L}+|pas|jamais|aucun\\p{L}*|sans|ni|non",
    background: anyOf`
      avai(?:t|ent) (?:ete |deja )?\p{L}+|autrefois|jadis|auparavant|a l'epoque|ancien\p{L}* (?:scandale|affaire)|avant de
      diplomee?|carriere|anniversaire`,
    ahead: anyOf`
      \p{L}{2,}(?:era|eront|ira|iront)|\p{L}*(?:iend|rend|tend|vend|cev|dev|faud)(?:ra|ront)|va|vont|sera|seront|aura|auront
      doit \p{L}+er`,
  },
  es: {
    takenBack: anyOf`
      # Denied: 'niega', 'rumores'
      nieg(?:a|an|o|ue)|nego|desmient\p{L}*|desminti\p{L}*|rumor(?:es)?
      # Acquitted, ended, withdrawn: 'archivado'
      absuel\p{L}*|absolv\p{L}+|archiv(?:a|o|ado|ada|an)|sobrese\p{L}*|exonerad\p{L}+|anul(?:a|o|ad[oa])|sin sancion\p{L}*
      descart\p{L}+|revoc(?:a|o|ado)|retir(?:a|o) la (?:demanda|denuncia)
      # Hearsay: 'Se dice', 'según cuentan'
      se dice|(?:la gente|vecinos|muchos|algunos) dicen? que|se comenta|se rumorea|segun cuentan|sin confirmar`,
    unsure: anyOf`
      podri(?:a|an)|habri(?:a|an)|seri(?:a|an)|si|estudian?|analizan?|planea\p{L}*|preven?|previst\p{L}+|quieren?|esperan?
      presunt\p{L}+|supuest\p{L}+|acusa\p{L}*|piden?|exige\p{L}*|amenaz\p{L}+|posible\p{L}*|pretende\p{L}*|baraja|negocia\p{L}*
      eventual\p{L}*|para evitar|aspira`,
    not: 'no|nunca|jamas|ni|ningun\\p{L}*|sin|tampoco|nadie',
    background: anyOf`
      habian? (?:sido )?\p{L}+[dt]o|anteriormente|antano|en su dia|en el pasado|antes de|estudio en|licenciad\p{L}|trayectoria
      aniversario`,
    ahead: '\\p{L}{3,}(?:ara|aran|era|eran|ira|iran)|van? a|sera|seran',
  },
  pt: {
    takenBack: anyOf`
      # Denied: 'nega', 'boatos'
      neg(?:a|am|ou)|desment\p{L}+|boatos?|rumores?
      # Acquitted, ended, withdrawn: 'arquivado'
      absolvid\p{L}|absolv\p{L}+|arquiv\p{L}+|ilib\p{L}+|sem sanc\p{L}+|anul(?:a|ou|ad[oa])|descart\p{L}+|revog\p{L}+
      retirou a (?:queixa|acao)
      # Hearsay: 'Diz-se', 'ao que consta'
      diz-se|(?:as pessoas|vizinhos|muitos|alguns) dizem que|comenta-se|ao que consta|por confirmar`,
    unsure: anyOf`
      poderi(?:a|am)|podera|poderao|teri(?:a|am)|se|pondera|planeia|planeja|pretende\p{L}*|quer|querem|espera|esperam|alegad\p{L}+
      suspeit\p{L}+|acusa\p{L}*|pede|pedem|exige\p{L}*|ameac\p{L}+|possivel|eventual\p{L}*|negocia\p{L}*|equaciona|preve
      previst\p{L}+|estuda|para evitar`,
    not: 'nao|nunca|nem|nenhum\\p{L}*|sem|ninguem|jamais',
    background: anyOf`
      tinham? (?:sido )?\p{L}+do|haviam? (?:sido )?\p{L}+do|outrora|na altura|no passado|antes de|anteriormente|licenciad\p{L}
      formad\p{L} em|carreira|aniversario`,
    ahead: '\\p{L}{3,}(?:ara|arao|era|erao|ira|irao)|vai|vao|sera|serao',
  },
  it: {
    takenBack: anyOf`
      # Denied: 'smentisce', 'voci'
      nega|negato|smenti\p{L}+|voci|indiscrezioni
      # Acquitted, ended, withdrawn: 'archiviata'
      assolt\p{L}|archivi\p{L}+|prosciolt\p{L}|annullat\p{L}|senza sanzion\p{L}|nessuna (?:sanzione|multa)|revocat\p{L}
      ritirat\p{L}
      # Hearsay: 'Si dice', 'a quanto pare'
      si dice|(?:in molti|alcuni|i vicini) dicono che|si mormora|a quanto pare|non confermat\p{L}`,
    unsure: anyOf`
      potrebbe\p{L}*|avrebbe\p{L}*|sarebbe\p{L}*|se|valuta|valutano|preved(?:e|ono)|previst\p{L}+|intend(?:e|ono)|vuole|vogliono
      spera|presunt\p{L}+|accus\p{L}+|chied(?:e|ono|eva)|chiesto|minacci\p{L}+|possibil\p{L}+|ipotesi|eventual\p{L}+
      trattativ\p{L}+|punta a|per evitare`,
    not: 'non|mai|nessun\\p{L}*|senza|ne|nemmeno',
    background: anyOf`
      avev(?:a|ano) (?:\p{L}+ )?\p{L}+[tso]o|era stat\p{L}|erano stat\p{L}|in passato|all'epoca|precedentemente|prima di
      laureat\p{L}|carriera|anniversario`,
    ahead: '\\p{L}{3,}(?:era|eranno|ira|iranno)|sara|saranno|verra|verranno|dovra',
  },
};
