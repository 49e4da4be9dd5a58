/** What super admins do to the college itself, as `audit-actions.ts` tells of it. */
export const collegeActions = {
  'college.change': {
    words: 'Changed what the college says of itself',
    on: 'college',
    facts: ['parts'],
  },
  'college.setLogo': { words: 'Gave the college a logo', on: 'college' },
  'college.removeLogo': { words: 'Took the logo of the college away', on: 'college' },
  'college.begin': { words: 'Began to set up the college', on: 'college' },
} as const;
