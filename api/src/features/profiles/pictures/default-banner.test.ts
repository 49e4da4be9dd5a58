import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMentee, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('the banner for all stays the upload of its admin while others leave, and stays when they leave', async () => {
  const [admin, leaver] = [await aMentee(app, { isAdmin: true }), await aMentee(app)];
  const picture = await sharp({
    create: { width: 1200, height: 200, channels: 3, background: '#369' },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('banner', new File([new Uint8Array(picture)], 'b.jpg'));
  expect((await admin.rest('POST', '/api/auth/upload-banner', form)).status).toBe(200);
  const uploadsOfAdmin = () =>
    app.app.db.sql('select purpose from files where owner_id = $1', [admin.id]);
  await leaver.ask('mutation { deleteAccount { message } }');
  // A copy of their data lists it.
  expect(await uploadsOfAdmin()).toEqual([{ purpose: 'banner' }]);
  await admin.ask('mutation { deleteAccount { message } }');
  expect(await uploadsOfAdmin()).toEqual([]);
  const reader = await aMentee(app);
  const { profile } = await reader.ask('query ($id: ID!) { profile(userId: $id) { bannerUrl } }', {
    id: reader.id,
  });
  expect((await fetch(`${app.url}${profile.bannerUrl as string}`)).status).toBe(200);
});
