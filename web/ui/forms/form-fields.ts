/** §5: the shortest password allowed. */
export const PASSWORD_LENGTH_MIN = 6;

/** The text of a form's field; '' when the form has no such field. */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** Moves the focus to a field of the form, where the user can correct a mistake. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Is somebody in a field, and perhaps typing? */
export function isInField(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}
