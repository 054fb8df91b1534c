import { Copy } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import {
  dayText,
  DRAFT_TITLES,
  draftOrigin,
  draftText,
  isHeldBack,
  lineNumber,
  linesUsed,
  MAIL_TONES,
  webAddress,
  type Draft,
  type DraftLine,
  draftSentences,
  type DraftTextName,
  type MailTone,
  type Prospect,
} from '#engine';
import { Button } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy-text.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { DraftSentences, type ChangeDraft, type ShownDraft } from './draft-sentences.tsx';
import { QuotedLine } from './line-number.tsx';
import { PART_STYLE } from './sentence-parts.tsx';
import { draftTexts } from './texts.ts';

const texts = draftTexts.view;
const MS_PER_S = 1000;

/** A draft: the three mails, the summary and the lines they quote. Paper gets what would be copied. */
export function DraftView(props: {
  readonly draft: Draft;
  readonly prospect: Prospect;
  /** What else there is to say about it; '' for nothing. */
  readonly note: string;
  readonly onChange: ChangeDraft;
}): ReactElement {
  const { draft, prospect, note, onChange } = props;
  const [said, setSaid] = useState('');
  const linesId = useId();
  const shown: ShownDraft = {
    draft,
    prospect,
    linesId,
    onChange(next, text) {
      onChange(next);
      setSaid(text);
    },
  };
  return (
    <div className="@container grid gap-5">
      <Legend />
      <div className="grid items-start gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,65ch)_minmax(15rem,1fr)]">
        <div className="grid gap-5">
          <Mails shown={shown} />
          {draft.summary.length > 0 && (
            <section className="grid gap-2">
              <Heading>{texts.summary}</Heading>
              <DraftSentences shown={shown} name="summary" />
            </section>
          )}
        </div>
        <Lines draft={draft} linesId={linesId} />
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {draftOrigin(draft)} {effortOf(draft)} {note}
      </p>
      <output className="sr-only">{said}</output>
    </div>
  );
}

/** One mail on the screen, all three on paper. */
function Mails({ shown }: { readonly shown: ShownDraft }): ReactElement {
  const [tone, setTone] = useState<MailTone>('plain');
  const { draft } = shown;
  return (
    <div className="grid gap-2">
      <Tabs
        label={texts.tabs}
        isInset={false}
        selected={tone}
        onSelect={setTone}
        tabs={MAIL_TONES.map((each) => ({ name: each, label: DRAFT_TITLES[each] }))}
      >
        <Text shown={shown} name={tone} />
      </Tabs>
      {MAIL_TONES.filter((each) => each !== tone).map((each) => (
        <div key={each} className="hidden pt-3 whitespace-pre-line print:block">
          <p className="text-sm font-medium break-after-avoid">{DRAFT_TITLES[each]}</p>
          {draftText(draft.mails[each], draft)}
        </div>
      ))}
    </div>
  );
}

function Legend(): ReactElement {
  return (
    <dl
      aria-label={texts.legend}
      className="grid gap-x-3 gap-y-1 rounded-md border border-line bg-sunken px-3 py-2 text-sm text-muted sm:grid-cols-[auto_1fr] print:border-0 print:bg-transparent print:p-0"
    >
      <Sign meaning={texts.legendQuoteMeaning}>
        <span className={PART_STYLE.quote}>{texts.legendQuote}</span>
      </Sign>
      <Sign meaning={texts.legendWordsMeaning}>{texts.legendWords}</Sign>
      <Sign meaning={texts.legendUnsourcedMeaning}>
        <span className={PART_STYLE.unsourced}>{texts.legendUnsourced}</span>
      </Sign>
    </dl>
  );
}

/** A sign and its meaning: two cells, and on a phone one sentence. */
function Sign(props: { readonly meaning: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="sm:contents">
      <dt className="mr-1 w-fit text-ink max-sm:inline">{props.children}</dt>
      <dd className="max-sm:inline">{props.meaning}</dd>
    </div>
  );
}

function Heading({ children }: { readonly children: string }): ReactElement {
  return <h3 className="text-xs font-semibold tracking-wide text-faint uppercase">{children}</h3>;
}

/** A mail with its copy button, which says what it leaves out. */
function Text(props: { readonly shown: ShownDraft; readonly name: DraftTextName }): ReactElement {
  const { shown, name } = props;
  const { draft } = shown;
  const sentences = draftSentences(draft, name);
  if (sentences.length === 0) return <p className="p-3 text-sm text-muted">{texts.nothing}</p>;
  const heldBack = sentences.filter(isHeldBack).length;
  return (
    <div className="grid justify-items-start gap-3 pt-3">
      <p className="hidden text-sm font-medium break-after-avoid print:block">
        {DRAFT_TITLES[name]}
      </p>
      <DraftSentences shown={shown} name={name} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <Button
          size="sm"
          aria-label={texts.copyMail(DRAFT_TITLES[name])}
          onClick={() =>
            void copyAndSay(draftText(sentences, draft), { title: texts.copied(heldBack) })
          }
        >
          <Copy aria-hidden className="size-3.5" />
          {texts.copy}
        </Button>
        {heldBack > 0 && <span className="text-sm text-muted">{texts.without(heldBack)}</span>}
      </div>
    </div>
  );
}

function Lines(props: { readonly draft: Draft; readonly linesId: string }): ReactElement {
  const { draft, linesId } = props;
  const used = linesUsed(draft);
  const [best] = draft.order;
  return (
    <section className="grid gap-2 @3xl:sticky @3xl:top-20 @3xl:pt-3">
      <Heading>{texts.lines}</Heading>
      <ul className="grid gap-2 text-sm">
        {used.map((line) => (
          <li
            key={line.id}
            id={`${linesId}-${line.id}`}
            tabIndex={-1}
            className="flex gap-2 rounded-sm"
          >
            <span className="min-w-5 text-faint tabular-nums">{lineNumber(line.id)}</span>
            <span className="grid min-w-0 gap-0.5">
              <QuotedLine lineId={line.id} draft={draft} className="max-w-prose wrap-anywhere" />
              <Source line={line} />
              {line.id === best && <span className="text-xs text-muted">{texts.fits}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Source({ line: { url, date } }: { readonly line: DraftLine }): ReactElement {
  const address = webAddress(url);
  return (
    <span className="dotted text-faint">
      {address === null ? (
        <span>{uiTexts.noLink}</span>
      ) : (
        <ExternalLink
          href={address.href}
          label={texts.source(address.host)}
          className="text-accent underline decoration-accent/40 underline-offset-2 wrap-anywhere hover:decoration-accent"
        >
          {address.host}
        </ExternalLink>
      )}
      <span>{date === null ? uiTexts.dateUnknown : dayText(date)}</span>
    </span>
  );
}

function effortOf({ elapsedMs, tokens, costUsd }: Draft): string {
  return texts.effort(
    Math.ceil(elapsedMs / MS_PER_S),
    tokens && tokens.prompt + tokens.completion,
    costUsd === null ? null : dollars(costUsd),
  );
}

/** A draft costs cents or fractions of one: two figures that say something. */
function dollars(amount: number): string {
  return amount < 1 ? String(Number(amount.toPrecision(2))) : amount.toFixed(2);
}
