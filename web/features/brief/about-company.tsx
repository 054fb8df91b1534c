import { clsx } from 'clsx';
import { useId, useState, type ReactElement } from 'react';
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
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
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

/** The most informative facts, and the rest on demand. On paper, which nobody can unfold, all of them. */
function Facts({ facts }: { readonly facts: readonly CompanyFact[] }): ReactElement {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const folded = facts.length - COMPANY_FACTS_FIRST;
  return (
    <div className="grid justify-items-start gap-2">
      <ul id={id} className="grid w-full gap-3.5">
        {facts.map((fact, index) => (
          <li
            key={`${fact.source.url} ${fact.text}`}
            // Where a dot of the timeline leads: a vacancy is an event, and no page of the report.
            data-result={fact.source.url}
            className={clsx(
              'gap-1 break-inside-avoid print:grid',
              isWhole || index < COMPANY_FACTS_FIRST ? 'grid' : 'hidden',
            )}
          >
            <p className="max-w-3xl font-medium text-pretty wrap-anywhere">{fact.text}</p>
            <Origin fact={fact} />
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          className="-ml-3 print:hidden"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? briefTexts.showLess : briefTexts.moreQuotes(folded)}
        </Button>
      )}
    </div>
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
