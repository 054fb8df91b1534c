import { Check, FileSearch } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useConfig, type Config } from '../../../config.ts';
import { useServiceKey } from '../../../keys/key-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ResearchWithoutKeys } from '../free-services/research-without-keys.tsx';
import { useFreeServices } from '../free-services/use-free-services.ts';
import { formTexts } from './texts.ts';

const texts = formTexts.firstSteps;

/** The place of the report before the first run: whom to research, with what, and the start. */
export function FirstSteps(props: {
  readonly onExample: (example: NonNullable<Config['example']>) => void;
}): ReactElement {
  const { example } = useConfig();
  const firecrawlKey = useServiceKey('firecrawl');
  const scraperApiKey = useServiceKey('scraperapi');
  const { isOffered, access } = useFreeServices();
  const areKeysThere = !firecrawlKey.isEmpty && !scraperApiKey.isEmpty;
  const isReady = areKeysThere || access === 'free services';
  return (
    <section
      aria-label={texts.title}
      className="grid justify-items-center gap-4 rounded-lg border border-dashed border-edge/50 px-6 py-12 text-center"
    >
      <FileSearch aria-hidden className="size-7 text-faint" />
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{texts.title}</h2>
        <p className="text-sm text-muted">{texts.lead}</p>
      </div>
      <ol className="grid max-w-sm gap-3.5 text-left text-sm text-muted">
        <Step sign={1}>
          {texts.who}
          {example && (
            <Button
              size="sm"
              className="justify-self-start"
              onClick={() => props.onExample(example)}
            >
              {texts.example(example.name, example.company)}
            </Button>
          )}
        </Step>
        <Step sign={isReady ? <Check className="size-3.5" /> : 2}>
          <Means areKeysThere={areKeysThere} />
        </Step>
        <Step sign={3}>{texts.start}</Step>
      </ol>
      {!isReady && !isOffered && (
        <p className="max-w-sm border-t border-line pt-4 text-sm text-muted">
          {texts.demo} <code className="font-mono text-ink">{texts.demoCommand}</code>
        </p>
      )}
    </section>
  );
}

function Step(props: { readonly sign: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
      >
        {props.sign}
      </span>
      <div className="grid gap-2">{props.children}</div>
    </li>
  );
}

function Means({ areKeysThere }: { readonly areKeysThere: boolean }): ReactElement {
  const { isOffered, answer, access } = useFreeServices();
  if (areKeysThere) return <p>{texts.connected}</p>;
  const isUndecided = isOffered && answer === null && access === 'nothing';
  return (
    <>
      {access === 'free services' ? (
        <p className="lg:hidden">{texts.free}</p>
      ) : (
        <p>{isUndecided ? texts.connectOrFree : texts.connect}</p>
      )}
      {/* On a narrow screen the offer, and how it was answered, stands above the form, far from here. */}
      <div className="max-lg:hidden">
        <ResearchWithoutKeys />
      </div>
    </>
  );
}
