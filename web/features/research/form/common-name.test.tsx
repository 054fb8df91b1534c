import { act, renderHook } from '@testing-library/react';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { Prospect, ResearchResult } from '#engine';
import { localArea, sessionArea } from '../../../storage/account-storage.ts';
import { createRecentProspects } from '../../../storage/recent-prospects.ts';
import {
  doneWith,
  JANE,
  reporting,
  resultWith,
  startWith,
} from '../../../testing/research-place.ts';
import { ResearchContext } from '../run/research-context.ts';
import { createRunSettings } from '../settings/run-settings.ts';
import { createSourceConsents } from '../sources/source-consents.ts';
import { createProspectDraft } from './prospect-draft.ts';
import { useProspectForm } from './use-prospect-form.ts';

const WISH = 'Add a position or a note: many people have this name.';

/** A page that gives somebody of the name another employer. */
function pageOf(employer: string): ResearchResult {
  const reasons = [{ code: 'other-employer', employer, effect: 'against' }] as const;
  return resultWith({ id: employer, verdict: 'other', relevance: 9, reasons });
}

/** The hint under the position, once a run for Jane Doe has found these pages and the form holds this. */
async function hintAfter(
  results: readonly ResearchResult[],
  typed: Prospect,
): Promise<string | undefined> {
  const { store, state } = startWith(reporting([doneWith(results)]));
  await expect.poll(() => state().status).toBe('done');
  const draft = createProspectDraft('uma', sessionArea);
  draft.write(typed);
  const settings = createRunSettings('uma', { local: localArea, session: sessionArea });
  const session = { ...store, draft, settings, recent: createRecentProspects('uma') };
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <ResearchContext
      value={{
        ...session,
        freeServices: null,
        sources: createSourceConsents(null, 'uma', () => localStorage),
      }}
    >
      {children}
    </ResearchContext>
  );
  const form = renderHook(() => useProspectForm(useRef(null)), { wrapper });
  onTestFinished(() => act(form.unmount));
  return form.result.current.hints.position;
}

const THREE = [pageOf('Elm Bank'), pageOf('Pike & Carr'), pageOf('Moss Insurance')];

test.each([
  ['three others and nothing but the name', THREE, JANE, WISH],
  ['three others, and a position', THREE, { ...JANE, position: 'CISO' }, undefined],
  ['three others, and a note', THREE, { ...JANE, notes: 'Formerly Beta' }, undefined],
  ['three others, and another name typed since', THREE, { ...JANE, name: 'Jo Marsh' }, undefined],
  ['one other', THREE.slice(1, 2), JANE, undefined],
] as const)(
  'the form asks for more where a name is common: %s',
  async (_, results, typed, hint) => {
    expect(await hintAfter(results, typed)).toBe(hint);
  },
);
