import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyKey } from '../../../../../schema/rules/companies/company-slug.ts';
import {
  aLogo,
  companyLogoCalls,
  companyLogosOf,
  logoFile,
} from '../../../testing/builders/company-logos.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { storedObjects } from '../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { keepCompanies } from '../keep-companies.ts';

const { undo } = companyLogoCalls;
const card = '{ id slug }';
const pairs = `{ companyPairs { nodes { id first ${card} second ${card} } } }`;

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
  for (const companyName of ['Zoho Corp.', 'Infosys', 'Infosys BPM', 'Étoile Ltd'])
    await aPost(author, { companyName });
  await keepCompanies(app.app);
});
afterAll(() => app.close());

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
    expect(await logos.known()).toEqual({});
    const { logoUrl, id } = await logos.send(admin, 'zoho', await aLogo('red', 2000, 1000));
    expect(id).toEqual(expect.any(String));
    expect(await logos.known()).toEqual({ zoho: logoFile(logoUrl) });
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
      const answer = await logos.get(address);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([picture.width, picture.height]).toEqual([width, height]);
    }
    expect((await actions()).at(-1)).toEqual({ action: 'company.setLogo', name: 'Zoho Corp.' });
  });

  it('is asked for once: what is known of is answered by its version', async () => {
    const answer = await logos.get('/logos.json');
    const tag = answer.headers.get('etag') ?? '';
    expect(answer.headers.get('cache-control')).toContain('stale-while-revalidate');
    expect((await logos.get('/logos.json', { 'if-none-match': tag })).status).toBe(304);
    await logos.give('etoile', 'blue');
    const other = await logos.get('/logos.json', { 'if-none-match': tag });
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
    const { zoho } = await logos.known();
    expect(await logosOf('zoho')).toEqual([`/logos/${zoho}`, `/logos/${zoho}`]);
    expect(await logosOf('nokia')).toEqual(['https://elsewhere.example/n.png']);
    const [post] = (await reader.rest('GET', '/api/auth/search?search=zoho')).body.posts;
    expect(post).not.toHaveProperty('companyLogoUrl');
  });

  it('gives way to another, and comes back with Undo, as long as nobody changed it since', async () => {
    const before = await logos.known();
    const count = await logos.stored();
    const second = await logos.give('zoho', 'lime');
    expect(await logos.colourOf(`${second.logoUrl}.small`)).toBe('0 4 0');
    expect((await logos.get(`/logos/${before.zoho}`)).status).toBe(404);
    expect(await logos.takeBack(second.id)).toEqual({ id: null, logoUrl: `/logos/${before.zoho}` });
    expect(await logos.known()).toEqual(before);
    expect(await logos.colourOf(`/logos/${before.zoho}`)).toBe('4 0 0');
    expect(await logos.stored()).toBe(count);
    const since = { code: 'CONFLICT', message: 'This logo has been changed since' };
    expect(await admin.refused(undo, { id: second.id })).toMatchObject(since);
    expect(await admin.refused(undo, { id: 'x' })).toMatchObject(since);
    const [third, fourth] = [await logos.give('zoho', 'lime'), await logos.give('zoho', 'blue')];
    expect(await admin.refused(undo, { id: third.id })).toMatchObject(since);
    expect((await logos.known()).zoho).toBe(logoFile(fourth.logoUrl));
    // The one in use and the one before it are stored, no other.
    expect(await logos.stored()).toBe(count + 1);
  });

  it('is taken away, once, and comes back with Undo', async () => {
    const { zoho } = await logos.known();
    const taken = await logos.take('Zoho Corporation');
    expect(taken).toEqual({ id: expect.any(String), logoUrl: null });
    expect(await logos.known()).not.toHaveProperty('zoho');
    expect((await company('zoho')).logoUrl).toBeNull();
    expect((await logos.get(`/logos/${zoho}.small`)).status).toBe(404);
    expect(await logos.take('zoho')).toEqual({ id: null, logoUrl: null });
    await logos.takeBack(taken.id);
    expect((await logos.known()).zoho).toBe(zoho);
    expect((await actions()).slice(-2).map(({ action }) => action)).toEqual([
      'company.removeLogo',
      'company.undoLogo',
    ]);
  });

  it('of a company that never had one leaves nothing, undone', async () => {
    const count = await logos.stored();
    const { id, logoUrl } = await logos.give('infosys', 'red');
    await logos.takeBack(id);
    expect(await logos.known()).not.toHaveProperty('infosys');
    expect(await logos.stored()).toBe(count);
    expect(await app.app.db.sql('select from files where id = $1', [logoFile(logoUrl)])).toEqual(
      [],
    );
    await eventually(
      () => storedObjects(app).every((name) => !name.includes(logoFile(logoUrl))) || undefined,
      'its bytes to go',
    );
  });
});

it('of several at once one stands, and the one before it is stored with it, no other', async () => {
  const before = await logos.stored();
  const answers = await Promise.all(
    ['red', 'lime', 'blue', 'black'].map((colour) => logos.give('zoho', colour)),
  );
  const { zoho } = await logos.known();
  const inUse = answers.filter(({ logoUrl }) => logoFile(logoUrl) === zoho);
  expect(inUse).toHaveLength(1);
  // Before, one was stored: what it took the place of had been brought back.
  expect(await logos.stored()).toBe(before + 1);
  const undone = await Promise.all(
    answers.map(({ id }) => admin.graphql(undo, { id: id as string })),
  );
  expect(undone.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.map(({ logoUrl }) => logoFile(logoUrl))).toContain((await logos.known()).zoho);
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
  const count = await logos.stored();
  expect(await logos.give('infosys', 'red')).toEqual(full);
  expect(await logos.stored()).toBe(count);
  expect(await logos.give('zoho', 'red')).toMatchObject({ id: expect.any(String) });
  const taken = await logos.take('zoho');
  expect(await admin.refused(undo, { id: taken.id })).toMatchObject(full);
  await sql("delete from companies where slug like 'many-%'");
  await sql("delete from files where purpose = 'many'");
  expect((await logos.takeBack(taken.id)).logoUrl).toMatch(/^\/logos\//);
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
    const { infosys: own, 'infosys-bpm': part } = await logos.known();
    return [own, part];
  };

  it('have the logo of the part while the whole has none, and each its own taken apart', async () => {
    const of = logoFile((await logos.give('infosys-bpm', 'red')).logoUrl);
    await admin.ask(join, { id: pair.id, keep: whole });
    expect(await infosys()).toEqual([of, of]);
    const own = logoFile((await logos.give('infosys', 'blue')).logoUrl);
    expect(await infosys()).toEqual([own, own]);
    await admin.ask(anew, { id: pair.id });
    expect(await infosys()).toEqual([own, of]);
    await admin.ask(join, { id: pair.id, keep: whole });
    expect(await infosys()).toEqual([own, own]);
  });

  it('show initials where the logo of the whole is taken away, whatever a part has', async () => {
    const before = await infosys();
    const { id } = await logos.take('infosys-bpm');
    expect(await infosys()).toEqual([undefined, undefined]);
    await logos.takeBack(id);
    expect(await infosys()).toEqual(before);
    await admin.ask(anew, { id: pair.id });
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
