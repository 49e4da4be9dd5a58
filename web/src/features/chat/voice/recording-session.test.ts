import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginFakeRecorder, endFakeRecorder, fakeRecorder } from '@/testing/recorder';
import { signIn } from '@/testing/sign-in';
import { waveformOf } from './recording';
import { RecordingSession } from './recording-session';

vi.mock('idb-keyval', async () => (await import('@/testing/recorder')).fakeDevice());

const place = { userId: 'me', conversationId: 'c1', onLevel: () => undefined };
const keptOf = (key: string) =>
  fakeRecorder.kept.get(key) as { about: { milliseconds: number } } | undefined;

beforeEach(() => {
  signIn('me');
  beginFakeRecorder();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  endFakeRecorder();
});

async function recording(): Promise<RecordingSession> {
  const session = new RecordingSession(place);
  await session.open();
  await session.record(false);
  return session;
}

test('it ends by itself after two minutes, and what was recorded is kept', async () => {
  const session = await recording();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(session.phase.get().name).toBe('recording');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(session.phase.get()).toMatchObject({
    name: 'kept',
    isKept: true,
    note: 'That was two minutes: the recording is kept.',
    recording: { milliseconds: 120_000 },
  });
  expect(fakeRecorder.track.stop).toHaveBeenCalled();
  expect(keptOf('me:recording:c1')?.about.milliseconds).toBe(120_000);
});

test('the device has it as it grows: a page that is gone has lost seconds at most', async () => {
  await recording();
  await vi.advanceTimersByTimeAsync(10_100);
  expect(keptOf('me:recording:c1')?.about.milliseconds).toBe(10_000);
});

test('a call ends it, and none begins in one', async () => {
  const session = await recording();
  await vi.advanceTimersByTimeAsync(5000);
  session.stop('call');
  await vi.advanceTimersByTimeAsync(10);
  expect(session.phase.get()).toMatchObject({
    name: 'kept',
    note: 'The recording stopped for the call. It is kept.',
  });
  await session.take();
  await session.record(true);
  expect(session.phase.get()).toEqual({
    name: 'failed',
    text: 'A call is on. Record once it is over.',
  });
});

test('nothing is kept of what was taken out, nor of a slip of the finger', async () => {
  const session = await recording();
  await vi.advanceTimersByTimeAsync(5000);
  expect((await session.take())?.milliseconds).toBe(5000);
  expect(fakeRecorder.kept.size).toBe(0);
  await session.record(false);
  await vi.advanceTimersByTimeAsync(100);
  session.stop();
  await vi.advanceTimersByTimeAsync(10);
  expect(session.phase.get()).toMatchObject({
    name: 'failed',
    text: expect.stringMatching(/^Nothing was recorded/),
  });
  expect(fakeRecorder.kept.size).toBe(0);
});

test('what one person recorded is nothing to another', async () => {
  const session = await recording();
  await vi.advanceTimersByTimeAsync(5000);
  session.leave();
  await vi.advanceTimersByTimeAsync(10);
  expect([...fakeRecorder.kept.keys()]).toEqual(['me:recording:c1']);
  expect(await new RecordingSession(place).open()).toBe(true);
  expect(await new RecordingSession({ ...place, conversationId: 'c2' }).open()).toBe(false);
  signIn('ravi');
  expect(await new RecordingSession({ ...place, userId: 'ravi' }).open()).toBe(false);
});

test('its picture has the loudest moment of each part, and silence stays low', () => {
  expect(waveformOf([])).toEqual(Array(48).fill(0));
  expect(waveformOf([0.5])).toEqual(Array(48).fill(100));
  const many = Array.from({ length: 480 }, (_, place) => (place === 100 ? 0.8 : 0.2));
  const picture = waveformOf(many);
  expect([picture[9], picture[10], picture[11]]).toEqual([25, 100, 25]);
  expect(Math.max(...waveformOf(Array(100).fill(0.001)))).toBe(2);
});
