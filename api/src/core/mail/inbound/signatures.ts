import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../secrets/secrets.ts';

/**
 * How old a signature may be, or how far ahead by another clock: a provider that did not reach us
 * tries again after ten minutes. What it signs counts once in any case.
 */
const windowSeconds = 15 * 60;

export interface Signed {
  /** Seconds since 1970, as they were signed. */
  timestamp: string;
  signatures: string[];
}

const isFresh = (timestamp: string, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) &&
  Math.abs(now.getTime() / 1000 - Number(timestamp)) <= windowSeconds;

const isOneOf = (sent: readonly string[], right: string): boolean =>
  // All are compared: how long it takes says nothing of which was right.
  sent.slice(0, 5).filter((one) => isSameSecret(one, right)).length > 0;

/** As Standard Webhooks say: `v1,` and the HMAC of id, time and the raw body, in base64. */
export function isSignedBody(
  secret: string,
  id: string,
  body: Buffer,
  { timestamp, signatures }: Signed,
  now: Date,
): boolean {
  const right = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest('base64');
  return isOneOf(signatures, `v1,${right}`) && isFresh(timestamp, now);
}

/** As Mailgun signs: the HMAC of time and token, in hexadecimal. The body itself is not signed. */
export function isSignedToken(
  secret: string,
  token: string,
  { timestamp, signatures }: Signed,
  now: Date,
): boolean {
  const right = createHmac('sha256', secret).update(timestamp).update(token).digest('hex');
  return isOneOf(signatures, right) && isFresh(timestamp, now);
}
