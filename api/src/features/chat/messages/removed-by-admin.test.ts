import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMessage } from '../../../testing/builders/chat.ts';
import { aConnection } from '../../../testing/builders/connections.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const group =
  'mutation ($key: ID!, $ids: [ID!]!) { createGroup(key: $key, name: "Offers", personIds: $ids) { id } }';
const remove =
  'mutation ($id: ID!) { deleteMessage(id: $id) { isDeleted isRemovedByAdmin removedByName } }';
const one =
  'query ($id: ID!) { message(id: $id) { content isDeleted isRemovedByAdmin removedByName } }';
const makeAdmin =
  'mutation ($id: ID!, $personId: ID!) { makeGroupAdmin(id: $id, personId: $personId) { id } }';

let app: TestApp;
let admin: Person;
let member: Person;
let other: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAlumnus(app, { fullName: 'Asha Admin' });
  [member, other] = [await aMentee(app), await aMentee(app)];
  for (const person of [member, other]) await aConnection(admin, person);
  const { createGroup } = await admin.ask(group, { key: 'g', ids: [member.id, other.id] });
  id = createGroup.id;
});
afterAll(() => app.close());

describe("a group's admin", () => {
  it('removes what others wrote, however old, and all read that', async () => {
    const message = await aMessage(member, id, 'Buy this');
    await app.app.db.sql(
      "update messages set created_at = now() - interval '2 days' where id = $1",
      [message.id],
    );
    expect(await other.refused(remove, { id: message.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await admin.ask(remove, { id: message.id })).toEqual({
      deleteMessage: { isDeleted: true, isRemovedByAdmin: true, removedByName: 'Asha Admin' },
    });
    for (const reader of [member, other])
      expect((await reader.ask(one, { id: message.id })).message).toEqual({
        content: '',
        isDeleted: true,
        isRemovedByAdmin: true,
        removedByName: 'Asha Admin',
      });
  });

  it('is no admin elsewhere, nor of lines of the group, and takes back their own as all do', async () => {
    const own = await aMessage(admin, id, 'Mine');
    expect((await admin.ask(remove, { id: own.id })).deleteMessage).toMatchObject({
      isRemovedByAdmin: false,
      removedByName: null,
    });
    const old = await aMessage(admin, id, 'Mine, long ago');
    await app.app.db.sql(
      "update messages set created_at = now() - interval '2 days' where id = $1",
      [old.id],
    );
    expect(await admin.refused(remove, { id: old.id })).toMatchObject({ code: 'CONFLICT' });
    await admin.ask(makeAdmin, { id, personId: member.id });
    expect((await member.ask(remove, { id: old.id })).deleteMessage).toMatchObject({
      isRemovedByAdmin: true,
    });
    const [line] = await app.app.db.sql<{ id: string }>(
      "select id from messages where conversation_id = $1 and kind = 'system' limit 1",
      [id],
    );
    expect(await member.refused(remove, { id: line?.id })).toMatchObject({ code: 'CONFLICT' });
  });
});
