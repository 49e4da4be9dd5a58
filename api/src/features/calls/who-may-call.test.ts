import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../core/context.ts';
import {
  aCallSocket,
  answer,
  aPairOf,
  call,
  candidate,
  closeCallSockets,
  currentOf,
  decline,
  end,
  hears,
  keep,
  messagesOf,
  offer,
  pickUp,
  startCallsApp,
} from '../../testing/builders/calls.ts';
import { aConversation, anAcceptedRequest } from '../../testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  type TestApp,
} from '../../testing/index.ts';

const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await startCallsApp();
});
afterAll(() => app.close());
afterEach(closeCallSockets);

const aPair = () => aPairOf(app);
const aSocket = (who: Person) => aCallSocket(app, who);
const sql = (text: string, parameters: unknown[] = []) => app.app.db.sql<Json>(text, parameters);

describe('who may call', () => {
  it('is a participant of an accepted direct conversation, and nobody else', async () => {
    const { caller, callee, id } = await aPair();
    const stranger = await anAlumnus(app);
    await call(caller, id);
    const way = { candidate: 'x' };
    for (const [document, given] of [
      [offer, { sdp: 'x', device: 'd' }],
      [answer, { sdp: 'x', device: 'd' }],
      [candidate, { candidate: way, device: 'd' }],
      [decline, {}],
      [end, {}],
      [keep, { device: 'd' }],
    ] as const) {
      expect(await stranger.refused(document, { id, ...given })).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await caller.refused(document, { id: 'x', ...given })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await currentOf(stranger)).toBeNull();
    const pending = await aConversation(await aMentee(app), stranger);
    expect(await stranger.refused(offer, { id: pending, sdp: 'x', device: 'd' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The request has not been accepted yet.',
    });
    const unverified = await anUnverifiedMentee(app);
    expect(await unverified.refused(offer, { id, sdp: 'x', device: 'd' })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await callee.refused(answer, { id, sdp: '', device: 'd' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('is nobody any more once one blocks the other, also inside of a call', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    await pickUp(callee, id);
    const { heard } = await aSocket(caller);
    await callee.ask(block, { id: caller.id });
    // At once, and not when a device asks next.
    expect(await hears(heard, 'callUpdate')).toMatchObject({ state: 'ended' });
    const [row] = await sql('select state from calls where conversation_id = $1', [id]);
    expect(row?.['state']).toBe('ended');
    expect(
      await caller.refused(candidate, { id, candidate: { candidate: 'x' }, device: 'laptop' }),
    ).toMatchObject({ code: 'NOT_FOUND', message: 'This call is over' });
    expect(await currentOf(callee)).toBeNull();
    expect(await caller.refused(offer, { id, sdp: 'x', device: 'laptop' })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is one call at a time: others are busy, and both who press at once meet', async () => {
    const { caller, callee, id } = await aPair();
    const third = await aMentee(app);
    const toCallee = await anAcceptedRequest(third, callee);
    const { id: callId } = await call(caller, id);
    expect(await call(third, toCallee)).toMatchObject({ state: 'ended', endReason: 'busy' });
    expect(await messagesOf(callee, toCallee)).toMatchObject({
      unreadCount: 1,
      lastMessage: { content: 'Missed call' },
    });
    expect(await callee.refused(offer, { id: toCallee, sdp: 'x', device: 'd' })).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody is calling you. Answer or decline first.',
    });
    // The offer of who is called is answered with the call that rings.
    expect(await call(callee, id)).toMatchObject({ id: callId, caller: { id: caller.id } });
    await caller.ask(end, { id });
    const both = await Promise.all([call(caller, id), call(callee, id)]);
    expect(both[0].id).toBe(both[1].id);
    await caller.ask(end, { id });
    const two = await Promise.all([call(caller, id), call(third, toCallee)]);
    expect(two.map(({ state }) => state).sort()).toEqual(['ended', 'ringing']);
    expect(
      await sql(
        'select count(*)::int as open from call_participants where user_id = $1 and is_open',
        [callee.id],
      ),
    ).toEqual([{ open: 1 }]);
  });

  it('is held by the database too', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    const insert = (state: string): Promise<unknown> =>
      change(app.app, (work) =>
        work.sql(
          `insert into calls (id, conversation_id, caller_id, callee_id, state) values (gen_random_uuid(), $1, $2, $3, $4)`,
          [id, callee.id, caller.id, state],
        ),
      );
    await expect(insert('ringing')).rejects.toThrow();
    await expect(insert('ended')).rejects.toThrow();
  });
});
