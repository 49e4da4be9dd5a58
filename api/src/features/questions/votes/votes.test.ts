import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';
import { notifications } from '../../notifications/index.ts';

const voteOnQuestion =
  'mutation ($id: ID!, $voteType: VoteType!) { voteQuestion(id: $id, voteType: $voteType) { id upvotes downvotes viewerVote } }';
const voteOnAnswer =
  'mutation ($id: ID!, $voteType: VoteType!) { voteAnswer(id: $id, voteType: $voteType) { id questionId upvotes downvotes viewerVote } }';
const page =
  'query ($id: ID!, $sort: QuestionSort) { post(id: $id) { questions(sort: $sort) { nodes { id upvotes downvotes viewerVote answers { nodes { id upvotes downvotes viewerVote } } } } } }';

let app: TestApp;
let alumnus: Person;
let asker: Person;
let reader: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp();
  [alumnus, asker, reader] = [await anAlumnus(app), await aMentee(app), await aMentee(app)];
  postId = await aPost(alumnus);
});
afterAll(() => app.close());

const questionVote = async (who: Person, id: string, voteType: string): Promise<Json> =>
  (await who.ask(voteOnQuestion, { id, voteType })).voteQuestion;
const answerVote = async (who: Person, id: string, voteType: string): Promise<Json> =>
  (await who.ask(voteOnAnswer, { id, voteType })).voteAnswer;

describe('a vote', () => {
  it('counts, is taken back by the same again, and changed by the other', async () => {
    const id = await aQuestion(asker, postId);
    const answerId = await anAnswer(alumnus, id);
    for (const [vote, target] of [
      [questionVote, id],
      [answerVote, answerId],
    ] as const) {
      expect(await vote(reader, target, 'upvote')).toMatchObject({
        id: target,
        upvotes: 1,
        downvotes: 0,
        viewerVote: 'upvote',
      });
      expect(await vote(reader, target, 'downvote')).toMatchObject({
        upvotes: 0,
        downvotes: 1,
        viewerVote: 'downvote',
      });
      expect(await vote(reader, target, 'downvote')).toMatchObject({
        upvotes: 0,
        downvotes: 0,
        viewerVote: null,
      });
      expect(await vote(reader, target, 'upvote')).toMatchObject({
        upvotes: 1,
        downvotes: 0,
        viewerVote: 'upvote',
      });
    }
  });

  it('is one call of the database, whatever becomes of it', async () => {
    // The dispatcher and jobs have transactions of their own, whenever it comes to them.
    await notifications.stop?.(app.app);
    await app.app.jobs.stop();
    const id = await aQuestion(asker, postId);
    const answerId = await anAnswer(alumnus, id);
    for (let n = 0; n < 2; n += 1) {
      expect(await statementsOf(app.app, () => questionVote(reader, id, 'upvote'))).toEqual([
        'questions.voteOnQuestion',
      ]);
      expect(await statementsOf(app.app, () => answerVote(reader, answerId, 'upvote'))).toEqual([
        'questions.voteOnAnswer',
      ]);
    }
    expect(
      await statementsOf(app.app, () => asker.refused(voteOnQuestion, { id, voteType: 'upvote' })),
    ).toEqual(['questions.voteOnQuestion']);
  });

  it('is shown to who cast it, and its count to all', async () => {
    const id = await aQuestion(asker, postId);
    const answerId = await anAnswer(alumnus, id);
    await questionVote(reader, id, 'downvote');
    await answerVote(reader, answerId, 'upvote');
    const seen = async (who: Person) =>
      (await who.ask(page, { id: postId })).post.questions.nodes.find((one: Json) => one.id === id);
    expect(await seen(reader)).toEqual({
      id,
      upvotes: 0,
      downvotes: 1,
      viewerVote: 'downvote',
      answers: { nodes: [{ id: answerId, upvotes: 1, downvotes: 0, viewerVote: 'upvote' }] },
    });
    expect(await seen(asker)).toEqual({
      id,
      upvotes: 0,
      downvotes: 1,
      viewerVote: null,
      answers: { nodes: [{ id: answerId, upvotes: 1, downvotes: 0, viewerVote: null }] },
    });
  });

  it('sorts Most Relevant by upvotes less downvotes', async () => {
    const busy = await aPost(alumnus, { companyName: 'Relevant' });
    const [plain, best, worst] = [
      await aQuestion(asker, busy),
      await aQuestion(asker, busy),
      await aQuestion(asker, busy),
    ];
    await questionVote(reader, best, 'upvote');
    await questionVote(alumnus, best, 'upvote');
    await questionVote(reader, worst, 'downvote');
    const order = async (sort: string) =>
      (await reader.ask(page, { id: busy, sort })).post.questions.nodes.map((one: Json) => one.id);
    expect(await order('mostRelevant')).toEqual([best, plain, worst]);
    expect(await order('mostRecent')).toEqual([worst, best, plain]);
  });

  it("is never on one's own words, by the unverified, or on what is not there", async () => {
    const id = await aQuestion(asker, postId);
    const answerId = await anAnswer(alumnus, id);
    const own = { code: 'FORBIDDEN', message: 'You cannot vote on your own words.' };
    expect(await asker.refused(voteOnQuestion, { id, voteType: 'upvote' })).toMatchObject(own);
    expect(await alumnus.refused(voteOnAnswer, { id: answerId, voteType: 'upvote' })).toMatchObject(
      own,
    );
    expect(
      await (await anUnverifiedMentee(app)).refused(voteOnQuestion, { id, voteType: 'upvote' }),
    ).toMatchObject({ code: 'FORBIDDEN' });
    for (const none of ['x', '', postId, answerId])
      expect(await reader.refused(voteOnQuestion, { id: none, voteType: 'upvote' })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Question not found',
      });
    for (const none of ['x', id])
      expect(await reader.refused(voteOnAnswer, { id: none, voteType: 'upvote' })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Answer not found',
      });
    const offender = await anAlumnus(app);
    const onBanned = await aQuestion(asker, await aPost(offender, { companyName: 'Banned' }));
    await app.app.db.sql('update users set is_banned = true where id = $1', [offender.id]);
    expect(
      await reader.refused(voteOnQuestion, { id: onBanned, voteType: 'upvote' }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(await questionVote(reader, id, 'upvote')).toMatchObject({ upvotes: 1, downvotes: 0 });
  });
});

describe('a hundred votes at once', () => {
  it('of one person end in one vote or none, of many in as many', async () => {
    const id = await aQuestion(asker, postId);
    const answerId = await anAnswer(alumnus, id);
    const voters = await Promise.all(Array.from({ length: 10 }, () => aMentee(app)));
    for (const [vote, target] of [
      [questionVote, id],
      [answerVote, answerId],
    ] as const) {
      // Nine of the same each: an odd number leaves the vote.
      await Promise.all(
        voters.flatMap((voter) => Array.from({ length: 9 }, () => vote(voter, target, 'upvote'))),
      );
      expect(await vote(reader, target, 'downvote')).toMatchObject({ upvotes: 10, downvotes: 1 });
      await Promise.all(
        voters.flatMap((voter) =>
          Array.from({ length: 10 }, (_, n) => vote(voter, target, n % 2 ? 'upvote' : 'downvote')),
        ),
      );
      const counted = await vote(reader, target, 'downvote');
      const table = vote === questionVote ? 'question_votes' : 'answer_votes';
      const column = table.replace('_votes', '_id');
      const [stored] = await app.app.db.sql<{ up: number; down: number }>(
        `select count(*) filter (where sign = 1)::int as up, count(*) filter (where sign = -1)::int as down from ${table} where ${column} = $1`,
        [target],
      );
      expect({ up: counted.upvotes, down: counted.downvotes }).toEqual(stored);
    }
  });
});

describe('the documented calls', () => {
  it('answer with the counts', async () => {
    const id = await aQuestion(asker, postId);
    const answerId = await anAnswer(alumnus, id);
    const call = (path: string, body: Record<string, unknown>) => reader.rest('POST', path, body);
    expect(await call(`/api/auth/question/${id}/vote`, { voteType: 'upvote' })).toMatchObject({
      status: 200,
      body: { upvotes: 1, downvotes: 0 },
    });
    expect((await call(`/api/auth/question/${id}/vote`, { voteType: 'upvote' })).body).toEqual({
      upvotes: 0,
      downvotes: 0,
    });
    expect(
      (await call(`/api/auth/answer/${id}/${answerId}/vote`, { voteType: 'downvote' })).body,
    ).toEqual({ upvotes: 0, downvotes: 1 });
    const another = await aQuestion(asker, postId);
    expect(
      await call(`/api/auth/answer/${another}/${answerId}/vote`, { voteType: 'upvote' }),
    ).toMatchObject({ status: 404, body: { message: 'Answer not found' } });
    for (const voteType of [undefined, null, '', 'up', 1, ['upvote'], { $gt: '' }]) {
      expect(await call(`/api/auth/question/${id}/vote`, { voteType })).toMatchObject({
        status: 400,
        body: { message: 'voteType must be upvote or downvote' },
      });
    }
    expect(
      await asker.rest('POST', `/api/auth/question/${id}/vote`, { voteType: 'upvote' }),
    ).toMatchObject({ status: 403, body: { message: 'You cannot vote on your own words.' } });
    const { body } = await reader.rest('GET', `/api/auth/post/${postId}`);
    expect(body.questions.find((one: Json) => one._id === id)).toMatchObject({
      upvotes: 0,
      downvotes: 0,
      answers: [{ _id: answerId, upvotes: 0, downvotes: 1 }],
    });
  });
});
