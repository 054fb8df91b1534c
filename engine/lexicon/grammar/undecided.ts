// Words by which something is only a question or not decided yet, in plain letters.

const ASKED =
  '(?:asked|asks|wondered|wonders|questioned) (?:[a-z]+ ){0,3}(?:whether|if)|(?:fragte|fragt|pruft|klart) (?:[a-z]+ ){0,3}ob|demand(?:e|ait) si|(?:pregunt|se pregunt)(?:o|a|aron|an) si|perguntou se|(?:chies|si chied)[a-z]{1,3} se|(?:vroeg|vraagt) (?:[a-z]+ ){0,3}of|fraga(?:de|r) om|sp(?:urgte|urte) om|(?:zapytal|pyta)[a-z]* czy|(?:zeptal|pta)[a-z]* (?:se )?(?:zda|jestli)|kysyi [a-z]+ko|a intrebat daca';

const OPEN =
  '(?:no|not yet a) decision (?:has|had|was|is)|(?:has|have|is|are|remains?) (?:not (?:yet )?(?:been )?|un)(?:decided|settled)|(?:kein|noch kein) (?:entscheid|entscheidung|beschluss)|(?:entscheid|entscheidung|beschluss) (?:ist|steht) (?:noch )?(?:nicht|aus)|noch (?:offen|nicht entschieden)|(?:aucune decision|rien n.est decide|pas (?:encore )?(?:ete )?(?:decide|tranche))|(?:sin decidir|no (?:se )?ha (?:decidido|tomado))|por decidir|nao (?:esta|foi) decidid[oa]|non (?:e stat[oa] (?:ancora )?)?(?:ancora )?decis[oa]|nog (?:niet besloten|geen besluit)|(?:inget|inte) (?:an )?(?:beslut|beslutat)|(?:ingen|ikke) (?:endnu |enna )?(?:beslutning|besluttet|bestemt)|nie (?:podjeto|zapadla) decyzj[a-z]|(?:nerozhodl|neni rozhodnuto)[a-z]*|ei ole (?:viela )?paatetty';

/** 'Asked whether a lawyer is needed', 'no decision has been taken'. */
export const UNDECIDED = new RegExp(`(?<![a-z])(?:${ASKED}|${OPEN})(?![a-z])`, 'i');
