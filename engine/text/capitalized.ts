/** A word or phrase with a capital at its head; the rest as it is. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
