import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../src/core/context.ts';
import { newId } from '../../src/core/ids.ts';
import { type AdminTaskType, publishAdminTask } from '../../src/features/identity/index.ts';
import {
  aMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { joinSocketRoom } from '../../src/testing/socket-room.ts';
import { closeSockets, graphqlSocket } from '../support/sockets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  closeSockets();
  await app.close();
});

const comes = (type: AdminTaskType): Promise<void> =>
  change(app.app, (work) => {
    publishAdminTask(work, { type, id: newId(), isNew: true });
    return Promise.resolve();
  });

/** Follows what comes; the types that were told, in their order. */
async function follow(person: Person, args = ''): Promise<() => string[]> {
  const socket = graphqlSocket(app.url, { token: person.token });
  await socket.message('connection_ack');
  socket.subscribe(`subscription { adminTaskAdded${args} { type } }`);
  await socket.roundTrip();
  return () =>
    socket.messages.flatMap(({ type, payload }) =>
      type === 'next' ? [payload.data?.adminTaskAdded.type ?? payload.errors[0].message] : [],
    );
}

describe('what comes and waits for an admin', () => {
  it('is counted by right: plain admins neither read how many cases wait nor hear of one', async () => {
    const admin = await aMentee(app, { isAdmin: true });
    const superAdmin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
    const counts = '{ adminTasks { verifications reports } }';
    expect((await admin.ask(counts)).adminTasks).toEqual({ verifications: 0, reports: null });
    expect((await superAdmin.ask(counts)).adminTasks).toEqual({ verifications: 0, reports: 0 });
    const countChanges = async (person: Person): Promise<() => unknown[]> => {
      const socket = graphqlSocket(app.url, { token: person.token });
      await socket.message('connection_ack');
      socket.subscribe('subscription { adminTasksChanged { reports } }');
      const heard = () =>
        socket.messages.flatMap(({ type, payload }) =>
          type === 'next' ? [payload.data.adminTasksChanged.reports] : [],
        );
      await eventually(() => heard().length > 0, 'the counts at first');
      return heard;
    };
    const [plain, all] = [await countChanges(admin), await countChanges(superAdmin)];
    const [plainAtFirst, allAtFirst] = [plain().length, all().length];
    await comes('report');
    await eventually(() => all().length > allAtFirst, 'the case');
    await comes('verification');
    await eventually(() => plain().length > plainAtFirst, 'the document');
    await eventually(() => all().length > allAtFirst + 1, 'both');
    expect(plain()).toEqual(Array.from({ length: plainAtFirst + 1 }, () => null));
    // Each counts other cases, those about themselves left out: what is told to many at once has no
    // number.
    expect(new Set(all())).toEqual(new Set([null]));
  });

  it('is told by right: reports to super admins alone, and not on the documented event', async () => {
    const admin = await aMentee(app, { isAdmin: true });
    const superAdmin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
    const [plain, all, refused] = [
      await follow(admin),
      await follow(superAdmin),
      await follow(admin, '(type: report)'),
    ];
    await eventually(() => refused().length > 0, 'the refusal');
    expect(refused()).toEqual(['Not a superAdmin']);
    const socket = await joinSocketRoom(app, superAdmin, 'join', superAdmin.id, 'newTask');
    await comes('report');
    await comes('verification');
    await eventually(() => all().length === 2, 'both');
    expect(all()).toEqual(['report', 'verification']);
    await eventually(() => plain().length > 0 && socket.received.length > 0, 'the document');
    expect(plain()).toEqual(['verification']);
    expect(socket.received).toMatchObject([{ type: 'verification' }]);
    socket.leave();
  });
});
