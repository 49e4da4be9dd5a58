import { z } from 'zod';
import {
  degreeTypesOf,
  graduationYears,
  hasSpecialisation,
  hasStream,
  roles,
  type Studies,
  specialisationMaxLength,
} from '../college/college.ts';
import { requiredText } from '../text/text-rules.ts';
import { visible } from '../text/visible.ts';
import { isCommonPassword } from './common-passwords.ts';
import { identityErrors, identityHints } from './identity-texts.ts';

/**
 * Texts and limits of sign-up, sign-in, reset and profile completion. The api enforces them, the
 * forms show them.
 */
const specialCharacters = '!@#$%^&*';
const passwordMaxLength = 256;
export const nameMaxLength = 100;

export const passwordRuleText = `Password must be at least 8 characters, with one uppercase, one lowercase, one number, and one special character (${specialCharacters}).`;

const commonPasswordText = 'This password is too common. Please choose another one.';

/** The five parts of the password rule, in the order in which they are told. */
export const passwordParts = [
  {
    id: 'length',
    label: '8 characters',
    text: 'Password must be at least 8 characters',
    test: (p: string) => p.length >= 8,
  },
  {
    id: 'upper',
    label: 'an uppercase letter',
    text: 'Password must contain at least one uppercase letter',
    test: (p: string) => /[A-Z]/.test(p),
  },
  {
    id: 'lower',
    label: 'a lowercase letter',
    text: 'Password must contain at least one lowercase letter',
    test: (p: string) => /[a-z]/.test(p),
  },
  {
    id: 'number',
    label: 'a number',
    text: 'Password must contain at least one number',
    test: (p: string) => /[0-9]/.test(p),
  },
  {
    id: 'special',
    label: `one of ${specialCharacters}`,
    text: `Password must contain at least one special character (${specialCharacters})`,
    test: (p: string) => /[!@#$%^&*]/.test(p),
  },
] as const;

export const email = z
  .string()
  .trim()
  .max(254, 'Invalid email format')
  .regex(
    /^[^\s\p{Cc}@<>()",;:\\[\]]+@[^\s\p{Cc}@<>()",;:\\[\]]+\.[^\s\p{Cc}@<>()",;:\\[\].]+$/u,
    'Invalid email format',
  )
  // Fullwidth letters and their like: no server takes mail for them, and they read as somebody
  // else's address.
  .refine((value) => value.normalize('NFKC') === value, 'Invalid email format')
  .transform((value) => value.toLowerCase());

/** The sign-up form's rule: each missing part has its own message. */
export const newPassword = z
  .string()
  .max(passwordMaxLength, `Password cannot exceed ${passwordMaxLength} characters`)
  .superRefine((value, ctx) => {
    const missing = passwordParts.filter((part) => !part.test(value));
    for (const part of missing) ctx.addIssue({ code: 'custom', message: part.text });
    if (missing.length === 0 && isCommonPassword(value))
      ctx.addIssue({ code: 'custom', message: commonPasswordText });
  });

/** The reset form's rule: one message for all parts. */
export const resetPassword = z
  .string()
  .max(passwordMaxLength, passwordRuleText)
  .superRefine((value, ctx) => {
    if (!passwordParts.every((part) => part.test(value)))
      ctx.addIssue({ code: 'custom', message: passwordRuleText });
    else if (isCommonPassword(value)) ctx.addIssue({ code: 'custom', message: commonPasswordText });
  });

/** A mailed code: 6 digits; spaces that a paste brings along are dropped. */
export const code = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Invalid OTP'));

const nameCharactersText = 'Full name has characters that are not allowed';

/**
 * A name is one line: no control or direction-changing characters, and something in it can be seen.
 */
export const personName = requiredText('Full name', nameMaxLength).regex(
  /^[^\p{Cc}\u202A-\u202E\u2066-\u2069<>]*$/u,
  nameCharactersText,
);

/** The name of somebody in a file of people: not the beginning of a formula. */
export const importedName = personName.regex(/^[^=+\-@]/, nameCharactersText);

/**
 * A year of graduation.
 * @param thisYear of the college
 */
export const graduationYear = (thisYear: number) => {
  const { first, last } = graduationYears(thisYear);
  const text = `Year must be between ${first} and ${last}`;
  return z.int(text).min(first, text).max(last, text);
};

/**
 * @param thisYear of the college
 * @param studies of the college
 */
const person = (thisYear: number, studies: Studies) =>
  z.object({
    fullName: personName,
    degreeType: z.enum(degreeTypesOf(studies), 'Degree type is required'),
    stream: z
      .string()
      .nullish()
      .transform((value) => value || null),
    specialisation: z
      .string()
      .trim()
      .max(
        specialisationMaxLength,
        `Specialisation cannot exceed ${specialisationMaxLength} characters`,
      )
      .nullish()
      .transform((value) => (value && visible.test(value) ? value : null)),
    yearOfGraduation: graduationYear(thisYear),
    role: z.enum(roles, identityErrors.roleRequired),
  });

export const graduatedText = 'Alumni must have graduated by now';

/** Rules that look at two fields are told beside the others, not only once the others hold. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

type Person = z.output<ReturnType<typeof person>>;
type PersonRule = [
  check: (value: Person) => boolean,
  told: { path: string[]; message: string } & typeof always,
];
const streamGiven = (studies: Studies): PersonRule => [
  ({ degreeType, stream }) =>
    !hasStream(studies, degreeType ?? '') || studies.streams.some((one) => one === stream),
  { path: ['stream'], message: 'Stream is required', ...always },
];
const specialisationGiven = (studies: Studies): PersonRule => [
  ({ degreeType, specialisation }) =>
    !hasSpecialisation(studies, degreeType ?? '') || Boolean(specialisation),
  { path: ['specialisation'], message: 'Specialisation is required', ...always },
];
const graduatedBy = (year: number): PersonRule => [
  ({ role, yearOfGraduation }) => role !== 'alumni' || !(yearOfGraduation > year),
  { path: ['yearOfGraduation'], message: graduatedText, ...always },
];

/** What a degree does not ask for is stored empty, whatever was sent. */
const tidyFor =
  (studies: Studies) =>
  <T extends Person>(value: T): T => ({
    ...value,
    stream: hasStream(studies, value.degreeType) ? value.stream : null,
    specialisation: hasSpecialisation(studies, value.degreeType) ? value.specialisation : null,
  });

/** Profile completion: `POST /api/auth/complete-profile`. */
export const completeProfile = (year: number, studies: Studies) =>
  person(year, studies)
    .refine(...streamGiven(studies))
    .refine(...specialisationGiven(studies))
    .refine(...graduatedBy(year))
    .transform(tidyFor(studies));

/** Sign-up: `POST /api/auth/signup` and `/verify-otps`. */
export const signUp = (year: number, studies: Studies) =>
  person(year, studies)
    .extend({ email, password: newPassword, rePassword: z.string() })
    .refine(...streamGiven(studies))
    .refine(...specialisationGiven(studies))
    .refine(...graduatedBy(year))
    .refine((value) => value.password === value.rePassword, {
      path: ['rePassword'],
      message: "Passwords don't match",
      ...always,
    })
    .transform(tidyFor(studies));

export const signIn = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Sign-In failed')
    .transform((value) => value.toLowerCase()),
  password: z.string().min(1, 'Password is required').max(4096, 'Sign-In failed'),
});

type NewPassword = { newPassword: string; confirmPassword: string };

/** Whether a new password was typed twice alike; where not, `confirmationDiffers` says so. */
export const isConfirmed = ({ newPassword, confirmPassword }: NewPassword): boolean =>
  newPassword === confirmPassword;
export const confirmationDiffers = {
  path: ['confirmPassword'],
  message: identityHints.passwordsDiffer,
  ...always,
};

/**
 * Reset: the new password and its confirmation, which is documented in other words than that of
 * sign-up.
 */
export const resetForm = z
  .object({ otp: code, newPassword: resetPassword, confirmPassword: z.string() })
  .refine(isConfirmed, confirmationDiffers);

export type SignUp = z.output<ReturnType<typeof signUp>>;
