import sharp from 'sharp';
import { type CollegeIcon, collegeIcons } from '../../../../schema/rules/college/college-logo.ts';

/** Parts of an icon's side: how round its corners are, its white ground, and the logo there. */
interface Shape {
  round: number;
  ground: number;
  logo: number;
}

/** Systems cut their own shape out of these; a circle of 4/5 is always left. */
const maskable: Shape = { round: 0, ground: 0.64, logo: 0.52 };
const own: Shape = { round: 0.22, ground: 0.8, logo: 0.66 };

const shapes: Readonly<Record<CollegeIcon, Shape>> = {
  'icon-192': own,
  'icon-512': own,
  'maskable-512': maskable,
  'apple-touch-180': { round: 0, ground: 0.76, logo: 0.62 },
  // A mail has its own ground, which may be dark: the white one is seen on it.
  'mail-96': { round: 0.2, ground: 1, logo: 0.84 },
};

const square = (x: number, side: number, round: number, colour: string): string =>
  `<rect x="${x}" y="${x}" width="${side}" height="${side}" rx="${round}" fill="${colour}"/>`;

/**
 * Draws an icon of the college as PNG: its logo on white, for logos are drawn for paper, in the
 * college's colour.
 * @param logo the stored picture, which was encoded anew when it was given
 * @param accent a colour as `#504cce`
 * @throws Error for what is no picture
 */
export async function drawIcon(icon: CollegeIcon, logo: Buffer, accent: string): Promise<Buffer> {
  const [side, { round, ground, logo: part }] = [collegeIcons[icon], shapes[icon]];
  const pixels = Math.round(side * part);
  const picture = await sharp(logo)
    .resize(pixels, pixels, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer();
  const inner = side * ground;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    ${square(0, side, side * round, ground < 1 ? accent : '#ffffff')}
    ${ground < 1 ? square((side - inner) / 2, inner, inner * 0.2, '#ffffff') : ''}
  </svg>`;
  const at = Math.round((side - pixels) / 2);
  return sharp(Buffer.from(svg))
    .composite([{ input: picture, top: at, left: at }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
