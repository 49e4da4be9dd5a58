import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, messageFields } from '../../../testing/builders/chat.ts';
import { aMentee, anAlumnus, startTestApp, type TestApp } from '../../../testing/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { claimUrgentMailsJob } from './mail-notifications.ts';

const look = 'query ($token: String!) { requestByLink(token: $token) { status answer note } }';
const press =
  'mutation ($token: String!, $message: String) { answerRequestByLink(token: $token, message: $message) { status } }';
const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} } } }`;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** An alumnus who is away is mailed that somebody asks for a chat. */
async function aMailedRequest(note = 'Which books did you read?') {
  const [asker, asked] = [
    await aMentee(app, { fullName: 'Meera Iyer' }),
    await anAlumnus(app, { fullName: 'Asha Rao' }),
  ];
  const id = await aConversation(asker, asked, note);
  await dispatchAll(app.app);
  app.clock.advance(180);
  await claimUrgentMailsJob(app.app).run({});
  const { text } = await app.mailTo(asked.email);
  const [accepting = '', declining = ''] = [...text.matchAll(/chat-request\?token=(\S+)/g)].map(
    ([, token = '']) => decodeURIComponent(token),
  );
  return { asker, asked, id, text, accepting, declining };
}

describe('the first mail of a chat request', () => {
  it('has the note, and is answered with a first message, without signing in, once', async () => {
    const { asker, asked, id, text, accepting, declining } = await aMailedRequest();
    expect(text).toContain('    Which books did you read?');
    expect((await app.visitor.ask(look, { token: declining })).requestByLink.answer).toBe(
      'decline',
    );
    const words = { token: accepting, message: ' Two of them. ' };
    const answers = await Promise.all([1, 2, 3].map(() => app.visitor.graphql(press, words)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { nodes } = (await asker.ask(page, { id })).messages;
    expect(
      nodes.map(({ content, sender }: { content: string; sender: { id: string } }) => [
        content,
        sender.id,
      ]),
    ).toEqual([
      ['Which books did you read?', asker.id],
      ['Two of them.', asked.id],
    ]);
    app.clock.advance(10);
    await dispatchAll(app.app);
    const told = await app.app.db.sql<{ kind: string }>(
      'select kind from notifications where user_id = $1 order by kind',
      [asker.id],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['chatAccepted', 'messageSent']);
  });

  it('takes no message beside "Not now", and none that is too long; then it still waits', async () => {
    const { accepting, declining } = await aMailedRequest();
    for (const words of [
      { token: declining, message: 'Sorry' },
      { token: accepting, message: 'x'.repeat(4001) },
    ])
      expect((await app.visitor.refused(press, words)).code).toBe('BAD_USER_INPUT');
    expect((await app.visitor.ask(look, { token: accepting })).requestByLink.status).toBe(
      'pending',
    );
    await app.visitor.ask(press, { token: declining, message: '  ' });
    expect((await app.visitor.ask(look, { token: accepting })).requestByLink.status).toBe(
      'declined',
    );
  });
});
