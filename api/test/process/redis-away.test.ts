import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { aGratitude } from '../../src/testing/builders/gratitudes.ts';
import { aMentee, anAlumnus, eventually, startTestApp } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';
import { closeSockets, connectedGraphqlSocket } from '../support/sockets.ts';

const redisUrl = process.env['TEST_REDIS_URL'];

/**
 * A way to Redis that can be cut, and one that can freeze: connections stay, and nothing passes.
 */
class Way {
  private readonly sockets = new Set<Socket>();
  private isFrozen = false;
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(target: string): Promise<Way> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const way = new Way(server, `redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (client) => {
      const upstream = connect(Number(port), hostname);
      for (const [from, into] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        way.sockets.add(from);
        from.on('error', () => undefined);
        from.on('data', (bytes) => {
          if (!way.isFrozen) into.write(bytes);
        });
        from.on('close', () => {
          way.sockets.delete(from);
          into.destroy();
        });
      }
    });
    return way;
  }

  freeze(): void {
    this.isFrozen = true;
  }

  /** Cuts every connection; what froze passes again. */
  heal(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.heal();
    this.server.close();
  }
}

const gratitudesChanged = `subscription ($userId: ID!) { gratitudesChanged(userId: $userId) {
  subscribed added { text } } }`;
const search = '{ searchPreview(search: "google") { posts { id } } }';

it.runIf(redisUrl)(
  'a Redis that is silent is felt by nobody, and what was missed is filled in',
  async () => {
    const way = await Way.to(redisUrl ?? '');
    const app = await startTestApp({
      env: { REDIS_URL: `${way.url}?keyPrefix=${randomUUID()}:` },
      limits: { searchesPerIp: { points: 2, seconds: 600 } },
    });
    try {
      const [thanked, thankful] = [await anAlumnus(app), await aMentee(app)];
      const watcher = await connectedGraphqlSocket(app.url, { token: thankful.token });
      const heard = () => watcher.messages.filter(({ type }) => type === 'next');
      const readiness = async () => (await raw(`${app.url}/readyz`)).text;
      watcher.subscribe(gratitudesChanged, { userId: thanked.id });
      await eventually(() => heard().length === 1, 'the first message');
      expect(await readiness()).toContain('"ready"');
      for (let n = 0; n < 2; n += 1) await app.visitor.ask(search);
      expect((await app.visitor.refused(search)).code).toBe('RATE_LIMITED');

      way.freeze();
      // Who was at a limit stays there, and what happens here is told here.
      expect((await app.visitor.refused(search)).code).toBe('RATE_LIMITED');
      await aGratitude(thankful, thanked, 'Thanks, whatever is away');
      await eventually(
        () => heard().some((message) => JSON.stringify(message).includes('whatever is away')),
        'the gratitude',
      );
      await eventually(async () => (await readiness()).includes('degraded: redis'), 'the warning');
      expect((await raw(`${app.url}/readyz`)).status).toBe(200);

      const before = heard().length;
      way.heal();
      await eventually(() => heard().length > before, 'the message to all');
      expect(heard().at(-1)).toMatchObject({
        payload: { data: { gratitudesChanged: { subscribed: true } } },
      });
      await eventually(
        async () => (await readiness()).includes('"ready"'),
        'the end of the warning',
      );
      expect((await app.visitor.refused(search)).code).toBe('RATE_LIMITED');
    } finally {
      closeSockets();
      await app.close();
      way.close();
    }
  },
);
