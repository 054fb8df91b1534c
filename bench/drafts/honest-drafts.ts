import type { DraftFacts, WrittenSentence } from '#engine';

/** Sentences as a careful writer would put them; `[q3]` is a quote, what follows `|` are the lines it rests on. */
const MAILS: readonly (readonly string[])[] = [
  [
    'Dear {first},',
    'I read what you said about your work: [q3]|q3',
    'It stayed with me, because many of the people I talk to are still looking for a way to begin.|q3',
    'How did your team come to see it that way?|q3',
    'If a short conversation would be useful, I would be glad to share how we approach {offer}.',
  ],
  [
    'Hello {first},',
    'your line [q4] made me stop reading for a moment.|q4',
    'Was there a particular case behind it?|q4',
    'I ask because we work on {offer}, and that is the question our own customers raise most often.|q4',
    'I would like to hear how you handle it.|q4',
    'Would you be open to a short call?',
  ],
  [
    'Hi {first},',
    'I came across this about {company}: [q5]|q5',
    'Where does most of the manual work sit for you and your team?|q5',
    'We help with {offer}, so I am curious whether the two fit together.|q5',
    'Either way, thank you for reading.',
  ],
  [
    'Dear {name},',
    'In a piece from October 2026 you said [q3]|q3',
    'I could not have put it better myself.|q3',
    'What would you tell somebody who is starting with it?|q3',
    'Our side of this is {offer}.|q3',
    'If that touches anything on your list, I would be happy to show you.|q3',
    'Kind regards',
  ],
  [
    'Hello {first},',
    'I noticed the news about {company}: [q2]|q2',
    'I wonder what it means for your part of the work.|q2',
    'You also said [q4]|q4',
    'Those two thoughts seem to belong together.|q2 q4',
    'Could I ask you a question or two about it?',
  ],
  [
    'Hi {first},',
    'thank you for sharing this: [q4]|q4',
    'How do you explain it to colleagues who see it differently?|q4',
    'We spend our days on {offer} and hear many answers to that.|q4',
    'I would be glad to compare notes whenever it suits you.',
  ],
  [
    'Good morning {first},',
    'there is a sentence of yours that I keep coming back to: [q3]|q3',
    'What happened when you said it in your own company?|q3',
    'I do not want to sell you anything in this mail.|q3',
    'If the subject interests you, I can send a short example of how others use {offer}.',
  ],
  [
    'Dear {first},',
    'I am writing because of one line: [q5]|q5',
    'Who takes care of that on your side?|q5',
    'We work with teams like yours on {offer}.|q5',
    'A short answer would help me understand whether it is worth your time.|q5',
    'Best regards',
  ],
  [
    'Hello {first},',
    'as {position} at {company} you hear a lot of offers.|q1',
    'So here is one question.|q1',
    'You said [q3] and I wonder how far along that is today.|q3',
    'If the answer is long, I would love to hear it on a call.',
  ],
  [
    'Hi {first},',
    '[q4] is a sentence I would like to see on every wall.|q4',
    'May I ask how it changed the way your team works?|q4',
    'Our work on {offer} began with a similar thought.|q4',
    'Thanks for writing about it so openly.|q4',
    'Would you have time to talk next week?',
  ],
  [
    'Dear {first},',
    'I saw your name on this page: [q1]|q1',
    'Your view of it would interest me.|q1',
    'Which part of it takes most of your attention at the moment?|q1',
    'We offer {offer}, and I would rather ask before I assume that it fits.',
  ],
  [
    'Hello {first},',
    'two things you said fit well together.|q3 q4',
    'The one that caught my eye was this: [q3]|q3',
    'Further down you said [q4]|q4',
    'How do you keep both in view during a busy month?|q3 q4',
    'I would be happy to exchange ideas.',
  ],
  [
    'Hi {first},',
    'this line about {company} caught my attention: [q5]|q5',
    'What is still open on your list there?|q5',
    'Perhaps {offer} could take some of the work off your team.|q5',
    'If not, I will leave you in peace.',
  ],
  [
    'Dear {name},',
    'I enjoyed reading your thoughts.|q3',
    'Especially this: [q3]|q3',
    'It is rare to see it said so clearly.|q3',
    'What would have to change for others to follow?|q3',
    'I work on {offer} and would welcome your view.',
  ],
  [
    'Hello {first},',
    'when I prepared this note I found the following: [q2]|q2',
    'I would not want to guess what that means for you.|q2',
    'What has it changed in your day-to-day work, if anything?|q2',
    'Our subject is {offer}.|q2',
    'I am happy to explain it in a short call.',
  ],
  [
    'Hi {first},',
    'you put it in one sentence: [q4]|q4',
    'I have seen long reports that say less.|q4',
    'How do you bring your colleagues along?|q4',
    'If you like, I can share what we have learned while working on {offer}.|q4',
    'With best wishes',
  ],
  [
    'Dear {first},',
    'I listened to what you said and wrote down one line: [q3]|q3',
    'Is that still how you see it?|q3',
    'We build {offer}, and your answer would help us make it better.|q3',
    'I would be grateful for a few minutes of your time.',
  ],
  [
    'Hello {first},',
    'there are many tools for everything, and I will not add another list of features.|q4',
    'But you said [q4]|q4',
    'That is close to why we work on {offer}.|q4',
    'Shall we compare our experience?|q4',
    'Sincerely',
  ],
  [
    'Hi {first},',
    'a colleague sent me your words: [q3]|q3',
    'What made you decide to say it in public?|q3',
    'I think more people should, and I would like to understand how you got there.|q3',
    'Could we talk about it, perhaps together with a look at {offer}?',
  ],
  [
    'Dear {first},',
    'here is why I am writing to you and not to somebody else at {company}.|q1',
    'You are {position}, and you said [q4]|q1 q4',
    'That tells me that you look at the practical side.|q4',
    'So do we, with {offer}.|q4',
    'Would a short conversation be of interest?',
  ],
];

const SUMMARIES: readonly (readonly string[])[] = [
  [
    '{name} is {position} at {company}.|q1',
    'In their own words: [q3]|q3',
    'Another line shows how they work: [q4]|q4',
  ],
  [
    'One page says of them: [q1]|q1',
    'They also said [q3]|q3',
    'On the subject itself there is this: [q5]|q5',
  ],
  [
    'What is known begins with [q1]|q1',
    'Asked about their work, they said [q4]|q4',
    'The news about {company} is this: [q2]|q2',
  ],
];

/** A draft that states nothing but what its lines say. */
export type HonestDraft = {
  readonly mail: readonly WrittenSentence[];
  readonly summary: readonly WrittenSentence[];
};

/** Twenty drafts to one person. */
export function honestDrafts({ prospect, offer }: DraftFacts): readonly HonestDraft[] {
  const { name, company, position } = prospect;
  const fill = (text: string): string =>
    text
      .replaceAll('{first}', name.split(' ')[0] ?? name)
      .replaceAll('{name}', name)
      .replaceAll('{company}', company)
      .replaceAll('{position}', position)
      .replaceAll('{offer}', offer);
  return MAILS.map((mail, index) => ({
    mail: mail.map((text) => writtenSentence(fill(text))),
    summary: (SUMMARIES[index % SUMMARIES.length] ?? []).map((text) => writtenSentence(fill(text))),
  }));
}

/** 'I read [q1] twice.|q1 q2' as a model's JSON would hold it. */
export function writtenSentence(source: string): WrittenSentence {
  const [text = '', cites = ''] = source.split('|');
  const parts = text
    .split(/(\[q\d+\])/u)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\[q\d+\]$/u.test(piece) ? { quote: piece.slice(1, -1) } : { text: piece }));
  return { parts, cites: cites.split(' ').filter(Boolean) };
}
