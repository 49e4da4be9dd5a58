import sharp, { type OverlayOptions } from 'sharp';
import { initials, tintOf, tints } from '../../../../schema/rules/college/tint.ts';
import { sharedPictureSize } from '../../../../schema/rules/files/shared-pictures.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { fontFamilies, fontFiles } from './font-files.ts';
import { lettersOf, shownText } from './shown-text.ts';

/** What a picture shows, as it is told; nothing of it is escaped or cut yet. */
export interface PictureWords {
  college: string;
  /** A colour as `#504cce`, that white words can be read on. */
  accent: string;
  kind: string;
  title: string;
  facts: string;
  /** Whose tile stands in it; none without a name. */
  name: string | null;
  /** The file of the college's logo, which stands beside its name. */
  logo: string | null;
}

const { width, height } = sharedPictureSize;
const margin = 80;
const tileSize = 168;
const logoSize = 64;
const ink = '#1a1c25';
const muted = '#555a6b';

type Style = { size: number; weight: 400 | 700; colour: string; width: number };

/** A block of text as a picture. What is in it is text: signs of markup stand for themselves. */
const drawn = async (text: string, { size, weight, colour, width: at }: Style) =>
  sharp({
    text: {
      text: `<span foreground="${colour}" size="${size}pt" weight="${weight}">${escapeHtml(text)}</span>`,
      font: fontFamilies,
      width: at,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** The same in so many lines at most: what does not fit is cut at a letter. */
async function inLines(text: string, style: Style, lines: number) {
  const most = style.size * 1.35 * lines + style.size * 0.3;
  const whole = await drawn(text, style);
  if (whole.info.height <= most) return whole;
  const letters = lettersOf(text);
  const cutAt = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, tooMany] = [1, letters.length];
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const { info } = await drawn(cutAt(count), style);
    if (info.height <= most) fits = count;
    else tooMany = count;
  }
  return drawn(cutAt(fits), style);
}

/** The drawing library knows a font once something was drawn with its file. */
async function loadFonts(): Promise<void> {
  for (const fontfile of await fontFiles())
    await sharp({ text: { text: 'x', font: 'Inter', fontfile } })
      .png()
      .toBuffer();
}
let fonts: Promise<void> | undefined;

const ground = (accent: string, tile: readonly [string, string] | null): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#ffffff"/>
    <rect width="${width}" height="16" fill="${accent}"/>
    ${tile ? `<rect x="${margin}" y="190" width="${tileSize}" height="${tileSize}" rx="36" fill="${tile[0]}"/>` : ''}
    <rect x="${margin}" y="520" width="${width - 2 * margin}" height="2" fill="#e3e5ec"/>
  </svg>`);

/** A logo as it stands beside the name; null where it can't be read now: the name is enough. */
async function logoOf(logo: PictureWords['logo'], read: ReadFile): Promise<Buffer | null> {
  try {
    const bytes = logo === null ? null : await read(logo);
    return (
      bytes &&
      (await sharp(bytes)
        .resize(logoSize, logoSize, { fit: 'contain', background: '#ffffff00' })
        .png()
        .toBuffer())
    );
  } catch {
    return null;
  }
}

/** Reads a stored file; null where it is gone. */
type ReadFile = (id: string) => Promise<Buffer | null>;

/** Draws a picture as PNG. Late: fonts are unpacked with the first of them. */
export async function drawPicture(words: PictureWords, read: ReadFile): Promise<Buffer> {
  fonts ??= loadFonts();
  await fonts.catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const tile = words.name === null ? null : (tints[tintOf(words.name)] ?? tints[0]);
  const left = tile ? margin + tileSize + 48 : margin;
  const within = width - margin - left;
  const parts: OverlayOptions[] = [];
  const put = async (
    text: string,
    at: { top: number; left: number; lines: number },
    style: Style,
  ) => {
    const shown = shownText(text);
    if (!shown) return at.top;
    const { data, info } = await inLines(shown, style, at.lines);
    parts.push({ input: data, top: Math.round(at.top), left: at.left });
    return at.top + info.height;
  };
  const line = { size: 30, weight: 400, colour: muted, width: within } as const;
  if (tile && words.name !== null) {
    const letter = shownText(initials(shownText(words.name)));
    const { data, info } = await drawn(letter, {
      size: 84,
      weight: 700,
      colour: tile[1],
      width: tileSize,
    });
    parts.push({
      input: data,
      top: Math.round(190 + (tileSize - info.height) / 2),
      left: Math.round(margin + (tileSize - info.width) / 2),
    });
  }
  const below = await put(
    words.kind,
    { top: 104, left: margin, lines: 1 },
    { ...line, weight: 700, colour: words.accent, width: width - 2 * margin },
  );
  const title = { size: 60, weight: 700, colour: ink, width: within } as const;
  const ended = await put(words.title, { top: Math.max(below + 32, 186), left, lines: 3 }, title);
  if (ended < 440)
    await put(words.facts, { top: ended + 28, left, lines: ended < 360 ? 2 : 1 }, line);
  const logo = await logoOf(words.logo, read);
  if (logo) parts.push({ input: logo, top: 534, left: margin });
  const nameLeft = logo ? margin + logoSize + 20 : margin;
  const name = { ...line, colour: ink, weight: 700, width: width - margin - nameLeft } as const;
  await put(words.college, { top: 548, left: nameLeft, lines: 1 }, name);
  return sharp(ground(words.accent, tile)).composite(parts).png({ compressionLevel: 9 }).toBuffer();
}
