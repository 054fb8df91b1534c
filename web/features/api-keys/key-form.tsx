import { ArrowUpRight, Trash2 } from 'lucide-react';
import type { ReactElement, SubmitEvent } from 'react';
import type { KeyedServiceName } from '#engine';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { textOf } from '../../ui/forms/form-fields.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { keyTexts } from './texts.ts';
import type { KeyCardState } from './use-key-card.ts';

type KeyFormProps = { readonly service: KeyedServiceName; readonly card: KeyCardState };

/** The input for a key with its save action; Cancel and Remove when one is stored already (§2). */
export function KeyForm({ service, card }: KeyFormProps): ReactElement {
  const { title, getKey } = keyTexts.purposes[service];

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void card.save(textOf(new FormData(event.currentTarget), 'key'));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-2.5">
      <TextField
        label={keyTexts.keyOf(title)}
        name="key"
        type="password"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={keyTexts.placeholder}
        error={problemText(card)}
        readOnly={card.isVerifying}
        data-1p-ignore
        data-follow-focus
      />
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          type="submit"
          variant="primary"
          size="sm"
          isBusy={card.isVerifying}
          aria-label={card.isVerifying ? undefined : keyTexts.saveOf(title)}
        >
          {card.isVerifying ? keyTexts.verifying : keyTexts.save}
        </Button>
        {card.key.isEmpty ? (
          <ExternalLink
            href={getKey}
            label={keyTexts.getKeyOf(title)}
            className="ml-auto inline-flex h-8 items-center gap-1 rounded-md px-2 text-sm text-accent hover:underline"
          >
            {keyTexts.getKey}
            <ArrowUpRight aria-hidden className="size-3.5" />
          </ExternalLink>
        ) : (
          <StoredKeyActions title={title} card={card} />
        )}
      </div>
    </form>
  );
}

function StoredKeyActions(props: {
  readonly title: string;
  readonly card: KeyCardState;
}): ReactElement {
  const { title, card } = props;
  return (
    <>
      <Button size="sm" aria-label={keyTexts.cancelOf(title)} onClick={card.cancel}>
        {uiTexts.cancel}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="ml-auto"
        aria-label={keyTexts.removeOf(title)}
        onClick={card.remove}
      >
        <Trash2 aria-hidden className="size-3.5" />
        {keyTexts.remove}
      </Button>
    </>
  );
}

function problemText({ problem }: KeyCardState): string | undefined {
  if (!problem) return undefined;
  return problem.detail === undefined ? problem.message : `${problem.message} ${problem.detail}`;
}
