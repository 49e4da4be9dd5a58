import { pushTexts } from '@schema/rules/push/push-texts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { personalStore } from '@/core/drafts/persisted';
import { open, refusal } from '@/testing/open';
import { signIn } from '@/testing/sign-in';
import { renewPush } from './browser-push';
import { PushPart } from './PushPart';

// The product's own worker is the browser tests' business.
vi.mock('@/core/worker/start-worker', () => ({ startWorker: () => Promise.resolve() }));

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
  localStorage.clear();
});

const endpoint = 'https://fcm.googleapis.com/x';

/** A browser that can be told. @param answer what the person says when the browser asks them */
function aBrowser({
  answer = 'granted',
  permission = 'default',
  isSubscribed = false,
  isInstalling = false,
} = {}) {
  const subscription = {
    endpoint,
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(() => {
      current = null;
      return Promise.resolve(true);
    }),
  };
  let current: typeof subscription | null = isSubscribed ? subscription : null;
  const subscribe = vi.fn(() => {
    if (!registration.active) return Promise.reject(new Error('no active service worker'));
    current = subscription;
    return Promise.resolve(subscription);
  });
  const registration = {
    active: !isInstalling,
    pushManager: { getSubscription: async () => current, subscribe },
  };
  let isReady: (ready: typeof registration) => void = () => undefined;
  const ready = new Promise<typeof registration>((resolve) => {
    isReady = resolve;
  });
  const installed = () => {
    registration.active = true;
    isReady(registration);
  };
  const requestPermission = vi.fn(() => Promise.resolve(answer));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration), ready },
  });
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', { permission, requestPermission });
  return { requestPermission, subscribe, installed };
}

/**
 * @param isOn whether the server tells this browser
 * @param refuses what the server says to a subscription that it does not take
 */
const show = (isOn = false, needsRenewal = false, refuses = '') =>
  open(PushPart, {
    path: '/settings',
    answers: {
      PushState: () => ({
        pushState: { __typename: 'PushState', key: 'AAAA', isOn, needsRenewal },
      }),
      SubscribeToPush: () => {
        if (refuses) throw refusal('BAD_USER_INPUT', refuses);
        return { subscribeToPush: { __typename: 'PushState', isOn: true } };
      },
      UnsubscribeFromPush: () => ({
        unsubscribeFromPush: { __typename: 'PushState', isOn: false },
      }),
    },
  });

test('nothing is asked before a press; then this browser is subscribed', async () => {
  const { requestPermission, subscribe } = aBrowser();
  const { sent } = show();
  const button = await screen.findByRole('button', { name: pushTexts.turnOn });
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(await screen.findByText(pushTexts.on)).toBeInTheDocument();
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(sent('SubscribeToPush')).toEqual([{ input: { endpoint, p256dh: 'p', auth: 'a' } }]);
});

test('who says no to the browser reads how it is allowed', async () => {
  const { subscribe } = aBrowser({ answer: 'denied' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: pushTexts.turnOn }));
  expect(await screen.findByText(pushTexts.blocked)).toBeInTheDocument();
  expect(subscribe).not.toHaveBeenCalled();
});

test('who presses at a first visit, while the service worker is still being stored, is told once it is there', async () => {
  const { subscribe, installed } = aBrowser({ isInstalling: true });
  show();
  await userEvent.click(await screen.findByRole('button', { name: pushTexts.turnOn }));
  expect(screen.queryByText(pushTexts.failed)).not.toBeInTheDocument();
  installed();
  expect(await screen.findByText(pushTexts.on)).toBeInTheDocument();
  expect(subscribe).toHaveBeenCalledTimes(1);
});

test('a browser whose push service is not known says so, and not that the line is bad', async () => {
  aBrowser();
  show(false, false, pushTexts.badAddress);
  await userEvent.click(await screen.findByRole('button', { name: pushTexts.turnOn }));
  expect(await screen.findByText(pushTexts.badAddress)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: pushTexts.turnOn })).toBeInTheDocument();
});

test('a browser that is told is turned off', async () => {
  aBrowser({ permission: 'granted', isSubscribed: true });
  const { sent } = show(true);
  await userEvent.click(await screen.findByRole('button', { name: pushTexts.turnOff }));
  expect(await screen.findByRole('button', { name: pushTexts.turnOn })).toBeInTheDocument();
  expect(sent('UnsubscribeFromPush')).toEqual([{ endpoint }]);
});

test('where it can’t be, it says why: no such browser, iOS outside of the home screen', async () => {
  const { unmount } = show();
  expect(await screen.findByText(pushTexts.impossible)).toBeInTheDocument();
  unmount();
  Object.assign(navigator, { standalone: false });
  show();
  expect(await screen.findByText(pushTexts.needsInstall)).toBeInTheDocument();
});

test('a subscription that went silent is made anew at a visit, in its place, without a question', async () => {
  const { subscribe, requestPermission } = aBrowser({ permission: 'granted', isSubscribed: true });
  const renewed = async (needsRenewal: boolean) => {
    const { sent, client, unmount } = show(true, needsRenewal);
    await renewPush(client);
    unmount();
    return sent('SubscribeToPush');
  };
  expect(await renewed(true)).toEqual([]);
  signIn('me');
  personalStore('push', { parse: () => true }).write(true);
  expect(await renewed(false)).toEqual([]);
  expect(await renewed(true)).toEqual([
    { input: { endpoint, p256dh: 'p', auth: 'a', replaces: endpoint } },
  ]);
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(requestPermission).not.toHaveBeenCalled();
});
