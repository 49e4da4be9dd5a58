import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disk } from './disk.ts';

/**
 * Reads a secret from the data folder, and makes it the first time: 48 random bytes, readable by
 * the process's user alone.
 * @throws the system's error when the folder can't be used
 */
export function persistentSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  try {
    // `wx` fails when the file exists: processes that start together agree on one secret.
    // Synced: what is sealed with it would outlive it otherwise.
    const secret = randomBytes(48).toString('base64url');
    writeFileSync(file, secret, { flag: 'wx', mode: 0o600, flush: true });
    disk.syncFolder(folder);
    disk.syncFolder(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Puts the secret of another place into the data folder, where a restore brings what it sealed. */
export function replaceSecret(dataDir: string, secret: string): void {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'jwt-secret'), secret, { mode: 0o600, flush: true });
  disk.syncFolder(folder);
}

/**
 * Derives a key for one purpose (HMAC-SHA256, 32 bytes): a leak of one key opens no other purpose.
 */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`experiencia:${purpose}`).digest();

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a secret in a time that says nothing about how much of it was right. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digest(sent), digest(secret));
