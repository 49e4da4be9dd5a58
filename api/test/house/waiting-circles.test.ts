import { setTimeout as sleep } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockAccount } from '../../src/features/identity/index.ts';
import { ReportCaseEntity } from '../../src/features/moderation/case.entity.ts';
import { purgeDeleted } from '../../src/features/moderation/removals/purge.ts';
import { aGratitude } from '../../src/testing/builders/gratitudes.ts';
import {
  appeal,
  casesAbout,
  decide,
  judge,
  remove,
  report,
  restore,
} from '../../src/testing/builders/moderation.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { callsWhileHeld } from '../../src/testing/held.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

/**
 * What takes the same rows from different ends: whoever comes first, nobody waits in a circle.
 * Really at once on a server alone; on the embedded database all wait in line.
 */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    limits: {
      uploads: { points: 1000, seconds: 60 },
      reports: { points: 1000, seconds: 3600 },
    },
  });
});
afterAll(() => app.close());

const codes = (answers: { errors?: Json[] | undefined }[]): unknown[] =>
  answers.flatMap(({ errors }) =>
    (errors ?? []).map(({ extensions }) => (extensions as Json).code),
  );
const rounds = 12;

/**
 * How often the server undid work that waited in a circle: the retry hides it from who asked. It
 * counts at most once a second.
 */
const circles = async (): Promise<number> => {
  await sleep(1200);
  const [row] = await app.app.db.sql<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? 0;
};

/** Calls that come one after the other while somebody else has a case. */
const whileCaseIsHeld = <Answers extends readonly unknown[]>(
  id: string,
  calls: { [Index in keyof Answers]: () => Promise<Answers[Index]> },
): Promise<Answers> =>
  callsWhileHeld(
    app,
    ({ em }) => em.findOne(ReportCaseEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    calls,
  );

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

  it('what several cases are about, by who decides the newest and who shows it again', async () => {
    const admin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
    const [author, first, second] = [await anAlumnus(app), await aMentee(app), await aMentee(app)];
    const id = await aPost(author);
    const openCase = async (reporter: Person): Promise<string> => {
      await reporter.ask(report, { type: 'post', id });
      return (await casesAbout(admin, id)).find(({ state }) => state === 'open')?.id;
    };
    const oldest = await openCase(first);
    await admin.ask(decide, { id: oldest, decision: 'nothing' });
    const newest = await openCase(second);
    const before = await circles();
    // Both come while somebody has the oldest case, who shows it again first.
    const [restored, decided] = await whileCaseIsHeld(oldest, [
      () => admin.graphql(restore, { type: 'post', id }),
      () => admin.graphql(decide, { id: newest, decision: 'nothing' }),
    ]);
    expect(codes([restored])).toEqual(['CONFLICT']);
    expect(codes([decided])).toEqual([]);
    expect(await circles()).toBe(before);
  });

  it('what goes for good, by the night and by who shows it again too late', async () => {
    const admin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
    const id = await aPost(await anAlumnus(app));
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    const [{ id: only } = {}] = await casesAbout(admin, id);
    await app.app.db.sql("update removals set created_at = now() - interval '40 days'");
    const before = await circles();
    const [restored] = await whileCaseIsHeld(only, [
      () => admin.graphql(restore, { type: 'post', id }),
      () => purgeDeleted(app.app).run({}),
    ]);
    expect(codes([restored])).toEqual(['NOT_FOUND']);
    expect(await app.app.db.sql('select from posts where id = $1', [id])).toEqual([]);
    expect(await circles()).toBe(before);
  });

  it('a mute, by who ends it and by who answers the appeal against it', async () => {
    const [first, second] = [
      await aMentee(app, { isAdmin: true, isSuperAdmin: true }),
      await aMentee(app, { isAdmin: true, isSuperAdmin: true }),
    ];
    const muted = await aMentee(app);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await first.ask(
      'mutation ($id: ID!, $until: DateTimeISO!) { muteUser(id: $id, until: $until, reason: "Spam") { id } }',
      { id: muted.id, until },
    );
    const { ownCases } = await muted.ask('{ ownCases { nodes { id } } }');
    const { id } = ownCases.nodes[0];
    await muted.ask(appeal, { id });
    const before = await circles();
    const [ended, answered] = await callsWhileHeld(app, (work) => lockAccount(work, muted.id), [
      () => first.graphql('mutation ($id: ID!) { unmuteUser(id: $id) { id } }', { id: muted.id }),
      () => second.graphql(judge, { id }),
    ]);
    expect(codes([ended, answered])).toEqual([]);
    expect(await circles()).toBe(before);
  });
});
