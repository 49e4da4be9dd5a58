/** Lengths of what is written of the ways to sign in. */
export const signInWaysLimits = {
  issuer: 500,
  clientId: 500,
  secret: 500,
  name: 40,
  scope: 500,
  rules: 500,
} as const;

/** What the button says, and what is asked for, where nobody wrote it. */
export const oidcDefaults = { name: 'college account', scope: 'openid email profile' } as const;

/** Words of the ways to sign in that a college sets up. */
export const signInWaysTexts = {
  title: 'Sign-in',
  about:
    'Everybody can sign in with an email address and a password. Here you add the accounts that people of the college have already.',
  loadFailed: 'The ways to sign in could not be loaded. Please try again.',
  leave: 'The ways to sign in are not saved yet.',
  accounts: 'Accounts of the college',
  accountsAbout:
    'For Google Workspace, Microsoft Entra ID, Keycloak and others that speak OpenID Connect. Whoever runs these accounts registers the two addresses below and tells you the rest.',
  returnAddress: 'Address to come back to (redirect URI)',
  signOutAddress: 'Address of sign-outs (back-channel logout), where it is asked for',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Please mark it and copy it yourself.',
  issuer: 'Address of the provider (issuer)',
  issuerAbout:
    'As the provider writes it, such as https://id.example.edu/realms/college. Empty: nobody signs in so.',
  clientId: 'Client ID',
  clientIdAbout: 'As the provider shows it.',
  secret: 'Client secret',
  secretKept: 'One is kept and shown to nobody. Leave this empty to go on with it.',
  secretAgain:
    'The kept secret is only for the address and the client ID that were saved: please type it again.',
  secretNone: 'It is kept encrypted and shown to nobody.',
  secretLost:
    'The kept secret can no longer be read, because the secret of the server (JWT_SECRET) is another one. Please type it again.',
  name: 'Name on the button',
  nameAbout: `The button says “Sign in with …”. Empty: ${oidcDefaults.name}.`,
  scope: 'What is asked for (scope)',
  scopeAbout: `Empty: ${oidcDefaults.scope}. Some providers tell groups for one word more: groups.`,
  verified: 'Who belongs to the college',
  verifiedAbout:
    'Whoever signs in so and fits one of these is verified at once; several are separated by commas. All empty: nobody is, and verification goes its usual ways.',
  domains: 'Their confirmed address ends with',
  domainsAbout: 'Such as student.example.edu',
  groups: 'They are in the group',
  groupsAbout: 'As the provider tells it in “groups”',
  claims: 'The provider says',
  claimsAbout: 'Such as affiliation=member',
  google: 'Google',
  googleClientId: 'Google client ID',
  googleAbout:
    'Everybody with a Google account can sign in then. You get the ID in the Google Cloud Console: an OAuth client for a web application, with the address of this site as an authorised JavaScript origin. Empty: nobody signs in so.',
  code: 'Code of your second factor',
  codeAbout:
    'From your authenticator app, or a recovery code: the provider decides who gets into which account.',
  ownPassword: 'Your own password',
  ownPasswordAbout: 'You signed in a while ago: the provider decides who gets into which account.',
  try: 'Try it',
  tryAbout: 'The provider is asked with what is typed here, saved or not.',
  tryFailed: 'The provider could not be asked. Please try again.',
  save: 'Save sign-in',
  saved: 'Saved. The sign-in page offers it from now on.',
  saveFailed: 'The ways to sign in could not be saved. Please try again.',
  changedMeanwhile: 'Somebody else has changed the ways to sign in meanwhile.',
  locked: 'Set by the server (OIDC_ISSUER …): it is changed where the server is started.',
  lockedShort: 'Set by the server.',
  googleLocked: 'Set by the server (GOOGLE_CLIENT_ID): it is changed where the server is started.',
  none: 'None',
  lockedRefused: 'The server sets this (OIDC_ISSUER): it can’t be changed here.',
  googleLockedRefused: 'The server sets this (GOOGLE_CLIENT_ID): it can’t be changed here.',
  wrong: {
    issuer:
      'Write the address as the provider writes it; it begins with https:// and has no ? or # in it',
    ofEverybody:
      'This address is of everybody who uses the provider. Write the one of the college itself, with the number of its tenant in it',
    clientId: `The client ID is one line of at most ${signInWaysLimits.clientId} characters`,
    clientIdMissing: 'Please write the client ID',
    secret: `The client secret has at most ${signInWaysLimits.secret} characters in one line`,
    secretMissing: 'Please type the client secret',
    name: `The name on the button is one line of at most ${signInWaysLimits.name} characters`,
    scope: 'Write words with spaces between them; the first is openid',
    rules: `Write at most ${signInWaysLimits.rules} characters in one line`,
    domains: 'Write domains such as student.example.edu, separated by commas',
    claims: 'Write what the provider says as name=value, such as affiliation=member',
    google: 'A Google client ID ends with .apps.googleusercontent.com',
  },
  trial: {
    good: 'The provider answers, and takes the client ID and the secret. Now sign in with it once, in another window.',
    answers:
      'The provider answers. Whether it takes the client ID and the secret shows when somebody signs in.',
    unknown: 'There is no server of that name. Look whether the address is spelled right.',
    certificate:
      'The server answers, but its certificate is not to be trusted: nothing is sent to it. Ask whoever runs it.',
    silent: 'The server does not answer. Look whether the address is right and the server is on.',
    noProvider:
      'There is a server, but no OpenID Connect provider at this address. Leave out /.well-known and whatever comes after it.',
    ofEverybody:
      'The provider signs in the people of all who use it, and not of one college. Of Entra ID, write the address with the number of the tenant in the place of “common” or “organizations”.',
    other: (issuer: string): string =>
      `The provider calls itself by another address. Write it exactly so: ${issuer}`,
    incomplete:
      'The provider does not say where one signs in, or by which keys it signs, in a way that can be used.',
    refused:
      'The provider answers, but refuses the client ID or the secret. Compare both with what it shows.',
  },
} as const;
