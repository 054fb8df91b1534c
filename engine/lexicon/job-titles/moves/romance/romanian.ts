import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, handsOver, inEffect, passes, takesFrom } from '../patterns.ts';

/** What is handed over. */
const CHARGES = anyOf`stafeta|conducerea|functia|postul|mandatul|atributiile|coordonarea|fotoliul|directia`;

/** Moves in Romanian. */
export const ROMANIAN_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:a fost |)(?:inlocuita?|succedata?) de|a predat stafeta
      ${handsOver('a (?:predat|cedat|incredintat)', CHARGES, 'lui|catre')}`,
    succeed: anyOf`(?:i-a|a) succedat|l-a inlocuit pe|a inlocuit-o pe|a preluat de la|succesoarea?(?: lui)?|succesorul(?: lui)?
      in locul(?: lui)?|predecesoarea?|predecesorul|${takesFrom('de la|dupa', 'ca')}`,
    die: anyOf`a murit|a decedat|a incetat din viata|s-a stins|in memoriam|condoleante`,
    move: anyOf`a trecut la|s-a mutat la|a plecat la|(?:este )?acum la`,
    leave: anyOf`a parasit|a plecat|plecata|a demisionat|si-a dat demisia|s-a retras|s-a pensionat
      nu mai (?:lucreaza|este|conduce|ocupa|face)|a fost (?:demis|concediat|revocat|destituit|eliberat)a?|plecarea|demisia|retragerea
      s-a despartit de|si-a incheiat|si-a luat ramas bun|${passes('de la', 'la|catre')}|si-a golit biroul|s-au despartit
      ${endOf('perioada|etapa|mandatul|capitolul', 's-a incheiat|a luat sfarsit')}
      ${emptySince('vacanta?|libera?|neocupat[ae]?|gol|goala', 'de cand|din|dupa ce', 'cand')}
      ${inEffect(
        'demisia|plecarea|retragerea|revocarea',
        '(?:a intrat in vigoare|si-a produs efectele|a produs efecte|a devenit efectiva)',
      )}`,
    appoint: anyOf`a numit-o pe|l-a numit pe|a numit|numita?|a angajat-o pe|a angajat|angajata|a recrutat-o pe|a recrutat|recrutata?
      promovata?|desemnata?|numirea(?: lui)?|a adus-o pe|l-a adus pe|a cooptat-o pe|l-a cooptat pe`,
    enter: anyOf`s-a alaturat|a preluat|a devenit|a intrat in|a inceput|a venit la|a revenit la|si-a inceput`,
  },
  announced: {
    succeeded: anyOf`va fi (?:inlocuita?|succedata?) de|preda stafeta|va preda stafeta
      ${handsOver('(?:va )?preda|cedeaza|va ceda', CHARGES, 'lui|catre')}`,
    succeed: anyOf`ii succeda|ii va succeda|il va inlocui pe|o va inlocui pe|inlocuieste|preia de la`,
    move: anyOf`trece la|se muta la|pleaca la|va trece la|va pleca la`,
    leave: anyOf`paraseste|va parasi|pleaca|va pleca|demisioneaza|isi da demisia|se retrage|se va retrage|se pensioneaza|iese la pensie
      isi ia ramas bun|isi incheie|isi va incheia|${endOf('perioada|etapa|mandatul|capitolul', 'se incheie|se va incheia|ia sfarsit')}`,
    appoint: anyOf`va fi (?:numit|promovat|desemnat|angajat)a?|o numeste pe|il numeste pe|numeste`,
    enter: anyOf`se alatura|se va alatura|preia|va prelua|devine|va deveni|intra in|va incepe|incepe|vine la|va veni la|va fi|va conduce
      va ocupa|isi va incepe|prima zi(?: de lucru)?`,
  },
};
