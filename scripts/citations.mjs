// Comments cite the specification as §n and decisions as docs/decisions/NNN: each citation has to lead somewhere.

const COMMENT = /(?:^\s*\*|\/\/|\/\*|--|<!--).*$/gm;
const SECTION = /§(\d+)/g;
const DECISION = /docs\/decisions\/(\d{3})/g;
const HEADING = /^## (\d+)\. /gm;
const RECORD = /^(\d{3})-.+\.md$/;

/** @typedef {{ readonly sections: ReadonlySet<string>; readonly decisions: ReadonlySet<string> }} Citable */

/**
 * What can be cited.
 *
 * @param {string} specification Markdown of docs/specification.md
 * @param {readonly string[]} records names of the files in docs/decisions
 * @returns {Citable}
 */
export function citableFrom(specification, records) {
  const sections = [...specification.matchAll(HEADING)].map(([, number = '']) => number);
  const decisions = records.flatMap((file) => RECORD.exec(file)?.[1] ?? []);
  return { sections: new Set(sections), decisions: new Set(decisions) };
}

/**
 * Every citation in the comments of a source file that leads nowhere, as sentences.
 *
 * @param {string} source
 * @param {Citable} citable
 * @returns {string[]}
 */
export function citationFaults(source, { sections, decisions }) {
  const comments = (source.match(COMMENT) ?? []).join('\n');
  return [
    ...missing(comments.matchAll(SECTION), sections).map(
      (number) => `§${number} is no section of docs/specification.md.`,
    ),
    ...missing(comments.matchAll(DECISION), decisions).map(
      (number) => `docs/decisions/${number} does not exist.`,
    ),
  ];
}

/**
 * @param {Iterable<RegExpExecArray>} citations
 * @param {ReadonlySet<string>} known
 */
function missing(citations, known) {
  const cited = new Set([...citations].map(([, number = '']) => number));
  return [...cited].filter((number) => !known.has(number));
}
