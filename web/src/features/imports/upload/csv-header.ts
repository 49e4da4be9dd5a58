/** So much of a file is read for its first line. */
const headBytes = 64 * 1024;

/** A cell in quotes, in which a quote stands twice; or one without. Behind it what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",;\r\n][^,;\r\n]*)?)(,|;|\r|\n|$)/y;

/**
 * The cells of the first line of a CSV file: quoted or not, between commas or semicolons.
 * @returns [] for a line that is empty, or is none of a CSV file
 */
export function firstLine(text: string): string[] {
  const cells: string[] = [];
  const line = text.replace(/^\uFEFF/, '');
  cellPattern.lastIndex = 0;
  for (;;) {
    const found = cellPattern.exec(line);
    if (!found) return [];
    const [, quoted, plain = '', end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== ',' && end !== ';') break;
  }
  return cells.some((each) => each !== '') ? cells : [];
}

/**
 * What the first line of a file calls its columns; [] where there is no such line to be read.
 * @returns null for what is no text
 */
export async function columnNames(file: File): Promise<string[] | null> {
  const head = await file.slice(0, headBytes).arrayBuffer();
  try {
    // The end of the head may stand within a letter.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return text.includes('\0') ? null : firstLine(text);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
