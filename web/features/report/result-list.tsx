import type { ReactElement } from 'react';
import type { ResearchResult } from '#engine';
import { reportTexts } from '../../texts-research.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ResultCard } from './result-card.tsx';

/** A list of cards; one that fails doesn't take the others with it. */
export function ResultList(props: { readonly results: readonly ResearchResult[] }): ReactElement {
  return (
    <ul className="divide-y divide-line">
      {props.results.map((result) => (
        <li key={result.id}>
          <ErrorBoundary
            fallback={<p className="px-5 py-4 text-sm text-danger">{reportTexts.cardFailed}</p>}
          >
            <ResultCard result={result} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
