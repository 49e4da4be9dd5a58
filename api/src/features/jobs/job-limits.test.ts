import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobOpening } from '../../testing/builders/jobs.ts';
import { aMentee, anAlumnus, startTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  ['company_name', `repeat('x', 101)`],
  ['role', `repeat('x', 101)`],
  ['job_description', `repeat('x', 501)`],
  ['skills_required', `array_fill('SQL'::text, array[21])`],
])('the database refuses an opening with too long a %s', async (column, value) => {
  const id = await aJobOpening(await anAlumnus(app));
  await expect(
    app.app.db.sql(`update job_openings set ${column} = ${value} where id = $1`, [id]),
  ).rejects.toThrow('job_openings_sizes');
});

it('the database keeps a search of a person once', async () => {
  const person = await aMentee(app);
  const keep = (id: string) =>
    app.app.db.sql(
      `insert into saved_job_searches (id, user_id, company, job_type)
       values ($1, $2, 'Zoho', 'intern')`,
      [id, person.id],
    );
  await keep('0190a000-0000-7000-8000-000000000001');
  await expect(keep('0190a000-0000-7000-8000-000000000002')).rejects.toThrow(
    'saved_job_searches_once',
  );
});
