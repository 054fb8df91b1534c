import type { ReactElement } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { sourceTexts } from '../sources/texts.ts';
import { useCompanySources } from '../sources/use-company-sources.ts';

/** What is agreed to when free services are used (docs/decisions/067). */
const consentTexts = {
  title: 'Research without keys',
  lead: 'Legwork can use services that need no account of yours.',
  facts: [
    {
      word: 'Who learns what',
      text: 'Firecrawl, Tavily and Exa learn the name and company you research and the pages read. Wikidata learns the company only.',
    },
    {
      word: 'Limited',
      text: 'Each has a daily limit per IP address. If one is used up, Legwork says so.',
    },
    {
      word: 'Keys come first',
      text: 'You can add API keys at any time. With any key, the free services are not asked.',
    },
    {
      word: 'Your choice',
      text: 'You can switch this on and off under “Credits and reuse”.',
    },
  ],
  yes: 'Use free services',
  no: 'Not now',
} as const;

/** Explains research without keys and takes the answer; closing it answers nothing. */
export function FreeServicesDialog(props: {
  readonly onAnswer: (answer: 'yes' | 'no') => void;
  readonly onClose: () => void;
}): ReactElement {
  const { onAnswer, onClose } = props;
  const { offered, relayed } = useCompanySources();
  const ofSources = offered
    .map((family) => sourceTexts(family, relayed))
    .map(({ label, learns }) => ({ word: label, text: learns }));
  const [learns, ...others] = consentTexts.facts;
  const facts = [learns, ...ofSources, ...others];
  return (
    <Dialog isOpen title={consentTexts.title} lead={consentTexts.lead} onClose={onClose}>
      <div className="grid gap-4">
        <dl className="grid gap-2.5 text-sm">
          {facts.map(({ word, text }) => (
            <div key={word} className="grid gap-0.5">
              <dt className="font-medium">{word}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        {/* In a window as low as a phone's at four times its size, buttons that stay would leave no line of the text. */}
        <div className="-bottom-5 -mx-5 [@media(height>=30rem)]:sticky -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-4">
          <Button onClick={() => onAnswer('no')}>{consentTexts.no}</Button>
          <Button variant="primary" onClick={() => onAnswer('yes')}>
            {consentTexts.yes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
