import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGratitude } from '../../../testing/builders/gratitudes.ts';
import { aJobOpening } from '../../../testing/builders/jobs.ts';
import { remove, restore } from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const row = 'nodes { id title text state isHidden removal { kind reason byName } user { id } }';
const list = (name: string): string =>
  `query ($filter: ContentFilterInput, $sort: ContentSort, $first: Int, $after: String) { list: moderatedContents(list: ${name}, filter: $filter, sort: $sort, first: $first, after: $after) { ${row} pageInfo { endCursor hasNextPage } } }`;

let app: TestApp;
let admin: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true, fullName: 'Asha Admin' });
  author = await anAlumnus(app, { fullName: 'Kabir Nair' });
  reader = await aMentee(app);
  // Each list has something.
  await aQuestion(reader, await aPost(author));
  await aGratitude(reader, author);
  await aJobOpening(author);
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const hide = (type: string, id: string): Promise<Json> => admin.ask(remove, { type, id });

describe('the lists of admins', () => {
  it('find by words, state and author, page by page, and are for admins alone', async () => {
    const writer = await anAlumnus(app, { fullName: 'Zubeida Listed' });
    const ids: string[] = [];
    for (const role of ['One', 'Two', 'Three']) ids.push(await aPost(writer, { role }));
    await hide('post', ids[0] ?? '');
    const filter = { authorId: writer.id };
    const read = async (given: Record<string, unknown>): Promise<Json> =>
      (await admin.ask(list('posts'), given)).list;
    const first = await read({ filter, first: 2 });
    expect(first.nodes.map(({ id }: Json) => id)).toEqual([ids[2], ids[1]]);
    const rest = await read({ filter, first: 2, after: first.pageInfo.endCursor });
    expect(rest.nodes).toMatchObject([
      { id: ids[0], state: 'hidden', removal: { reason: 'Asks for money', byName: 'Asha Admin' } },
    ]);
    expect((await read({ filter: { ...filter, state: 'hidden' } })).nodes).toHaveLength(1);
    expect((await read({ filter: { ...filter, state: 'shown' } })).nodes).toHaveLength(2);
    expect((await read({ filter: { search: 'zubeida' } })).nodes).toHaveLength(3);
    for (const name of ['posts', 'comments', 'gratitudes', 'jobs'])
      expect(await reader.refused(list(name))).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Not an admin',
      });
    for (const path of ['posts', 'comments', 'gratitudes', 'jobs']) {
      const { status, body } = await admin.rest('GET', `/api/admin/${path}?limit=2`);
      expect(status).toBe(200);
      expect(body[path].length).toBeGreaterThan(0);
    }
  });

  it('answer whole openings and experiences by REST, removed ones too', async () => {
    const job = await aJobOpening(author, { companyName: 'Entity Works' });
    const post = await aPost(author, { companyName: 'Entity Works', role: 'Whole' });
    for (const [path, id, type, views] of [
      ['jobs', job, 'job', 0],
      ['posts', post, 'post', []],
    ] as const) {
      await hide(type, id);
      const { body } = await admin.rest('GET', `/api/admin/${path}?search=Entity Works&state=all`);
      expect(body[path]).toMatchObject([
        { _id: id, companyName: 'Entity Works', state: 'hidden', views },
      ]);
    }
  });

  it('do things with many at once, each for itself, and are exported', async () => {
    const id = await aPost(author, { role: 'Bulk' });
    const { removeContents } = await admin.ask(
      'mutation ($ids: [ID!]!) { removeContents(type: post, ids: $ids, kind: hide, reason: "Spam") { id error } }',
      { ids: [id, author.id] },
    );
    expect(removeContents).toEqual([
      { id, error: null },
      { id: author.id, error: 'It is not there any more' },
    ]);
    expect(
      await admin.refused(
        'mutation { removeContents(type: post, ids: [], kind: hide, reason: "x") { id } }',
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { exportContents } = await admin.ask(
      'mutation { exportContents(list: posts) { address } }',
    );
    const csv = await (await fetch(new URL(exportContents.address, app.url))).text();
    expect(csv).toContain('hidden,Spam');
    await admin.ask(
      'mutation { exportContents(list: posts, filter: { search: "Bulk" }) { address } }',
    );
    const [line] = await sql(
      "select changes from audit_log where action = 'posts.export' order by id desc limit 1",
    );
    expect(line?.changes).toMatchObject({ search: 'Bulk', state: null });
  });

  it('of what an admin wrote is taken back by another one', async () => {
    const writer = await aMentee(app, { isAdmin: true });
    const id = await aQuestion(writer, await aPost(author, { role: 'Asked by an admin' }));
    await admin.ask(remove, { type: 'question', id });
    expect(await writer.refused(restore, { type: 'question', id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    await admin.ask(restore, { type: 'question', id });
  });
});
