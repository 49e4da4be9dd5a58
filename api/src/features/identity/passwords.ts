import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's current parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Makes the hash that unknown addresses are compared with: made by the first of them, it would tell that one by the clock. */
export const prepareDecoy = (): Promise<string> => (decoy ??= hash('no such account'));

/** Compares in the same time whether there is a hash or not: an unknown address can't be told by the clock. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await prepareDecoy());
  const right = await verify(against, password).catch(() => false);
  return right && Boolean(stored);
}
