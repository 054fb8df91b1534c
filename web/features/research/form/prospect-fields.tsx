import type { ClipboardEvent, ReactElement } from 'react';
import type { Prospect } from '#engine';
import { formTexts } from '../../../texts-form.ts';
import { researchTexts } from '../../../texts-research.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ProspectHints } from './prospect-hints.ts';

const { form: words } = researchTexts;

/** What keeps a run from starting, by field. */
export type ProspectProblems = { readonly name?: string; readonly company?: string };

/** The six fields of §2, which keep their own text. */
export function ProspectFields(props: {
  readonly initial: Prospect;
  readonly problems: ProspectProblems;
  readonly hints: ProspectHints;
  /** An address was left: the moment to look at it. */
  readonly onLeaveAddress: () => void;
  readonly onPasteName: (event: ClipboardEvent<HTMLInputElement>) => void;
}): ReactElement {
  const { initial, problems, hints } = props;
  const field = (name: keyof Prospect) => ({
    name,
    defaultValue: initial[name],
    autoComplete: 'off',
  });
  return (
    <>
      <TextField
        {...field('name')}
        label={words.name}
        placeholder={words.namePlaceholder}
        required
        hint={formTexts.pasteHint}
        error={problems.name}
        onPaste={props.onPasteName}
      />
      <TextField
        {...field('company')}
        label={words.company}
        placeholder={words.companyPlaceholder}
        required
        error={problems.company}
      />
      <TextField
        {...field('position')}
        label={words.position}
        placeholder={words.positionPlaceholder}
      />
      <TextField
        {...field('companyUrl')}
        label={words.companyUrl}
        placeholder={words.companyUrlPlaceholder}
        inputMode="url"
        hint={hints.companyUrl}
        onBlur={props.onLeaveAddress}
      />
      <TextField
        {...field('linkedinUrl')}
        label={words.linkedinUrl}
        placeholder={words.linkedinUrlPlaceholder}
        inputMode="url"
        hint={hints.linkedinUrl}
        onBlur={props.onLeaveAddress}
      />
      <TextArea {...field('notes')} label={words.notes} placeholder={words.notesPlaceholder} />
    </>
  );
}
