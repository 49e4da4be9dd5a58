/** Why somebody may not call a field, as documented. */
export const accessTexts = {
  signIn: 'Please sign in to continue.',
  verify: 'Please verify your college to continue interactions.',
  alumni: 'Only alumni can do this.',
  admin: 'Not an admin',
  superAdmin: 'Not a superAdmin',
} as const;
