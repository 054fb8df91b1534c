import { clsx } from 'clsx';
import { ArrowUpRight, Trash2 } from 'lucide-react';
import type { ReactElement, SubmitEvent } from 'react';
import type { KeyedServiceName } from '#engine';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { keyTexts } from './texts.ts';
import type { KeyCardState } from './use-key-card.ts';

type KeyPartProps = { readonly title: string; readonly card: KeyCardState };

/** The input of a key with what can be done there; `isSlim` in the row of a card. */
export function KeyForm(props: {
  readonly service: KeyedServiceName;
  readonly card: KeyCardState;
  readonly isSlim: boolean;
}): ReactElement {
  const { service, card, isSlim } = props;
  const { title } = keyTexts.purposes[service];

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void card.save(fieldText(new FormData(event.currentTarget), 'key'));
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={card.clearProblem}
      className={isSlim ? SLIM_FORM : 'grid gap-2.5'}
    >
      <KeyField title={title} card={card} />
      <div className={isSlim ? 'contents max-sm:*:order-1' : 'flex flex-wrap items-center gap-1.5'}>
        <Button
          type="submit"
          size="sm"
          isBusy={card.isVerifying}
          aria-label={card.isVerifying ? undefined : keyTexts.saveOf(title)}
        >
          {card.isVerifying ? keyTexts.verifying : keyTexts.save}
        </Button>
        {card.canBeClosed && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={keyTexts.cancelOf(title)}
            onClick={card.cancel}
          >
            {uiTexts.cancel}
          </Button>
        )}
        {card.key.isEmpty ? (
          <WhereToGetOne service={service} isSlim={isSlim} />
        ) : (
          <RemoveButton title={title} card={card} />
        )}
      </div>
    </form>
  );
}

/** In a row the name of the service stands before the field, whose label is read out alone. */
const SLIM_FORM =
  'flex min-w-0 flex-1 flex-wrap items-center gap-1.5 max-sm:contents [&_input]:h-8 [&_label]:sr-only [&>:first-child]:min-w-32 [&>:first-child]:flex-1 max-sm:[&>:first-child]:order-1';

function WhereToGetOne(props: {
  readonly service: KeyedServiceName;
  readonly isSlim: boolean;
}): ReactElement {
  const { service, isSlim } = props;
  const { title, getKey } = keyTexts.purposes[service];
  return (
    <ExternalLink
      href={getKey}
      label={(isSlim ? keyTexts.getOneInNewTab : keyTexts.getKeyInNewTab)(title)}
      className={clsx(
        'ml-auto inline-flex items-center gap-1 rounded-md px-2 text-sm text-accent hover:underline',
        // On a phone in the line of the name.
        isSlim ? 'max-sm:order-0! sm:h-8' : 'h-8',
      )}
    >
      {isSlim ? keyTexts.getOne : keyTexts.getKeyOf(title)}
      <ArrowUpRight aria-hidden className="size-3.5" />
    </ExternalLink>
  );
}

function KeyField({ title, card }: KeyPartProps): ReactElement {
  return (
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
  );
}

function RemoveButton({ title, card }: KeyPartProps): ReactElement {
  return (
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
  );
}

function problemText({ problem }: KeyCardState): string | undefined {
  if (!problem) return undefined;
  return problem.detail === undefined ? problem.message : `${problem.message} ${problem.detail}`;
}
