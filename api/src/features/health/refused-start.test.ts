import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mail } from '../../core/mail/mail.ts';
import { aPerson, type Person, startTestApp, type TestApp } from '../../testing/index.ts';
import { tellOfRefusedStart } from './refused-start.ts';

const sent: Mail[] = [];
let refusal: Error | undefined;
let app: TestApp;
let keepers: Person[];
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
  keepers = [
    await aPerson(app, { isSuperAdmin: true }),
    await aPerson(app, { isSuperAdmin: true }),
  ];
  await aPerson(app, { isAdmin: true });
});
afterAll(async () => {
  // Other files are given the database.
  await app.app.db.sql("delete from mikro_orm_migrations where name like 'Migration2099%'");
  await app.close();
});

const seen = (name: string) =>
  app.app.db.sql('insert into mikro_orm_migrations (name) values ($1)', [name]);
const told = async (): Promise<string[]> => {
  sent.length = 0;
  await tellOfRefusedStart(app.app);
  return sent.map(({ to }) => to).toSorted();
};
const everyKeeper = () => keepers.map(({ email }) => email).toSorted();

it('a start that an older program was refused is mailed to super admins, once a machine', async () => {
  expect(await told(), 'of the same version').toEqual([]);
  await seen('Migration20990101000000_mentors');
  refusal = new Error('421 Service not available');
  expect(await told()).toEqual([]);
  refusal = undefined;
  expect(await told(), 'what did not leave is tried at the next start').toEqual(everyKeeper());
  const [letter] = sent;
  expect(letter?.subject).toBe('An older Experiencia was started, and refused');
  expect(letter?.text).toContain('The database was changed by a newer version: 1 change is');
  expect(letter?.text).toContain('Start the newer version again.');
  expect(await told(), 'a start is tried again and again').toEqual([]);

  await seen('Migration20990102000000_no_headlines');
  expect(await told(), 'one that is newer still').toEqual(everyKeeper());
  await rm(join(app.app.config.dataDir, 'told-of-newer-database'));
  expect(await told(), 'another machine').toEqual(everyKeeper());
});
