import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTexts } from '../../../../../schema/rules/identity/access-texts.ts';
import {
  aLogo,
  companyLogoCalls,
  companyLogosOf,
} from '../../../testing/builders/company-logos.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { companyLogosTopic } from '../company-logos.queries.ts';
import { keepCompanies } from '../keep-companies.ts';
import { collectLogos } from './collect-logos.ts';

const { remove, undo } = companyLogoCalls;

let app: TestApp;
let admin: Person;
let reader: Person;
let author: Person;
let logos: ReturnType<typeof companyLogosOf>;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
  admin = await aMentee(app, { isAdmin: true });
  logos = companyLogosOf(app, admin);
  [reader, author] = [await aMentee(app), await anAlumnus(app)];
  for (const companyName of ['Zoho Corp.', 'Étoile Ltd']) await aPost(author, { companyName });
  await keepCompanies(app.app);
  // One of them has one before it, which is stored as well.
  await logos.give('zoho', 'red');
  await logos.give('zoho', 'blue');
  await logos.give('etoile', 'blue');
});
afterAll(() => app.close());

describe('who and what is refused', () => {
  it('all who are no admins, by the documented words, and nothing changes', async () => {
    const before = await logos.known();
    const picture = await aLogo('red');
    const count = await logos.stored();
    for (const who of [reader, author, await anUnverifiedMentee(app)]) {
      const refused = { code: 'FORBIDDEN', message: 'Not an admin' };
      expect(await logos.send(who, 'zoho', picture)).toEqual(refused);
      expect(await who.refused(remove, { slug: 'zoho' })).toMatchObject(refused);
      expect(await who.refused(undo, { id: who.id })).toMatchObject(refused);
    }
    expect(await logos.send({}, 'zoho', picture)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([await logos.known(), await logos.stored()]).toEqual([before, count]);
  });

  it('admins whose second factor is not there yet', async () => {
    const strict = await startTestApp({ env: { ADMIN_2FA: 'required' } });
    const locked = await aMentee(strict, { isAdmin: true, isSuperAdmin: true });
    expect(await locked.refused(remove, { slug: 'zoho' })).toMatchObject({
      code: 'FORBIDDEN',
      message: accessTexts.setup,
    });
    await strict.close();
  });

  it('what is no picture, holds markup, unpacks to too much or is too large', async () => {
    const before = await logos.known();
    const count = await logos.stored();
    const type = {
      code: 'UNSUPPORTED_TYPE',
      message: 'Only JPEG, PNG, and WebP pictures are allowed',
    };
    const bomb = await sharp({
      create: { width: 6500, height: 6200, channels: 3, background: 'red' },
    })
      .png({ palette: true })
      .toBuffer();
    for (const [bytes, name] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg'],
      [Buffer.from('%PDF-1.4'), 'logo.png'],
      [Buffer.concat([await aLogo('red'), Buffer.from('<script>alert(1)</script>')]), 'l.png'],
      [(await aLogo('red')).subarray(0, 60), 'logo.png'],
      [
        await sharp(await aLogo('red'))
          .gif()
          .toBuffer(),
        'logo.gif',
      ],
      [await aLogo('red'), 'logo.html'],
      [bomb, 'logo.png'],
    ] as const)
      expect(await logos.send(admin, 'zoho', bytes, name), name).toEqual(type);
    expect(await logos.send(admin, 'zoho', Buffer.alloc(5 * 1024 * 1024), 'logo.png')).toEqual({
      code: 'TOO_LARGE',
      message: 'File size must be less than 5MB',
    });
    expect([await logos.known(), await logos.stored()]).toEqual([before, count]);
  });

  it('companies of which nobody told, and addresses of other files', async () => {
    const unknown = { code: 'NOT_FOUND', message: 'Nobody has told of a company of this name' };
    expect(await logos.send(admin, 'nowhere', await aLogo('red'))).toEqual(unknown);
    expect(await admin.refused(remove, { slug: 'nowhere' })).toMatchObject(unknown);
    const { zoho } = await logos.known();
    const [before] = await app.app.db.sql<{ id: string }>(
      'select before_id as id from company_logos where before_id is not null limit 1',
    );
    for (const path of [
      before?.id,
      'x',
      `${zoho}x`,
      admin.id,
      `..%2F${zoho}`,
      `${zoho}.%00`,
      `${zoho}.a.b`,
    ])
      expect((await logos.get(`/logos/${path}`)).status, path).toBe(404);
    // A size that it is not stored in is the whole.
    expect((await logos.get(`/logos/${zoho}.huge`)).status).toBe(200);
  });
});

describe('what stays and what goes', () => {
  it('the logo stays when its admin deletes the account, and no collection takes it', async () => {
    const leaver = await aMentee(app, { isAdmin: true });
    const { logoUrl } = await logos.send(leaver, 'zoho', await aLogo('lime'));
    await leaver.ask('mutation { deleteAccount { message } }');
    app.clock.advance(600);
    const count = await logos.stored();
    await collectLogos(app.app).run({});
    expect(await logos.stored()).toBe(count);
    expect(await logos.colourOf(logoUrl)).toBe('0 4 0');
  });

  it('what another instance changed is known with its event, and what nothing names is collected', async () => {
    const count = await logos.stored();
    await app.app.db.sql(
      'delete from company_logos where company_id = (select id from companies where slug = $1)',
      ['etoile'],
    );
    expect(await logos.known()).toHaveProperty('etoile');
    app.app.events.publish(companyLogosTopic, { companyId: admin.id });
    await eventually(
      async () => !('etoile' in (await logos.known())) || undefined,
      'the logo to go',
    );
    await collectLogos(app.app).run({});
    expect(await logos.stored()).toBe(count - 1);
  });
});
