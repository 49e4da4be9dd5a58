import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, connectedGraphqlSocket } from '../support/sockets.ts';

const follow =
  'subscription { settingsChanged { appearance { theme } notifications { sound jobs } } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

/** What an open device of somebody was told, the last first. */
async function aDevice({ token }: Person): Promise<() => Json[]> {
  const socket = await connectedGraphqlSocket(app.url, { token });
  socket.subscribe(follow, {}, 'settings');
  await socket.roundTrip();
  return () =>
    socket.messages
      .filter(({ type }) => type === 'next')
      .map(({ payload }) => payload.data.settingsChanged as Json)
      .reverse();
}

it('an open device follows what is chosen on another, by whichever call, and nobody else’s', async () => {
  const [person, stranger] = [await anAlumnus(app), await anAlumnus(app)];
  const [told, toldStranger] = [await aDevice(person), await aDevice(stranger)];
  const byDefault = { appearance: { theme: 'system' }, notifications: { sound: true, jobs: true } };
  await eventually(() => toldStranger().length > 0, 'what holds as it begins to follow');
  expect(toldStranger()).toEqual([byDefault]);

  const reaches = (expected: Json): Promise<void> =>
    expect.poll(() => told()[0], { timeout: 8000 }).toEqual(expected);
  await person.rest('POST', '/api/settings', { theme: 'dark', notifications: { sound: false } });
  await reaches({ appearance: { theme: 'dark' }, notifications: { sound: false, jobs: true } });
  await person.ask('mutation { saveNotificationSettings(input: { jobs: false }) { id } }');
  await reaches({ appearance: { theme: 'dark' }, notifications: { sound: false, jobs: false } });
  await person.ask('mutation { saveSettings(input: { theme: light }) { id } }');
  await reaches({ appearance: { theme: 'light' }, notifications: { sound: false, jobs: false } });
  expect(toldStranger()).toEqual([byDefault]);
});
