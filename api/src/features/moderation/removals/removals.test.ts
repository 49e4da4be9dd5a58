import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGratitude } from '../../../testing/builders/gratitudes.ts';
import { aJobOpening } from '../../../testing/builders/jobs.ts';
import { remove, restore } from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { purgeDeleted } from './purge.ts';

let app: TestApp;
let admin: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true, fullName: 'Asha Admin' });
  author = await anAlumnus(app, { fullName: 'Kabir Nair' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const hide = (type: string, id: string): Promise<Json> => admin.ask(remove, { type, id });
const show = (type: string, id: string): Promise<Json> => admin.ask(restore, { type, id });
const feed = async (company: string): Promise<string[]> =>
  (
    await reader.ask(
      'query ($s: String) { all: feedPosts { nodes { id } } found: feedPosts(search: $s) { nodes { id } } }',
      { s: company },
    )
  ).found.nodes.map(({ id }: Json) => id);

describe('a post', () => {
  it('that is hidden is nowhere to be read, and comes back with what it counted', async () => {
    const id = await aPost(author, { companyName: 'Zetwerk Labs', role: 'SDE' });
    await reader.ask('mutation ($id: ID!) { likePost(id: $id) { viewer { id } } }', { id });
    await reader.ask('mutation ($id: ID!) { bookmark(type: Post, refId: $id) { __typename } }', {
      id,
    });
    const helpful = async (): Promise<number> =>
      (await sql('select helpful from profiles where user_id = $1', [author.id]))[0]?.helpful;
    const before = await helpful();
    const bookmarks = async (): Promise<string> =>
      JSON.stringify((await reader.rest('GET', '/api/bookmarks')).body);
    expect(await feed('Zetwerk')).toContain(id);
    expect(await bookmarks()).toContain(id);
    await hide('post', id);
    expect(await feed('Zetwerk')).not.toContain(id);
    expect(await bookmarks()).not.toContain(id);
    expect((await reader.rest('GET', `/api/auth/post/${id}`)).status).toBe(404);
    expect((await author.rest('GET', `/api/auth/post/${id}`)).status).toBe(404);
    for (const call of ['likePost(id: $id) { viewer { id } }', 'viewPost(id: $id) { id }'])
      expect(await reader.refused(`mutation ($id: ID!) { ${call} }`, { id })).toMatchObject({
        code: 'NOT_FOUND',
      });
    expect(await helpful()).toBe(before - 1);
    expect(
      (
        await reader.ask('query ($id: ID!) { profile(userId: $id) { postsCount } }', {
          id: author.id,
        })
      ).profile.postsCount,
    ).toBe(0);
    await show('post', id);
    expect(await feed('Zetwerk')).toContain(id);
    expect(await bookmarks()).toContain(id);
    expect(await helpful()).toBe(before);
    expect((await reader.rest('GET', `/api/auth/post/${id}`)).status).toBe(200);
  });

  it('is removed once, however many admins do it at the same moment', async () => {
    const id = await aPost(author, { role: 'Fifty' });
    const other = await aMentee(app, { isAdmin: true });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? admin : other).graphql(remove, { type: 'post', id }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(
      new Set(
        answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code),
      ),
    ).toEqual(new Set(['CONFLICT']));
    expect(await sql('select 1 from removals where subject_id = $1', [id])).toHaveLength(1);
    expect(
      await sql("select 1 from audit_log where target_id = $1 and action = 'post.hide'", [id]),
    ).toHaveLength(1);
    expect(await admin.refused(remove, { type: 'post', id })).toMatchObject({ code: 'CONFLICT' });
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    expect(await admin.refused(remove, { type: 'post', id })).toMatchObject({ code: 'CONFLICT' });
  });

  it('tells its author why, at the bell, by mail and on their page', async () => {
    const writer = await anAlumnus(app);
    const id = await aPost(writer, { role: 'Told' });
    await hide('post', id);
    // It waits until the admin can't undo it any more.
    const mail = await eventually(
      () => app.mails.find(({ to }) => to === writer.email),
      'the mail',
      25,
    );
    expect(mail.subject).toBe('Your post was hidden');
    expect(mail.text).toContain('Reason: Asks for money');
    const notification = await eventually(async () => {
      const { notifications } = await writer.ask(
        '{ notifications { nodes { kind content sender { id } link } } }',
      );
      return notifications.nodes.find(
        ({ kind, content }: Json) =>
          kind === 'contentRemoved' && content.includes('Asks for money'),
      );
    }, 'told');
    expect(notification).toMatchObject({ sender: null, link: '/moderation' });
    const { ownCases } = await writer.ask(
      '{ ownCases { nodes { decision reason isRemoved canAppeal excerpt } } }',
    );
    expect(ownCases.nodes[0]).toMatchObject({
      decision: 'hide',
      reason: 'Asks for money',
      isRemoved: true,
      canAppeal: true,
    });
  });

  it('that was deleted goes for good after 30 days, and can be restored until then', async () => {
    const id = await aPost(author, { role: 'Purged' });
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    await purgeDeleted(app.app).run({});
    await show('post', id);
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    app.clock.advance(31 * 86_400);
    await purgeDeleted(app.app).run({});
    expect(await sql('select 1 from posts where id = $1', [id])).toEqual([]);
    app.clock.advance(-31 * 86_400);
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the words that a case keeps', () => {
  const reported =
    'mutation ($id: ID!) { report(type: question, id: $id, reason: spam, note: "Spam") }';
  const wordsOf = async (id: string): Promise<number[]> =>
    (
      await sql<{ length: number }>(
        'select length(words) from report_cases where subject_id = $1 order by id',
        [id],
      )
    ).map(({ length }) => length);

  it('go with what is deleted for good, and 30 days after nothing was wrong', async () => {
    const chief = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
    const post = await aPost(author, { role: 'Kept words' });
    const [deleted, fine, open] = [
      await aQuestion(author, post, 'Is this deleted?'),
      await aQuestion(author, post, 'Is this all right?'),
      await aQuestion(author, post, 'Does this wait?'),
    ];
    for (const id of [deleted, fine, open]) await reader.ask(reported, { id });
    await chief.ask(remove, { type: 'question', id: deleted, kind: 'delete' });
    const [dismissed] = await sql<{ id: string }>(
      'select id from report_cases where subject_id = $1',
      [fine],
    );
    await chief.ask(
      'mutation ($id: ID!) { decideCase(id: $id, decision: nothing, reason: "") { id } }',
      { id: dismissed?.id },
    );
    await purgeDeleted(app.app).run({});
    const kept = await Promise.all([deleted, fine, open].map(wordsOf));
    expect(kept.flat().every((length) => length > 0)).toBe(true);
    app.clock.advance(31 * 86_400);
    await purgeDeleted(app.app).run({});
    app.clock.advance(-31 * 86_400);
    expect(await wordsOf(deleted)).toEqual([0]);
    expect(await wordsOf(fine)).toEqual([0]);
    expect(await wordsOf(open)).toEqual(kept[2]);
  });
});

describe('questions and answers', () => {
  const questions =
    'query ($id: ID!) { post(id: $id) { counters { commentsCount } questions { nodes { id answersCount answers { nodes { id } } } } } }';

  it('are counted no more while they are removed', async () => {
    const post = await aPost(author, { role: 'Counts' });
    const [first, second] = [await aQuestion(reader, post), await aQuestion(reader, post)];
    const answer = await anAnswer(author, first);
    const read = async (): Promise<Json> => (await reader.ask(questions, { id: post })).post;
    const whole = await read();
    await hide('answer', answer);
    await hide('question', second);
    expect(await read()).toEqual({
      counters: { commentsCount: 1 },
      questions: { nodes: [{ id: first, answersCount: 0, answers: { nodes: [] } }] },
    });
    for (const [document, id] of [
      ['mutation ($id: ID!) { voteAnswer(id: $id, voteType: upvote) { id } }', answer],
      ['mutation ($id: ID!) { voteQuestion(id: $id, voteType: upvote) { id } }', second],
      ['mutation ($id: ID!) { answerQuestion(questionId: $id, content: "x") { id } }', second],
      ['query ($id: ID!) { question(id: $id) { id } }', second],
    ] as const)
      expect(await (await anAlumnus(app)).refused(document, { id })).toMatchObject({
        code: 'NOT_FOUND',
      });
    await show('answer', answer);
    await show('question', second);
    expect(await read()).toEqual(whole);
  });
});

describe('gratitudes and openings', () => {
  it('leave the profile and the board, and come back', async () => {
    const thanked = await anAlumnus(app);
    const gratitude = await aGratitude(reader, thanked);
    const job = await aJobOpening(author, { companyName: 'Numadic' });
    const seen = async (): Promise<Json> =>
      reader.ask(
        'query ($id: ID!) { profile(userId: $id) { gratitudesCount gratitudes { nodes { id } } } jobs(filter: { company: "Numadic" }) { nodes { id isPinned } } jobFacets(filter: { company: "Numadic" }) { count } }',
        { id: thanked.id },
      );
    const whole = await seen();
    await hide('gratitude', gratitude);
    expect((await admin.rest('DELETE', `/api/admin/jobs/${job}`)).body).toEqual({
      message: 'Deleted',
    });
    expect(await seen()).toEqual({
      profile: { gratitudesCount: 0, gratitudes: { nodes: [] } },
      jobs: { nodes: [] },
      jobFacets: { count: 0 },
    });
    expect((await reader.rest('GET', `/api/jobs/${job}`)).status).toBe(404);
    await show('gratitude', gratitude);
    await show('job', job);
    expect(await seen()).toEqual(whole);
    await admin.rest('POST', `/api/admin/jobs/${job}/pin`);
    expect((await seen()).jobs.nodes[0].isPinned).toBe(true);
  });
});
