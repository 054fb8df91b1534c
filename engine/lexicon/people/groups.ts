// Words that take several people together.
import { wordSet } from '../word-list.ts';

/** 'Both', 'all', before the company of everybody named: 'both of Acme', 'tous deux de Acme'. Normalised. */
export const ALL_OF_THEM = wordSet(`
  both all beide alle tous toutes ambos ambas todos todas entrambi entrambe tutti tutte beiden allen bada alla begge obaj obie
  oboje wszyscy oba obe vsichni`);

/** 'Two', behind them: 'tous deux'. Normalised. */
export const TWO_OF_THEM = wordSet('deux dos dois due dwoje');
