import type { Role } from '../college/college.ts';

/**
 * What sign-in, sign-up, verification and role switching say, as documented, for pages and mails
 * alike.
 */

/** A mentee is called Student on screen. */
export const roleLabels = { mentee: 'Student', alumni: 'Alumni' } as const satisfies Record<
  Role,
  string
>;

/** In the place of a banned person's name, beside words of theirs that stay. */
export const memberGone = 'Member no longer here';

/** Shown where the server gives no message of its own. */
export const identityErrors = {
  roleRequired: 'Role is required',
  signIn: 'Sign-In failed',
  googleSignIn: 'Google Sign-In failed',
  sendCode: 'Error sending OTP',
  reset: 'Error resetting password',
  code: 'Invalid OTP',
  codeOver: 'This code does not work any more. Press Resend OTP for a new one.',
  registration: 'Registration failed',
  verification: 'Verification failed',
  googleSignUp: 'Google Signup failed',
  user: 'Failed to fetch user data',
  userOfProfile: 'Failed to fetch user data. Please try signing in again.',
  instituteCode: 'Error generating OTP',
  upload: 'Error uploading document',
  roleSwitch: 'Error switching role',
  status: 'Failed to verify user status',
} as const;

/** Why the api refuses. */
export const identityRefusals = {
  wrongPair: 'Invalid email or password',
  notLinked: 'This address belongs to an account that is not linked to this Google account',
  /** The account was made for this person, who has not used it yet. */
  unproven:
    'This address has an account that waits for you. Choose a password by Forgot Password first: after that Google works too.',
  googleNotSetUp: 'Google sign-in is not set up',
  documentTypeMissing: 'Document type is required',
  profileFirst: 'Please complete your profile first',
  profileComplete: 'Your profile is already complete',
  collegeVerified: 'Your college is already verified',
  instituteEmailUsed: 'This institute email has already verified another account',
  noInstituteEmail: 'Your college verifies by a document or its roster, not by an institute email.',
  instituteEmail: (domain: string) => `Please use your institute email (it ends in @${domain})`,
} as const;

export const identityMessages = {
  signedIn: 'Signed in',
  alumniOnly: 'Experiences are shared by alumni. Students read them, and ask what they do not say.',
  resetCodeSent: 'OTP sent to your email. Please check your inbox (and spam/junk folder).',
  passwordReset: 'Password reset successfully! Please sign in with your new password.',
  signUpCodeSent: 'OTP sent to your email. Please verify it.',
  codeVerified: 'OTP verified. Choose an action to proceed',
  registered: 'Registration completed! Redirecting to feed...',
  googleSignedUp: 'Google signup successful! Redirecting...',
  profileCompleted: 'Registration completed! Redirecting to verification...',
  chooseVerification: 'Choose how to verify your college',
  instituteCodeSent: 'OTP sent to your institute email',
  collegeVerified: 'Verification complete!',
  verified: {
    mentee: 'Verification complete! Redirecting to feed...',
    alumni: 'Verification complete! Redirecting to your career path...',
  } satisfies Record<Role, string>,
  fileSelected: 'File selected successfully',
  documentUploaded: 'Document uploaded successfully. Pending admin approval.',
  pending: 'Your verification is pending admin approval',
  pendingTitle: 'Pending admin approval',
  signInFirst: 'Please sign in to continue',
  roleMissing: (role: Role) => `You don't have a ${role} account on this email. Create one?`,
  roleCreated: (role: Role) => `Successfully created and switched to ${role} role!`,
} as const;

export const identityHints = {
  emailFirst: 'Please enter your email first',
  terms: 'Please agree to the Terms and Conditions',
  /** Of a reset and a change; the sign-up is documented in other words. */
  passwordsDiffer: 'Passwords do not match',
  review: 'Documents are checked within two working days.',
  members: 'Posts and profiles are open to people of the college.',
  howToVerify: 'Verify yours once, with your institute email or a document.',
} as const;

/** Alumni say where they stand while they verify; students have the last choice only. */
export const careerStages = ['experienced', 'fresher', 'intern'] as const;
export type CareerStage = (typeof careerStages)[number];

export const documentLabels = {
  collegeId: 'College ID',
  degree: 'Degree certificate',
  other: 'Other proof',
} as const;

/** Redirects after a success; one code a minute, and its life: what api and forms hold. */
export const identityTimes = {
  redirectMs: 2000,
  resendSeconds: 60,
  codeMinutes: 10,
  /** For how long a mailed sign-in works. */
  signInMinutes: 15,
} as const;

/** Signing in by a mail, for who comes once a month and has no password at hand. */
export const mailedSignInTexts = {
  ask: 'Email me a sign-in link',
  asking: 'Sending the link…',
  title: 'Look into your mail',
  hint: 'Press the link in the mail, in this browser, or type its code here.',
  verify: 'Sign In',
  sent: 'If this address has an account, a sign-in link is on its way. Look in spam/junk too.',
  page: 'Sign in by mail',
  as: (email: string): string => `Sign in as ${email}`,
  once: 'The link works once, in this browser alone.',
  elsewhere: 'You asked in another browser',
  elsewhereNext: 'Type this code there, where you asked. Or ask for a new link here.',
  over: 'This link does not work any more',
  overNext: 'It works once, for 15 minutes, and a newer one takes its place in this browser.',
  anew: 'Ask for a new link',
  already: 'You are signed in',
  open: 'Open the app',
} as const;
