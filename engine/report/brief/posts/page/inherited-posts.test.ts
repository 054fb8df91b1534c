import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'en',
    'Quillfeather Insurance has promoted Tessa Marlow to Chief Risk Officer. Marlow succeeds John Roe, who retired in March.',
  ],
  [
    'en',
    'Quillfeather Insurance has appointed Tessa Marlow Chief Risk Officer. She replaces John Roe.',
  ],
  [
    'de',
    'Quillfeather Insurance hat Tessa Marlow zur Risikochefin ernannt. Sie folgt auf Hans Roth, der im März in den Ruhestand ging.',
  ],
  [
    'fr',
    'Quillfeather Insurance a nommé Tessa Marlow directrice des risques. Elle succède à Jean Roux, qui est parti en mars.',
  ],
  [
    'es',
    'Quillfeather Insurance ha nombrado a Tessa Marlow directora de riesgos. Sucede a Juan Ruiz.',
  ],
  [
    'nl',
    'Tessa Marlow is benoemd tot hoofd risico van Quillfeather Insurance. Zij volgt Jan de Vries op.',
  ],
  [
    'sv',
    'Quillfeather Insurance har utsett Tessa Marlow till riskchef. Hon efterträder Karl Ek, som gick i pension i mars.',
  ],
  [
    'da',
    'Quillfeather Insurance har udnævnt Tessa Marlow til risikochef. Hun afløser Lars Nielsen.',
  ],
  [
    'no',
    'Quillfeather Insurance har utnevnt Tessa Marlow til risikosjef. Hun etterfølger Ola Lie.',
  ],
])('whose place she takes does not put off an appointment, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toBe('current');
});

test.each([
  [
    'en',
    'Tessa Marlow will join Quillfeather Insurance as Chief Risk Officer. She succeeds John Roe.',
  ],
  ['en', 'John Roe is leaving Quillfeather Insurance. Tessa Marlow succeeds him.'],
  [
    'en',
    'Quillfeather Insurance has appointed Tessa Marlow Chief Risk Officer. She succeeds John Roe on 1 September.',
  ],
  [
    'en',
    'Quillfeather Insurance has appointed Tessa Marlow Chief Risk Officer. She succeeds John Roe, who retires in September.',
  ],
  [
    'de',
    'Quillfeather Insurance hat Tessa Marlow zur Risikochefin ernannt. Sie folgt auf Hans Roth, der im Herbst in den Ruhestand geht.',
  ],
  [
    'fr',
    'Quillfeather Insurance a nommé Tessa Marlow directrice des risques. Elle succède à Jean Roux, qui prendra sa retraite en septembre.',
  ],
  [
    'nl',
    'Tessa Marlow is benoemd tot hoofd risico van Quillfeather Insurance. Zij volgt Jan de Vries op, die in september met pensioen gaat.',
  ],
  [
    'sv',
    'Quillfeather Insurance har utsett Tessa Marlow till riskchef. Hon efterträder Karl Ek, som går i pension i september.',
  ],
])('who will follow somebody still there is still to come, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toBe('joining');
});
