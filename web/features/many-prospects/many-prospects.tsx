import { Upload } from 'lucide-react';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useRef,
  type ReactElement,
  type ChangeEvent,
  type DragEvent,
} from 'react';
import {
  decodeList,
  ProspectListError,
  prospectKey,
  readProspectList,
  type ProspectList,
} from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import type { AccountStorage } from '../../storage/account-storage.ts';
import { doesName, prospectKeysIn } from '../../storage/erase/erase.ts';
import { watchForgotten, type Forgotten } from '../../storage/erase/forgotten.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Loading } from '../../ui/spinner.tsx';
import type { CalendarList } from './calendar/calendar-preview.tsx';
import { isCalendar } from './calendar/calendar-reading.ts';
import { ListPreview } from './list-preview.tsx';
import { useQueue, useQueueSession } from './queue-context.ts';
import { QueuePanel } from './queue-panel.tsx';
import { manyTexts } from './texts.ts';

const texts = manyTexts.input;

const CalendarPreview = lazy(async () => ({
  default: (await import('./calendar/calendar-preview.tsx')).CalendarPreview,
}));

/** The screen's content: a list to bring in, or the list under way. `reportPath` is where a saved report is shown. */
export function ManyProspects(props: {
  readonly reportPath: (id: string) => string;
  /** A list that begins now is researched by services that charge no credits. */
  readonly isFree: boolean;
}): ReactElement {
  const session = useQueueSession();
  const queue = useQueue(session);
  if (queue === undefined) return <Loading>{manyTexts.loading}</Loading>;
  if (queue === null) return <NewList isFree={props.isFree} />;
  return <QueuePanel queue={queue} session={session} reportPath={props.reportPath} />;
}

type Reading =
  | { readonly list: ProspectList }
  | { readonly calendar: Uint8Array }
  | { readonly problem: string };

/** A list as it came in; the name is that of its file, '' for pasted text. */
type ListSource = { readonly name: string; readonly content: string | Uint8Array };

function NewList({ isFree }: { readonly isFree: boolean }): ReactElement {
  const { create, start, formerMeetings, typed } = useQueueSession();
  const { email } = useAccount();
  const [before] = useState(formerMeetings);
  const { reading, take, drop, inputsBegun } = useListTyped(typed);

  function begin(...list: Parameters<typeof create>): void {
    typed.write(null);
    create(...list);
    start();
  }

  function beginMeetings({ prospects, ...agenda }: CalendarList, creditsMax: number | null): void {
    const rows = prospects.map((prospect, index) => ({ row: index + 1, prospect }));
    begin(rows, creditsMax, agenda);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <ListInput
        key={inputsBegun}
        text={typed.read() ?? ''}
        onList={take}
        problem={reading !== null && 'problem' in reading ? reading.problem : null}
      />
      {(reading === null || 'problem' in reading) && <PreviewToCome />}
      {reading !== null && 'list' in reading && (
        <ListPreview
          list={reading.list}
          isFree={isFree}
          onStart={(creditsMax) => begin(reading.list.prospects, creditsMax)}
        />
      )}
      {reading !== null && 'calendar' in reading && (
        <Suspense fallback={<output className="text-muted">{texts.reading}</output>}>
          <CalendarPreview
            bytes={reading.calendar}
            before={before}
            isFree={isFree}
            userAddress={email}
            onStart={beginMeetings}
            onForgotten={() => drop(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is read of the list that is typed or chosen, which `typed` keeps until it begins. `drop` empties the box. */
function useListTyped(typed: AccountStorage) {
  const [reading, setReading] = useState(() =>
    readingOf({ name: '', content: typed.read() ?? '' }),
  );
  const [inputsBegun, setInputsBegun] = useState(0);

  function drop(left: Reading | null): void {
    setReading(left);
    typed.write(null);
    setInputsBegun((count) => count + 1);
  }

  // A list that names a person who is forgotten loses their rows, and its text, which cannot be taken apart, goes.
  const forget = useEffectEvent(({ key }: Forgotten): void => {
    if (reading === null || !('list' in reading) || !prospectKeysIn(reading).includes(key)) return;
    drop({ list: listWithout(reading.list, key) });
  });
  useEffect(() => watchForgotten(forget), []);

  function take(source: ListSource): void {
    const read = readingOf(source);
    setReading(read);
    typed.write(textToKeep(source.content, read));
  }

  return { reading, take, drop, inputsBegun };
}

/** Holds the place of the preview, and says what comes there. */
function PreviewToCome(): ReactElement {
  return (
    <div className="grid place-content-center self-stretch rounded-lg border border-dashed border-edge/50 px-6 py-8 text-center">
      <p className="text-lg font-semibold">{manyTexts.preview.title}</p>
      <p className="text-sm text-muted">{manyTexts.preview.toCome}</p>
    </div>
  );
}

function listWithout(list: ProspectList, key: string): ProspectList {
  return {
    ...list,
    prospects: list.prospects.filter(({ prospect }) => prospectKey(prospect) !== key),
    problems: list.problems.filter((problem) => !doesName(problem, key)),
  };
}

/** `null` for an empty box, which is not a mistake. */
function readingOf({ name, content }: ListSource): Reading | null {
  if (typeof content === 'string' && content.trim() === '') return null;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  if (isCalendar(name, bytes)) return { calendar: bytes };
  try {
    return { list: readProspectList(content) };
  } catch (error) {
    if (!(error instanceof ProspectListError)) throw error;
    return { problem: error.message };
  }
}

/** What is kept of a list until it begins: nothing of a calendar, of an empty box or of a file that cannot be read. */
function textToKeep(content: ListSource['content'], reading: Reading | null): string | null {
  if (reading === null || 'calendar' in reading) return null;
  if (typeof content === 'string') return content;
  return 'list' in reading ? decodeList(content) : null;
}

/** Where a list comes in: pasted, dropped or chosen. `onList` receives each list as it is. */
function ListInput(props: {
  /** What is in the box at first. */
  readonly text: string;
  readonly onList: (source: ListSource) => void;
  readonly problem: string | null;
}): ReactElement {
  const { text, onList, problem } = props;
  const { fileProblem, take, forget } = useListFile(onList);
  const shown = fileProblem ?? problem;

  function drop(event: DragEvent<HTMLDivElement>): void {
    const dropped = event.dataTransfer.files[0];
    if (dropped === undefined) return;
    event.preventDefault();
    void take(dropped);
  }

  return (
    <Panel title={texts.title}>
      <div
        role="presentation"
        className="grid gap-3"
        onDrop={drop}
        onDragOver={(event) => event.preventDefault()}
      >
        <TextArea
          label={texts.paste}
          placeholder={texts.placeholder}
          rows={6}
          spellCheck={false}
          defaultValue={text}
          onChange={(event) => {
            forget();
            onList({ name: '', content: event.currentTarget.value });
          }}
        />
        <p className="text-sm text-muted">{texts.hint}</p>
        <div className="flex flex-wrap gap-2 max-sm:*:last:-ml-4">
          <FileChooser onFile={(file) => void take(file)} />
          <Button
            variant="quiet"
            onClick={() => saveFile(texts.sampleName, 'text/csv', texts.sampleRows)}
          >
            {texts.sample}
          </Button>
        </div>
        <p role="alert" className={shown === null ? 'sr-only' : 'text-sm text-danger'}>
          {shown}
        </p>
      </div>
    </Panel>
  );
}

/** Reads a chosen file; one that cannot be read leaves its sentence until the next try. */
function useListFile(onList: (source: ListSource) => void): {
  readonly fileProblem: string | null;
  readonly take: (chosen: File | undefined) => Promise<void>;
  readonly forget: () => void;
} {
  const [fileProblem, setFileProblem] = useState<string | null>(null);

  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      setFileProblem(null);
      onList({ name: chosen.name, content: bytes });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Gone or locked since it was chosen.
      setFileProblem(texts.failed);
    }
  }

  return { fileProblem, take, forget: () => setFileProblem(null) };
}

function FileChooser(props: { readonly onFile: (file: File | undefined) => void }): ReactElement {
  const file = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    props.onFile(event.currentTarget.files?.[0]);
    // The same file, mended, can be chosen again.
    event.currentTarget.value = '';
  }

  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,.ics,text/csv,text/tab-separated-values,text/plain,text/calendar"
        hidden
        onChange={choose}
      />
      <Button className="justify-self-start" icon={Upload} onClick={() => file.current?.click()}>
        {texts.choose}
      </Button>
    </>
  );
}
