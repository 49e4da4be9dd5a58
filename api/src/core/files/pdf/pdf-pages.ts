/** A node of the tree of pages, of which the root counts them all. */
const pagesNode = /\/Type\s*\/Pages(?=[\s\0/<>()[\]%]|$)/g;
/** What the dictionary of a node says of its pages; not where another object says it. */
const pagesBelow = /\/Count\s+(\d{1,7})(?!\d|\s+\d+\s+R)/;
/** Where a dictionary is longer, or a file has more nodes, its pages are not counted. */
const pageLimits = {
  nodes: 2000,
  dictionary: 32 * 1024,
  /** All dictionaries of a file together. */
  dictionaries: 4 * 1024 * 1024,
  pages: 20_000,
} as const;

/** The dictionary of an object around one of its entries; null for one that is too long. */
function dictionaryAround(text: string, index: number): string | null {
  const furthest = Math.max(0, index - pageLimits.dictionary);
  let start = index;
  for (let depth = 1; depth > 0; start -= 1) {
    if (start < furthest) return null;
    if (text.startsWith('>>', start)) depth += 1;
    else if (text.startsWith('<<', start)) depth -= 1;
    else continue;
    start -= 1;
  }
  const last = Math.min(text.length, index + pageLimits.dictionary);
  let end = index;
  for (let depth = 1; depth > 0; end += 1) {
    if (end >= last) return null;
    if (text.startsWith('<<', end)) depth += 1;
    else if (text.startsWith('>>', end)) depth -= 1;
    else continue;
    end += 1;
  }
  return text.slice(start + 1, end);
}

/** How many pages the unpacked objects of a PDF speak of; null where that can't be read. */
export function countPages(objects: string): number | null {
  let [nodes, walked, pages] = [0, 0, 0];
  for (const { index } of objects.matchAll(pagesNode)) {
    const dictionary = dictionaryAround(objects, index);
    nodes += 1;
    walked += dictionary?.length ?? 2 * pageLimits.dictionary;
    if (nodes > pageLimits.nodes || walked > pageLimits.dictionaries) return null;
    pages = Math.max(pages, Number(pagesBelow.exec(dictionary ?? '')?.[1] ?? 0));
  }
  return pages > 0 && pages <= pageLimits.pages ? pages : null;
}
