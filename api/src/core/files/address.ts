import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileAddressSeconds } from '../../limits.ts';
import type { Clock } from '../clock.ts';
import { deriveKey } from '../secrets/secrets.ts';
import { variantKey } from './store.ts';

export interface FileAddresses {
  /**
   * Signs the address of a stored file, `/files/{id}` or `/files/{id}.{variant}`, for
   * `fileAddressSeconds.life` at most. The address is the same within a window of
   * `fileAddressSeconds.window`, so that browsers can cache the file.
   */
  sign(id: string, disposition?: 'inline' | 'attachment', variant?: string | null): string;
  /**
   * Whether a signature is genuine and has not expired. `key` is the id, or `<id>.<variant>`;
   * `expires` is in seconds.
   */
  verify(key: string, expires: string, disposition: string, signature: string): boolean;
}

/**
 * Signs with a key derived from the secret, so that instances which share the secret accept each
 * other's addresses.
 */
export function createFileAddresses(secret: string, clock: Clock): FileAddresses {
  const key = deriveKey(secret, 'file-address');
  const signature = (fileKey: string, expires: number, disposition: string): string =>
    createHmac('sha256', key).update(`${fileKey}.${expires}.${disposition}`).digest('base64url');
  const { window, life } = fileAddressSeconds;
  return {
    sign(id, disposition = 'inline', variant = null) {
      const fileKey = variant === null ? id : variantKey(id, variant);
      const expires = Math.floor(clock.now().getTime() / 1000 / window) * window + life;
      return `/files/${fileKey}?e=${expires}&d=${disposition}&s=${signature(fileKey, expires, disposition)}`;
    },
    verify(fileKey, expires, disposition, sent) {
      const at = Number(expires);
      if (!Number.isSafeInteger(at) || at * 1000 < clock.now().getTime()) return false;
      const right = Buffer.from(signature(fileKey, at, disposition));
      const claimed = Buffer.from(sent);
      return right.length === claimed.length && timingSafeEqual(right, claimed);
    },
  };
}
