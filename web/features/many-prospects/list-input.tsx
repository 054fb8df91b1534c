import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, ReactElement } from 'react';
import { manyTexts } from './texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';

const texts = manyTexts.input;

/** Where a list comes in: pasted, dropped or chosen. `onList` is told each list as it is. */
export function ListInput(props: {
  readonly onList: (source: string | Uint8Array) => void;
  readonly problem: string | null;
}): ReactElement {
  const { onList, problem } = props;
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const shown = fileProblem ?? problem;

  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      setFileProblem(null);
      onList(bytes);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Gone or locked since it was chosen.
      setFileProblem(texts.failed);
    }
  }
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
          onChange={(event) => {
            setFileProblem(null);
            onList(event.currentTarget.value);
          }}
        />
        <p className="text-sm text-muted">{texts.hint}</p>
        <FileChooser onFile={(file) => void take(file)} />
        <p role="alert" className={shown === null ? 'sr-only' : 'text-sm text-danger'}>
          {shown}
        </p>
      </div>
    </Panel>
  );
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
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        hidden
        onChange={choose}
      />
      <Button className="justify-self-start" onClick={() => file.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {texts.choose}
      </Button>
    </>
  );
}
