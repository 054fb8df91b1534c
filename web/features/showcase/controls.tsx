import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { showcaseTexts as words } from './texts.ts';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { Section } from './section.tsx';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const PERCENTS = [0, 33, 100] as const;
const TAB_NAMES = ['first', 'second', 'third'] as const;

const ACT = {
  icon: <ArrowUpRight className="size-4" />,
  onSelect: (): void => showToast(words.toast),
} as const;
const MENU = [
  [
    { ...ACT, label: words.tabs.first },
    { ...ACT, label: words.tabs.second },
  ],
  [{ ...ACT, label: words.tabs.third }],
] as const;

/** What is pressed, typed into and chosen from. */
export function Controls(): ReactElement {
  const [searched, setSearched] = useState('');
  return (
    <>
      <Section name="button">
        {LOOKS.map((look) => (
          <Buttons key={look} look={look} />
        ))}
        <Button size="icon" look="quiet" aria-label={words.icon} title={words.icon}>
          <ArrowUpRight aria-hidden className="size-4" />
        </Button>
      </Section>
      <Section name="external-link">
        <ExternalLink href="https://legwork.example/">{words.link}</ExternalLink>
      </Section>
      <Section name="text-field">
        <TextField label={words.label} placeholder={words.placeholder} hint={words.hint} />
        <TextField label={words.label} defaultValue={words.value} required error={words.error} />
        <TextField label={words.disabled} defaultValue={words.value} disabled />
      </Section>
      <Section name="password-field">
        <PasswordField label={words.password} name="password" autoComplete="new-password" />
      </Section>
      <Section name="text-area">
        <TextArea label={words.label} defaultValue={words.longValue} />
      </Section>
      <Section name="search-field">
        <SearchField label={words.search} onSearch={setSearched} />
        <p className="text-sm text-muted">{searched}</p>
      </Section>
      <Section name="menu">
        <Menu label={words.open} groups={MENU} />
        <Menu label={words.disabled} groups={MENU} isDisabled />
      </Section>
      <Section name="tabs">
        <ShownTabs />
      </Section>
      <Section name="progress-bar">
        {PERCENTS.map((percent) => (
          <ProgressBar key={percent} label={words.progress} percent={percent} />
        ))}
      </Section>
      <Section name="spinner">
        <Spinner />
      </Section>
    </>
  );
}

function Buttons({ look }: { readonly look: (typeof LOOKS)[number] }): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {SIZES.map((size) => (
        <Button key={size} look={look} size={size}>
          {words.action}
        </Button>
      ))}
      <Button look={look} isBusy>
        {words.busy}
      </Button>
      <Button look={look} disabled>
        {words.disabled}
      </Button>
    </div>
  );
}

function ShownTabs(): ReactElement {
  const [selected, setSelected] = useState<(typeof TAB_NAMES)[number]>('first');
  return (
    <div className="w-full max-w-md">
      <Tabs
        label={words.label}
        selected={selected}
        onSelect={setSelected}
        tabs={TAB_NAMES.map((name, index) => ({
          name,
          label: words.tabs[name],
          count: index,
        }))}
      >
        <p className="p-4">{words.tabs[selected]}</p>
      </Tabs>
    </div>
  );
}
