/** How what is said to a mail server is encrypted on the way. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** Where mail servers listen, by how they encrypt. */
export const mailPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

/** Lengths of what is written of a mail server. */
export const mailServerLimits = {
  host: 253,
  user: 254,
  password: 500,
  senderName: 100,
} as const;

/** Names that lead to the machine itself: nobody listens on the way there. */
const ownNames = ['localhost', '127.0.0.1', '::1'];

/** Whether a password may be sent: encrypted, or to the machine itself. */
export const isPasswordSafe = (security: MailSecurity, host: string): boolean =>
  security !== 'none' || ownNames.includes(host.trim().toLowerCase());

/** Words of the mail server that the college sends by. */
export const mailServerTexts = {
  title: 'Mail',
  about:
    'The mail account that codes, invitations and notices leave by. Whoever runs the college’s mail knows these; for Gmail, Zoho or Outlook it is an account with an app password.',
  loadFailed: 'The mail settings could not be loaded. Please try again.',
  leave: 'The mail settings are not saved yet.',
  host: 'Mail server',
  hostAbout: 'Its name, such as smtp.gmail.com',
  security: 'Encryption',
  securities: {
    tls: 'From the start (mostly port 465)',
    starttls: 'After the greeting, STARTTLS (mostly port 587)',
    none: 'None, inside your own network (mostly port 25)',
  } satisfies Record<MailSecurity, string>,
  port: 'Port',
  user: 'User name',
  userAbout: 'Mostly the address of the account. Empty: the server asks for none.',
  password: 'Password of the mail account',
  passwordKept: 'One is kept and shown to nobody. Leave this empty to go on with it.',
  passwordAgain:
    'The kept password is only for the server, port, user and encryption that were saved: please type it again.',
  passwordNone: 'It is kept encrypted and shown to nobody.',
  passwordLost:
    'The kept password can no longer be read, because the secret of the server (JWT_SECRET) is another one. Please type it again.',
  senderAddress: 'Mails are from',
  senderAddressAbout: 'Mostly the same address as the user name: many servers refuse others.',
  senderName: 'Name of the sender',
  senderNameAbout: 'Empty: the name of the college.',
  code: 'Code of your second factor',
  codeAbout: 'From your authenticator app, or a recovery code: codes of everybody go by mail.',
  ownPassword: 'Your own password',
  ownPasswordAbout: 'You signed in a while ago: codes of everybody go by mail.',
  try: 'Send me a test letter',
  tryAbout: 'It goes out with what is typed here, saved or not.',
  tryFailed: 'The test letter could not be sent. Please try again.',
  save: 'Save mail',
  saved: 'Saved. Mail leaves by this server from now on.',
  saveFailed: 'The mail settings could not be saved. Please try again.',
  changedMeanwhile: 'Somebody else has changed the mail settings meanwhile.',
  locked: 'Set by the server (SMTP_URL): it is changed where the server is started.',
  senderLocked: 'Set by the server (MAIL_FROM): it is changed where the server is started.',
  lockedRefused: 'The server sets this (SMTP_URL): it can’t be changed here.',
  wrong: {
    host: 'Write the name of the mail server alone, such as smtp.gmail.com',
    user: `The user name is one line of at most ${mailServerLimits.user} characters`,
    password: `The password has at most ${mailServerLimits.password} characters in one line`,
    inTheClear:
      'Without encryption anybody on the way could read the password: choose an encryption, or leave the user name empty',
    passwordMissing: 'Please type the password of the mail account',
    senderName: `The name of the sender is one line of at most ${mailServerLimits.senderName} characters`,
  },
} as const;
