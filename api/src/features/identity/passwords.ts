import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's current parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let unknownHash: Promise<string> | undefined;

/**
 * The hash that passwords of unknown addresses are compared with. Made at the start: the first
 * unknown address would pay for it otherwise, and be told by the clock.
 */
export const prepareUnknownHash = (): Promise<string> => (unknownHash ??= hash('no such account'));

/**
 * Compares a password with a hash, in the same time when there is none: an unknown address can't be
 * told by the clock.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await prepareUnknownHash());
  const isRight = await verify(against, password).catch(() => false);
  return isRight && Boolean(stored);
}
