import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { noPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atMost, type Trial } from '../trial.ts';

const uploads = 50;
const megabytes = 100;
/** Memory that more of the same may differ by: buffers of fifty connections. */
const spareMegabytes = 150;

/** Sends a body of 100 MB; ends when it is answered or cut off. */
const send = (url: string, token: string, head: string, boundary: string): Promise<void> =>
  new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'apollo-require-preflight': '1',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    sent.on('error', () => {
      resolve();
    });
    sent.once('response', (answer) => {
      answer.resume().once('end', resolve);
    });
    sent.write(head);
    const block = Buffer.alloc(1024 * 1024, 'x');
    let left = megabytes;
    const more = (): void => {
      while (left > 0 && !sent.destroyed) {
        left -= 1;
        if (!sent.write(block)) {
          sent.once('drain', more);
          return;
        }
      }
      sent.end(`\r\n--${boundary}--\r\n`);
    };
    more();
  });

const part = (boundary: string, name: string, value: string, file = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}`;

const boundary = 'trial';
const pdf = '; filename="notes.pdf"\r\nContent-Type: application/pdf';
const graphqlHead = [
  part(
    boundary,
    'operations',
    JSON.stringify({
      query: 'mutation ($file: Upload!) { uploadPostFile(file: $file, kind: material) { id } }',
      variables: { file: null },
    }),
  ),
  part(boundary, 'map', '{"0":["variables.file"]}'),
  part(boundary, '0', '%PDF-1.4\n', pdf),
].join('\r\n');
const restHead = part(boundary, 'documents', '%PDF-1.4\n', pdf);

const residentMegabytes = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Fifty bodies of 100 MB at once. @returns by how many megabytes the process grew at most */
async function grownBy(path: string, head: string): Promise<number> {
  const postgres = await startPostgres();
  const product = await startProduct(await settings({ DATABASE_URL: postgres?.url ?? '' }));
  const { token } = await signIn(product.url);
  await sleep(1000);
  const { pid } = product.child;
  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 50);
  await Promise.all(
    Array.from({ length: uploads }, () => send(product.url + path, token, head, boundary)),
  );
  clearInterval(watch);
  await product.end('SIGKILL');
  await postgres?.kill();
  return Math.round(most - before);
}

/** Fifty people send 100 MB each at once, by GraphQL and by REST. */
export const largeUploads: Trial = {
  name: 'large-uploads',
  about: `${uploads} bodies of ${megabytes} MB at once, by GraphQL and by REST`,
  planted: [
    {
      about: 'what arrives of a body for GraphQL is kept in memory',
      figure: 'memory taken by GraphQL',
      inProduct: 'load/keeps-bodies',
    },
  ],
  async run() {
    if (process.platform !== 'linux') return 'memory is read from /proc, which only Linux has';
    const probe = await startPostgres();
    if (!probe) return noPostgres;
    const byRest = await grownBy('/api/auth/post', restHead);
    const byGraphql = await grownBy('/graphql', graphqlHead);
    return [
      { what: 'memory taken by REST', measured: `${byRest} MB`, aim: 'any', isMet: true },
      atMost('memory taken by GraphQL', byGraphql, byRest + spareMegabytes, 'MB'),
    ];
  },
};
