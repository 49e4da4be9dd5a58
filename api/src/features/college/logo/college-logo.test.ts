import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collegeLogo } from '../../../../../schema/rules/college/college-logo.ts';
import { sendUpload } from '../../../testing/files.ts';
import {
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { collectLogo } from './collect-logo.ts';

const set = 'mutation ($logo: Upload!) { setCollegeLogo(logo: $logo) { version logoUrl } }';
const remove = 'mutation { removeCollegeLogo { version logoUrl } }';

let app: TestApp;
let url: string;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  url = app.url;
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(() => app.close());

const aPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const send = async (who: Person, bytes: Buffer): Promise<Json> =>
  (await sendUpload(url, who, set, 'logo', { bytes, name: 'our logo.png' })).body;
const addressNow = async (): Promise<string | null> =>
  (await owner.ask('{ college { logoUrl } }')).college.logoUrl;
const stored = async (): Promise<number> =>
  (await app.app.db.sql("select from files where purpose = 'collegeLogo'")).length;
const logged = async (): Promise<string[]> =>
  (
    await app.app.db.sql<{ action: string }>(
      "select action from audit_log where action like 'college.%Logo' order by number",
    )
  ).map(({ action }) => action);

describe('the logo of the college', () => {
  it('is given by super admins alone, as a picture', async () => {
    const admin = await aPerson(app, { isAdmin: true });
    expect((await send(admin, await aPicture('red'))).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await admin.refused(remove)).code).toBe('FORBIDDEN');
    const refused = await send(owner, Buffer.from('<svg onload="alert(1)"/>'));
    expect(refused.errors[0]).toMatchObject({
      message: collegeLogo.texts.type,
      extensions: { code: 'UNSUPPORTED_TYPE' },
    });
    expect([await addressNow(), await stored(), await logged()]).toEqual([null, 0, []]);
  });

  it('is there for everybody, as long as it is the one', async () => {
    const { data } = await send(owner, await aPicture('red'));
    // The college has written nothing by it: who types goes on from the same version.
    expect(data.setCollegeLogo.version).toBe(0);
    const first: string = data.setCollegeLogo.logoUrl;
    const answer = await fetch(url + first);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');

    const second: string = (await send(owner, await aPicture('blue'))).data.setCollegeLogo.logoUrl;
    expect(second).not.toBe(first);
    expect((await fetch(url + second)).status).toBe(200);
    expect((await fetch(url + first)).status).toBe(404);
    expect([await addressNow(), await stored()]).toEqual([second, 1]);
  });

  it('is the college’s, whoever gave it, and not collected', async () => {
    const address = await addressNow();
    app.clock.advance(86_400);
    await collectLogo(app.app).run({});
    owner = await aPerson(app, { isSuperAdmin: true });
    expect(await addressNow()).toBe(address);
    expect((await fetch(url + address)).status).toBe(200);
  });

  it('is taken away with its bytes, once', async () => {
    const address = await addressNow();
    expect((await owner.ask(remove)).removeCollegeLogo.logoUrl).toBeNull();
    expect((await owner.ask(remove)).removeCollegeLogo.logoUrl).toBeNull();
    expect((await fetch(url + address)).status).toBe(404);
    expect(await stored()).toBe(0);
    expect(await logged()).toEqual(['college.setLogo', 'college.setLogo', 'college.removeLogo']);
  });
});
