import { expect, test } from 'vitest';
import { wordsOf } from '../../../text/words.ts';
import { personNameOf, transliterations } from '../name/person-name.ts';
import type { Mention } from './mention.ts';
import { createPersonMatcher } from './person-matcher.ts';

function mentionIn(name: string, text: string): Mention | undefined {
  const names = [name, ...transliterations(name)].map((form) => personNameOf(form));
  const mentions = createPersonMatcher(names).findMentions(wordsOf(text));
  return mentions.find(({ kind }) => kind === 'full') ?? mentions[0];
}

const CHINESE = ['Irene Wong Suk Han', 'Wong Suk Han Irene', 'Irene Suk Han Wong'];
const INITIALS = ['Irene S. H. Wong', 'Irene S.H. Wong', 'Wong S.H. Irene', 'S. H. Irene Wong'];
const ENTERED = [...CHINESE, ...INITIALS, 'Irene SH Wong', 'Irene Wong'];

const WRITTEN = [
  'Ms Irene S.H. Wong – Acme',
  'Ms Irene S. H. Wong – Acme',
  'Irene SH Wong said',
  'Irene S.-H. Wong said',
  'Wong S.H. Irene, Acme',
  'WONG SH Irene',
  'Wong S. H. Irene',
  'Wong, S.H. Irene (Acme)',
  'S. H. Irene Wong said',
  'S.H. Irene Wong said',
  'Irene Wong Suk Han said',
  'Wong Suk Han Irene said',
  'WONG, Suk Han Irene',
  'Ms. WONG Suk Han, Irene (Head of Audit)',
  'Ms. WONG S.H., Irene, Acme',
];

test.each(ENTERED.flatMap((name) => WRITTEN.map((text) => [name, text] as const)))(
  'a Chinese personal name and its initials agree with each other and with none: %s, "%s"',
  (name, text) => {
    expect(mentionIn(name, text)).toMatchObject({
      kind: 'full',
      strength: 1,
      isPartOfOtherName: false,
      hasUnknownMiddle: false,
    });
  },
);

test.each([
  ['Irene Kim Minseok', 'Irene M.S. Kim said'],
  ['Irene Kim Min-seok', 'Kim M.S. Irene'],
  ['Irene Nguyen Thi Mai', 'Irene T.M. Nguyen said'],
  ['Dr Irene Wong Suk Han', 'Dr Irene Wong said'],
  ['Irene Wong Suk Han', 'VP Irene Wong said'],
])('so they do in Korean and Vietnamese names and behind titles: %s, "%s"', (name, text) => {
  expect(mentionIn(name, text)).toMatchObject({ kind: 'full', isPartOfOtherName: false });
});

const OTHERS = [
  'Ms Irene K.Y. Wong – Acme',
  'Irene K. Y. Wong said',
  'Irene KY Wong said',
  'Irene S.Y. Wong said',
  'Irene S. Y. Wong said',
  'Wong K.Y. Irene, Acme',
  'Wong KY Irene',
  'K. Y. Irene Wong said',
  'K.Y. Irene Wong said',
  'Irene Wong Ka Yan said',
  'Wong Ka Yan Irene said',
];

test.each([...CHINESE, ...INITIALS].flatMap((name) => OTHERS.map((text) => [name, text] as const)))(
  'other initials are those of a namesake: %s is not in "%s"',
  (name, text) => {
    expect(mentionIn(name, text)?.isPartOfOtherName).toBe(true);
  },
);

test('the initial Y is none of the Spanish word', () => {
  expect(mentionIn('Irene K. Y. Wong', 'Irene K.F. Wong said')?.isPartOfOtherName).toBe(true);
  expect(mentionIn('Irene K. Y. Wong', 'Irene K.Y. Wong said')?.isPartOfOtherName).toBe(false);
});

test.each([
  ['Irene Ng Wong', 'Irene Ng said', 'full'],
  ['J.R. Marlow', 'J.R. Marlow said', 'full'],
  ['Piers W.L. Marlow', 'Piers W. L. Marlow said', 'full'],
  ['Suk Han Wong', 'Wong Suk Han said', 'full'],
])('initials and family names elsewhere stay what they are: %s, "%s"', (name, text, kind) => {
  expect(mentionIn(name, text)).toMatchObject({ kind, isPartOfOtherName: false });
});

test('a personal name entered first is the given one', () => {
  expect(mentionIn('Suk Han Irene Wong', 'Suk Han Wong said')?.strength).toBe(1);
  expect(mentionIn('Suk Han Irene Wong', 'Irene Wong said')?.strength).toBeLessThan(1);
});

test('two people in one list are not joined into one name', () => {
  expect(mentionIn('Irene Wong', 'Wong Ka Yan, Irene Leung')?.kind).not.toBe('full');
  expect(mentionIn('Irene Wong', 'by Wong Ka Yan. Irene, you said')?.kind).not.toBe('full');
});
