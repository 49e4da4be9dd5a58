import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { disk } from '../program/disk.ts';

/**
 * A secret has its name when all of it is on the disk: a kill in the midst would leave an empty
 * one, which everybody knows. What is sealed with it would outlive it otherwise.
 * @throws EEXIST where another process was first: those that start together agree on one
 */
function makeSecret(file: string): void {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Some file systems have no links.
    copyFileSync(part, file, constants.COPYFILE_EXCL);
  } finally {
    rmSync(part, { force: true });
  }
}

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
    if (!existsSync(file)) {
      makeSecret(file);
      disk.syncFolder(folder);
      disk.syncFolder(dataDir);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Writes a secret file: whole, or the one that was is there. */
function writeSecret(dataDir: string, name: string, content: string): void {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${name}.part`);
  writeFileSync(part, content, { mode: 0o600, flush: true });
  renameSync(part, join(folder, name));
  disk.syncFolder(folder);
}

function linesOf(dataDir: string, name: string): string[] {
  try {
    return readFileSync(join(dataDir, 'secrets', name), 'utf8')
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** Secrets that a restore replaced, newest last: what undoes it is sealed by them. */
const replacedName = 'replaced-secrets';
const replacedKept = 8;

/** Puts the secret of another place into the data folder, and keeps the one that was. */
export function replaceSecret(dataDir: string, secret: string): void {
  const [was] = linesOf(dataDir, 'jwt-secret');
  if (was !== undefined && was !== secret) {
    const others = linesOf(dataDir, replacedName).filter((one) => one !== was);
    const kept = [...others, was].slice(-replacedKept);
    writeSecret(dataDir, replacedName, `${kept.join('\n')}\n`);
  }
  writeSecret(dataDir, 'jwt-secret', secret);
}

/** One that says nothing of what the key is. */
export const fingerprintOf = (secret: string): string =>
  deriveKey(secret, 'backup-fingerprint').toString('hex').slice(0, 16);

/** The secret of a fingerprint, where a restore replaced it here. */
export const replacedSecret = (dataDir: string, fingerprint: string): string | undefined =>
  linesOf(dataDir, replacedName).find((secret) => fingerprintOf(secret) === fingerprint);

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
