import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accentProblem } from '../../../../schema/rules/college/accent.ts';
import { noWords, collegeTexts as texts } from '../../../../schema/rules/college/college-texts.ts';
import {
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { pageWords } from '../landing/index.ts';
import { collegeWords } from './index.ts';

const fields =
  '{ version name words { accent address email phones hours about founders { name role words links } voices { name line words } } }';
const change = `mutation ($version: Int!, $words: CollegeInput!) { changeCollege(version: $version, words: $words) ${fields} }`;
const office = { name: 'Latha Iyer', role: 'Placement officer', words: 'Ask me.', links: [] };

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { COLLEGE_NAME: 'Govindrao College' } });
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(() => app.close());

const look = async (): Promise<Json> => (await owner.ask(`{ college ${fields} }`)).college;
const save = async (version: number, words: Json, who = owner): Promise<Json> =>
  (await who.ask(change, { version, words })).changeCollege;

describe('what the college says of itself', () => {
  it('is nothing until it is written, and is for super admins to write', async () => {
    expect(await look()).toEqual({
      version: 0,
      name: 'Govindrao College',
      words: noWords,
    });
    const admin = await aPerson(app, { isAdmin: true });
    expect((await admin.refused(change, { version: 0, words: noWords })).code).toBe('FORBIDDEN');
    expect(await pageWords(app.app, '/contact-us')).toBeNull();
  });

  it('stands on the pages of visitors as soon as it is saved, and in the log by its parts', async () => {
    // What every page reads is at hand from here on.
    expect((await collegeWords(app.app)).version).toBe(0);
    const said = await save(0, {
      ...noWords,
      email: ' office@govindrao.example ',
      phones: ['+91 80 1234 5678'],
      address: '1 College Road\nPune',
      founders: [office],
    });
    expect(said).toMatchObject({ version: 1, words: { email: 'office@govindrao.example' } });
    expect(await collegeWords(app.app)).toMatchObject({ version: 1, founders: [office] });
    expect(await pageWords(app.app, '/contact')).toEqual({
      title: 'Contact · Govindrao College',
      description: 'office@govindrao.example · +91 80 1234 5678 · 1 College Road Pune',
    });
    const [entry] = await app.app.db.sql<{ changes: Json; target_type: string }>(
      "select changes, target_type from audit_log where action = 'college.change'",
    );
    expect(entry).toEqual({
      changes: { parts: 'address, email, phones, founders' },
      target_type: 'college',
    });
  });

  it('tells a second admin that somebody was faster, and takes the same words again', async () => {
    const other = await aPerson(app, { isSuperAdmin: true });
    const { words } = await look();
    const both = await Promise.allSettled([
      save(1, { ...words, about: 'By the first' }),
      save(1, { ...words, about: 'By the second' }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const now = await look();
    expect(now.version).toBe(2);
    expect(await owner.refused(change, { version: 1, words })).toMatchObject({
      code: 'CONFLICT',
      message: texts.changedMeanwhile,
    });
    expect(await save(1, now.words)).toEqual(now);
  });

  it.each([
    [{ email: 'nobody' }, 'email', texts.wrong.email],
    [{ accent: 'blue' }, 'accent', texts.wrong.accent],
    [{ accent: '#ffd54f' }, 'accent', accentProblem('#ffd54f')],
    [{ phones: ['call me'] }, 'phones.0', texts.wrong.phone],
    [{ phones: ['1234', '1234', '1234', '1234'] }, 'phones', texts.wrong.phones],
    [
      { founders: [{ ...office, links: ['javascript:alert(1)'] }] },
      'founders.0.links.0',
      'Please enter a valid URL',
    ],
    [{ voices: [{ name: 'Asha', line: '', words: ' ' }] }, 'voices.0.words', null],
    [{ hours: 'one\ntwo' }, 'hours', null],
    [{ about: 'x'.repeat(2001) }, 'about', null],
    [{ founders: Array.from({ length: 7 }, () => office) }, 'founders', texts.wrong.founders],
  ])('refuses %j', async (words, field, text) => {
    const { version } = await look();
    const refused = await owner.refused(change, {
      version,
      words: { ...noWords, ...words },
    });
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    if (text) expect(refused.message).toBe(text);
    expect((await look()).version).toBe(version);
  });

  it('there is one of it, by the rule of the database', async () => {
    await expect(
      app.app.db.sql(
        "insert into college (id, version, address, email, phones, hours, about, founders, voices) values (2, 1, '', '', '{}', '', '', '[]', '[]')",
      ),
    ).rejects.toThrow(/college_once/);
  });
});

it('the demo college says what was made up for it until somebody writes', async () => {
  const demo = { ...app.app, config: { ...app.app.config, isDemoCollege: true } };
  await app.app.db.sql('delete from college');
  expect((await collegeWords(demo)).founders.map(({ name }) => name)).toContain('Aditya Rao');
});
