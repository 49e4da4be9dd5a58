import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAskedCollege, apart, join, undo } from '../../../testing/asked.ts';
import { aModeratedCollege } from '../../../testing/builders/moderation.ts';
import { aPost, aRound, crisp } from '../../../testing/builders/posts.ts';
import { anAlumnus, type Person, startTestApp } from '../../../testing/index.ts';
import { readAtOnce } from './keep-asked.queries.ts';
import { keepAsked } from './keep-asked.ts';

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let story: Awaited<ReturnType<typeof anAskedCollege>>;
beforeAll(async () => {
  college = await aModeratedCollege();
  story = await anAskedCollege(college.app);
});
afterAll(() => college.app.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  college.app.app.db.sql<Row>(text, parameters);
/** How many words about an experience stand, and how many are kept at all. */
const saidOf = async (postId: string) =>
  (
    await sql<{ standing: number; kept: number }>(
      'select count(*) filter (where taken_back_at is null)::int as standing, count(*)::int as kept from question_corrections where post_id = $1',
      [postId],
    )
  )[0];
const sayApart = async (who: Person, facts: object): Promise<string> =>
  (await who.ask(apart, { ...facts })).setQuestionApart.id;

describe('what people say of questions, and say again', () => {
  it('an experience that tells a question in two rounds is corrected at the one that is named', async () => {
    const { author, other, told, keep, asked } = story;
    const words = ['Detect a cycle in a linked list', 'Find a loop in a linked list'];
    const postId = await told('Rounds', 2024, words);
    await told('Rounds', 2025, words[0] ?? '', other);
    await keep();
    const [one] = await asked('rounds', author);
    expect(one?.['places']).toHaveLength(3);
    const at = { id: one?.['id'], postId };
    expect((await author.refused(apart, { ...at, place: 3 })).code).toBe('NOT_FOUND');
    const said = await author.ask(apart, { ...at, place: 2 });
    expect(said.setQuestionApart.text).toBe(words[1]);
    expect((await asked('rounds')).map(({ places }) => places.length)).toEqual([2, 1]);
  });

  it('pressed twice, it is said once: one Undo takes it back', async () => {
    const { author, other, told, keep, asked, lines } = story;
    const postId = await told('Twice', 2024, 'What is a B-tree?');
    await told('Twice', 2025, 'What is a B-tree?', other);
    await keep();
    const at = { id: (await asked('twice'))[0]?.['id'], postId, place: 1 };
    const [first, second] = await Promise.all([sayApart(author, at), sayApart(author, at)]);
    expect(second).toBe(first);
    expect(await sayApart(author, at)).toBe(first);
    expect((await other.refused(apart, at)).code).toBe('FORBIDDEN');
    expect(await saidOf(postId)).toEqual({ standing: 1, kept: 1 });
    expect(await lines('twice')).toEqual(['What is a B-tree? 1', 'What is a B-tree? 1']);
    await author.ask(undo, { id: first });
    expect(await lines('twice')).toEqual(['What is a B-tree? 2']);
  });

  it('the database itself takes each word once while it stands', async () => {
    const say = (kind: string, postId: string | null, text: string, otherText: string | null) =>
      sql(
        'insert into question_corrections (id, kind, post_id, text, other_text) values (gen_random_uuid(), $1, $2, $3, $4)',
        [kind, postId, text, otherText],
      );
    const postId = '01900000-0000-7000-8000-0000000000a1';
    await say('apart', postId, 'Said', null);
    await expect(say('apart', postId, 'Said', null)).rejects.toThrow(/apart_once/);
    await say('one', null, 'This', 'That');
    await expect(say('one', null, 'That', 'This')).rejects.toThrow(/one_once/);
    await sql('update question_corrections set taken_back_at = now() where text = $1', ['This']);
    await say('one', null, 'That', 'This');
    await sql("delete from question_corrections where text in ('This', 'That', 'Said')");
  });

  it('what a join took back holds again when the join is undone, but for what its author took back', async () => {
    const { author, other, told, keep, asked, lines, idOf } = story;
    const [mine, theirs] = [
      await told('Given', 2024, 'Explain virtual memory'),
      await told('Given', 2025, 'Explain virtual memory', other),
    ];
    await told('Given', 2026, 'Explain virtual memory', await anAlumnus(college.app));
    await told('Given', 2023, 'Estimate the weight of the moon');
    await keep();
    const id = await idOf('given', 'virtual');
    const first = await sayApart(author, { id, postId: mine, place: 1 });
    const second = await sayApart(other, { id, postId: theirs, place: 1 });
    const three = Array.from({ length: 3 }, () => 'Explain virtual memory 1');
    expect(await lines('given')).toEqual(['Estimate the weight of the moon 1', ...three]);
    const joinAll = async () => {
      let last = '';
      for (;;) {
        const [one, next] = (await asked('given')).filter(({ text }) => /virtual/.test(text));
        if (!one || !next) return last;
        const ids = { id: one['id'], otherId: next['id'] };
        last = (await college.admin.ask(join, ids)).joinQuestions.id;
      }
    };
    const joined = await joinAll();
    expect(await lines('given')).toEqual([
      'Estimate the weight of the moon 1',
      'Explain virtual memory 3',
    ]);
    expect(await saidOf(mine)).toEqual({ standing: 0, kept: 1 });
    // Said to be undone by its author meanwhile, it stays undone.
    await other.ask(undo, { id: second });
    await college.admin.ask(undo, { id: joined });
    expect(await saidOf(mine)).toEqual({ standing: 1, kept: 1 });
    expect(await saidOf(theirs)).toEqual({ standing: 0, kept: 1 });
    expect(await lines('given')).toEqual([
      'Estimate the weight of the moon 1',
      'Explain virtual memory 1',
      'Explain virtual memory 2',
    ]);
    await author.ask(undo, { id: first });
    expect((await lines('given')).at(-1)).toBe('Explain virtual memory 3');
  });
});

describe('what is said of very many questions, and what is quoted', () => {
  it('many questions are one at once; taken back, they are two by the minute, and nobody waits for all', async () => {
    const { told, keep, lines, idOf } = story;
    const many = readAtOnce + 3;
    const round = aRound({ roundName: 'DSA', questionsAsked: 'Explain sharding of a database' });
    for (let at = 0; at < many; at += 1)
      await aPost(story.author, { companyName: 'Many', role: `SDE ${at}`, rounds: [round] });
    await told('Many', 2025, 'Guess how many buses run in Delhi');
    await keep();
    const ids = { id: await idOf('many', 'sharding'), otherId: await idOf('many', 'buses') };
    const joined = (await college.admin.ask(join, ids)).joinQuestions.id;
    const one = [`Explain sharding of a database ${many + 1}`];
    expect(await lines('many')).toEqual(one);
    await keepAsked(college.app.app);
    expect(await lines('many')).toEqual(one);
    await college.admin.ask(undo, { id: joined });
    const unread = await sql<{ count: number }>(
      "select count(*)::int as count from asked_posts where basis = ''",
    );
    expect(unread[0]?.count).toBe(many + 1 - readAtOnce);
    await keepAsked(college.app.app);
    expect(await lines('many')).toEqual([
      `Explain sharding of a database ${many}`,
      'Guess how many buses run in Delhi 1',
    ]);
  });

  it('words that are edited out, or go with their experience, are quoted nowhere', async () => {
    const { author, told, keep, idOf } = story;
    const [edited, deleted] = [
      await told('Quoted', 2024, 'Name the flaws of Widgets Limited'),
      await told('Quoted', 2025, 'Name the merits of a red-black tree'),
    ];
    await keep();
    for (const [postId, words] of [
      [edited, 'flaws'],
      [deleted, 'merits'],
    ] as const)
      await sayApart(author, { id: await idOf('quoted', words), postId, place: 1 });
    await keep();
    expect([await saidOf(edited), await saidOf(deleted)]).toEqual([
      { standing: 1, kept: 1 },
      { standing: 1, kept: 1 },
    ]);
    college.app.clock.advance(60);
    const round = aRound({ roundName: 'DSA', questionsAsked: 'Name the parts of a compiler' });
    await author.ask(
      'mutation ($id: ID!, $input: PostInput!) { updatePost(id: $id, input: $input) { id } }',
      { id: edited, input: crisp({ companyName: 'Quoted', interviewYear: 2024, rounds: [round] }) },
    );
    await author.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: deleted });
    await keep();
    expect([await saidOf(edited), await saidOf(deleted)]).toEqual([
      { standing: 0, kept: 0 },
      { standing: 0, kept: 0 },
    ]);
  });

  it('what hides for a while is quoted as before once it is back', async () => {
    const { author, told, keep, idOf } = story;
    const postId = await told('Hidden', 2024, 'Describe the tides of the sea');
    await keep();
    await sayApart(author, { id: await idOf('hidden', 'tides'), postId, place: 1 });
    const hide = (at: string) => sql(`update posts set removed_at = ${at} where id = $1`, [postId]);
    await hide('now()');
    await keep();
    expect(await saidOf(postId)).toEqual({ standing: 1, kept: 1 });
    await hide('null');
    await keep();
    expect(await saidOf(postId)).toEqual({ standing: 1, kept: 1 });
  });
});

it('saying it counts as creating something', async () => {
  const app = await startTestApp({ limits: { creationsPerHour: { points: 2, seconds: 3600 } } });
  const { author, told, keep, asked } = await anAskedCollege(app);
  const postId = await told('Limited', 2024, 'What is a mutex?');
  await keep();
  const at = { id: (await asked('limited'))[0]?.['id'], postId, place: 1 };
  await author.ask(apart, at);
  expect((await author.refused(apart, at)).code).toBe('RATE_LIMITED');
  await app.close();
});
