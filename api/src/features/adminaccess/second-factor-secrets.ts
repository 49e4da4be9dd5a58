import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { deriveKey } from '../../core/secrets.ts';

const ivBytes = 12;
const tagBytes = 16;
const stepSeconds = 30;
/** Codes of the 30 seconds before and after are taken too: clocks of phones are not exact. */
const stepsAround = 1;
const recoveryCodes = 10;

/** Seals a secret (AES-256-GCM) with a key derived from the product's. */
export function seal(productSecret: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(productSecret, 'second-factor'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `seal` made. @returns null for what was sealed with another key, or changed */
export function unseal(productSecret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const key = deriveKey(productSecret, 'second-factor');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

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
