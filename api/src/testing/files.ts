import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { TestApp } from './app.ts';
import type { Person } from './builders/people.ts';
import type { Json } from './client.ts';

/** Documents as people upload them, made here. */
export const aPdf = (pages = 0): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count ${pages}>>endobj\nxref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n101\n%%EOF\n`,
  );

/** An archive of these parts, packed or not. */
export function aZip(parts: Record<string, string>, method: 0 | 8 = 8): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const data = method === 8 ? deflateRawSync(text) : Buffer.from(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(crc32(text), 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(Buffer.byteLength(text), 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(at, 42);
    const local = Buffer.concat([head, Buffer.from(name), data]);
    locals.push(local);
    directory.push(entry, Buffer.from(name));
    at += local.length;
  }
  const end = Buffer.alloc(22);
  const size = Buffer.concat(directory).length;
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const types = (
  main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
export const relationships = (...inside: string[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside.join('')}</Relationships>`;

/**
 * A Word document of today; `more` adds parts or replaces them, `main` is the type that it says to
 * be.
 */
export const aDocx = (more: Record<string, string> = {}, main?: string): Buffer =>
  aZip({
    '[Content_Types].xml': types(main),
    '_rels/.rels': relationships(),
    'word/document.xml': '<w:document/>',
    ...more,
  });

/** A Word document of old: a compound file with these entries. */
export function aDoc(names = ['Root Entry', 'WordDocument', '1Table']): Buffer {
  const head = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  return Buffer.concat([
    head,
    ...names.map((name, place) => {
      const entry = Buffer.alloc(128);
      entry.write(name, 0, 'utf16le');
      entry.writeUInt16LE(name.length * 2 + 2, 64);
      entry[66] = place === 0 ? 5 : 2;
      return entry;
    }),
    Buffer.alloc(1024),
  ]);
}

export interface Sent {
  bytes: Buffer;
  name: string;
  type?: string;
}

/** Sends a file as one variable of a document, by the GraphQL multipart request spec. */
export async function sendUpload(
  url: string,
  who: { token?: string | undefined },
  query: string,
  variable: string,
  { bytes, name, type }: Sent,
  variables: Json = {},
  preflight = true,
): Promise<{ status: number; body: Json; headers: Headers }> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { ...variables, [variable]: null } }));
  form.set('map', JSON.stringify({ 0: [`variables.${variable}`] }));
  form.set('0', new File([new Uint8Array(bytes)], name, type ? { type } : {}));
  const headers = {
    ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
    ...(preflight ? { 'apollo-require-preflight': '1' } : {}),
  };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
  return {
    status: response.status,
    body: (await response.json()) as Json,
    headers: response.headers,
  };
}

/** The one answer of a document, or the code and text of its refusal. */
export const answerOf = ({ data, errors }: Json): Json =>
  errors
    ? { code: errors[0].extensions.code, message: errors[0].message }
    : Object.values(data as object)[0];

const uploadPostFile =
  'mutation ($file: Upload!, $kind: PostFileKind!) { uploadPostFile(file: $file, kind: $kind) { id name size contentType kind } }';

/** Sends a file of a post, one request for each. */
export const sendFile = async (
  url: string,
  who: Pick<Person, 'token'>,
  bytes: Buffer,
  name = 'notes.pdf',
  kind = 'material',
): Promise<Json> =>
  answerOf((await sendUpload(url, who, uploadPostFile, 'file', { bytes, name }, { kind })).body);

/** All objects that lie in the store's folder, whole or half. */
export function storedObjects(app: TestApp): string[] {
  const folder = join(app.app.config.dataDir, 'files');
  return existsSync(folder) ? globSync('*/*', { cwd: folder }).sort() : [];
}

/** A file of the author, of nothing yet. @returns its id */
export const aFile = async (
  url: string,
  who: Person,
  name = 'notes.pdf',
  kind = 'material',
): Promise<string> => {
  const { id, message } = await sendFile(url, who, aPdf(), name, kind);
  if (!id) throw new Error(message);
  return id;
};

/** The files of an archive by their names, as its directory lists them. */
export function unzipped(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(begin, begin + size);
    files.set(
      archive.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      method === 8 ? inflateRawSync(bytes) : bytes,
    );
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
