import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** A fictional person's folder: `prospect.json`, and one Markdown file for each page about that name. */
export type PersonFolder<Prospect, Head> = {
  readonly name: string;
  /** What `prospect.json` holds. */
  readonly prospect: Prospect;
  /** In the order of their file names. */
  readonly pages: readonly PageFile<Head>[];
};

/** A page: a JSON block between `---json` and `---`, then the Markdown as a scraper returns it. */
export type PageFile<Head> = {
  readonly file: string;
  /** What the JSON block holds. */
  readonly head: Head;
  readonly markdown: string;
};

type Schemas<Prospect, Head> = {
  readonly prospect: z.ZodType<Prospect>;
  readonly head: z.ZodType<Head>;
};

/** Reads every person's folder in a folder, in alphabetical order. Throws, naming the file, when one is not as the schemas say. */
export function readPersonFolders<Prospect, Head>(
  folder: string,
  schemas: Schemas<Prospect, Head>,
): readonly PersonFolder<Prospect, Head>[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => readPersonFolder(folder, name, schemas));
}

function readPersonFolder<Prospect, Head>(
  folder: string,
  name: string,
  schemas: Schemas<Prospect, Head>,
): PersonFolder<Prospect, Head> {
  const own = join(folder, name);
  const prospectFile = join(own, 'prospect.json');
  const pages = readdirSync(own)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const [json, markdown] = partsOf(readText(join(own, file)));
      return { file, head: parseJson(json, schemas.head, join(own, file)), markdown };
    });
  return {
    name,
    prospect: parseJson(readText(prospectFile), schemas.prospect, prospectFile),
    pages,
  };
}

/** On Windows, Git may check text out with other line ends. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

const OPENING = '---json\n';
const CLOSING = '\n---\n';

/** The JSON block of a page, '' when it has none, and its Markdown. */
function partsOf(text: string): readonly [json: string, markdown: string] {
  const end = text.indexOf(CLOSING);
  if (!text.startsWith(OPENING) || end === -1) return ['', text];
  return [text.slice(OPENING.length, end), text.slice(end + CLOSING.length).trim()];
}

function parseJson<Value>(json: string, schema: z.ZodType<Value>, path: string): Value {
  try {
    return schema.parse(JSON.parse(json));
  } catch (cause) {
    throw new Error(`${path}: the JSON is missing, broken or not as the README says.`, { cause });
  }
}
