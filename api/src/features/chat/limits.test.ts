import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aMessage } from '../../testing/builders/chat.ts';
import { anAlumnus, startTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
  const id = await aConversation(a, b);
  const { id: messageId } = await aMessage(a, id);
  await b.ask('mutation ($id: ID!) { reactToMessage(id: $id, emoji: "👍") { id } }', {
    id: messageId,
  });
});
afterAll(() => app.close());

describe('the database', () => {
  it.each([
    ['conversations', "type = 'crowd', pair_key = null"],
    ['conversations', "status = 'forgotten'"],
    ['conversations', "note = repeat('x', 301)"],
    ['conversations', "name = repeat('x', 61)"],
    ['conversation_participants', "role = 'owner'"],
    ['messages', "content = repeat('x', 4001)"],
    ['messages', "kind = 'film'"],
    ['message_reactions', "emoji = '💩'"],
  ])('holds no %s with %s, whoever writes them', async (table, change) => {
    await expect(app.app.db.sql(`update ${table} set ${change}`)).rejects.toThrow(
      /violates check constraint/,
    );
  });

  it('holds what is just allowed', async () => {
    await app.app.db.sql("update messages set content = repeat('😀', 4000)");
    await app.app.db.sql("update conversations set note = repeat('😀', 300)");
  });
});
