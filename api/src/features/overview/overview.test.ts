import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWords } from '../../../../schema/rules/college/college-texts.ts';
import { nameOf } from '../../core/backup/places.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { actOn, csv, lines, sendPeople, untilImport } from '../../testing/builders/imports.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { aQuestion } from '../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  aPerson,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const ask =
  '{ adminOverview { openFeedback companyPairs newPeople newPosts newQuestions newOpenings steps left } }';

describe('the first page of the admin area', () => {
  const sent: Mail[] = [];
  let app: TestApp;
  let owner: Person;
  let admin: Person;
  beforeAll(async () => {
    const mailer = {
      send: (mail: Mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
    };
    app = await startTestApp({ mailer });
    owner = await aPerson(app, { isSuperAdmin: true });
    admin = await aPerson(app, { isAdmin: true });
  });
  afterAll(() => app.close());
  const look = async (who: Person = owner) => (await who.ask(ask)).adminOverview;

  it('is for admins alone', async () => {
    expect((await (await aMentee(app)).refused(ask)).code).toBe('FORBIDDEN');
    expect((await app.visitor.refused(ask)).code).toBe('UNAUTHENTICATED');
  });

  it('tells super admins how many parts were bad when they were looked at, and nobody else', async () => {
    const badOf = async (who: Person): Promise<number> =>
      (await who.ask('{ adminOverview { badParts } }')).adminOverview.badParts;
    await app.app.db.sql(
      `insert into health_states (id, name, state, since)
       values (gen_random_uuid(), 'mail', 'bad', now()), (gen_random_uuid(), 'files', 'attention', now())
       on conflict (name) do update set state = excluded.state`,
    );
    expect([await badOf(owner), await badOf(admin)]).toEqual([1, 0]);
    await app.app.db.sql(`update health_states set state = 'good'`);
    expect(await badOf(owner)).toBe(0);
  });

  it('tells what is new within seven days, and what waits', async () => {
    const before = await look();
    const author = await anAlumnus(app);
    const asker = await aMentee(app);
    await aQuestion(asker, await aPost(author), 'How many rounds were there?');
    await asker.ask('mutation { sendFeedback(message: "The map is wrong") { id } }');
    expect(await look()).toMatchObject({
      openFeedback: 1,
      companyPairs: 0,
      newPeople: before.newPeople + 2,
      newPosts: 1,
      newQuestions: 1,
      newOpenings: 0,
    });
    app.clock.advance(8 * 86_400);
    owner = await aPerson(app, { isSuperAdmin: true });
    admin = await aPerson(app, { isAdmin: true });
    expect(await look()).toMatchObject({
      openFeedback: 1,
      newPeople: 2,
      newPosts: 0,
      newQuestions: 0,
    });
  });

  it('asks an admin for what is theirs, and a super admin for the rest', async () => {
    expect(await look(admin)).toMatchObject({ steps: ['secondFactor'], left: ['secondFactor'] });
    // Another super admin looked after the college in the story before this one.
    expect((await look()).left).toEqual([
      'secondFactor',
      'testLetter',
      'collegeWords',
      'backup',
      'roster',
      'announcement',
    ]);
    await app.app.db.sql('update users set is_super_admin = false where id <> $1', [owner.id]);
    expect((await look()).left).toContain('secondSuperAdmin');
  });

  it('a step is left no longer once the thing is done, by whomever', async () => {
    const left = async (): Promise<string[]> => (await look()).left;
    await owner.ask('mutation { sendTestLetter { isSent } }');
    expect(sent).toHaveLength(1);
    expect(await left()).not.toContain('testLetter');

    expect(await left()).toContain('collegeWords');
    await owner.ask(
      'mutation ($words: CollegeInput!) { changeCollege(version: 0, words: $words) { version } }',
      { words: { ...noWords, email: 'office@vie.example' } },
    );
    expect(await left()).not.toContain('collegeWords');

    const { folder } = app.app.config.backup;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'notes.txt'), 'not a backup');
    expect(await left()).toContain('backup');
    await writeFile(join(folder, nameOf(app.clock.now(), 'manual', false)), '');
    expect(await left()).not.toContain('backup');

    const people = await sendPeople(app, owner, csv(...lines('roster.example', 2)), 'roster');
    await untilImport(owner, people.id, 'checked');
    expect(await left()).toContain('roster');
    await actOn(owner, 'runImport', people.id);
    await untilImport(owner, people.id, 'done');
    expect(await left()).not.toContain('roster');

    await owner.ask('mutation { createAnnouncement(input: { message: "Welcome" }) { id } }');
    expect(await left()).not.toContain('announcement');

    await aPerson(app, { isSuperAdmin: true, isBanned: true });
    expect(await left()).toEqual(['secondFactor', 'secondSuperAdmin']);
    await aPerson(app, { isSuperAdmin: true });
    expect(await left()).toEqual(['secondFactor']);
    await app.app.db.sql('update sessions set second_factor_at = now() where user_id = $1', [
      owner.id,
    ]);
    await app.app.db.sql('update users set has_second_factor = true where id = $1', [owner.id]);
    expect(await left()).toEqual([]);
    expect((await look(admin)).left).toEqual(['secondFactor']);
  });
});

it('without a mail server that is what is left, not a letter that nobody could get', async () => {
  const mailer = { send: () => Promise.resolve(), storedMails: () => Promise.resolve([]) };
  const app = await startTestApp({ mailer });
  const owner = await aPerson(app, { isSuperAdmin: true });
  const { left, steps } = (await owner.ask(ask)).adminOverview;
  expect(left).toContain('mail');
  expect(left).not.toContain('testLetter');
  // Nor does it count as done.
  expect(steps).not.toContain('testLetter');
  await app.close();
});

it('the demo college, whose pages have words from the start, is not asked who it is', async () => {
  const app = await startTestApp({ env: { DEMO_DATA: 'on' } });
  const owner = await aPerson(app, { isSuperAdmin: true });
  expect(app.app.config.isDemoCollege).toBe(true);
  expect((await owner.ask(ask)).adminOverview.left).not.toContain('collegeWords');
  await app.close();
});
