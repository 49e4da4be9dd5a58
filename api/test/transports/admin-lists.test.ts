import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchRoster } from '../../src/features/imports/roster/roster.ts';
import {
  actOn,
  anImportingCollege,
  csv,
  sendPeople,
  untilImport,
} from '../../src/testing/builders/imports.ts';
import { aJobOpening } from '../../src/testing/builders/jobs.ts';
import { remove, report, restore } from '../../src/testing/builders/moderation.ts';
import { aPost, aRound } from '../../src/testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  type TestApp,
} from '../../src/testing/index.ts';

let app: TestApp;
let owner: Person;
let author: Person;
beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
  author = await anAlumnus(app);
});
afterAll(() => app.close());

const actionsOf = async (targetId: string): Promise<string[]> =>
  (
    await app.app.db.sql<{ action: string }>(
      'select action from audit_log where target_id = $1 order by number',
      [targetId],
    )
  ).map(({ action }) => action);
const linesOf = async (address: string): Promise<string[]> =>
  (await (await fetch(new URL(address, app.url))).text()).trim().split('\n');

describe('lists', () => {
  it('of announcements and imports are sorted and exported, and both exports are logged', async () => {
    for (const message of ['The first word', 'The second word'])
      await owner.ask(
        'mutation ($message: String!) { createAnnouncement(input: { message: $message }) { id } }',
        { message },
      );
    const { oldest, newest } = await owner.ask(
      '{ oldest: allAnnouncements(sort: oldest, search: "word", first: 1) { nodes { message } pageInfo { endCursor } } newest: allAnnouncements(search: "word", first: 1) { nodes { message } } }',
    );
    expect([oldest.nodes[0].message, newest.nodes[0].message]).toEqual([
      'The first word',
      'The second word',
    ]);
    const { allAnnouncements: next } = await owner.ask(
      'query ($after: String) { allAnnouncements(sort: oldest, search: "word", after: $after) { nodes { message } } }',
      { after: oldest.pageInfo.endCursor },
    );
    expect(next.nodes).toEqual([{ message: 'The second word' }]);
    const { exportAnnouncements } = await owner.ask(
      'mutation { exportAnnouncements(search: "word") { address endCursor } }',
    );
    expect(exportAnnouncements.endCursor).toBeNull();
    expect(await linesOf(exportAnnouncements.address)).toHaveLength(3);
    for (const file of ['one', 'two'])
      await sendPeople(
        app,
        owner,
        csv(`Asha,${file}@lists.example,,Ours,CSE,2027,mentee`),
        'roster',
      );
    const sorted = await owner.ask(
      '{ imports(sort: oldest) { nodes { id } } newest: imports { nodes { id } } }',
    );
    const idsOf = (list: Json): string[] => list.nodes.map(({ id }: Json) => id);
    expect(idsOf(sorted.imports)).toEqual(idsOf(sorted.newest).toReversed());
    const { exportImports } = await owner.ask('mutation { exportImports { address } }');
    expect(await linesOf(exportImports.address)).toHaveLength(3);
    const logged = await app.app.db.sql<{ action: string; changes: Json }>(
      "select action, changes from audit_log where action like '%s.export' order by number",
    );
    expect(logged).toEqual([
      { action: 'announcements.export', changes: { search: 'word' } },
      { action: 'imports.export', changes: null },
    ]);
  });

  it('of people like those of the roster are sorted and exported', async () => {
    for (const fullName of ['Meera Alike', 'Nisha Alike'])
      await anUnverifiedMentee(app, { fullName, yearOfGraduation: 2028 });
    const { id } = await sendPeople(
      app,
      owner,
      csv(
        'Meera Alike,meera@alike.example,,Ours,CSE,2028,mentee',
        'Nisha Alike,nisha@alike.example,,Ours,CSE,2028,mentee',
      ),
      'roster',
    );
    await actOn(owner, 'runImport', id);
    await untilImport(owner, id, 'done');
    await matchRoster(app.app).run({});
    const { newest, oldest } = await owner.ask(
      '{ newest: rosterMatches(sort: newest) { nodes { user { fullName } } } oldest: rosterMatches { nodes { user { fullName } } } }',
    );
    const namesOf = (list: Json): string[] => list.nodes.map(({ user }: Json) => user.fullName);
    expect(namesOf(oldest)).toEqual(['Meera Alike', 'Nisha Alike']);
    expect(namesOf(newest)).toEqual(['Nisha Alike', 'Meera Alike']);
    const { exportRosterMatches } = await owner.ask(
      'mutation { exportRosterMatches(search: "nisha") { address } }',
    );
    const [, line, ...more] = await linesOf(exportRosterMatches.address);
    expect(line).toContain('nisha@alike.example');
    expect(more).toEqual([]);
    expect(
      await app.app.db.sql("select from audit_log where action = 'import.exportMatches'"),
    ).toHaveLength(1);
  });
});

describe('how many there are', () => {
  it('is said by all lists, of what their filters find', async () => {
    const writer = await anAlumnus(app);
    for (const companyName of ['Counted One', 'Counted Two', 'Another'])
      await aPost(writer, { companyName });
    const counts = async (lists: string): Promise<Json> =>
      owner.ask(`query ($id: ID!) { ${lists} }`, { id: writer.id });
    const { moderatedContents } = await counts(
      'moderatedContents(list: posts, first: 1, filter: { authorId: $id, company: "Counted" }) { totalCount nodes { id } }',
    );
    expect(moderatedContents).toMatchObject({ totalCount: 2, nodes: [{}] });
    for (const list of [
      'moderatedContents(list: comments, filter: { authorId: $id })',
      'moderatedContents(list: gratitudes, filter: { authorId: $id })',
      'moderatedContents(list: jobs, filter: { authorId: $id })',
      'reportCases(filter: { aboutId: $id })',
      'auditLog(filter: { targetId: $id })',
    ])
      expect(Object.values(await counts(`${list} { totalCount }`))).toEqual([{ totalCount: 0 }]);
    for (const name of ['verifications', 'allAnnouncements', 'feedback', 'rosterMatches'])
      expect(await owner.ask(`{ ${name}(search: "nobody at all") { totalCount } }`)).toEqual({
        [name]: { totalCount: 0 },
      });
    const { imports } = await owner.ask('{ imports(first: 1) { totalCount } }');
    expect(imports.totalCount).toBe((await app.app.db.sql('select id from imports')).length);
  });
});

describe('the audit log', () => {
  it('has what is pinned, unpinned and restored, and exports of an import', async () => {
    const job = await aJobOpening(author);
    await owner.ask('mutation ($id: ID!) { pinJob(id: $id) }', { id: job });
    await owner.ask('mutation ($id: ID!) { unpinJob(id: $id) }', { id: job });
    await owner.ask(remove, { type: 'job', id: job });
    await owner.ask(restore, { type: 'job', id: job });
    expect(await actionsOf(job)).toEqual(['job.pin', 'job.unpin', 'job.hide', 'job.restore']);
    const { id } = await sendPeople(
      app,
      owner,
      csv('Asha,no address,,Ours,CSE,2027,mentee'),
      'roster',
    );
    await owner.ask('mutation ($id: ID!) { exportBadRows(id: $id) }', { id });
    expect(await actionsOf(id)).toEqual(['import.upload', 'import.export']);
  });
});

describe('what a person wrote', () => {
  it('counts what admins took away, apart', async () => {
    const post = await aPost(author, { role: 'Taken away' });
    const counts = () =>
      owner.ask(
        'query ($id: ID!) { adminUser(id: $id) { wrote { posts } removed { posts jobs } } }',
        {
          id: author.id,
        },
      );
    const { wrote } = (await counts()).adminUser;
    await owner.ask(remove, { type: 'post', id: post });
    expect((await counts()).adminUser).toEqual({
      wrote: { posts: wrote.posts - 1 },
      removed: { posts: 1, jobs: 0 },
    });
  });

  it('is kept whole by the case that reports open', async () => {
    const reader = await aMentee(app);
    const long = `Pay first. ${'So many words. '.repeat(60)}Then 98450.`;
    const post = await aPost(author, {
      role: 'Deleted later',
      rounds: [aRound({ questionsAsked: long })],
    });
    await reader.ask(report, { type: 'post', id: post });
    await author.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: post });
    const { reportCases } = await owner.ask(
      '{ reportCases { nodes { id subjectId excerpt words } } }',
    );
    const found = reportCases.nodes.find(({ subjectId }: Json) => subjectId === post);
    expect(found.excerpt).toHaveLength(500);
    expect(found.words).toContain(long);
  });
});
