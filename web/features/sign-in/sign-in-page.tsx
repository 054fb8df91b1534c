import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './texts.ts';

/** The way in (§2, /auth). `onSubmit` is told when a sign-in starts, so that the next screen can load meanwhile. */
export function SignInPage({ onSubmit }: { readonly onSubmit: () => void }): ReactElement {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Pitch />
      <main className="grid place-items-center px-4 py-10 sm:px-8">
        <div className="grid w-full max-w-sm gap-6">
          <div className="grid gap-1">
            <div className="mb-4 lg:hidden">
              <BrandMark size={40} />
            </div>
            <h1 className="text-2xl font-semibold">{signInTexts.title}</h1>
            <p className="text-muted">{signInTexts.lead}</p>
          </div>
          <SignInForm onSubmit={onSubmit} />
        </div>
      </main>
    </div>
  );
}

function Pitch(): ReactElement {
  return (
    <aside className="relative hidden content-between overflow-hidden bg-[#08352a] p-12 text-[#eaf6f0] lg:grid">
      <p className="flex items-center gap-2.5 text-lg font-semibold">
        <BrandMark size={28} />
        {uiTexts.product}
      </p>
      <div className="grid max-w-md gap-6">
        <p className="text-2xl leading-9 font-medium text-balance">{signInTexts.pitch}</p>
        <ul className="grid gap-2.5 text-base text-[#b9dccb]">
          {signInTexts.points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-[#8fe3bd]" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
