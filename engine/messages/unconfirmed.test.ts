import { expect, test } from 'vitest';
import { JO_MARSH, judgedTalks } from '../judge/testing/judged-for-jo.ts';
import type { Prospect } from '../model/prospect.ts';
import { unconfirmedText } from './unconfirmed.ts';

function why(text: string, known: Partial<Prospect> = {}): ReturnType<typeof unconfirmedText> {
  const [judgement] = judgedTalks([text]);
  return judgement === undefined ? null : unconfirmedText(judgement, { ...JO_MARSH, ...known });
}

const UNLINKED =
  'Jo Marsh told the conference that most control libraries are too long, and that nobody reads them.';

test('a page without a link to the company says so, and what would settle it', () => {
  expect(why(UNLINKED)).toEqual({
    missing: 'Nothing on this page links the name to Harbour Mutual.',
    remedy: 'Their position in the form would settle it.',
  });
});

test.each([
  [{ position: 'Head of Audit' }, 'Their LinkedIn address in the form may settle it.'],
  [
    { position: 'Head of Audit', linkedinUrl: 'https://linkedin.com/in/jo' },
    'A note on their career may settle it.',
  ],
  [
    { position: 'Head of Audit', linkedinUrl: 'https://linkedin.com/in/jo', notes: 'Dale' },
    'Your mark settles it.',
  ],
])('what is known already is not asked for again: %j', (known, remedy) => {
  expect(why(UNLINKED, known)?.remedy).toBe(remedy);
});

test('a page that was not read says that reading it would show', () => {
  const reasons = [{ code: 'company-unmentioned', effect: 'against' }] as const;
  const found = { verdict: 'possible', reasons, readingMinutes: null } as const;

  expect(unconfirmedText(found, JO_MARSH)).toEqual({
    missing: 'Nothing in the search result links the name to Harbour Mutual.',
    remedy: 'Reading the page would show.',
  });
});

test('a search result that names the company in its title has a link, if a weak one', () => {
  const reasons = [
    { code: 'company-named', place: 'title', company: 'Harbour Mutual', effect: 'for' },
  ] as const;
  const found = { verdict: 'possible', reasons, readingMinutes: null } as const;

  expect(unconfirmedText(found, JO_MARSH)?.missing).toBe(
    'The link to Harbour Mutual is too weak by itself.',
  );
});

test('the full stop of a legal form ends the sentence', () => {
  const prospect = { ...JO_MARSH, company: 'Harbour Mutual, Inc.' };

  expect(
    unconfirmedText({ verdict: 'possible', reasons: [], readingMinutes: null }, prospect),
  ).toEqual({
    missing: 'Nothing in the search result links the name to Harbour Mutual, Inc.',
    remedy: 'Reading the page would show.',
  });
});

test('another employer is asked for by name', () => {
  const text =
    'Jo Marsh, head of compliance at Elm Bank, spoke first. Harbour Mutual sponsored the dinner.';

  expect(why(text)?.remedy).toContain('formerly Elm Bank');
});

test('a confirmed page and one of somebody else lack nothing', () => {
  expect(why('Jo Marsh, head of internal audit at Harbour Mutual, spoke first.')).toBeNull();
  expect(why('Nobody of the name is here at all.')).toBeNull();
});
