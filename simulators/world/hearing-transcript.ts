const CHARACTERS_MIN = 1_000_000;
const PARAGRAPHS_BEFORE_STATEMENT = 3;

const SPEAKERS = [
  'The Chair',
  'Ms. Halloran',
  'Mr. Petrakis',
  'Dr. Oyelaran',
  'Mr. Sunde',
] as const;
const REMARKS = [
  'I would ask the witness to come back to the question of the emergency stop, and to say how long it takes for the arm to come to rest.',
  'The figures in exhibit twelve are for the second quarter, and the third quarter was better, though not by as much as we had hoped.',
  'Could you repeat that for the record? The microphone in the second row does not work, and the stenographer is waving at me.',
  'In our laboratory we repeat each test forty times with three payloads, and we publish the failures together with the successes.',
  'We have heard from operators that the training takes two days, and from their staff that it takes two hours. I should like to know which it is.',
  'A fence is a simple device. It has no opinion, it needs no update, and it has never been asked to explain itself to a committee.',
  'With respect, a standard that nobody can afford to buy is a secret, and safety should not be a secret.',
] as const;

/** A transcript of more than one million characters in which one statement matters. */
export function hearingTranscript(statement: string): string {
  const paragraphs = ['# Full transcript: public hearing on robotics safety', '26 February 2026'];
  let characters = 0;
  for (let turn = 0; characters < CHARACTERS_MIN; turn += 1) {
    if (turn === PARAGRAPHS_BEFORE_STATEMENT) paragraphs.push(statement);
    const speaker = SPEAKERS[turn % SPEAKERS.length] ?? '';
    const remarks = [turn, turn * 3 + 1, turn * 5 + 2].map((at) => REMARKS[at % REMARKS.length]);
    const paragraph = `**${speaker}:** ${remarks.join(' ')} (${turn + 1})`;
    paragraphs.push(paragraph);
    characters += paragraph.length;
  }
  return paragraphs.join('\n\n');
}
