import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPost } from '../../src/testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../src/testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, connectedGraphqlSocket, eventSocket, outcome } from '../support/sockets.ts';
import {
  changes,
  changesOf,
  counters,
  questionChanges,
  watchPost,
} from '../support/watched-post.ts';

const vote = (id: string) =>
  ['mutation ($id: ID!) { voteQuestion(id: $id, voteType: upvote) { id } }', { id }] as const;

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

const watching = (who: Person, query?: string) => watchPost(app, who, postId, query);

describe('the questions of a post', () => {
  it('are delivered after they changed, each change once, in order', async () => {
    const socket = await watching(reader);
    const id = await aQuestion(asker, postId, 'How mny?');
    const answerId = await anAnswer(alumnus, id, 'Three');
    await asker.ask('mutation ($id: ID!) { editQuestion(id: $id, content: "How many?") { id } }', {
      id,
    });
    await alumnus.ask('mutation ($id: ID!) { editAnswer(id: $id, content: "Three.") { id } }', {
      id: answerId,
    });
    await reader.ask(...vote(id));
    await reader.ask('mutation ($id: ID!) { voteAnswer(id: $id, voteType: downvote) { id } }', {
      id: answerId,
    });
    await alumnus.ask('mutation ($id: ID!) { deleteAnswer(id: $id) }', { id: answerId });
    await asker.ask('mutation ($id: ID!) { deleteQuestion(id: $id) }', { id });
    await eventually(() => changesOf(socket, 'questionDeleted').length > 0, 'the deletion');
    expect(changesOf(socket, 'questionAdded')).toMatchObject([{ id, viewerVote: null }]);
    expect(changesOf(socket, 'answerAdded')).toMatchObject([
      { id: answerId, questionId: id, answersCount: 1 },
    ]);
    expect(changesOf(socket, 'answerDeleted')).toEqual([
      { id: answerId, questionId: id, answersCount: 0 },
    ]);
    expect(changesOf(socket, 'questionDeleted')).toEqual([{ id, postId }]);
    expect(changesOf(socket, 'questionEdited')).toEqual([
      { id, content: 'How many?', editedAt: expect.any(String) as string },
    ]);
    expect(changesOf(socket, 'answerEdited')).toEqual([{ id: answerId, content: 'Three.' }]);
    expect(changes(socket).every((one) => Object.keys(one).length === 1)).toBe(true);
  });

  it('say which answer helped, and which one no longer is it', async () => {
    const id = await aQuestion(asker, postId);
    const [first, second] = [await anAnswer(alumnus, id), await anAnswer(reader, id)];
    const socket = await watching(reader);
    const accept = 'mutation ($id: ID!) { acceptAnswer(id: $id) { id } }';
    await asker.ask(accept, { id: first });
    await asker.ask(accept, { id: second });
    // Once more changes nothing, and nothing is said of it.
    await asker.ask(accept, { id: second });
    await aQuestion(asker, postId, 'The next one');
    await eventually(() => changesOf(socket, 'questionAdded').length > 0, 'the next question');
    expect(changesOf(socket, 'answerAccepted')).toEqual([
      { id: first, isAccepted: true },
      { id: second, isAccepted: true },
      { id: first, isAccepted: false },
    ]);
  });

  it('say nothing of a correction that changes no word', async () => {
    const id = await aQuestion(asker, postId, 'How many?');
    const answerId = await anAnswer(alumnus, id, 'Three');
    const socket = await watching(reader);
    await asker.ask(
      'mutation ($id: ID!) { editQuestion(id: $id, content: " How many? ") { id } }',
      {
        id,
      },
    );
    await alumnus.ask('mutation ($id: ID!) { editAnswer(id: $id, content: "Three") { id } }', {
      id: answerId,
    });
    await aQuestion(asker, postId, 'The next one');
    await eventually(() => changesOf(socket, 'questionAdded').length > 0, 'the next question');
    expect(changesOf(socket, 'questionEdited')).toEqual([]);
    expect(changesOf(socket, 'answerEdited')).toEqual([]);
  });

  it('comes at most four times a second for what is busy, and ends with the true value, of every question', async () => {
    const [first, second] = [await aQuestion(asker, postId), await aQuestion(asker, postId)];
    const voters = await Promise.all(Array.from({ length: 12 }, () => aMentee(app)));
    const socket = await watching(reader);
    const begun = performance.now();
    await Promise.all(
      voters.flatMap((voter) => [voter.ask(...vote(first)), voter.ask(...vote(second))]),
    );
    for (const id of [first, second]) {
      await eventually(
        () =>
          changesOf(socket, 'questionVoted').findLast((one: Json) => one.id === id)?.upvotes === 12,
        `the true value of ${id}`,
      );
      const windows = Math.ceil((performance.now() - begun) / 250) + 1;
      expect(
        changesOf(socket, 'questionVoted').filter((one: Json) => one.id === id).length,
      ).toBeLessThanOrEqual(windows);
    }
  });
});

describe('who begins to listen', () => {
  it('receives that it is subscribed, alone; what came between its first read and that moment is there to be read, what comes later is received', async () => {
    const first = await watching(reader);
    const read = async () =>
      (
        await asker.ask('query ($id: ID!) { post(id: $id) { questions { nodes { id } } } }', {
          id: postId,
        })
      ).post.questions.nodes.map((one: Json) => one.id);
    expect(await read()).toEqual([]);
    const missed = await aQuestion(alumnus, postId);
    const second = await watching(asker);
    expect(changes(second)).toEqual([{ subscribed: true }]);
    // No sooner, no later: whatever is asked from now on is read or received.
    const [seen, later] = await Promise.all([read(), aQuestion(alumnus, postId)]);
    expect(seen).toContain(missed);
    await eventually(() => changesOf(second, 'questionAdded').length > 0, 'the later one');
    expect(changesOf(second, 'questionAdded')).toMatchObject([{ id: later }]);
    expect(changesOf(first, 'subscribed')).toEqual([true]);
  });

  it('to the counters of a post gets them as they stand', async () => {
    await aQuestion(asker, postId);
    const socket = await watching(reader, counters);
    expect(socket.messages.find(({ type }) => type === 'next')).toMatchObject({
      payload: { data: { postCounters: { id: postId, useful: 0, commentsCount: 1 } } },
    });
  });

  it('hears that its author edited it, beside the counters', async () => {
    const socket = await watching(
      reader,
      'subscription ($postId: ID!) { postUpdated(postId: $postId) { id role oneLiner editedAt counters { id useful } } }',
    );
    const updates = () =>
      socket.messages
        .filter(({ type }) => type === 'next')
        .map(({ payload }) => payload.data?.postUpdated as Json);
    expect(updates()).toMatchObject([
      { id: postId, editedAt: null, counters: { id: postId, useful: 0 } },
    ]);
    await alumnus.ask(
      'mutation ($id: ID!) { updatePostHeadline(id: $id, role: "Edited Role") { id } }',
      { id: postId },
    );
    await eventually(() => updates().length > 1, 'the edit');
    expect(updates()[1]).toMatchObject({
      role: 'Edited Role',
      editedAt: expect.any(String) as string,
    });
  });

  it('gets every question that was asked while it subscribed: read when it begins, or received afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const socket = await connectedGraphqlSocket(app.url, { token: reader.token });
      socket.subscribe(questionChanges, { postId });
      const asked = await Promise.all(Array.from({ length: 4 }, () => aQuestion(asker, postId)));
      await eventually(() => changesOf(socket, 'subscribed').length > 0, 'the beginning');
      const { post } = await reader.ask(
        'query ($id: ID!) { post(id: $id) { questions(first: 100) { nodes { id } } } }',
        { id: postId },
      );
      const known = new Set(post.questions.nodes.map((one: Json) => one.id as string));
      const missed = () => {
        const received = new Set(changesOf(socket, 'questionAdded').map((one: Json) => one.id));
        return asked.filter((id) => !known.has(id) && !received.has(id));
      };
      await eventually(() => missed().length === 0, 'every one of them');
      expect(missed()).toEqual([]);
    }
  });
});

describe('in the room of a post', () => {
  it('votes come under their documented names', async () => {
    const id = await aQuestion(asker, postId);
    const answerId = await anAnswer(alumnus, id);
    const socket = eventSocket(app.url, { token: asker.token });
    const heard: Record<string, Json> = {};
    socket.onAny((event: string, payload: Json) => {
      heard[event] = payload;
    });
    await outcome(socket);
    expect(await socket.emitWithAck('joinPost', postId)).toEqual({ ok: true });
    await reader.ask(...vote(id));
    await reader.ask('mutation ($id: ID!) { voteAnswer(id: $id, voteType: downvote) { id } }', {
      id: answerId,
    });
    expect(await eventually(() => heard['questionVoteUpdate'], 'questionVoteUpdate')).toEqual({
      _id: id,
      upvotes: 1,
      downvotes: 0,
    });
    expect(await eventually(() => heard['answerVoteUpdate'], 'answerVoteUpdate')).toEqual({
      _id: answerId,
      questionId: id,
      upvotes: 0,
      downvotes: 1,
    });
  });
});
