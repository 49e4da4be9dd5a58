/** Minutes after signing in during which no password is asked for again. */
export const recentSignInMinutes = 15;

/** The `reason` of a refusal that a password would lift. */
export const passwordNeeded = 'passwordNeeded';

/** What passwords, addresses and sessions of one's own account say. */
export const ownAccountTexts = {
  confirm: `Please give your password: you signed in longer than ${recentSignInMinutes} minutes ago.`,
  signInAgain: `Please sign in again: you signed in longer than ${recentSignInMinutes} minutes ago.`,
  wrongPassword: 'This is not your password',
  oldMissing: 'Please give your old password',
  samePassword: 'Choose a password that is not the old one',
  passwordChanged: 'Password changed. Your other devices were signed out.',
  passwordFailed: 'Error changing password',
  sameEmail: 'This is your address already',
  emailCodeSent: 'OTP sent to the new address. Please check its inbox (and spam/junk folder).',
  emailChanged: 'E-mail address changed',
  emailFailed: 'Error changing e-mail address',
  sessionGone: 'This session has ended already',
  sessionsFailed: 'Error loading sessions',
  othersEnded: 'Your other devices were signed out',
  endFailed: 'Error ending session',
} as const;
