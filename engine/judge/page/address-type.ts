// Which kind of item an address suggests.
import { HOST_LABELS, PATH_PARTS } from '../../lexicon/pages/page-types.ts';
import { wordList } from '../../lexicon/word-list.ts';
import type { ContentType } from '../../model/judgement.ts';
import { normalizeText } from '../../text/normalize.ts';

/** The kind of item that an address's path names, by the last part that names one; `null` when none does. */
export function pathType(path: string): ContentType | null {
  const types = normalizeText(path)
    .split(/[/?#]/u)
    .map((part) => pathPartType(part));
  return types.findLast((type) => type !== null) ?? null;
}

const TYPE_OF_PATH_PART = typesByWord(PATH_PARTS);

/** The kind of item under one part of a path, such as 'podcasts'; `null` when the part names none. */
export function pathPartType(part: string): ContentType | null {
  return TYPE_OF_PATH_PART.get(part) ?? null;
}

const TYPE_OF_HOST_LABEL = typesByWord(HOST_LABELS);

/** The kind of item on a host by its first label, such as 'blog' in blog.acme.example; `null` when it names none. */
export function hostLabelType(host: string): ContentType | null {
  return TYPE_OF_HOST_LABEL.get(host.split('.')[0] ?? '') ?? null;
}

function typesByWord(
  words: Readonly<Record<ContentType, string>>,
): ReadonlyMap<string, ContentType> {
  const types = ['podcast', 'video', 'news', 'article'] as const;
  return new Map(
    types.flatMap((type) => wordList(words[type]).map((word) => [word, type] as const)),
  );
}
