import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobOpening, dayFromNow, opening } from '../../../testing/builders/jobs.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const update =
  'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { role editedAt isOpen closeReason } }';
const close = 'mutation ($id: ID!) { closeJob(id: $id) { isOpen } }';
const reopen = 'mutation ($id: ID!) { reopenJob(id: $id) { isOpen } }';

let app: TestApp;
let poster: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  poster = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('editing', () => {
  it('is the poster’s, and keeps a deadline that has passed', async () => {
    const id = await aJobOpening(poster, { deadline: dayFromNow(1) });
    await app.app.db.sql('update job_openings set deadline = $2 where id = $1', [
      id,
      dayFromNow(-3),
    ]);
    const input = opening({ role: 'Better', deadline: dayFromNow(-3) });
    expect((await reader.refused(update, { id, input })).code).toBe('FORBIDDEN');
    expect((await poster.ask(update, { id, input })).updateJob).toMatchObject({
      role: 'Better',
      isOpen: false,
    });
    expect(
      (await poster.refused(update, { id, input: { ...input, deadline: dayFromNow(-2) } })).message,
    ).toBe('Deadline cannot be in the past');
    expect(
      (await poster.ask(update, { id, input: { ...input, deadline: dayFromNow(5) } })).updateJob
        .isOpen,
    ).toBe(true);
  });

  it('says that the opening is still there: what was asked about it is answered', async () => {
    const id = await aJobOpening(poster);
    await app.app.db.sql(
      "update job_openings set unanswered_checks = 2, open_checked_at = now() - interval '8 days' where id = $1",
      [id],
    );
    await poster.ask(update, { id, input: opening({ role: 'Looked after' }) });
    const [asked] = await app.app.db.sql<{ count: number; recently: boolean }>(
      "select unanswered_checks as count, open_checked_at > now() - interval '1 day' as recently from job_openings where id = $1",
      [id],
    );
    expect(asked).toEqual({ count: 0, recently: true });
  });

  it('opens a closed opening again whose deadline had passed, by a new one', async () => {
    const id = await aJobOpening(poster, { deadline: dayFromNow(1) });
    await poster.ask(close, { id });
    const input = opening({ deadline: dayFromNow(7) });
    // It was closed for another reason than its deadline, and stays so.
    expect((await poster.ask(update, { id, input })).updateJob.isOpen).toBe(false);
    await app.app.db.sql('update job_openings set deadline = $2 where id = $1', [
      id,
      dayFromNow(-2),
    ]);
    expect(await poster.refused(reopen, { id })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { deadline: 'Set a deadline that is still to come, and it is open again' },
    });
    expect((await poster.ask(update, { id, input })).updateJob).toMatchObject({
      isOpen: true,
      closeReason: null,
    });
    const { jobs } = await reader.ask('{ jobs { nodes { id } } }');
    expect(jobs.nodes).toContainEqual({ id });
  });
});
