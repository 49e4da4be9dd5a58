import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Takes connections at one more address as if they had come to the server itself: the same guards
 * them and answers them.
 */
async function listenToo(server: FastifyInstance, host: string, port: number): Promise<void> {
  const more = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.server.emit('connection', socket);
  });
  more.listen({ host, port });
  await once(more, 'listening');
  server.server.once('close', () => more.close());
}

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Opens the port. `localhost` is listened to at each of its addresses, which may be of IPv4 and of
 * IPv6: the first has to be free, others are left where they can't be had.
 * @param addresses says which addresses a name has
 * @returns where the server is found
 */
export async function listen(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
  addresses = addressesOf,
): Promise<string> {
  const [first = host, ...others] = host === 'localhost' ? await addresses(host) : [host];
  const found = await server.listen({ host: first, port });
  const bound = server.server.address();
  if (typeof bound !== 'object' || bound === null) return found;
  for (const other of others) await listenToo(server, other, bound.port).catch(() => undefined);
  return found;
}
