import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import {
  COMPANY_FACTS_FIRST,
  aboutCompanyTitle,
  companyCertaintyText,
  companyDomainText,
  companyFactDay,
  type AboutCompany,
  type CompanyFact,
} from '#engine';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FoldedList } from '../../ui/unfolding/folded-list.tsx';
import { SourceLink } from './proof.tsx';
import { LinePlaces, Quote } from './quote.tsx';
import { briefTexts } from './texts.ts';

const texts = briefTexts.company;

/** What public sources say about the company: the most informative lines, and the rest on demand. Absent where nothing is known. */
export function AboutCompanyPanel(props: {
  /** As the user entered it. */
  readonly company: string;
  /** What is known; `null` while nothing is. */
  readonly about: AboutCompany | null;
  /** The sources are being asked; left out where nobody waits for them, as in a saved report. */
  readonly isAsking?: boolean;
}): ReactElement | null {
  const { company, about, isAsking } = props;
  const count = about?.facts.length ?? 0;
  const isWaiting = isAsking === true && count === 0;
  if (count === 0 && !isWaiting) return null;
  return (
    <Panel
      title={aboutCompanyTitle(company)}
      lead={leadOf(about)}
      className={clsx('flat-print', isWaiting && 'print:hidden')}
    >
      <div className="grid gap-3">
        {isAsking !== undefined && <AskingProgress company={company} count={count} />}
        {about === null || isWaiting ? (
          <LinePlaces />
        ) : (
          <>
            <Facts facts={about.facts} />
            <Unanswered about={about} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** Says that sources are being asked, and then to those who hear the page how much came. */
function AskingProgress(props: { readonly company: string; readonly count: number }): ReactElement {
  const { company, count } = props;
  return (
    <output className={count === 0 ? 'text-sm text-muted' : 'sr-only'}>
      {count === 0 ? texts.asking(company) : texts.known(company, count)}
    </output>
  );
}

function leadOf(about: AboutCompany | null): string {
  const domain = about === null ? null : companyDomainText(about);
  return domain === null ? texts.lead : `${texts.lead} ${domain}`;
}

/** The most informative facts first. A vacancy among them is an event of the timeline, and no page of the report. */
function Facts({ facts }: { readonly facts: readonly CompanyFact[] }): ReactElement {
  const rows = facts.map((fact) => ({
    key: `${fact.source.url} ${fact.text}`,
    place: fact.source.url,
    content: (
      <>
        <p className="max-w-3xl font-medium text-pretty wrap-anywhere">{fact.text}</p>
        <Origin fact={fact} />
      </>
    ),
  }));
  return (
    <FoldedList
      rows={rows}
      shownAtFirst={COMPANY_FACTS_FIRST}
      className="gap-3.5"
      rowClassName="gap-1"
    />
  );
}

/** The words of the source, where it has any; who says it, where it can be seen, since when, and how sure it is. */
function Origin({ fact }: { readonly fact: CompanyFact }): ReactElement {
  const { quote, source } = fact;
  const doubt = companyCertaintyText(fact);
  const parts = (
    <>
      <span>{source.name}</span>
      <SourceLink line={source} label={(host) => texts.record(source.name, host)} />
      <span className="flex flex-wrap items-center gap-1.5">
        <time dateTime={fact.happenedOn?.day ?? fact.observedOn}>{companyFactDay(fact)}</time>
        {doubt !== '' && <Badge tone="warning">{doubt}</Badge>}
      </span>
    </>
  );
  if (quote !== '') {
    return (
      <Quote words={quote} className="text-sm text-muted">
        {parts}
      </Quote>
    );
  }
  return <div className="dotted text-sm text-faint">{parts}</div>;
}

/** An answer that is missing is named: without it, what is here may not be everything. */
function Unanswered({ about }: { readonly about: AboutCompany }): ReactElement | null {
  if (about.unanswered.length === 0) return null;
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {texts.unanswered(about.unanswered.map(({ source }) => source).join(', '))}
    </p>
  );
}
