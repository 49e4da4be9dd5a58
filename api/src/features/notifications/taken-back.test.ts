import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, anAlumnus, eventually, startTestApp, type Json, type Person, type TestApp } from '../../testing/index.ts';
import { noticesTopic } from './notifications.topics.ts';
import { fadeNotices } from './requests.ts';

let app: TestApp;
const sql = <Row = Json>(text: string, parameters: unknown[] = []) => app.app.db.rows<Row>({ name: '', text }, parameters);
const notices = async (who: Person): Promise<Json[]> => (await who.ask('{ notifications { nodes { requestId } } }')).notifications.nodes;
const unread = async (who: Person): Promise<number> => (await who.ask('{ unreadNotificationsCount }')).unreadNotificationsCount;

beforeAll(async () => { app = await startTestApp(); });
afterAll(() => app.close());

describe('being told of what was taken back', () => {
  it('of one who asks, withdraws and asks again: a ring and a mail a day', async () => {
    const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const connect = 'mutation ($userId: ID!) { connect(userId: $userId) { requestId } }';
    const rings: boolean[] = [];
    const hush = app.app.events.listen(noticesTopic(alumnus.id), ({ what }) => { rings.push(what === 'received'); });
    const ask = async (): Promise<string> => {
      const { requestId } = (await mentee.ask(connect, { userId: alumnus.id })).connect as { requestId: string };
      await eventually(async () => (await notices(alumnus))[0]?.requestId === requestId, 'the request');
      return requestId;
    };
    for (let times = 0; times < 3; times += 1) {
      const requestId = await ask();
      await sql('update notifications set mailed_at = coalesce(mailed_at, now()) where user_id = $1', [alumnus.id]);
      await mentee.ask('mutation ($requestId: ID!) { cancelConnectionRequest(requestId: $requestId) { status } }', { requestId });
      await eventually(async () => (await notices(alumnus)).length === 0, 'the withdrawal');
    }
    expect(rings.filter(Boolean)).toHaveLength(1);
    await ask();
    expect(await sql('select mailed_at is null as waits from notifications where user_id = $1', [alumnus.id])).toEqual([{ waits: false }]);
    hush();
  });

  it('of an endorsement or thanks no more once they were taken back', async () => {
    const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const { submitEndorsement } = await alumnus.ask('mutation ($id: ID!) { submitEndorsement(menteeId: $id, message: "Solid.") { id } }', { id: mentee.id });
    const { sendGratitude } = await mentee.ask('mutation ($id: ID!) { sendGratitude(profileId: $id, text: "Thank you!") { id } }', { id: alumnus.id });
    await eventually(async () => (await unread(mentee)) + (await unread(alumnus)) === 2, 'both');
    await fadeNotices(app.app);
    expect([await unread(mentee), await unread(alumnus)]).toEqual([1, 1]);
    await alumnus.ask('mutation ($id: ID!) { removeEndorsement(id: $id) }', { id: submitEndorsement.id });
    await mentee.ask('mutation ($id: ID!) { deleteGratitude(id: $id) }', { id: sendGratitude.id });
    await fadeNotices(app.app);
    expect([await unread(mentee), await unread(alumnus)]).toEqual([0, 0]);
  });

  it('of an endorsement no more, though others that were seen before still wait', async () => {
    const [mentee, before, lately] = [await aMentee(app), await anAlumnus(app), await anAlumnus(app)];
    const endorse = (who: Person) => who.ask('mutation ($id: ID!) { submitEndorsement(menteeId: $id, message: "Solid.") { id } }', { id: mentee.id });
    await endorse(before);
    await eventually(async () => (await unread(mentee)) === 1, 'the first');
    await mentee.ask('mutation { markNotificationsRead(ids: [], tab: all) { unreadCount } }');
    const { submitEndorsement } = await endorse(lately);
    await eventually(async () => (await unread(mentee)) === 1, 'the second');
    await fadeNotices(app.app);
    expect(await unread(mentee)).toBe(1);
    await lately.ask('mutation ($id: ID!) { removeEndorsement(id: $id) }', { id: submitEndorsement.id });
    await fadeNotices(app.app);
    expect(await unread(mentee)).toBe(0);
  });
});
