import { X } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import type { Prospect } from '#engine';
import type { RecentProspect } from '../../../storage/recent-prospects.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Folded } from '../../../ui/unfolding/folded.tsx';
import { formTexts } from './texts.ts';

const texts = formTexts.recent;

/** The prospects researched lately, folded: choosing one fills the form, each can be removed. */
export function RecentProspectsList(props: {
  readonly recent: readonly RecentProspect[];
  readonly onChoose: (prospect: Prospect) => void;
  readonly onRemove: (prospect: Prospect) => void;
}): ReactElement | null {
  const summary = useRef<HTMLElement>(null);
  if (props.recent.length === 0) return null;

  function remove(prospect: Prospect): void {
    // The button goes with its line, so the focus moves to the list's title.
    summary.current?.focus();
    props.onRemove(prospect);
  }

  return (
    <Folded
      className="border-t border-line pt-3"
      summaryRef={summary}
      summaryClassName="min-h-6 w-fit rounded-md text-sm font-medium text-muted hover:text-ink"
      summary={
        <>
          {texts.title}
          <span className="text-faint tabular-nums">{props.recent.length}</span>
        </>
      }
    >
      <ul className="mt-2 grid max-h-60 gap-0.5 overflow-y-auto">
        {props.recent.map(({ prospect, researchedAt }) => (
          <RecentLine
            key={researchedAt + prospect.name}
            prospect={prospect}
            onChoose={() => props.onChoose(prospect)}
            onRemove={() => remove(prospect)}
          />
        ))}
      </ul>
    </Folded>
  );
}

function RecentLine(props: {
  readonly prospect: Prospect;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { name, company } = props.prospect;
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={props.onChoose}
        aria-label={texts.fill(name, company)}
        className="flex min-h-8 min-w-0 grow items-baseline gap-2 rounded-md px-2 py-1 text-left text-sm hover:bg-hover"
      >
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-muted">{company}</span>
      </button>
      <IconButton label={texts.remove(name, company)} icon={X} onClick={props.onRemove} />
    </li>
  );
}
