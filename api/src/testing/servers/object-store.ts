import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A status with its code, no word at all, half an object, or a connection that breaks. */
type Trouble = { status: number; code: string } | 'silence' | 'half' | 'reset';

export interface ObjectStore {
  /** What `createFileStore` is given to come here. */
  minio: { endpoint: string; accessKey: string; secretKey: string; bucket: string };
  /** Objects by `/bucket/key`, with the types they were stored under. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  buckets: Set<string>;
  /** What the next requests get instead. */
  trouble: Trouble[];
  /** What all requests get while it is set. */
  lasting: { trouble?: Trouble | undefined };
  close(): void;
}

const accessKey = 'access';
const secretKey = 'a very secret key';

const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

/** Whether a request is signed with the key (AWS Signature Version 4), headers and body alike. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
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

type Objects = Pick<ObjectStore, 'objects' | 'buckets'>;

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      response.req.method === 'HEAD'
        ? ''
        : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
};

/** Serves one object; `half` of it, and no end, on request. */
function serveObject(
  { objects }: Objects,
  response: ServerResponse,
  path: string,
  body: Buffer,
  half: boolean,
): void {
  const object = objects.get(path);
  const { method, headers } = response.req;
  if (method === 'PUT') {
    objects.set(path, { bytes: body, contentType: headers['content-type'] ?? '' });
    response.writeHead(200, { etag: `"${hash(body)}"` }).end();
  } else if (method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else if (object) {
    response.writeHead(200, {
      'content-type': object.contentType,
      'content-length': object.bytes.length,
    });
    if (half) response.write(object.bytes.subarray(0, object.bytes.length / 2));
    else response.end(object.bytes);
  } else refuse(response, 404, 'NoSuchKey');
}

/** Answers a signed request for a bucket or an object. */
function serve(store: Objects, response: ServerResponse, body: Buffer, half: boolean): void {
  const { method, url } = response.req;
  const { pathname, searchParams } = new URL(url ?? '/', 'http://store');
  const [, bucket = '', key] = pathname.split('/');
  if (searchParams.has('location')) {
    response.end('<?xml version="1.0"?><LocationConstraint>us-east-1</LocationConstraint>');
  } else if (method === 'PUT' && !key) {
    store.buckets.add(bucket);
    response.end();
  } else if (!store.buckets.has(bucket)) refuse(response, 404, 'NoSuchBucket');
  else if (!key) response.end();
  else serveObject(store, response, pathname, body, half);
}

/**
 * An S3-compatible store in this process, as far as the product asks: buckets, whole objects,
 * signatures, and trouble.
 */
export async function anObjectStore(): Promise<ObjectStore> {
  const store: Objects = { objects: new Map(), buckets: new Set() };
  const trouble: Trouble[] = [];
  const lasting: ObjectStore['lasting'] = {};
  /** The next trouble; half an object waits until one is asked for. */
  const nextTrouble = ({ method, url }: IncomingMessage): Trouble | undefined => {
    if (lasting.trouble) return lasting.trouble;
    const key = new URL(url ?? '/', 'http://store').pathname.split('/')[2];
    return trouble[0] === 'half' && (method !== 'GET' || !key) ? undefined : trouble.shift();
  };
  const server = createServer((request, response) => {
    buffer(request).then(
      (body) => {
        const at = nextTrouble(request);
        if (at === 'silence') return;
        if (at === 'reset') request.socket.resetAndDestroy();
        else if (at && at !== 'half') refuse(response, at.status, at.code);
        else if (!isSigned(request, body)) refuse(response, 403, 'SignatureDoesNotMatch');
        else serve(store, response, body, at === 'half');
      },
      () => response.destroy(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    minio: { endpoint: `http://127.0.0.1:${port}`, accessKey, secretKey, bucket: 'college' },
    ...store,
    trouble,
    lasting,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
