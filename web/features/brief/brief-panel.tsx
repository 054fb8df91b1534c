import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Brief } from '#engine';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { BriefControl } from './brief-control.ts';
import { BriefSummary } from './brief-summary.tsx';
import { BriefLinesToCome, PLACE } from './brief-to-come.tsx';
import { OpenerList } from './opener-list.tsx';
import { OwnWordsList } from './own-words-list.tsx';
import { ProvenList } from './proven-list.tsx';
import { briefTexts } from './texts.ts';
import { WhoList } from './who-list.tsx';

/**
 * The brief above the report, to be read in thirty seconds: who, why now, in their words, topics, openers; each line
 * with its proof. Folded it is three lines in the very place that was kept for it during the run, so that the report
 * below stays where it is. `aside` is at the right edge of its heading. Paper gets the whole brief.
 */
export function BriefPanel(props: {
  readonly control: BriefControl;
  readonly aside?: ReactNode;
  readonly isOpenAtFirst?: boolean;
}): ReactElement {
  const { control, aside, isOpenAtFirst = false } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const wholeId = useId();
  const brief = control.state.status === 'written' ? control.state.brief : null;
  const canFold = brief !== null && !isEmpty(brief);
  return (
    <Panel
      title={briefTexts.title}
      className={PLACE}
      aside={
        <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
          {canFold && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={wholeId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? briefTexts.less : briefTexts.whole}
            </Button>
          )}
          {aside}
        </div>
      }
    >
      {canFold && !isOpen && <BriefSummary brief={brief} />}
      <div id={wholeId} className={clsx(canFold && !isOpen && 'hidden print:block')}>
        <Content control={control} />
      </div>
    </Panel>
  );
}

function Content({ control: { state, retry } }: { readonly control: BriefControl }): ReactElement {
  if (state.status === 'writing') return <BriefLinesToCome label={briefTexts.writing} />;
  if (state.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        <p>{briefTexts.failed}</p>
        <Button size="sm" onClick={retry}>
          {briefTexts.retry}
        </Button>
      </div>
    );
  }
  return isEmpty(state.brief) ? <Nothing /> : <Parts brief={state.brief} />;
}

function isEmpty(brief: Brief): boolean {
  return Object.values(brief).every(({ length }) => length === 0);
}

function Nothing(): ReactElement {
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">{briefTexts.empty}</p>
      <p className="max-w-prose text-muted">{briefTexts.emptyReason}</p>
    </div>
  );
}

function Parts({ brief }: { readonly brief: Brief }): ReactElement {
  const { who, whyNow, inTheirWords, topics, openers } = brief;
  const parts = briefTexts.parts;
  return (
    <div className="grid gap-5">
      {who.length > 0 && (
        <Part title={parts.who}>
          <WhoList lines={who} />
        </Part>
      )}
      {whyNow.length > 0 && (
        <Part title={parts.whyNow}>
          <ProvenList lines={whyNow} isStrong />
        </Part>
      )}
      {openers.length > 0 && (
        <Part title={parts.openers}>
          <OpenerList lines={openers} />
        </Part>
      )}
      {inTheirWords.length > 0 && (
        <Part title={parts.inTheirWords}>
          <OwnWordsList lines={inTheirWords} />
        </Part>
      )}
      {topics.length > 0 && (
        <Part title={parts.topics}>
          <ProvenList lines={topics} />
        </Part>
      )}
    </div>
  );
}

function Part(props: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-xs font-semibold tracking-wide text-faint uppercase">
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}
