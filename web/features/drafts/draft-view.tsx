import { Copy } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import {
  dayText,
  draftOrigin,
  draftText,
  dropReason,
  lineNumber,
  linesUsed,
  MAIL_TONE_TITLES,
  MAIL_TONES,
  quotedLine,
  webAddress,
  type Draft,
  type DraftLine,
  type DroppedSentence,
  type MailTone,
} from '#engine';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { formatCount } from '../../ui/format.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { uiTexts } from '../../ui/texts.ts';
import { DraftSentences } from './draft-sentences.tsx';
import { draftTexts } from './texts.ts';

const texts = draftTexts.view;
const MS_PER_S = 1000;

/** A draft: the three mails, the summary, the lines they rest on, and what was left out. Paper gets all of it. */
export function DraftView(props: {
  readonly draft: Draft;
  /** What else there is to say of it; '' for nothing. */
  readonly note: string;
}): ReactElement {
  const { draft, note } = props;
  const [tone, setTone] = useState<MailTone>('plain');
  const linesId = useId();
  return (
    <div className="grid gap-5">
      <div className="-mx-2 grid gap-2 sm:-mx-3 print:mx-0">
        <Tabs
          label={texts.tabs}
          selected={tone}
          onSelect={setTone}
          tabs={MAIL_TONES.map((each) => ({ name: each, label: MAIL_TONE_TITLES[each] }))}
        >
          <Mail draft={draft} tone={tone} linesId={linesId} />
        </Tabs>
        {MAIL_TONES.filter((each) => each !== tone).map((each) => (
          <div key={each} className="hidden print:block">
            <Mail draft={draft} tone={each} linesId={linesId} />
          </div>
        ))}
      </div>
      {draft.summary.length > 0 && (
        <section className="grid gap-2">
          <Heading>{texts.summary}</Heading>
          <DraftSentences sentences={draft.summary} draft={draft} linesId={linesId} />
        </section>
      )}
      <Lines draft={draft} linesId={linesId} />
      <p className="text-sm wrap-anywhere text-muted">
        {draftOrigin(draft)} {effortOf(draft)} {note}
      </p>
      {draft.dropped.length > 0 && <Dropped dropped={draft.dropped} />}
    </div>
  );
}

function Heading({ children }: { readonly children: string }): ReactElement {
  return <h3 className="text-xs font-semibold tracking-wide text-faint uppercase">{children}</h3>;
}

function Mail(props: {
  readonly draft: Draft;
  readonly tone: MailTone;
  readonly linesId: string;
}): ReactElement {
  const { draft, tone, linesId } = props;
  const sentences = draft.mails[tone];
  if (sentences.length === 0) return <p className="p-3 text-sm text-muted">{texts.tooLittle}</p>;
  return (
    <div className="grid justify-items-start gap-3 px-2 pt-3 sm:px-3">
      <p className="hidden text-sm font-medium print:block">{MAIL_TONE_TITLES[tone]}</p>
      <DraftSentences sentences={sentences} draft={draft} linesId={linesId} />
      <Button
        size="sm"
        className="print:hidden"
        aria-label={texts.copyMail(MAIL_TONE_TITLES[tone])}
        onClick={() => void copy(draftText(sentences, draft))}
      >
        <Copy aria-hidden className="size-3.5" />
        {texts.copy}
      </Button>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) return showToast({ title: texts.copied });
  showToast({
    title: texts.copyFailed,
    description: texts.copyFailedReason,
    tone: 'destructive',
  });
}

function Lines(props: { readonly draft: Draft; readonly linesId: string }): ReactElement {
  const { draft, linesId } = props;
  const used = linesUsed(draft);
  const [best] = draft.order;
  return (
    <section className="grid gap-2">
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
              <span className="max-w-prose wrap-anywhere">{quotedLine(line.id, draft)}</span>
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
    <span className="text-faint">
      {address === null ? (
        uiTexts.noLink
      ) : (
        <ExternalLink
          href={address.href}
          label={texts.source(address.host)}
          className="text-accent underline decoration-accent/40 underline-offset-2 wrap-anywhere hover:decoration-accent"
        >
          {address.host}
        </ExternalLink>
      )}
      {texts.separator}
      {date === null ? uiTexts.dateUnknown : dayText(date)}
    </span>
  );
}

function effortOf({ elapsedMs, tokens, costUsd }: Draft): string {
  const seconds = formatCount(Math.ceil(elapsedMs / MS_PER_S));
  const counted =
    tokens === null ? '' : texts.tokens(formatCount(tokens.prompt), formatCount(tokens.completion));
  const paid = costUsd === null ? '' : texts.cost(dollars(costUsd));
  return texts.effort(seconds, paid + counted);
}

/** A draft costs cents or fractions of one: two figures that say something. */
function dollars(amount: number): string {
  return amount < 1 ? String(Number(amount.toPrecision(2))) : amount.toFixed(2);
}

function Dropped({ dropped }: { readonly dropped: readonly DroppedSentence[] }): ReactElement {
  return (
    <details className="text-sm print:hidden">
      <summary className="w-fit rounded-sm text-muted hover:text-ink">
        {texts.dropped(dropped.length)}
      </summary>
      <ul className="mt-2 grid gap-2">
        {keyed(dropped).map(({ sentence, key }) => (
          <li key={key} className="grid gap-0.5 wrap-anywhere">
            <s className="text-muted">{sentence.text}</s>
            <span>{dropReason(sentence)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The same sentence may have been left out of several mails. */
function keyed(
  dropped: readonly DroppedSentence[],
): readonly { readonly sentence: DroppedSentence; readonly key: string }[] {
  return dropped.map((sentence, index) => ({ sentence, key: `${index} ${sentence.text}` }));
}
