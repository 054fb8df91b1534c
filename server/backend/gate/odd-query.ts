import type { Refusal } from './refusal.ts';

/**
 * Refuses what no client of ours asks for and @supabase/lite cannot take: names that every object inherits, and names in
 * quotation marks. Our columns are plain words; quotation marks are for values, which may be any text.
 */
export function oddQuery(parameters: URLSearchParams): Refusal | undefined {
  for (const parameter of parameters) {
    if (namesInherited(parameter)) return NO_SUCH_NAME;
    if (namesInQuotes(parameter)) return QUOTED_NAME;
  }
  return undefined;
}

const NO_SUCH_NAME: Refusal = {
  status: 400,
  code: 'PGRST100',
  message: 'A filter names a column or an operator that does not exist.',
};

const QUOTED_NAME: Refusal = {
  status: 400,
  code: 'PGRST100',
  message: 'Columns are named without quotation marks.',
};

/**
 * Whether a filter names what every object inherits, as its column (`__proto__=eq.7`) or its operator (`id=valueOf.7`).
 * @supabase/lite keeps filters in plain objects: such a column would be written into the prototype of all objects of this
 * server, and such an operator is found although there is none. What is searched for may have any name.
 */
function namesInherited([name, value]: readonly [string, string]): boolean {
  const [operator = ''] = value.replace(/^(?:not\.)+/, '').split(/[.(]/, 1);
  return [...name.split(/[^\w$]+/), operator].some((word) => word in Object.prototype);
}

/** Whether a column is named in quotation marks. Where one is not closed, @supabase/lite fails instead of refusing. */
function namesInQuotes([name, value]: readonly [string, string]): boolean {
  const namesColumns = /(?:^|\.)(?:select|order|columns|on_conflict)$/.test(name);
  return name.includes('"') || (namesColumns && value.includes('"'));
}
