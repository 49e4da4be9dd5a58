import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWords } from '../../../../../schema/rules/college/college-texts.ts';
import { aPerson, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';
import { newId } from '../../ids.ts';
import { isCollegeEmpty } from './empty-college.ts';

describe('a college that a backup may take the place of', () => {
  let app: TestApp;
  let owner: Person;
  const [file, brought] = [newId(), newId()];
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO_DATA: 'off' } });
    owner = await aPerson(app, { isSuperAdmin: true });
    await app.app.db.sql(
      `insert into files (id, owner_id, purpose, content_type, size, name)
       values ($1, $2, 'picture', 'image/png', 3, 'a.png')`,
      [file, owner.id],
    );
  });
  afterAll(() => app.close());

  it('is one where nobody is but the account of the settings, which has opened the steps', async () => {
    await owner.ask('mutation { beginCollege { isUntouched } }');
    expect(await isCollegeEmpty(app.app.db)).toBe(true);
  });

  it('is none whose words a super admin has written', async () => {
    await owner.ask(
      'mutation ($words: CollegeInput!) { changeCollege(version: 0, words: $words) { version } }',
      { words: { ...noWords, about: 'On a hill' } },
    );
    expect(await isCollegeEmpty(app.app.db)).toBe(false);
    await app.app.db.sql('delete from college');
    expect(await isCollegeEmpty(app.app.db)).toBe(true);
  });

  it.each([
    ['logo', 'college_logo', 'insert into college_logo (file_id) values ($1)'],
    [
      'banner of profiles',
      'default_banners',
      'insert into default_banners (id, file_id) values ($1, $1)',
    ],
    [
      'list of branches and degrees',
      'studies',
      `insert into studies (degrees, streams)
       select '[{"name": "B.Tech", "years": 4}]', '{CSE}' where $1::uuid is not null`,
    ],
    [
      'mail server',
      'mail_server',
      `insert into mail_server
         (version, host, port, security, user_name, sealed_password, sender_address, sender_name)
       select 1, 'mail.example', 465, 'tls', '', '', 'office@mail.example', ''
       where $1::uuid is not null`,
    ],
    [
      'way to sign in',
      'sign_in_ways',
      `insert into sign_in_ways
         (version, issuer, client_id, sealed_secret, name, scope, domains, groups, claims, google_client_id)
       select 1, '', '', '', '', '', '', '', '', 'x.apps.googleusercontent.com'
       where $1::uuid is not null`,
    ],
    [
      'file of people',
      'imports',
      `insert into imports (id, name, mode) values ($1, 'people.csv', 'roster')`,
    ],
  ])('is none that has a %s', async (_what, table, insertion) => {
    await app.app.db.sql(insertion, [table === 'imports' ? brought : file]);
    expect(await isCollegeEmpty(app.app.db)).toBe(false);
    await app.app.db.sql(`delete from ${table}`);
    expect(await isCollegeEmpty(app.app.db)).toBe(true);
  });
});
