import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGratitude } from '../../testing/builders/gratitudes.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  aPerson,
  eventually,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../testing/index.ts';

const fields = 'id profileId text upvotes hasUpvoted isHidden user { id fullName }';
const send = `mutation ($profileId: ID!, $text: String!, $key: ID) { sendGratitude(profileId: $profileId, text: $text, key: $key) { ${fields} } }`;
const upvote = `mutation ($id: ID!) { upvoteGratitude(id: $id) { ${fields} } }`;
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
/** Waits until somebody was told of another's act. */
const toldOf = (whom: Person, kind: string, by: Person): Promise<unknown> =>
  eventually(
    async () =>
      (
        await sql(
          'select 1 as told from notifications n join notification_actors a on a.notification_id = n.id where n.user_id = $1 and n.kind = $2 and a.user_id = $3',
          [whom.id, kind, by.id],
        )
      )[0],
    kind,
  );

describe('a gratitude', () => {
  beforeAll(async () => {
    thanked = await anAlumnus(app);
  });

  it('is sent to an alumnus, read by members, and told', async () => {
    const { sendGratitude } = await author.ask(send, {
      profileId: thanked.id,
      text: '  You cleared my doubts before the interview.  ',
    });
    expect(sendGratitude).toMatchObject({
      profileId: thanked.id,
      text: 'You cleared my doubts before the interview.',
      upvotes: 0,
      hasUpvoted: false,
      isHidden: false,
      user: { id: author.id, fullName: 'Meera Iyer' },
    });
    expect(await gratitudesAsSeenBy(reader)).toMatchObject({
      gratitudesCount: 1,
      gratitudes: { nodes: [{ id: sendGratitude.id }] },
    });
    await toldOf(thanked, 'gratitudeSent', author);
  });

  it('is written once, however often and at once a key is sent', async () => {
    const other = await anAlumnus(app);
    const sent = await Promise.all(
      Array.from({ length: 20 }, () =>
        author.ask(send, { profileId: other.id, text: 'Thank you!', key: 'k-1' }),
      ),
    );
    expect(new Set(sent.map(({ sendGratitude }) => sendGratitude.id)).size).toBe(1);
    expect(await gratitudesAsSeenBy(reader, other.id)).toMatchObject({ gratitudesCount: 1 });
    await toldOf(other, 'gratitudeSent', author);
    expect(
      await author.refused(send, { profileId: thanked.id, text: 'Thank you!', key: 'k-1' }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
    // The same key of another person is another key.
    await reader.ask(send, { profileId: other.id, text: 'From me too', key: 'k-1' });
    expect(await gratitudesAsSeenBy(reader, other.id)).toMatchObject({ gratitudesCount: 2 });
  });

  it('goes to those who hold the role of alumni, whatever they have switched to', async () => {
    const both = await aPerson(app, {
      role: 'mentee',
      roles: ['mentee', 'alumni'],
      isVerified: true,
    });
    await aGratitude(author, both);
    expect(await author.refused(send, { profileId: reader.id, text: 'Hi' })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Gratitudes go to alumni.',
    });
    expect(await thanked.refused(send, { profileId: thanked.id, text: 'Hi' })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot send a gratitude to yourself.',
    });
    expect(
      await thanked.refused(send, { profileId: thanked.id.toUpperCase(), text: 'Hi' }),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is never blank, too long, to nobody, or of the unverified; nothing of it stays', async () => {
    const [{ count: before } = { count: 0 }] = await sql<{ count: number }>(
      'select count(*)::int as count from gratitudes',
    );
    for (const text of ['', '   ', '\u200b\u2800', '\u0000'])
      expect(await author.refused(send, { profileId: thanked.id, text })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Gratitude text is required',
      });
    expect(
      await author.refused(send, { profileId: thanked.id, text: 'x'.repeat(1001) }),
    ).toMatchObject({ message: 'A gratitude cannot exceed 1000 characters' });
    const [banned, unlisted] = [
      await anAlumnus(app, { isBanned: true }),
      await anAlumnus(app, { isProfileComplete: false }),
    ];
    for (const profileId of ['x', '01900000-0000-7000-8000-000000000000', banned.id, unlisted.id]) {
      expect(await author.refused(send, { profileId, text: 'Hi' })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Profile not found',
      });
    }
    expect(
      await (await anUnverifiedMentee(app)).refused(send, { profileId: thanked.id, text: 'Hi' }),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(await app.visitor.refused(send, { profileId: thanked.id, text: 'Hi' })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await sql('select count(*)::int as count from gratitudes')).toEqual([{ count: before }]);
  });

  it('is one of many, newest first, a page at a time, with one statement for the page and one for the count', async () => {
    const busy = await anAlumnus(app);
    const senders = await Promise.all(Array.from({ length: 9 }, () => aMentee(app)));
    await Promise.all(senders.map((sender) => aGratitude(sender, busy)));
    const found: string[] = [];
    for (let after: string | null = null; ; ) {
      const { gratitudes, gratitudesCount } = await gratitudesAsSeenBy(reader, busy.id, {
        first: 4,
        after,
      });
      expect(gratitudesCount).toBe(9);
      found.push(...gratitudes.nodes.map(({ id }: Json) => id));
      if (!gratitudes.pageInfo.hasNextPage) break;
      after = gratitudes.pageInfo.endCursor as string;
    }
    expect(found).toEqual([...new Set(found)].sort().reverse());
    expect(found).toHaveLength(9);
    expect(
      await statementsOf(app.app, () => gratitudesAsSeenBy(reader, busy.id, { first: 4 })),
    ).toEqual(['profiles.byId', 'gratitudes.count', 'gratitudes.page(false, 4, newest, false)']);
  });

  it('of a banned person is shown to nobody', async () => {
    const gone = await aMentee(app);
    const id = await aGratitude(gone, thanked);
    expect(await idsSeen(reader)).toContain(id);
    await sql('update users set is_banned = true where id = $1', [gone.id]);
    expect(await idsSeen(reader)).not.toContain(id);
    expect((await gratitudesAsSeenBy(reader)).gratitudesCount).toBe((await idsSeen(reader)).length);
    expect(await reader.refused(upvote, { id })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Gratitude not found',
    });
  });
});

describe('an upvote', () => {
  beforeAll(async () => {
    thanked = await anAlumnus(app);
  });

  it('is a toggle, shown to who gave it', async () => {
    const id = await aGratitude(author, thanked);
    expect((await reader.ask(upvote, { id })).upvoteGratitude).toMatchObject({
      id,
      upvotes: 1,
      hasUpvoted: true,
    });
    expect((await gratitudesAsSeenBy(reader)).gratitudes.nodes[0]).toMatchObject({
      upvotes: 1,
      hasUpvoted: true,
    });
    expect((await gratitudesAsSeenBy(author)).gratitudes.nodes[0]).toMatchObject({
      upvotes: 1,
      hasUpvoted: false,
    });
    expect((await thanked.ask(upvote, { id })).upvoteGratitude).toMatchObject({
      upvotes: 2,
      hasUpvoted: true,
    });
    expect((await reader.ask(upvote, { id })).upvoteGratitude).toMatchObject({
      upvotes: 1,
      hasUpvoted: false,
    });
    await toldOf(author, 'gratitudeUpvoted', thanked);
  });

  it('counts exactly when fifty come at once, of one person and of many', async () => {
    const id = await aGratitude(author, thanked);
    const many = await Promise.all(Array.from({ length: 25 }, () => aMentee(app)));
    await Promise.all(many.map((one) => one.ask(upvote, { id })));
    expect((await gratitudesAsSeenBy(reader)).gratitudes.nodes[0]).toMatchObject({
      upvotes: 25,
      hasUpvoted: false,
    });
    await Promise.all(Array.from({ length: 50 }, () => reader.ask(upvote, { id })));
    expect((await gratitudesAsSeenBy(reader)).gratitudes.nodes[0]).toMatchObject({
      upvotes: 25,
      hasUpvoted: false,
    });
    await Promise.all(Array.from({ length: 51 }, () => reader.ask(upvote, { id })));
    expect((await gratitudesAsSeenBy(reader)).gratitudes.nodes[0]).toMatchObject({
      upvotes: 26,
      hasUpvoted: true,
    });
    expect(
      await sql('select count(*)::int as count from gratitude_upvotes where gratitude_id = $1', [
        id,
      ]),
    ).toEqual([{ count: 26 }]);
  });

  it("is never of one's own gratitude, nor of what is not there", async () => {
    const id = await aGratitude(author, thanked);
    expect(await author.refused(upvote, { id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot upvote your own gratitude.',
    });
    for (const unknown of ['x', '01900000-0000-7000-8000-000000000000'])
      expect(await reader.refused(upvote, { id: unknown })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Gratitude not found',
      });
    expect((await gratitudesAsSeenBy(author)).gratitudes.nodes[0]).toMatchObject({
      id,
      upvotes: 0,
    });
  });
});
