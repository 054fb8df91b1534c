import {
  HELD_VERBS,
  HOLDING_VERBS,
  LEADING_VERBS,
  TITLE_ARTICLES,
} from '../../../lexicon/job-titles/title-words.ts';

export const ARTICLES = `(?:(?:${TITLE_ARTICLES})(?: |(?<='))){0,3}`;

const SEPARATOR = ' ?(?:,|-|\\||:|\\(|\\)|·|•|>|/|;){1,2} ?';

export const EMPLOYER = '[\\uE001\\uE002]';

export const AT =
  "(?:at|of|for|with|from|bei(?: der| dem)?|beim|der|des|von|chez|de(?: la| l')?|du|d'|di|del|della|dell'|da|do|das|en|em|no|na|van|bij|hos|pa|i|vid|ved|w|ve|v|u|の)";

const SINCE_WORDS = 'since|seit|depuis|desde|dal|sinds|sedan|siden|od';

/** 'Jane Doe, Head of Risk', 'Jane Doe (Acme), Head of Risk', 'Jane Doe and John Roe – Heads of Risk'. */
export const TITLE_BEHIND = new RegExp(
  `^(?:,? ?(?:and|&|und|et|y|e|en|och|og|i|ve) \\uE003)?(?: ?\\([^()]{1,14}\\))?(?:${SEPARATOR}(?:${AT} )?${EMPLOYER}\\)?)?(?:${SEPARATOR}| (?=\\uE004)| (?:氏|さん)? ?)(?:(?:${SINCE_WORDS}) [^,]{1,20} )?${ARTICLES}$`,
  'iu',
);

/** 'Head of Risk Jane Doe', 'Head of Risk at Acme, Jane Doe'. */
export const TITLE_BEFORE = new RegExp(
  `^(?:,? ?(?:${AT} )?(?:the |der |la |el )?(?:\\p{L}+ ){0,2}${EMPLOYER})?[,:、]? ?(?:\\| ?)?$`,
  'iu',
);

export type Verbs = { readonly holding: RegExp; readonly held: RegExp; readonly leading: RegExp };

const RELATIVE = '(?:,? (?:who|der|die|qui|que|che|som|ktor\\w+|kter\\w+))?';

const ADVERBS = `(?: (?:${TITLE_ARTICLES}|still|also|noch|immer noch|weiterhin|toujours|todavia|ainda|ancora|nog|fortfarande|fortsatt|stadig|nadal|stale|stale|hala|(?:${SINCE_WORDS}|until|till|bis|jusqu'en|jusqu'a|hasta|ate|fino a|tot|til|do) [^,]{1,20}|zugleich|zudem|[a-z]+mente))*`;

export const VERBS: ReadonlyMap<string, Verbs> = new Map(
  Object.keys(HOLDING_VERBS).map((language) => [
    language,
    {
      holding: new RegExp(
        `^(?: \\([^()]{1,14}\\))?${RELATIVE}[ ,]{0,2}(?:${HOLDING_VERBS[language] ?? ''})(?! not| no longer| nicht)${ADVERBS} ?${ARTICLES}$`,
        'iu',
      ),
      held: new RegExp(
        `^(?: \\([^()]{1,14}\\))?${RELATIVE}[ ,]{0,2}(?:${HELD_VERBS[language] ?? ''})${ADVERBS} ?${ARTICLES}$`,
        'iu',
      ),
      leading: new RegExp(`(?<![\\p{L}])(?:${LEADING_VERBS[language] ?? ''})(?![\\p{L}])`, 'iu'),
    },
  ]),
);
