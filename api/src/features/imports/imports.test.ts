import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../core/context.ts';
import {
  aMentee,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { askGraduatesJob } from './graduates.ts';
import { matchRoster } from './roster.ts';
import { runImportJob } from './running.ts';
import { deleteUnfinishedImports } from './unfinished.ts';

let app: TestApp;
let owner: Person;

const header = 'fullName,email,mobileNumber,college,stream,yearOfGraduation,role';
const facts =
  'id name mode status total validCount invalidCount existingCount createdCount invited undone keptCount isRepeated';
/** So many lines of people at a domain of their own. */
const lines = (domain: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_none, at) => `Person ${at},p${at}@${domain},+91 90000 ${10000 + at},Ours,CSE,2019,alumni`,
  );
const csv = (...rows: string[]) => [header, ...rows].join('\n');

/** Sends a file by the multipart request of GraphQL. */
async function send(file: string | Buffer, mode = 'accounts', by: Person = owner): Promise<Json> {
  const form = new FormData();
  const query = `mutation ($file: Upload!, $mode: ImportMode!) { uploadImport(file: $file, mode: $mode) { ${facts} } }`;
  form.set('operations', JSON.stringify({ query, variables: { file: null, mode } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'people.csv'));
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': '1', authorization: `Bearer ${by.token}` },
    body: form,
  });
  const { data, errors } = (await response.json()) as Json;
  return errors ? { refused: errors[0].message } : data.uploadImport;
}
const act = (mutation: string, id: string) =>
  owner.ask(`mutation ($id: ID!) { ${mutation}(id: $id) { ${facts} } }`, { id });
const read = async (id: string): Promise<Json> =>
  (await owner.ask(`query ($id: ID!) { peopleImport(id: $id) { ${facts} } }`, { id })).peopleImport;
const until = (id: string, status: string): Promise<Json> =>
  eventually(async () => {
    const found = await read(id);
    return found.status === status && found;
  }, status);
const accountsAt = async (domain: string): Promise<number> =>
  (
    await app.app.db.sql<{ count: number }>(
      'select count(*)::int as count from users where email::text like $1',
      [`%@${domain}`],
    )
  )[0]?.count ?? 0;

beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
  owner = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
});
afterEach(() => app.app.db.sql('delete from import_rows where state = $1', ['listed']));
afterAll(() => app.close());

describe('an import of people', () => {
  it('shows every bad row by number, column and reason, and makes nothing of the file yet', async () => {
    const found = await send(
      `\uFEFF${csv(
        'Asha Rao,asha@dry.example,,Ours,ece vlsi,2020,Alumni',
        '=cmd|calc,bad,12,Ours,ARTS,20,teacher',
        '',
        '"Nair, ""K""\nof Kochi",kabir@dry.example,,Ours,CIVIL,2027,student',
        'Asha Again,ASHA@dry.example,,Ours,CSE,2020,alumni',
        'Too,few',
        'Future,future@dry.example,,Ours,CSE,2029,alumni',
        `Owner,${owner.email},,Ours,CSE,2020,alumni`,
      )}`,
    );
    expect(found).toMatchObject({
      status: 'checked',
      mode: 'accounts',
      total: 7,
      validCount: 1,
      invalidCount: 5,
      existingCount: 1,
    });
    const { importRows } = await owner.ask(
      'query ($id: ID!) { importRows(id: $id, state: bad) { nodes { number email problems { column reason } } pageInfo { hasNextPage } } }',
      { id: found.id },
    );
    const said = Object.fromEntries(
      importRows.nodes.map(({ number, problems }: Json) => [
        number,
        problems.map(({ column }: Json) => column),
      ]),
    );
    expect(said).toEqual({
      3: ['fullName', 'email', 'mobileNumber', 'stream', 'yearOfGraduation', 'role'],
      5: ['fullName'],
      6: ['email'],
      7: [''],
      8: ['yearOfGraduation'],
    });
    expect(await accountsAt('dry.example')).toBe(0);
    const { exportBadRows } = await owner.ask('mutation ($id: ID!) { exportBadRows(id: $id) }', {
      id: found.id,
    });
    const file = await (await fetch(new URL(exportBadRows, app.url))).text();
    expect(file).toContain("'=cmd|calc");
    expect(file).toContain('Row 6: email: The same address is in row 2');
    // The file to mend comes back as it is.
    expect(await send(file)).toMatchObject({ total: 5, invalidCount: 4, validCount: 1 });
  });

  it('refuses what is no such file in words, and keeps nothing of it', async () => {
    const before = await app.app.db.sql('select id from imports');
    const refused = async (file: string | Buffer) => (await send(file)).refused as string;
    expect(await refused('')).toBe('The file has no rows');
    expect(await refused(header)).toBe('The file has no rows');
    expect(await refused(`${header}${'\n'.repeat(60_000)}`)).toContain('At most 50,000 rows');
    expect(await refused('name,email\nA,b@c.example')).toContain('unknown columns: name');
    expect(await refused('fullName,email\nA,b@c.example')).toContain('lacks these columns');
    expect(await refused(`${header},email\n`)).toContain('twice');
    expect(await refused(`${header}\n"A,b`)).toContain("can't be read");
    expect(
      await refused(Buffer.from(csv('Ren\u00e9,r@x.example,,O,CSE,2020,alumni'), 'latin1')),
    ).toContain('not UTF-8');
    expect(
      await refused(Buffer.from(`\uFEFF${csv(...lines('x.example', 2))}`, 'utf16le')),
    ).toContain('not UTF-8');
    expect(await refused(`${header}\n${'x'.repeat(5000)}`)).toContain("can't be read");
    expect(await refused(`${header}\n${`${'a'.repeat(3000)}\n`.repeat(3600)}`)).toBe(
      'The file must be smaller than 10 MB',
    );
    expect(await app.app.db.sql('select id from imports')).toEqual(before);
    const admin = await aMentee(app, { isAdmin: true });
    expect(await send(csv(...lines('x.example', 1)), 'accounts', admin)).toEqual({
      refused: 'Not a superAdmin',
    });
  });

  it('makes accounts, invites their people, and makes nothing twice', async () => {
    const file = csv(...lines('once.example', 1100));
    const [first, second] = [await send(file), await send(file)];
    expect([first.isRepeated, second.isRepeated]).toEqual([false, true]);
    await Promise.all([act('runImport', first.id), act('runImport', second.id)]);
    const done = await Promise.all([until(first.id, 'done'), until(second.id, 'done')]);
    expect(done[0].createdCount + done[1].createdCount).toBe(1100);
    expect(await accountsAt('once.example')).toBe(1100);
    const again = await owner.refused('mutation ($id: ID!) { runImport(id: $id) { id } }', {
      id: first.id,
    });
    expect(again.code).toBe('CONFLICT');
    const mail = await eventually(() => app.mails.find(({ to }) => to.endsWith('@once.example')));
    expect(mail.text).toContain(`/forgot-password?email=${encodeURIComponent(mail.to)}`);
    expect(mail.text).toContain('/unsubscribe?token=');
    const [person] = await app.app.db.sql<Json>(
      "select u.is_verified, u.college, u.stream, p.contact from users u join profiles p on p.user_id = u.id where email = 'p7@once.example'",
    );
    expect(person).toEqual({
      is_verified: true,
      college: 'Ours',
      stream: 'CSE',
      contact: '+91 90000 10007',
    });
  });

  it('goes on behind the last row when it was killed, and stops when it is canceled', async () => {
    const { id } = await send(csv(...lines('killed.example', 600)));
    // As a process leaves it that dies behind the first rows.
    await app.app.db.sql(
      "update imports set status = 'running', last_run_row = 201 where id = $1",
      [id],
    );
    const run = runImportJob(app.app).run;
    await Promise.all([run({ id }), run({ id })]);
    expect(await read(id)).toMatchObject({ status: 'done', createdCount: 400 });
    await app.app.db.sql("update imports set status = 'running', last_run_row = 0 where id = $1", [
      id,
    ]);
    await run({ id });
    expect(await read(id)).toMatchObject({ createdCount: 600 });
    expect(await accountsAt('killed.example')).toBe(600);
    // Who has an account by the time it is canceled is invited too.
    const half = await send(csv(...lines('half.example', 3)));
    await app.app.db.sql("update imports set status = 'running' where id = $1", [half.id]);
    await app.app.db.sql(
      "update import_rows set state = 'bad' where import_id = $1 and number > 2",
      [half.id],
    );
    await run({ id: half.id });
    await app.app.db.sql("update imports set status = 'running' where id = $1", [half.id]);
    await app.app.db.sql('update imports set invited = 0 where id = $1', [half.id]);
    await app.app.db.sql(
      "update import_rows set state = 'made' where import_id = $1 and state = 'invited'",
      [half.id],
    );
    await act('cancelImport', half.id);
    await eventually(async () => (await read(half.id)).invited === 1, 'invited');
    const stopped = await send(csv(...lines('stopped.example', 5)));
    expect((await act('cancelImport', stopped.id)).cancelImport.status).toBe('canceled');
    await run({ id: stopped.id });
    expect(await accountsAt('stopped.example')).toBe(0);
  });

  it('is deleted when the process that looked at its rows was killed', async () => {
    const { id } = await send(csv(...lines('cut-off.example', 2)));
    await app.app.db.sql("update imports set status = 'checking' where id = $1", [id]);
    const job = deleteUnfinishedImports(app.app);
    await job.run({});
    expect((await read(id)).status).toBe('checking');
    app.clock.advance(1801);
    await job.run({});
    expect(await app.app.db.sql('select id from imports where id = $1', [id])).toEqual([]);
  });

  it('is undone as far as nobody has signed in', async () => {
    const { id } = await send(csv(...lines('undo.example', 4)));
    await act('runImport', id);
    await until(id, 'done');
    await eventually(() => app.mails.some(({ to }) => to === 'p2@undo.example'), 'the invitation');
    await app.visitor.ask('mutation { forgotPassword(email: "p2@undo.example") { message } }');
    const otp = await app.codeFor('p2@undo.example');
    await app.visitor.ask(
      'mutation ($otp: String!) { resetPassword(email: "p2@undo.example", otp: $otp, newPassword: "Fresh-Horse9!") { message } }',
      { otp },
    );
    await act('undoImport', id);
    expect(await until(id, 'undone')).toMatchObject({ undone: 3, keptCount: 1 });
    expect(await accountsAt('undo.example')).toBe(1);
    const logged = await app.app.db.sql<Json>(
      'select action, changes from audit_log where target_id = $1 order by number',
      [id],
    );
    const name = 'people.csv';
    expect(logged.slice(1)).toEqual([
      { action: 'import.run', changes: { name, rows: 4 } },
      { action: 'import.finish', changes: { name, made: 4, known: 0 } },
      { action: 'import.undo', changes: { name, made: 4 } },
      { action: 'import.undone', changes: { name, undone: 3, kept: 1 } },
    ]);
  });
});

describe('a roster', () => {
  it('verifies who has its address, and shows admins who only has its name, year and branch', async () => {
    const [same, alike, other] = [
      await anUnverifiedMentee(app, { email: 'same@roster.example' }),
      await anUnverifiedMentee(app, { fullName: 'Meera PILLAI', yearOfGraduation: 2028 }),
      await anUnverifiedMentee(app),
    ];
    const { id } = await send(
      csv(
        'Somebody,SAME@roster.example,,Ours,CSE,2027,mentee',
        'Meera Pillai,meera@roster.example,,Ours,CSE,2028,mentee',
      ),
      'roster',
    );
    await act('runImport', id);
    await until(id, 'done');
    await matchRoster(app.app).run({});
    const isVerified = async (person: Person) =>
      (await person.ask('{ me { isVerified } }')).me.isVerified;
    expect([await isVerified(same), await isVerified(alike), await isVerified(other)]).toEqual([
      true,
      false,
      false,
    ]);
    const { rosterMatches } = await owner.ask(
      '{ rosterMatches { nodes { user { id } email rosterEmail } } }',
    );
    expect(rosterMatches.nodes).toEqual([
      { user: { id: alike.id }, email: alike.email, rosterEmail: 'meera@roster.example' },
    ]);
    const decide = 'mutation ($id: ID!) { decideRosterMatch(userId: $id, isSame: true) }';
    await owner.ask(decide, { id: alike.id });
    expect(await isVerified(alike)).toBe(true);
    expect((await owner.refused(decide, { id: alike.id })).code).toBe('CONFLICT');
    // Undone, it says how many stay verified, and asks about nobody any more.
    const wrong = await send(csv('No Body,nobody@roster.example,,Ours,CSE,2027,mentee'), 'roster');
    const asked = await anUnverifiedMentee(app, { fullName: 'No Body', yearOfGraduation: 2027 });
    await act('runImport', wrong.id);
    await until(wrong.id, 'done');
    await matchRoster(app.app).run({});
    const matches = '{ rosterMatches { nodes { user { id } } } }';
    expect((await owner.ask(matches)).rosterMatches.nodes).toEqual([{ user: { id: asked.id } }]);
    await act('undoImport', wrong.id);
    expect(await until(wrong.id, 'undone')).toMatchObject({ undone: 1, keptCount: 0 });
    expect((await owner.ask(matches)).rosterMatches.nodes).toEqual([]);
    await act('undoImport', id);
    expect(await until(id, 'undone')).toMatchObject({ undone: 0, keptCount: 2 });
    expect(await isVerified(same)).toBe(true);
    expect(await accountsAt('roster.example')).toBe(1);
  });
});

describe('students past their year of graduation', () => {
  it('are asked once a year to become alumni, and changed by nobody', async () => {
    const graduate = await aMentee(app, { yearOfGraduation: 2020 });
    const { graduatesToAsk } = await owner.ask('{ graduatesToAsk }');
    expect(graduatesToAsk).toBe(1);
    await Promise.all([askGraduatesJob(app.app).run({}), askGraduatesJob(app.app).run({})]);
    expect((await app.mailTo(graduate.email)).subject).toBe('Have you graduated?');
    expect((await owner.ask('{ graduatesToAsk }')).graduatesToAsk).toBe(0);
    const told = await eventually(async () => {
      const { notifications } = await graduate.ask('{ notifications { nodes { content } } }');
      return notifications.nodes.length > 0 && notifications.nodes;
    });
    expect(told).toEqual([{ content: 'Have you graduated? Become an alumnus, if you like' }]);
    expect((await graduate.ask('{ me { role } }')).me.role).toBe('mentee');
    const asked = await change(app.app, (work) => work.sql('select year from graduation_asks'));
    expect(asked).toHaveLength(1);
    // Pressed twice, it is done and logged once.
    await aMentee(app, { yearOfGraduation: 2019 });
    const press = () => owner.ask('mutation { askGraduates }');
    const counts = (await Promise.all([press(), press()])).map(({ askGraduates }) => askGraduates);
    expect(counts.toSorted()).toEqual([0, 1]);
    const logged = await app.app.db.sql('select id from audit_log where action = $1', [
      'user.askGraduates',
    ]);
    expect(logged).toHaveLength(1);
  });
});
