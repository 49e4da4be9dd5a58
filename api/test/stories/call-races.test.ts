import { afterAll, beforeAll, expect, it } from 'vitest';
import { change } from '../../src/core/context.ts';
import { changeBlocks } from '../../src/features/blocks/blocks.ts';
import { endOverdueCalls } from '../../src/features/calls/ending/overdue-calls.ts';
import { aPairOf, call, offer, startCallsApp } from '../../src/testing/builders/calls.ts';
import { type TestApp } from '../../src/testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCallsApp();
});
afterAll(() => app.close());

it('a call that begins while one blocks the other does not ring', async () => {
  const { caller, callee, id } = await aPairOf(app);
  const at = app.clock.now();
  const { refusal } = await change(app.app, async (work) => {
    const blocks = [{ otherId: caller.id, isBlocked: true }];
    await changeBlocks(work, { viewerId: callee.id, blocks, at });
    const refused = caller.refused(offer, { id, sdp: 'v=0', device: 'laptop' });
    // Where statements run side by side, the call has come as far as it gets before the block is
    // committed.
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    return { refusal: refused };
  });
  expect(await refusal).toMatchObject({ code: 'CONFLICT' });
  expect(await app.app.db.sql("select id from calls where state <> 'ended'")).toEqual([]);
});

it('two who block one another at once, and call, leave no call that rings', async () => {
  const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id } }';
  for (let round = 0; round < 5; round += 1) {
    const { caller, callee, id } = await aPairOf(app);
    await Promise.all([
      caller.graphql(offer, { id, sdp: 'v=0', device: 'laptop' }),
      callee.ask(block, { id: caller.id }),
      caller.graphql(block, { id: callee.id }),
    ]);
    expect(
      await app.app.db.sql("select id from calls where state <> 'ended' and conversation_id = $1", [
        id,
      ]),
    ).toEqual([]);
  }
});

it('a call that goes with an account while overdue ones are ended stops nothing', async () => {
  const [gone, left] = [await aPairOf(app), await aPairOf(app)];
  await call(gone.caller, gone.id);
  await call(left.caller, left.id);
  app.clock.advance(120);
  const { db } = app.app;
  // Right after the calls were found, and before the first is locked.
  const query: typeof db.query = async (statement, input) => {
    const rows = await db.query(statement, input);
    await db.sql('delete from calls where conversation_id = $1', [gone.id]);
    return rows;
  };
  expect(await endOverdueCalls({ ...app.app, db: { ...db, query } })).toBe(2);
  expect(
    await db.sql('select state from calls where conversation_id = $1', [left.id]),
  ).toMatchObject([{ state: 'ended' }]);
});
