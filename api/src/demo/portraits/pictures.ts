import sharp from 'sharp';
import { profilePicture } from '../../../../schema/rules/files/files.ts';
import { pictureVariants } from '../../core/files/pictures.ts';
import type { Person } from '../college.ts';
import { type DemoFile, maxParallelFiles } from '../files.ts';
import { demoId } from '../random.ts';
import { portrait } from './portrait.ts';

/**
 * Portraits are drawings: as large as an enlarged picture is looked at; the sizes of lists and
 * headers stand beside.
 */
const { small, medium } = profilePicture.variants;
const drawnSizes = { small, medium };
/** Pixels to an inch: a unit of the drawing becomes three. */
const density = 216;

const portraitOf = (person: Person, moment: { thisYear: number }): string =>
  portrait({
    name: person.name,
    look: person.look,
    isStudent: person.isStudent,
    yearsSinceDegree: moment.thisYear - person.year,
    sitting: person.sitting,
  });

/** What a student uploads to be verified: a college card with the portrait. */
function collegeCard(person: Person, face: string, college: string): string {
  const text = (y: number, size: number, words: string, weight = 400): string =>
    `<text x="300" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="#22304a">${words.replace(/[&<>]/g, ' ')}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="500" viewBox="0 0 800 500"><rect width="800" height="500" rx="28" fill="#fdfcf8"/><path d="M0 28A28 28 0 0 1 28 0H772A28 28 0 0 1 800 28V104H0Z" fill="#27496d"/><path d="M0 104H800V112H0Z" fill="#f3c969"/>
    <text x="40" y="66" font-family="sans-serif" font-size="32" font-weight="700" fill="#fff">${college.replace(/[&<>]/g, ' ')}</text><image x="40" y="150" width="220" height="220" xlink:href="data:image/svg+xml;base64,${Buffer.from(face).toString('base64')}"/>
    ${text(190, 34, person.name, 700)}${text(240, 24, `${person.degree} ${person.stream ?? person.spec ?? ''}`)}${text(280, 24, `Valid until June ${person.year}`)}${text(320, 24, 'STUDENT')}
    <g fill="#22304a">${[0, 7, 12, 22, 27, 38, 44, 50, 62, 66, 76, 84, 90, 101, 108, 113, 124, 130].map((x, i) => `<rect x="${300 + x * 3}" y="370" width="${i % 3 === 0 ? 9 : 5}" height="70"/>`).join('')}</g></svg>`;
}

/** Draws the portraits, and the document of each who waits to be verified. */
export async function drawPictures(
  people: Person[],
  waiting: Person[],
  college: string,
  thisYear: number,
): Promise<DemoFile[]> {
  const orders = [
    ...people
      .filter((person) => !person.noPicture)
      .map((owner) => ({
        owner,
        purpose: 'picture' as const,
        name: `${owner.key}.webp`,
        svg: portraitOf(owner, { thisYear }),
      })),
    ...waiting.map((owner) => ({
      owner,
      purpose: 'verification' as const,
      name: 'college-id.webp',
      svg: collegeCard(owner, portraitOf(owner, { thisYear }), college),
    })),
  ];
  const drawn: DemoFile[] = [];
  for (let from = 0; from < orders.length; from += maxParallelFiles) {
    const batch = orders.slice(from, from + maxParallelFiles).map(async ({ svg, ...order }) => {
      const bytes = await sharp(Buffer.from(svg), order.purpose === 'picture' ? { density } : {})
        .webp({ quality: 86, effort: 2 })
        .toBuffer();
      const sizes =
        order.purpose === 'picture' ? { variants: await pictureVariants(bytes, drawnSizes) } : {};
      return {
        ...order,
        ...sizes,
        id: demoId(order.purpose, order.owner.key, order.owner.joinedAt),
        at: order.owner.joinedAt,
        contentType: 'image/webp',
        bytes,
      };
    });
    drawn.push(...(await Promise.all(batch)));
  }
  return drawn;
}
