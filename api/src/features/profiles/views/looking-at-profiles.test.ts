import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';

const edit =
  'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id bio location linkedInUrl gitHubUrl interests alumniTopics contact } }';
const read =
  'query ($id: ID!) { profile(userId: $id) { id bio location linkedInUrl gitHubUrl interests alumniTopics email contact isWhole counters { views } posts { nodes { id } } viewer { id } } }';

let app: TestApp;
let alumnus: Person;
let reader: Person;
const sql = (text: string, parameters: unknown[] = []) => app.app.db.sql<Json>(text, parameters);
const save = async (who: Person, input: object): Promise<Json> =>
  (await who.ask(edit, { input })).updateProfile;
const profileAsSeenBy = async (who: Person, by: Person): Promise<Json> =>
  (await by.ask(read, { id: who.id })).profile;

beforeAll(async () => {
  app = await startTestApp();
  alumnus = await anAlumnus(app, { fullName: 'Asha Verma' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('looking at a profile', () => {
  const view = 'mutation ($id: ID!) { viewProfile(userId: $id) { id views } }';

  it('counts one view per viewer, none of the owner, exactly', async () => {
    const person = await anAlumnus(app);
    const viewers = await Promise.all(Array.from({ length: 5 }, () => aMentee(app)));
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        await viewers[n % 5]?.ask(view, { id: person.id });
      }),
    );
    expect((await person.ask(view, { id: person.id })).viewProfile).toEqual({
      id: person.id,
      views: 5,
    });
    expect(await reader.rest('POST', `/api/profile/${person.id}/view`)).toMatchObject({
      status: 200,
      body: { views: 6 },
    });
    expect((await profileAsSeenBy(person, reader)).counters).toEqual({ views: 6 });
  });

  it('is for members, of people who are there', async () => {
    const [banned, unverified] = [
      await anAlumnus(app, { isBanned: true }),
      await anUnverifiedMentee(app),
    ];
    for (const id of [banned.id, 'x', '0190a000-0000-7000-8000-000000000000']) {
      expect(await reader.refused(view, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Profile not found',
      });
      expect(await reader.rest('POST', `/api/profile/${id}/share`)).toMatchObject({
        status: 404,
        body: { message: 'Profile not found' },
      });
    }
    expect(await unverified.refused(view, { id: alumnus.id })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('gives an address to share', async () => {
    expect(await reader.rest('POST', `/api/profile/${alumnus.id}/share`)).toMatchObject({
      status: 200,
      body: { url: `${app.app.config.publicUrl}/profile/${alumnus.id}` },
    });
  });

  it('of one’s own is GET /api/profile/me', async () => {
    const { status, body } = await alumnus.rest('GET', '/api/profile/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      connectionStatus: 'none',
      profile: {
        email: alumnus.email,
        user: { _id: alumnus.id, isVerified: false, role: 'alumni' },
      },
    });
  });
});

describe('related profiles', () => {
  const related =
    'query ($id: ID!, $first: Int!) { profile(userId: $id) { relatedProfiles(first: $first) { id reason user { fullName college } } } }';
  const worked = (who: Person, company: string) =>
    sql(
      "insert into career_experiences (id, user_id, type, experience_type, checkbox_name, company_name, role, from_year, is_currently_working) values (gen_random_uuid(), $1, 'work', 'fulltime', 'work1', $2, 'Engineer', 2021, true)",
      [who.id, company],
    );
  const ask = async (who: Person, by: Person, first = 6): Promise<[string, string][]> =>
    ((await by.ask(related, { id: who.id, first })).profile.relatedProfiles as Json[]).map(
      ({ user, reason }) => [user.fullName, reason],
    );

  it('say why: company, batch, interest, branch; the strongest first', async () => {
    const batch = { yearOfGraduation: 2015 };
    const asked = await anAlumnus(app, { ...batch, fullName: 'Asked' });
    const make = async (fullName: string, over: object = {}): Promise<Person> =>
      anAlumnus(app, { yearOfGraduation: 1999, fullName, ...over });
    await make('Stranger');
    await worked(asked, 'Acme');
    await worked(await make('Colleague'), 'ACME');
    await worked(await make('Colleague and batch', batch), 'acme');
    await make('Batch', batch);
    await make('Branch', { ...batch, yearOfGraduation: 2016 });
    await save(asked, { interests: ['Chess'] });
    await save(await make('Player'), { interests: ['Go', 'Chess'] });
    await make('Banned', { ...batch, isBanned: true });
    expect(await ask(asked, reader)).toEqual([
      ['Colleague and batch', 'also at acme'],
      ['Colleague', 'also at ACME'],
      ['Batch', 'same branch and batch'],
      ['Player', 'also into Chess'],
      ['Branch', 'same branch'],
    ]);
    expect(await ask(asked, reader, 1)).toHaveLength(1);
    const viewer = await make('Viewer', batch);
    expect((await ask(asked, viewer)).map(([name]) => name)).not.toContain('Viewer');
    expect((await reader.rest('GET', `/api/profile/${asked.id}`)).body.similarProfiles).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'also at ACME', profilePic: null }),
      ]),
    );
  });

  it('name no company of somebody of whom the card alone is shown', async () => {
    const [shy, colleague] = [
      await anAlumnus(app, { yearOfGraduation: 1950 }),
      await anAlumnus(app, { fullName: 'Colleague', yearOfGraduation: 1980 }),
    ];
    for (const who of [shy, colleague]) await worked(who, 'Hidden Works');
    expect(await ask(shy, reader)).toEqual([['Colleague', 'also at Hidden Works']]);
    await sql("update profiles set visibility = 'connections' where user_id = $1", [shy.id]);
    expect(await ask(shy, reader)).toEqual([]);
    expect(await ask(shy, shy)).toEqual([['Colleague', 'also at Hidden Works']]);
  });

  it('are one statement', async () => {
    const asked = await statementsOf(app.app, () =>
      reader.ask(related, { id: alumnus.id, first: 12 }),
    );
    expect(asked.filter((name) => name.startsWith('directory.'))).toEqual([
      'directory.related(12)',
    ]);
  });
});
