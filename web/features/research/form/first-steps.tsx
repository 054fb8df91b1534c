import { Check, FileSearch } from 'lucide-react';
import type { ReactElement } from 'react';
import { useServiceKey } from '../../../keys/key-store-context.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { formTexts } from './texts.ts';

const texts = formTexts.firstSteps;
const firstSteps = formTexts.firstSteps;

/** The place of the report before the first run: how to get one. */
export function FirstSteps(): ReactElement {
  const firecrawlKey = useServiceKey('firecrawl');
  const scraperApiKey = useServiceKey('scraperapi');
  const areKeysThere = !firecrawlKey.isEmpty && !scraperApiKey.isEmpty;
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
      <ol className="grid max-w-sm gap-2.5 text-left text-sm text-muted">
        {texts.steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
            >
              {index === 0 && areKeysThere ? <Check className="size-3.5" /> : index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {!areKeysThere && <WhereToGetKeys />}
    </section>
  );
}

/** For who has no keys yet: where each service gives them out, and how to do without. */
function WhereToGetKeys(): ReactElement {
  return (
    <div className="grid max-w-sm gap-3 border-t border-line pt-4 text-sm text-muted">
      <p className="flex flex-wrap justify-center gap-x-3 gap-y-1">
        {firstSteps.keysLead}
        {firstSteps.keys.map(({ name, href }) => (
          <ExternalLink key={name} href={href} label={firstSteps.newTab(name)}>
            {name}
          </ExternalLink>
        ))}
      </p>
      <p>
        {firstSteps.demo} <code className="font-mono text-ink">{firstSteps.demoCommand}</code>
      </p>
    </div>
  );
}
