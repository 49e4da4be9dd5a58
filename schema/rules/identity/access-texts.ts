/**
 * The `reason` of UNAUTHENTICATED where a password or credential was wrong: nothing is said about
 * the token.
 */
export const wrongCredentials = 'wrongCredentials';

/** What a refusal has for who is banned and proved whose account it is: `ownBan` takes it. */
export const bannedToken = 'bannedToken';

/** Why somebody may not call a field, as documented. */
export const accessTexts = {
  signIn: 'Please sign in to continue.',
  verify: 'Please verify your college to continue interactions.',
  alumni: 'Only alumni can do this.',
  code: 'Enter the code of your authenticator app to open the admin area.',
  setup: 'Set up an authenticator app to open the admin area.',
  admin: 'Not an admin',
  superAdmin: 'Not a superAdmin',
} as const;
