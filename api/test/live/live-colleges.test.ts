import { afterAll, beforeAll, expect, it } from 'vitest';
import { change } from '../../src/core/context.ts';
import { newId } from '../../src/core/ids.ts';
import { publishAdminTask } from '../../src/features/identity/index.ts';
import { aMentee, eventually, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { closeSockets, connectedGraphqlSocket } from '../support/sockets.ts';

const redisUrl = process.env['TEST_REDIS_URL'];

/** A Redis of several colleges: each has a prefix for its keys, or a database of its own. */
const shared = (path: string): { env: Record<string, string> } => ({
  env: redisUrl ? { REDIS_URL: `${redisUrl}${path}` } : {},
});

let colleges: readonly TestApp[];
beforeAll(async () => {
  colleges = await Promise.all(
    [shared('?keyPrefix=vie:'), shared('?keyPrefix=nit:'), shared('/1?keyPrefix=vie:')].map(
      startTestApp,
    ),
  );
});
afterAll(async () => {
  closeSockets();
  await Promise.all(colleges.map((college) => college.close()));
});

const comes = (college: TestApp, id: string): Promise<void> =>
  change(college.app, (work) => {
    publishAdminTask(work, { type: 'verification', id, isNew: true });
    return Promise.resolve();
  });

/** The ids of what is told to an admin of a college. */
async function follow(college: TestApp): Promise<() => string[]> {
  const admin = await aMentee(college, { isAdmin: true });
  const socket = await connectedGraphqlSocket(college.url, { token: admin.token });
  socket.subscribe('subscription { adminTaskAdded { id } }');
  const heard = () =>
    socket.messages.flatMap(({ type, payload }) =>
      type === 'next' ? [payload.data.adminTaskAdded.id] : [],
    );
  // Subscribing takes a moment: the first that is heard says that it stands.
  await eventually(async () => {
    await comes(college, newId());
    return heard().length > 0;
  }, 'the subscription');
  return heard;
}

it('colleges that share a Redis hear nothing of each other', async () => {
  const followed = await Promise.all(colleges.map(follow));
  const told = colleges.map(() => newId());
  const tellAll = async (ids: readonly string[]): Promise<void> => {
    for (const [index, college] of colleges.entries()) await comes(college, ids[index] ?? '');
    for (const [index, heard] of followed.entries())
      await eventually(() => heard().includes(ids[index] ?? ''), 'its own document');
  };
  await tellAll(told);
  // Redis hands on in order: who has heard what is told now has heard all that was told before.
  await tellAll(colleges.map(() => newId()));
  for (const [index, heard] of followed.entries())
    expect(heard().filter((id) => told.includes(id))).toEqual([told[index]]);
});
