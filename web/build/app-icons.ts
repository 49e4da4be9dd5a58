import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const mark = join(import.meta.dirname, '../public/favicon.svg');

/** The mark's ground, with its round corners. */
const ground = /<rect[^>]*\/>/;

/** The mark as it is. */
const asIs = (svg: string): string => svg;
/** Without corners: the system cuts its own shape out of it. The mark stays within 4/5 of it. */
const uncut = (svg: string): string => svg.replace(/ rx="\d+"/, '');
/** Its lines alone: systems show them in one colour of their own. */
const lines = (svg: string): string => svg.replace(ground, '').replace('#f4a83d', '#fff');

/** `schema/rules/device/install-texts.ts` names those of the manifest. */
const icons = [
  { name: 'icon-192', pixels: 192, drawn: asIs },
  { name: 'icon-512', pixels: 512, drawn: asIs },
  { name: 'maskable-512', pixels: 512, drawn: uncut },
  { name: 'apple-touch-180', pixels: 180, drawn: uncut },
  { name: 'badge-96', pixels: 96, drawn: lines },
];

/** Draws the icons of the installed app from the mark. */
export const appIcons = (): Plugin => ({
  name: 'app-icons',
  apply: 'build',
  async generateBundle() {
    const svg = await readFile(mark, 'utf8');
    if (!ground.test(svg)) throw new Error('public/favicon.svg has no ground to take away');
    for (const { name, pixels, drawn } of icons) {
      const source = await sharp(Buffer.from(drawn(svg)), { density: (72 * pixels) / 32 })
        .resize(pixels, pixels)
        .png({ compressionLevel: 9 })
        .toBuffer();
      this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source });
    }
  },
});
