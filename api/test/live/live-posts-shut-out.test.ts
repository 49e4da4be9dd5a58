import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { topicNamed } from '../../src/core/live/events.ts';
import { viewerChangedTopic } from '../../src/features/identity/index.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { aQuestion } from '../../src/testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, eventSocket, outcome } from '../support/sockets.ts';
import { changes, changesOf, counters, watchPost } from '../support/watched-post.ts';

let app: TestApp;
let alumnus: Person;
let asker: Person;
let reader: Person;
let postId: string;
let posts = 0;

beforeAll(async () => {
  app = await startTestApp();
  [alumnus, asker, reader] = [await anAlumnus(app), await aMentee(app), await aMentee(app)];
});
beforeEach(async () => {
  postId = await aPost(alumnus, { companyName: `Company ${(posts += 1)}` });
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

const sql = (text: string, parameters: unknown[]) => app.app.db.sql(text, parameters);
const watching = (who: Person, query?: string) => watchPost(app, who, postId, query);

describe('who may not read any more', () => {
  const leaving: [string, (author: Person) => Promise<unknown>][] = [
    [
      'a deleted post',
      (author) => author.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: postId }),
    ],
    [
      'a banned author',
      (author) => sql('update users set is_banned = true where id = $1', [author.id]),
    ],
  ];
  it.each(leaving)(
    '%s: subscriptions end and rooms are empty at once, or at the next event',
    async (_what, leave) => {
      for (const atOnce of [true, false]) {
        const author = await anAlumnus(app);
        postId = await aPost(author);
        const [watcher, count] = [await watching(reader), await watching(asker, counters)];
        const socket = eventSocket(app.url, { token: reader.token });
        const heard: [string, Json][] = [];
        socket.onAny((event: string, payload: Json) => {
          heard.push([event, payload]);
        });
        await outcome(socket);
        await socket.emitWithAck('joinPost', postId);
        await leave(author);
        const events = atOnce
          ? [`post:${postId}`]
          : [`post:${postId}:questions`, `post:${postId}:counters`];
        for (const event of events)
          app.app.events.publish(topicNamed(event), {
            postId,
            kind: 'questionAdded',
            questionId: postId,
            answerId: null,
          });
        for (const one of [watcher, count]) {
          await one.message('complete');
          expect(one.messages.filter(({ type }) => type === 'next').slice(1)).toMatchObject([
            {
              payload: {
                errors: [{ message: 'Post not found', extensions: { code: 'NOT_FOUND' } }],
              },
            },
          ]);
        }
        await eventually(() => heard.length > 0, 'a word in the room');
        expect(heard).toEqual([['failure', { event: 'joinPost', message: 'Post not found' }]]);
      }
    },
  );

  it('a reader whose verification is withdrawn is shut out at once; the others stay', async () => {
    const [former, other] = [await aMentee(app), await watching(asker)];
    const socket = await watching(former);
    const room = eventSocket(app.url, { token: former.token });
    const heard: string[] = [];
    // The rooms of one's own are shut as well.
    room.onAny((event: string, payload: Json) => {
      heard.push(event === 'failure' ? `no ${payload.event}` : event);
    });
    await outcome(room);
    await room.emitWithAck('joinPost', postId);
    await sql('update users set is_verified = false where id = $1', [former.id]);
    app.app.events.publish(viewerChangedTopic, { userId: former.id });
    await socket.message('complete');
    await eventually(() => heard.includes('no joinPost'), 'a word in the room');
    expect(socket.messages.filter(({ type }) => type === 'next').slice(1)).toMatchObject([
      { payload: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } },
    ]);
    const id = await aQuestion(alumnus, postId);
    await eventually(() => changesOf(other, 'questionAdded').length === 1, 'the others');
    expect(changesOf(other, 'questionAdded')).toMatchObject([{ id }]);
    expect(heard.filter((one) => one === 'no joinPost')).toHaveLength(1);
    expect(heard.filter((one) => !one.startsWith('no '))).toEqual([]);
    expect(changes(socket).flatMap((one) => Object.keys(one))).toEqual(['subscribed']);
  });
});
