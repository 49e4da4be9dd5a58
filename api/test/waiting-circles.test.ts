import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGratitude } from '../src/testing/gratitudes.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../src/testing/index.ts';
import { aPost } from '../src/testing/posts.ts';

/**
 * What takes the same rows from different ends: whoever comes first, nobody waits in a circle.
 * Really at once on a server alone; on the embedded database all wait in line.
 */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
});
afterAll(() => app.close());

const codes = (answers: { errors?: Json[] | undefined }[]): unknown[] =>
  answers.flatMap(({ errors }) =>
    (errors ?? []).map(({ extensions }) => (extensions as Json).code),
  );
const rounds = 12;

describe('at once', () => {
  it('upvotes of a gratitude and its deletion: it is gone, and those who come late hear so', async () => {
    const [author, thanked] = [await aMentee(app), await anAlumnus(app)];
    const readers = await Promise.all(Array.from({ length: 4 }, () => aMentee(app)));
    const upvote = (who: Person, id: string) =>
      who.graphql('mutation ($id: ID!) { upvoteGratitude(id: $id) { id } }', { id });
    for (let round = 0; round < rounds; round += 1) {
      const id = await aGratitude(author, thanked);
      await Promise.all(readers.map((reader) => upvote(reader, id)));
      const [gone, ...toggled] = await Promise.all([
        author.graphql('mutation ($id: ID!) { deleteGratitude(id: $id) }', { id }),
        ...[...readers, ...readers, ...readers].map((reader) => upvote(reader, id)),
      ]);
      expect(codes([gone])).toEqual([]);
      expect(
        codes(toggled).every((code) => code === 'NOT_FOUND'),
        JSON.stringify(codes(toggled)),
      ).toBe(true);
    }
    expect(await app.app.db.sql('select count(*)::int as count from gratitude_upvotes')).toEqual([
      { count: 0 },
    ]);
  });

  it('likes of a post and its deletion', async () => {
    const author = await anAlumnus(app);
    const readers = await Promise.all(Array.from({ length: 4 }, () => aMentee(app)));
    const like = (who: Person, id: string) =>
      who.graphql('mutation ($id: ID!) { likePost(id: $id) { counters { id } } }', { id });
    for (let round = 0; round < rounds; round += 1) {
      const id = await aPost(author);
      await Promise.all(readers.map((reader) => like(reader, id)));
      const [gone, ...toggled] = await Promise.all([
        author.graphql('mutation ($id: ID!) { deletePost(id: $id) }', { id }),
        ...[...readers, ...readers, ...readers].map((reader) => like(reader, id)),
      ]);
      expect(codes([gone])).toEqual([]);
      expect(
        codes(toggled).every((code) => code === 'NOT_FOUND'),
        JSON.stringify(codes(toggled)),
      ).toBe(true);
    }
    expect(
      await app.app.db.sql('select helpful from profiles where user_id = $1', [author.id]),
    ).toEqual([{ helpful: 0 }]);
  });

  it('pictures, banners, words, boards and projects of one person', async () => {
    const person = await anAlumnus(app);
    const picture = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#369' },
    })
      .png()
      .toBuffer();
    const put = async (field: string, argument: string): Promise<Json> => {
      const form = new FormData();
      form.set(
        'operations',
        JSON.stringify({
          query: `mutation ($file: Upload!) { ${field}(${argument}: $file) { id } }`,
          variables: { file: null },
        }),
      );
      form.set('map', '{"0":["variables.file"]}');
      form.set('0', new File([new Uint8Array(picture)], 'me.png'));
      return (
        await fetch(`${app.url}/graphql`, {
          method: 'POST',
          headers: { 'apollo-require-preflight': '1', authorization: `Bearer ${person.token}` },
          body: form,
        })
      ).json() as Promise<Json>;
    };
    const calls = [
      'mutation { removeProfilePicture { id } }',
      'mutation { addVisionItem(input: { title: "Sail" }) { id } }',
      'mutation { removeProfileBanner { id } }',
      'mutation { addLegacyProject(input: { title: "Solar car", description: "Two years of work" }) { id } }',
      'mutation { updateProfile(input: { bio: "Hello" }) { id } }',
    ];
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all([
        put('setProfilePicture', 'picture'),
        put('setProfileBanner', 'banner'),
        ...[...calls, ...calls].map((call) => person.graphql(call)),
      ]);
      // Boards and lists of projects are full one day.
      expect(codes(answers).filter((code) => code !== 'CONFLICT')).toEqual([]);
    }
  });
});
