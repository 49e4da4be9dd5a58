import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { unopenedDatabase } from '../../core/database/unopened.ts';
import { measureHealth } from '../../core/health/measure.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { disk } from '../../core/program/disk.ts';
import {
  aPerson,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { RoomWatch } from './room-watch.ts';
import { isMailedAlone, mailedTopic, watchHealth } from './watch-health.ts';

describe('a disk that is full, where nothing can be written', () => {
  const sent: Mail[] = [];
  const { freeBytes } = disk;
  let refusal: Error | undefined;
  let app: TestApp;
  let keeper: Person;
  beforeAll(async () => {
    app = await startTestApp({
      mailer: {
        send: (mail) => {
          if (refusal) return Promise.reject(refusal);
          sent.push(mail);
          return Promise.resolve();
        },
      },
    });
    keeper = await aPerson(app, { isSuperAdmin: true });
    await watchHealth(app.app).run({});
    return () => app.close();
  });
  afterEach(() => {
    disk.freeBytes = freeBytes;
    vi.restoreAllMocks();
  });

  const watch = (): Promise<void> => watchHealth(app.app).run({});
  const full = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), {
    code: '25006',
  });
  const letters = (): string[] =>
    sent.flatMap(({ to, subject }) => (to === keeper.email ? [subject] : []));

  it('is mailed to super admins once, and once when it has been good again', async () => {
    sent.length = 0;
    disk.freeBytes = () => Promise.resolve(1_000_000);
    const writing = vi.spyOn(app.app.db, 'transaction').mockRejectedValue(full);
    refusal = new Error('421 Service not available');
    await expect(watch()).rejects.toBe(full);
    expect(letters(), 'what did not leave is tried at the next look').toEqual([]);
    refusal = undefined;
    await expect(watch()).rejects.toBe(full);
    await expect(watch()).rejects.toBe(full);
    expect(letters()).toEqual(['Files and disk needs you']);
    writing.mockRestore();
    await watch();
    disk.freeBytes = freeBytes;
    await watch();
    app.clock.advance(601);
    await watch();
    await eventually(() => letters().length > 1, 'the second letter');
    expect(letters()).toEqual(['Files and disk needs you', 'Files and disk: good again']);
  });

  it('is not mailed of again where it was told before that', async () => {
    sent.length = 0;
    disk.freeBytes = () => Promise.resolve(1_000_000);
    await watch();
    await eventually(() => letters().length > 0, 'the letter');
    vi.spyOn(app.app.db, 'transaction').mockRejectedValue(full);
    await expect(watch()).rejects.toBe(full);
    expect(letters()).toEqual(['Files and disk needs you']);
    vi.restoreAllMocks();
    disk.freeBytes = freeBytes;
    await watch();
    app.clock.advance(601);
    await watch();
    await eventually(() => letters().length > 1, 'the second letter');
    expect(letters()).toEqual(['Files and disk needs you', 'Files and disk: good again']);
  });

  it('is mailed where the queue stands still, by one instance, and noted once there is room', async () => {
    sent.length = 0;
    const { db } = app.app;
    const { sql } = db;
    vi.spyOn(db, 'lastFullAt').mockReturnValue(performance.now());
    vi.spyOn(db, 'transaction').mockRejectedValue(full);
    vi.spyOn(db, 'sql').mockImplementation((text, values) =>
      text.startsWith('create temp table room') ? Promise.reject(full) : sql(text, values),
    );
    const [one, other] = [new RoomWatch(app.app), new RoomWatch(app.app)];
    refusal = new Error('421 Service not available');
    await one.look();
    refusal = undefined;
    await Promise.all([one.look(), other.look()]);
    await one.look();
    expect(letters()).toEqual(['Database needs you']);
    vi.restoreAllMocks();
    await other.look();
    const told = "select told from health_states where name = 'database'";
    expect(await db.sql(told)).toEqual([{ told: 'bad' }]);
    await watch();
    app.clock.advance(601);
    await watch();
    await eventually(() => letters().length > 1, 'the second letter');
    expect(letters()).toEqual(['Database needs you', 'Database: good again']);
  });

  it('is not mailed by an instance that heard of another that it was', async () => {
    sent.length = 0;
    const { db } = app.app;
    const { sql } = db;
    vi.spyOn(db, 'lastFullAt').mockReturnValue(performance.now());
    vi.spyOn(db, 'sql').mockImplementation((text, values) =>
      text.startsWith('create temp table room') ? Promise.reject(full) : sql(text, values),
    );
    app.app.events.publish(mailedTopic, { name: 'database' });
    await eventually(() => isMailedAlone(app.app), 'the news');
    await new RoomWatch(app.app).look();
    expect(letters()).toEqual([]);
    vi.restoreAllMocks();
    await new RoomWatch(app.app).look();
    expect(isMailedAlone(app.app), 'there is a row of it').toBe(false);
  });

  it('is left alone where a change found room again', async () => {
    // What it asks alone: the application asks for other things meanwhile.
    const sql = vi.fn<Database['sql']>(app.app.db.sql.bind(app.app.db));
    const lastFullAt = vi.fn(() => app.app.db.lastFullAt());
    const db = Object.assign(Object.create(app.app.db) as Database, { sql, lastFullAt });
    const idle = new RoomWatch({ ...app.app, db });
    await idle.look();
    expect(sql, 'nothing was refused').not.toHaveBeenCalled();
    lastFullAt.mockReturnValue(performance.now());
    await idle.look();
    expect(sql).toHaveBeenCalledOnce();
    await idle.look();
    expect(sql).toHaveBeenCalledOnce();
  });

  it.each([
    ['embedded', 'Make room on the disk of DATA_DIR'],
    ['server', 'Start the database server'],
  ] as const)('keeps a database that is %s from opening: %s', async (kind, advice) => {
    const db = unopenedDatabase(kind, new Error('No space left on device'));
    const found = await measureHealth({ ...app.app, db });
    expect(found.find(({ name }) => name === 'database')?.advice).toMatch(RegExp(`^${advice}`));
  });
});
