import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { yearOf } from '../../core/clock.ts';
import {
  actOn,
  anImportingCollege,
  countAccountsAt,
  csv,
  header,
  lines,
  readImport,
  sendPeople,
  untilImport,
} from '../../testing/builders/imports.ts';
import { aMentee, eventually, type Json, type Person, type TestApp } from '../../testing/index.ts';
import { importLimits } from './import-limits.ts';
import { inviteSome } from './invited/invitations.ts';
import { runImportJob } from './run-import.ts';
import { undoImportJob } from './undo-import.ts';
import { deleteUnfinishedImports } from './upkeep/delete-unfinished.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
});
afterEach(() => app.app.db.sql('delete from import_rows where state = $1', ['listed']));
afterAll(() => app.close());

const send = (file: string | Buffer, mode = 'accounts', by = owner) =>
  sendPeople(app, by, file, mode);
const act = (mutation: string, id: string) => actOn(owner, mutation, id);
const read = (id: string) => readImport(owner, id);
const until = (id: string, status: string) => untilImport(owner, id, status);
const accountsAt = (domain: string) => countAccountsAt(app, domain);

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
        `Future,future@dry.example,,Ours,CSE,${yearOf(app.clock) + 1},alumni`,
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
    const problemsByRow = Object.fromEntries(
      importRows.nodes.map(({ number, problems }: Json) => [
        number,
        problems.map(({ column }: Json) => column),
      ]),
    );
    expect(problemsByRow).toEqual({
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
    expect(await refused('fullName,email\nA,b@c.example')).toContain('Branch (stream)');
    expect(await refused('Notes of today\nNobody came.')).toContain('must name the columns');
    expect(await refused(`${header},email\n`)).toContain('twice');
    expect(await refused(`${header}\n"A,b`)).toContain("can't be read");
    expect(
      await refused(Buffer.from(csv('Ren\u00e9,r@x.example,,O,CSE,2020,alumni'), 'latin1')),
    ).toContain('not UTF-8');
    expect(
      await refused(Buffer.from(`\uFEFF${csv(...lines('x.example', 2))}`, 'utf16le')),
    ).toContain('not UTF-8');
    expect(await refused(`${header}\n${'x'.repeat(5000)}`)).toContain("can't be read");
    expect(await refused(`${header}\n${','.repeat(9_000_000)}`)).toContain("line 2 can't be read");
    expect(await refused(`${header}\n${`${'a'.repeat(3000)}\n`.repeat(3600)}`)).toBe(
      'The file must be smaller than 10 MB',
    );
    // The transport cuts a file off at 11 MB, by a way of its own.
    expect(await refused(`${header}\n${`${'a'.repeat(3000)}\n`.repeat(4000)}`)).toBe(
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

  it("does not invite who has stopped the college's mails, says so, and takes their account back too", async () => {
    const { id } = await send(csv(...lines('declined.example', 2)));
    await act('runImport', id);
    await eventually(async () => (await read(id)).invited === 2, 'invited');
    // As it stands before its people are invited, one of whom has stopped these mails.
    await app.app.db.sql("update import_rows set state = 'made' where import_id = $1", [id]);
    await app.app.db.sql('update imports set invited = 0 where id = $1', [id]);
    await app.app.db.sql(
      "insert into notification_settings (user_id, mail_college) select id, false from users where email = 'p1@declined.example'",
    );
    await inviteSome(app.app).run({ id });
    expect(await read(id)).toMatchObject({ createdCount: 2, invited: 1, declinedCount: 1 });
    const { importRows } = await owner.ask(
      'query ($id: ID!) { importRows(id: $id, state: declined) { nodes { email } } }',
      { id },
    );
    expect(importRows.nodes).toEqual([{ email: 'p1@declined.example' }]);
    await act('undoImport', id);
    expect(await until(id, 'undone')).toMatchObject({ undone: 2 });
    expect(await accountsAt('declined.example')).toBe(0);
  });

  it('is undone one account after the other, with a rest for others after each', async () => {
    const { id } = await send(csv(...lines('rests.example', 3)));
    await act('runImport', id);
    await until(id, 'done');
    await app.app.db.sql("update imports set status = 'undoing' where id = $1", [id]);
    const left: number[] = [];
    await undoImportJob(app.app, async (milliseconds) => {
      expect(milliseconds).toBeGreaterThan(0);
      // Others are answered meanwhile.
      left.push(await accountsAt('rests.example'));
    }).run({ id });
    expect(left).toEqual([2, 1, 0]);
    expect(await read(id)).toMatchObject({ status: 'undone', undone: 3 });
  });

  it('has the time to be undone however large it is, and counts nobody twice where it is begun beside itself', async () => {
    const { id } = await send(csv(...lines('beside.example', 5)));
    await act('runImport', id);
    await until(id, 'done');
    await app.app.db.sql("update imports set status = 'undoing' where id = $1", [id]);
    await app.app.db.sql(
      "update users set email_proven_at = now() where email in ('p2@beside.example', 'p4@beside.example')",
    );
    let isFirst = true;
    const job = undoImportJob(app.app, async () => {
      if (!isFirst) return;
      isFirst = false;
      await undoImportJob(app.app, () => Promise.resolve()).run({ id });
    });
    await job.run({ id });
    expect(await read(id)).toMatchObject({ status: 'undone', undone: 3, keptCount: 2 });
    const logged = await app.app.db.sql(
      "select from audit_log where target_id = $1 and action = 'import.undone'",
      [id],
    );
    expect(logged).toHaveLength(1);
    // On a small machine half a second each, with the rests.
    expect((job.hoursAtMost ?? 0) * 3600).toBeGreaterThan(importLimits.rows / 2);
  });

  it('lets others read while it is undone', async () => {
    const people = 24;
    const { id } = await send(csv(...lines('meanwhile.example', people)));
    await act('runImport', id);
    await until(id, 'done');
    await act('undoImport', id);
    const leftAfterEachFeed: number[] = [];
    do {
      await owner.ask('{ feedPosts(first: 10) { nodes { id } } }');
      leftAfterEachFeed.push(await accountsAt('meanwhile.example'));
    } while ((leftAfterEachFeed.at(-1) ?? 0) > 0);
    // The feed was answered between the first account that went and the last one.
    expect(leftAfterEachFeed.some((left) => left > 0 && left < people)).toBe(true);
    await until(id, 'undone');
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

  it('is undone as far as nobody has signed in or was made an admin', async () => {
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
    await app.app.db.sql("update users set is_admin = true where email = 'p3@undo.example'");
    await act('undoImport', id);
    expect(await until(id, 'undone')).toMatchObject({ undone: 2, keptCount: 2 });
    expect(await accountsAt('undo.example')).toBe(2);
    const logged = await app.app.db.sql<Json>(
      'select action, changes from audit_log where target_id = $1 order by number',
      [id],
    );
    const name = 'people.csv';
    expect(logged.slice(1)).toEqual([
      { action: 'import.run', changes: { name, rows: 4 } },
      { action: 'import.finish', changes: { name, made: 4, known: 0 } },
      { action: 'import.undo', changes: { name, made: 4 } },
      { action: 'import.undone', changes: { name, undone: 2, kept: 2 } },
    ]);
  });
});
