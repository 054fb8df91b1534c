import { type ReactElement, useId, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { showcaseTexts } from './texts.ts';

/** The tokens of web/styles.css, each under the name of the class that uses it. */
export function Tokens(props: { readonly onPlayAgain: () => void }): ReactElement {
  return (
    <>
      <Section name={texts.type}>
        <div className="grid gap-1">
          {TYPE_SCALE.map((size) => (
            <p key={size} className={size}>
              {`${size} · ${texts.sample}`}
            </p>
          ))}
        </div>
      </Section>
      <Samples name={texts.colour} classNames={COLOURS} className="size-10 rounded-md border" />
      <Samples
        name={texts.radius}
        classNames={RADII}
        className="size-10 border border-edge bg-hover"
      />
      <Samples name={texts.shadow} classNames={SHADOWS} className="size-10 rounded-md bg-surface" />
      <Samples name={texts.space} classNames={SPACES} className="h-4 bg-accent" />
      <Samples name={texts.motion} classNames={MOTIONS} className="size-6 rounded-sm bg-accent" />
      <Button size="sm" className="w-fit" onClick={props.onPlayAgain}>
        {texts.again}
      </Button>
    </>
  );
}

const texts = showcaseTexts.tokens;
const TYPE_SCALE = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl'] as const;
const COLOURS = [
  'bg-canvas',
  'bg-surface',
  'bg-sunken',
  'bg-hover',
  'bg-line',
  'bg-edge',
  'bg-ink',
  'bg-muted',
  'bg-faint',
  'bg-accent',
  'bg-accent-strong',
  'bg-on-accent',
  'bg-accent-soft',
  'bg-danger',
  'bg-danger-soft',
  'bg-warning',
  'bg-warning-soft',
  'bg-info',
  'bg-info-soft',
  'bg-violet',
  'bg-violet-soft',
  'bg-rose',
  'bg-rose-soft',
] as const;
const RADII = ['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-full'] as const;
const SHADOWS = ['shadow-panel', 'shadow-float'] as const;
const SPACES = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8'] as const;
const MOTIONS = ['animate-settle', 'animate-spin'] as const;

function Samples(props: {
  readonly name: string;
  readonly classNames: readonly string[];
  readonly className: string;
}): ReactElement {
  return (
    <Section name={props.name}>
      {props.classNames.map((className) => (
        <figure key={className} className="grid w-24 gap-1.5">
          <div className={`${props.className} border-line ${className}`} />
          <figcaption className="text-xs text-muted">{className}</figcaption>
        </figure>
      ))}
    </Section>
  );
}

/** One component of web/ui, named after its file, with its states side by side. */
export function Section(props: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <h2 id={id} className="font-mono text-sm text-muted">
        {props.name}
      </h2>
      <div className="flex flex-wrap items-start gap-3">{props.children}</div>
    </section>
  );
}
