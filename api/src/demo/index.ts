import type { App } from '../core/context.ts';
import { keepAsked, keepCompanies } from '../features/companies/index.ts';
import { keepReplyTimes } from '../features/replies/index.ts';
import { demoEmail, demoPassword, shownAccounts } from './accounts.ts';
import { handle } from './people/shape.ts';
import { demoId, idTail } from './random.ts';

const strangers =
  'select count(*)::int as count from users where $1::text is null or email <> $1::citext';
const shownIds =
  'select id, email::text as email from users where email::text = any($1::text[]) and not is_banned';

/** Known passwords belong to a database that nobody relies on. */
const hasKnownPassword = ({ config }: App): boolean => !(config.production && config.databaseUrl);

const isEmpty = async (app: App): Promise<boolean> =>
  (await app.db.sql<{ count: number }>(strangers, [app.config.admin?.email ?? null]))[0]?.count ===
  0;

/**
 * Makes the demo college when nobody but the configured admin is there. Its tables are read then
 * and not at every start.
 * @returns whether it was made now
 */
export async function seedIfEmpty(app: App): Promise<boolean> {
  if (!(await isEmpty(app))) return false;
  const { seed } = await import('./seed.ts');
  return seed(app, hasKnownPassword(app));
}

/**
 * Makes the demo college where it is wanted, with what jobs put together of it: its companies and
 * what they ask are there at the first look, and not a minute later.
 * @returns whether it was made now
 */
export async function makeDemoCollege(app: App): Promise<boolean> {
  const isMade = await seedIfEmpty(app);
  if (isMade) {
    await keepCompanies(app);
    await keepAsked(app);
    await keepReplyTimes(app);
  }
  return isMade;
}

/** The half of a demo person's id that is the same at every seeding. */
const tailOf = (name: string): string => idTail(demoId('user', handle(name), new Date(0)));

/**
 * The accounts to sign in with, one a line; none when the people here are not the demo's, or their
 * passwords are not known.
 */
export async function demoAccounts(app: App): Promise<string[]> {
  if (!hasKnownPassword(app)) return [];
  const shown = shownAccounts.map(({ as, name }) => ({
    as,
    email: demoEmail(name),
    tail: tailOf(name),
  }));
  const rows = await app.db.sql<{ id: string; email: string }>(shownIds, [
    shown.map(({ email }) => email),
  ]);
  const tails = new Map(rows.map(({ email, id }) => [email, idTail(id)]));
  const widest = Math.max(...shown.map(({ email }) => email.length));
  return shown
    .filter(({ email, tail }) => tails.get(email) === tail)
    .map(({ as, email }) => `${as.padEnd(18)} ${email.padEnd(widest)}  ${demoPassword}`);
}
