import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  aPerson,
  type Client,
  type Person,
  type TestApp,
} from '../../../src/testing/index.ts';

import { openWhileMuted } from './open-while-muted.ts';

export const personas = [
  'visitor',
  'unverified mentee',
  'verified mentee',
  'alumnus',
  'admin',
  'super admin',
  'banned',
  'muted',
] as const;
export type Persona = (typeof personas)[number];

/** Somebody of each kind; a visitor has no account. */
export async function somebody(app: TestApp, persona: Persona): Promise<Client & Partial<Person>> {
  switch (persona) {
    case 'visitor':
      return app.visitor;
    case 'unverified mentee':
      return anUnverifiedMentee(app);
    case 'verified mentee':
      return aMentee(app);
    case 'alumnus':
      return anAlumnus(app);
    case 'admin':
      return aMentee(app, { isAdmin: true });
    case 'super admin':
      return aMentee(app, { isAdmin: true, isSuperAdmin: true });
    case 'banned':
      return aPerson(app, { role: 'alumni', isVerified: true, isBanned: true });
    case 'muted':
      return anAlumnus(app, { mutedUntil: new Date(app.clock.now().getTime() + 86_400_000) });
  }
}

/**
 * The words of the tables: who gets in. Who is muted is an alumnus, whom most that changes
 * something is closed to (`whoGetsIn`).
 */
export const groups = {
  everyone: [...personas],
  allWithoutEndedSession: [
    'visitor',
    'unverified mentee',
    'verified mentee',
    'alumnus',
    'admin',
    'super admin',
    'muted',
  ],
  signedIn: ['unverified mentee', 'verified mentee', 'alumnus', 'admin', 'super admin', 'muted'],
  members: ['verified mentee', 'alumnus', 'admin', 'super admin', 'muted'],
  alumni: ['alumnus', 'muted'],
  admins: ['admin', 'super admin'],
  superAdmins: ['super admin'],
  /** Things that are their owner's alone. */
  nobodyElse: [],
  /**
   * Those too; the unverified may not read them, and are answered as if they were not there instead
   * of refused.
   */
  hiddenFromUnverified: ['unverified mentee'],
} as const satisfies Record<string, readonly Persona[]>;
export type Group = keyof typeof groups;

/**
 * Who gets past a field or a call.
 * @param changes it changes something, for somebody who is signed in
 */
export const whoGetsIn = (name: string, group: Group, changes: boolean): readonly Persona[] =>
  changes && group !== 'everyone' && !openWhileMuted.has(name)
    ? groups[group].filter((persona) => persona !== 'muted')
    : groups[group];
