import { counted } from '../lists/counted.ts';
import type { UserAction } from './administration-texts.ts';

/** What an admin does to people, as buttons call it. */
export const actionLabels: Record<UserAction, string> = {
  warn: 'Warn',
  mute: 'Mute',
  unmute: 'Unmute',
  ban: 'Ban',
  unban: 'Lift the ban',
  delete: 'Delete',
};

const endings = { mute: 'can write again', ban: 'ban lifted' } as const;

/** Words of the pages on which admins act on people. `who` is a name, or how many people. */
export const userActionTexts = {
  people: (count: number): string => counted(count, 'person', 'people'),
  progress: (done: number, all: number): string => `${done} of ${all} done …`,
  refused: (refused: number, all: number, why: string): string =>
    `Not done for ${refused} of ${all}: ${why}`,
  lifted: (kind: 'mute' | 'ban', who: string): string => `${who}: ${endings[kind]}`,
  /** What the dialog says that asks why, and what goes with it. */
  ask: {
    warn: {
      title: (who: string): string => `Warn ${who}`,
      text: 'The warning is sent by mail and told at the bell, with the reason.',
      yes: actionLabels.warn,
      done: (who: string): string => `${who}: warned`,
    },
    mute: {
      title: (who: string): string => `Mute ${who}`,
      text: 'Everything can be read, nothing written. The reason is sent by mail and told at the bell.',
      yes: actionLabels.mute,
      done: (who: string): string => `${who}: muted`,
    },
    ban: {
      title: (who: string): string => `Ban ${who}`,
      text: 'All devices are signed out within seconds, and the posts are hidden. Questions, answers and messages stay, without the name. The reason is sent by mail, and shown at the next try to sign in.',
      yes: actionLabels.ban,
      done: (who: string): string => `${who}: banned`,
    },
    delete: {
      title: (who: string): string => `Delete ${who}`,
      text: 'This can not be undone. The account goes with its profile, experiences, questions, answers, thanks, openings, files and connections; messages to others stay without a name. The reason is sent by mail.',
      yes: 'Delete for good',
      done: (who: string): string => `${who}: deleted`,
    },
  },
  /** What is asked before a mute or a ban ends; `who` is a name, or how many people. */
  askLift: {
    mute: {
      title: (who: string): string => `Let ${who} write again?`,
      text: 'The mute ends now.',
      yes: actionLabels.unmute,
    },
    ban: {
      title: (who: string): string => `Lift the ban of ${who}?`,
      text: 'The account opens at once, and its owner can sign in again.',
      yes: actionLabels.unban,
    },
  },
  usualReasons: [
    'Insults or harassment',
    'Spam or advertising',
    'Made-up experiences',
    'The account is not of this person',
  ],
} as const;
