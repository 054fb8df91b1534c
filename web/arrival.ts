/** Handed along with a way to the dashboard that ends in the form's first field. */
export const ARRIVE_AT_FORM = { focus: 'form' } as const;

/** Whether the state of the router's location asks for the form. */
export function arrivesAtForm(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'focus' in state &&
    state.focus === ARRIVE_AT_FORM.focus
  );
}
