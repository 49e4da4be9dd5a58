import { kindSwitches, notificationTypes } from '@schema/rules/notifications/notifications-texts';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { open } from '@/testing/open';
import { change, closeToasts, notification, settings } from '@/testing/rooms/notifications';
import { LiveNotifications } from '..';

const tone = vi.hoisted(() => ({ playNews: vi.fn() }));
vi.mock('./tone', () => tone);

beforeEach(() => tone.playNews.mockReset());
afterEach(closeToasts);

/** How often it sounds when somebody with these switches is told of something. */
async function soundsOf(type: string, switches: object): Promise<number> {
  tone.playNews.mockReset();
  const { emit, sent, unmount } = open(LiveNotifications, {
    path: '/feed',
    answers: { NotificationSettings: () => ({ notificationSettings: settings(switches) }) },
  });
  await waitFor(() => {
    act(() =>
      emit('NotificationsChanged', change({ received: notification(`of ${type}`, { type }) })),
    );
    expect(sent('NotificationSettings')).toHaveLength(1);
  });
  // The answer is a turn of the loop later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const times = tone.playNews.mock.calls.length;
  unmount();
  return times;
}

describe.each([...notificationTypes])('what is told of %s', (type) => {
  test('sounds, unless its sound or all sounds are switched off', async () => {
    const own = kindSwitches[type].sound;
    const others = notificationTypes
      .filter((one) => one !== type)
      .map((one): [string, boolean] => [kindSwitches[one].sound, false]);
    expect(await soundsOf(type, { sound: true })).toBeGreaterThan(0);
    expect(await soundsOf(type, { sound: true, ...Object.fromEntries(others) })).toBeGreaterThan(0);
    expect(await soundsOf(type, { sound: true, [own]: false })).toBe(0);
    expect(await soundsOf(type, { sound: false })).toBe(0);
  });
});

test('nothing sounds in quiet hours', async () => {
  const hours = (from: number, to: number) => ({
    __typename: 'QuietHours',
    from,
    to,
    zone: 'Asia/Kolkata',
  });
  vi.useFakeTimers({ now: new Date('2027-01-11T12:00:00Z'), toFake: ['Date'] });
  // There it is half past five.
  expect(await soundsOf('chat', { sound: true, quietHours: hours(1050, 1060) })).toBe(0);
  expect(await soundsOf('chat', { sound: true, quietHours: hours(1060, 1050) })).toBeGreaterThan(0);
  vi.useRealTimers();
});
