import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  aPerson,
  type Client,
  type Person,
  type TestApp,
} from '../../src/testing/index.ts';

export const personas = [
  'visitor',
  'unverified mentee',
  'verified mentee',
  'alumnus',
  'admin',
  'super admin',
  'banned',
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
  }
}

/** The words of the tables: who gets in. */
export const groups = {
  everyone: [...personas],
  allWithoutEndedSession: [
    'visitor',
    'unverified mentee',
    'verified mentee',
    'alumnus',
    'admin',
    'super admin',
  ],
  signedIn: ['unverified mentee', 'verified mentee', 'alumnus', 'admin', 'super admin'],
  members: ['verified mentee', 'alumnus', 'admin', 'super admin'],
  alumni: ['alumnus'],
  admins: ['admin', 'super admin'],
  superAdmins: ['super admin'],
  /** Things that are their owner's alone. */
  nobodyElse: [],
  /** Those too; the unverified may not read them, and are answered as if they were not there instead of refused. */
  hiddenFromUnverified: ['unverified mentee'],
} as const satisfies Record<string, readonly Persona[]>;
export type Group = keyof typeof groups;
