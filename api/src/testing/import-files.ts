import type { Json } from './client.ts';

export const header = 'fullName,email,mobileNumber,college,stream,yearOfGraduation,role';
export const importFacts =
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
  { url }: { url: string },
  { token }: { token: string | undefined },
  file: string | Buffer,
  mode: string,
  columns: { name: string; field: string }[] | null = null,
): Promise<Json> {
  const form = new FormData();
  const query = `mutation ($file: Upload!, $mode: ImportMode!, $columns: [ImportColumnInput!]) { uploadImport(file: $file, mode: $mode, columns: $columns) { ${importFacts} } }`;
  form.set('operations', JSON.stringify({ query, variables: { file: null, mode, columns } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'people.csv'));
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': '1', authorization: `Bearer ${token}` },
    body: form,
  });
  const { data, errors } = (await response.json()) as Json;
  return errors ? { refused: errors[0].message } : data.uploadImport;
}
