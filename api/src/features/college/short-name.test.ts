import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWords, collegeTexts as texts } from '../../../../schema/rules/college/college-texts.ts';
import { collegeShortName, knowCollegeName } from '../../core/college/college-name.ts';
import type { Mail } from '../../core/mail/mail.ts';
import {
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { followCollege } from './college.queries.ts';

const fields = '{ version name shortName isShortNameLocked }';
const change = `mutation ($version: Int!, $words: CollegeInput!, $name: String, $shortName: String) { changeCollege(version: $version, words: $words, name: $name, shortName: $shortName) ${fields} }`;
const first = 'Vidyasagar Institute of Engineering';

const sent: Mail[] = [];
const mailer = {
  send: (mail: Mail) => {
    sent.push(mail);
    return Promise.resolve();
  },
};
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ mailer });
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(() => app.close());

const look = async (who = owner): Promise<Json> => (await who.ask(`{ college ${fields} }`)).college;
const call = async (version: number, called: object): Promise<Json> =>
  (await owner.ask(change, { version, words: noWords, ...called })).changeCollege;
const letter = async (): Promise<Mail | undefined> => {
  await owner.ask('mutation { sendTestLetter { isSent } }');
  return sent.at(-1);
};

describe('the short name of the college', () => {
  it('is none until a super admin writes one; the name stands where there is room', async () => {
    expect(await look()).toMatchObject({ version: 0, shortName: '', isShortNameLocked: false });
    const admin = await aPerson(app, { isAdmin: true });
    const refused = await admin.refused(change, { version: 0, words: noWords, shortName: 'VIE' });
    expect(refused.code).toBe('FORBIDDEN');
    expect((await letter())?.subject).toBe(`A test letter from Experiencia at ${first}`);
  });

  it.each([
    ['x'.repeat(17), 'The short name cannot exceed 16 characters'],
    ['One\nTwo', 'The short name must be one line'],
  ])('refuses %j', async (shortName, text) => {
    const refused = await owner.refused(change, { version: 0, words: noWords, shortName });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { shortName: text } });
    expect((await look()).version).toBe(0);
  });

  it('stands in subjects, and in the log by its part', async () => {
    expect(await call(0, { shortName: ' VIE ' })).toMatchObject({ version: 1, shortName: 'VIE' });
    expect((await letter())?.subject).toBe('A test letter from Experiencia at VIE');
    const entries = await app.app.db.sql<{ changes: Json }>(
      "select changes from audit_log where action = 'college.change'",
    );
    expect(entries).toEqual([{ changes: { parts: 'short name' } }]);
  });

  it('stays where it is left out or the same, and is taken away where it is empty', async () => {
    expect(await call(1, { name: 'Govindrao College' })).toMatchObject({
      version: 2,
      shortName: 'VIE',
    });
    expect(await call(2, { shortName: 'VIE' })).toMatchObject({ version: 2 });
    expect(await call(2, { shortName: '' })).toMatchObject({ version: 3, shortName: '' });
    expect(await call(3, { shortName: 'GC' })).toMatchObject({ version: 4, shortName: 'GC' });
  });

  it('is what the database says after a start', async () => {
    knowCollegeName(app.app.config, '');
    expect(collegeShortName(app.app.config)).toBe('');
    await followCollege(app.app);
    expect(collegeShortName(app.app.config)).toBe('GC');
  });

  it('mails end with the name that was written', async () => {
    expect((await letter())?.text).toContain('\n\nExperiencia · Govindrao College\n');
  });

  it('a long name without a short one leaves the subject to the product', async () => {
    const name = 'The Govindrao Memorial College of Engineering and Technology';
    await call(4, { name, shortName: '' });
    const mail = await letter();
    expect(mail?.subject).toBe('A test letter from Experiencia');
    expect(mail?.text).toContain(name);
  });
});

it('is locked where the environment says it', async () => {
  const locked = await startTestApp({ env: { COLLEGE_SHORT_NAME: 'VIE' } });
  const admin = await aPerson(locked, { isSuperAdmin: true });
  expect(await look(admin)).toMatchObject({ shortName: 'VIE', isShortNameLocked: true });
  const refused = await admin.refused(change, { version: 0, words: noWords, shortName: 'GC' });
  expect(refused).toMatchObject({ code: 'CONFLICT', message: texts.look.shortNameLocked });
  expect(await look(admin)).toMatchObject({ shortName: 'VIE', version: 0 });
  await locked.close();
});
