import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWords, collegeTexts as texts } from '../../../../schema/rules/college/college-texts.ts';
import { identityRefusals } from '../../../../schema/rules/identity/identity-texts.ts';
import { collegeEmailDomain, knowCollegeName } from '../../core/college/college-name.ts';
import {
  anUnverifiedMentee,
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { followCollege } from './college.queries.ts';

const fields = '{ version emailDomain isEmailDomainLocked }';
const change = `mutation ($version: Int!, $words: CollegeInput!, $name: String, $emailDomain: String) { changeCollege(version: $version, words: $words, name: $name, emailDomain: $emailDomain) ${fields} }`;
const sendCode = 'mutation ($email: String!) { sendInstituteCode(email: $email) { message } }';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(() => app.close());

const look = async (who = owner): Promise<Json> => (await who.ask(`{ college ${fields} }`)).college;
const call = async (version: number, changed: object): Promise<Json> =>
  (await owner.ask(change, { version, words: noWords, ...changed })).changeCollege;

describe('what institute addresses end in', () => {
  it('nobody has said it at first, and an admin does not say it', async () => {
    expect(await look()).toEqual({ version: 0, emailDomain: '', isEmailDomainLocked: false });
    const admin = await aPerson(app, { isAdmin: true });
    const input = { version: 0, words: noWords, emailDomain: 'students.nit.example' };
    expect((await admin.refused(change, input)).code).toBe('FORBIDDEN');
  });

  it.each([
    ['nit', texts.wrong.domain],
    ['students nit.example', texts.wrong.domain],
    [`${'x'.repeat(250)}.edu`, texts.wrong.domain],
    ['Gmail.com', texts.wrong.domainPublic],
  ])('refuses %j', async (emailDomain, text) => {
    const refused = await owner.refused(change, { version: 0, words: noWords, emailDomain });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { emailDomain: text } });
  });

  it('verifies nobody where the college is named and has not said it', async () => {
    expect(await call(0, { name: 'Govindrao College' })).toMatchObject({ version: 1 });
    const student = await anUnverifiedMentee(app);
    const refused = await student.refused(sendCode, { email: 'a@student.vie.example' });
    expect(refused).toMatchObject({ fields: { email: identityRefusals.noInstituteEmail } });
  });

  it('holds at once for who verifies, and stands in the log by its part', async () => {
    expect(await call(1, { emailDomain: ' @Students.NIT.example ' })).toMatchObject({
      version: 2,
      emailDomain: 'students.nit.example',
    });
    const student = await anUnverifiedMentee(app);
    const refused = await student.refused(sendCode, { email: 'a@student.vie.example' });
    const text = identityRefusals.instituteEmail('students.nit.example');
    expect(refused).toMatchObject({ fields: { email: text } });
    await student.ask(sendCode, { email: 'a@students.nit.example' });
    const entries = await app.app.db.sql<{ changes: Json }>(
      "select changes from audit_log where action = 'college.change' order by id",
    );
    expect(entries.at(-1)).toEqual({ changes: { parts: 'institute addresses' } });
  });

  it('stays where it is left out or the same, and is what the database says after a start', async () => {
    expect(await call(2, { emailDomain: 'students.nit.example' })).toMatchObject({ version: 2 });
    expect(await call(2, {})).toMatchObject({ emailDomain: 'students.nit.example' });
    knowCollegeName(app.app.config, '');
    expect(collegeEmailDomain(app.app.config)).toBe('student.vie.example');
    await followCollege(app.app);
    expect(collegeEmailDomain(app.app.config)).toBe('students.nit.example');
  });

  it('is taken away where it is empty', async () => {
    expect(await call(2, { emailDomain: '' })).toMatchObject({ version: 3, emailDomain: '' });
    expect(collegeEmailDomain(app.app.config)).toBe('');
  });
});

it('is locked where the environment says it', async () => {
  const locked = await startTestApp({ env: { COLLEGE_EMAIL_DOMAIN: 'students.nit.example' } });
  const admin = await aPerson(locked, { isSuperAdmin: true });
  const there = { version: 0, emailDomain: 'students.nit.example', isEmailDomainLocked: true };
  expect(await look(admin)).toEqual(there);
  const input = { version: 0, words: noWords, emailDomain: 'x.example' };
  const refused = await admin.refused(change, input);
  expect(refused).toMatchObject({ code: 'CONFLICT', message: texts.look.domainLocked });
  expect(await look(admin)).toEqual(there);
  await locked.close();
});
