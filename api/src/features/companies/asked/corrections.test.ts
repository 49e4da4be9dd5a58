import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, anAlumnus, type Json, type Person } from '../../../testing/index.ts';
import { aModeratedCollege } from '../../../testing/moderation.ts';
import { aPost, aRound } from '../../../testing/posts.ts';
import { keepCompanies } from '../keep-companies.ts';
import { rebuildCompanies } from '../rebuild-companies.ts';
import { joinedWordings } from './corrections.ts';
import { keepAsked } from './keep-asked.ts';

const page = `query ($slug: String!) { company(slug: $slug) { experienceCount
  asked(first: 50) { nodes { id text experiences places { postId mayCorrect } } } } }`;
const apart =
  'mutation ($id: ID!, $postId: ID!) { setQuestionApart(id: $id, postId: $postId) { id text otherText } }';
const join =
  'mutation ($id: ID!, $otherId: ID!) { joinQuestions(id: $id, otherId: $otherId) { id } }';
const undo = 'mutation ($id: ID!) { undoQuestionCorrection(id: $id) { id } }';

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let [reader, author]: Person[] = [];
beforeAll(async () => {
  college = await aModeratedCollege();
  [reader, author] = [await aMentee(college.app), await anAlumnus(college.app)];
});
afterAll(() => college.app.close());

const told = async (companyName: string, year: number, questionsAsked: string, by = author) =>
  aPost(by ?? (await anAlumnus(college.app)), {
    companyName,
    interviewYear: year,
    role: `SDE ${year}`,
    rounds: [aRound({ roundName: 'DSA', questionsAsked })],
  });
async function keep(): Promise<void> {
  await keepCompanies(college.app.app);
  await keepAsked(college.app.app);
}
const asked = async (slug: string, who = reader): Promise<Json[]> =>
  (await (who as Person).ask(page, { slug })).company.asked.nodes;
/** `Reverse a list 2`: each question with how many experiences tell of it. */
const lines = async (slug: string) =>
  (await asked(slug)).map(({ text, experiences }) => `${text} ${experiences}`).sort();
const rebuild = () => rebuildCompanies(college.app.app);
const logged = async () =>
  (
    await college.app.app.db.sql<{ action: string }>(
      "select action from audit_log where action like 'question.%' order by number",
    )
  ).map(({ action }) => action);

describe('what people say of questions that are told as one', () => {
  it('its author says that it is another one: it stands apart, also when all is grouped anew', async () => {
    const other = await anAlumnus(college.app);
    const mine = await told('Apart', 2024, 'What is a deadlock?');
    const theirs = await told('Apart', 2025, 'What is a deadlock?', other);
    await keep();
    const [one] = await asked('apart', author);
    expect(one?.['places']).toEqual([
      { postId: theirs, mayCorrect: false },
      { postId: mine, mayCorrect: true },
    ]);
    const id = one?.['id'];
    expect((await (author as Person).refused(apart, { id, postId: theirs })).code).toBe(
      'FORBIDDEN',
    );
    expect((await (reader as Person).refused(apart, { id, postId: mine })).code).toBe('FORBIDDEN');
    const said = (await (author as Person).ask(apart, { id, postId: mine })).setQuestionApart;
    expect(said).toMatchObject({ text: 'What is a deadlock?', otherText: null });
    const two = ['What is a deadlock? 1', 'What is a deadlock? 1'];
    expect(await lines('apart')).toEqual(two);
    await rebuild();
    expect(await lines('apart')).toEqual(two);
    // What comes later joins the others, not what stands apart.
    await told('Apart', 2026, 'What is a deadlock?', other);
    await keep();
    expect(await lines('apart')).toEqual(['What is a deadlock? 1', 'What is a deadlock? 2']);
    expect((await (reader as Person).refused(undo, { id: said.id })).code).toBe('FORBIDDEN');
    await (author as Person).ask(undo, { id: said.id });
    expect(await lines('apart')).toEqual(['What is a deadlock? 3']);
    expect(await logged()).toEqual([]);
  });

  it('an admin says that two are one, and takes it back: both are in the audit log', async () => {
    await told('Joined', 2023, 'Explain the event loop');
    await told('Joined', 2024, 'How does a mutex differ from a lock?');
    await told('Joined', 2025, 'Estimate the number of taxis in Pune');
    await keep();
    const before = await lines('joined');
    expect(before).toHaveLength(3);
    const idOf = async (words: string) =>
      (await asked('joined')).find(({ text }) => String(text).includes(words))?.['id'];
    const ids = { id: await idOf('event loop'), otherId: await idOf('mutex') };
    expect((await (reader as Person).refused(join, ids)).code).toBe('FORBIDDEN');
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

  it('what is rebuilt is as it was, and what stood wrong is right', async () => {
    await told('Rebuilt', 2024, 'Two sum');
    await keep();
    await college.app.app.db.sql(
      "update companies set experience_count = 77 where slug = 'rebuilt'",
    );
    await college.app.app.db.sql(
      "update company_questions set experiences = 66 where text = 'Two sum'",
    );
    const { companies, experiences } = await rebuild();
    expect(Math.min(companies, experiences)).toBeGreaterThan(0);
    const { company } = await (reader as Person).ask(page, { slug: 'rebuilt' });
    expect(company.experienceCount).toBe(1);
    expect(await lines('rebuilt')).toEqual(['Two sum 1']);
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
