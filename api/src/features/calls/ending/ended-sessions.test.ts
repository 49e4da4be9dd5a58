import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../../core/context.ts';
import {
  aCallSocket,
  aPairOf,
  call,
  closeCallSockets,
  currentOf,
  hears,
  messagesOf,
  pickUp,
  startCallsApp,
} from '../../../testing/builders/calls.ts';
import { type Person, type TestApp } from '../../../testing/index.ts';
import { endSessions } from '../../identity/index.ts';

const signOut = 'mutation { signOut }';
const endOthers = 'mutation { endOtherSessions }';
const signIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';

let app: TestApp;
beforeAll(async () => {
  app = await startCallsApp();
});
afterAll(() => app.close());
afterEach(closeCallSockets);

const aPair = () => aPairOf(app);
const anotherDevice = async ({ email, password }: Person) =>
  app.as((await app.visitor.ask(signIn, { email, password })).signIn.token);
const hearsTheEnd = async (who: Person) => {
  const { heard } = await aCallSocket(app, who);
  return () => hears(heard, 'callUpdate');
};

describe('a call whose device is signed out', () => {
  it('is over at once for the other one, who is free again', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    await pickUp(callee, id);
    const theEnd = await hearsTheEnd(callee);
    await caller.ask(signOut);
    expect(await theEnd()).toMatchObject({ state: 'ended', endReason: 'hungUp' });
    expect(await currentOf(callee)).toBeNull();
    expect((await messagesOf(callee, id)).lastMessage.content).toMatch(/^Call, /);
  });

  it('was missed where it still rang', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    const theEnd = await hearsTheEnd(callee);
    await caller.ask(signOut);
    expect(await theEnd()).toMatchObject({ state: 'ended', endReason: 'missed' });
  });

  it('goes on where another device is signed out, and ends with all others', async () => {
    const { caller, callee, id } = await aPair();
    const tablet = await anotherDevice(callee);
    await call(caller, id);
    await pickUp(callee, id);
    await tablet.ask(signOut);
    await callee.ask(endOthers);
    expect(await currentOf(caller)).toMatchObject({ state: 'ongoing' });
    const phone = await anotherDevice(callee);
    const theEnd = await hearsTheEnd(caller);
    await phone.ask(endOthers);
    expect(await theEnd()).toMatchObject({ state: 'ended' });
  });

  it('that rings is over when nobody is left to answer', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    const theEnd = await hearsTheEnd(caller);
    await change(app.app, (work) => endSessions(app.app, work, callee.id));
    expect(await theEnd()).toMatchObject({ state: 'ended', endReason: 'missed' });
  });
});
