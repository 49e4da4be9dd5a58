import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { claimUrgentMailsJob } from './mail-notifications.ts';

const look =
  'query ($token: String!) { questionByLink(token: $token) { id content isAnswered companyName user { fullName } } }';
const press =
  'mutation ($token: String!, $content: String!) { answerQuestionByLink(token: $token, content: $content) { isAnswered } }';
const shown =
  'query ($id: ID!) { question(id: $id) { answersCount answers { nodes { content user { id } } } } }';
const block = 'mutation ($id: ID!) { blockUser(userId: $id) { __typename } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql<Row>(text, parameters);

/** An author who is away is mailed what somebody asks. */
async function aMailedQuestion(content = 'Which rounds were online?') {
  const author = await anAlumnus(app);
  const asker = await aMentee(app, { fullName: 'Kabir Nair' });
  const postId = await aPost(author, { companyName: 'Acme' });
  const id = await aQuestion(asker, postId, content);
  await dispatchAll(app.app);
  app.clock.advance(180);
  await claimUrgentMailsJob(app.app).run({});
  const { text } = await app.mailTo(author.email);
  const [, token = ''] = /answer-question\?token=(\S+)/.exec(text) ?? [];
  return { author, asker, postId, id, token, text };
}
const answersOf = async (who: Person, id: string): Promise<Json[]> =>
  (await who.ask(shown, { id })).question.answers.nodes;
const refusal = async (query: string, variables: Record<string, unknown>): Promise<string> =>
  (await app.visitor.refused(query, variables)).code;

describe('a question in a mail', () => {
  it('is answered without signing in by who is asked, and its asker is told', async () => {
    const { author, asker, id, token } = await aMailedQuestion();
    expect((await app.visitor.ask(look, { token })).questionByLink).toEqual({
      id,
      content: 'Which rounds were online?',
      isAnswered: false,
      companyName: 'Acme',
      user: { fullName: 'Kabir Nair' },
    });
    const sent = { token, content: '  The first two.  ' };
    expect((await app.visitor.ask(press, sent)).answerQuestionByLink.isAnswered).toBe(true);
    expect(await answersOf(asker, id)).toEqual([
      { content: 'The first two.', user: { id: author.id } },
    ]);
    await dispatchAll(app.app);
    expect(
      (await asker.ask('{ notifications { nodes { kind } } }')).notifications.nodes,
    ).toContainEqual({ kind: 'questionAnswered' });
    expect((await app.visitor.ask(look, { token })).questionByLink.isAnswered).toBe(true);
    expect(await refusal(press, { token, content: 'Once more' })).toBe('CONFLICT');
  });

  it('is answered once, however many press at once, by this mail or another', async () => {
    const { author, asker, id, token } = await aMailedQuestion();
    await sql(
      "update notifications set mailed_at = null where user_id = $1 and kind = 'questionAsked'",
      [author.id],
    );
    await claimUrgentMailsJob(app.app).run({});
    const { text } = await app.mailTo(author.email, 1);
    const [, other = ''] = /answer-question\?token=(\S+)/.exec(text) ?? [];
    expect(other).not.toBe(token);
    const presses = await Promise.all(
      [token, other, token, other].map((each) =>
        app.visitor.graphql(press, { token: each, content: 'Well.' }),
      ),
    );
    expect(presses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await answersOf(asker, id)).toHaveLength(1);
    expect((await asker.ask(shown, { id })).question.answersCount).toBe(1);
    // Its author thinks better of it: the mail, which somebody else may have, answers nothing.
    const [{ id: answerId } = { id: '' }] = await sql<{ id: string }>(
      'select id from answers where question_id = $1',
      [id],
    );
    await author.ask('mutation ($id: ID!) { deleteAnswer(id: $id) }', {
      id: answerId,
    });
    expect(await refusal(press, { token: other, content: 'Well.' })).toBe('CONFLICT');
    expect(await answersOf(asker, id)).toEqual([]);
  });

  it('is opened by robots, with GET and HEAD, and nothing is answered', async () => {
    const { asker, id, token } = await aMailedQuestion();
    for (const method of ['GET', 'HEAD', 'GET'])
      await fetch(`${app.url}/answer-question?token=${token}`, { method });
    const address = new URL(`${app.url}/graphql`);
    address.searchParams.set('query', press);
    address.searchParams.set('variables', JSON.stringify({ token, content: 'Robot' }));
    expect((await fetch(address)).ok).toBe(false);
    await app.visitor.ask(look, { token });
    expect(await answersOf(asker, id)).toEqual([]);
  });

  it('is answered by no link that is guessed, cut off, or of another kind', async () => {
    const { asker, id, token, text } = await aMailedQuestion();
    const [, stops = ''] = /unsubscribe\?token=(\S+)/.exec(text) ?? [];
    const [{ hash } = { hash: '' }] = await sql<{ hash: string }>(
      'select hash from answer_links where question_id = $1',
      [id],
    );
    expect(text).not.toContain(hash);
    for (const wrong of ['', 'x', token.slice(1), `${token}x`, stops, hash, id, '\0'.repeat(3)])
      for (const query of [look, press])
        expect(await refusal(query, { token: wrong, content: 'Well.' }), wrong).toBe(
          'BAD_USER_INPUT',
        );
    const chat = 'query ($token: String!) { requestByLink(token: $token) { id } }';
    expect(await refusal(chat, { token })).toBe('BAD_USER_INPUT');
    for (const content of ['', '  ', 'x'.repeat(5001)])
      expect(await refusal(press, { token, content })).toBe('BAD_USER_INPUT');
    expect(await answersOf(asker, id)).toEqual([]);
  });

  it('is answered by its link for 14 days', async () => {
    const { asker, id, token } = await aMailedQuestion();
    await sql(`update answer_links set expires_at = $1::timestamptz where question_id = $2`, [
      app.app.clock.now(),
      id,
    ]);
    for (const query of [look, press])
      expect(await refusal(query, { token, content: 'Late' })).toBe('NOT_FOUND');
    expect(await answersOf(asker, id)).toEqual([]);
    const days = await sql<{ days: number }>(
      'select extract(day from expires_at - created_at)::int as days from answer_links where user_id = $1',
      [(await aMailedQuestion()).author.id],
    );
    expect(days).toEqual([{ days: 14 }]);
  });

  it('is not answered twice where the app was faster', async () => {
    const { author, asker, id, token } = await aMailedQuestion();
    await anAnswer(author, id, 'In the app');
    expect((await app.visitor.ask(look, { token })).questionByLink.isAnswered).toBe(true);
    expect(await refusal(press, { token, content: 'From the mail' })).toBe('CONFLICT');
    expect(await answersOf(asker, id)).toHaveLength(1);
  });

  it('is not there for who is banned or gone, between those who block one another, and once it is taken away', async () => {
    const [banned, blocked, removed, askerGone] = [
      await aMailedQuestion(),
      await aMailedQuestion(),
      await aMailedQuestion(),
      await aMailedQuestion(),
    ];
    await sql('update users set is_banned = true where id = $1', [banned.author.id]);
    await blocked.author.ask(block, { id: blocked.asker.id });
    await sql('update questions set removed_at = now() where id = $1', [removed.id]);
    await sql('update users set is_banned = true where id = $1', [askerGone.asker.id]);
    for (const { token } of [banned, blocked, removed, askerGone])
      for (const query of [look, press])
        expect(await refusal(query, { token, content: 'Well.' })).toBe('NOT_FOUND');
    await sql('delete from users where id = $1', [removed.author.id]);
    expect(await refusal(look, { token: removed.token })).toBe('BAD_USER_INPUT');
    expect(
      await sql("select 1 from answers where content = 'Well.' and user_id = any($1)", [
        [banned, blocked, askerGone].map(({ author }) => author.id),
      ]),
    ).toEqual([]);
  });

  it('is no way around a mute, or around the limit of what one writes', async () => {
    const { author, asker, id, token } = await aMailedQuestion();
    await sql("update users set muted_until = $2::timestamptz + interval '1 day' where id = $1", [
      author.id,
      app.app.clock.now(),
    ]);
    expect(await refusal(press, { token, content: 'Well.' })).toBe('FORBIDDEN');
    await sql('update users set muted_until = null where id = $1', [author.id]);
    await app.app.limits.block('creationsPerMinute', author.id, 60);
    expect(await refusal(press, { token, content: 'Well.' })).toBe('RATE_LIMITED');
    expect(await answersOf(asker, id)).toEqual([]);
  });
});
