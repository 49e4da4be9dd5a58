import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAcceptedEndorsement, anEndorsement } from '../../testing/builders/endorsements.ts';
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

const fields = 'id menteeId message visibility isPending alumni { id fullName }';
const submit = `mutation ($menteeId: ID!, $message: String!, $visibility: EndorsementVisibility) { submitEndorsement(menteeId: $menteeId, message: $message, visibility: $visibility) { ${fields} } }`;
const accept = `mutation ($id: ID!) { acceptEndorsement(id: $id) { ${fields} } }`;
const decline = 'mutation ($id: ID!) { declineEndorsement(id: $id) }';
const remove = 'mutation ($id: ID!) { removeEndorsement(id: $id) }';
const wall = `query ($id: ID!, $first: Int, $after: String) { profile(userId: $id) {
  pending: endorsements(pending: true) { nodes { ${fields} } } endorsements(first: $first, after: $after) { nodes { ${fields} } pageInfo { endCursor hasNextPage } } } }`;
const nobody = '01900000-0000-7000-8000-000000000000';

let app: TestApp;
let author: Person;
let colleague: Person;
let student: Person;
let mentee: Person;

beforeAll(async () => {
  app = await startTestApp();
  [author, colleague, student] = [
    await anAlumnus(app, { fullName: 'Rohan Kulkarni' }),
    await anAlumnus(app),
    await aMentee(app),
  ];
});
beforeEach(async () => {
  mentee = await aMentee(app);
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const ids = ({ nodes }: { nodes: Json[] }): string[] => nodes.map(({ id }) => id as string);
async function endorsementsAsSeenBy(
  who: Person,
): Promise<{ pending: string[]; accepted: string[] }> {
  const { profile } = await who.ask(wall, { id: mentee.id });
  return { pending: ids(profile.pending), accepted: ids(profile.endorsements) };
}
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

describe('an endorsement', () => {
  it('waits for the student, who puts it on the wall', async () => {
    const { submitEndorsement } = await author.ask(submit, {
      menteeId: mentee.id,
      message: '  Built our club site in a week.  ',
    });
    expect(submitEndorsement).toMatchObject({
      menteeId: mentee.id,
      message: 'Built our club site in a week.',
      visibility: 'everyone',
      isPending: true,
      alumni: { id: author.id, fullName: 'Rohan Kulkarni' },
    });
    const { id } = submitEndorsement as { id: string };
    for (const who of [mentee, author])
      expect(await endorsementsAsSeenBy(who)).toEqual({ pending: [id], accepted: [] });
    for (const who of [colleague, student])
      expect(await endorsementsAsSeenBy(who)).toEqual({ pending: [], accepted: [] });
    // While it waits: what is accepted by then is no news.
    await toldOf(mentee, 'endorsementSent', author);
    for (let again = 0; again < 2; again += 1)
      expect((await mentee.ask(accept, { id })).acceptEndorsement).toMatchObject({
        id,
        isPending: false,
      });
    for (const who of [mentee, author, colleague, student])
      expect(await endorsementsAsSeenBy(who)).toEqual({ pending: [], accepted: [id] });
    await toldOf(author, 'endorsementAccepted', mentee);
  });

  it('for alumni is shown to alumni and the owner; to its author too, whatever they have switched to', async () => {
    const both = await aPerson(app, {
      role: 'alumni',
      roles: ['mentee', 'alumni'],
      isVerified: true,
    });
    const id = await anAcceptedEndorsement(both, mentee, 'alumni');
    for (const who of [mentee, both, author])
      expect((await endorsementsAsSeenBy(who)).accepted).toEqual([id]);
    expect((await endorsementsAsSeenBy(student)).accepted).toEqual([]);
    expect(await student.refused(remove, { id })).toEqual(
      await student.refused(remove, { id: nobody }),
    );
    expect(await author.refused(remove, { id })).toMatchObject({ code: 'FORBIDDEN' });
    await sql("update users set role = 'mentee' where id = $1", [both.id]);
    expect((await endorsementsAsSeenBy(both)).accepted).toEqual([id]);
  });

  it('is one of each pair, also when fifty are sent and accepted at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        author.graphql(submit, { menteeId: mentee.id, message: 'Solid.' }),
      ),
    );
    const made = answers.filter(({ errors }) => !errors);
    expect(made).toHaveLength(1);
    expect(
      new Set(
        answers
          .flatMap(({ errors }) => errors ?? [])
          .map(({ extensions, message }) => `${extensions.code} ${message}`),
      ),
    ).toEqual(new Set(['CONFLICT Your endorsement is waiting for them to accept it.']));
    const id = String(made[0]?.data.submitEndorsement.id);
    await toldOf(mentee, 'endorsementSent', author);
    await Promise.all(Array.from({ length: 50 }, () => mentee.ask(accept, { id })));
    await toldOf(author, 'endorsementAccepted', mentee);
    expect(await author.refused(submit, { menteeId: mentee.id, message: 'Again.' })).toMatchObject({
      code: 'CONFLICT',
      message: 'You have already endorsed this person.',
    });
    expect((await endorsementsAsSeenBy(student)).accepted).toEqual([id]);
  });

  it('is found by its author, whether it waits or stands on the wall; for others there is none', async () => {
    const own = 'query ($id: ID!) { profile(userId: $id) { ownEndorsement { id isPending } } }';
    const ownOf = async (who: Person): Promise<unknown> =>
      (await who.ask(own, { id: mentee.id })).profile.ownEndorsement;
    expect(await ownOf(author)).toBeNull();
    const { submitEndorsement } = await author.ask(submit, {
      menteeId: mentee.id,
      message: 'Never late.',
    });
    expect(await ownOf(author)).toEqual({ id: submitEndorsement.id, isPending: true });
    await mentee.ask(accept, { id: submitEndorsement.id });
    expect(await ownOf(author)).toEqual({ id: submitEndorsement.id, isPending: false });
    expect(await ownOf(colleague)).toBeNull();
    expect(await ownOf(mentee)).toBeNull();
  });

  it('that was declined, withdrawn or removed is gone, and may be sent anew', async () => {
    for (const [who, how] of [
      [mentee, decline],
      [author, remove],
      [mentee, remove],
    ] as const) {
      const id = await anEndorsement(author, mentee);
      await who.ask(how, { id });
      expect(await endorsementsAsSeenBy(mentee)).toEqual({ pending: [], accepted: [] });
    }
    for (const who of [mentee, author]) {
      const id = await anAcceptedEndorsement(author, mentee);
      expect(await mentee.refused(decline, { id })).toMatchObject({
        code: 'CONFLICT',
        message: 'This endorsement was accepted. Remove it instead.',
      });
      expect(await who.ask(remove, { id })).toEqual({ removeEndorsement: id });
      expect(await endorsementsAsSeenBy(student)).toEqual({ pending: [], accepted: [] });
      expect(await who.refused(remove, { id })).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is accepted and declined by the endorsed alone: to others, one that waits is not there', async () => {
    const id = await anEndorsement(author, mentee);
    for (const who of [author, colleague, student]) {
      for (const what of [accept, decline])
        expect(await who.refused(what, { id })).toEqual(await who.refused(what, { id: nobody }));
    }
    for (const who of [colleague, student])
      expect(await who.refused(remove, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Endorsement not found',
      });
    expect((await endorsementsAsSeenBy(mentee)).pending).toEqual([id]);
    await mentee.ask(accept, { id });
    expect(await student.refused(remove, { id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only the endorsed and who wrote it can remove an endorsement.',
    });
  });

  it('comes from alumni, to students, short and never blank; nothing of the rest stays', async () => {
    for (const message of ['', '  ', '\u200b'])
      expect(await author.refused(submit, { menteeId: mentee.id, message })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Endorsement text is required',
      });
    expect(
      await author.refused(submit, { menteeId: mentee.id, message: 'x'.repeat(101) }),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'An endorsement cannot exceed 100 characters',
    });
    expect(await student.refused(submit, { menteeId: mentee.id, message: 'Hi' })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only alumni can do this.',
    });
    expect(await author.refused(submit, { menteeId: author.id, message: 'Hi' })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot endorse yourself.',
    });
    expect(await author.refused(submit, { menteeId: colleague.id, message: 'Hi' })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Endorsements go to students.',
    });
    for (const menteeId of ['x', nobody, (await aMentee(app, { isBanned: true })).id])
      expect(await author.refused(submit, { menteeId, message: 'Hi' })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Profile not found',
      });
    expect(await (await anUnverifiedMentee(app)).refused(accept, { id: nobody })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await endorsementsAsSeenBy(mentee)).toEqual({ pending: [], accepted: [] });
  });

  it('on a wall for connections comes from those who may read it; to others none is there', async () => {
    const id = await anAcceptedEndorsement(author, mentee);
    await sql("update profiles set visibility = 'connections' where user_id = $1", [mentee.id]);
    for (const who of [student, colleague]) {
      expect(await endorsementsAsSeenBy(who)).toEqual({ pending: [], accepted: [] });
      for (const what of [remove, decline, accept])
        expect(await who.refused(what, { id })).toEqual(await who.refused(what, { id: nobody }));
    }
    expect(
      await colleague.refused(submit, { menteeId: mentee.id, message: 'Solid.' }),
    ).toMatchObject({ code: 'FORBIDDEN', message: 'This profile is open to connections.' });
    expect(await endorsementsAsSeenBy(mentee)).toEqual({ pending: [], accepted: [id] });
    await colleague.ask('mutation ($id: ID!) { connect(userId: $id) { status } }', {
      id: mentee.id,
    });
    await mentee.ask('mutation ($id: ID!) { connect(userId: $id) { status } }', {
      id: colleague.id,
    });
    expect(
      (await colleague.ask(submit, { menteeId: mentee.id, message: 'Solid.' })).submitEndorsement,
    ).toMatchObject({ menteeId: mentee.id });
    expect(await colleague.refused(remove, { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await author.ask(remove, { id })).toEqual({ removeEndorsement: id });
  });

  it('of a banned person is shown to nobody, and a page of them is one statement', async () => {
    const authors = await Promise.all(Array.from({ length: 5 }, () => anAlumnus(app)));
    const all = await Promise.all(authors.map((one) => anAcceptedEndorsement(one, mentee)));
    const first = (await student.ask(wall, { id: mentee.id, first: 3 })).profile.endorsements;
    const rest = (
      await student.ask(wall, { id: mentee.id, first: 3, after: first.pageInfo.endCursor })
    ).profile.endorsements;
    expect([...ids(first), ...ids(rest)]).toEqual([...all].sort().reverse());
    await sql('update users set is_banned = true where id = $1', [authors[0]?.id]);
    expect((await endorsementsAsSeenBy(student)).accepted).toEqual(
      [...all.slice(1)].sort().reverse(),
    );
    expect(
      await statementsOf(app.app, () =>
        student.ask(
          'query ($id: ID!) { profile(userId: $id) { endorsements(first: 7) { nodes { id } } } }',
          { id: mentee.id },
        ),
      ),
    ).toEqual(['profiles.byId', 'endorsements.page(accepted, others, 7, newest, false)']);
  });
});
