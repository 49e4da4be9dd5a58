import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWords } from '../../../../schema/rules/college/college-texts.ts';
import {
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const ask = '{ adminOverview { isUntouched } }';
const begin = 'mutation { beginCollege { isUntouched left } }';
const environment =
  '{ collegeEnvironment { fileStore fileFolder freeBytes requiresSecondFactor } }';

const isUntouched = async (who: Person): Promise<boolean> =>
  (await who.ask(ask)).adminOverview.isUntouched;
const begun = (app: TestApp): Promise<{ admin_id: string }[]> =>
  app.app.db.sql("select admin_id from audit_log where action = 'college.begin'");

describe('the steps of the beginning', () => {
  let app: TestApp;
  let owner: Person;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO_DATA: 'off' } });
    owner = await aPerson(app, { isSuperAdmin: true });
  });
  afterAll(() => app.close());

  it('open by themselves to the first super admin of an empty college, and to nobody else', async () => {
    expect(await isUntouched(owner)).toBe(true);
    const admin = await aPerson(app, { isAdmin: true });
    expect(await isUntouched(admin)).toBe(false);
    expect((await admin.refused(begin)).code).toBe('FORBIDDEN');
    expect((await admin.refused(environment)).code).toBe('FORBIDDEN');
    // Who has a colleague has begun.
    expect(await isUntouched(owner)).toBe(false);
    await app.app.db.sql('update users set is_admin = false where id = $1', [admin.id]);
    expect(await isUntouched(owner)).toBe(true);
  });

  it('do so no more once they were open, however many tabs open them', async () => {
    const answers = await Promise.all([owner.ask(begin), owner.ask(begin)]);
    for (const { beginCollege } of answers) expect(beginCollege.isUntouched).toBe(false);
    expect(await begun(app)).toEqual([{ admin_id: owner.id }]);
    await owner.ask(begin);
    expect(await begun(app)).toHaveLength(1);
    expect(await isUntouched(owner)).toBe(false);
  });
});

it('what was written of the college tells that somebody has begun, without their opening', async () => {
  const app = await startTestApp({ env: { DEMO_DATA: 'off' } });
  const owner = await aPerson(app, { isSuperAdmin: true });
  await owner.ask(
    'mutation ($words: CollegeInput!) { changeCollege(version: 0, words: $words) { version } }',
    { words: { ...noWords, about: 'On a hill' } },
  );
  expect(await isUntouched(owner)).toBe(false);
  await owner.ask(begin);
  expect(await begun(app)).toEqual([]);
  await app.close();
});

it('the demo college has begun long ago', async () => {
  const app = await startTestApp({ env: { DEMO_DATA: 'on' } });
  const owner = await aPerson(app, { isSuperAdmin: true });
  await app.app.db.sql('update users set is_admin = false, is_super_admin = false where id <> $1', [
    owner.id,
  ]);
  expect(await isUntouched(owner)).toBe(false);
  await owner.ask(begin);
  expect(await begun(app)).toEqual([]);
  await app.close();
});

describe('what the environment decides', () => {
  const told = async (env: Record<string, string>): Promise<Json> => {
    const app = await startTestApp({ env });
    const owner = await aPerson(app, { isSuperAdmin: true });
    const { collegeEnvironment } = await owner.ask(environment);
    await app.close();
    return collegeEnvironment;
  };

  it('is told as it is where nothing is set', async () => {
    expect(await told({})).toMatchObject({
      fileStore: null,
      fileFolder: expect.stringMatching(/[/\\]files$/),
      freeBytes: expect.any(Number),
      requiresSecondFactor: false,
    });
  });

  it('names places, and no secret', async () => {
    const found = await told({
      MINIO_ENDPOINT: 'https://files.govindrao.example:9000',
      MINIO_ACCESS_KEY: 'office',
      MINIO_SECRET_KEY: 'Very-Secret9',
    });
    expect(found).toMatchObject({
      fileStore: 'files.govindrao.example:9000/experiencia',
      fileFolder: null,
      freeBytes: null,
    });
    expect(JSON.stringify(found)).not.toContain('Secret');
  });
});
