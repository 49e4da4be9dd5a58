import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConversation, aMessage } from '../../../testing/builders/chat.ts';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';
import { statementsOf } from '../../../testing/statements.ts';

const page =
  'query ($id: ID!, $around: Int, $before: Int, $after: Int, $first: Int) { messages(conversationId: $id, around: $around, before: $before, after: $after, first: $first) { nodes { id number content } hasMore hasNewer } }';

let app: TestApp;
let asha: Person;
let kabir: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  [asha, kabir] = [await anAlumnus(app), await anAlumnus(app)];
  id = await aConversation(asha, kabir);
  for (let n = 1; n <= 20; n += 1) await aMessage(asha, id, `Words ${n}`);
});
afterAll(() => app.close());

const pageOf = async (who: Person, variables: object) => {
  const { nodes, hasMore, hasNewer } = (await who.ask(page, { id, ...variables })).messages;
  return [nodes.map(({ number }: { number: number }) => number), hasMore, hasNewer];
};

it.each([
  [{ around: 10, first: 6 }, [7, 8, 9, 10, 11, 12], true, true],
  [{ around: 10, first: 1 }, [10], true, true],
  [{ around: 2, first: 4 }, [1, 2, 3], false, true],
  [{ around: 20, first: 4 }, [18, 19, 20], true, false],
  [{ around: 99, first: 4 }, [19, 20], true, false],
  [{ around: 10 }, Array.from({ length: 20 }, (_, index) => index + 1), false, false],
  // From such a page one goes on both ways.
  [{ around: 10, before: 7, first: 3 }, [4, 5, 6], true, true],
  [{ around: 10, after: 12, first: 3 }, [13, 14, 15], true, true],
  [{ around: 10, after: 17, first: 3 }, [18, 19, 20], false, false],
  [{ first: 3 }, [18, 19, 20], true, false],
])('%o: %j', async (variables, numbers, hasMore, hasNewer) => {
  expect(await pageOf(kabir, variables)).toEqual([numbers, hasMore, hasNewer]);
});

it('is one statement, leaves out what one deleted for oneself, and is of those inside alone', async () => {
  const statements = await statementsOf(app.app, () => kabir.ask(page, { id, around: 10 }));
  expect(statements).toHaveLength(1);
  const { nodes } = (await kabir.ask(page, { id, around: 10, first: 2 })).messages;
  await kabir.ask('mutation ($id: ID!) { hideMessage(id: $id) }', { id: nodes[1].id });
  expect(await pageOf(kabir, { around: 10, first: 4 })).toEqual([[8, 9, 11, 12], true, true]);
  expect(await pageOf(asha, { around: 10, first: 4 })).toEqual([[8, 9, 10, 11], true, true]);
  const stranger = await anAlumnus(app);
  expect(await stranger.refused(page, { id, around: 10 })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await kabir.refused(page, { id, around: 0 })).toMatchObject({ code: 'BAD_USER_INPUT' });
});
