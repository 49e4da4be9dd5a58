import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import {
  notificationContents,
  notificationsOf,
  unreadNotifications,
} from '../../../testing/builders/notifications.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { connectionRequestClosedTopic } from '../../relationships/index.ts';
import { dispatchAll } from './dispatcher.ts';

let app: TestApp;
let kabir: Person;
const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);
const dispatched = () => dispatchAll(app.app);

beforeAll(async () => {
  app = await startTestApp();
  kabir = await aMentee(app, { fullName: 'Kabir Nair' });
});
afterAll(() => app.close());

describe('notifications', () => {
  it('come of thanks, endorsements and connections', async () => {
    const [mentee, alumnus] = [
      await aMentee(app, { fullName: 'Mina Rao' }),
      await anAlumnus(app, { fullName: 'Arun Das' }),
    ];
    const [gratitudeId, endorsementId, requestId] = [newId(), newId(), newId()];
    const [low, high] = [mentee.id, alumnus.id].sort();
    await sql(
      `insert into gratitudes (id, profile_id, user_id, text) values ($1, $2, $3, 'Thank you!')`,
      [gratitudeId, alumnus.id, mentee.id],
    );
    await sql('insert into gratitude_upvotes (gratitude_id, user_id) values ($1, $2)', [
      gratitudeId,
      kabir.id,
    ]);
    await sql(
      `insert into endorsements (id, mentee_id, alumni_id, message) values ($1, $2, $3, 'Learns fast.')`,
      [endorsementId, mentee.id, alumnus.id],
    );
    await sql(
      `insert into connections (id, low_id, high_id, status, asked_by_id, request_id) values ($1, $2, $3, 'pending', $4, $5)`,
      [newId(), low, high, mentee.id, requestId],
    );
    const happen = (kind: string, subject: string, actor: Person) =>
      sql('insert into domain_events (kind, subject_id, actor_id) values ($1, $2, $3)', [
        kind,
        subject,
        actor.id,
      ]);
    await happen('gratitudeSent', gratitudeId, mentee);
    await happen('gratitudeUpvoted', gratitudeId, kabir);
    await happen('endorsementSent', endorsementId, alumnus);
    await happen('connectionAsked', requestId, mentee);
    await dispatched();
    expect((await notificationContents(alumnus)).sort()).toEqual([
      'Mina Rao thanked you on your profile',
      'Mina Rao wants to connect with you',
    ]);
    expect((await notificationContents(mentee)).sort()).toEqual([
      'Arun Das endorsed you: accept it to show it on your wall',
      'Kabir Nair upvoted your thanks to Arun Das',
    ]);
    // Each leads to the very words it is about.
    expect((await notificationsOf(mentee)).map(({ link }) => link).sort()).toEqual(
      [
        `/profile/${alumnus.id}?tab=gratitudes#gratitude-${gratitudeId}`,
        `/profile/${mentee.id}?tab=endorsements#endorsement-${endorsementId}`,
      ].sort(),
    );
    const [asked] = await notificationsOf(alumnus, { tab: 'connection' });
    expect(asked).toMatchObject({
      status: 'pending',
      priority: 'high',
      requestId,
      link: '/connection-requests',
      sender: { id: mentee.id },
    });
    await sql('update endorsements set accepted_at = now() where id = $1', [endorsementId]);
    await sql(
      `update connections set status = 'connected', connected_at = now() where request_id = $1`,
      [requestId],
    );
    await happen('endorsementAccepted', endorsementId, mentee);
    await happen('connectionAccepted', requestId, alumnus);
    app.app.events.publish(connectionRequestClosedTopic, {
      requestId: newId(),
      status: 'rejected',
    });
    await eventually(
      async () => (await notificationsOf(alumnus, { tab: 'connection' }))[0]?.status === 'accepted',
      'the accepted request',
    );
    // The request says it by itself, before the dispatcher has come to either event.
    await dispatched();
    expect(await notificationContents(alumnus)).toContain('Mina Rao accepted your endorsement');
    expect(await notificationsOf(mentee, { tab: 'connection' })).toMatchObject([
      {
        content: 'Arun Das accepted your connection request',
        status: 'accepted',
        link: `/profile/${alumnus.id}`,
      },
    ]);
  });

  it('of a request go when it is withdrawn, and come again with the next one', async () => {
    const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const [low, high] = [mentee.id, alumnus.id].sort();
    const ask = async (requestId: string) => {
      await sql(
        `insert into connections (id, low_id, high_id, status, asked_by_id, request_id) values ($1, $2, $3, 'pending', $4, $5)`,
        [newId(), low, high, mentee.id, requestId],
      );
      await sql(
        `insert into domain_events (kind, subject_id, actor_id) values ('connectionAsked', $1, $2)`,
        [requestId, mentee.id],
      );
      await dispatched();
    };
    await ask(newId());
    expect(await unreadNotifications(alumnus)).toBe(1);
    await sql('delete from connections where low_id = $1 and high_id = $2', [low, high]);
    app.app.events.publish(connectionRequestClosedTopic, {
      requestId: newId(),
      status: 'rejected',
    });
    await eventually(async () => (await notificationsOf(alumnus)).length === 0, 'the withdrawal');
    expect(await unreadNotifications(alumnus)).toBe(0);
    const again = newId();
    await ask(again);
    expect(await notificationsOf(alumnus)).toMatchObject([
      { requestId: again, status: 'pending', read: false },
    ]);
  });
});
