import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { postTopic } from '../post/post.ts';

const rename =
  'mutation ($id: ID!, $companyName: String, $role: String, $oneLiner: String) { updatePostHeadline(id: $id, companyName: $companyName, role: $role, oneLiner: $oneLiner) { companyName role oneLiner editedAt } }';
const remove = 'mutation ($id: ID!) { deletePost(id: $id) }';
const page = 'query ($id: ID!) { post(id: $id) { id } }';
const found = 'query ($search: String!) { feedPosts(search: $search) { nodes { id } } }';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(() => app.close());

const finds = async (search: string): Promise<string[]> =>
  (await reader.ask(found, { search })).feedPosts.nodes.map(({ id }: { id: string }) => id);

describe('deleting', () => {
  it('takes everything of the post with it, once', async () => {
    const id = await aPost(author, { companyName: 'Gone Inc' });
    const { askQuestion } = await reader.ask(
      'mutation ($id: ID!) { askQuestion(postId: $id, content: "How?") { id } }',
      { id },
    );
    await reader
      .ask(
        'mutation ($id: ID!) { answerQuestion(questionId: $id, content: "So.") { id } likePost(id: "none") { counters { id } } }',
        { id: askQuestion.id },
      )
      .catch(() => undefined);
    await reader.ask(
      'mutation ($id: ID!) { likePost(id: $id) { counters { useful } } viewPost(id: $id) { views } }',
      { id },
    );
    const helpful = () =>
      app.app.db.sql<{ helpful: number }>('select helpful from profiles where user_id = $1', [
        author.id,
      ]);
    const [before] = await helpful();
    const twice = await Promise.all([
      author.graphql(remove, { id }),
      author.graphql(remove, { id }),
    ]);
    expect(
      twice.map(({ data, errors }) => data?.deletePost ?? errors?.[0]?.extensions.code).sort(),
    ).toEqual([id, 'NOT_FOUND']);
    expect((await helpful())[0]?.helpful).toBe((before?.helpful ?? 0) - 1);
    expect(await reader.refused(page, { id })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Post not found',
    });
    expect(await finds('Gone Inc')).toEqual([]);
    for (const table of ['questions', 'post_likes', 'post_views']) {
      expect(await app.app.db.sql(`select from ${table} where post_id = $1`, [id])).toEqual([]);
    }
    await aPost(author, { companyName: 'Gone Inc' });
  });

  it('tells the unverified nothing: a post that is there answers as one that is not', async () => {
    const [id, stranger] = [
      await aPost(author, { companyName: 'Unseen' }),
      await anUnverifiedMentee(app),
    ];
    const answers = await Promise.all(
      [id, newId()].map(async (each) => [
        await stranger.refused(remove, { id: each }),
        (await stranger.rest('DELETE', `/api/auth/posts/${each}`)).status,
      ]),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await reader.refused(remove, { id })).code).toBe('FORBIDDEN');
  });

  it('meets marks of the same moment: they find the post gone', async () => {
    const run = (text: string) => app.app.db.sql(text);
    // What the database says when the post goes between the look at it and the mark.
    await run(
      'create function test_delete() returns trigger language plpgsql as $$ begin new.post_id = gen_random_uuid(); return new; end $$',
    );
    for (const table of ['post_likes', 'post_views', 'post_shares'])
      await run(
        `create trigger test_delete before insert on ${table} for each row execute function test_delete()`,
      );
    for (const action of [
      'likePost(id: $id) { counters { id } }',
      'viewPost(id: $id) { id }',
      'sharePost(id: $id) { id }',
    ]) {
      const id = await aPost(author, { companyName: `Fleeting ${action.slice(0, 5)}` });
      expect(await reader.refused(`mutation ($id: ID!) { ${action} }`, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Post not found',
      });
    }
    await run('drop function test_delete cascade');
  });

  it('is told to those who watch', async () => {
    const id = await aPost(author, { companyName: 'Watched' });
    const heard: unknown[] = [];
    const stop = app.app.events.subscribe(postTopic(id), (event) => heard.push(event));
    await author.ask(rename, { id, role: 'Watcher' });
    await author.ask(remove, { id });
    // Over Redis an event is on its way a little longer than the answer.
    await eventually(() => heard.length > 1, 'the deletion');
    expect(heard).toEqual([{ postId: id }, { postId: id }]);
    stop();
  });
});
