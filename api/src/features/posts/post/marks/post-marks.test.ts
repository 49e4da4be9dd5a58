import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';

const view = 'mutation ($id: ID!) { viewPost(id: $id) { id views } }';
const share = 'mutation ($id: ID!) { sharePost(id: $id) { id shares } }';
const counters = 'query ($id: ID!) { post(id: $id) { counters { views shares } } }';

let app: TestApp;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('views', () => {
  it('are not counted of the author, by whichever transport the page is opened', async () => {
    const id = await aPost(author, { companyName: 'Seen' });
    expect((await author.ask(view, { id })).viewPost).toEqual({ id, views: 0 });
    await author.rest('GET', `/api/auth/post/${id}`);
    expect((await reader.ask(view, { id })).viewPost).toEqual({ id, views: 1 });
    expect((await author.ask(view, { id })).viewPost).toEqual({ id, views: 1 });
  });
});

describe('shares', () => {
  it('count once per person and day, however often and however many at once', async () => {
    const id = await aPost(author, { companyName: 'Shared' });
    await Promise.all(Array.from({ length: 50 }, () => reader.ask(share, { id })));
    expect((await author.ask(share, { id })).sharePost).toEqual({ id, shares: 2 });
    app.clock.advance(86_400);
    expect((await reader.ask(share, { id })).sharePost).toEqual({ id, shares: 3 });
    expect((await reader.ask(counters, { id })).post.counters).toEqual({ views: 0, shares: 3 });
  });

  it('are counted through the documented call, and only where the post may be read', async () => {
    const id = await aPost(author, { companyName: 'Called' });
    expect(await reader.rest('POST', `/api/auth/post/${id}/share`)).toMatchObject({
      status: 200,
      body: { shares: 1 },
    });
    expect(await reader.rest('POST', '/api/auth/post/none%00/share')).toMatchObject({
      status: 404,
      body: { message: 'Post not found' },
    });
    expect(
      await reader.refused(share, { id: '0190a000-0000-7000-8000-000000000000' }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(await (await anUnverifiedMentee(app)).refused(share, { id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await app.visitor.rest('POST', `/api/auth/post/${id}/share`)).status).toBe(401);
  });
});

describe('the room of a post', () => {
  it('is told each new view and share by a name of its own, and nothing when none is new', async () => {
    const { io } = await import('socket.io-client');
    const id = await aPost(author, { companyName: 'Watched' });
    const socket = io(app.url, { auth: { token: author.token }, transports: ['websocket'] });
    const heard: [string, Json][] = [];
    socket.onAny((event: string, payload: Json) => {
      heard.push([event, payload]);
    });
    try {
      expect(await socket.emitWithAck('joinPost', id)).toEqual({ ok: true });
      await author.ask(view, { id });
      await reader.ask(view, { id });
      expect(
        await eventually(() => heard.find(([event]) => event === 'viewsUpdate'), 'viewsUpdate'),
      ).toEqual(['viewsUpdate', { _id: id, views: 1 }]);
      await reader.ask(share, { id });
      await reader.ask(share, { id });
      expect(
        await eventually(() => heard.find(([event]) => event === 'sharesUpdate'), 'sharesUpdate'),
      ).toEqual(['sharesUpdate', { _id: id, shares: 1 }]);
      await eventually(
        () =>
          heard.some(
            ([event, payload]) =>
              event === 'postUpdate' &&
              JSON.stringify(payload.views) === '[1]' &&
              payload.shares === 1,
          ),
        'postUpdate',
      );
      expect(heard.filter(([event]) => event !== 'postUpdate')).toHaveLength(2);
    } finally {
      socket.disconnect();
    }
  });
});
