import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation } from '../../../testing/builders/chat.ts';
import { aConnection } from '../../../testing/builders/connections.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { expireAndRemindRequests } from './waiting-requests.ts';

const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id } }';
const unblock = 'mutation ($id: ID!) { unblockUser(userId: $id) { id } }';
const unread = '{ unreadChats { requests } }';
const one = 'query ($id: ID!) { conversation(id: $id) { status refusal } }';
const byLink = 'query ($token: String!) { requestByLink(token: $token) { status } }';
const create =
  'mutation ($ids: [ID!]!, $key: ID!) { createGroup(name: "Offers", personIds: $ids, key: $key) { id } }';
const add = 'mutation ($id: ID!, $ids: [ID!]!) { addToGroup(id: $id, personIds: $ids) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const waiting = async (who: Person): Promise<number> =>
  (await who.ask(unread)).unreadChats.requests;
const remindedOf = async (id: string): Promise<void> => {
  await app.app.db.sql(
    "update conversations set asked_at = asked_at - interval '3 days' where id = $1",
    [id],
  );
  await expireAndRemindRequests(app.app).run({});
};

describe('a block', () => {
  it('ends the request that waits between the two, whoever blocks', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aConversation(asker, asked, 'May I?');
    await remindedOf(id);
    const { text } = await app.mailTo(asked.email);
    const token = decodeURIComponent(/chat-request\?token=(\S+)/.exec(text)?.[1] ?? '');
    expect(await waiting(asked)).toBe(1);
    await asker.ask(block, { id: asked.id });
    expect(await waiting(asked)).toBe(0);
    expect((await asked.ask(one, { id })).conversation).toMatchObject({
      status: 'expired',
      refusal: 'You cannot write in this conversation any more.',
    });
    expect(await app.visitor.refused(byLink, { token })).toMatchObject({ code: 'NOT_FOUND' });
    await asker.ask(unblock, { id: asked.id });
    expect((await asker.ask(one, { id })).conversation.status).toBe('expired');
  });

  it('and a request at the same moment leave none that waits', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    await Promise.allSettled([aConversation(asker, asked), asked.ask(block, { id: asker.id })]);
    expect(await waiting(asked)).toBe(0);
  });

  it('that stood before a request is asked by the mail too: nobody is reminded', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aConversation(asker, asked);
    await asker.ask(block, { id: asked.id });
    await app.app.db.sql("update conversations set status = 'pending' where id = $1", [id]);
    await remindedOf(id);
    const next = await anAlumnus(app);
    await remindedOf(await aConversation(await aMentee(app), next));
    await eventually(() => app.mails.some(({ to }) => to === next.email), 'the next reminder');
    expect(app.mails.filter(({ to }) => to === asked.email)).toEqual([]);
  });

  it('is not told to a third who makes a group of the two, nor do they learn it any other way', async () => {
    const [admin, a, b] = [await anAlumnus(app), await aMentee(app), await anAlumnus(app)];
    for (const person of [a, b]) await aConnection(admin, person);
    await a.ask(block, { id: b.id });
    const both = await admin.ask(create, { ids: [a.id, b.id], key: 'both' });
    const { createGroup } = await admin.ask(create, { ids: [a.id], key: 'one' });
    await admin.ask(add, { id: createGroup.id, ids: [b.id] });
    const people = 'query ($id: ID!) { conversation(id: $id) { participantsCount } }';
    for (const { id } of [both.createGroup, createGroup])
      for (const person of [admin, a, b])
        expect(await person.ask(people, { id })).toEqual({
          conversation: { participantsCount: 3 },
        });
    // Who adds is asked about themselves alone.
    await b.ask(block, { id: admin.id });
    expect(await admin.refused(create, { ids: [a.id, b.id], key: 'none' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
