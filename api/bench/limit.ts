import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { newId } from '../src/core/ids.ts';
import { serve } from './child.ts';
import type { Traced } from './product.ts';

/**
 * What this machine can do at best: node:http and pg without anything between them, and plain ws.
 */
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  options: '-c plan_cache_mode=force_generic_plan -c jit=off -c timezone=UTC',
});
const routes = new Map<string, Traced[][]>();
const run = ({ preparedAs, text, values }: Traced): Promise<unknown[]> =>
  pool.query({ name: preparedAs, text, values }).then((result) => result.rows as unknown[]);

const server = createServer((request, response) => {
  const [, key = '', at = '0'] = request.url?.split('/') ?? [];
  const statements = routes.get(key)?.[Number(at)] ?? [];
  Promise.all(statements.map(run)).then(
    (results) => {
      const body = JSON.stringify(results.length === 1 ? results[0] : results);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error));
    },
  );
});

const sockets = new Set<WebSocket>();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => {
    sockets.delete(socket);
  });
});

const fresh = (value: unknown): unknown =>
  value === '$id' ? newId() : value === '$now' ? new Date() : value;

await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
serve(
  (server.address() as AddressInfo).port,
  {
    /** `GET /key/i` answers with the rows of the i-th list of statements. */
    route({ key, lists }: { key: string; lists: Traced[][] }) {
      routes.set(key, lists);
    },
    /**
     * Runs one statement after another over `lanes` connections, the statements in turn.
     * @returns how many in how many seconds
     */
    async runStatements({
      statements,
      values,
      lanes,
      seconds,
    }: {
      statements: Pick<Traced, 'preparedAs' | 'text'>[];
      values: unknown[][];
      lanes: number;
      seconds: number;
    }) {
      const started = performance.now();
      const end = started + seconds * 1000;
      let next = 0;
      let done = 0;
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          while (performance.now() < end) {
            const at = next++ % values.length;
            await run({
              ...(statements[at % statements.length] as Traced),
              values: (values[at] ?? []).map(fresh),
            });
            done += 1;
          }
        }),
      );
      return { done, seconds: (performance.now() - started) / 1000 };
    },
    /** Sends the same bytes to every socket at a steady pace. */
    async broadcast({ frame, times, everyMs }: { frame: string; times: number; everyMs: number }) {
      const sentAt: bigint[] = [];
      for (let i = 0; i < times; i += 1) {
        sentAt.push(process.hrtime.bigint());
        for (const socket of sockets) socket.send(frame);
        await new Promise((resolve) => {
          setTimeout(resolve, everyMs);
        });
      }
      return sentAt;
    },
  },
  async () => {
    server.closeAllConnections();
    await pool.end();
  },
);
