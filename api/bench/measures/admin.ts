import { type Bench, graphql, type Measure, sides } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { inTurns, plainRow, processorTime, type Row, throughput } from '../figures.ts';
import { ask, wire } from '../load.ts';
import { pause } from './sockets.ts';

/** Makes the first person with a session a super admin. @returns their token */
async function adminOf({ sql, people }: Bench): Promise<string> {
  const [first] = people;
  await sql('update users set is_admin = true, is_super_admin = true where id = $1', [first?.id]);
  return first?.token ?? '';
}

const people = documentOf('AdminUsers');
const contents = documentOf('ModeratedContents');

/** Lists and figures of the admin area; what a list page may ask is one statement. */
export const admin: Measure = {
  name: 'admin',
  async run(bench) {
    const token = await adminOf(bench);
    const until = new Date().toISOString().slice(0, 10);
    const from = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
    // The job of the night has been there: it goes on behind the last day that it summed.
    await bench.sql(
      "insert into daily_figures (day, name, value) values (current_date - 62, 'signUps', 0) on conflict do nothing",
    );
    await bench.product.call('sumDays');
    const rows: Row[] = [];
    for (const [name, query, variables, statementsAtMost] of [
      ['admin: people', people, { first: 50 }, 1],
      ['admin: people by name', people, { first: 50, filter: { search: 'sharma' } }, 1],
      ['admin: people of a branch', people, { first: 50, filter: { stream: 'CIVIL' } }, 1],
      ['admin: posts', contents, { list: 'posts', first: 50 }, 1],
      ['admin: analytics of 30 days', documentOf('Analytics'), { from, to: until }, 12],
    ] as const) {
      const { product, limit, statements } = await sides(bench, name.replaceAll(/\W+/g, '-'), [
        graphql(query, variables, token),
      ]);
      const turns = await inTurns(product, limit, { ...bench.pace, lanes: 4 });
      rows.push(
        throughput(name, turns, 0.4),
        processorTime(name, turns, 3),
        plainRow(`${name}: statements besides the session check`, statements, {
          atMost: statementsAtMost,
        }),
      );
    }
    return rows;
  },
};

/** A file of people as an admin sends it: the multipart request of GraphQL. */
async function uploadPeople(bench: Bench, token: string, count: number): Promise<string> {
  const lines = Array.from(
    { length: count },
    (_none, i) =>
      `Person ${i},import${i}@bench.example,+91 90000 ${10_000 + (i % 90_000)},Ours,CSE,2019,alumni`,
  );
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({
      query: documentOf('UploadImport'),
      variables: { file: null, mode: 'accounts' },
    }),
  );
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  const header = 'fullName,email,mobileNumber,college,stream,yearOfGraduation,role';
  form.set('0', new Blob([[header, ...lines].join('\n')], { type: 'text/csv' }), 'people.csv');
  const answer = await fetch(`http://127.0.0.1:${bench.product.port}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' },
    body: form,
  });
  const { data, errors } = (await answer.json()) as {
    data?: { uploadImport: { id: string } };
    errors?: unknown;
  };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.uploadImport.id;
}

/** Polls until the import stands so; the highest resident memory seen meanwhile. */
async function memoryUntil(bench: Bench, id: string, statuses: string[]): Promise<number> {
  let most = 0;
  for (;;) {
    const [found] = await bench.sql<{ status: string }>(
      'select status from imports where id = $1',
      [id],
    );
    const { rss } = await bench.product.call<{ rss: number }>('memory');
    most = Math.max(most, rss);
    if (found && statuses.includes(found.status)) return most;
    await pause(500);
  }
}

/** Accounts for a whole college out of one file. */
export const imported: Measure = {
  name: 'import',
  async run(bench) {
    const count = Math.round(40_000 * bench.scale);
    const token = await adminOf(bench);
    const began = performance.now();
    const id = await uploadPeople(bench, token, count);
    await memoryUntil(bench, id, ['checked']);
    const { errors } = await ask<{ errors?: unknown }>(
      bench.product.port,
      wire(graphql(documentOf('RunImport'), { id }, token)),
    );
    if (errors) throw new Error(JSON.stringify(errors));
    const most = await memoryUntil(bench, id, ['done']);
    const name = `import of ${count.toLocaleString('en')} rows`;
    return [
      plainRow(name, (performance.now() - began) / 1000, { atMost: 300 * bench.scale }, 's'),
      plainRow(`${name}: resident memory`, most / 2 ** 20, { atMost: 600 }, 'MB'),
    ];
  },
};
