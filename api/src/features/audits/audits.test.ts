import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditActions } from '../../../../schema/rules/audits/audit-actions.ts';
import { auditActionText } from '../../../../schema/rules/audits/audits-texts.ts';
import { change } from '../../core/context.ts';
import { newId } from '../../core/ids.ts';
import { aMentee, type Person, startTestApp, type TestApp } from '../../testing/index.ts';
import { audit, verifyAuditLog } from './index.ts';

let app: TestApp;
let owner: Person;
let admin: Person;
const list =
  'query ($filter: AuditFilterInput, $first: Int, $after: String) { auditLog(filter: $filter, first: $first, after: $after) { nodes { id number admin { id } action targetType targetId changes { name value } createdAt } pageInfo { endCursor hasNextPage } } }';

const note = (by: Person, action: 'post.hide' | 'post.delete', targetId: string | null = null) =>
  change(app.app, (work) => {
    /** With a fact that older programs told of it: lists and exports show it too. */
    const changes: { reason: string } = Object.assign({ reason: '=Spam' }, { until: null });
    audit(work, {
      adminId: by.id,
      action,
      targetId,
      changes,
      at: app.clock.now(),
    });
    return Promise.resolve();
  });
const verify = () => verifyAuditLog(app.app.db);
/** What somebody does who holds the database itself. */
const bySql = (...statements: string[]) =>
  change(app.app, async (work) => {
    await work.sql('alter table audit_log disable trigger all');
    for (const statement of statements) await work.sql(statement);
    await work.sql('alter table audit_log enable trigger all');
  });

beforeAll(async () => {
  app = await startTestApp();
  owner = await aMentee(app, { isAdmin: true, isSuperAdmin: true, fullName: 'Sunita Kujur' });
  admin = await aMentee(app, { isAdmin: true });
});
afterAll(() => app.close());

describe('the audit log', () => {
  it('all that can be logged has words of its own, and none means two things', () => {
    const words = Object.values(auditActions).map((one) => one.words);
    expect(new Set(words).size).toBe(words.length);
    expect(auditActionText('user.unwarn')).toBe('Took a warning back');
    expect(auditActionText('long.gone')).toBe('long.gone');
  });

  it('is listed for super admins, newest first, in pages and by filters', async () => {
    const target = newId();
    await note(owner, 'post.hide', target);
    await note(admin, 'post.delete');
    const { auditLog } = await owner.ask(list, { first: 1 });
    expect(auditLog.nodes).toMatchObject([
      {
        action: 'post.delete',
        admin: { id: admin.id },
        changes: [
          { name: 'until', value: null },
          { name: 'reason', value: '=Spam' },
        ],
      },
    ]);
    const next = await owner.ask(list, { first: 1, after: auditLog.pageInfo.endCursor });
    expect(next.auditLog.nodes[0].targetId).toBe(target);
    const actions = async (filter: Record<string, string>) =>
      (await owner.ask(list, { filter })).auditLog.nodes.map((n: { action: string }) => n.action);
    expect(await actions({ admin: admin.id })).toEqual(['post.delete']);
    expect(await actions({ targetId: target, targetType: 'post' })).toEqual(['post.hide']);
    expect(await actions({ action: 'post.hide' })).toEqual(['post.hide']);
    expect(await actions({ admin: 'nobody' })).toEqual([]);
    expect(await actions({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
    expect(await actions({ from: '2020-01-01', to: '2199-12-31' })).toHaveLength(2);
    expect(await owner.refused(list, { filter: { from: 'soon' } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { from: expect.any(String) as string },
    });
    expect(await owner.ask('{ auditActions }')).toEqual({
      auditActions: ['post.delete', 'post.hide'],
    });
  });

  it('is for super admins alone', async () => {
    expect(await admin.refused(list)).toMatchObject({ message: 'Not a superAdmin' });
    const { status, body } = await owner.rest('GET', '/api/admin/audit?action=post.hide');
    expect([status, body.audit]).toMatchObject([
      200,
      [{ action: 'post.hide', changes: { reason: '=Spam' } }],
    ]);
    expect((await admin.rest('GET', '/api/admin/audit')).status).toBe(403);
  });

  it('is exported without formulas, which is logged', async () => {
    const { exportAuditLog } = await owner.ask(
      'mutation { exportAuditLog(filter: { action: "post.hide" }) { address } }',
    );
    const csv = await (await fetch(new URL(exportAuditLog.address, app.url))).text();
    expect(csv.split('\n')).toHaveLength(3);
    expect(csv).toContain('Sunita Kujur');
    const { auditLog } = await owner.ask(list, { first: 1 });
    expect(auditLog.nodes[0]).toMatchObject({
      action: 'audit.export',
      changes: [{ name: 'action', value: 'post.hide' }],
    });
  });

  it('is exported in parts that follow one another, down to the first entry', async () => {
    const whole =
      'mutation ($after: String) { exportAuditLog(after: $after) { address endCursor } }';
    const numbersOf = async (after: string | null): Promise<number[]> => {
      const { exportAuditLog } = await owner.ask(whole, { after });
      expect(exportAuditLog.endCursor).toBeNull();
      const csv = await (await fetch(new URL(exportAuditLog.address, app.url))).text();
      return csv
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => Number(line.split(',')[0]));
    };
    const { auditLog } = await owner.ask(list, { first: 2 });
    const rest = await numbersOf(auditLog.pageInfo.endCursor);
    const [, second] = auditLog.nodes;
    expect(rest[0]).toBe(second.number - 1);
    expect(rest.at(-1)).toBe(1);
    // Its own line was not there when it was read.
    expect((await numbersOf(null))[0]).toBe(auditLog.nodes[0].number + 1);
    expect(await admin.refused(whole)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await owner.refused(whole, { after: 'x' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('stays a chain when many do something at once', async () => {
    const before = (await verify()).entries;
    await Promise.all(Array.from({ length: 20 }, () => note(admin, 'post.hide')));
    expect(await verify()).toMatchObject({ entries: before + 20, broken: null });
  });

  it('refuses changes, but for the reference to a deleted account, which leaves it whole', async () => {
    const leaving = await aMentee(app, { isAdmin: true });
    await note(leaving, 'post.hide');
    for (const statement of [
      "update audit_log set action = 'post.restore'",
      'update audit_log set admin_id = null',
      'delete from audit_log',
      'truncate audit_log',
    ])
      await expect(change(app.app, (work) => work.sql(statement))).rejects.toThrow(
        'the audit log is not changed',
      );
    await leaving.ask('mutation { deleteAccount { message } }');
    const { auditLog } = await owner.ask(list, { first: 1 });
    expect(auditLog.nodes[0].admin).toBeNull();
    expect((await verify()).broken).toBeNull();
  });

  it('tells where somebody changed it in the database', async () => {
    const [entry] = await app.app.db.sql<{ id: string; number: string; action: string }>(
      'select id, number::text as number, action from audit_log where number = 3',
    );
    const set = (column: string, value: string) =>
      bySql(`update audit_log set ${column} = ${value} where number = 3`);
    await set('action', "'post.restore'");
    expect((await verify()).broken).toEqual({ number: '3', id: entry?.id, why: 'it was changed' });
    const check = '{ auditCheck { isWhole isComplete entries problem } }';
    expect((await owner.ask(check)).auditCheck).toEqual({
      isWhole: false,
      isComplete: true,
      entries: 2,
      problem: 'Entry 3 is broken: it was changed',
    });
    await set('action', `'${entry?.action}'`);
    const [row] = await app.app.db.sql<{ admin: string }>(
      'select admin_id::text as admin from audit_log where number = 3',
    );
    await set('admin_id', `'${row?.admin === owner.id ? admin.id : owner.id}'`);
    expect((await verify()).broken?.why).toBe('its admin was changed');
    await set('admin_id', `'${row?.admin}'`);
    expect((await verify()).broken).toBeNull();
    expect((await owner.ask(check)).auditCheck).toMatchObject({ isWhole: true, problem: null });
    await bySql(`insert into audit_log (id, action, target_type) values ('${newId()}', 'x', 'y')`);
    expect((await verify()).broken?.number).toBe('none');
    await bySql(
      "delete from audit_log where action = 'x'",
      'delete from audit_log where number = 3',
    );
    expect((await verify()).broken).toMatchObject({
      number: '4',
      why: 'entry 3 before it is missing',
    });
  });
});
