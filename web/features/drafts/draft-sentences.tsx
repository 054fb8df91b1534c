import type { ReactElement } from 'react';
import {
  editedSentence,
  draftSentences,
  withSentences,
  type Draft,
  type DraftSentence,
  type DraftTextName,
  type Prospect,
} from '#engine';
import { SentenceRow } from './sentence-row.tsx';
import { changeText, draftTexts } from './texts.ts';

/** Changes the newest draft, not the one on the screen: several editors that close together build on each other's changes. */
export type ChangeDraft = (next: (now: Draft) => Draft) => void;

/** A draft on the screen, and what can be done with it. */
export type ShownDraft = {
  readonly draft: Draft;
  readonly prospect: Prospect;
  readonly linesId: string;
  /** Takes the user's change, and what a screen reader is to hear about it. */
  readonly onChange: (next: (now: Draft) => Draft, said: string) => void;
};

/** The sentences of one text, each with what the user can decide about it. */
export function DraftSentences(props: {
  readonly shown: ShownDraft;
  readonly name: DraftTextName;
}): ReactElement {
  const { shown, name } = props;
  const { draft, prospect, linesId, onChange } = shown;
  const sentences = draftSentences(draft, name);

  function replace(at: number, sentence: DraftSentence): void {
    const replaced = (now: Draft) =>
      draftSentences(now, name).map((each, index) => (index === at ? sentence : each));
    onChange((now) => withSentences(now, name, replaced(now)), changeText(sentence));
  }

  return (
    <ul className="relative grid w-full max-w-prose gap-1.5">
      {sentences
        .map((sentence, index) => ({ sentence, index, key: `${name}-${index}` }))
        .map(({ sentence, index, key }) => (
          <SentenceRow
            key={key}
            sentence={sentence}
            place={draftTexts.sentence.place(index + 1, name)}
            draft={draft}
            linesId={linesId}
            onChoose={(choice) => replace(index, { ...sentence, choice })}
            onEdit={(text) =>
              replace(
                index,
                text === ''
                  ? { ...sentence, choice: 'left out' }
                  : editedSentence(text, draft, prospect),
              )
            }
          />
        ))}
    </ul>
  );
}
