import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCareer, aJob, anInternship } from '../../../testing/builders/careers.ts';
import {
  aConversation,
  aMessage,
  anAcceptedRequest,
  conversationFields,
  messageFields,
} from '../../../testing/builders/chat.ts';
import { aConnection } from '../../../testing/builders/connections.ts';
import { aPdf, storedObjects } from '../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { deleteExpiredMessages } from '../retention/retention.ts';
import { expireAndRemindRequests } from './waiting-requests.ts';

const one = `query ($id: ID!) { conversation(id: $id) { ${conversationFields} request { askAgainAt } othersToAsk { id } } }`;
const byLink =
  'query ($token: String!) { requestByLink(token: $token) { status answer note user { fullName } } }';
const answer = 'mutation ($token: String!) { answerRequestByLink(token: $token) { status } }';
const again =
  'mutation ($id: ID!, $note: String) { askAgain(conversationId: $id, note: $note) { status request { note } } }';
const usual = 'query ($id: ID!) { conversationWith(personId: $id) { user { usualAnswerHours } } }';
const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} } } }`;
const search = `query ($search: String!, $id: ID) { searchMessages(search: $search, conversationId: $id) { nodes { content conversationId } } }`;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const tend = (): Promise<void> => expireAndRemindRequests(app.app).run({});
/** Lets days pass for a request. */
const pass = (id: string, days: number): Promise<unknown> =>
  sql(`update conversations set asked_at = asked_at - interval '${days} days' where id = $1`, [id]);
const conversation = async (who: Person, id: string): Promise<Json> =>
  (await who.ask(one, { id })).conversation;
const tokensIn = (text: string): string[] =>
  [...text.matchAll(/chat-request\?token=(\S+)/g)].map(([, token = '']) =>
    decodeURIComponent(token),
  );
const reminders = (to: Person): number =>
  app.mails.filter((mail) => mail.to === to.email && mail.subject.includes('waits')).length;

describe('a request that nobody answers', () => {
  it('is reminded of twice by mail, and answered by its links without signing in, once', async () => {
    const [asker, asked] = [
      await aMentee(app, { fullName: 'Meera Iyer' }),
      await anAlumnus(app, { fullName: 'Kabir Nair' }),
    ];
    const id = await aConversation(asker, asked, 'Which books?');
    await tend();
    await pass(id, 3);
    await Promise.all([tend(), tend()]);
    const first = await app.mailTo(asked.email);
    expect(first.text).toContain('Which books?');
    await pass(id, 7);
    await tend();
    await eventually(() => reminders(asked) === 2, 'the second reminder');
    const second = await app.mailTo(asked.email, 1);
    const [accepting = '', declining = ''] = tokensIn(second.text);
    expect((await app.visitor.ask(byLink, { token: accepting })).requestByLink).toEqual({
      status: 'pending',
      answer: 'accept',
      note: 'Which books?',
      user: { fullName: 'Meera Iyer' },
    });
    expect((await conversation(asker, id)).status).toBe('pending');
    const answers = await Promise.all(
      [accepting, declining].map((token) => app.visitor.graphql(answer, { token })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const token of ['', 'x.y.z', `${accepting}x`, accepting.replace('accept', 'decline')])
      expect(await app.visitor.refused(byLink, { token })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });

  it('is read by a link no more once it was taken back', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aConversation(asker, asked, 'To the wrong person');
    await pass(id, 3);
    await tend();
    const [token = ''] = tokensIn((await app.mailTo(asked.email)).text);
    await asker.ask('mutation ($id: ID!) { withdrawRequest(conversationId: $id) { id } }', { id });
    expect((await app.visitor.ask(byLink, { token })).requestByLink).toMatchObject({
      status: 'withdrawn',
      note: null,
    });
  });

  it('is mailed to nobody who wants no such mails, and each reminder can be stopped with one press', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aConversation(asker, asked);
    await pass(id, 3);
    await tend();
    const { text, headers } = await app.mailTo(asked.email);
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const call = /<(.*)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(text).toContain(`/unsubscribe?${call.split('?')[1] ?? ''}`);
    const { pathname, search: query } = new URL(call);
    await app.visitor.rest('POST', `${pathname}${query}`);
    await pass(id, 7);
    await tend();
    const next = await anAlumnus(app);
    await pass(await aConversation(asker, next), 3);
    await tend();
    await eventually(() => reminders(next) === 1, 'the reminder of somebody else');
    expect(reminders(asked)).toBe(1);
  });

  it('is mailed to nobody whose bell says nothing of chats', async () => {
    const [asker, asked, next] = [await aMentee(app), await anAlumnus(app), await anAlumnus(app)];
    await asked.ask(
      'mutation { saveNotificationSettings(input: { chat: false }) { chat mailChat } }',
    );
    await pass(await aConversation(asker, asked), 3);
    await pass(await aConversation(asker, next), 3);
    await tend();
    await eventually(() => reminders(next) === 1, 'the reminder of somebody else');
    expect(reminders(asked)).toBe(0);
  });

  it('that ran out names those of the same company before those of the same branch', async () => {
    const branch = { stream: 'CIVIL' as const };
    const [asker, asked] = [await aMentee(app), await anAlumnus(app, branch)];
    for (let n = 0; n < 3; n += 1) await anAlumnus(app, branch);
    const colleague = await anAlumnus(app, { stream: 'BIOTECH' });
    for (const one of [asked, colleague]) await aCareer(one, [aJob(1, { companyName: 'Nayara' })]);
    const id = await aConversation(asker, asked);
    await pass(id, 14);
    await tend();
    const { othersToAsk } = await conversation(asker, id);
    expect(othersToAsk).toHaveLength(3);
    expect(othersToAsk[0].id).toBe(colleague.id);
  });

  it('ends after two weeks, names three others, and may be asked again after thirty days', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    for (let n = 0; n < 3; n += 1) await anAlumnus(app);
    const id = await aConversation(asker, asked);
    await pass(id, 14);
    await tend();
    const over = await conversation(asker, id);
    expect(over).toMatchObject({
      status: 'expired',
      refusal: 'The request ran out of time without an answer.',
    });
    expect(over.othersToAsk).toHaveLength(3);
    expect(over.othersToAsk.map((person: Json) => person.id)).not.toContain(asked.id);
    expect(reminders(asked)).toBe(0);
    expect(await asker.refused(again, { id })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('You can ask again from'),
    });
    expect(await asked.refused(again, { id })).toMatchObject({ code: 'NOT_FOUND' });
    await pass(id, 31);
    expect((await asker.ask(again, { id, note: 'Once more' })).askAgain).toMatchObject({
      status: 'pending',
      request: { note: 'Once more' },
    });
  });

  it('tells after five answers how soon somebody usually answers', async () => {
    const asked = await anAlumnus(app);
    const reader = await aMentee(app);
    const hours = async (): Promise<number | null> =>
      (await reader.ask(usual, { id: asked.id })).conversationWith.user.usualAnswerHours;
    for (let n = 0; n < 5; n += 1) {
      expect(await hours()).toBeNull();
      await anAcceptedRequest(await aMentee(app), asked);
    }
    await sql(
      "update conversations c set asked_at = answered_at - interval '47 hours' from conversation_participants p where p.conversation_id = c.id and p.user_id = $1",
      [asked.id],
    );
    expect(await hours()).toBe(47);
  });
});

describe('messages', () => {
  it('are found by their words where one may read them', async () => {
    const [a, b, c] = [await anAlumnus(app), await anAlumnus(app), await anAlumnus(app)];
    const [first, second] = [await aConversation(a, b), await aConversation(a, c)];
    await aMessage(a, first, 'The Zoho offer came');
    await aMessage(c, second, 'Another zohó offer');
    const found = async (who: Person, given: object): Promise<string[]> =>
      (await who.ask(search, { search: 'zoho', ...given })).searchMessages.nodes.map(
        ({ content }: Json) => content,
      );
    expect(await found(a, {})).toEqual(['Another zohó offer', 'The Zoho offer came']);
    expect(await found(a, { id: first })).toEqual(['The Zoho offer came']);
    expect(await found(b, { id: second })).toEqual([]);
    expect(await found(b, { search: ' ' })).toEqual([]);
  });

  it('older than thirty days are hidden from who chose so, and deleted once nobody sees them', async () => {
    const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
    const id = await aConversation(a, b);
    const before = storedObjects(app).length;
    await aMessage(a, id, 'Old');
    const form = new FormData();
    form.set('files', new File([new Uint8Array(aPdf())], 'old.pdf'));
    await a.rest('POST', `/api/chat/${id}/message`, form);
    await sql(
      "update messages set created_at = created_at - interval '31 days' where conversation_id = $1",
      [id],
    );
    await aMessage(a, id, 'New');
    const seen = async (who: Person): Promise<number[]> =>
      (await who.ask(page, { id })).messages.nodes.map(({ number }: Json) => number);
    await sql("insert into settings (user_id, retention) values ($1, '30days')", [a.id]);
    await deleteExpiredMessages(app.app).run({});
    expect([await seen(a), await seen(b)]).toEqual([[3], [1, 2, 3]]);
    await b.ask('mutation ($id: ID!) { clearChatHistory(conversationId: $id) }', { id });
    await deleteExpiredMessages(app.app).run({});
    expect(await sql('select number from messages where conversation_id = $1', [id])).toEqual([
      { number: 3 },
    ]);
    await eventually(() => storedObjects(app).length === before, 'the bytes are gone');
    expect((await aMessage(b, id, 'Next')).number).toBe(4);
  });
});

describe('beside a request', () => {
  it('stands what both share, for who is asked alone', async () => {
    const [asker, asked, friend] = [await aMentee(app), await anAlumnus(app), await anAlumnus(app)];
    await sql("update users set year_of_graduation = 2027, stream = 'CSE' where id = any($1)", [
      [asker.id, asked.id],
    ]);
    await aCareer(asked, [anInternship(1, { companyName: 'Zoho' })]);
    // Of a student who is an alumnus of an earlier degree too.
    await sql(
      `insert into career_experiences (id, user_id, type, experience_type, checkbox_name, company_name, role, from_year, is_currently_working)
       values (gen_random_uuid(), $1, 'internship', 'intern', 'Internship 1', 'ZOHO', 'Intern', 2022, true)`,
      [asker.id],
    );
    for (const who of [asker, asked]) await aConnection(who, friend);
    const shared = `query ($id: ID!) { conversation(id: $id) { inCommon { branch yearOfGraduation companies connectionsCount } } }`;
    const id = await aConversation(asker, asked, 'May I?');
    const of = async (who: Person) => (await who.ask(shared, { id })).conversation.inCommon;
    expect(await of(asked)).toEqual({
      branch: 'CSE',
      yearOfGraduation: 2027,
      companies: ['ZOHO'],
      connectionsCount: 1,
    });
    expect(await of(asker)).toBeNull();
    // What the asker keeps to connections is not told by the way.
    await sql("update profiles set visibility = 'connections' where user_id = $1", [asker.id]);
    expect((await of(asked)).companies).toEqual([]);
  });
});
