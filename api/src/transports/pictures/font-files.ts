import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);

/**
 * The fonts of pictures: that of the web, and what it has no letters for. Other scripts are not
 * drawn (`shownText`).
 */
const packages = {
  inter: ['latin', 'latin-ext'],
  'noto-sans-devanagari': ['devanagari'],
  'noto-sans-tamil': ['tamil'],
} as const;
const weights = [400, 700] as const;

export const fontFamilies = 'Inter, Noto Sans Devanagari, Noto Sans Tamil';

const inflated = promisify(inflate);
const headLength = 12;
const entryLength = 16;

/**
 * A font of the web (WOFF) as the drawing library reads it: the same tables, not packed.
 * @see https://www.w3.org/TR/WOFF/
 */
async function unpackedFont(woff: Buffer): Promise<Buffer> {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(headLength + entryLength * count);
  woff.copy(head, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * entryLength, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * entryLength, 10);
  const tables: Buffer[] = [head];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((behind) =>
      woff.readUInt32BE(from + behind),
    ) as [number, number, number];
    const raw = woff.subarray(offset, offset + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? await inflated(raw) : raw).copy(table);
    const entry = headLength + entryLength * index;
    woff.copy(head, entry, from, from + 4);
    woff.copy(head, entry + 4, from + 16, from + 20);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    tables.push(table);
    at += table.length;
  }
  return Buffer.concat(tables);
}

/** Writes the fonts where the drawing library can read them. @returns their paths */
export async function fontFiles(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'experiencia-fonts-'));
  const files: string[] = [];
  for (const [name, subsets] of Object.entries(packages))
    for (const subset of subsets)
      for (const weight of weights) {
        const source = resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);
        const file = join(folder, `${basename(source, '.woff')}.ttf`);
        await writeFile(file, await unpackedFont(await readFile(source)));
        files.push(file);
      }
  return files;
}
