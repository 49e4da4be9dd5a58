import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { newId } from '../../../core/ids.ts';
import { aPost, aRound, crisp, story } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const update =
  'mutation ($id: ID!, $input: PostInput!) { updatePost(id: $id, input: $input) { id companyName postType rounds { roundName } storyRounds { name } oneLiner editedAt createdAt counters { useful } } }';
const rename =
  'mutation ($id: ID!, $companyName: String, $role: String, $oneLiner: String) { updatePostHeadline(id: $id, companyName: $companyName, role: $role, oneLiner: $oneLiner) { companyName role oneLiner editedAt } }';
const remove = 'mutation ($id: ID!) { deletePost(id: $id) }';
const found = 'query ($search: String!) { feedPosts(search: $search) { nodes { id } } }';
const latest = '{ feedPosts(first: 1) { nodes { id } } }';

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

describe('the post of somebody who is banned', () => {
  it('is there for nobody, whatever one would do with it', async () => {
    const banned = await anAlumnus(app);
    const id = await aPost(banned, { companyName: 'Banned Ltd' });
    await app.app.db.sql('update users set is_banned = true where id = $1', [banned.id]);
    for (const other of [author, reader])
      for (const id_ of [id, newId()])
        expect(await other.refused(remove, { id: id_ })).toMatchObject({
          code: 'NOT_FOUND',
          message: 'Post not found',
        });
    for (const act of [
      author.refused(rename, { id, oneLiner: 'Mine' }),
      author.refused(update, { id, input: crisp() }),
    ])
      expect(await act).toMatchObject({ code: 'NOT_FOUND', message: 'Post not found' });
    expect(await author.rest('DELETE', `/api/auth/posts/${id}`)).toMatchObject({ status: 404 });
    expect(await author.rest('PUT', `/api/auth/posts/${id}`, { role: 'X' })).toMatchObject({
      status: 404,
    });
  });
});

describe('an edit that says what it goes on from', () => {
  const based =
    'mutation ($id: ID!, $input: PostInput!, $basedOn: DateTimeISO, $key: ID) { updatePost(id: $id, input: $input, basedOn: $basedOn, key: $key) { oneLiner editedAt } }';
  const stands = async (id: string): Promise<{ oneLiner: string; editedAt: string | null }> =>
    (await author.ask('query ($id: ID!) { post(id: $id) { oneLiner editedAt } }', { id })).post;
  const written = async (companyName: string): Promise<{ id: string; createdAt: string }> => {
    const id = await aPost(author, { companyName });
    const asked = 'query ($id: ID!) { post(id: $id) { id createdAt } }';
    return (await author.ask(asked, { id })).post;
  };

  it('writes over nothing that it has not seen: of many at once one is taken', async () => {
    const { id, createdAt } = await written('Based');
    const editOn = (basedOn: string | null, oneLiner: string) =>
      author.graphql(based, { id, basedOn, input: crisp({ companyName: 'Based', oneLiner }) });
    const race = async (basedOn: string): Promise<string> => {
      // Each says something that no earlier one has said: what changes nothing is taken beside it.
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_all, device) => editOn(basedOn, `${device}, ${basedOn}`)),
      );
      const [taken, ...more] = answers.filter(({ errors }) => !errors);
      expect(more).toEqual([]);
      for (const { errors } of answers.filter((one) => one.errors))
        expect(errors?.[0]).toMatchObject({
          message: postTexts.changedElsewhere,
          extensions: { code: 'CONFLICT' },
        });
      expect(await stands(id)).toEqual(taken?.data.updatePost);
      return taken?.data.updatePost.editedAt;
    };
    const first = await race(createdAt);
    const second = await race(first);
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
    expect((await editOn(createdAt, 'old')).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    await author.ask(rename, { id, oneLiner: 'by its heading' });
    expect((await editOn(second, 'old')).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    // Who asks for nothing saves whatever is there, as the documented call does.
    expect((await editOn(null, 'the last')).errors).toBeUndefined();
    expect((await stands(id)).oneLiner).toBe('the last');
  });

  it('counts once under its key, also after what came behind it', async () => {
    const { id, createdAt } = await written('Once');
    const edit = {
      id,
      basedOn: createdAt,
      key: 'edit-1',
      input: crisp({ companyName: 'Once', oneLiner: 'first' }),
    };
    const { updatePost } = await author.ask(based, edit);
    app.clock.advance(60);
    expect((await author.ask(based, edit)).updatePost).toEqual(updatePost);
    await author.ask(rename, { id, oneLiner: 'renamed' });
    expect((await author.ask(based, edit)).updatePost).toMatchObject({ oneLiner: 'renamed' });
    expect(await author.refused(based, { ...edit, key: 'edit-2' })).toMatchObject({
      code: 'CONFLICT',
      message: postTexts.changedElsewhere,
    });
    expect(await author.refused(based, { ...edit, key: 'k'.repeat(101) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const other = await anAlumnus(app);
    expect(await other.refused(based, edit)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('and changes nothing leaves the post unedited', async () => {
    const { id, createdAt } = await written('Unchanged');
    const input = crisp({ companyName: 'Unchanged' });
    app.clock.advance(60);
    await author.ask(based, { id, input, basedOn: createdAt, key: 'same' });
    expect((await stands(id)).editedAt).toBeNull();
    await author.ask(based, { id, input: { ...input, location: 'Pune' }, key: 'other' });
    expect((await stands(id)).editedAt).not.toBeNull();
  });
});

describe('a post that is sent again', () => {
  const publish =
    'mutation ($input: PostInput!, $key: ID) { publishPost(input: $input, key: $key) { id companyName oneLiner editedAt } }';

  it('is published once under its key, by each author and for each key', async () => {
    const writer = await anAlumnus(app);
    const input = crisp({ companyName: 'Keyed', oneLiner: 'The same line' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => writer.ask(publish, { input, key: 'k1' })),
    );
    const ids = new Set(answers.map(({ publishPost }) => publishPost.id));
    expect(ids.size).toBe(1);
    // Another headline is the same post: what was written since is an edit of it.
    const renamed = crisp({ companyName: 'Renamed', oneLiner: 'The same line' });
    expect((await writer.ask(publish, { input: renamed, key: 'k1' })).publishPost).toEqual(
      answers[0].publishPost,
    );
    expect(await finds('Renamed')).toEqual([]);
    // The same line about another company is another post.
    const { publishPost: second } = await writer.ask(publish, { input: renamed, key: 'k2' });
    expect([...ids]).not.toContain(second.id);
    expect(await writer.refused(publish, { input: renamed, key: 'k3' })).toMatchObject({
      code: 'CONFLICT',
      message: postTexts.conflict,
    });
    const other = await anAlumnus(app);
    expect((await other.ask(publish, { input, key: 'k1' })).publishPost.id).not.toBe([...ids][0]);
    expect(await writer.refused(publish, { input, key: 'k'.repeat(101) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('editing', () => {
  it('changes everything, and search, feed and date follow', async () => {
    const id = await aPost(author, { companyName: 'Mindtree', rounds: [aRound()] });
    await reader.ask('mutation ($id: ID!) { likePost(id: $id) { counters { useful } } }', { id });
    await aPost(author, { companyName: 'Newer' });
    app.clock.advance(60);
    const { updatePost } = await author.ask(update, {
      id,
      input: story({
        companyName: 'Quixotics',
        hashtags: ['#windmill'],
        storyRounds: [{ name: 'Duel', description: 'At dawn' }],
      }),
    });
    expect(updatePost).toMatchObject({
      id,
      companyName: 'Quixotics',
      postType: 'story',
      rounds: [],
      storyRounds: [{ name: 'Duel' }],
      counters: { useful: 1 },
    });
    expect(updatePost.editedAt > updatePost.createdAt).toBe(true);
    expect((await reader.ask(latest)).feedPosts.nodes).toEqual([{ id }]);
    expect([await finds('quixotics'), await finds('windmill'), await finds('mindtree')]).toEqual([
      [id],
      [id],
      [],
    ]);
  });

  it("is the author's, whatever role they have now", async () => {
    const id = await aPost(author, { companyName: 'Mine' });
    const other = await anAlumnus(app);
    for (const [document, variables] of [
      [update, { input: crisp({ companyName: 'Stolen' }) }],
      [rename, { companyName: 'Stolen' }],
      [remove, {}],
    ] as const) {
      expect(await other.refused(document, { id, ...variables })).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only its author can change this post.',
      });
      expect(
        await other.refused(document, { id: '0190a000-0000-7000-8000-000000000000', ...variables }),
      ).toMatchObject({ code: 'NOT_FOUND', message: 'Post not found' });
      expect(await other.refused(document, { id: "' or 1=1", ...variables })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await finds('Stolen')).toEqual([]);
  });

  it('keeps one post for each company and role', async () => {
    await aPost(author, { companyName: 'First', role: 'SDE' });
    const id = await aPost(author, { companyName: 'Second', role: 'SDE' });
    const conflict = {
      code: 'CONFLICT',
      message: 'You have already added an experience for this company and role.',
    };
    expect(
      await author.refused(update, { id, input: crisp({ companyName: 'FIRST', role: 'sde' }) }),
    ).toMatchObject(conflict);
    expect(await author.refused(rename, { id, companyName: 'first' })).toMatchObject(conflict);
    expect(
      (await author.ask(rename, { id, companyName: 'SECOND', role: null })).updatePostHeadline,
    ).toMatchObject({ companyName: 'SECOND', role: 'SDE' });
  });

  it('refuses what adding refuses, and changes nothing', async () => {
    const id = await aPost(author, { companyName: 'Steady' });
    expect(
      (
        await author.refused(update, {
          id,
          input: crisp({ companyName: '', rounds: [aRound({ roundName: '' })] }),
        })
      ).fields,
    ).toEqual({
      companyName: 'Company name is required',
      'rounds.0.roundName': 'Round 1 name is required',
    });
    expect((await author.refused(rename, { id, oneLiner: ' ' })).fields).toEqual({
      oneLiner: 'One-liner is required',
    });
    expect(await finds('Steady')).toEqual([id]);
  });
});
