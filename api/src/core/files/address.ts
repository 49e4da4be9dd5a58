import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileAddressSeconds } from '../../limits.ts';
import type { Clock } from '../clock.ts';
import { deriveKey } from '../secrets.ts';
import { variantKey } from './store.ts';

export interface FileAddresses {
  /** A signed address of a stored file that expires in minutes; the same within a window, so that browsers cache it. */
  sign(id: string, disposition?: 'inline' | 'attachment', variant?: string | null): string;
  /** Whether a signature is genuine and not expired. `key`: the id, or `<id>.<variant>`. */
  verify(key: string, expires: string, disposition: string, signature: string): boolean;
}

/** Signs with a key derived from the secret: all instances that share it know the addresses of one another. */
export function createFileAddresses(secret: string, clock: Clock): FileAddresses {
  const key = deriveKey(secret, 'file-address');
  const signature = (of: string, expires: number, disposition: string): string =>
    createHmac('sha256', key).update(`${of}.${expires}.${disposition}`).digest('base64url');
  const { window, life } = fileAddressSeconds;
  return {
    sign(id, disposition = 'inline', variant = null) {
      const of = variant === null ? id : variantKey(id, variant);
      const expires = Math.floor(clock.now().getTime() / 1000 / window) * window + life;
      return `/files/${of}?e=${expires}&d=${disposition}&s=${signature(of, expires, disposition)}`;
    },
    verify(of, expires, disposition, given) {
      const at = Number(expires);
      if (!Number.isSafeInteger(at) || at * 1000 < clock.now().getTime()) return false;
      const right = Buffer.from(signature(of, at, disposition));
      const sent = Buffer.from(given);
      return right.length === sent.length && timingSafeEqual(right, sent);
    },
  };
}
