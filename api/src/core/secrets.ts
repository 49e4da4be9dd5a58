import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Puts the secret of another place into the data folder: whole, or the one that was is there. */
export function replaceSecret(dataDir: string, secret: string): void {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, 'jwt-secret.part');
  writeFileSync(part, secret, { mode: 0o600, flush: true });
  renameSync(part, join(folder, 'jwt-secret'));
  disk.syncFolder(folder);
}

/** The secret of an embedded database, in its own folder: both get their place by one rename. */
const broughtName = 'restored-secret';

/** Has a database that is restored bring the secret that sealed what is in it. */
export function bringSecret(database: string, secret: string): void {
  writeFileSync(join(database, broughtName), secret, { mode: 0o600, flush: true });
  disk.syncFolder(database);
}

/**
 * Takes the secret that a restored database brought for the one of the data folder. Who was killed
 * on the way does it again: the secret is asked for after this alone.
 */
export function takeBroughtSecret(dataDir: string): void {
  const database = join(dataDir, 'database');
  const brought = join(database, broughtName);
  if (!existsSync(brought)) return;
  replaceSecret(dataDir, readFileSync(brought, 'utf8'));
  rmSync(brought, { force: true });
  disk.syncFolder(database);
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
