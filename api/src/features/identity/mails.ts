import { identityTimes } from '../../../../schema/rules/identity-texts.ts';
import type { Config } from '../../config.ts';
import { collegeMail, type Mail, type MailTo, oneLine } from '../../core/mail.ts';
import type { CodePurpose } from './code.entity.ts';

const purposes: Record<CodePurpose, { subject: string; text: string }> = {
  signUp: { subject: 'Your sign-up code', text: 'Welcome! Type this code to finish signing up:' },
  reset: {
    subject: 'Your password reset code',
    text: 'Somebody, hopefully you, asked to reset your password. Type this code to choose a new one:',
  },
  email: {
    subject: 'Your code for the new address',
    text: 'Type this code to sign in with this address from now on:',
  },
  institute: {
    subject: 'Your college verification code',
    text: 'Type this code to verify that you belong to the college:',
  },
};

/** The mail that carries a code: valid for minutes, single use. */
export function codeMail(config: Config, purpose: CodePurpose, to: string, code: string): Mail {
  const { subject, text } = purposes[purpose];
  return collegeMail(config, {
    to,
    subject: `${subject}: ${code}`,
    text: `${text}\n\n    ${code}\n\nIt works once, for ${identityTimes.codeMinutes} minutes. If you did not ask for it, ignore this mail; nobody can use it without the code. We never ask you for it.`,
  });
}

/** Somebody signed up with an address that has an account: its owner is told, the sender of the form is not. */
export const knownAddressMail = (config: Config, to: string): Mail =>
  collegeMail(config, {
    to,
    subject: 'You already have an account',
    text: `Somebody, hopefully you, tried to sign up with this address. You already have an account:\n\nSign in: ${config.publicUrl}/signin\nForgot the password: ${config.publicUrl}/forgot-password\n\nIf it was not you, there is nothing to do.`,
  });

/** Somebody wants an address for their account that belongs to another: its owner is told, the other is not. */
export const takenAddressMail = (config: Config, to: string): Mail =>
  collegeMail(config, {
    to,
    subject: 'Somebody tried to use your address',
    text: `Somebody, hopefully you, tried to use this address for another account. It belongs to yours, and stays there: there is nothing to do.`,
  });

/** Tells the former address of an account that another took its place. */
export const addressChangedMail = (config: Config, to: string): Mail =>
  collegeMail(config, {
    to,
    subject: 'Your e-mail address was changed',
    text: `Your account has another e-mail address since just now: sign in with that one.\n\nIf it was not you, please write to the college at once.`,
  });

/** Tells the owner of an account that its password was changed. */
export const passwordChangedMail = (config: Config, to: string): Mail =>
  collegeMail(config, {
    to,
    subject: 'Your password was changed',
    text: `The password of your account was changed just now, and all other devices were signed out.\n\nIf it was not you, reset it at once: ${config.publicUrl}/forgot-password`,
  });

/** Tells a person what became of their document. */
export const verificationMail = (config: Config, to: MailTo, reason: string | null): Mail =>
  collegeMail(config, {
    to,
    subject: reason === null ? 'You are verified' : 'Your document could not be accepted',
    text:
      reason === null
        ? `the college has looked at your document: you are verified. Everything is open to you now: ${config.publicUrl}/feed`
        : `the college has looked at your document and could not accept it. The reason:\n\n    ${oneLine(reason)}\n\nYou can hand in another one: ${config.publicUrl}/verification`,
  });
