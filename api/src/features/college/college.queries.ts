import { type CollegeWords, noWords } from '../../../../schema/rules/college/college-texts.ts';
import { knowIcon } from '../../core/college/college-icon.ts';
import { knowCollegeName } from '../../core/college/college-name.ts';
import type { App } from '../../core/context.ts';
import { topicNamed } from '../../core/live/events.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { collegeSql } from './college.sql.ts';
import { demoWords } from './demo-words.ts';
import { collegeLogoFile, forgetLogo } from './logo/college-logo.queries.ts';

/** That the college says something else. */
export const collegeTopic = topicNamed<{ version: number }>('college');

/** What the college says, and which version of it that is; 0: it has written nothing. */
export interface WrittenWords extends CollegeWords {
  version: number;
}

const written = collegeSql.statement('written', {}, (db) =>
  db
    .selectFrom('college')
    .select(
      columnsOf('college', [
        'version',
        'address',
        'email',
        'phones',
        'hours',
        'about',
        'founders',
        'voices',
        'accent',
      ]),
    ),
);

/** The name alone, as backups have it: older programs made their databases, too. */
export const nameInBackups = collegeSql.statement('nameInBackups', {}, (db) =>
  db.selectFrom('college').select('name'),
);

const writtenName = collegeSql.statement('writtenName', {}, (db) =>
  db.selectFrom('college').select(columnsOf('college', ['name', 'shortName', 'emailDomain'])),
);

/** Knows the names that the database says. */
async function readName(app: App): Promise<void> {
  const [row] = await app.db.query(writtenName, {});
  knowCollegeName(app.config, row?.name ?? '', row);
}

/** What holds before anything is written. */
export const wordsAtFirst = (app: App): WrittenWords => ({
  ...(app.config.isDemoCollege ? demoWords : noWords),
  version: 0,
});

/** What the database says; the name and the icons are known anew by it. */
export async function readWords(app: App): Promise<WrittenWords> {
  await readName(app);
  const [row] = await app.db.query(written, {});
  const words = row ?? wordsAtFirst(app);
  const logo = await collegeLogoFile(app);
  knowIcon(app.config, logo === null ? null : { logo, accent: words.accent });
  return words;
}

const known = new WeakMap<App, Promise<WrittenWords>>();

/**
 * What the college says, for pages that everybody opens: read once, and again after an event told
 * that it has changed, or some may have been missed.
 */
export function collegeWords(app: App): Promise<WrittenWords> {
  const found = known.get(app);
  if (found) return found;
  const read = readWords(app);
  known.set(app, read);
  read.catch(() => {
    if (known.get(app) === read) known.delete(app);
  });
  return read;
}

/** Follows what other instances change, for as long as the product runs. */
export async function followCollege(app: App): Promise<void> {
  const forget = (): void => {
    known.delete(app);
    forgetLogo(app);
    // Pages, mails and new accounts have its name and icon at hand, and wait for no database.
    void collegeWords(app).catch((error: unknown) => {
      app.log.error(error, 'what the college says could not be read');
    });
  };
  app.events.subscribe(collegeTopic, forget);
  app.events.onRecovery(forget);
  await app.events.whenSubscribed([collegeTopic]);
  await readWords(app);
}
