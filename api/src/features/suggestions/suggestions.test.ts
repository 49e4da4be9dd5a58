import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobOpening } from '../../testing/builders/jobs.ts';
import { aModeratedCollege, remove, restore } from '../../testing/builders/moderation.ts';
import { aPost } from '../../testing/builders/posts.ts';
import type { Json, Person } from '../../testing/index.ts';
import { aMentee, anAlumnus, statementsOf } from '../../testing/index.ts';
import { keepCompanies } from '../companies/index.ts';

const query = `query ($search: String!, $kinds: [SuggestionKind!]) {
  suggestions(search: $search, kinds: $kinds) {
    kind text target companyName experienceCount user { id fullName } } }`;
const block = 'mutation ($userId: ID!) { blockUser(userId: $userId) { id } }';
const unblock = 'mutation ($userId: ID!) { unblockUser(userId: $userId) { id } }';

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let [asha, reader]: Person[] = [];
let [post, opening]: string[] = [];

const suggested = async (search: string, more: object = {}, who = reader): Promise<Json[]> =>
  (await (who as Person).ask(query, { search, ...more })).suggestions;
/** `company Infosys Ltd.`: what is suggested. */
const words = async (...asked: Parameters<typeof suggested>): Promise<string[]> =>
  (await suggested(...asked)).map(({ kind, text }) => `${kind} ${text}`);

beforeAll(async () => {
  college = await aModeratedCollege();
  const { app } = college;
  asha = await anAlumnus(app, { fullName: 'Meenal Verma' });
  reader = await aMentee(app, { fullName: 'Ravi Kumar', isVerified: true });
  post = await aPost(asha, {
    companyName: 'Infosys Ltd.',
    role: 'Systems Engineer',
    hashtags: ['#SystemDesign'],
  });
  opening = await aJobOpening(asha, { companyName: 'Zoho', role: 'System Analyst' });
  await keepCompanies(app.app);
});
afterAll(() => college.app.close());

describe('what is typed', () => {
  it.each([
    ['the beginning of a company, however it is written', 'infosys l', 'company Infosys Ltd.'],
    ['the middle of a word', 'fosys', 'company Infosys Ltd.'],
    ['a letter wrong', 'infosis', 'company Infosys Ltd.'],
    ['a name', 'meen', 'person Meenal Verma'],
    ['a hashtag, with its sign or without', '#systemd', 'hashtag #SystemDesign'],
    [
      'words beside it that fit every company',
      'infosys interview questions',
      'company Infosys Ltd.',
    ],
    ['such words alone, which tell nothing', 'interview questions', ''],
    ['the company of an opening', 'zoho', 'company Zoho,opening System Analyst'],
    ['one letter: too much would be meant', 'i', ''],
    ['nothing', '  ', ''],
    ['wildcards, which stand for themselves', '%%', ''],
  ])('may be %s', async (_name, typed, meant) => {
    expect((await words(typed)).join()).toBe(meant);
  });

  it('is suggested by kind, each with what leads to it, in one statement', async () => {
    const statements = await statementsOf(college.app.app, async () => {
      expect(await words('system')).toEqual([
        'role Systems Engineer',
        'hashtag #SystemDesign',
        'opening System Analyst',
      ]);
    });
    expect(statements).toHaveLength(1);
    expect(await suggested('info')).toMatchObject([{ target: 'infosys', experienceCount: 1 }]);
    expect(await suggested('system analyst')).toMatchObject([
      { target: opening, companyName: 'Zoho' },
    ]);
    expect(await suggested('verma')).toMatchObject([{ target: asha?.id, user: { id: asha?.id } }]);
  });

  it('is narrowed to some kinds, for a field of a form', async () => {
    expect(await words('system', { kinds: ['role', 'company'] })).toEqual([
      'role Systems Engineer',
    ]);
    expect(await suggested('system', { kinds: [] })).toEqual([]);
  });

  it('is a role of its own where others are like it in parts: none covers the form', async () => {
    const role = { kinds: ['role'] };
    expect(await words('sistems engineer', role)).toEqual(['role Systems Engineer']);
    expect(await words('building systems engineer', role)).toEqual([]);
  });
});

describe('who types', () => {
  it('is not told of people whom a block keeps apart, whoever blocked', async () => {
    await asha?.ask(block, { userId: reader?.id });
    expect(await words('meenal')).toEqual([]);
    expect(await words('ravi', {}, asha)).toEqual([]);
    await asha?.ask(unblock, { userId: reader?.id });
    expect(await words('meenal')).toEqual(['person Meenal Verma']);
  });

  it('is told of no company or opening before they are a member', async () => {
    const pending = await aMentee(college.app, { isVerified: false });
    expect(await words('zoho', {}, pending)).toEqual([]);
    expect(await words('zoho', { kinds: ['company'] }, pending)).toEqual([]);
    expect(await words('meenal', {}, pending)).toEqual(['person Meenal Verma']);
  });

  it('is refused in words after many in a minute', async () => {
    const hasty = await aMentee(college.app);
    const { limits } = college.app.app;
    await limits.block('suggestions', hasty.id, 60);
    expect((await hasty.refused(query, { search: 'zoho' })).code).toBe('RATE_LIMITED');
    await limits.reset('suggestions', hasty.id);
  });
});

describe('words of what nobody reads', () => {
  it('are not suggested once an admin took it away, and come back with it', async () => {
    await college.admin.ask(remove, { type: 'post', id: post });
    await college.admin.ask(remove, { type: 'job', id: opening });
    await keepCompanies(college.app.app);
    for (const typed of ['system', 'infosys', 'zoho']) expect(await words(typed)).toEqual([]);
    await college.admin.ask(restore, { type: 'post', id: post });
    await college.admin.ask(restore, { type: 'job', id: opening });
    await keepCompanies(college.app.app);
    expect(await words('system')).toHaveLength(3);
  });

  it('are not suggested while their author is banned, nor is the author', async () => {
    const { app } = college.app;
    await app.db.sql('update users set is_banned = true where id = $1', [asha?.id]);
    await keepCompanies(app);
    for (const typed of ['system', 'infosys', 'zoho', 'meenal'])
      expect(await words(typed)).toEqual([]);
    await app.db.sql('update users set is_banned = false where id = $1', [asha?.id]);
    await keepCompanies(app);
  });

  it('are not suggested of openings that are over', async () => {
    const past = await aJobOpening(asha as Person, { companyName: 'Zoho', role: 'Payments Lead' });
    expect(await words('payments')).toEqual(['opening Payments Lead']);
    await asha?.ask('mutation ($id: ID!) { closeJob(id: $id) { id } }', {
      id: past,
    });
    expect(await words('payments')).toEqual([]);
  });
});
