/**
 * Acts when no button of a mouse is held down, and otherwise after its click: what moves away from under a press takes the
 * click with it. A press on a button takes the focus from a field before it is a click.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  // The click comes right after, in the same turn.
  document.addEventListener('mouseup', () => setTimeout(act), { once: true });
}
