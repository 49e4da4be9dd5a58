import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError, ByteReader, cutOff } from '../bytes.ts';

/*
 * The format of `age` (age-encryption.org/v1) with a passphrase: `age --decrypt` opens what this
 * writes. The package for JavaScript ciphers in JavaScript, 40 MB a second: a restore of 20 GB
 * would take its quarter of an hour for that alone. Node's own ciphers are many times as fast.
 */

const intro = 'age-encryption.org/v1';
/** Memory and time of a guess at the passphrase: 64 MB. Who wrote the archive may ask for more. */
const workFactor = 16;
const mostWork = 18;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
/** Far more than the header of one passphrase has. */
const mostHeaderBytes = 1024;

const encode = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/=+$/, '');
const derived = (key: Uint8Array, salt: Uint8Array, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32));
const macOf = (fileKey: Uint8Array, header: string): Buffer =>
  createHmac('sha256', derived(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest();
const stretched = promisify<string, Uint8Array, number, object, Buffer>(scrypt);
const wrapKey = (passphrase: string, salt: Uint8Array, work: number): Promise<Buffer> =>
  stretched(passphrase, Buffer.concat([Buffer.from(`${intro}/scrypt`), salt]), 32, {
    N: 2 ** work,
    r: 8,
    p: 1,
    maxmem: 2 ** (work + 11),
  });

function seal(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error unless it was sealed with this key and number, and is as it was */
function unseal(key: Uint8Array, nonce: Uint8Array, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes });
  cipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()]);
}

const noNonce = Buffer.alloc(12);
/** Chunks are numbered, and the last one says so: none can be left out, moved or cut off. */
function chunkNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Bytes in chunks of one size, and whether each is the last. */
async function* chunked(
  reader: ByteReader,
  size: number,
): AsyncGenerator<{ chunk: Buffer; nonce: Buffer }> {
  let chunk = await reader.upTo(size);
  for (let number = 0; ; number += 1) {
    const next = await reader.upTo(size);
    yield { chunk, nonce: chunkNonce(number, next.length === 0) };
    if (next.length === 0) return;
    chunk = next;
  }
}

/** Seals a stream with a passphrase. */
export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const [fileKey, salt, nonce] = [randomBytes(16), randomBytes(16), randomBytes(16)];
  const wrapped = seal(await wrapKey(passphrase, salt, workFactor), noNonce, fileKey);
  const header = `${intro}\n-> scrypt ${encode(salt)} ${workFactor}\n${encode(wrapped)}\n---`;
  yield Buffer.from(`${header} ${encode(macOf(fileKey, header))}\n`);
  yield nonce;
  const key = derived(fileKey, nonce, 'payload');
  for await (const { chunk, nonce } of chunked(new ByteReader(source), chunkBytes))
    yield seal(key, nonce, chunk);
}

const headerPattern = new RegExp(
  `^(${intro}\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9][0-9]?)\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n`,
);

/** Whether bytes are the beginning of an encrypted archive. */
export const isEncrypted = (beginning: Buffer): boolean =>
  beginning.subarray(0, intro.length).toString('latin1') === intro;

/** @throws BackupError for another key, and for a header that is no passphrase's */
async function openHeader(reader: ByteReader, passphrase: string): Promise<Buffer> {
  const beginning = await reader.upTo(mostHeaderBytes);
  const [all = '', header = '', salt = '', work = '', wrapped = '', mac = ''] =
    headerPattern.exec(beginning.toString('latin1')) ?? [];
  if (!all || Number(work) > mostWork)
    throw new BackupError('The archive was not encrypted by this program.');
  reader.putBack(beginning.subarray(all.length));
  const key = await wrapKey(passphrase, Buffer.from(salt, 'base64'), Number(work));
  try {
    const fileKey = unseal(key, noNonce, Buffer.from(wrapped, 'base64'));
    if (timingSafeEqual(macOf(fileKey, header), Buffer.from(mac, 'base64'))) return fileKey;
  } catch {
    // What the wrong key opens is told like a header that was changed.
  }
  throw new BackupError('BACKUP_KEY: the archive was encrypted with another key.');
}

/**
 * Opens what `encrypted` sealed.
 * @throws BackupError for another key, and as soon as something is not as it was sealed
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const fileKey = await openHeader(reader, passphrase);
  const key = derived(fileKey, await reader.exactly(16), 'payload');
  for await (const { chunk, nonce } of chunked(reader, chunkBytes + tagBytes)) {
    if (chunk.length < tagBytes) throw cutOff();
    let opened: Buffer;
    try {
      opened = unseal(key, nonce, chunk);
    } catch (error) {
      throw new BackupError('The archive is damaged, cut off, or was changed.', { cause: error });
    }
    yield opened;
  }
}
