import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anUnverifiedMentee,
  startTestApp,
  type Person,
  type TestApp,
} from '../../testing/index.ts';

const add = 'mutation ($title: String!) { add__Name__(input: { title: $title }) { id title } }';
const remove = 'mutation ($id: ID!) { remove__Name__(id: $id) }';
const list =
  'query ($first: Int, $after: String) { my__Names__(first: $first, after: $after) { nodes { title } pageInfo { endCursor hasNextPage } } }';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aMentee(app);
});
afterAll(() => app.close());

describe('__names__', () => {
  it('are added and removed by their owner, and read a page at a time', async () => {
    const { add__Name__: first } = await owner.ask(add, { title: '  First ' });
    await owner.ask(add, { title: 'Second' });
    const { my__Names__: newest } = await owner.ask(list, { first: 1 });
    expect(newest).toMatchObject({ nodes: [{ title: 'Second' }], pageInfo: { hasNextPage: true } });
    const { my__Names__: rest } = await owner.ask(list, { after: newest.pageInfo.endCursor });
    expect(rest).toMatchObject({ nodes: [{ title: 'First' }], pageInfo: { hasNextPage: false } });
    expect(await owner.ask(remove, { id: first.id })).toEqual({ remove__Name__: first.id });
    expect((await owner.ask(list)).my__Names__.nodes).toEqual([{ title: 'Second' }]);
  });

  it('of others answer as unknown ids do', async () => {
    const { add__Name__: theirs } = await owner.ask(add, { title: 'Theirs' });
    const other = await aMentee(app);
    for (const id of [theirs.id, '01900000-0000-7000-8000-000000000000', 'x'])
      expect(await other.refused(remove, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: '__Name__ not found',
      });
  });

  it.each([
    ['', 'Title is required'],
    ['x'.repeat(201), 'Title cannot exceed 200 characters'],
  ])('with the title %j are refused', async (title, message) => {
    expect(await owner.refused(add, { title })).toMatchObject({ code: 'BAD_USER_INPUT', message });
  });

  it('are added by members alone', async () => {
    const newcomer = await anUnverifiedMentee(app);
    expect((await newcomer.refused(add, { title: 'x' })).code).toBe('FORBIDDEN');
  });
});
