// What people say out of courtesy: greetings, thanks, farewells and announcements of feeling, in plain letters.
import { anyOf, expression } from '../word-list.ts';
import { FEELINGS, HOPES, MUTUAL_KINDNESS } from './courtesies/feelings.ts';
import { FAREWELLS, GREETINGS, THANKS } from './courtesies/greetings.ts';
import { TO_READERS } from './courtesies/readers.ts';
import {
  DISCLAIMERS,
  HOUSEKEEPING,
  PLATITUDES,
  REFUSALS_TO_COMMENT,
} from './courtesies/refusals.ts';

/** Courtesies of both kinds in Chinese, Japanese and Korean. */
export const EAST_ASIAN_COURTESY = expression('u')`
  # Japanese: 'Thank you', 'Pleased to meet you', 'No comment'
  ありがと|有難う|有り難う|よろしくお願い|宜しくお願い|こんにちは|こんばんは
  おはようござい|はじめまして|初めまして|お世話にな|光栄|(?:嬉|うれ)し(?:い|く|かった)|喜ばし
  喜んで(?:お|い)|誇り(?:に|です|を)|感謝|お?(?:御礼|お礼)(?:を|申)|歓迎(?:いた|申|し)|おめでと
  お祝い|楽しみに(?:し|いた)|お招き|恐縮|身の引き締ま|ご清聴|どういたしまして|こちらこそ
  コメント[はを]?(?:(?:差し)?控え|(?:いた)?しません|できません)|ノーコメント|お答えできません
  # Chinese: 'Thank you', 'It is an honour', 'No comment'
  谢谢|感谢|感激|大家好|各位好|很高兴|非常高兴|十分高兴|荣幸|自豪|骄傲
  欢迎(?:大家|各位|您|来)|祝贺|恭喜|期待(?:与|和|着)|不(?:予|便)(?:置评|评论|透露)|無可奉告
  无可奉告|謝謝
  # Korean: 'Thank you', 'Proud', 'Hard to answer'
  감사(?:
    합니다|드립|드리|드려|하지요|하죠|해요|했습니다|하게 생각|의 (?:말씀|마음|뜻)|한 마음|인사
  )
  고맙|고마(?:워|운|움)|자랑스|영광|기쁘(?:게|지|고)|기쁩니다|기쁜 마음|반갑|반가(?:워|운)
  안녕하|축하(?:합니다|드립|드리|해)|환영합|뵙(?:겠|게)|설레|드릴 말씀이 없|말씀드리기 어렵
  노코멘트|답변(?:하|드리)기 어렵`;

/**
 * Greetings, thanks and farewells at the head of a sentence. Plain letters, lower case. The phrases are a lookahead, so that they
 * are compiled once, not once for each way of getting there.
 */
export const COURTESY_OPENING = expression('u')`
  ^[^\p{L}\d]*(?:
    (?:oh|ah|well|yes|and|ja|oui|si|sim|so|ok|okay|no|um|uh|also|dann|nun|und|et|y|e|en|och|og|a|i)[,.!]?\s+
  )?(?=${GREETINGS}|${THANKS}|${FAREWELLS}|${TO_READERS})`;

/**
 * Kindness, joy, pride, hopes, refusals to answer and platitudes, and whose views these are, anywhere in a sentence. Plain letters,
 * lower case.
 */
export const COURTESY_ANYWHERE: readonly RegExp[] = [
  FEELINGS,
  MUTUAL_KINDNESS,
  HOPES,
  anyOf`${REFUSALS_TO_COMMENT}|${HOUSEKEEPING}|${PLATITUDES}|${DISCLAIMERS}`,
].map((phrases) => new RegExp(`(?<![\\p{L}\\p{N}])(?=\\p{L})(?:${phrases})`, 'u'));

/** What names a cause in the words of thanks: 'thanks to the register', 'dank der Prüfung'. Plain letters; no courtesy. */
export const CAUSE_NOT_THANKS = expression('giu')`
  (?<!\p{L})(?:
    # English: 'Thanks to the register', 'Thanks in large part to'
    thanks to (?!
      (?:all|everyone|everybody|you|those|my|our)\b
      [^.]{0,80} for (?:\w{2,20}ing\b|your\b|their\b|the (?:support|help|invitation|opportunity|chance))
    )
    thanks in (?:part|large part|no small part) to
    # German and Dutch: 'Dank der Prüfung'
    dank (?:d(?:er|em|es)|eine[rsm]|unsere[rsm]?|ihre[rsm]?|neue[rnsm]?|dieser)\b
    # Spanish and Italian: 'Gracias al registro', 'Grazie al registro'
    (?<!mil |muchas |muchisimas )gracias al?\b(?!
      [ ](?:todos|todas|vosotros|usted|ti|quienes|los que|mi|nuestr|dios|equipo|publico|jurado)
    )
    (?<!mille )grazie a(?:l|llo|lla|i|gli|lle|d)?\b(?! (?:tutti|tutte|voi|lei|te|chi|loro|ciascuno|pubblico))
    # Swedish, Norwegian and Danish: 'Tack vare registret'
    tack vare|takket vaere|takk v.re
    # Czech and Polish: 'Díky registru'
    diky (?!za|vsem|moc|vam|tob|vsech)|dzieki (?!za|wszystkim|wam|tobie|panstwu)
  )`;
