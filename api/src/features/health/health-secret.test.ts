import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureHealth } from '../../core/health/measure.ts';
import { aBackupNow } from '../../testing/builders/backups.ts';
import { aPerson, type Person, startTestApp, type TestApp } from '../../testing/index.ts';
import { watchHealth } from './watch-health.ts';

const confirm = 'mutation { confirmSecret { name state canBeMeant } }';

describe('another secret than the one that things were sealed with', () => {
  let app: TestApp;
  let keeper: Person;
  let own: string;
  beforeAll(async () => {
    app = await startTestApp();
    keeper = await aPerson(app, { isSuperAdmin: true });
    own = app.app.config.jwtSecret;
    await watchHealth(app.app).run({});
  });
  afterAll(() => app.close());

  const set = (jwtSecret: string): void => {
    Object.assign(app.app.config, { jwtSecret });
  };
  const found = async () => (await measureHealth(app.app)).find(({ name }) => name === 'secret');

  it('is told until the one of before is back, however many backups are made meanwhile', async () => {
    expect(await found()).toMatchObject({ state: 'good' });
    set('another one, as after a lost .env');
    await watchHealth(app.app).run({});
    await aBackupNow(app.app);
    const told = await found();
    expect(told).toMatchObject({ state: 'bad', canBeMeant: true });
    expect(told?.words).toMatch(/^It is another one than .*: everybody has to sign in again/);
    expect(told?.advice).toMatch(/secrets\/jwt-secret.*“This is meant”/);
    set(own);
    expect(await found()).toMatchObject({ state: 'good' });
  });

  it('is told no more once a super admin says that it is meant, which is logged', async () => {
    const admin = await aPerson(app, { isAdmin: true });
    expect((await keeper.refused(confirm)).code).toBe('CONFLICT');
    set('another one, on purpose');
    expect((await admin.refused(confirm)).code).toBe('FORBIDDEN');
    const { confirmSecret } = await keeper.ask(confirm);
    expect(confirmSecret).toContainEqual({ name: 'secret', state: 'good', canBeMeant: false });
    const { auditLog } = await keeper.ask('{ auditLog(first: 5) { nodes { action } } }');
    expect(auditLog.nodes).toEqual([{ action: 'secret.confirm' }]);
    await watchHealth(app.app).run({});
    expect(await found()).toMatchObject({ state: 'good' });
    set(own);
    expect(await found()).toMatchObject({ state: 'bad' });
  });
});
