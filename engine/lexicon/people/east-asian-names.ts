// What is around names in Chinese, Japanese and Korean, and how they end.
import { wordList } from '../word-list.ts';

/** Forms of address after a name, which are not part of it. */
export const EAST_ASIAN_HONORIFICS = wordList('先生 女士 小姐 さん 様 氏 씨 님');

/** What follows right after a Chinese name in running text: verbs, prepositions, job titles and forms of address. */
export const CHINESE_FOLLOWERS: ReadonlySet<string> = new Set(
  '说說表是在和与與的为為任出曾将將对對向從从也还還认認先女总總教董经經于於及等指告接被担擔称稱提谈談获獲氏様社部課取執代常会會監监最首副主',
);

/** Last characters of Japanese given names, which after a name of three or more make it longer: 佐藤健 is not 佐藤健一. */
export const JAPANESE_GIVEN_NAME_ENDINGS: ReadonlySet<string> = new Set('郎彦夫雄哉樹輝恵奈菜吾朗');

/** The same, where the ending is also a common word in Chinese. */
export const DOUBTFUL_GIVEN_NAME_ENDINGS: ReadonlySet<string> = new Set(
  '太一二三子美人介助男也香江花斗平司志史治次之典',
);

/** Last characters of the job titles that precede Chinese names: 经理张伟, 董事长张伟. */
export const CHINESE_TITLE_ENDINGS: ReadonlySet<string> = new Set(
  '长長官师師席事理任管司监監裁员員家生士者',
);
