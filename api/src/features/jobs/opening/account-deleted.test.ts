import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobOpening } from '../../../testing/builders/jobs.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { leftoversOf, strayFiles } from '../../../testing/servers/leftovers.ts';

const read = 'query ($id: ID!) { job(id: $id) { counters { likes views applications } } }';
const remove = 'mutation { deleteAccount { message } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const act = (who: Person, text: string, id: string): Promise<Json> =>
  who.ask(`mutation ($id: ID!) { ${text} }`, { id });

it('a poster who leaves takes their openings along, and what they did with those of others is counted no more', async () => {
  const [poster, other, reader] = [await anAlumnus(app), await anAlumnus(app), await aMentee(app)];
  const [own, others] = [
    await aJobOpening(poster, { companyName: 'Leaving Ltd' }),
    await aJobOpening(other, { companyName: 'Staying Ltd' }),
  ];
  for (const [who, id] of [
    [poster, others],
    [reader, others],
    [reader, own],
  ] as const) {
    await act(who, 'viewJob(id: $id) { __typename }', id);
    await act(who, 'likeJob(id: $id) { __typename }', id);
    await act(who, 'applyToJob(id: $id) { __typename }', id);
  }
  expect((await reader.ask(read, { id: others })).job.counters).toEqual({
    likes: 2,
    views: 2,
    applications: 2,
  });
  await poster.ask(
    'mutation { saveJobSearch(filter: { company: "Staying" }, mails: daily) { id } }',
  );

  await poster.ask(remove);
  expect((await reader.refused(read, { id: own })).code).toBe('NOT_FOUND');
  expect((await reader.ask(read, { id: others })).job.counters).toEqual({
    likes: 1,
    views: 1,
    applications: 1,
  });
  const { jobs } = await reader.ask('{ jobs { nodes { companyName } } }');
  expect(jobs.nodes).toEqual([{ companyName: 'Staying Ltd' }]);
  await eventually(
    async () => (await app.app.db.sql('select from domain_events')).length === 0,
    'telling',
  );
  expect(await leftoversOf(app, poster)).toEqual([]);
  expect(await strayFiles(app)).toEqual([]);
});
