import { connection, viewer } from './builders';

/** The viewer as an admin. */
export const admin = (over: object = {}) => ({ ...viewer(), isAdmin: true, ...over });
/** The viewer as a super admin. */
export const superAdmin = (over: object = {}) => admin({ isSuperAdmin: true, ...over });

/** Somebody as admins see them. */
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
  verifiedAt: null,
  verifiedBy: null,
  verificationEndedAt: null,
  hasSecondFactor: false,
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

/** The list of people in the admin area. */
export const users = (...nodes: object[]) => ({
  adminUsers: connection('AdminUserConnection', nodes),
});
