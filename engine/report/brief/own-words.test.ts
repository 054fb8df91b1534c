import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { OWN_WORDS_MAX, QUOTATION_WORDS_MAX } from './brief-weights.ts';
import { ownWords } from './own-words.ts';

const NOW = new Date('2026-11-01');

function shownOn(...pages: readonly ResearchResult[]): readonly string[] {
  return ownWords(analyzedPages(MARLOW, pages), NOW).map(({ line }) => line.text);
}

function saidOn(content: string, more: Partial<ResearchResult> = {}): readonly string[] {
  return shownOn(confirmedPage(content, more));
}

test.each([
  ['en', 'We are delighted with this certificate.'],
  ['en', 'I am honoured to serve on the board.'],
  ['en', 'Proud to share that we won again.'],
  ['en', "We're thrilled and grateful for it."],
  ['en', 'I look forward to working with everyone.'],
  ['en', 'Thanks for having me on the show.'],
  ['en', 'Good morning to everyone in the room.'],
  ['en', 'It is a pleasure to be here.'],
  ['en', 'Distinguished guests, ladies and gentlemen.'],
  ['en', 'I write here in a personal capacity.'],
  ['en', 'We take the privacy of our members very seriously.'],
  ['de', 'Ich freue mich sehr auf die neue Aufgabe.'],
  ['de', 'Wir sind sehr stolz auf das Ergebnis.'],
  ['de', 'Vielen Dank für die freundliche Einladung.'],
  ['fr', 'Je suis ravie de rejoindre cette belle maison.'],
  ['fr', 'Nous sommes très fiers de ce label.'],
  ['fr', 'Bonjour et merci de votre invitation.'],
  ['es', 'Me incorporo con mucha ilusión a este proyecto.'],
  ['es', 'Un resultado que nos llena de orgullo.'],
  ['es', 'Muchas gracias por la invitación de hoy.'],
  ['pt', 'É uma honra assumir este novo desafio.'],
  ['pt', 'Boa tarde e obrigada pelo convite.'],
  ['it', 'Sono onorata di questo nuovo incarico.'],
  ['it', 'Buongiorno a tutti e grazie dell’invito.'],
  ['nl', 'We zijn trots op dit mooie resultaat.'],
  ['nl', 'Tot ziens op het erf van volgend jaar!'],
  ['sv', 'Vi är stolta över vårt arbete i år.'],
  ['sv', 'Jag ser mycket fram emot uppdraget.'],
  ['no', 'Vi er glade for at retten så på dette.'],
  ['da', 'Vi tager sagen meget alvorligt i huset.'],
  ['da', 'Vi er meget stolte af vores nye hus.'],
  ['pl', 'Cieszę się, że dołączam do tego zespołu.'],
  ['pl', 'Dziękuję bardzo za dzisiejsze zaproszenie.'],
  ['cs', 'Děkuji za slovo, vážené dámy a pánové.'],
  ['cs', 'Jsme na celý tým opravdu moc hrdí.'],
  ['tr', 'Bu göreve gelmekten onur duyuyorum bugün.'],
  ['tr', 'Ben teşekkür ederim, size iyi yayınlar.'],
])(
  'fault 177: greetings, thanks and announced joy are no words worth showing (%s: %s)',
  (language, text) => {
    expect(saidOn(`By Tessa Marlow\n\n${text}`, { language })).toEqual([]);
    expect(saidOn(`Tessa Marlow: “${text}”`, { language })).toEqual([]);
  },
);

test('ゲストの挨拶: courtesy is left out in Japanese too', () => {
  const page = confirmedPage('佐藤美咲氏は「お招きいただきありがとうございます」と述べた。', {
    language: 'ja',
  });

  expect(ownWords(analyzedPages({ ...MARLOW, name: '佐藤美咲' }, [page]), NOW)).toEqual([]);
});

test.each([
  ['en', 'Nobody was proud of that spreadsheet and everybody used it.'],
  ['en', 'The welcome desk holds more data than the vault.'],
  ['en', 'Happy auditors found nothing because nobody looked.'],
  ['de', 'Die Freude am Prüfen endet am Kopierer.'],
  ['fr', 'Le label ne remplace pas la serrure.'],
  ['pl', 'Tak, mamy jedną listę i jednego właściciela.'],
  ['pl', 'Mamy tak długą listę, że nikt jej nie czyta.'],
  ['es', 'El saludo dura más que la auditoría.'],
])('words that only sound like courtesy are shown (%s: %s)', (language, text) => {
  expect(saidOn(`By Tessa Marlow\n\n${text}`, { language })).toEqual([text]);
});

test('what is said in one go is shown together, and its sentences stay apart for the openers', () => {
  const [shown] = ownWords(
    analyzedPages(MARLOW, [
      confirmedPage(
        '“The test failed. We wrote it on a Friday,” said Tessa Marlow. “Nobody slept well.”',
      ),
    ]),
    NOW,
  );

  expect(shown?.line.text).toBe('The test failed. We wrote it on a Friday');
  expect(shown?.line.quote).toBe('The test failed. We wrote it on a Friday');
  expect(shown?.sentences.map(({ line }) => line.text)).toEqual([
    'The test failed.',
    'We wrote it on a Friday',
  ]);
});

test('a quotation ends where her words end, unless the next refers back to them', () => {
  const told = (next: string): readonly string[] =>
    saidOn(`“I counted the keys twice in March,” Tessa Marlow told me in 2023. “${next}”`);

  expect(told('The list has all 90 rooms.')).toEqual([
    'I counted the keys twice in March',
    'The list has all 90 rooms.',
  ]);
  expect(told('They did not match the list.')).toEqual([
    'I counted the keys twice in March … They did not match the list.',
  ]);
});

test('a sentence that is interrupted to say who speaks stays whole', () => {
  expect(saidOn('“We counted the keys,” said Tessa Marlow, “and they were nine.”')).toEqual([
    'We counted the keys … and they were nine.',
  ]);
});

test.each([
  '“I asked the guards for a month,” says Tessa Marlow, head of risk at Quillfeather Insurance. “They laughed until we bought a lock.”',
  '“We counted the keys twice,” says Tessa Marlow, head of risk and insurance at Quillfeather Insurance. “They were nine this time.”',
])('so does what refers back over the job of who speaks: %s', (text) => {
  const [said = ''] = saidOn(text);
  expect(said).toContain(' … They ');
});

test('it does not where more than who speaks stands between', () => {
  expect(
    saidOn(
      '“We counted the keys twice,” said Tessa Marlow, who has kept the doors of Quillfeather since May. “This time they were nine.”',
    ),
  ).toEqual(['We counted the keys twice']);
});

test('an answer that a journalist quotes ends where the words do', () => {
  const said = '"We read every contract twice before anybody signs"';

  expect(
    saidOn(
      `Tessa Marlow of Quillfeather.\n\n**And now?**\n\n${said}, she says.\n\n**Why?**\n\nWe slept.`,
    ),
  ).toContain('We read every contract twice before anybody signs');
});

test.each([
  ['Oh boy.', 'en'],
  ['Max is right.', 'en'],
  ['Max hat völlig recht.', 'de'],
  ['Max a raison.', 'fr'],
  ['Max heeft gelijk.', 'nl'],
  ['Max tiene razón.', 'es'],
])('what only wins time or agrees is not hers to quote (%s)', (filler, language) => {
  const answer = 'Quillfeather has nine doors and twelve keys.';
  const page = confirmedPage(
    `Host: Ready?\n\nTessa Marlow: ${filler} ${answer}\n\nHost: And the windows?`,
    { language },
  );

  expect(shownOn(page)).toEqual([answer]);
});

test.each([
  ['“Robust” is a word that we banned in March.'],
  ['We banned one word in March, and it was "robust."'],
  ['In March we banned “robust” and two other words.'],
])('quotation marks inside her words stay in pairs (%s)', (said) => {
  expect(saidOn(`By Tessa Marlow\n\n${said}`)).toEqual([said]);
});

test('a sentence of one word inside an answer keeps it together', () => {
  const content =
    'Host: What do you weigh?\n\nTessa Marlow: We weigh the wool twice a day. Always. The rest is dust and theft.\n\nHost: Well.';

  expect(saidOn(content)).toEqual([
    'We weigh the wool twice a day. Always. The rest is dust and theft.',
  ]);
});

test('thanks in the middle of an answer divide it', () => {
  const content =
    'Host: Ready?\n\nTessa Marlow: The traffic is worse on this side. Good afternoon everyone. We had eleven hundred agents.\n\nHost: And?';

  expect(saidOn(content).toSorted()).toEqual([
    'The traffic is worse on this side.',
    'We had eleven hundred agents.',
  ]);
});

test('a short sentence is shown, part of a sentence is not', () => {
  expect(saidOn('“Nobody rings a PDF,” said Tessa Marlow.')).toEqual(['Nobody rings a PDF']);
  expect(saidOn('Tessa Marlow said she walks “because everybody else does it”.')).toEqual([]);
});

test('a pull quote is not shown a second time', () => {
  const content =
    '> "Nobody rings a PDF."\n>\n> — Tessa Marlow\n\n"Nobody rings a PDF. They ring somebody," said Tessa Marlow.';

  expect(saidOn(content)).toEqual(['Nobody rings a PDF. They ring somebody']);
});

test('a sentence that ends with the company is no headline of a profile', () => {
  expect(saidOn('“We read every contract at Quillfeather,” said Tessa Marlow.')).toEqual([
    'We read every contract at Quillfeather',
  ]);
});

test('a headline made of an answer is not shown beside it', () => {
  const content =
    '# “Nobody ever rings a silly PDF”\n\nTessa Marlow of Quillfeather.\n\n**Why?**\n\nNobody ever rings a silly PDF file.\n\n**What do people do then?**\n\nThey ring somebody whom they have known for years.';

  expect(saidOn(content)).toHaveLength(2);
});

test('a long speech is shown in stretches, and no brief shows more than it can hold', () => {
  const sentence = 'Every key on the ring opens a door that somebody forgot to count.';
  const speech = Array.from({ length: 90 }, (_, at) => `${sentence.slice(0, -1)} in ${1900 + at}.`);
  const shown = saidOn(`By Tessa Marlow\n\n${speech.join(' ')}`);
  const two = confirmedPage(`By Tessa Marlow\n\n${speech.toReversed().join(' ')}`, { id: 'two' });

  expect(shown.length).toBeGreaterThan(1);
  expect(Math.max(...shown.map((text) => text.split(' ').length))).toBeLessThanOrEqual(
    QUOTATION_WORDS_MAX,
  );
  expect(shownOn(confirmedPage(`By Tessa Marlow\n\n${speech.join(' ')}`), two)).toHaveLength(
    OWN_WORDS_MAX,
  );
});

test.each([
  ['en', '3 weeks ago: We read every contract twice before anybody signs.'],
  ['en', '**About:** I read every contract twice before anybody signs.'],
  ['de', 'vor 2 Tagen: Wir lesen jeden Vertrag zweimal, bevor jemand unterschreibt.'],
  ['fr', 'Il y a 3 jours : nous lisons chaque contrat deux fois.'],
  ['es', 'Hace 1 mes: Leemos cada contrato dos veces antes de firmar.'],
  ['nl', '2 weken geleden: Wij lezen elk contract twee keer in onze groep.'],
  ['sv', '3 veckor sedan: Vi läser varje avtal två gånger innan någon skriver på.'],
  ['da', 'Tessa delte: Vi læser hver aftale to gange, før nogen skriver under.'],
  ['pl', '2 dni temu: Czytamy każdą umowę dwa razy, zanim ktoś podpisze.'],
  ['tr', '3 hafta once: Her sözleşmeyi iki kez okuyoruz, sonra imzalıyoruz.'],
])('what a page sets before the words is none of them (%s: %s)', (language, text) => {
  const shown = saidOn(`By Tessa Marlow\n\n${text}`, { language });

  expect(shown.length).toBe(1);
  expect(shown[0]).toBe(text.replaceAll('*', '').replace(/^[^:]+:\s/u, ''));
});

test('a colon of theirs stays', () => {
  const said = 'Our rule is short: nobody signs what nobody has read.';

  expect(saidOn(`By Tessa Marlow\n\n${said}`)).toEqual([said]);
});

test('what a chairman says about them by name is not theirs', () => {
  const content =
    'Tessa Marlow übernimmt das Risikomanagement. „Tessa Marlow kennt jeden Vertrag in diesem Haus“, sagt der Aufsichtsratsvorsitzende Klaas Roe. „Dass Prüfung Geld kostet, wissen wir seit 2019.“';

  expect(saidOn(content, { language: 'de' })).toEqual([]);
});

test('a name in bold that begins a sentence introduces somebody and is no label of a speaker', () => {
  const content =
    '**Tessa Marlow** is head of risk at Quillfeather Insurance and has been on both sides of the desk.\n\n**Max Roe** advises farms in the hills and teaches 12 students.';

  expect(saidOn(content)).toEqual([]);
});

test('answers to small talk at the end of an interview are not shown', () => {
  const content = [
    '**What is hardest about suppliers?**',
    '**Tessa Marlow:** We asked 214 of them one question and 40 answered it.',
    '**Favourite loaf?**',
    "**Tessa Marlow:** White tin, yesterday's, toasted and don't tell marketing.",
  ].join('\n\n');

  expect(saidOn(content).join(' ')).toContain('214');
  expect(saidOn(content).join(' ')).not.toContain('tin');
});
