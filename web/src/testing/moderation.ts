import { viewer } from './builders';

export const admin = { ...viewer(), isAdmin: true, isSuperAdmin: true };
export const end = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
export const person = (fullName: string) => ({
  __typename: 'User',
  id: fullName,
  fullName,
  role: 'alumni',
  isVerified: true,
  degreeType: 'B.Tech',
  stream: 'CSE',
  specialisation: null,
  yearOfGraduation: 2020,
  college: 'Ours',
  profilePic: null,
  work: null,
});
