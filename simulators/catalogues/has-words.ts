/** Does the text hold every word of the question, wherever? Catalogues heed no quotation marks. */
export function hasWords(text: string, question: string): boolean {
  const words = new Set(plainWords(text));
  return plainWords(question).every((word) => words.has(word));
}

function plainWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}
