import sharp from 'sharp';
import { profileBanner } from '../../../../schema/rules/files/files.ts';
import { pictureVariants } from '../../core/files/pictures.ts';
import type { Person } from '../college.ts';
import { type DemoFile, maxParallelFiles } from '../files.ts';
import type { Talk } from '../posts/talk.ts';
import { type Chance, chance, demoId } from '../random.ts';
import type { Row } from '../rows.ts';

const [width, height] = [1200, 200];
const palettes = [
  ['#20345c', '#3f6fb5', '#f3c969'],
  ['#123f3a', '#2f8f7a', '#f2b66d'],
  ['#3b2357', '#7a4fb0', '#f08a8a'],
  ['#4a2a1c', '#b5683f', '#ffd98a'],
  ['#1d2b3a', '#4f7390', '#c7e3d4'],
] as const;

/** Hills under a low sun, each ridge nearer and darker. */
function scene(luck: Chance): string {
  const [dark, light, sun] = luck.pick(palettes);
  const ridge = (base: number, swing: number, opacity: number): string => {
    const points = Array.from(
      { length: 9 },
      (_, n) => `${n * (width / 8)} ${base - luck.between(0, swing)}`,
    );
    return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="${dark}" opacity="${opacity}"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${sun}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${luck.whole(300, 1000)}" cy="${luck.whole(50, 90)}" r="34" fill="${sun}"/>${ridge(130, 60, 0.35)}${ridge(160, 60, 0.6)}${ridge(190, 50, 0.9)}</svg>`;
}

/**
 * One in three who share has a banner; the first of all is the default, which an admin put there.
 */
export async function drawBanners(people: Person[]): Promise<DemoFile[]> {
  const admin = people.find(({ isSuperAdmin }) => isSuperAdmin);
  const owners = people.filter(
    (person) =>
      person.bio && (person.visibility === 'public' || chance(`banner ${person.key}`).happens(0.3)),
  );
  const orders = [
    ...(admin ? [{ owner: admin, purpose: 'defaultBanner' as const }] : []),
    ...owners.map((owner) => ({ owner, purpose: 'banner' as const })),
  ];
  const drawn: DemoFile[] = [];
  for (let from = 0; from < orders.length; from += maxParallelFiles) {
    drawn.push(
      ...(await Promise.all(
        orders
          .slice(from, from + maxParallelFiles)
          .map(async ({ owner, purpose }): Promise<DemoFile> => {
            const bytes = await sharp(Buffer.from(scene(chance(`${purpose} ${owner.key}`))))
              .webp({ quality: 84, effort: 2 })
              .toBuffer();
            const { small, medium } = profileBanner.variants;
            return {
              id: demoId(purpose, owner.key, owner.joinedAt),
              owner,
              purpose,
              name: 'banner.webp',
              contentType: 'image/webp',
              bytes,
              variants: await pictureVariants(bytes, { small, medium }),
              at: owner.joinedAt,
            };
          }),
      )),
    );
  }
  return drawn;
}

export const bannersOf = (banners: DemoFile[]): Map<string, string> =>
  new Map(
    banners.filter(({ purpose }) => purpose === 'banner').map(({ id, owner }) => [owner.id, id]),
  );

export const defaultBannerRows = (banners: DemoFile[]): Row[] =>
  banners
    .filter(({ purpose }) => purpose === 'defaultBanner')
    .map(({ id, owner, at }) => ({
      id: demoId('default banner', owner.key, at),
      file_id: id,
      created_at: at,
    }));

/** Who has looked at whom: members, more of them where there is more to read. */
export function profileViewRows(people: Person[], talk: Talk[]): Row[] {
  const members = people.filter((person) => !person.isStudent || !person.unverified);
  return people.flatMap((person) => {
    const luck = chance(`viewers ${person.key}`);
    const own = talk.filter(({ author }) => author === person).length;
    return luck
      .shuffled(members.filter((member) => member !== person))
      .slice(0, luck.whole(6, 30) + own * luck.whole(12, 25))
      .map((viewer) => ({ profile_id: person.id, user_id: viewer.id }));
  });
}

/** The counters are what the rows say. */
export const countProfileViews =
  'update profiles set views = (select count(*) from profile_views v where v.profile_id = profiles.user_id)';
