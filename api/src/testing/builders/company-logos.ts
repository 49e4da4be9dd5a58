import sharp from 'sharp';
import { answerOf, sendUpload } from '../files.ts';
import type { Json, Person, TestApp } from '../index.ts';

/** What an admin does with the logo of a company. */
export const companyLogoCalls = {
  set: `mutation ($slug: String!, $logo: Upload!) {
  setCompanyLogo(slug: $slug, logo: $logo) { id logoUrl } }`,
  remove: 'mutation ($slug: String!) { removeCompanyLogo(slug: $slug) { id logoUrl } }',
  undo: 'mutation ($id: ID!) { undoCompanyLogo(id: $id) { id logoUrl } }',
} as const;

export const aLogo = (background: string, width = 400, height = width): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** The id of the file behind an address of a logo. */
export const logoFile = (address: string): string => address.replace('/logos/', '');

/** The logos of a college: how its admin changes them, and how everybody finds them. */
export function companyLogosOf(app: TestApp, admin: Person) {
  const send = async (
    who: Partial<Person>,
    slug: string,
    bytes: Buffer,
    name = 'logo.png',
  ): Promise<Json> =>
    answerOf(
      (await sendUpload(app.url, who, companyLogoCalls.set, 'logo', { bytes, name }, { slug }))
        .body,
    );
  const get = (path: string, headers = {}) => fetch(`${app.url}${path}`, { headers });
  return {
    send,
    give: async (slug: string, colour: string): Promise<Json> =>
      send(admin, slug, await aLogo(colour)),
    take: async (slug: string): Promise<Json> =>
      (await admin.ask(companyLogoCalls.remove, { slug })).removeCompanyLogo,
    takeBack: async (id: string): Promise<Json> =>
      (await admin.ask(companyLogoCalls.undo, { id })).undoCompanyLogo,
    get,
    /** What every page knows, without signing in. */
    known: async (): Promise<Json> => (await get('/logos.json')).json(),
    /** The colour in the middle of a picture. */
    async colourOf(address: string): Promise<string> {
      const bytes = Buffer.from(await (await get(address)).arrayBuffer());
      const { dominant } = await sharp(bytes).stats();
      return [dominant.r, dominant.g, dominant.b].map((value) => Math.round(value / 64)).join(' ');
    },
    stored: async (): Promise<number> =>
      (await app.app.db.sql("select from files where purpose = 'companyLogo'")).length,
  };
}
