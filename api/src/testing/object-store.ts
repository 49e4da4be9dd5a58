import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ObjectStore {
  /** What `createFileStore` is given to come here. */
  minio: { endpoint: string; accessKey: string; secretKey: string; bucket: string };
  /** Objects by `/bucket/key`, with the types they were stored under. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  buckets: Set<string>;
  /** What the next requests get instead: a status with its code, no word at all, or half an object. */
  trouble: ({ status: number; code: string } | 'silence' | 'half')[];
  close(): void;
}

const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

/** Whether a request is signed with the key (AWS Signature Version 4), headers and body alike. */
function isSigned(
  request: IncomingMessage,
  body: Buffer,
  accessKey: string,
  secretKey: string,
): boolean {
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\S+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const [who, day = '', region = '', service = '', end = ''] = credential.split('/');
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (who !== accessKey || bodyHash !== hash(body)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const asked = [request.method, pathname, query, headers, signed, bodyHash].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/${service}/${end}`,
    hash(asked),
  ].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return createHmac('sha256', key).update(toSign).digest('hex') === signature;
}

/** An S3-compatible store in this process, as far as the product asks: buckets, whole objects, signatures, and trouble. */
export async function anObjectStore(): Promise<ObjectStore> {
  const objects: ObjectStore['objects'] = new Map();
  const buckets = new Set<string>();
  const trouble: ObjectStore['trouble'] = [];
  const [accessKey, secretKey] = ['access', 'a very secret key'];
  const server = createServer((request, response) => {
    const refuse = (status: number, code: string): void => {
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          request.method === 'HEAD'
            ? ''
            : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
        );
    };
    const serve = (body: Buffer): void => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
      const [, bucket = '', key] = pathname.split('/');
      const at =
        trouble[0] === 'half' && (request.method !== 'GET' || !key) ? undefined : trouble.shift();
      if (at === 'silence') return;
      if (at && at !== 'half') {
        refuse(at.status, at.code);
        return;
      }
      if (!isSigned(request, body, accessKey, secretKey)) {
        refuse(403, 'SignatureDoesNotMatch');
        return;
      }
      if (searchParams.has('location')) {
        response.end('<?xml version="1.0"?><LocationConstraint>us-east-1</LocationConstraint>');
        return;
      }
      if (request.method === 'PUT' && !key) {
        buckets.add(bucket);
        response.end();
        return;
      }
      if (!buckets.has(bucket)) {
        refuse(404, 'NoSuchBucket');
        return;
      }
      if (!key) {
        response.end();
        return;
      }
      const object = objects.get(pathname);
      if (request.method === 'PUT') {
        objects.set(pathname, { bytes: body, contentType: request.headers['content-type'] ?? '' });
        response.writeHead(200, { etag: `"${hash(body)}"` }).end();
      } else if (request.method === 'DELETE') {
        objects.delete(pathname);
        response.writeHead(204).end();
      } else if (object) {
        response.writeHead(200, {
          'content-type': object.contentType,
          'content-length': object.bytes.length,
        });
        if (at === 'half') response.write(object.bytes.subarray(0, object.bytes.length / 2));
        else response.end(object.bytes);
      } else refuse(404, 'NoSuchKey');
    };
    buffer(request).then(serve, () => {
      response.destroy();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    minio: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      accessKey,
      secretKey,
      bucket: 'college',
    },
    objects,
    buckets,
    trouble,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
