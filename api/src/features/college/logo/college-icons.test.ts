import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CollegeIcon,
  collegeIcons,
} from '../../../../../schema/rules/college/college-logo.ts';
import { noWords } from '../../../../../schema/rules/college/college-texts.ts';
import { collegeIcon } from '../../../core/college/college-icon.ts';
import { sendUpload } from '../../../testing/files.ts';
import { aPerson, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';

const set = 'mutation ($logo: Upload!) { setCollegeLogo(logo: $logo) { logoUrl } }';
const remove = 'mutation { removeCollegeLogo { logoUrl } }';
const names = Object.keys(collegeIcons) as CollegeIcon[];

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(() => app.close());

const give = async (background: string): Promise<void> => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const { body } = await sendUpload(app.url, owner, set, 'logo', { bytes, name: 'logo.png' });
  expect(body.errors).toBeUndefined();
};
const colour = async (accent: string): Promise<void> => {
  const version = (await owner.ask('{ college { version } }')).college.version;
  await owner.ask(
    'mutation ($v: Int!, $w: CollegeInput!) { changeCollege(version: $v, words: $w) { version } }',
    { v: version, w: { ...noWords, accent } },
  );
};
const addressOf = (icon: CollegeIcon): string => collegeIcon(app.app.config, icon) ?? 'none';
const fetched = (path: string) => fetch(app.url + path, { redirect: 'manual' });
/** The colours of an icon at a part of its side, from its left edge, in its middle row. */
async function seen(path: string, parts: number[]): Promise<string[]> {
  const { data, info } = await sharp(Buffer.from(await (await fetched(path)).arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return parts.map((part) => {
    const at = 4 * (Math.floor(info.height / 2) * info.width + Math.floor(part * info.width));
    return data.subarray(at, at + 3).toString('hex');
  });
}

describe('the icons of the college', () => {
  it('are not there without a logo', async () => {
    expect(names.map(addressOf)).toEqual(names.map(() => 'none'));
    const answer = await fetched('/college-icon/AAAAAAAAAAAAAAAA/mail-96.png');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/icons/icon-192.png']);
  });

  it('are drawn in each size, kept for good, and open to mail programs of other sites', async () => {
    await give('#00ff00');
    for (const icon of names) {
      const answer = await fetched(addressOf(icon));
      expect([icon, answer.status, answer.headers.get('content-type')]).toEqual([
        icon,
        200,
        'image/png',
      ]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([collegeIcons[icon], collegeIcons[icon]]);
    }
  });

  it('have the colour of the college around white, and the logo in the middle', async () => {
    const before = addressOf('maskable-512');
    await colour('#8b1e3f');
    expect(addressOf('maskable-512')).not.toBe(before);
    const [ground, white, logo] = await seen(addressOf('maskable-512'), [0.05, 0.2, 0.5]);
    expect([ground, white]).toEqual(['8b1e3f', 'ffffff']);
    // The logo is stored as WebP: nearly the colour that was given.
    expect(logo).toMatch(/^0[0-3]f[c-f]0[0-3]$/);
    const apple = await sharp(
      Buffer.from(await (await fetched(addressOf('apple-touch-180'))).arrayBuffer()),
    ).stats();
    expect(apple.isOpaque).toBe(true);
  });

  it('lead from a former address to the one there is, and know no other names', async () => {
    const former = addressOf('mail-96');
    await give('#0000ff');
    const answer = await fetched(former);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, addressOf('mail-96')]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    for (const name of ['none.png', 'mail-96', 'mail-96.svg', 'toString.png', '..%2f..%2fx.png'])
      expect([name, (await fetched(former.replace('mail-96.png', name))).status]).toEqual([
        name,
        404,
      ]);
  });

  it('never show what was not encoded anew: what is refused changes nothing', async () => {
    const before = addressOf('icon-192');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const { body } = await sendUpload(app.url, owner, set, 'logo', { bytes: svg, name: 'a.png' });
    expect(body.errors[0].extensions.code).toBe('UNSUPPORTED_TYPE');
    expect(addressOf('icon-192')).toBe(before);
  });

  it('go with the logo', async () => {
    const former = addressOf('icon-512');
    await owner.ask(remove);
    expect(addressOf('icon-512')).toBe('none');
    expect((await fetched(former)).headers.get('location')).toBe('/icons/icon-192.png');
  });
});
