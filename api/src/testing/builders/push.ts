import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { type PushMessage, pushMessage } from '../../../../schema/rules/push/push.ts';
import type { PushRequest, PushTransport } from '../../core/push/push.ts';
import type { TestApp } from '../app.ts';

/** A push service of our own, and the browsers that it knows. */
export interface PushService {
  transport: PushTransport;
  /** What it answers from now on, by address; 201 where nothing is said, an error for no answer. */
  answers: Map<string, number | Error>;
  /** All that it was handed, oldest first. */
  requests: PushRequest[];
}

export function aPushService(): PushService {
  const service: PushService = {
    answers: new Map(),
    requests: [],
    transport: (request) => {
      service.requests.push(request);
      const answer = service.answers.get(request.endpoint) ?? 201;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  return service;
}

/** A browser that subscribed at a push service. */
export interface PushBrowser {
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** What it was told, oldest first. */
  messages(): PushMessage[];
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** As RFC 8291 and RFC 8188 say it, of one record. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const serverKey = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + serverKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey]);
  const key = derive(ecdh.computeSecret(serverKey), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

export function aBrowser(service: PushService, host = 'fcm.googleapis.com'): PushBrowser {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `https://${host}/${randomUUID()}`;
  return {
    subscription: {
      endpoint,
      p256dh: ecdh.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    messages: () =>
      service.requests
        .filter((request) => request.endpoint === endpoint)
        .map(({ body }) => pushMessage.parse(JSON.parse(decrypt(body, ecdh, auth)))),
  };
}

/**
 * Pushes of which the pause before them has begun leave at once: of who reads meanwhile tells
 * push.test.ts.
 */
export async function endPauseOfPushes({ app }: TestApp): Promise<void> {
  const name = 'notifications.share-push';
  await app.db.sql(
    `update pgboss.job set start_after = now() where name = $1 and state = 'created'`,
    [name],
  );
  app.jobs.wake(name);
}
