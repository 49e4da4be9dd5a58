import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editTexts } from '../../../../../schema/rules/profiles/profiles-texts.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
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
const bond = (a: Person, b: Person) => {
  const [low, high] = [a.id, b.id].sort();
  return sql(
    "insert into connections (id, low_id, high_id, status, asked_by_id, request_id, connected_at) values (gen_random_uuid(), $1, $2, 'connected', $1, gen_random_uuid(), now())",
    [low, high],
  );
};

beforeAll(async () => {
  app = await startTestApp();
  alumnus = await anAlumnus(app, { fullName: 'Asha Verma' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('what a person says of themselves', () => {
  it('is tidied and saved; what is not given stays; empty clears', async () => {
    expect(
      await save(alumnus, {
        bio: '  I build\n\ncompilers. ',
        location: ' Pune,   India ',
        interests: ['Chess', ' chess ', '', 'Trekking', '\u200B'],
        alumniTopics: ['Referrals'],
        contact: '+91 98765 43210',
      }),
    ).toEqual({
      id: alumnus.id,
      bio: 'I build\n\ncompilers.',
      location: 'Pune, India',
      linkedInUrl: null,
      gitHubUrl: null,
      interests: ['chess', 'Trekking'],
      alumniTopics: ['Referrals'],
      contact: '+91 98765 43210',
    });
    const { body } = await alumnus.rest('GET', '/api/profile/me');
    expect(body.profile.user).toMatchObject({ _id: alumnus.id, mobileNumber: '+91 98765 43210' });
    expect(await save(alumnus, { location: '' })).toMatchObject({
      bio: 'I build\n\ncompilers.',
      location: null,
      interests: ['chess', 'Trekking'],
    });
    expect(await save(alumnus, { bio: ' \u200B ', interests: null })).toMatchObject({
      bio: null,
      interests: [],
      alumniTopics: ['Referrals'],
    });
    expect(await save(alumnus, {})).toMatchObject({ contact: '+91 98765 43210' });
  });

  it.each([
    ['bio', 'x'.repeat(601), 'Bio cannot exceed 600 characters'],
    ['location', 'x'.repeat(81), 'Location cannot exceed 80 characters'],
    ['location', 'Pune\u202E', 'Location has characters that are not allowed'],
    ['interests', ['x'.repeat(41)], 'Interest cannot exceed 40 characters'],
    ['interests', Array.from({ length: 16 }, (_, n) => `i${n}`), 'At most 15 interests'],
    ['alumniTopics', Array.from({ length: 11 }, (_, n) => `t${n}`), 'At most 10 topics'],
    ['contact', 'call me', 'Please enter a valid phone number'],
    ['contact', '12', 'Please enter a valid phone number'],
    ['contact', '<b>9876543210</b>', 'Please enter a valid phone number'],
    ['linkedInUrl', 'https://evil.example/linkedin.com/in/asha-rao', editTexts.linkedIn],
    ['linkedInUrl', 'javascript:linkedin.com/in/asha-rao', editTexts.linkedIn],
    ['linkedInUrl', 'https://linkedin.com@evil.example/in/asha', editTexts.linkedIn],
    ['gitHubUrl', 'https://github.com/', editTexts.gitHub],
    ['gitHubUrl', 'https://github.com.evil.example/asha', editTexts.gitHub],
    ['gitHubUrl', `https://github.com/asha?${'x'.repeat(200)}`, editTexts.gitHub],
  ])('%s is refused with its text, and nothing is changed', async (field, value, message) => {
    await save(alumnus, { bio: 'As it was', location: 'Pune' });
    expect(
      await alumnus.refused(edit, { input: { bio: 'Changed', [field]: value } }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', message });
    expect(await profileAsSeenBy(alumnus, alumnus)).toMatchObject({
      bio: 'As it was',
      location: 'Pune',
    });
  });

  it('leads to pages elsewhere, however they were typed, for those who read the whole', async () => {
    const saved = await save(alumnus, {
      linkedInUrl: ' in.linkedin.com/in/asha-verma-42/?trk=public ',
      gitHubUrl: 'http://www.GitHub.com/asha-verma',
    });
    expect(saved).toMatchObject({
      linkedInUrl: 'https://www.linkedin.com/in/asha-verma-42',
      gitHubUrl: 'https://github.com/asha-verma',
    });
    expect(await profileAsSeenBy(alumnus, reader)).toMatchObject({
      gitHubUrl: 'https://github.com/asha-verma',
    });
    await sql("update profiles set visibility = 'connections' where user_id = $1", [alumnus.id]);
    expect(await profileAsSeenBy(alumnus, reader)).toMatchObject({
      isWhole: false,
      linkedInUrl: null,
      gitHubUrl: null,
    });
    await sql("update profiles set visibility = 'college' where user_id = $1", [alumnus.id]);
    expect(await save(alumnus, { linkedInUrl: '', gitHubUrl: null })).toMatchObject({
      linkedInUrl: null,
      gitHubUrl: null,
    });
  });

  it('has topics for outreach of alumni alone', async () => {
    expect(await reader.refused(edit, { input: { alumniTopics: ['Referrals'] } })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Topics for Outreach are for alumni',
    });
    expect(await save(reader, { alumniTopics: [], bio: 'Second year' })).toMatchObject({
      alumniTopics: [],
      bio: 'Second year',
    });
  });

  it('loses nothing when fifty parts are saved at once', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        save(
          alumnus,
          [
            { bio: 'Together' },
            { location: 'Delhi' },
            { interests: ['Go'] },
            { alumniTopics: ['CAT'] },
            { contact: '9876543210' },
          ][n % 5] ?? {},
        ),
      ),
    );
    expect(await profileAsSeenBy(alumnus, alumnus)).toMatchObject({
      bio: 'Together',
      location: 'Delhi',
      interests: ['Go'],
      alumniTopics: ['CAT'],
      contact: '9876543210',
    });
  });

  it('is told to those who look at it', async () => {
    const { io } = await import('socket.io-client');
    const socket = io(app.url, { auth: { token: reader.token }, transports: ['websocket'] });
    const heard: Json[] = [];
    socket.on('profileUpdated', (payload: Json) => {
      heard.push(payload);
    });
    try {
      expect(await socket.emitWithAck('joinProfile', alumnus.id)).toEqual({ ok: true });
      await save(alumnus, { bio: 'Alive', contact: '9876543210' });
      expect(
        await eventually(
          () => heard.find(({ profile }) => profile.bio === 'Alive'),
          'profileUpdated',
        ),
      ).toMatchObject({ bannerUrl: null, profile: { contact: null, email: null } });
    } finally {
      socket.disconnect();
    }
  });
});

describe('who sees how to reach a person', () => {
  it('the owner, connections and admins', async () => {
    const [friend, admin] = [await aMentee(app), await aMentee(app, { isAdmin: true })];
    await bond(friend, alumnus);
    await save(alumnus, { contact: '9876543210' });
    for (const who of [alumnus, friend, admin])
      expect(await profileAsSeenBy(alumnus, who)).toMatchObject({
        email: alumnus.email,
        contact: '9876543210',
      });
    expect(await profileAsSeenBy(alumnus, reader)).toMatchObject({ email: null, contact: null });
  });

  it('a profile for connections is a card to all others', async () => {
    const [shy, friend] = [await anAlumnus(app), await aMentee(app)];
    const postId = await aPost(shy);
    await bond(shy, friend);
    await save(shy, { bio: 'Hello', location: 'Pune' });
    await sql("update profiles set visibility = 'connections' where user_id = $1", [shy.id]);
    for (const who of [shy, friend])
      expect(await profileAsSeenBy(shy, who)).toMatchObject({
        isWhole: true,
        location: 'Pune',
        posts: { nodes: [{ id: postId }] },
      });
    expect(await profileAsSeenBy(shy, reader)).toMatchObject({
      isWhole: false,
      bio: 'Hello',
      location: null,
      posts: { nodes: [] },
    });
    expect((await reader.rest('GET', `/api/profile/${shy.id}`)).body).toMatchObject({
      profile: { isWhole: false, email: null },
      posts: [],
    });
  });

  it('one statement reads a profile', async () => {
    expect(
      await statementsOf(app.app, () =>
        reader.ask(
          'query ($id: ID!) { profile(userId: $id) { id email bannerUrl counters { views } user { fullName profilePic } } }',
          { id: alumnus.id },
        ),
      ),
    ).toEqual(['profiles.byId']);
  });
});
