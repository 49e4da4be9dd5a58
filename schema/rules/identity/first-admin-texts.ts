/** Words of the page on which the first admin of a college makes their account. */
export const firstAdminTexts = {
  title: 'Set up this college',
  lead: 'You become its first admin. Everybody else comes later.',
  none: 'This college has no admin yet. Open the address that the server has printed when it started: it ends in a code.',
  open: 'I have the code',
  code: 'Code of the server',
  codeAbout: 'It stands in the log of the server, where it says that the college has no admin yet.',
  name: 'Your name',
  email: 'Your email',
  emailAbout: 'You sign in with it. Nothing is mailed to it now.',
  make: 'Make my account',
  failed: 'The account could not be made. Please try again.',
  made: 'Welcome. You look after this college now.',
  wrongCode: 'That is not the code that the server has printed',
  taken: 'This college has an admin already. Please sign in.',
  addressTaken: 'This address has an account here. Please use another one',
  isDone: 'This college has its admin. The code of the server opens nothing any more.',
  signIn: 'Sign in',
  /** In the log of the server. */
  line: (address: string): string => `This college has no admin yet: open ${address}`,
} as const;
