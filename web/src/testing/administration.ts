import { viewer } from './builders';

export const admin = (over: object = {}) => ({ ...viewer(), isAdmin: true, ...over });
export const account = (id: string, over: object = {}) => ({
  __typename: 'AdminUser',
  id,
  fullName: `Person ${id}`,
  email: `${id}@mail.example`,
  mobileNumber: null,
  college: 'NIT',
  degreeType: 'B.Tech',
  stream: 'CSE',
  specialisation: null,
  yearOfGraduation: 2027,
  role: 'mentee',
  isVerified: false,
  isProfileComplete: true,
  isAdmin: false,
  isSuperAdmin: false,
  isBanned: false,
  bannedUntil: null,
  mutedUntil: null,
  createdAt: '2026-11-01T00:00:00Z',
  profilePic: null,
  ...over,
});
export const page = (typename: string, nodes: object[]) => ({
  __typename: typename,
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
});
export const users = (...nodes: object[]) => ({ adminUsers: page('AdminUserConnection', nodes) });
