import {
  judgeDocuments,
  parseUrl,
  type Brief,
  type EventLine,
  type Judgement,
  type PageDocument,
  type Prospect,
  type ResearchResult,
  type WhoLine,
} from '#engine';

/** The words of a page, and the address that leads to them. */
type Quoted = { readonly quote: string; readonly url: string };

/** A brief as programs read it: what `assess --brief` prints and what `npm run bench` scores. */
export type BriefAnswer = {
  readonly who:
    | (Quoted & {
        readonly title: string;
        readonly company: string;
        readonly status: NonNullable<WhoLine['status']>;
        /** YYYY-MM-DD, `null` when no exact day is known. */
        readonly asOf: string | null;
      })
    | null;
  /** `date` is the event's own: YYYY-MM-DD or YYYY-MM; `null` when no page gives it. */
  readonly whyNow: readonly (Quoted & { readonly kind: string; readonly date: string | null })[];
  readonly words: readonly Quoted[];
  readonly openers: readonly (Quoted & { readonly plain: string; readonly warm: string })[];
};

/** Pages to write a brief from, as `judgeDocuments` takes them. */
export type BriefedPages = {
  readonly prospect: Prospect;
  readonly documents: readonly PageDocument[];
  readonly now: Date;
};

/** The pages as a run would hand them over, in the order given. */
export function judgedResults({
  prospect,
  documents,
  now,
}: BriefedPages): readonly ResearchResult[] {
  return judgeDocuments({ prospect, documents, now }).flatMap((judgement, index) => {
    const document = documents[index];
    return document === undefined ? [] : [resultOfDocument(document, judgement)];
  });
}

function resultOfDocument(
  { url, title, markdown }: PageDocument,
  { snippet, ...judged }: Judgement,
): ResearchResult {
  return {
    ...judged,
    title,
    url,
    description: snippet,
    source: parseUrl(url)?.hostname ?? '',
    content: markdown,
    query: '',
    alsoAt: [],
    isSample: false,
  };
}

/** A brief in the words of its field, without what only a screen needs. */
export function briefAnswer({ who, whyNow, inTheirWords, openers }: Brief): BriefAnswer {
  return {
    who: whoAnswer(who),
    whyNow: whyNow.map((event) => ({
      kind: KINDS[event.kind] ?? event.kind,
      date: dateAnswer(event.happenedOn),
      ...quotedIn(event),
    })),
    words: inTheirWords.map(quotedIn),
    openers: openers.map((opener) => ({
      plain: opener.text,
      warm: opener.warm,
      ...quotedIn(opener),
    })),
  };
}

function quotedIn({ quote, url }: Quoted): Quoted {
  return { quote, url };
}

function whoAnswer(who: Brief['who']): BriefAnswer['who'] {
  const [line] = who;
  if (line === undefined) return null;
  const { title, company, status, asOf } = line;
  const day = asOf?.precision === 'day' ? asOf.day : null;
  return { title, company, status: status ?? 'unknown', asOf: day, ...quotedIn(line) };
}

/** Where the field's word is longer than the label of a report. */
const KINDS: Partial<Record<EventLine['kind'], string>> = { deadline: 'regulation-deadline' };

const MONTH_LENGTH = 'YYYY-MM'.length;

/** A year alone dates no event. */
function dateAnswer(date: EventLine['happenedOn']): string | null {
  if (date === null || date.precision === 'year') return null;
  return date.precision === 'day' ? date.day : date.day.slice(0, MONTH_LENGTH);
}
