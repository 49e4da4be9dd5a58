import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAskedCollege, apart, dismiss, join, undo } from '../../../testing/asked.ts';
import { aModeratedCollege } from '../../../testing/builders/moderation.ts';
import type { Json } from '../../../testing/index.ts';
import { rebuildCompanies } from '../rebuild-companies.ts';
import { joinedWordings } from './corrections.ts';
import { keptAtOnce } from './keep-asked.queries.ts';

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let story: Awaited<ReturnType<typeof anAskedCollege>>;
beforeAll(async () => {
  college = await aModeratedCollege();
  story = await anAskedCollege(college.app);
});
afterAll(() => college.app.close());

const rebuild = () => rebuildCompanies(college.app.app);
const logged = async () =>
  (
    await college.app.app.db.sql<{ action: string }>(
      "select action from audit_log where action like 'question.%' order by number",
    )
  ).map(({ action }) => action);

describe('what people say of questions that are told as one', () => {
  it('its author says that it is another one: it stands apart, also when all is grouped anew', async () => {
    const { author, reader, other, told, keep, asked, lines } = story;
    const mine = await told('Apart', 2024, 'What is a deadlock?');
    const theirs = await told('Apart', 2025, 'What is a deadlock?', other);
    await keep();
    const [one] = await asked('apart', author);
    expect(one?.['places']).toEqual([
      { postId: theirs, place: 1, mayCorrect: false },
      { postId: mine, place: 1, mayCorrect: true },
    ]);
    const [of, at] = [
      { id: one?.['id'], place: 1 },
      { id: one?.['id'], place: 1, postId: mine },
    ];
    expect((await author.refused(apart, { ...of, postId: theirs })).code).toBe('FORBIDDEN');
    expect((await reader.refused(apart, at)).code).toBe('FORBIDDEN');
    const said = (await author.ask(apart, at)).setQuestionApart;
    expect(said).toMatchObject({ text: 'What is a deadlock?', otherText: null });
    const two = ['What is a deadlock? 1', 'What is a deadlock? 1'];
    expect(await lines('apart')).toEqual(two);
    await rebuild();
    expect(await lines('apart')).toEqual(two);
    // What comes later joins the others, not what stands apart.
    await told('Apart', 2026, 'What is a deadlock?', other);
    await keep();
    expect(await lines('apart')).toEqual(['What is a deadlock? 1', 'What is a deadlock? 2']);
    expect((await reader.refused(undo, { id: said.id })).code).toBe('FORBIDDEN');
    await author.ask(undo, { id: said.id });
    expect(await lines('apart')).toEqual(['What is a deadlock? 3']);
    expect(await logged()).toEqual([]);
  });

  it('what comes later joins the others also where what stands apart is the older question', async () => {
    const { author, other, told, keep, asked, lines } = story;
    const postId = await told('Older', 2024, 'What is a semaphore?');
    await keep();
    const [alone] = await asked('older');
    await author.ask(apart, { id: alone?.['id'], postId, place: 1 });
    await told('Older', 2025, 'What is a semaphore?', other);
    await keep();
    expect(await lines('older')).toEqual(['What is a semaphore? 1', 'What is a semaphore? 1']);
    await told('Older', 2026, 'What is a semaphore?', other);
    await keep();
    const two = ['What is a semaphore? 1', 'What is a semaphore? 2'];
    expect(await lines('older')).toEqual(two);
    expect((await asked('older')).at(-1)?.['places']).toMatchObject([{ postId }]);
    await rebuild();
    expect(await lines('older')).toEqual(two);
  });

  it('an admin says that two are one, and takes it back: both are in the audit log', async () => {
    const { reader, told, keep, asked, lines } = story;
    await told('Joined', 2023, 'Explain the event loop');
    await told('Joined', 2024, 'How does a mutex differ from a lock?');
    await told('Joined', 2025, 'Estimate the number of taxis in Pune');
    await keep();
    const before = await lines('joined');
    expect(before).toHaveLength(3);
    const idOf = (words: string) => story.idOf('joined', words);
    const ids = { id: await idOf('event loop'), otherId: await idOf('mutex') };
    expect((await reader.refused(join, ids)).code).toBe('FORBIDDEN');
    const first = (await college.admin.ask(join, ids)).joinQuestions;
    expect((await asked('joined')).map(({ experiences }) => experiences)).toEqual([2, 1]);
    // A third joins the two, and its like later on.
    const all = { id: (await asked('joined'))[0]?.['id'], otherId: await idOf('taxis') };
    const second = (await college.admin.ask(join, all)).joinQuestions;
    await told('Joined', 2026, 'How does a mutex differ from a lock?');
    await keep();
    expect((await asked('joined')).map(({ experiences }) => experiences)).toEqual([4]);
    await rebuild();
    expect((await asked('joined')).map(({ experiences }) => experiences)).toEqual([4]);
    await college.admin.ask(undo, { id: second.id });
    expect((await asked('joined')).map(({ experiences }) => experiences)).toEqual([3, 1]);
    await college.admin.ask(undo, { id: first.id });
    expect((await asked('joined')).map(({ experiences }) => experiences)).toEqual([2, 1, 1]);
    expect(await logged()).toEqual([
      'question.one',
      'question.one',
      'question.undo',
      'question.undo',
    ]);
    const [one] = await asked('joined');
    const twice = { id: one?.['id'], otherId: one?.['id'] };
    expect((await college.admin.refused(join, twice)).code).toBe('CONFLICT');
  });

  it('its author says that a line is no question: it is left out for good, and comes back by Undo', async () => {
    const { author, reader, other, told, keep, asked, lines } = story;
    const mine = await told('None', 2024, '- Red pen\n- What is a kernel?');
    await told('None', 2025, '- Red pen', other);
    await keep();
    expect(await lines('none')).toEqual(['Red pen 2', 'What is a kernel? 1']);
    const at = { id: await story.idOf('none', 'Red pen'), postId: mine, place: 1 };
    expect((await reader.refused(dismiss, at)).code).toBe('FORBIDDEN');
    const theirs = (await asked('none')).flatMap(({ places }) => places as Json[]);
    const elsewhere = { ...at, postId: theirs.find(({ mayCorrect }) => !mayCorrect)?.['postId'] };
    expect((await other.refused(dismiss, at)).code).toBe('FORBIDDEN');
    const said = (await author.ask(dismiss, at)).dismissQuestion;
    expect(said.text).toBe('Red pen');
    const one = ['Red pen 1', 'What is a kernel? 1'];
    expect(await lines('none')).toEqual(one);
    expect((await author.refused(dismiss, at)).code).toBe('NOT_FOUND');
    await rebuild();
    expect(await lines('none')).toEqual(one);
    const before = await logged();
    const byAdmin = (
      await college.admin.ask(dismiss, { ...elsewhere, id: await story.idOf('none', 'Red pen') })
    ).dismissQuestion;
    expect(await lines('none')).toEqual(['What is a kernel? 1']);
    await author.ask(undo, { id: said.id });
    expect(await lines('none')).toEqual(one);
    await college.admin.ask(undo, { id: byAdmin.id });
    expect(await lines('none')).toEqual(['Red pen 2', 'What is a kernel? 1']);
    expect((await logged()).slice(before.length)).toEqual(['question.none', 'question.undo']);
  });

  it('what stood apart and is no question stands apart again by Undo', async () => {
    const { author, other, told, keep, lines } = story;
    const postId = await told('Both', 2024, 'Draw a Petri net');
    await told('Both', 2025, 'Draw a Petri net', other);
    await keep();
    const where = async () => ({ id: await story.idOfPlace('both', postId), postId, place: 1 });
    await author.ask(apart, await where());
    const said = (await author.ask(dismiss, await where())).dismissQuestion;
    expect(await lines('both')).toEqual(['Draw a Petri net 1']);
    await author.ask(undo, { id: said.id });
    expect(await lines('both')).toEqual(['Draw a Petri net 1', 'Draw a Petri net 1']);
  });

  it('what is rebuilt is as it was, and what stood wrong is right', async () => {
    await story.told('Rebuilt', 2024, 'Two sum');
    await story.keep();
    await college.app.app.db.sql(
      "update companies set experience_count = 77 where slug = 'rebuilt'",
    );
    await college.app.app.db.sql(
      "update company_questions set experiences = 66 where text = 'Two sum'",
    );
    const { companies, experiences } = await rebuild();
    expect(Math.min(companies, experiences)).toBeGreaterThan(0);
    expect((await story.company('rebuilt'))['experienceCount']).toBe(1);
    expect(await story.lines('rebuilt')).toEqual(['Two sum 1']);
  });

  it('nothing of what stands goes into a group that stood wrong before the rebuild', async () => {
    const { other, told, keep, lines } = story;
    const [few, many] = ['Name the layers of a glacier', 'Draw the phases of a stepper motor'];
    const years = (count: number) => Array.from({ length: count }, (_, at) => 2010 + at);
    for (const year of years(3)) await told('Strays', year, few);
    for (const year of years(keptAtOnce + 3)) await told('Strays', year, many, other);
    await keep();
    const right = [`${many} ${keptAtOnce + 3}`, `${few} 3`];
    expect(await lines('strays')).toEqual(right);
    // The many strayed into the group of the few: nothing is left of their own but its line.
    await college.app.app.db.sql(
      'update asked_questions set group_id = (select group_id from asked_questions where text = $1 limit 1) where text = $2',
      [few, many],
    );
    await rebuild();
    expect(await lines('strays')).toEqual(right);
  });
});

it('wordings that are joined in a row are one set, whatever order they come in', () => {
  const pair = (text: string, otherText: string) => ({ text, otherText });
  const sets = joinedWordings([pair('d', 'c'), pair('a', 'b'), pair('c', 'b')]);
  expect([...sets].sort()).toEqual([
    ['a', 'a'],
    ['b', 'a'],
    ['c', 'a'],
    ['d', 'a'],
  ]);
});
