import type { UserAction } from '@/generated/documents';

/** What needs a reason. */
export type Measure = Extract<UserAction, 'warn' | 'mute' | 'ban' | 'delete'>;
/** Somebody it is done to. */
export type Reached = { id: string; fullName: string };
/** Called after something was done to people or undone, with those it was done to. */
export type OnDone = (action: UserAction, done: readonly Reached[]) => void;

const who = (people: readonly Reached[]): string =>
  people.length === 1 ? (people[0]?.fullName ?? '') : `${people.length} people`;

/** What is said when a mute or a ban was ended before its time. */
export const liftedText = (kind: 'mute' | 'ban', people: readonly Reached[]): string =>
  `${who(people)}: ${kind === 'mute' ? 'can write again' : 'ban lifted'}`;

/** The words of the dialog that asks why, and says what goes with it. */
export function wordsOf(measure: Measure, people: readonly Reached[]) {
  const name = who(people);
  return {
    warn: {
      title: `Warn ${name}`,
      text: 'The warning is sent by mail and told at the bell, with the reason.',
      yes: 'Warn',
      done: `${name}: warned`,
    },
    mute: {
      title: `Mute ${name}`,
      text: 'Everything can be read, nothing written. The reason is sent by mail and told at the bell.',
      yes: 'Mute',
      done: `${name}: muted`,
    },
    ban: {
      title: `Ban ${name}`,
      text: 'All devices are signed out within seconds, and what was written is hidden. The reason is sent by mail, and shown at the next try to sign in.',
      yes: 'Ban',
      done: `${name}: banned`,
    },
    delete: {
      title: `Delete ${name}`,
      text: 'This can not be undone. The account goes with its profile, experiences, questions, answers, thanks, openings, files and connections; messages to others stay without a name. The reason is sent by mail.',
      yes: 'Delete for good',
      done: `${name}: deleted`,
    },
  }[measure];
}

/** Reasons that are picked with one press. */
export const usualReasons = [
  'Insults or harassment',
  'Spam or advertising',
  'Made-up experiences',
  'The account is not of this person',
] as const;
