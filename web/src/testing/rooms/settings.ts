import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allWays } from './notification-ways';

export const look = {
  theme: 'system',
  contrast: 'system',
  textSize: 'normal',
  motion: 'system',
} as const;
/** Settings of an alumnus, as they are at first. */
export const settings = (over: object = {}) => ({
  __typename: 'Settings',
  id: 'me',
  email: 'me@college.in',
  role: 'alumni',
  joinedDate: '2025-10-10T10:00:00.000Z',
  isVerified: true,
  hasPassword: true,
  notifications: {
    __typename: 'NotificationSettings',
    id: 'me',
    chat: true,
    jobs: true,
    gratitudes: true,
    comments: true,
    sound: true,
    mailAtOnce: true,
    mailBounded: true,
    mailDigest: true,
    mailCollege: true,
    pushWords: true,
    pushCalls: true,
    quietCalls: true,
    quietHours: null,
    ...allWays,
  },
  privacy: { __typename: 'PrivacySettings', visibility: 'college', showOnline: true },
  chat: {
    __typename: 'ChatSettings',
    autoAccept: false,
    retention: 'forever',
    openRequestsLimit: 5,
  },
  ...look,
  ...over,
});
/** The answer of `Settings`, but for what `over` says. */
export const answers = (over: object = {}) => ({ Settings: () => ({ settings: settings(over) }) });
export const openSection = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
