import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { testConfig } from '../../testing/app.ts';
import { aBrowser, aPushService } from '../../testing/builders/push.ts';
import { deriveKey } from '../secrets/secrets.ts';
import { createPush } from './push.ts';

const message = {
  kind: 'show',
  tag: 'a',
  title: 'A new question',
  body: '',
  link: '/feed',
  at: 0,
} as const;

/** A secret whose key for pushes begins with a zero: one of 256 is. */
function secretWithZero(): string {
  for (let n = 0; ; n += 1) {
    const secret = `a secret of a college, number ${n}`;
    if (deriveKey(secret, 'push-0')[0] === 0) return secret;
  }
}

/** Whether a header of VAPID (RFC 8292) is signed by the public key that browsers know. */
function isSigned(header: string, publicKey: string): boolean {
  const [head = '', payload = '', signature = ''] =
    /^vapid t=([^,]+)/.exec(header)?.[1]?.split('.') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${payload}`);
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes);
}

it.each([secretWithZero(), 'any other secret of a college'])(
  'whatever the secret is, a push leaves, signed by the key that browsers are told (%s)',
  async (jwtSecret) => {
    const service = aPushService();
    const push = createPush({ ...testConfig({}, '/nowhere'), jwtSecret }, service.transport);
    const browser = aBrowser(service);
    const options = { seconds: 60, isUrgent: false, topic: 'a' };
    expect(await push.send(browser.subscription, message, options)).toBe(201);
    expect(browser.messages()).toEqual([message]);
    expect(isSigned(service.requests[0]?.headers['Authorization'] ?? '', push.publicKey)).toBe(
      true,
    );
  },
);
