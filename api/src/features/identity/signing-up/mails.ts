import { identityMailTexts as texts } from '../../../../../schema/rules/identity/identity-mail-texts.ts';
import type { Config } from '../../../config.ts';
import { type LetterTo, letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import type { CodePurpose } from '../code.entity.ts';

/** The mail that carries a code: valid for minutes, single use. */
export const codeMail = (config: Config, purpose: CodePurpose, to: string, code: string): Mail =>
  letterMail(config, {
    to,
    ...(purpose === 'signIn' ? texts.signIn(code) : texts.code(purpose, code)),
  });

/**
 * Somebody signed up with an address that has an account: its owner is told, the sender of the form
 * is not.
 */
export const knownAddressMail = (config: Config, to: string): Mail =>
  letterMail(config, { to, ...texts.knownAddress });

/**
 * Somebody wants an address for their account that belongs to another: its owner is told, the other
 * is not.
 */
export const takenAddressMail = (config: Config, to: string): Mail =>
  letterMail(config, { to, ...texts.takenAddress });

/** Tells the former address of an account that another took its place. */
export const addressChangedMail = (config: Config, to: string): Mail =>
  letterMail(config, { to, ...texts.addressChanged });

/** Tells the owner of an account that its password was changed. */
export const passwordChangedMail = (config: Config, to: string): Mail =>
  letterMail(config, { to, ...texts.passwordChanged });

/** Tells the owner of an account that it was joined to one of the college. @param name of these */
export const joinedMail = (config: Config, to: LetterTo, name: string): Mail =>
  letterMail(config, { to, ...texts.joined(name) });

/** Tells a person what became of their document. @param reason null: it was approved */
export const verificationMail = (config: Config, to: LetterTo, reason: string | null): Mail =>
  letterMail(config, { to, ...(reason === null ? texts.verified : texts.rejected(reason)) });
