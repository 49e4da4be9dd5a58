import { createECDH } from 'node:crypto';
import { request } from 'node:https';
import webPush from 'web-push';
import { isPushAddress } from '../../../../schema/rules/push/push.ts';
import type { Config } from '../../config.ts';
import { senderText } from '../mail/mail-server.ts';
import { deriveKey } from '../secrets/secrets.ts';

/** A push service that answers nothing for so long is away. */
const answerMilliseconds = 10_000;

interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushOptions {
  /** For how many seconds the service may keep it for a browser that is away. */
  seconds: number;
  isUrgent: boolean;
  /** One of a topic that the service still keeps gives way to the next: 32 characters at most. */
  topic: string;
}

/** What leaves for a push service. */
export interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Hands a request to a push service. @returns the status of its answer @throws without one */
export type PushTransport = (request: PushRequest) => Promise<number>;

export interface Push {
  /** What browsers are told of this server. */
  publicKey: string;
  /**
   * Encrypts a message for one browser and hands it to its push service.
   * @returns the status of the answer
   * @throws when there is no answer, and for keys of a browser that are none
   */
  send(target: PushTarget, message: object, options: PushOptions): Promise<number>;
}

/**
 * The pair of keys by which push services know this server, derived from its one secret: the same
 * on all instances. Of the few numbers that are no key of the curve the next is tried.
 */
function serverKeys(secret: string): { publicKey: string; privateKey: string } {
  for (let n = 0; ; n += 1) {
    const ecdh = createECDH('prime256v1');
    const privateKey = deriveKey(secret, `push-${n}`);
    try {
      ecdh.setPrivateKey(privateKey);
    } catch {
      continue;
    }
    // Asked for, the private key comes back without its leading zeros: too short to sign with.
    return {
      publicKey: ecdh.getPublicKey('base64url'),
      privateKey: privateKey.toString('base64url'),
    };
  }
}

/** Whether a browser's public key is a point of the curve. */
export function isBrowserKey(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Over TLS to a known push service; redirects are not followed, and of answers nothing is read. */
const overHttps: PushTransport = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    if (!isPushAddress(endpoint)) {
      reject(new Error('an address of no known push service'));
      return;
    }
    const sent = request(endpoint, { method: 'POST', headers, timeout: answerMilliseconds });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('timeout', () => sent.destroy(new Error('the push service did not answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });

/** Whom a push service may write to about this server. */
const contactOf = (config: Pick<Config, 'mail'>): string =>
  `mailto:${/<([^<>\s]+)>/.exec(senderText(config))?.[1] ?? senderText(config)}`;

/**
 * Notifications for browsers whose tabs are closed, by Web Push (RFC 8030, 8291, 8292).
 * @param transport in its place in tests
 */
export function createPush(config: Config, transport: PushTransport = overHttps): Push {
  const keys = serverKeys(config.jwtSecret);
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, message, { seconds, isUrgent, topic }) {
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: contactOf(config), ...keys },
          TTL: seconds,
          urgency: isUrgent ? 'high' : 'normal',
          topic,
          contentEncoding: 'aes128gcm',
        },
      );
      return transport({
        endpoint,
        headers: Object.fromEntries(
          Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: details.body ?? Buffer.alloc(0),
      });
    },
  };
}
