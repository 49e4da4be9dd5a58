import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../core/context.ts';
import { roomSql } from '../../core/sql/index.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import {
  autoAcceptsRequests,
  type Choices,
  changeChoices,
  choices,
  openRequestsLimitOf,
  retentionOf,
  showsOnline,
} from './index.ts';

/** As a statement of another room asks. */
const asked = roomSql<object>('test-settings').statement('asked', { id: 'uuid' }, (db, { id }) =>
  db.selectNoFrom([
    showsOnline(id).as('showOnline'),
    autoAcceptsRequests(id).as('autoAccept'),
    retentionOf(id).as('retention'),
    openRequestsLimitOf(id).as('openRequestsLimit'),
  ]),
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const askedBy = async (person: Person) => (await app.app.db.query(asked, { id: person.id }))[0];
const choose = (person: Person, chosen: Partial<Choices>): Promise<void> =>
  change(app.app, (work) => changeChoices(work, person.id, chosen));

describe('what a person chose', () => {
  it('is what the documents say until they choose, for those who are gone too', async () => {
    const byDefault = {
      showOnline: true,
      autoAccept: false,
      retention: 'forever',
      openRequestsLimit: 5,
    };
    expect(await askedBy(await anAlumnus(app))).toEqual(byDefault);
    const unknown = { ...(await aMentee(app)), id: '01900000-0000-7000-8000-000000000000' };
    expect(await askedBy(unknown)).toEqual(byDefault);
    await choose(unknown, { showOnline: false });
    expect(await askedBy(unknown)).toEqual(byDefault);
  });

  it.each<Partial<Choices>>([
    { showOnline: false },
    { autoAccept: true },
    { retention: '30days' },
    { openRequestsLimit: 0 },
    { openRequestsLimit: 20 },
  ])('reaches the statements of other rooms, each alone: %o', async (chosen) => {
    const [person, other] = [await anAlumnus(app), await anAlumnus(app)];
    const before = await askedBy(person);
    await choose(person, chosen);
    expect(await askedBy(person)).toEqual({ ...before, ...chosen });
    expect(await askedBy(other)).toEqual(before);
  });

  it('is changed one after the other: two devices at once lose nothing', async () => {
    const person = await anAlumnus(app);
    await Promise.all([
      choose(person, { theme: 'dark' }),
      choose(person, { retention: '30days' }),
      choose(person, { textSize: 'large', contrast: 'high' }),
      choose(person, { motion: 'reduced' }),
    ]);
    expect(await choices(app.app, person.id)).toEqual({
      showOnline: true,
      autoAccept: false,
      retention: '30days',
      openRequestsLimit: 5,
      theme: 'dark',
      contrast: 'high',
      textSize: 'large',
      motion: 'reduced',
    });
  });

  it.each([
    { openRequestsLimit: 21 },
    { openRequestsLimit: -1 },
    { retention: '31days' },
    { theme: 'pink' },
  ])('holds nothing unknown, whoever writes it: %o', async (chosen) => {
    const person = await anAlumnus(app);
    await expect(choose(person, chosen as Partial<Choices>)).rejects.toThrow();
  });
});
