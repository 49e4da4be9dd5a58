import { importFacts } from '../import-files.ts';
import {
  aMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../index.ts';

export { csv, header, lines, sendPeople } from '../import-files.ts';

export const actOn = (owner: Person, mutation: string, id: string) =>
  owner.ask(`mutation ($id: ID!) { ${mutation}(id: $id) { ${importFacts} } }`, { id });
export const readImport = async (owner: Person, id: string): Promise<Json> =>
  (await owner.ask(`query ($id: ID!) { peopleImport(id: $id) { ${importFacts} } }`, { id }))
    .peopleImport;
export const untilImport = (owner: Person, id: string, status: string): Promise<Json> =>
  eventually(async () => {
    const found = await readImport(owner, id);
    return found.status === status && found;
  }, status);
/** How many accounts have an address at a domain. */
export const countAccountsAt = async (app: TestApp, domain: string): Promise<number> =>
  (
    await app.app.db.sql<{ count: number }>(
      'select count(*)::int as count from users where email::text like $1',
      [`%@${domain}`],
    )
  )[0]?.count ?? 0;

/** An application, and the super admin who imports. */
export async function anImportingCollege(): Promise<{ app: TestApp; owner: Person }> {
  const app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
  return { app, owner: await aMentee(app, { isAdmin: true, isSuperAdmin: true }) };
}
