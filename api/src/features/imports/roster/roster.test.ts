import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actOn,
  anImportingCollege,
  countAccountsAt,
  csv,
  sendPeople,
  untilImport,
} from '../../../testing/builders/imports.ts';
import { anUnverifiedMentee, type Person, type TestApp } from '../../../testing/index.ts';
import { matchRoster } from './roster.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
});
afterAll(() => app.close());

const send = (file: string, mode: string) => sendPeople(app, owner, file, mode);
const act = (mutation: string, id: string) => actOn(owner, mutation, id);
const until = (id: string, status: string) => untilImport(owner, id, status);
const accountsAt = (domain: string) => countAccountsAt(app, domain);

describe('a roster', () => {
  it('verifies who has its address, and shows admins who only has its name, year and branch', async () => {
    const [same, alike, other] = [
      await anUnverifiedMentee(app, { email: 'same@roster.example' }),
      await anUnverifiedMentee(app, { fullName: 'Meera PILLAI', yearOfGraduation: 2028 }),
      await anUnverifiedMentee(app),
    ];
    const { id } = await send(
      csv(
        'Somebody,SAME@roster.example,,Ours,CSE,2027,mentee',
        'Meera Pillai,meera@roster.example,,Ours,CSE,2028,mentee',
      ),
      'roster',
    );
    await act('runImport', id);
    await until(id, 'done');
    await matchRoster(app.app).run({});
    const isVerified = async (person: Person) =>
      (await person.ask('{ me { isVerified } }')).me.isVerified;
    expect([await isVerified(same), await isVerified(alike), await isVerified(other)]).toEqual([
      true,
      false,
      false,
    ]);
    const { rosterMatches } = await owner.ask(
      '{ rosterMatches { nodes { user { id } email rosterEmail } } }',
    );
    expect(rosterMatches.nodes).toEqual([
      { user: { id: alike.id }, email: alike.email, rosterEmail: 'meera@roster.example' },
    ]);
    const decide = 'mutation ($id: ID!) { decideRosterMatch(userId: $id, isSame: true) }';
    await owner.ask(decide, { id: alike.id });
    expect(await isVerified(alike)).toBe(true);
    expect((await owner.refused(decide, { id: alike.id })).code).toBe('CONFLICT');
    // Undone, it says how many stay verified, and asks about nobody any more.
    const wrong = await send(csv('No Body,nobody@roster.example,,Ours,CSE,2027,mentee'), 'roster');
    const asked = await anUnverifiedMentee(app, { fullName: 'No Body', yearOfGraduation: 2027 });
    await act('runImport', wrong.id);
    await until(wrong.id, 'done');
    await matchRoster(app.app).run({});
    const matches = '{ rosterMatches { nodes { user { id } } } }';
    expect((await owner.ask(matches)).rosterMatches.nodes).toEqual([{ user: { id: asked.id } }]);
    await act('undoImport', wrong.id);
    expect(await until(wrong.id, 'undone')).toMatchObject({ undone: 1, keptCount: 0 });
    expect((await owner.ask(matches)).rosterMatches.nodes).toEqual([]);
    await act('undoImport', id);
    expect(await until(id, 'undone')).toMatchObject({ undone: 0, keptCount: 2 });
    expect(await isVerified(same)).toBe(true);
    expect(await accountsAt('roster.example')).toBe(1);
  });
});
