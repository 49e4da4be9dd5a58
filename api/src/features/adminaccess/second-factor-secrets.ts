import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { deriveKey } from '../../core/secrets/secrets.ts';

/** What secrets of apps are sealed for. */
export const factorPurpose = 'second-factor';

const stepSeconds = 30;
/** Codes of the 30 seconds before and after are taken too: clocks of phones are not exact. */
const stepsAround = 1;
const recoveryCodes = 10;

/** A new secret for an app, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: 'Experiencia',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });

/** What the picture holds that an app scans. */
export const otpAddress = (secret: string, label: string): string =>
  totpOf(secret, label).toString();

/** The 30 seconds that a code of the app belongs to, counted from 1970; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: stepsAround });
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** The keyed hash of a recovery code. */
export const recoveryHash = (productSecret: string, code: string): string =>
  createHmac('sha256', deriveKey(productSecret, 'recovery-code')).update(code).digest('base64url');

/** Recovery codes of 12 letters and digits, 60 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => new Secret({ size: 8 }).base32.slice(0, 12));
