import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobOpening } from '../../src/testing/builders/jobs.ts';
import { restore, remove as takeAway } from '../../src/testing/builders/moderation.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, graphqlSocket } from '../support/sockets.ts';

const like = 'mutation ($id: ID!) { likeJob(id: $id) { id } }';
const close = 'mutation ($id: ID!) { closeJob(id: $id) { id } }';
const remove = 'mutation ($id: ID!) { deleteJob(id: $id) }';

let app: TestApp;
let poster: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  poster = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(async () => {
  closeSockets();
  await app.close();
});

describe('the end of an opening', () => {
  it('is told to who reads it, by what it becomes and by its deletion', async () => {
    const id = await aJobOpening(poster);
    const socket = graphqlSocket(app.url, { token: reader.token });
    await socket.message('connection_ack');
    socket.subscribe(`subscription { jobChanged(id: "${id}") { isOpen counters { likes } } }`);
    const lastEvent = () =>
      socket.messages.filter(({ type }) => type === 'next').at(-1)?.payload.data;
    await eventually(() => lastEvent()?.jobChanged.isOpen === true, 'the greeting');
    await reader.ask(like, { id });
    await eventually(() => lastEvent()?.jobChanged.counters.likes === 1, 'the like');
    await poster.ask(close, { id });
    await eventually(() => lastEvent()?.jobChanged.isOpen === false, 'the end');
    expect(await poster.ask(remove, { id })).toEqual({ deleteJob: id });
    await eventually(
      () => JSON.stringify(socket.messages).includes('Job not found'),
      'the deletion',
    );
  });
});

describe('an opening that admins show again', () => {
  it('is no new one to the college: who reads it is told', async () => {
    const admin = await aMentee(app, { isAdmin: true });
    const id = await aJobOpening(poster);
    const board = graphqlSocket(app.url, { token: reader.token });
    await board.message('connection_ack');
    const { me } = await reader.ask('{ me { user { college } } }');
    board.subscribe(
      `subscription { jobAdded(college: ${JSON.stringify(me.user.college)}) { id } }`,
    );
    await board.roundTrip();
    await admin.ask(takeAway, { type: 'job', id });
    await admin.ask(restore, { type: 'job', id });
    const next = await aJobOpening(poster);
    await eventually(() => JSON.stringify(board.messages).includes(next), 'the next one');
    expect(JSON.stringify(board.messages)).not.toContain(id);
  });
});
