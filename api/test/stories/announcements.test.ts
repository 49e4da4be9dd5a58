import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messagePieces } from '../../../schema/rules/announcements/announcements-texts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { joinSocketRoom } from '../../src/testing/socket-room.ts';
import { closeSockets, graphqlSocket } from '../support/sockets.ts';

let app: TestApp;
let admin: Person;
const create =
  'mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id message active role expiresAt admin { id } } }';
const announce = async (input: Record<string, unknown>): Promise<string> =>
  (await admin.ask(create, { input })).createAnnouncement.id;
const end = (id: string) =>
  admin.ask('mutation ($id: ID!) { deactivateAnnouncement(id: $id) { id active } }', { id });
const shownTo = async (person: Person): Promise<string[]> =>
  (await person.ask('{ announcements { message } }')).announcements.map(
    ({ message }: { message: string }) => message,
  );

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true });
});
afterEach(async () => {
  closeSockets();
  for (const { id } of await app.app.db.sql<{ id: string }>('select id from announcements'))
    await end(id);
});
afterAll(() => app.close());

describe('announcements', () => {
  it('are shown to everybody, or to a role, year and branch', async () => {
    const student = await aMentee(app, { stream: 'ECE VLSI', yearOfGraduation: 2027 });
    const alumnus = await anAlumnus(app, { stream: 'CIVIL' });
    const newcomer = await anUnverifiedMentee(app);
    for (const input of [
      { message: 'all' },
      { message: 'students', role: 'mentee' },
      { message: 'ece 2027', branch: 'ECE', yearOfGraduation: 2027 },
      { message: 'civil', branch: 'CIVIL' },
    ])
      await announce(input);
    expect(await shownTo(student)).toEqual(['ece 2027', 'students', 'all']);
    expect(await shownTo(alumnus)).toEqual(['civil', 'all']);
    expect(await shownTo(newcomer)).toEqual(['students', 'all']);
    expect(await shownTo(admin)).toHaveLength(4);
    const { allAnnouncements } = await admin.ask(
      '{ allAnnouncements(search: "ECE", active: true) { nodes { message } } }',
    );
    expect(allAnnouncements.nodes).toEqual([{ message: 'ece 2027' }]);
    const { announcementReach } = await admin.ask(
      '{ announcementReach(audience: { branch: "CIVIL" }) }',
    );
    expect(announcementReach).toBe(1);
  });

  it('need words, not too many, and an end to come; what is refused announces nothing', async () => {
    const refused = async (input: Record<string, unknown>) =>
      (await admin.refused(create, { input })).message;
    expect(await refused({ message: ' \n' })).toBe('Message is required');
    expect(await refused({ message: 'x'.repeat(501) })).toBe(
      'Message cannot exceed 500 characters',
    );
    expect(await refused({ message: 'x', expiresAt: '2020-01-01T00:00:00Z' })).toBe(
      'Expiry must be in the future',
    );
    expect(await refused({ message: 'x', branch: 'ARTS' })).toBe('Please choose a branch');
    const student = await aMentee(app);
    expect(await student.refused(create, { input: { message: 'x' } })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Not an admin',
    });
    expect(await shownTo(student)).toEqual([]);
  });

  it('are dismissed once per person, and stay for the others', async () => {
    const [one, other] = [await aMentee(app), await aMentee(app)];
    const id = await announce({ message: 'Placement talk at nine' });
    const dismiss = 'mutation ($id: ID!) { dismissAnnouncement(id: $id) }';
    const follow = async (person: Person) => {
      const socket = graphqlSocket(app.url, { token: person.token });
      await socket.message('connection_ack');
      socket.subscribe('subscription { announcementDismissed { announcementId } }');
      return () =>
        socket.messages.flatMap(({ type, payload }) =>
          type === 'next' ? [payload.data.announcementDismissed.announcementId] : [],
        );
    };
    const [ofOne, ofOther] = [await follow(one), await follow(other)];
    await Promise.all([one.ask(dismiss, { id }), one.ask(dismiss, { id })]);
    await eventually(() => ofOne().includes(id), 'the other device');
    expect(ofOther()).toEqual([]);
    expect(await shownTo(one)).toEqual([]);
    expect(await shownTo(other)).toEqual(['Placement talk at nine']);
    expect((await one.refused(dismiss, { id: 'x' })).code).toBe('NOT_FOUND');
    const forAlumni = await announce({ message: 'For alumni', role: 'alumni' });
    expect((await one.refused(dismiss, { id: forAlumni })).code).toBe('NOT_FOUND');
    expect((await (await anAlumnus(app)).ask(dismiss, { id: forAlumni })).dismissAnnouncement).toBe(
      forAlumni,
    );
  });

  it('reach only those they are for, live, and end there', async () => {
    const [civil, cse] = [await aMentee(app, { stream: 'CIVIL' }), await aMentee(app)];
    const watch = (person: Person) => {
      const socket = graphqlSocket(app.url, { token: person.token });
      return socket.message('connection_ack').then(async () => {
        socket.subscribe(
          'subscription { announcementsChanged { subscribed added { id message admin { id } } endedId } }',
        );
        await socket.message('next');
        return socket;
      });
    };
    const [forCivil, forCse, forAdmin] = await Promise.all([
      watch(civil),
      watch(cse),
      watch(admin),
    ]);
    const rooms = await Promise.all(
      [civil, cse, admin].map((person) =>
        joinSocketRoom(app, person, 'join', person.id, 'newAnnouncement'),
      ),
    );
    const id = await announce({ message: 'Site visit', branch: 'CIVIL' });
    const eventsOn = async (socket: typeof forCivil) =>
      (await socket.message('next', 1)).payload.data.announcementsChanged;
    expect(await eventsOn(forCivil)).toMatchObject({
      added: { id, message: 'Site visit', admin: null },
    });
    expect(await eventsOn(forAdmin)).toMatchObject({ added: { id, admin: { id: admin.id } } });
    await end(id);
    // The end is the first that those hear whom it was not for.
    expect(await eventsOn(forCse)).toMatchObject({ added: null, endedId: id });
    expect((await forCivil.message('next', 2)).payload.data.announcementsChanged.endedId).toBe(id);
    await eventually(() => rooms[0]?.received.length === 1 && rooms[2]?.received.length === 1);
    expect(rooms.map(({ received }) => received.length)).toEqual([1, 0, 1]);
    expect(rooms[0]?.received[0]).toMatchObject({ _id: id, message: 'Site visit', active: true });
    for (const room of rooms) room.leave();
  });

  it('expire by themselves, and open pages are told', async () => {
    const student = await aMentee(app);
    const socket = graphqlSocket(app.url, { token: student.token });
    await socket.message('connection_ack');
    socket.subscribe('subscription { announcementsChanged { endedId added { id } subscribed } }');
    await socket.message('next');
    const id = await announce({
      message: 'Portal closes',
      expiresAt: new Date(app.clock.now().getTime() + 1200).toISOString(),
    });
    expect(await shownTo(student)).toEqual(['Portal closes']);
    await eventually(async () => (await shownTo(student)).length === 0);
    await eventually(
      () =>
        socket.messages.some(({ payload }) => payload?.data?.announcementsChanged.endedId === id),
      'the end',
    );
  });

  it('are listed, made and ended over REST', async () => {
    const made = await admin.rest('POST', '/api/admin/announcements', {
      message: 'By the old transport',
      expiresAt: '',
      isSuperAdmin: true,
    });
    expect(made).toMatchObject({
      status: 200,
      body: { announcement: { message: 'By the old transport', expiresAt: null, active: true } },
    });
    const { _id } = made.body.announcement;
    const ended = await admin.rest('POST', `/api/admin/announcements/${_id}/deactivate`);
    expect(ended.body.announcement.active).toBe(false);
    const standing = await admin.rest('GET', '/api/admin/announcements');
    expect(standing.body.announcements.map((one: { _id: string }) => one._id)).not.toContain(_id);
    const { body } = await admin.rest('GET', '/api/admin/announcements?limit=1&state=all');
    expect(body.announcements).toMatchObject([{ _id, active: false, admin: { _id: admin.id } }]);
    for (const bad of [{}, { message: 'x', expiresAt: 'soon' }, { message: ['x'] }])
      expect((await admin.rest('POST', '/api/admin/announcements', bad)).status).toBe(400);
    for (const [field, values] of Object.entries({
      role: ['Student', ['mentee'], 3],
      yearOfGraduation: ['2026 batch', 2026.5, [2026]],
      branch: ['CSEE', ['CSE'], {}],
    }))
      for (const value of values) {
        const refused = await admin.rest('POST', '/api/admin/announcements', {
          message: 'For some of you',
          [field]: value,
        });
        expect([field, value, refused.status]).toEqual([field, value, 400]);
        expect(refused.body.message).toContain(field);
      }
    expect(await shownTo(admin)).not.toContain('For some of you');
    expect((await admin.rest('POST', '/api/admin/announcements/nothing/deactivate')).status).toBe(
      404,
    );
    const logged = await app.app.db.sql(
      'select action from audit_log where target_id = $1 order by number',
      [_id],
    );
    expect(logged).toEqual([
      { action: 'announcement.create' },
      { action: 'announcement.deactivate' },
    ]);
  });

  it('have links of addresses alone', () => {
    expect(messagePieces('See https://vie.example/a(1), or <b>javascript:alert(1)</b>')).toEqual([
      { text: 'See ', href: null },
      { text: 'https://vie.example/a(1', href: 'https://vie.example/a(1' },
      { text: '), or <b>javascript:alert(1)</b>', href: null },
    ]);
    expect(messagePieces('http://user:pw@x.example')).toEqual([
      { text: 'http://user:pw@x.example', href: null },
    ]);
  });
});
