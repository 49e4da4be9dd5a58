import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const ask =
  'mutation ($postId: ID!, $content: String!, $key: ID) { askQuestion(postId: $postId, content: $content, key: $key) { id postId content upvotes answersCount user { id } answers { nodes { id } } } }';
const answer =
  'mutation ($questionId: ID!, $content: String!, $key: ID) { answerQuestion(questionId: $questionId, content: $content, key: $key) { id questionId content user { id } } }';
const page = `query ($id: ID!, $sort: QuestionSort, $first: Int, $after: String) { post(id: $id) { counters { commentsCount } similarPosts { id }
  questions(sort: $sort, first: $first, after: $after) { nodes { id content answersCount answers { nodes { content user { fullName } } } } pageInfo { endCursor hasNextPage } } } }`;

let app: TestApp;
let alumnus: Person;
let reader: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp();
  alumnus = await anAlumnus(app, { fullName: 'Ravi Kumar' });
  reader = await aMentee(app);
  postId = await aPost(alumnus);
});
afterAll(() => app.close());

describe('questions', () => {
  it('are asked, answered and read on the page', async () => {
    const { askQuestion } = await reader.ask(ask, { postId, content: '  How many rounds?  ' });
    expect(askQuestion).toMatchObject({
      postId,
      content: 'How many rounds?',
      upvotes: 0,
      answersCount: 0,
      user: { id: reader.id },
      answers: { nodes: [] },
    });
    const { answerQuestion } = await alumnus.ask(answer, {
      questionId: askQuestion.id,
      content: 'Three.',
    });
    expect(answerQuestion).toMatchObject({ questionId: askQuestion.id, user: { id: alumnus.id } });
    const { post } = await reader.ask(page, { id: postId });
    expect(post.questions.nodes).toEqual([
      {
        id: askQuestion.id,
        content: 'How many rounds?',
        answersCount: 1,
        answers: { nodes: [{ content: 'Three.', user: { fullName: 'Ravi Kumar' } }] },
      },
    ]);
    expect(post.counters.commentsCount).toBe(1);
  });

  it('are asked once, however often a key is sent', async () => {
    const other = await aPost(alumnus, { companyName: 'Oracle' });
    const sent = await Promise.all(
      Array.from({ length: 10 }, () =>
        reader.ask(ask, { postId: other, content: 'Was it hard?', key: 'k-1' }),
      ),
    );
    expect(new Set(sent.map(({ askQuestion }) => askQuestion.id)).size).toBe(1);
    const id = String(sent[0]?.askQuestion.id);
    // Clients write ids in capitals, too.
    expect(
      (await reader.ask(ask, { postId: other.toUpperCase(), content: 'Was it hard?', key: 'k-1' }))
        .askQuestion.id,
    ).toBe(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        alumnus.ask(answer, { questionId: id, content: 'Not very.', key: 'k-1' }),
      ),
    );
    expect(new Set(answers.map(({ answerQuestion }) => answerQuestion.id)).size).toBe(1);
    const { post } = await reader.ask(page, { id: other });
    expect(post).toMatchObject({
      counters: { commentsCount: 1 },
      questions: { nodes: [{ answersCount: 1, answers: { nodes: [{}] } }] },
    });
    expect(
      await reader.refused(ask, { postId, content: 'Was it hard?', key: 'k-1' }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
    // The same key of another person is another key.
    await alumnus.ask(ask, { postId: other, content: 'Mine', key: 'k-1' });
    expect((await reader.ask(page, { id: other })).post.counters.commentsCount).toBe(2);
  });

  it('count exactly when many ask at once', async () => {
    const busy = await aPost(alumnus, { companyName: 'SAP' });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? reader : alumnus).ask(ask, { postId: busy, content: `Question ${n}` }),
      ),
    );
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { post } = await reader.ask(page, { id: busy, first: 7, after, sort: 'mostRelevant' });
      seen.push(...post.questions.nodes.map(({ id }: { id: string }) => id));
      expect(post.counters.commentsCount).toBe(20);
      if (!post.questions.pageInfo.hasNextPage) break;
      after = post.questions.pageInfo.endCursor as string;
    }
    expect(new Set(seen).size).toBe(20);
  });

  it('are narrowed to those that nobody has answered, page by page', async () => {
    const busy = await aPost(alumnus, { companyName: 'Siemens' });
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4]) {
      const { askQuestion } = await reader.ask(ask, { postId: busy, content: `Question ${n}` });
      ids.unshift(askQuestion.id as string);
    }
    const [newest, answered, ...older] = ids;
    await alumnus.ask(answer, { questionId: answered, content: 'Not very.' });
    const narrowed = `query ($id: ID!, $after: String) {
      post(id: $id) {
        questions(isUnanswered: true, first: 2, after: $after) {
          nodes { id } pageInfo { endCursor hasNextPage }
        }
      }
    }`;
    const first = (await reader.ask(narrowed, { id: busy })).post.questions;
    expect(first.nodes).toEqual([newest, older[0]].map((id) => ({ id })));
    const { endCursor: after } = first.pageInfo;
    const next = (await reader.ask(narrowed, { id: busy, after })).post.questions;
    expect(next).toMatchObject({ nodes: [{ id: older[1] }], pageInfo: { hasNextPage: false } });
  });

  it('are answered by forty at once: every answer is there once, in one order, and counted', async () => {
    const busy = await aPost(alumnus, { companyName: 'Forty' });
    const { askQuestion } = await reader.ask(ask, {
      postId: busy,
      content: 'What would you do differently?',
    });
    const { id } = askQuestion as { id: string };
    const people = await Promise.all(
      Array.from({ length: 40 }, (_, n) => aMentee(app, { fullName: `Person ${n}` })),
    );
    // Every other one is impatient, and sends the same twice.
    const sent = await Promise.all(
      people.flatMap((person, n) =>
        Array.from({ length: n % 2 ? 2 : 1 }, () =>
          person.ask(answer, { questionId: id, content: `Answer of ${n}`, key: `k-${n}` }),
        ),
      ),
    );
    expect(new Set(sent.map(({ answerQuestion }) => answerQuestion.id)).size).toBe(40);
    const all =
      'query ($id: ID!, $after: String) { question(id: $id) { answersCount answers(first: 7, after: $after) { nodes { id content user { id } } pageInfo { endCursor hasNextPage } } } }';
    const seen: Json[] = [];
    for (let after: string | null = null; ; ) {
      const { question } = await reader.ask(all, { id, after });
      expect(question.answersCount).toBe(40);
      seen.push(...question.answers.nodes);
      if (!question.answers.pageInfo.hasNextPage) break;
      after = question.answers.pageInfo.endCursor as string;
    }
    expect(seen.map((one) => one.id)).toEqual(
      [...new Set(sent.map(({ answerQuestion }) => answerQuestion.id as string))].sort(),
    );
    expect(new Map(seen.map((one) => [one.user.id, one.content]))).toEqual(
      new Map(people.map((person, n) => [person.id, `Answer of ${n}`])),
    );
    expect((await reader.ask(page, { id: busy })).post.counters.commentsCount).toBe(1);
  });

  it('bring their post to the head of the feed', async () => {
    app.clock.advance(60);
    await reader.ask(ask, { postId, content: 'And the salary?' });
    const { feedPosts } = await reader.ask('{ feedPosts(first: 1) { nodes { id } } }');
    expect(feedPosts.nodes).toEqual([{ id: postId }]);
  });

  it('are never blank, on unknown posts, or of the unverified', async () => {
    const unverified = await anUnverifiedMentee(app);
    expect(await reader.refused(ask, { postId, content: '  ' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Write your question first',
    });
    expect(await reader.refused(ask, { postId, content: '\u200b\u2800\ud800' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Write your question first',
    });
    expect(await reader.refused(ask, { postId, content: 'x'.repeat(5001) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(
      (await reader.ask(ask, { postId, content: 'Nul\u0000?', key: 'nul\u0000' })).askQuestion
        .content,
    ).toBe('Nul?');
    expect(await reader.refused(ask, { postId: 'x', content: 'Hm?' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await reader.refused(answer, { questionId: postId, content: 'Hm' })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Question not found',
    });
    expect(await unverified.refused(ask, { postId, content: 'Hm?' })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await app.visitor.refused(ask, { postId, content: 'Hm?' })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('the event channel', () => {
  it('sends members in the room of a post what changed', async () => {
    const { io } = await import('socket.io-client');
    const socket = io(app.url, { auth: { token: reader.token }, transports: ['websocket'] });
    const heard: [string, Json][] = [];
    for (const event of ['postUpdate', 'newQuestion', 'newAnswer'])
      socket.on(event, (payload: Json) => {
        heard.push([event, payload]);
      });
    try {
      expect(await socket.emitWithAck('joinPost', postId)).toEqual({ ok: true });
      const { askQuestion } = await alumnus.ask(ask, { postId, content: 'Anything else?' });
      await alumnus.ask(answer, { questionId: askQuestion.id, content: 'No.' });
      const received = (event: string) =>
        eventually(() => heard.find(([name]) => name === event)?.[1], event);
      expect(await received('newQuestion')).toMatchObject({
        _id: askQuestion.id,
        post: postId,
        content: 'Anything else?',
        user: { _id: alumnus.id },
      });
      expect(await received('newAnswer')).toMatchObject({
        questionId: askQuestion.id,
        answersCount: 1,
        answer: { content: 'No.' },
      });
      expect(await received('postUpdate')).toMatchObject({ _id: postId, commentsCount: 4 });
      socket.emit('newQuestion', { _id: 'forged' });
      expect(
        await socket.emitWithAck('joinPost', '0190a000-0000-7000-8000-000000000000'),
      ).toMatchObject({ message: 'Post not found' });
    } finally {
      socket.disconnect();
    }
  });

  it('lets nobody in who may not read', async () => {
    const { io } = await import('socket.io-client');
    const socket = io(app.url, {
      auth: { token: (await anUnverifiedMentee(app)).token },
      transports: ['websocket'],
    });
    try {
      expect(await socket.emitWithAck('joinPost', postId)).toMatchObject({
        message: 'Please verify your college to continue interactions.',
      });
    } finally {
      socket.disconnect();
    }
  });
});
