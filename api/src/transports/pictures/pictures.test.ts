import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPicturePath } from '../../../../schema/rules/files/shared-pictures.ts';
import { aJobOpening } from '../../testing/builders/jobs.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../testing/index.ts';
import { shownText } from './shown-text.ts';

let app: TestApp;
let author: Person;

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.url + path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
};
/** Width and height, as the head of a PNG says them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

beforeAll(async () => {
  app = await startTestApp({ limits: { picturesPerIp: { points: 60, seconds: 60 } } });
  author = await anAlumnus(app);
});
afterAll(() => app.close());

describe('the picture of a link', () => {
  it.each([
    ['a usual title', 'Zoho', 'Backend Engineer'],
    ['markup', '<b>Acme</b> & "Sons" \'s', '</span><svg onload=alert(1)>&amp;'],
    ['emoji and other scripts', 'अनुभव 🚀 தமிழ்', 'ఇంజనీర్ 工程师'],
    ['letters of no font of ours alone', '工程师', '工程'],
    ['a word that never ends', 'W'.repeat(100), 'm'.repeat(100)],
  ])('is a PNG of 1200 × 630 with %s', async (_what, companyName, role) => {
    const id = await aPost(author, { companyName, role });
    const { status, headers, body } = await ask(sharedPicturePath('post', id));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(sizeOf(body)).toEqual([1200, 630]);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const tag = headers.get('etag') ?? '';
    const again = await ask(sharedPicturePath('post', id), { 'if-none-match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is there of the college, a person and a company that visitors find', async () => {
    await aPost(author, { companyName: 'Infosys Pvt. Ltd.' });
    for (const path of [
      '/preview/college.png',
      sharedPicturePath('profile', author.id),
      sharedPicturePath('company', 'infosys'),
    ]) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(200);
      expect(sizeOf(body), path).toEqual([1200, 630]);
    }
  });

  it('is not found, in one way, of what is not there and of what visitors may not see', async () => {
    const hidden = await anAlumnus(app);
    const post = await aPost(hidden, { companyName: 'Secretive' });
    const opening = await aJobOpening(author);
    const path = sharedPicturePath('post', post);
    expect((await ask(path)).status).toBe(200);
    await app.app.db.sql("update profiles set visibility = 'connections' where user_id = $1", [
      hidden.id,
    ]);
    for (const gone of [
      path,
      sharedPicturePath('profile', hidden.id),
      sharedPicturePath('company', 'secretive'),
      sharedPicturePath('company', 'nobody-knows'),
      sharedPicturePath('post', '00000000-0000-7000-8000-000000000000'),
      sharedPicturePath('post', "1' or true"),
      sharedPicturePath('company', '\u0000'),
    ]) {
      const { status, body } = await ask(gone);
      expect([status, body.toString()], gone).toEqual([404, '{"message":"Not found"}']);
    }
    // Openings are for members: there is no picture of any.
    expect((await ask(`/preview/job/${opening}.png`)).status).toBe(404);
  });

  it('goes with the post that it shows', async () => {
    const id = await aPost(author, { companyName: 'Fleeting' });
    expect((await ask(sharedPicturePath('post', id))).status).toBe(200);
    await app.app.db.sql('update posts set removed_at = now() where id = $1', [id]);
    expect((await ask(sharedPicturePath('post', id))).status).toBe(404);
  });

  it('is counted by address, apart from all else that is read', async () => {
    const flooding = await startTestApp({ limits: { picturesPerIp: { points: 5, seconds: 60 } } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`${flooding.url}/preview/college.png`)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    await flooding.close();
  });
});

it.each([
  ['Zoho  ₹ 12 LPA –\nPune', 'Zoho ₹ 12 LPA – Pune'],
  ['🚀 Rocket 👩‍🚀 #1 ©', 'Rocket #1 ©'],
  ['工程师', ''],
  ['अनुभव at தமிழ்', 'अनुभव at தமிழ்'],
  ['\u202Eevil\u0000', 'evil'],
])('of %j is shown %j', (text, shown) => {
  expect(shownText(text)).toBe(shown);
});
