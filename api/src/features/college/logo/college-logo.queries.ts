import { collegeLogoPath } from '../../../../../schema/rules/college/college-logo.ts';
import type { App } from '../../../core/context.ts';
import { collegeSql } from '../college.sql.ts';

const logo = collegeSql.statement('logo', {}, (db) =>
  db.selectFrom('college_logo').select('file_id as fileId'),
);

const known = new WeakMap<App, Promise<string | null>>();

/** This instance reads the logo anew when it is next asked for. */
export const forgetLogo = (app: App): void => void known.delete(app);

async function read(app: App): Promise<string | null> {
  const [found] = await app.db.query(logo, {});
  return found?.fileId ?? null;
}

/**
 * The file of the college's logo, null without one: read once, and again after an event told that
 * it has changed, or some may have been missed.
 */
export function collegeLogoFile(app: App): Promise<string | null> {
  const found = known.get(app);
  if (found) return found;
  const reading = read(app);
  known.set(app, reading);
  reading.catch(() => {
    if (known.get(app) === reading) known.delete(app);
  });
  return reading;
}

/** Where the logo is that stands beside the name; null without one. */
export async function collegeLogoAddress(app: App): Promise<string | null> {
  const fileId = await collegeLogoFile(app);
  return fileId === null ? null : collegeLogoPath(fileId, 'small');
}
