import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import type { Prospect } from '#engine';
import { researchTexts } from '../../texts-research.ts';
import { Button } from '../../ui/button.tsx';
import { focusField, textOf } from '../../ui/form-fields.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { EMPTY_PROSPECT } from './prospect-draft.ts';
import { useResearchSession } from './research-context.ts';
import { useShortcuts } from './use-shortcuts.ts';

const { form: words } = researchTexts;

type Problems = { readonly name?: string; readonly company?: string };

/** Who to research (§2). What is typed is kept through every outcome and every change of screen. */
export function ProspectForm(): ReactElement {
  const { state, start, cancel, draft } = useResearchSession();
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const isRunning = state.status === 'running';
  useShortcuts({ onStart: () => form.current?.requestSubmit(), onCancel: cancel });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const prospect = prospectFrom(event.currentTarget);
    const found = problemsOf(prospect);
    setProblems(found);
    if (found.name === undefined && found.company === undefined) return start(prospect);
    showToast({
      title: words.missingTitle,
      description: words.missing,
      tone: 'destructive',
    });
    focusField(form.current, found.name === undefined ? 'company' : 'name');
  }

  return (
    <Panel title={words.title}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={(event) => draft.write(prospectFrom(event.currentTarget))}
        className="grid gap-3.5"
      >
        <ProspectFields initial={draft.read()} problems={problems} />
        <Button type="submit" look="primary" size="lg" isBusy={isRunning}>
          {!isRunning && <Search aria-hidden className="size-4" />}
          {isRunning ? words.running : words.submit}
        </Button>
        <p className="-mt-1 hidden text-center text-xs text-faint md:block">{words.shortcut}</p>
      </form>
    </Panel>
  );
}

function ProspectFields(props: {
  readonly initial: Prospect;
  readonly problems: Problems;
}): ReactElement {
  const { initial, problems } = props;
  const field = (name: keyof Prospect) => ({ name, defaultValue: initial[name] });
  return (
    <>
      <TextField
        {...field('name')}
        label={words.name}
        placeholder={words.namePlaceholder}
        autoComplete="off"
        required
        error={problems.name}
      />
      <TextField
        {...field('company')}
        label={words.company}
        placeholder={words.companyPlaceholder}
        autoComplete="off"
        required
        error={problems.company}
      />
      <TextField
        {...field('position')}
        label={words.position}
        placeholder={words.positionPlaceholder}
        autoComplete="off"
      />
      <TextField
        {...field('companyUrl')}
        label={words.companyUrl}
        placeholder={words.companyUrlPlaceholder}
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...field('linkedinUrl')}
        label={words.linkedinUrl}
        placeholder={words.linkedinUrlPlaceholder}
        inputMode="url"
        autoComplete="off"
      />
      <TextArea {...field('notes')} label={words.notes} placeholder={words.notesPlaceholder} />
    </>
  );
}

function prospectFrom(form: HTMLFormElement): Prospect {
  const fields = new FormData(form);
  return {
    ...EMPTY_PROSPECT,
    name: textOf(fields, 'name'),
    company: textOf(fields, 'company'),
    position: textOf(fields, 'position'),
    companyUrl: textOf(fields, 'companyUrl'),
    linkedinUrl: textOf(fields, 'linkedinUrl'),
    notes: textOf(fields, 'notes'),
  };
}

/** §5: a name and a company at least. */
function problemsOf({ name, company }: Prospect): Problems {
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(company.trim() === '' && { company: words.companyMissing }),
  };
}
