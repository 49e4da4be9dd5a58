import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { aConnection } from '../../src/testing/builders/connections.ts';
import {
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, eventSocket } from '../support/sockets.ts';

const create =
  'mutation ($ids: [ID!]!) { createGroup(name: "Offers", personIds: $ids, key: "g") { id } }';
const show =
  'mutation ($on: Boolean!) { saveSettings(input: { privacy: { showOnline: $on } }) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

it('in a group that both are in, who is blocked does not hear that somebody hides', async () => {
  const [admin, hiding, blocked] = [
    await anAlumnus(app),
    await anAlumnus(app),
    await anAlumnus(app),
  ];
  for (const friend of [hiding, blocked]) await aConnection(admin, friend);
  const { createGroup } = await admin.ask(create, { ids: [hiding.id, blocked.id] });
  await hiding.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: blocked.id });
  const heardBy = async (who: Person): Promise<Json[]> => {
    const heard: Json[] = [];
    const events = eventSocket(app.url, { token: who.token });
    events.on('onlineStatus', (payload: Json) => {
      if (payload.userId === hiding.id) heard.push(payload);
    });
    await events.emitWithAck('joinConversation', createGroup.id);
    return heard;
  };
  const [toAdmin, toBlocked] = [await heardBy(admin), await heardBy(blocked)];
  eventSocket(app.url, { token: hiding.token });
  await eventually(() => toAdmin.at(-1)?.online === true, 'the admin sees who came');
  await hiding.ask(show, { on: false });
  await eventually(() => toAdmin.at(-1)?.online === false, 'gone for the admin');
  await hiding.ask(show, { on: true });
  await eventually(() => toAdmin.at(-1)?.online === true, 'shown to the admin again');
  expect(toBlocked).toEqual([]);
});
