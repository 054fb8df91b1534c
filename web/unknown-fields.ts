/** The fields of a value that came from outside; none where it is not an object. Without zod, for what every page loads. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
