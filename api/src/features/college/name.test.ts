import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWords, collegeTexts as texts } from '../../../../schema/rules/college/college-texts.ts';
import { pages } from '../../../../schema/rules/pages/pages.ts';
import { collegeName, knowCollegeName } from '../../core/college/college-name.ts';
import { aJobOpening } from '../../testing/builders/jobs.ts';
import { aPost } from '../../testing/builders/posts.ts';
import {
  anAlumnus,
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { pageWords } from '../landing/index.ts';
import { followCollege } from './college.queries.ts';

const fields = '{ version name isNameLocked words { address email phones hours about accent } }';
const change = `mutation ($version: Int!, $words: CollegeInput!, $name: String) { changeCollege(version: $version, words: $words, name: $name) ${fields} }`;
const first = 'Vidyasagar Institute of Engineering';
const name = 'Govindrao College';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(() => app.close());

const look = async (who = owner): Promise<Json> => (await who.ask(`{ college ${fields} }`)).college;
const call = async (version: number, to: string | null): Promise<Json> =>
  (await owner.ask(change, { version, words: noWords, name: to })).changeCollege;
const collegesOf = (table: string): Promise<{ college: string }[]> =>
  app.app.db.sql(`select distinct college from ${table} order by college`);

describe('the name of the college', () => {
  it('is that of the product until a super admin writes one', async () => {
    expect(await look()).toMatchObject({ version: 0, name: first, isNameLocked: false });
    const admin = await aPerson(app, { isAdmin: true });
    const refused = await admin.refused(change, { version: 0, words: noWords, name });
    expect(refused.code).toBe('FORBIDDEN');
  });

  it.each([
    [' ', `${texts.look.name} is required`],
    ['x'.repeat(201), `${texts.look.name} cannot exceed 200 characters`],
    ['One\nTwo', `${texts.look.name} must be one line`],
  ])('refuses %j', async (to, text) => {
    const refused = await owner.refused(change, { version: 0, words: noWords, name: to });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name: text } });
    expect((await look()).version).toBe(0);
  });

  it('stands on pages at once, on all that is of the college, and in the log by its part', async () => {
    const alumna = await anAlumnus(app);
    await aPost(alumna);
    await aJobOpening(alumna);
    const guest = await anAlumnus(app);
    await app.app.db.sql("update users set college = 'Another College' where id = $1", [guest.id]);
    expect(await call(0, ` ${name} `)).toMatchObject({ version: 1, name });
    expect(collegeName(app.app.config)).toBe(name);
    expect(await collegesOf('users')).toEqual([{ college: 'Another College' }, { college: name }]);
    for (const table of ['posts', 'job_openings'])
      expect(await collegesOf(table)).toEqual([{ college: name }]);
    const [entry] = await app.app.db.sql<{ changes: Json }>(
      "select changes from audit_log where action = 'college.change'",
    );
    expect(entry?.changes).toEqual({ parts: 'name' });
    await owner.ask(change, { version: 1, words: { ...noWords, about: 'On a hill' }, name });
    expect(await pageWords(app.app, '/about-us')).toEqual({
      title: `${pages.about.title} · ${name}`,
      description: 'On a hill',
    });
  });

  it('is that of accounts that are made from then on', async () => {
    const input = {
      fullName: 'Asha Rao',
      email: 'asha@mail.example',
      password: 'Correct-Horse9!',
      rePassword: 'Correct-Horse9!',
      degreeType: 'B.Tech',
      stream: 'CSE',
      yearOfGraduation: 2026,
      role: 'mentee',
    };
    await app.visitor.rest('POST', '/api/auth/signup', input);
    const emailOtp = await app.codeFor(input.email);
    await app.visitor.rest('POST', '/api/auth/verify-otps', { ...input, emailOtp });
    expect(
      await app.app.db.sql('select college from users where email = $1', [input.email]),
    ).toEqual([{ college: name }]);
  });

  it('stays where it is left out, and where it is the same', async () => {
    const { version } = await look();
    const words = { ...noWords, about: 'On a hill' };
    const same = (await owner.ask(change, { version, words, name })).changeCollege;
    expect(same).toMatchObject({ version, name });
    const other = (await owner.ask(change, { version, words: noWords })).changeCollege;
    expect(other).toMatchObject({ version: version + 1, name });
  });

  it('is not changed by who goes on from an older version', async () => {
    const refused = await owner.refused(change, { version: 0, words: noWords, name: 'Another' });
    expect(refused).toMatchObject({ code: 'CONFLICT', message: texts.changedMeanwhile });
    expect(await look()).toMatchObject({ name });
    expect(await collegesOf('posts')).toEqual([{ college: name }]);
  });

  it('is what the database says after a start, and locked where the environment says it', async () => {
    knowCollegeName(app.app.config, '');
    expect(collegeName(app.app.config)).toBe(first);
    await followCollege(app.app);
    expect(collegeName(app.app.config)).toBe(name);
    const { college } = app.app.config;
    const set = { ...college, name: 'As it is set', isNameSet: true };
    knowCollegeName({ college: set }, name);
    expect(collegeName({ college: set })).toBe('As it is set');
  });
});

it('is locked where the environment says it', async () => {
  const locked = await startTestApp({ env: { COLLEGE_NAME: 'As It Is Set' } });
  const admin = await aPerson(locked, { isSuperAdmin: true });
  expect(await look(admin)).toMatchObject({ name: 'As It Is Set', isNameLocked: true });
  const refused = await admin.refused(change, { version: 0, words: noWords, name });
  expect(refused).toMatchObject({ code: 'CONFLICT', message: texts.look.nameLocked });
  expect(await look(admin)).toMatchObject({ name: 'As It Is Set', version: 0 });
  await locked.close();
});
