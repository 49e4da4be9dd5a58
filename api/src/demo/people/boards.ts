import sharp from 'sharp';
import { z } from 'zod';
import type { Moment, Person } from '../college.ts';
import { type DemoFile, maxParallelFiles } from '../files.ts';
import { demoId } from '../random.ts';
import { readTable } from '../read-table.ts';
import type { Row } from '../rows.ts';
import { handle } from './index.ts';

/** Scenes of vision boards, drawn here: a sky, a ground, and what one looks at. */
const motifs = {
  rocket:
    '<path d="M400 90c70 60 90 150 80 280H320c-10-130 10-220 80-280Z" fill="#fff"/><circle cx="400" cy="240" r="34" fill="#5b8def"/><path d="M320 330l-56 80 64-10ZM480 330l56 80-64-10Z" fill="#e8735f"/><path d="M360 380c0 60 20 90 40 120 20-30 40-60 40-120Z" fill="#f4a83d"/>',
  city:
    '<path d="M90 480V260h90v220ZM210 480V170h110v310ZM350 480V230h80v250ZM460 480V120h120v360ZM610 480V280h100v200Z" fill="#302b89"/><g fill="#f4d27a">' +
    [
      [120, 300],
      [150, 350],
      [240, 210],
      [280, 270],
      [240, 330],
      [380, 270],
      [490, 170],
      [540, 230],
      [490, 300],
      [640, 320],
      [670, 380],
    ]
      .map(([x = 0, y = 0]) => `<rect x="${x}" y="${y}" width="18" height="24"/>`)
      .join('') +
    '</g>',
  mountain:
    '<path d="M60 480 300 150l120 170 80-100 240 260Z" fill="#3f6f8a"/><path d="m300 150-62 86 62 30 48-40Z" fill="#fff"/><path d="M420 330c60 20 90 60 130 150H300c40-60 60-100 120-150Z" fill="#2f5a45"/>',
  code: '<rect x="150" y="120" width="500" height="330" rx="18" fill="#1a1c25"/><circle cx="190" cy="152" r="9" fill="#e8735f"/><circle cx="220" cy="152" r="9" fill="#f4a83d"/><circle cx="250" cy="152" r="9" fill="#3f9b7a"/><g stroke-width="16" stroke-linecap="round"><path d="M200 220h150M200 270h90M330 270h120M240 320h200M240 370h120" stroke="#aeb8fe"/><path d="M390 220h90M400 370h60" stroke="#80dba2"/></g>',
  bridge:
    '<path d="M40 400h720v26H40Z" fill="#6d4a3a"/><path d="M200 140v290M600 140v290" stroke="#6d4a3a" stroke-width="26"/><path d="M40 360Q120 330 200 160q200 240 400 0 80 170 160 200" fill="none" stroke="#b9764f" stroke-width="12"/><path d="M280 250v150M340 310v90M400 330v70M460 310v90M520 250v150" stroke="#b9764f" stroke-width="6"/>',
  book: '<path d="M140 190c90-40 180-30 260 20v260c-80-50-170-60-260-20Z" fill="#fff"/><path d="M660 190c-90-40-180-30-260 20v260c80-50 170-60 260-20Z" fill="#eef0fa"/><path d="M180 240c60-20 120-16 180 10M180 300c60-20 120-16 180 10M440 250c60-26 120-30 180-10M440 310c60-26 120-30 180-10" stroke="#8b8d98" stroke-width="8" fill="none" stroke-linecap="round"/>',
  chip: '<rect x="270" y="160" width="260" height="260" rx="22" fill="#12453a"/><rect x="340" y="230" width="120" height="120" rx="10" fill="#80dba2"/><path d="M310 160v-60M370 160v-60M430 160v-60M490 160v-60M310 420v60M370 420v60M430 420v60M490 420v60M270 200h-70M270 260h-70M270 320h-70M270 380h-70M530 200h70M530 260h70M530 320h70M530 380h70" stroke="#12453a" stroke-width="14"/>',
  leaf: '<path d="M400 480C230 420 190 270 400 110c210 160 170 310 0 370Z" fill="#3f9b7a"/><path d="M400 500V220M400 320l-70-60M400 380l80-70" stroke="#d4f1d8" stroke-width="12" stroke-linecap="round"/>',
} as const;
type Motif = keyof typeof motifs;

const skies = {
  dawn: ['#ffe1c9', '#f7b7a3'],
  day: ['#dfe9ff', '#b9d2ff'],
  dusk: ['#d8ccff', '#f3b6c7'],
  green: ['#e4f6e6', '#bfe3cf'],
} as const;
type Sky = keyof typeof skies;

const scene = (motif: Motif, sky: Sky): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${skies[sky][0]}"/><stop offset="1" stop-color="${skies[sky][1]}"/></linearGradient></defs><rect width="800" height="600" fill="url(#s)"/><circle cx="660" cy="110" r="52" fill="#fff" opacity=".7"/>${motifs[motif]}<path d="M0 480q200-40 400 0t400 0v120H0Z" fill="#212330" opacity=".12"/></svg>`;

const oneOf = <Key extends string>(table: Record<Key, unknown>) =>
  z.custom<Key>((name) => typeof name === 'string' && name in table, {
    error: `one of ${Object.keys(table).join(', ')}`,
  });

const dream = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** What one looks at, and under which sky. */
  picture: z.tuple([oneOf(motifs), oneOf(skies)]).exactOptional(),
});
type Dream = z.output<typeof dream>;

/** Vision boards and legacy projects, by the names of their people: `college/boards.yaml`. */
const { dreams, projects } = readTable(
  'boards',
  z.strictObject({
    dreams: z.record(z.string(), z.array(dream)),
    projects: z.array(
      z.strictObject({
        by: z.string(),
        /** So many days before the seeding. */
        ago: z.number(),
        title: z.string(),
        description: z.string(),
        link: z.url().exactOptional(),
        skills: z.array(z.string()),
        isLooking: z.boolean(),
      }),
    ),
  }),
);

const boardsOf = (people: Person[]): { owner: Person; items: Dream[] }[] =>
  Object.entries(dreams).flatMap(([name, items]) =>
    people.filter(({ key }) => key === handle(name)).map((owner) => ({ owner, items })),
  );
const sinceOf = (owner: Person, place: number): number => owner.joinedAgo * (0.7 - place * 0.1);
const pictureId = (owner: Person, place: number, at: Date): string =>
  demoId('vision picture', `${owner.key} ${place}`, at);

/** Draws the pictures of the boards. */
export async function drawVisions(people: Person[], moment: Moment): Promise<DemoFile[]> {
  const orders = boardsOf(people).flatMap(({ owner, items }) =>
    items.flatMap(({ picture }, place) =>
      picture ? [{ owner, place, svg: scene(...picture) }] : [],
    ),
  );
  const drawn: DemoFile[] = [];
  for (let from = 0; from < orders.length; from += maxParallelFiles) {
    drawn.push(
      ...(await Promise.all(
        orders.slice(from, from + maxParallelFiles).map(async ({ owner, place, svg }) => {
          const at = moment.ago(sinceOf(owner, place));
          return {
            id: pictureId(owner, place, at),
            owner,
            purpose: 'vision' as const,
            name: 'vision.webp',
            contentType: 'image/webp',
            bytes: await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer(),
            at,
          };
        }),
      )),
    );
  }
  return drawn;
}

export const visionRows = (people: Person[], moment: Moment): Row[] =>
  boardsOf(people).flatMap(({ owner, items }) =>
    items.map(({ title, description, picture }, place) => {
      const at = moment.ago(sinceOf(owner, place));
      return {
        id: demoId('vision', `${owner.key} ${place}`, at),
        user_id: owner.id,
        place,
        title,
        description,
        image_url: null,
        picture_id: picture ? pictureId(owner, place, at) : null,
        created_at: at,
      };
    }),
  );

export const legacyRows = (people: Person[], moment: Moment): Row[] =>
  projects.flatMap(({ by, ago, title, description, link = null, skills, isLooking }) =>
    people
      .filter(({ key }) => key === handle(by))
      .map((owner) => {
        const at = moment.ago(Math.min(ago, owner.joinedAgo * 0.9));
        return {
          id: demoId('legacy', `${owner.key} ${title}`, at),
          user_id: owner.id,
          title,
          description,
          link,
          skills,
          is_looking_for_successor: isLooking,
          created_at: at,
          updated_at: at,
        };
      }),
  );
