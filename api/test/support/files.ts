import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect } from 'vitest';
import { sendUpload, storedObjects } from '../../src/testing/files.ts';
import type { Client, Json, TestApp } from '../../src/testing/index.ts';

export interface Part {
  bytes: Buffer;
  name?: string;
  type?: string;
}

const usual = { name: 'document.png', type: 'image/png' };

/** A picture with somebody's place in it. */
export const pictureWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#369' } })
    .withExif({
      IFD0: { Copyright: 'secret-owner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 51/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();

export const aPng = (): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: '#963' } })
    .png()
    .toBuffer();

export { aPdf, storedObjects } from '../../src/testing/files.ts';

/** A small PNG that unpacks to 30,000 × 30,000 pixels: 900 MB in one colour channel. */
export function bombPng(side = 30_000): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const mutation =
  'mutation ($document: Upload!, $type: DocumentType!) { uploadVerificationDocument(document: $document, documentType: $type) { token message } }';

export interface UploadAnswer {
  status: number;
  message: string;
  body: Json;
}

/** Hands in a document by the GraphQL multipart request spec. */
export async function uploadByGraphql(
  app: TestApp,
  who: Client,
  part: Part,
  { preflight = true, documentType = 'collegeId' } = {},
): Promise<UploadAnswer> {
  const { status, body } = await sendUpload(
    app.url,
    who,
    mutation,
    'document',
    { ...usual, ...part },
    { type: documentType },
    preflight,
  );
  return {
    status,
    message: body.errors?.[0]?.message ?? body.data?.uploadVerificationDocument.message,
    body,
  };
}

/** The code of a GraphQL refusal. */
export const codeOf = ({ body }: UploadAnswer): string | undefined =>
  body.errors?.[0]?.extensions?.code;

/** Hands in documents by `POST /api/auth/upload-document`. */
export function uploadByRest(
  who: Client,
  parts: Part[],
  documentType = 'collegeId',
): ReturnType<Client['rest']> {
  const form = new FormData();
  form.set('documentType', documentType);
  for (const part of parts) {
    const { bytes, name, type } = { ...usual, ...part };
    form.append('document', new File([new Uint8Array(bytes)], name, { type }));
  }
  return who.rest('POST', '/api/auth/upload-document', form);
}

export async function storedRows(
  app: TestApp,
): Promise<{ id: string; content_type: string; name: string; size: number; owner_id: string }[]> {
  return app.app.db.sql('select * from files order by id');
}

/** Runs an upload that must fail, and looks that it left nothing: no row, no object. */
export async function leavesNothingIn<T>(app: TestApp, upload: () => Promise<T>): Promise<T> {
  const before = { rows: await storedRows(app), objects: storedObjects(app) };
  const answer = await upload();
  expect({ rows: await storedRows(app), objects: storedObjects(app) }).toEqual(before);
  return answer;
}
