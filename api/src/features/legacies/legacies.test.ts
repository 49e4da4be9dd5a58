import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { joinSocketRoom } from '../../testing/socket-room.ts';

const fields = '{ id userId title description link skills isLookingForSuccessor }';
const add = `mutation ($input: LegacyProjectInput!) { addLegacyProject(input: $input) ${fields} }`;
const update = `mutation ($id: ID!, $input: LegacyProjectInput!) { updateLegacyProject(id: $id, input: $input) ${fields} }`;
const remove = 'mutation ($id: ID!) { removeLegacyProject(id: $id) }';
const list = `query ($id: ID!, $first: Int, $after: String) { profile(userId: $id) { legacyProjects(first: $first, after: $after) { nodes ${fields} pageInfo { endCursor hasNextPage } } } }`;

let app: TestApp;
let senior: Person;
let junior: Person;
const titles = async (of: Person, by: Person = junior): Promise<string[]> =>
  (await by.ask(list, { id: of.id, first: 100 })).profile.legacyProjects.nodes.map(
    ({ title }: Json) => title,
  );

beforeAll(async () => {
  app = await startTestApp({
    limits: {
      creationsPerMinute: { points: 1000, seconds: 60 },
      creationsPerHour: { points: 1000, seconds: 3600 },
    },
  });
  [senior, junior] = await Promise.all([anAlumnus(app), aMentee(app)]);
});
afterAll(() => app.close());

describe('legacy projects', () => {
  it('are added, corrected and removed by their owner, and read by members', async () => {
    const { addLegacyProject: made } = await senior.ask(add, {
      input: {
        title: '  Bus tracker ',
        description: 'Tells where the bus is.',
        link: 'https://github.com/vie/bus',
        skills: ['React', ' react', 'Maps', ''],
        isLookingForSuccessor: true,
      },
    });
    expect(made).toEqual({
      id: made.id,
      userId: senior.id,
      title: 'Bus tracker',
      description: 'Tells where the bus is.',
      link: 'https://github.com/vie/bus',
      skills: ['react', 'Maps'],
      isLookingForSuccessor: true,
    });
    const { updateLegacyProject: changed } = await senior.ask(update, {
      id: made.id,
      input: { title: 'Bus tracker 2' },
    });
    expect(changed).toEqual({
      id: made.id,
      userId: senior.id,
      title: 'Bus tracker 2',
      description: '',
      link: null,
      skills: [],
      isLookingForSuccessor: false,
    });
    await senior.ask(add, { input: { title: 'Rover' } });
    expect(await titles(senior)).toEqual(['Rover', 'Bus tracker 2']);
    const first = (await junior.ask(list, { id: senior.id, first: 1 })).profile.legacyProjects;
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(
      (await junior.ask(list, { id: senior.id, first: 1, after: first.pageInfo.endCursor })).profile
        .legacyProjects,
    ).toMatchObject({ nodes: [{ title: 'Bus tracker 2' }], pageInfo: { hasNextPage: false } });
    expect((await senior.ask(remove, { id: made.id })).removeLegacyProject).toBe(made.id);
    expect(await titles(senior)).toEqual(['Rover']);
    expect(await senior.refused(remove, { id: made.id })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Project not found',
    });
  });

  it('of others answer as unknown ones do', async () => {
    const { addLegacyProject: made } = await senior.ask(add, { input: { title: 'Mine' } });
    for (const id of [made.id, '01900000-0000-7000-8000-000000000000', 'x']) {
      expect(await junior.refused(update, { id, input: { title: 'Taken' } })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Project not found',
      });
      expect(await junior.refused(remove, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Project not found',
      });
    }
    expect(await titles(senior)).toContain('Mine');
  });

  it.each([
    [{ title: '  ' }, 'Title is required'],
    [{ title: 'x'.repeat(101) }, 'Title cannot exceed 100 characters'],
    [{ title: 'x', description: 'x'.repeat(1001) }, 'Description cannot exceed 1000 characters'],
    [{ title: 'x', link: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ title: 'x', skills: Array.from({ length: 11 }, (_, n) => `s${n}`) }, 'At most 10 skills'],
    [{ title: 'x', skills: ['x'.repeat(41)] }, 'A skill cannot exceed 40 characters'],
  ])('%j is refused', async (input, message) => {
    expect(await senior.refused(add, { input })).toMatchObject({ code: 'BAD_USER_INPUT', message });
  });

  it('are at most twenty, however many are added at once', async () => {
    const busy = await anAlumnus(app);
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) => busy.graphql(add, { input: { title: `Project ${n}` } })),
    );
    expect(sent.filter(({ errors }) => !errors)).toHaveLength(20);
    expect(new Set(sent.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []))).toEqual(
      new Set(['CONFLICT']),
    );
    expect(await titles(busy)).toHaveLength(20);
  });

  it('are for members, and nothing of a profile for connections only', async () => {
    const unverified = await anUnverifiedMentee(app);
    expect((await unverified.refused(add, { input: { title: 'x' } })).code).toBe('FORBIDDEN');
    expect((await app.visitor.refused(add, { input: { title: 'x' } })).code).toBe(
      'UNAUTHENTICATED',
    );
    const shy = await anAlumnus(app);
    await shy.ask(add, { input: { title: 'Hidden' } });
    await app.app.db.sql("update profiles set visibility = 'connections' where user_id = $1", [
      shy.id,
    ]);
    expect(await titles(shy)).toEqual([]);
    expect(await titles(shy, shy)).toEqual(['Hidden']);
  });

  it('are told in the room of the profile, with the project', async () => {
    const { received, leave } = await joinSocketRoom(
      app,
      junior,
      'joinProfile',
      senior.id,
      'legacyProjectUpdated',
    );
    const { addLegacyProject: made } = await senior.ask(add, {
      input: { title: 'Live', skills: ['Go'] },
    });
    await eventually(() => received[0], 'legacyProjectUpdated');
    expect(received[0]).toMatchObject({
      _id: made.id,
      userId: senior.id,
      isRemoved: false,
      title: 'Live',
      skills: ['Go'],
    });
    await senior.ask(remove, { id: made.id });
    await eventually(() => received[1], 'its removal');
    expect(received[1]).toEqual({ _id: made.id, userId: senior.id, isRemoved: true });
    leave();
  });
});
