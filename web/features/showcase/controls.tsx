import { ArrowUpRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { FormFailure } from '../../ui/layout/notice.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { PopoverButton } from '../../ui/overlays/popover-button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showcaseTexts as texts } from './texts.ts';
import { Section } from './tokens.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const PERCENTS = [0, 33, 100] as const;
const TAB_NAMES = ['first', 'second', 'third'] as const;

const ACT = {
  icon: <ArrowUpRight className="size-4" />,
  onSelect: (): void => showToast(texts.toast),
} as const;
const MENU = [
  [
    { ...ACT, label: texts.tabs.first },
    { ...ACT, label: texts.tabs.second },
  ],
  [{ ...ACT, label: texts.tabs.third }],
] as const;

/** Buttons, fields and menus. */
export function Controls(): ReactElement {
  return (
    <>
      <Section name="button">
        {VARIANTS.map((variant) => (
          <Buttons key={variant} variant={variant} />
        ))}
        <Button size="icon" variant="quiet" aria-label={texts.icon} title={texts.icon}>
          <ArrowUpRight aria-hidden className="size-4" />
        </Button>
      </Section>
      <Section name="external-link">
        <ExternalLink href="https://legwork.example/">{texts.link}</ExternalLink>
      </Section>
      <Fields />
      <Section name="menu">
        <Menu label={texts.open} groups={MENU} />
        <Menu label={texts.disabled} groups={MENU} isDisabled />
      </Section>
      <Section name="popover-button">
        <PopoverButton label={texts.open} trigger={texts.open}>
          {() => <p className="p-4 text-sm">{texts.paragraph}</p>}
        </PopoverButton>
      </Section>
      <Section name="tabs">
        <ShownTabs />
      </Section>
      <Section name="progress-bar">
        {PERCENTS.map((percent) => (
          <ProgressBar key={percent} label={texts.progress} percent={percent} />
        ))}
      </Section>
      <Section name="spinner">
        <Spinner />
      </Section>
    </>
  );
}

function Fields(): ReactElement {
  const [searched, setSearched] = useState('');
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <Section name="text-field">
        <TextField label={texts.label} placeholder={texts.placeholder} hint={texts.hint} />
        <TextField label={texts.label} defaultValue={texts.value} required error={texts.error} />
        <TextField label={texts.disabled} defaultValue={texts.value} disabled />
      </Section>
      <Section name="password-field">
        <PasswordField label={texts.password} name="password" autoComplete="new-password" />
      </Section>
      <Section name="form-failure">
        <FormFailure message={texts.error} />
      </Section>
      <Section name="text-area">
        <TextArea label={texts.label} defaultValue={texts.longValue} />
      </Section>
      <Section name="checkbox">
        <Checkbox label={texts.label} hint={texts.hint} isOn={isOn} onChange={setIsOn} />
      </Section>
      <Section name="select">
        <Select aria-label={texts.label} className="h-9 pl-3">
          <option>{texts.label}</option>
          <option>{texts.longValue}</option>
        </Select>
      </Section>
      <Section name="search-field">
        <SearchField label={texts.search} onSearch={setSearched} />
        <p className="text-sm text-muted">{searched}</p>
      </Section>
    </>
  );
}

function Buttons({ variant }: { readonly variant: (typeof VARIANTS)[number] }): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {SIZES.map((size) => (
        <Button key={size} variant={variant} size={size}>
          {texts.action}
        </Button>
      ))}
      <Button variant={variant} isBusy>
        {texts.busy}
      </Button>
      <Button variant={variant} disabled>
        {texts.disabled}
      </Button>
    </div>
  );
}

function ShownTabs(): ReactElement {
  const [selected, setSelected] = useState<(typeof TAB_NAMES)[number]>('first');
  return (
    <div className="w-full max-w-md">
      <Tabs
        label={texts.label}
        selected={selected}
        onSelect={setSelected}
        tabs={TAB_NAMES.map((name, index) => ({
          name,
          label: texts.tabs[name],
          count: index,
        }))}
      >
        <p className="p-4">{texts.tabs[selected]}</p>
      </Tabs>
    </div>
  );
}
