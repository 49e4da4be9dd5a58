/** What admins do to the college itself, and take out of it, as `audit-actions.ts` tells of it. */
export const collegeActions = {
  'college.change': {
    words: 'Changed what the college says of itself',
    on: 'college',
    facts: ['parts'],
  },
  'college.setLogo': { words: 'Gave the college a logo', on: 'college' },
  'college.removeLogo': { words: 'Took the logo of the college away', on: 'college' },
  'secret.confirm': { words: 'Said that the new secret of the server is meant', on: 'college' },
  'placements.export': { words: 'Exported placements', on: 'analytics', facts: ['scope'] },
  'college.begin': { words: 'Began to set up the college', on: 'college' },
  'mail.test': { words: 'Sent a test letter', on: 'mail' },
  'signIn.try': { words: 'Tried a way to sign in', on: 'college' },
  'signIn.change': { words: 'Changed the ways to sign in', on: 'college', facts: ['parts'] },
  'mail.change': { words: 'Changed the mail server', on: 'mail', facts: ['parts'] },
} as const;
