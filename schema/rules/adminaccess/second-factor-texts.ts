/** The second factor of admins, in words. */
export const secondFactorTexts = {
  title: 'Second factor',
  lead: 'An authenticator app on your phone makes a code that nobody else has.',
  setUp: 'Set up',
  codeLabel: 'Code of your authenticator app',
  codeHint: '6 digits, or one of your recovery codes',
  codeMissing: 'Enter the code of your authenticator app, or a recovery code.',
  wrong: 'This code is wrong or was used already. Wait for the next one.',
  otherSecret:
    'Neither codes of your app nor recovery codes can be checked here: the server’s secret (JWT_SECRET) is not the one that your second factor was set up with. Ask whoever runs the server to set the former one again, or a super admin to reset your second factor.',
  codesNotKept: 'Your recovery codes are not shown again once you leave.',
  codesFile: 'Recovery codes of Experiencia. Each works once.',
  confirmed: 'The admin area is open to this session.',
  notSetUp: 'No second factor is set up.',
  alreadySetUp: 'A second factor is set up already.',
  startFirst: 'Scan the picture first.',
  required: 'A second factor is required of super admins here.',
  disabled: 'The second factor was turned off.',
  noneToReset: 'This admin has no second factor.',
  failed: 'That did not work. Please try again.',
} as const;
