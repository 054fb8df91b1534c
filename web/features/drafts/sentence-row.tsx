import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useId, useRef, useState, type ReactElement } from 'react';
import {
  draftSentenceText,
  hasUnsourced,
  isCopied,
  isHeldBack,
  lacksQuote,
  type Draft,
  type DraftSentence,
  type SentenceChoice,
} from '#engine';
import { Button } from '../../ui/button.tsx';
import { SentenceEditor } from './sentence-editor.tsx';
import { SentenceParts } from './sentence-parts.tsx';
import { draftTexts } from './texts.ts';

const texts = draftTexts.sentence;

type SentenceRowProps = {
  readonly sentence: DraftSentence;
  /** 'sentence 3', for naming what can be done with it. */
  readonly place: string;
  readonly draft: Draft;
  readonly linesId: string;
  readonly onChoose: (choice: SentenceChoice) => void;
  /** Takes the text as the user wrote it, '' for nothing. */
  readonly onEdit: (text: string) => void;
};

/** One sentence: what it says, what is to be known about it, and what can be done with it. */
export function SentenceRow(props: SentenceRowProps): ReactElement {
  const { sentence, place, draft, onChoose, onEdit } = props;
  const [isEditing, setIsEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const isHeld = isHeldBack(sentence);

  /** What was pressed may be gone afterwards; the focus stays with the sentence. */
  function choose(choice: SentenceChoice): void {
    row.current?.focus();
    onChoose(choice);
  }

  function close(text: string | null): void {
    row.current?.focus();
    setIsEditing(false);
    if (text !== null) onEdit(text);
  }

  return (
    <li
      ref={row}
      tabIndex={-1}
      className={clsx(
        'grid gap-1 rounded-r-sm border-l-2 py-0.5 pl-3',
        isHeld ? 'border-warning' : 'border-line',
        !isCopied(sentence) && 'print:hidden',
      )}
    >
      {isEditing ? (
        <SentenceEditor
          place={place}
          text={draftSentenceText(sentence, draft).trim()}
          onClose={close}
        />
      ) : (
        <Shown {...props} onEditing={() => setIsEditing(true)} />
      )}
      <SentenceNote sentence={sentence} place={place} onChoose={choose} />
    </li>
  );
}

function Shown(
  props: Pick<SentenceRowProps, 'sentence' | 'place' | 'draft' | 'linesId'> & {
    readonly onEditing: () => void;
  },
): ReactElement {
  const { sentence, place, draft, linesId, onEditing } = props;
  return (
    <div className="flex items-start gap-1">
      <p
        dir="auto"
        className={clsx(
          'min-w-0 flex-1 py-1 leading-6 text-pretty wrap-anywhere print:py-0',
          sentence.choice === 'left out' && 'text-faint',
        )}
      >
        <SentenceParts sentence={sentence} draft={draft} linesId={linesId} />
      </p>
      <Button
        size="icon"
        variant="quiet"
        className="max-sm:min-w-11 print:hidden"
        aria-label={texts.edit(place)}
        onClick={onEditing}
      >
        <Pencil aria-hidden className="size-3.5" />
      </Button>
    </div>
  );
}

/** Why a sentence is not copied, or what the user has decided about it. */
function SentenceNote(
  props: Pick<SentenceRowProps, 'sentence' | 'place' | 'onChoose'>,
): ReactElement | null {
  const { sentence, place, onChoose } = props;
  const id = useId();
  const note = noteOf(sentence);
  const choices = choicesFor(sentence);
  if (note === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1 text-sm text-muted print:hidden">
      <span id={id} className="wrap-anywhere">
        {note}
      </span>
      {choices.map(({ label, choice }) => (
        <Button
          key={label}
          size="sm"
          variant={choice === 'kept' ? 'secondary' : 'quiet'}
          aria-label={texts.chosen(label, place)}
          aria-describedby={id}
          onClick={() => onChoose(choice)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

function choicesFor(
  sentence: DraftSentence,
): readonly { readonly label: string; readonly choice: SentenceChoice }[] {
  if (sentence.choice !== null) return [{ label: texts.undo, choice: null }];
  if (!isHeldBack(sentence)) return [];
  const leaveOut = { label: texts.leaveOut, choice: 'left out' } as const;
  return lacksQuote(sentence) ? [leaveOut] : [{ label: texts.keep, choice: 'kept' }, leaveOut];
}

function noteOf(sentence: DraftSentence): string {
  if (sentence.choice === 'left out') return texts.leftOut;
  if (lacksQuote(sentence)) return texts.lacksQuote;
  if (!hasUnsourced(sentence)) return sentence.isEdited ? texts.edited : '';
  const named = sentence.parts.flatMap((part) => (part.kind === 'unsourced' ? [part.text] : []));
  return sentence.choice === 'kept' ? texts.kept(named) : texts.held(named);
}
