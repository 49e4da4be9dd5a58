import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../core/context.ts';
import { sanctioning } from '../../testing/builders/moderation.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../testing/builders/questions.ts';
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
import { removeAnswer, removeQuestion } from '../questions/index.ts';
import { sanctions } from './index.ts';

const threads = `query ($id: ID!) { post(id: $id) { counters { commentsCount } questions { nodes {
  content answersCount answers { nodes { content } } } } } }`;
const bell = '{ notifications { nodes { link quote content sender { fullName } } } }';
const voteOnQuestion =
  'mutation ($id: ID!) { voteQuestion(id: $id, voteType: upvote) { upvotes } }';
const voteOnAnswer = 'mutation ($id: ID!) { voteAnswer(id: $id, voteType: upvote) { upvotes } }';
const answer = 'mutation ($id: ID!) { answerQuestion(questionId: $id, content: "Yes") { id } }';
const signIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';

let app: TestApp;
let admin: Person;
let superAdmin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true });
  superAdmin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
});
afterAll(() => app.close());

const { impose, inDays, lift } = sanctioning(() => ({ app, admin }));
const runDue = async (): Promise<void> => {
  const job = sanctions.jobs?.(app.app).find(({ name }) => name === 'sanctions.end-due');
  await job?.run({} as never);
};

describe('a ban', () => {
  it('tells the page that was open why, until when and where to appeal; nobody else', async () => {
    const read = 'query ($token: String!) { ownBan(token: $token) { reason until appealToken } }';
    const banOf = async (token: string) => (await app.visitor.ask(read, { token })).ownBan;
    const [person, other] = [await aMentee(app), await aMentee(app)];
    expect(await banOf(person.token)).toBeNull();
    // A session that had ended before the ban says nothing.
    const { email, password } = person;
    const { token: earlier } = (await app.visitor.ask(signIn, { email, password })).signIn;
    await app.as(earlier).ask('mutation { signOut }');
    app.clock.advance(60);
    const until = inDays(2);
    await impose(person, 'ban', { until, reason: 'Spam' });
    expect(await banOf(person.token)).toEqual({
      reason: 'Spam',
      until: until.toISOString(),
      appealToken: expect.any(String),
    });
    for (const token of [earlier, other.token, `${person.token}x`, ''])
      expect(await banOf(token)).toBeNull();
    await lift(person, 'ban');
    expect(await banOf(person.token)).toBeNull();
  });

  it('ends sessions and sockets, is mailed, and tells why to who knows the password alone', async () => {
    const person = await aMentee(app);
    const socket = io(app.url, {
      auth: { token: person.token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    await eventually(() => socket.connected);
    await impose(person, 'ban', { until: inDays(2), reason: 'Spam' });
    await eventually(() => socket.disconnected, 'the end of the socket', 5);
    expect((await person.graphql('{ me { id } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const { email, password } = person;
    const refusal = await app.visitor.refused(signIn, { email, password });
    expect(refusal.code).toBe('FORBIDDEN');
    expect(refusal.message).toMatch(
      /^This account has been banned until .+\. Reason: Spam\. Please/,
    );
    expect(await app.visitor.refused(signIn, { email, password: 'Wrong-Horse9!' })).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Invalid email or password',
    });
    // It waits for a while, so that an undone ban is told to nobody.
    const mail = await eventually(() => app.mails.find(({ to }) => to === email), 'the mail', 25);
    expect(mail.text).toContain('Spam');
    app.clock.advance(2 * 86_400 + 1);
    const { token } = (await app.visitor.ask(signIn, { email, password })).signIn;
    expect((await app.as(token).ask('{ me { id } }')).me.id).toBe(person.id);
    await runDue();
    const [row] = await app.app.db.sql<Json>(
      'select is_banned, banned_until from users where id = $1',
      [person.id],
    );
    expect(row).toEqual({ is_banned: false, banned_until: null });
  });

  it('offers the appeal to who proves whose account it is, for the ban that refused them', async () => {
    const read = 'query ($token: String!) { ownBan(token: $token) { reason appealToken } }';
    const banOf = async (token: unknown) => (await app.visitor.ask(read, { token })).ownBan;
    const { email, password, ...person } = await aMentee(app);
    await impose({ email, password, ...person }, 'ban', { until: inDays(2), reason: 'Spam' });
    const { errors } = await app.visitor.graphql(signIn, { email, password });
    const token = errors?.[0]?.extensions['bannedToken'];
    expect(await banOf(token)).toEqual({ reason: 'Spam', appealToken: expect.any(String) });
    expect(await banOf(`${String(token)}x`)).toBeNull();
    // It says nothing of a ban that comes later, and nobody else gets one.
    await lift({ email, password, ...person }, 'ban');
    app.clock.advance(60);
    await impose({ email, password, ...person }, 'ban', { until: inDays(3), reason: 'More' });
    expect(await banOf(token)).toBeNull();
    const wrong = await app.visitor.graphql(signIn, { email, password: 'Wrong-Horse9!' });
    expect(wrong.errors?.[0]?.extensions).not.toHaveProperty('bannedToken');
  });

  it('hides what they asked and answered, counts it no more, and gives all of it back with its end', async () => {
    const [author, offender, asker] = [
      await anAlumnus(app),
      await anAlumnus(app, { fullName: 'Vikram Sethi' }),
      await aMentee(app, { fullName: 'Isha Menon' }),
    ];
    const id = await aPost(author, { companyName: 'Hidden Questions' });
    const theirs = await aQuestion(offender, id, 'Can I have your number?');
    await anAnswer(asker, theirs, 'No.');
    const other = await aQuestion(asker, id, 'Was it hard?');
    await anAnswer(author, other, 'A little.');
    const theirAnswer = await anAnswer(offender, other, 'Not at all.');
    const whole = {
      counters: { commentsCount: 2 },
      questions: {
        nodes: [
          {
            content: 'Was it hard?',
            answersCount: 2,
            answers: { nodes: [{ content: 'A little.' }, { content: 'Not at all.' }] },
          },
          { content: 'Can I have your number?', answersCount: 1 },
        ],
      },
    };
    const alone = await aPost(author, { companyName: 'Asked By One' });
    const asked = await aQuestion(offender, alone, 'And here?');
    const told = async (): Promise<Json> =>
      ((await author.ask(bell)).notifications.nodes as Json[]).find(({ link }) =>
        String(link).includes(asked),
      );
    const named = { quote: 'And here?', sender: { fullName: 'Vikram Sethi' } };
    expect(await eventually(told)).toMatchObject(named);
    expect((await asker.ask(threads, { id })).post).toMatchObject(whole);

    await impose(offender, 'ban');
    const { post } = await asker.ask(threads, { id });
    expect(post).toEqual({
      counters: { commentsCount: 1 },
      questions: {
        nodes: [
          {
            content: 'Was it hard?',
            answersCount: 1,
            answers: { nodes: [{ content: 'A little.' }] },
          },
        ],
      },
    });
    expect(await told()).toMatchObject({ quote: null });
    expect(JSON.stringify(await told())).not.toContain('Vikram');
    const gone = { code: 'NOT_FOUND' };
    expect(await asker.refused(voteOnQuestion, { id: theirs })).toMatchObject(gone);
    expect(await asker.refused(voteOnAnswer, { id: theirAnswer })).toMatchObject(gone);
    expect(await asker.refused(answer, { id: theirs })).toMatchObject(gone);

    await lift(offender, 'ban');
    expect((await asker.ask(threads, { id })).post).toMatchObject(whole);
    expect(await told()).toMatchObject(named);
    expect((await asker.ask(voteOnQuestion, { id: theirs })).voteQuestion).toEqual({ upvotes: 1 });
    expect((await asker.ask(voteOnAnswer, { id: theirAnswer })).voteAnswer).toEqual({ upvotes: 1 });
  });

  it('counts what is left when an admin removes hidden words', async () => {
    const [offender, asker] = [await anAlumnus(app), await aMentee(app)];
    const id = await aPost(await anAlumnus(app), { companyName: 'Removed Meanwhile' });
    const question = await aQuestion(asker, id, 'Was it hard?');
    const answerId = await anAnswer(offender, question, 'Not at all.');
    const theirs = await aQuestion(offender, id, 'And you?');
    await impose(offender, 'ban');
    await change(app.app, (work) => removeAnswer(work, answerId, app.clock.now()));
    await change(app.app, (work) => removeQuestion(work, theirs, app.clock.now()));
    const counts = { counters: { commentsCount: 1 }, questions: { nodes: [{ answersCount: 0 }] } };
    expect((await asker.ask(threads, { id })).post).toMatchObject(counts);
    await lift(offender, 'ban');
    expect((await asker.ask(threads, { id })).post).toMatchObject(counts);
  });

  it('counts once, however many admins press at the same time', async () => {
    const person = await aMentee(app);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => impose(person, 'ban')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [count] = await app.app.db.sql<Json>(
      "select count(*)::int as rows, (select count(*)::int from audit_log where target_id = $1 and action = 'user.ban') as lines from sanctions where person_id = $1",
      [person.id],
    );
    expect(count).toEqual({ rows: 1, lines: 1 });
    await lift(person, 'ban');
    await app.visitor.ask(signIn, { email: person.email, password: person.password });
  });

  it('reaches no super admin by an admin, no admin by an admin, nobody by themselves, never the last', async () => {
    const other = await aMentee(app, { isAdmin: true });
    await expect(impose(superAdmin, 'ban')).rejects.toThrow('super admins only');
    await expect(impose(other, 'warning')).rejects.toThrow('super admins only');
    await expect(impose(admin, 'ban')).rejects.toThrow('your own account');
    await impose(other, 'ban', { by: superAdmin });
    const second = await aPerson(app, { isAdmin: true, isSuperAdmin: true });
    await impose(superAdmin, 'warning', { by: second });
    const both = await Promise.allSettled([
      impose(superAdmin, 'ban', { by: second }),
      impose(second, 'ban', { by: superAdmin }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
