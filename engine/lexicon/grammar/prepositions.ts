// Prepositions, articles and other small words, by what they join. Normalised.
import { wordSet } from '../word-list.ts';

/** Words between a post and its place: 'head of audit at Delta'. Normalised. */
export const JOB_TITLE_PREPOSITIONS = wordSet(
  'at with of for bei beim chez de du del della dello dell des da do dos das en em no na nel presso van bij hos pa for w we ve u v i of @',
);

/** Short words that a statement of somebody's post is held together by, normalised. */
export const JOINING_WORDS = wordSet(
  'the a an and at of for in to on our its their is was has been be at s der die das den dem des und am im zum zur la le les l el los las lo il gli i y e et o os as um uma una un une het een og och en ett i na ve a az az egy der since seit depuis desde dal sinds od sedan fra mot who which',
);

/** Between an organisation's words and what it is of: 'University of Gamma'. Normalised. */
export const EMPLOYER_OF_WORDS = wordSet('of at for de der fur du van av og');

/** Between a job title and the employer: 'auditor at Delta'. Normalised. */
export const EMPLOYER_AT_WORDS = wordSet('at bei chez bij hos presso with');

/** Words that put somebody at a place, unlike 'of', which goes on with what they do there: 'Head of Sales'. Normalised. */
export const WORKPLACE_PREPOSITIONS = wordSet('at bei beim chez bij presso hos w we ve u v @');

/** Between a job title and a department, which is no employer: 'head of sales'. Normalised. */
export const DEPARTMENT_PREPOSITIONS = wordSet('of de du del della di do da des van af for');

/** Words that put somebody at an employer, normalised. */
export const AT_EMPLOYER_WORDS = wordSet('at bei beim chez presso bij hos');

/** Small words between such a word and the place, normalised. */
export const PLACE_PREPOSITIONS = wordSet(
  'in at near of from aus bei zu a au en dans no na em nel uit te w we v ve i u',
);

/** Words inside a name that tell it from another: 'Caisse Rurale du Levant'. Normalised. */
export const NAME_JOINING_WORDS = wordSet('of de du del della do da des van von der');

/** Words that a name's initials may leave out: HSBC is the Hongkong and Shanghai Banking Corporation. Normalised. */
export const WORDS_WITHOUT_INITIALS = wordSet(
  'of and the for in at on und fur der die das des et de du la le les d l y e el los di del della do da dos das van en voor och og for i',
);

/** Before these a single capitalised word is a place. */
export const BEFORE_PLACES = wordSet(
  'in from near outside around across im aus nach bei a au en dans em na no da do di nel nella uit te til fra fran pa to',
);

/** 'And' and 'or' in the languages that reports meet, normalised. */
export const CONJUNCTIONS = wordSet('and und et y e en og och ed');

/** Articles that company names drop in everyday use, normalised. */
export const ARTICLES = wordSet('the a an die der das le la les el los il lo de het');
