import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collegeEmailDomain } from '../../src/core/college/college-name.ts';
import {
  aMentee,
  anUnverifiedMentee,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, connectedGraphqlSocket } from '../support/sockets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { codeMailsPerMinute: { points: 100, seconds: 60 } } });
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

const accountUpdated = 'subscription { accountUpdated { id isVerified isMember role } }';

describe('accountUpdated', () => {
  it('notifies a person that the college was verified, and nobody else', async () => {
    const [mine, other] = [await anUnverifiedMentee(app), await anUnverifiedMentee(app)];
    const [ws, foreign] = [
      await connectedGraphqlSocket(app.url, { token: mine.token }),
      await connectedGraphqlSocket(app.url, { token: other.token }),
    ];
    ws.subscribe(accountUpdated);
    foreign.subscribe(accountUpdated);
    await Promise.all([ws.roundTrip(), foreign.roundTrip()]);
    const email = `live@${collegeEmailDomain(app.app.config)}`;
    await mine.ask('mutation ($email: String!) { sendInstituteCode(email: $email) { otp } }', {
      email,
    });
    await mine.ask(
      'mutation ($email: String!, $otp: String!) { verifyInstituteCode(email: $email, otp: $otp) { token } }',
      { email, otp: await app.codeFor(email) },
    );
    expect((await ws.message('next')).payload.data.accountUpdated).toEqual({
      id: mine.id,
      isVerified: true,
      isMember: true,
      role: 'mentee',
    });
    // Events arrive in order: an event of somebody else's would be before this one.
    await other.ask('mutation { switchRole(newRole: mentee) { token } }');
    expect((await foreign.message('next')).payload.data.accountUpdated.id).toBe(other.id);
  });

  it('ends when the client completes it', async () => {
    const mine = await aMentee(app);
    const ws = await connectedGraphqlSocket(app.url, { token: mine.token });
    ws.subscribe(accountUpdated, {}, 'first');
    ws.subscribe(accountUpdated, {}, 'second');
    await ws.roundTrip();
    ws.send({ id: 'first', type: 'complete' });
    ws.send({ type: 'ping' });
    await ws.message('pong');
    await mine.ask('mutation { switchRole(newRole: mentee) { token } }');
    await ws.message('next');
    expect(ws.messages.filter(({ type }) => type === 'next').map(({ id }) => id)).toEqual([
      'second',
    ]);
  });
});
