import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request as a hostile client would write it: any header, any body. */
export const raw = (
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: {
          ...(body === undefined || 'transfer-encoding' in headers
            ? {}
            : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
        });
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          });
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

export const postJson = (
  url: string,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): Promise<RawAnswer> =>
  raw(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
