/** Signing in with the accounts of the college itself; `name` is what the college calls them. */
export const oidcTexts = {
  signIn: (name: string): string => `Sign in with ${name}`,
  signUp: (name: string): string => `Sign up with ${name}`,
  failed: (name: string): string => `Signing in with ${name} failed`,
  notSetUp: 'Signing in with an account of the college is not set up',
  /** Read by who opens the page of a sign-in that the college does not have. */
  none: 'No sign-in with a college account here',
  noneText: 'Sign in with your email, or in another of the ways that the sign-in page offers.',
  away: (name: string): string =>
    `The server of ${name} does not answer just now. Please sign in another way, or try again in a minute.`,
  cancelled: (name: string): string => `You did not sign in with ${name}`,
  refused: (name: string): string =>
    `What came back from ${name} can't be trusted. Please begin again from the sign-in page.`,
  over: 'This sign-in is over: it works once, for 10 minutes. Please begin again.',
  elsewhere: 'This sign-in was begun in another browser or tab. Please begin it here.',
  unvouched: (name: string): string =>
    `Your ${name} has no confirmed e-mail address yet. Confirm it there first, or sign in another way.`,
  notLinked: (name: string): string =>
    `This address belongs to an account that is not linked to this ${name}`,
  /** The account was made for this person, who has not used it yet. */
  unproven: (name: string): string =>
    `This address has an account that waits for you. Choose a password by Forgot Password first: after that you can use your ${name} too.`,
  ended: (name: string): string => `You have signed out of ${name} meanwhile. Please begin again.`,
  logoutRefused: 'This is no logout token for us, or it was used already',
  page: 'Signing you in',
  again: 'Try again',
  back: 'Back to the sign-in page',
} as const;

/** How long a sign-in at the provider may take. */
export const oidcMinutes = 10;
