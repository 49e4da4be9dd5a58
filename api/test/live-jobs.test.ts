import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  eventually,
  startTestApp,
  type Person,
  type TestApp,
} from '../src/testing/index.ts';
import { aJobOpening } from '../src/testing/jobs.ts';
import { closeSockets, graphqlSocket } from './support/sockets.ts';

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
    const told = () => socket.messages.filter(({ type }) => type === 'next').at(-1)?.payload.data;
    await eventually(() => told()?.jobChanged.isOpen === true, 'the greeting');
    await reader.ask(like, { id });
    await eventually(() => told()?.jobChanged.counters.likes === 1, 'the like');
    await poster.ask(close, { id });
    await eventually(() => told()?.jobChanged.isOpen === false, 'the end');
    expect(await poster.ask(remove, { id })).toEqual({ deleteJob: id });
    await eventually(
      () => JSON.stringify(socket.messages).includes('Job not found'),
      'the deletion',
    );
  });
});
