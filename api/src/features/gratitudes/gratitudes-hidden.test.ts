import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGratitude } from '../../testing/builders/gratitudes.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const fields = 'id profileId text upvotes hasUpvoted isHidden user { id fullName }';
const send = `mutation ($profileId: ID!, $text: String!, $key: ID) { sendGratitude(profileId: $profileId, text: $text, key: $key) { ${fields} } }`;
const upvote = `mutation ($id: ID!) { upvoteGratitude(id: $id) { ${fields} } }`;
const hide = `mutation ($id: ID!) { hideGratitude(id: $id) { ${fields} } }`;
const unhide = `mutation ($id: ID!) { unhideGratitude(id: $id) { ${fields} } }`;
const remove = 'mutation ($id: ID!) { deleteGratitude(id: $id) }';
const page = `query ($id: ID!, $first: Int, $after: String, $hidden: Boolean) { profile(userId: $id) { gratitudesCount gratitudes(first: $first, after: $after, hidden: $hidden) { nodes { ${fields} } pageInfo { endCursor hasNextPage } } } }`;

let app: TestApp;
let author: Person;
let reader: Person;
let thanked: Person;

beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = [await aMentee(app, { fullName: 'Meera Iyer' }), await aMentee(app)];
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const gratitudesAsSeenBy = async (
  who: Person,
  id = thanked.id,
  given: object = {},
): Promise<Json> => (await who.ask(page, { id, ...given })).profile;
const idsSeen = async (who: Person, given: object = {}): Promise<string[]> =>
  (await gratitudesAsSeenBy(who, thanked.id, given)).gratitudes.nodes.map(({ id }: Json) => id);

describe('on a profile for connections', () => {
  it('thanks are for those who may read them; to others they are not there, nor how many', async () => {
    const shy = await anAlumnus(app);
    const id = await aGratitude(author, shy, 'Between us');
    await sql("update profiles set visibility = 'connections' where user_id = $1", [shy.id]);
    expect(await gratitudesAsSeenBy(reader, shy.id)).toEqual({
      gratitudesCount: null,
      gratitudes: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } },
    });
    for (const what of [upvote, hide, unhide, remove])
      expect(await reader.refused(what, { id })).toEqual(
        await reader.refused(what, { id: '01900000-0000-7000-8000-000000000000' }),
      );
    expect(await reader.refused(send, { profileId: shy.id, text: 'Hi' })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This profile is open to connections.',
    });
    expect(await gratitudesAsSeenBy(shy, shy.id)).toMatchObject({
      gratitudesCount: 1,
      gratitudes: { nodes: [{ id, upvotes: 0 }] },
    });
    await reader.ask('mutation ($id: ID!) { connect(userId: $id) { status } }', { id: shy.id });
    await shy.ask('mutation ($id: ID!) { connect(userId: $id) { status } }', { id: reader.id });
    const admin = await aMentee(app, { isAdmin: true });
    for (const who of [reader, admin])
      expect((await who.ask(upvote, { id })).upvoteGratitude).toMatchObject({
        id,
        hasUpvoted: true,
      });
    expect(
      (await reader.ask(send, { profileId: shy.id, text: 'Me too' })).sendGratitude,
    ).toMatchObject({ profileId: shy.id });
    expect(await author.ask(remove, { id })).toEqual({ deleteGratitude: id });
  });
});

describe('hiding', () => {
  beforeAll(async () => {
    thanked = await anAlumnus(app);
  });

  it('takes it out of the list and the count, for all but the owner, who may show it again', async () => {
    const [first, second] = [await aGratitude(author, thanked), await aGratitude(reader, thanked)];
    for (let again = 0; again < 2; again += 1)
      expect((await thanked.ask(hide, { id: first })).hideGratitude).toMatchObject({
        id: first,
        isHidden: true,
      });
    for (const who of [reader, author, thanked])
      expect(await gratitudesAsSeenBy(who)).toMatchObject({
        gratitudesCount: 1,
        gratitudes: { nodes: [{ id: second }] },
      });
    expect(await idsSeen(thanked, { hidden: true })).toEqual([first]);
    expect(await reader.refused(page, { id: thanked.id, hidden: true })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await reader.refused(upvote, { id: first })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await thanked.ask(unhide, { id: first })).unhideGratitude).toMatchObject({
      isHidden: false,
    });
    expect(await idsSeen(reader)).toEqual([second, first]);
  });

  it("is the thanked person's alone; what is hidden answers others as what is not there", async () => {
    const id = await aGratitude(author, thanked);
    for (const who of [author, reader])
      expect(await who.refused(hide, { id })).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only who was thanked can hide a gratitude.',
      });
    await thanked.ask(hide, { id });
    expect(await reader.refused(unhide, { id })).toEqual(
      await reader.refused(unhide, { id: '01900000-0000-7000-8000-000000000000' }),
    );
    expect(await reader.refused(remove, { id })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Gratitude not found',
    });
  });

  it('and deleting leave nothing behind; an author deletes what they wrote', async () => {
    const id = await aGratitude(author, thanked);
    await reader.ask(upvote, { id });
    for (const who of [thanked, reader])
      expect(await who.refused(remove, { id })).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only who wrote this gratitude can delete it.',
      });
    const rowsOf = (table: string, column: string) =>
      sql(`select 1 from ${table} where ${column} = $1`, [id]);
    expect(await rowsOf('gratitude_upvotes', 'gratitude_id')).toHaveLength(1);
    expect(await author.ask(remove, { id })).toEqual({ deleteGratitude: id });
    expect(await idsSeen(reader)).not.toContain(id);
    expect(await rowsOf('gratitudes', 'id')).toEqual([]);
    expect(await rowsOf('gratitude_upvotes', 'gratitude_id')).toEqual([]);
    expect(await author.refused(remove, { id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
