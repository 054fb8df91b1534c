import { wordsOf } from '../../../../text/words.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import { namesField } from '../sentence/title-spans.ts';

const DESCRIPTION =
  /^["']?(?:\p{L}{1,4} )?(?:(?:new|former|neue|fruhere[r]?|ehemalige[r]?|nouvelle|nouveau|ancien(?:ne)?|nueva?o?|ex|antigu[oa]|antig[oa]|voormalige?|tidligere|tidigare|byly|byla|byvaly|byvala|entinen|egykori|korabbi) )?(?:[\uE001\uE002](?:'s)? )?\uE004/u;

/** 'The chief risk officer leaves in May' after she was named: the title stands for her. */
export function withDescription(sentence: MaskedSentence): MaskedSentence {
  const found = DESCRIPTION.exec(sentence.text);
  const title = sentence.tokens.find(({ kind }) => kind === 'title');
  if (found === null || title === undefined || title.at !== found[0].length - 1) return sentence;
  if (!namesField(wordsOf(title.written))) return sentence;
  if (/^,? ?[\uE000\uE003]|^ ?[-|:]/u.test(sentence.text.slice(title.at + 1))) return sentence;
  const at = title.at + 1;
  const text = `${sentence.text.slice(0, at)}${TOKEN.person}${sentence.text.slice(at)}`;
  const moved = sentence.tokens.map((token) =>
    token.at >= at ? { ...token, at: token.at + 1 } : token,
  );
  return {
    ...sentence,
    text,
    tokens: [...moved, { kind: 'person' as const, at, written: title.written }].toSorted(
      (one, other) => one.at - other.at,
    ),
  };
}

/** Does the sentence begin with a job title, as the line under a name does? */
export function namesTitleFirst({ text }: MaskedSentence): boolean {
  return TITLE_FIRST.test(text) && text.length <= TITLE_LINE_CHARACTERS_MAX;
}

const TITLE_FIRST = /^[^\uE000\uE003\uE004]{0,24}\uE004[^\uE000\uE003]*$/u;

const TITLE_LINE_CHARACTERS_MAX = 90;
