import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { ownWords } from './own-words.ts';

const NOW = new Date('2026-11-01');

function askedOn(content: string, more: Partial<ResearchResult> = {}) {
  const page = confirmedPage(content, more);
  return ownWords(analyzedPages(MARLOW, [page]), NOW).map(({ line }) => {
    if (line.question !== undefined) expect(content).toContain(line.question);
    return line.question;
  });
}

test.each([
  ['bold', '**Who counts the doors?**\n\nI do, every Friday at nine.\n\n**And the keys?**\n\nNo.'],
  [
    'a heading',
    '## Who counts the doors?\n\nI do, every Friday at nine.\n\n## Who has the keys?\n\nNo.',
  ],
  [
    'behind a letter',
    '**Q. Who counts the doors?**\n\nA. I do, every Friday at nine.\n\n**Q. And the keys?**\n\nA. No.',
  ],
  [
    'behind the name of the paper',
    '**D&K: Who counts the doors?**\n\nI do, every Friday at nine.\n\n**D&K: And the keys?**\n\nNo.',
  ],
  [
    'the last of a long turn that asks',
    'Host: A door is a strange thing. Who counts the doors? I never would.\n\nTessa Marlow: I do, every Friday at nine.\n\nHost: Well.',
  ],
])('an answer comes with what was asked: %s', (_, content) => {
  expect(askedOn(content, { title: 'Tessa Marlow on doors' })).toEqual(['Who counts the doors?']);
});

test('an interviewer who says ‘we’ is no reader who asks for help', () => {
  const content =
    'Tessa Marlow racconta come conta le porte.\n\n**Chi conta le porte?**\n\nLe conto io, ogni venerdì mattina alle nove.\n\n**Torniamo alle chiavi. Dove sono?**\n\nNon lo so.';

  expect(askedOn(content, { language: 'it' })).toEqual(['Chi conta le porte?']);
});

test('what readers ask of a company is answered by nobody', () => {
  const content =
    'Tessa Marlow leads the team.\n\n**Was my key copied?** No. We have counted every key twice.\n\n**Why did you have my key?** We keep every key for nine years.\n\n**Should I change my lock?** You need not, but it never hurts.';

  expect(askedOn(content)).toEqual([]);
});

test('names in bold before turns that a page repeats are those of the speakers', () => {
  const content =
    '**Kim** Tessa, who counts the doors?\n\n**Tessa** I do, every Friday at nine.\n\n**Kim** I always say that a door is a strange thing to count on a Friday.\n\n**Tessa** No.';

  expect(askedOn(content)).toEqual(['Tessa, who counts the doors?']);
});

test.each([
  [
    'Host: There are nine doors. You never open the last.\n\nTessa Marlow: I found it open on a Friday.\n\nHost: Well.',
  ],
  [
    '**Q. You never open the last.**\n\nA. I found it open on a Friday.\n\n**Q. And then?**\n\nA. No.\n\n**Q. Why?**\n\nA. No.',
  ],
])('what an interviewer says without asking is answered, too: %j', (content) => {
  expect(askedOn(content, { title: 'Tessa Marlow on doors' })).toEqual([
    'You never open the last.',
  ]);
});

test.each([
  ['The cellar has nine doors. And the keys?', 'The cellar has nine doors. And the keys?'],
  ['Does anybody count the doors? And the keys?', 'Does anybody count the doors? And the keys?'],
  ['Thank you for coming to our show. And the keys?', 'And the keys?'],
  [`It has ${'very '.repeat(30)}old doors. And the keys?`, 'And the keys?'],
  ['**The cellar has nine doors.** And the keys?', 'And the keys?'],
])('a question of a few words has the short sentence before it: %s', (said, question) => {
  const content = `Host: A door. ${said}\n\nTessa Marlow: I count them every Friday.\n\nHost: Well.`;

  expect(askedOn(content)).toEqual([question]);
});

test.each([
  ['Is any of yours open?', 'Is any of yours open?'],
  ['We open the doors at ten as well.', undefined],
])('among several speakers only who leads asks without a mark: %s', (said, question) => {
  const content = `Host: Who counts?\n\n**Ann Roe:** ${said}\n\n**Tessa Marlow:** I count the doors every Friday.\n\n**Bob Poe:** We do.`;

  expect(askedOn(content)).toEqual([question]);
});

test.each([
  [
    'a question of her own above her text',
    'By Tessa Marlow\n\n## Who counts the doors?\n\nI count them every Friday at nine.',
  ],
  [
    'an answer that the narrator went before',
    '**Who counts the doors?**\n\nOf course.\n\n**And the keys?**\n\nNo.\n\n## Later\n\nShe showed us round. “I counted forty of them on Friday,” Tessa Marlow said.',
  ],
  [
    'thanks',
    'Host: Thank you for coming to our show.\n\nTessa Marlow: I count the doors every Friday.\n\nHost: Well.',
  ],
  [
    'a speech',
    'Host: A door is a strange thing. I never counted one. My house has three. All three are shut.\n\nTessa Marlow: I count the doors every Friday.\n\nHost: Well.',
  ],
])('where nothing is asked, no question is shown: %s', (_, content) => {
  expect(askedOn(content, { title: 'Tessa Marlow on doors' }).at(-1)).toBeUndefined();
});

test('only what directly follows a question is shown as its answer, also below a label alone on its line', () => {
  const content =
    'Host: Who counts the doors?\n\n**Tessa Marlow**\n\nI do, every Friday at nine.\n\nI have 40 keys in a drawer at home.\n\nHost: Well.';

  expect(new Set(askedOn(content))).toEqual(new Set(['Who counts the doors?', undefined]));
});

test.each([
  ['What keeps her awake? “I lie awake over the doors.”', 'What keeps her awake?'],
  ['“Is that all?” he asks. “I lie awake over the doors,” says Tessa Marlow.', undefined],
  ['What keeps her awake? She laughs. “I lie awake over the doors.”', undefined],
])('a narrator’s question right before her words is what they answer: %s', (told, question) => {
  const content = `Tessa Marlow of Quillfeather Insurance pours the tea. ${told}`;

  expect(askedOn(content)).toEqual([question]);
});

test.each([
  ['SAM POOLE', 'POOLE', 'You never open the last.'],
  ['HOST (Sam Poole)', 'POOLE', 'You never open the last.'],
  ['SAM POOLE', 'ROE', undefined],
])('who has a longer label first (%s, %s) is one speaker', (first, then, question) => {
  const content = `**${first}:** Welcome, Tessa Marlow.\n\n**MARLOW:** Yes.\n\n**${then}:** You never open the last.\n\n**MARLOW:** I count the doors every Friday.`;

  expect(askedOn(content)).toEqual([question]);
});
