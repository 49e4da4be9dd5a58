import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../core/context.ts';
import { anAskedCollege, apart } from '../../testing/asked.ts';
import { aGratitude } from '../../testing/builders/gratitudes.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { sendUpload, storedObjects } from '../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  aPerson,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { leftoversOf, tablesWith } from '../../testing/servers/leftovers.ts';
import { identity } from '../identity/index.ts';

const remove = 'mutation ($password: String) { deleteAccount(password: $password) { message } }';
const me = '{ me { id } }';
const aFace = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#369' } })
    .png()
    .toBuffer();

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  change(app.app, (work) => work.sql<Row>(text, parameters));

describe('deleting an account', () => {
  it('takes everything of a person with it, and leaves what others count true', async () => {
    const [alumnus, reader, friend] = [
      await anAlumnus(app),
      await aMentee(app),
      await aMentee(app),
    ];
    const [own, others] = [
      await aPost(alumnus, { companyName: 'Ownership' }),
      await aPost(await anAlumnus(app), { companyName: 'Stays' }),
    ];
    const act = (who: Person, text: string, id: string): Promise<Json> =>
      who.ask(`mutation ($id: ID!) { ${text} }`, { id });
    const { askQuestion } = await act(
      reader,
      'askQuestion(postId: $id, content: "How long did it take?") { id }',
      own,
    );
    await act(
      alumnus,
      'answerQuestion(questionId: $id, content: "Two weeks.") { id }',
      askQuestion.id,
    );
    for (const who of [alumnus, reader]) {
      await act(who, 'likePost(id: $id) { __typename }', others);
      await act(who, 'viewPost(id: $id) { views }', others);
      await act(who, 'sharePost(id: $id) { shares }', others);
    }
    const asked = await act(
      alumnus,
      'askQuestion(postId: $id, content: "Was it on campus?") { id }',
      others,
    );
    await act(
      friend,
      'answerQuestion(questionId: $id, content: "It was.") { id }',
      asked.askQuestion.id,
    );
    const question = await act(
      reader,
      'askQuestion(postId: $id, content: "What of the rounds?") { id }',
      others,
    );
    await act(alumnus, 'voteQuestion(id: $id, voteType: upvote) { id }', question.askQuestion.id);
    await act(
      alumnus,
      'answerQuestion(questionId: $id, content: "Three.") { id }',
      question.askQuestion.id,
    );
    await act(alumnus, 'viewProfile(userId: $id) { views }', reader.id);
    const thanks = await aGratitude(friend, await anAlumnus(app));
    await act(alumnus, 'upvoteGratitude(id: $id) { id }', thanks);
    await aGratitude(reader, alumnus);
    const { connect } = await act(reader, 'connect(userId: $id) { requestId }', alumnus.id);
    await act(alumnus, 'acceptConnection(requestId: $id) { status }', connect.requestId);
    await act(reader, 'blockUser(userId: $id) { id }', friend.id);
    await sendUpload(
      app.url,
      alumnus,
      'mutation ($picture: Upload!) { setProfilePicture(picture: $picture) { id } }',
      'picture',
      { bytes: await aFace(), name: 'me.png' },
    );
    expect(storedObjects(app).length).toBeGreaterThan(0);
    await alumnus.rest('POST', '/api/settings', { theme: 'dark' });
    await eventually(async () => (await sql('select from domain_events')).length === 0, 'telling');
    expect((await tablesWith(app, alumnus.id)).length).toBeGreaterThan(12);

    const answer = await alumnus.rest('POST', '/api/settings/delete-account');
    expect(answer).toMatchObject({ status: 200, body: { message: 'Account deleted' } });
    await eventually(async () => (await sql('select from domain_events')).length === 0, 'telling');
    expect(await leftoversOf(app, alumnus)).toEqual([]);
    expect((await alumnus.refused(me)).code).toBe('UNAUTHENTICATED');
    expect(
      (await reader.refused('query ($id: ID!) { post(id: $id) { id } }', { id: own })).code,
    ).toBe('NOT_FOUND');
    const { connectionCounts } = await reader.ask('{ connectionCounts { connected } }');
    expect(connectionCounts.connected).toBe(0);
    // What was told of it is told no more: neither the answer, nor the bond, nor the upvote.
    const told = await reader.ask('{ notifications(first: 20) { nodes { kind: content } } }');
    expect(told.notifications.nodes).toEqual([]);
    const signIn =
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';
    expect((await app.visitor.refused(signIn, { ...alumnus })).message).toBe(
      'Invalid email or password',
    );
    await eventually(() => storedObjects(app).length === 0, 'deleting the bytes');
    // The address is free again.
    await aMentee(app, { email: alumnus.email });
  });

  it('takes with it where their words about what companies ask are quoted', async () => {
    const { author, other, told, keep, asked } = await anAskedCollege(app);
    const [own, others] = [
      await told('Quoting', 2024, 'What is a deadlock?'),
      await told('Quoting', 2025, 'What is a deadlock?', other),
    ];
    await keep();
    const admin = await aMentee(app, { isAdmin: true });
    const id = (await asked('quoting'))[0]?.['id'];
    await author.ask(apart, { id, postId: own, place: 1 });
    await admin.ask(apart, { id, postId: others, place: 1 });
    const quoted = async () =>
      (
        await sql<{ postId: string }>(
          'select post_id as "postId" from question_corrections order by id',
        )
      ).map(({ postId }) => postId);
    expect(await quoted()).toEqual([own, others]);
    // Who only spoke of the words of others leaves these.
    await admin.ask(remove);
    expect(await quoted()).toEqual([own, others]);
    await author.ask(remove);
    expect(await quoted()).toEqual([others]);
    await keep();
    await eventually(async () => (await sql('select from domain_events')).length === 0, 'telling');
    expect(await leftoversOf(app, author, admin)).toEqual([]);
  });

  it('asks for the password a while after signing in', async () => {
    const person = await aMentee(app);
    app.clock.advance(16 * 60);
    expect(await person.rest('POST', '/api/settings/delete-account')).toMatchObject({
      status: 403,
      body: { message: 'Please give your password: you signed in longer than 15 minutes ago.' },
    });
    const by = (password: unknown) =>
      person.rest('POST', '/api/settings/delete-account', { password });
    expect((await by('Wrong-Horse9!')).body.message).toBe('This is not your password');
    expect((await by({ $ne: '' })).status).toBe(403);
    expect((await person.ask(me)).me.id).toBe(person.id);
    expect((await by(person.password)).status).toBe(200);
    expect((await by(person.password)).status).toBe(401);
  });

  it('happens once, whoever asks at the same moment, and beside what the person does', async () => {
    const [person, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const post = await aPost(alumnus, { companyName: 'Busy' });
    const like = 'mutation ($id: ID!) { likePost(id: $id) { __typename } }';
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => person.graphql(like, { id: post })),
      ...[1, 2].map(() => person.graphql(remove)),
      ...[1, 2, 3].map(() => person.graphql(like, { id: post })),
    ]);
    expect(answers.filter(({ data }) => data?.deleteAccount)).toHaveLength(1);
    await eventually(async () => (await sql('select from domain_events')).length === 0, 'telling');
    expect(await leftoversOf(app, person)).toEqual([]);
  });

  it('is told to devices that were signed in, by their token and no other', async () => {
    const read = 'query ($token: String!) { accountIsDeleted(token: $token) }';
    const isDeleted = async (token: string) =>
      (await app.visitor.ask(read, { token })).accountIsDeleted;
    const [leaving, staying] = [await aMentee(app), await aMentee(app)];
    expect(await isDeleted(leaving.token)).toBe(false);
    await leaving.ask(remove);
    await staying.ask('mutation { signOut }');
    expect(await isDeleted(leaving.token)).toBe(true);
    expect(await isDeleted(staying.token)).toBe(false);
    const forged = `${leaving.token.slice(0, -8)}AAAAAAAA`;
    for (const token of [forged, '', 'x', '\u0000']) expect(await isDeleted(token)).toBe(false);
  });

  it('sends no mail that waits', async () => {
    const person = await aMentee(app);
    const before = app.mails.length;
    await app.app.jobs.stop();
    const changed =
      'mutation ($old: String, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { message } }';
    await person.ask(changed, { old: person.password, new: 'Battery-Staple7!' });
    await person.ask(remove);
    const jobs = await sql<{ data: Json }>(
      "select data from pgboss.job where name = 'identity.mail-owner' and data->>'userId' = $1",
      [person.id],
    );
    expect(jobs).toHaveLength(1);
    const mailing = identity.jobs?.(app.app).find(({ name }) => name === 'identity.mail-owner');
    await mailing?.run(jobs[0]?.data as never);
    expect(app.mails.slice(before)).toEqual([]);
  });

  it('is refused to the last super admin', async () => {
    const superAdmin = await aPerson(app, { isAdmin: true, isSuperAdmin: true });
    expect(await superAdmin.refused(remove)).toMatchObject({ code: 'CONFLICT' });
    await aPerson(app, { isAdmin: true, isSuperAdmin: true });
    expect((await superAdmin.ask(remove)).deleteAccount.message).toBe('Account deleted');
  });
});
