import {
  aMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from './index.ts';

export const header = 'fullName,email,mobileNumber,college,stream,yearOfGraduation,role';
const facts =
  'id name mode status total validCount invalidCount existingCount createdCount invited declinedCount undone keptCount isRepeated';

/** So many lines of people at a domain of their own. */
export const lines = (domain: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_none, at) => `Person ${at},p${at}@${domain},+91 90000 ${10000 + at},Ours,CSE,2019,alumni`,
  );
export const csv = (...rows: string[]) => [header, ...rows].join('\n');

/** Sends a file of people by the multipart request of GraphQL. */
export async function sendPeople(
  app: TestApp,
  by: Person,
  file: string | Buffer,
  mode: string,
  columns: { name: string; field: string }[] | null = null,
): Promise<Json> {
  const form = new FormData();
  const query = `mutation ($file: Upload!, $mode: ImportMode!, $columns: [ImportColumnInput!]) { uploadImport(file: $file, mode: $mode, columns: $columns) { ${facts} } }`;
  form.set('operations', JSON.stringify({ query, variables: { file: null, mode, columns } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'people.csv'));
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': '1', authorization: `Bearer ${by.token}` },
    body: form,
  });
  const { data, errors } = (await response.json()) as Json;
  return errors ? { refused: errors[0].message } : data.uploadImport;
}

export const actOn = (owner: Person, mutation: string, id: string) =>
  owner.ask(`mutation ($id: ID!) { ${mutation}(id: $id) { ${facts} } }`, { id });
export const readImport = async (owner: Person, id: string): Promise<Json> =>
  (await owner.ask(`query ($id: ID!) { peopleImport(id: $id) { ${facts} } }`, { id })).peopleImport;
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
