import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConnection } from '../../../testing/builders/connections.ts';
import { aJobOpening } from '../../../testing/builders/jobs.ts';
import { aMentee, anAlumnus, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const board = `{
  jobs {
    nodes { user { id inCommon { branch yearOfGraduation connectionsCount companies } } }
  }
}`;

it('beside an opening stands what the reader shares with its poster, never with themselves', async () => {
  const [poster, friend] = [await anAlumnus(app), await anAlumnus(app)];
  const reader = await aMentee(app);
  await app.app.db.sql(
    `update users set year_of_graduation = 2027, stream = 'CSE' where id = any($1)`,
    [[poster.id, reader.id]],
  );
  for (const who of [poster, reader]) await aConnection(who, friend);
  await aJobOpening(poster);
  const shared = async (who: typeof reader) => (await who.ask(board)).jobs.nodes[0].user.inCommon;
  expect(await shared(reader)).toEqual({
    branch: 'CSE',
    yearOfGraduation: 2027,
    connectionsCount: 1,
    companies: [],
  });
  expect(await shared(poster)).toBeNull();
  await app.app.db.sql(
    `insert into connections (id, low_id, high_id, status, asked_by_id, request_id, blocked_by_low_at, blocked_by_high_at)
     values (gen_random_uuid(), least($1::uuid, $2), greatest($1::uuid, $2), 'none', $1, gen_random_uuid(), now(), now())`,
    [poster.id, reader.id],
  );
  expect(await shared(reader)).toBeNull();
});
