import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aMessage } from '../../src/testing/builders/chat.ts';
import {
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, connectedGraphqlSocket, eventSocket } from '../support/sockets.ts';

const watch =
  'subscription ($ids: [ID!]!) { presenceChanged(userIds: $ids) { id isOnline lastSeenAt } }';
const show =
  'mutation ($on: Boolean!) { saveSettings(input: { privacy: { showOnline: $on } }) { id } }';
const seen =
  'query ($id: ID!) { profile(userId: $id) { user { presence { isOnline lastSeenAt } } } }';

let app: TestApp;
let asha: Person;
let kabir: Person;

beforeAll(async () => {
  app = await startTestApp();
  [asha, kabir] = [await anAlumnus(app), await anAlumnus(app)];
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

const presenceOf = async (whom: Person, asSeenBy: Person): Promise<Json> =>
  (await asSeenBy.ask(seen, { id: whom.id })).profile.user.presence;

describe('presence', () => {
  it('is told to those who may see it, on both channels, with the time when somebody went', async () => {
    const id = await aConversation(asha, kabir);
    await aMessage(asha, id);
    const socket = await connectedGraphqlSocket(app.url, { token: asha.token });
    socket.subscribe(watch, { ids: [kabir.id] });
    const events = eventSocket(app.url, { token: asha.token });
    const heard: Json[] = [];
    events.on('onlineStatus', (payload: Json) => heard.push(payload));
    await events.emitWithAck('joinConversation', id);
    expect(await presenceOf(kabir, asha)).toEqual({ isOnline: false, lastSeenAt: null });
    const there = eventSocket(app.url, { token: kabir.token });
    const nthEvent = (n: number): Promise<Json> =>
      eventually(
        () => socket.messages.filter(({ type }) => type === 'next')[n] as Json,
        'a presence',
      );
    expect((await nthEvent(0)).payload.data.presenceChanged).toMatchObject([
      { id: kabir.id, isOnline: true },
    ]);
    expect(await presenceOf(kabir, asha)).toMatchObject({ isOnline: true });
    there.disconnect();
    const [gone] = (await nthEvent(1)).payload.data.presenceChanged;
    expect(gone).toMatchObject({ id: kabir.id, isOnline: false, lastSeenAt: expect.any(String) });
    await eventually(
      () => heard.some(({ userId, online }) => userId === kabir.id && !online),
      'onlineStatus',
    );
  });

  it('is shown by both or to neither, and not between those who block each other', async () => {
    eventSocket(app.url, { token: kabir.token });
    await eventually(async () => (await presenceOf(kabir, asha)).isOnline as boolean, 'Kabir');
    const hidden = { isOnline: false, lastSeenAt: null };
    for (const who of [asha, kabir]) {
      await app.app.db.sql(
        'insert into settings (user_id, show_online) values ($1, false) on conflict (user_id) do update set show_online = false',
        [who.id],
      );
      expect(await presenceOf(kabir, asha)).toEqual(hidden);
      await app.app.db.sql('update settings set show_online = true where user_id = $1', [who.id]);
    }
    expect(await presenceOf(kabir, asha)).toMatchObject({ isOnline: true });
    const admin = await anAlumnus(app, { isAdmin: true });
    await admin.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: kabir.id });
    expect(await presenceOf(kabir, admin)).toEqual(hidden);
  });

  it('is told once as gone to who does not see it any more, and then not at all', async () => {
    const [hiding, other, blocker] = [
      await anAlumnus(app),
      await anAlumnus(app),
      await anAlumnus(app),
    ];
    const heardBy = async (who: Person, id: string): Promise<Json[]> => {
      const heard: Json[] = [];
      const events = eventSocket(app.url, { token: who.token });
      events.on('onlineStatus', (payload: Json) => {
        if (payload.userId === hiding.id) heard.push(payload);
      });
      await events.emitWithAck('joinConversation', id);
      return heard;
    };
    const withOther = await aConversation(hiding, other);
    const withBlocker = await aConversation(hiding, blocker);
    const [toOther, toBlocker] = [
      await heardBy(other, withOther),
      await heardBy(blocker, withBlocker),
    ];
    const socket = await connectedGraphqlSocket(app.url, { token: other.token });
    socket.subscribe(watch, { ids: [hiding.id] });
    const ofBlocker = await connectedGraphqlSocket(app.url, { token: blocker.token });
    ofBlocker.subscribe(watch, { ids: [hiding.id] });
    const there = eventSocket(app.url, { token: hiding.token });
    await eventually(() => toOther.length === 1 && toBlocker.length === 1, 'both see who came');
    const gone = { userId: hiding.id, online: false, lastSeen: null };
    await blocker.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: hiding.id });
    await eventually(() => toBlocker.length === 2, 'gone for the blocker');
    expect(toBlocker[1]).toEqual(gone);
    const toldBlocker = () => ofBlocker.messages.filter(({ type }) => type === 'next');
    await eventually(() => toldBlocker().length === 2, 'gone for the blocker who watches');
    await hiding.ask(show, { on: false });
    await eventually(() => toOther.at(-1)?.online === false, 'gone for the other');
    expect(toOther.at(-1)).toEqual(gone);
    const toldBefore = toOther.length;
    there.disconnect();
    const again = eventSocket(app.url, { token: hiding.token });
    await eventually(() => again.connected, 'the second socket');
    await hiding.ask(show, { on: true });
    await eventually(() => toOther.length > toldBefore, 'shown again');
    expect(toOther.slice(toldBefore)).toMatchObject([{ online: true }]);
    expect(toBlocker).toHaveLength(2);
    // Came, and gone with the block: of what the setting changed, nothing.
    expect(toldBlocker()).toHaveLength(2);
    const lastTold = () =>
      socket.messages.filter(({ type }) => type === 'next').at(-1)?.payload.data.presenceChanged;
    // The two ways are told one after the other: this one may come a moment later.
    await eventually(() => lastTold()?.[0].isOnline === true, 'shown again to who watches');
    expect(lastTold()).toMatchObject([{ isOnline: true }]);
  });

  it('of others is taken from the open pages of who hides their own, and comes back with it', async () => {
    const [viewer, other] = [await anAlumnus(app), await anAlumnus(app)];
    const there = eventSocket(app.url, { token: other.token });
    await eventually(() => there.connected, 'the other one');
    const socket = await connectedGraphqlSocket(app.url, { token: viewer.token });
    socket.subscribe(watch, { ids: [other.id.toUpperCase(), 'nobody'] });
    const told = () => socket.messages.filter(({ type }) => type === 'next') as Json[];
    // A subscription says nothing of its own begin: one is told what comes after it.
    await eventually(async () => {
      await viewer.ask(show, { on: true });
      await viewer.ask(show, { on: false });
      return told().length > 0;
    }, 'the first answer');
    const last = () => told().at(-1)?.payload.data.presenceChanged;
    await eventually(() => last()[0].isOnline === false, 'hidden');
    expect(last()).toEqual([{ id: other.id, isOnline: false, lastSeenAt: null }]);
    await viewer.ask(show, { on: true });
    await eventually(() => last()[0].isOnline === true, 'shown again');
    expect(last()).toMatchObject([{ id: other.id }]);
  });

  it('is watched of a hundred people at most', async () => {
    const socket = await connectedGraphqlSocket(app.url, { token: asha.token });
    socket.subscribe(watch, { ids: Array.from({ length: 101 }, () => kabir.id) });
    expect((await socket.message('next')).payload.errors[0].message).toBe(
      'Name at most 100 people',
    );
  });
});
