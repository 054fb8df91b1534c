import type { KeylessResult } from '../keyless/found.ts';

const BETWEEN_BLOCKS = '\n---\n';
const FIRST_FIELD = 'Title: ';
const HIGHLIGHTS = '\nHighlights:';
const FIELD = /^(Title|URL|Published|Author): ?(.*)$/;
/** Exa writes this where it knows none. */
const UNKNOWN = 'N/A';

/**
 * The results in the text of a search: blocks of named lines, each beginning with its title. The line between two blocks may
 * also be a page's own; what follows it then is left out.
 */
export function resultBlocks(text: string): readonly KeylessResult[] {
  const blocks: string[] = [];
  for (const part of text.replaceAll('\r\n', '\n').split(BETWEEN_BLOCKS)) {
    const block = part.trimStart();
    if (block.startsWith(FIRST_FIELD)) blocks.push(block);
  }
  return blocks.flatMap((block) => resultIn(block) ?? []);
}

function resultIn(block: string): KeylessResult | null {
  const [head = '', ...highlights] = block.split(HIGHLIGHTS);
  const fields = fieldsIn(head);
  const url = known(fields.get('URL'));
  if (url === '') return null;
  return {
    url,
    title: known(fields.get('Title')),
    text: highlights.join(HIGHLIGHTS).trim(),
    date: known(fields.get('Published')),
  };
}

/** The first line of each name. */
function fieldsIn(head: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    if (name !== '' && !fields.has(name)) fields.set(name, value.trim());
  }
  return fields;
}

function known(value = ''): string {
  return value === UNKNOWN ? '' : value;
}
