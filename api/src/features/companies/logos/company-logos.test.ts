import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyKey } from '../../../../../schema/rules/companies/company-slug.ts';
import { accessTexts } from '../../../../../schema/rules/identity/access-texts.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { answerOf, sendUpload, storedObjects } from '../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { keepCompanies } from '../keep-companies.ts';
import { collectLogos } from './collect-logos.ts';
import { companyLogosTopic } from './company-logos.queries.ts';

const set = `mutation ($slug: String!, $logo: Upload!) {
  setCompanyLogo(slug: $slug, logo: $logo) { id logoUrl } }`;
const remove = 'mutation ($slug: String!) { removeCompanyLogo(slug: $slug) { id logoUrl } }';
const undo = 'mutation ($id: ID!) { undoCompanyLogo(id: $id) { id logoUrl } }';
const card = '{ id slug }';
const pairs = `{ companyPairs { nodes { id first ${card} second ${card} } } }`;

let app: TestApp;
let admin: Person;
let reader: Person;
let author: Person;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
  admin = await aMentee(app, { isAdmin: true });
  [reader, author] = [await aMentee(app), await anAlumnus(app)];
  for (const companyName of ['Zoho Corp.', 'Infosys', 'Infosys BPM', 'Étoile Ltd'])
    await aPost(author, { companyName });
  await keepCompanies(app.app);
});
afterAll(() => app.close());

const aPicture = (background: string, width = 400, height = width): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const send = async (
  who: Partial<Person>,
  slug: string,
  bytes: Buffer,
  name = 'logo.png',
): Promise<Json> =>
  answerOf((await sendUpload(app.url, who, set, 'logo', { bytes, name }, { slug })).body);
const give = async (slug: string, colour: string): Promise<Json> =>
  send(admin, slug, await aPicture(colour));
const take = async (slug: string): Promise<Json> =>
  (await admin.ask(remove, { slug })).removeCompanyLogo;
const takeBack = async (id: string): Promise<Json> =>
  (await admin.ask(undo, { id })).undoCompanyLogo;
const get = (path: string, headers = {}) => fetch(`${app.url}${path}`, { headers });
/** What every page knows, without signing in. */
const known = async (): Promise<Json> => (await get('/logos.json')).json();
const fileOf = (address: string): string => address.replace('/logos/', '');
/** The colour in the middle of a picture. */
async function colourOf(address: string): Promise<string> {
  const bytes = Buffer.from(await (await get(address)).arrayBuffer());
  const { dominant } = await sharp(bytes).stats();
  return [dominant.r, dominant.g, dominant.b].map((value) => Math.round(value / 64)).join(' ');
}
const stored = async (): Promise<number> =>
  (await app.app.db.sql("select from files where purpose = 'companyLogo'")).length;
const actions = async (): Promise<Json[]> =>
  app.app.db.sql(
    "select action, changes->>'name' as name from audit_log where action like 'company.%Logo' order by number",
  );
const company = async (slug: string): Promise<Json> =>
  (
    await reader.ask(
      'query ($slug: String!) { company(slug: $slug) { name logoUrl small: logoUrl(size: small) large: logoUrl(size: large) } }',
      { slug },
    )
  ).company;

describe('a logo that an admin gives a company', () => {
  it('stands for all of its names, for everybody, in the sizes that are shown', async () => {
    expect(await known()).toEqual({});
    const { logoUrl, id } = await send(admin, 'zoho', await aPicture('red', 2000, 1000));
    expect(id).toEqual(expect.any(String));
    expect(await known()).toEqual({ zoho: fileOf(logoUrl) });
    expect(await company('ZOHO')).toEqual({
      name: 'Zoho Corp.',
      logoUrl,
      small: `${logoUrl}.small`,
      large: logoUrl,
    });
    for (const [address, width, height] of [
      [logoUrl, 512, 256],
      [`${logoUrl}.small`, 96, 96],
      [`${logoUrl}.medium`, 192, 192],
    ] as const) {
      const answer = await get(address);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([picture.width, picture.height]).toEqual([width, height]);
    }
    expect((await actions()).at(-1)).toEqual({ action: 'company.setLogo', name: 'Zoho Corp.' });
  });

  it('is asked for once: what is known of is answered by its version', async () => {
    const answer = await get('/logos.json');
    const tag = answer.headers.get('etag') ?? '';
    expect(answer.headers.get('cache-control')).toContain('stale-while-revalidate');
    expect((await get('/logos.json', { 'if-none-match': tag })).status).toBe(304);
    await give('etoile', 'blue');
    const other = await get('/logos.json', { 'if-none-match': tag });
    expect(other.status).toBe(200);
    expect(Object.keys((await other.json()) as object)).toEqual(['etoile', 'zoho']);
  });

  it('stands in the documented field of the landing search, before what authors typed', async () => {
    await aPost(author, { companyName: 'Zoho', logo: 'https://elsewhere.example/z.png' });
    await aPost(author, { companyName: 'Nokia', logo: 'https://elsewhere.example/n.png' });
    const logosOf = async (search: string): Promise<string[]> =>
      (await app.visitor.rest('GET', `/api/auth/search?search=${search}`)).body.posts.map(
        ({ logo }: Json) => logo,
      );
    const { zoho } = await known();
    expect(await logosOf('zoho')).toEqual([`/logos/${zoho}`, `/logos/${zoho}`]);
    expect(await logosOf('nokia')).toEqual(['https://elsewhere.example/n.png']);
    const [post] = (await reader.rest('GET', '/api/auth/search?search=zoho')).body.posts;
    expect(post).not.toHaveProperty('companyLogoUrl');
  });

  it('gives way to another, and comes back with Undo, as long as nobody changed it since', async () => {
    const before = await known();
    const count = await stored();
    const second = await give('zoho', 'lime');
    expect(await colourOf(`${second.logoUrl}.small`)).toBe('0 4 0');
    expect((await get(`/logos/${before.zoho}`)).status).toBe(404);
    expect(await takeBack(second.id)).toEqual({ id: null, logoUrl: `/logos/${before.zoho}` });
    expect(await known()).toEqual(before);
    expect(await colourOf(`/logos/${before.zoho}`)).toBe('4 0 0');
    expect(await stored()).toBe(count);
    const since = { code: 'CONFLICT', message: 'This logo has been changed since' };
    expect(await admin.refused(undo, { id: second.id })).toMatchObject(since);
    expect(await admin.refused(undo, { id: 'x' })).toMatchObject(since);
    const [third, fourth] = [await give('zoho', 'lime'), await give('zoho', 'blue')];
    expect(await admin.refused(undo, { id: third.id })).toMatchObject(since);
    expect((await known()).zoho).toBe(fileOf(fourth.logoUrl));
    // The one in use and the one before it are stored, no other.
    expect(await stored()).toBe(count + 1);
  });

  it('is taken away, once, and comes back with Undo', async () => {
    const { zoho } = await known();
    const taken = await take('Zoho Corporation');
    expect(taken).toEqual({ id: expect.any(String), logoUrl: null });
    expect(await known()).not.toHaveProperty('zoho');
    expect((await company('zoho')).logoUrl).toBeNull();
    expect((await get(`/logos/${zoho}.small`)).status).toBe(404);
    expect(await take('zoho')).toEqual({ id: null, logoUrl: null });
    await takeBack(taken.id);
    expect((await known()).zoho).toBe(zoho);
    expect((await actions()).slice(-2).map(({ action }) => action)).toEqual([
      'company.removeLogo',
      'company.undoLogo',
    ]);
  });

  it('of a company that never had one leaves nothing, undone', async () => {
    const count = await stored();
    const { id, logoUrl } = await give('infosys', 'red');
    await takeBack(id);
    expect(await known()).not.toHaveProperty('infosys');
    expect(await stored()).toBe(count);
    expect(await app.app.db.sql('select from files where id = $1', [fileOf(logoUrl)])).toEqual([]);
    await eventually(
      () => storedObjects(app).every((name) => !name.includes(fileOf(logoUrl))) || undefined,
      'its bytes to go',
    );
  });
});

it('of several at once one stands, and the one before it is stored with it, no other', async () => {
  const before = await stored();
  const answers = await Promise.all(
    ['red', 'lime', 'blue', 'black'].map((colour) => give('zoho', colour)),
  );
  const { zoho } = await known();
  const inUse = answers.filter(({ logoUrl }) => fileOf(logoUrl) === zoho);
  expect(inUse).toHaveLength(1);
  // Before, one was stored: what it took the place of had been brought back.
  expect(await stored()).toBe(before + 1);
  const undone = await Promise.all(
    answers.map(({ id }) => admin.graphql(undo, { id: id as string })),
  );
  expect(undone.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.map(({ logoUrl }) => fileOf(logoUrl))).toContain((await known()).zoho);
});

it('at most 500 companies have one; another takes its place where one is taken away', async () => {
  const { sql } = app.app.db;
  await sql(`with made as (
      insert into companies (id, slug, name) select gen_random_uuid(), 'many-' || n, 'Many ' || n from generate_series(1, 500) n returning id),
    stored as (
      insert into files (id, owner_id, purpose, content_type, size, name)
      select id, id, 'many', 'image/webp', 1, 'logo.webp' from made returning id)
    insert into company_logos (company_id, file_id, is_first) select id, id, true from made, (select count(*) from stored) as all_stored`);
  const full = {
    code: 'CONFLICT',
    message: 'At most 500 companies can have a logo. Remove one that is not needed first.',
  };
  const count = await stored();
  expect(await give('infosys', 'red')).toEqual(full);
  expect(await stored()).toBe(count);
  expect(await give('zoho', 'red')).toMatchObject({ id: expect.any(String) });
  const taken = await take('zoho');
  expect(await admin.refused(undo, { id: taken.id })).toMatchObject(full);
  await sql("delete from companies where slug like 'many-%'");
  await sql("delete from files where purpose = 'many'");
  expect((await takeBack(taken.id)).logoUrl).toMatch(/^\/logos\//);
});

describe('companies that are joined', () => {
  const join = 'mutation ($id: ID!, $keep: ID!) { joinCompanies(id: $id, keep: $keep) { id } }';
  const anew = 'mutation ($id: ID!) { decideCompaniesAnew(id: $id) { id } }';
  let pair: Json;
  let whole: string;
  beforeAll(async () => {
    pair = (await admin.ask(pairs)).companyPairs.nodes.find(({ first, second }: Json) =>
      [first.slug, second.slug].includes('infosys-bpm'),
    );
    whole = [pair.first, pair.second].find(({ slug }) => slug === 'infosys').id;
  });
  const infosys = async (): Promise<unknown[]> => {
    const { infosys: own, 'infosys-bpm': part } = await known();
    return [own, part];
  };

  it('have the logo of the part while the whole has none, and each its own taken apart', async () => {
    const of = fileOf((await give('infosys-bpm', 'red')).logoUrl);
    await admin.ask(join, { id: pair.id, keep: whole });
    expect(await infosys()).toEqual([of, of]);
    const own = fileOf((await give('infosys', 'blue')).logoUrl);
    expect(await infosys()).toEqual([own, own]);
    await admin.ask(anew, { id: pair.id });
    expect(await infosys()).toEqual([own, of]);
    await admin.ask(join, { id: pair.id, keep: whole });
    expect(await infosys()).toEqual([own, own]);
  });

  it('show initials where the logo of the whole is taken away, whatever a part has', async () => {
    const before = await infosys();
    const { id } = await take('infosys-bpm');
    expect(await infosys()).toEqual([undefined, undefined]);
    await takeBack(id);
    expect(await infosys()).toEqual(before);
    await admin.ask(anew, { id: pair.id });
  });
});

describe('who and what is refused', () => {
  it('all who are no admins, by the documented words, and nothing changes', async () => {
    const before = await known();
    const picture = await aPicture('red');
    const count = await stored();
    for (const who of [reader, author, await anUnverifiedMentee(app)]) {
      const refused = { code: 'FORBIDDEN', message: 'Not an admin' };
      expect(await send(who, 'zoho', picture)).toEqual(refused);
      expect(await who.refused(remove, { slug: 'zoho' })).toMatchObject(refused);
      expect(await who.refused(undo, { id: who.id })).toMatchObject(refused);
    }
    expect(await send({}, 'zoho', picture)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([await known(), await stored()]).toEqual([before, count]);
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
    const before = await known();
    const count = await stored();
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
      [Buffer.concat([await aPicture('red'), Buffer.from('<script>alert(1)</script>')]), 'l.png'],
      [(await aPicture('red')).subarray(0, 60), 'logo.png'],
      [
        await sharp(await aPicture('red'))
          .gif()
          .toBuffer(),
        'logo.gif',
      ],
      [await aPicture('red'), 'logo.html'],
      [bomb, 'logo.png'],
    ] as const)
      expect(await send(admin, 'zoho', bytes, name), name).toEqual(type);
    expect(await send(admin, 'zoho', Buffer.alloc(5 * 1024 * 1024), 'logo.png')).toEqual({
      code: 'TOO_LARGE',
      message: 'File size must be less than 5MB',
    });
    expect([await known(), await stored()]).toEqual([before, count]);
  });

  it('companies of which nobody told, and addresses of other files', async () => {
    const unknown = { code: 'NOT_FOUND', message: 'Nobody has told of a company of this name' };
    expect(await send(admin, 'nowhere', await aPicture('red'))).toEqual(unknown);
    expect(await admin.refused(remove, { slug: 'nowhere' })).toMatchObject(unknown);
    const { zoho } = await known();
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
      expect((await get(`/logos/${path}`)).status, path).toBe(404);
    // A size that it is not stored in is the whole.
    expect((await get(`/logos/${zoho}.huge`)).status).toBe(200);
  });
});

describe('what stays and what goes', () => {
  it('the logo stays when its admin deletes the account, and no collection takes it', async () => {
    const leaver = await aMentee(app, { isAdmin: true });
    const { logoUrl } = await send(leaver, 'zoho', await aPicture('lime'));
    await leaver.ask('mutation { deleteAccount { message } }');
    app.clock.advance(600);
    const count = await stored();
    await collectLogos(app.app).run({});
    expect(await stored()).toBe(count);
    expect(await colourOf(logoUrl)).toBe('0 4 0');
  });

  it('what another instance changed is known with its event, and what nothing names is collected', async () => {
    const count = await stored();
    await app.app.db.sql(
      'delete from company_logos where company_id = (select id from companies where slug = $1)',
      ['etoile'],
    );
    expect(await known()).toHaveProperty('etoile');
    app.app.events.publish(companyLogosTopic, { companyId: admin.id });
    await eventually(async () => !('etoile' in (await known())) || undefined, 'the logo to go');
    await collectLogos(app.app).run({});
    expect(await stored()).toBe(count - 1);
  });
});

it('a name has one key in the browser and in the database', async () => {
  const names = [
    'Zoho Corp.',
    'Infosys Pvt. Ltd.',
    '  Société   Générale ',
    '#Google',
    'AT&T',
    "McDonald's",
    'L’Oréal India Private Limited',
    'Ørsted A/S',
    'Straße GmbH',
    'Łódź Tech Łabs',
    'Ltd',
    'C++ Labs 100%',
    'J.P. Morgan & Co.',
    'Tata Consultancy Services (TCS)',
    'Ærø Inc. LLC',
    '3M',
    'बजाज',
  ];
  const rows = await app.app.db.sql<{ name: string; slug: string }>(
    'select name, company_slug(search_norm(name)) as slug from unnest($1::text[]) as name',
    [names],
  );
  expect(Object.fromEntries(names.map((name) => [name, companyKey(name)]))).toEqual(
    Object.fromEntries(rows.map(({ name, slug }) => [name, slug])),
  );
});
