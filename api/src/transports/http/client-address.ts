import type { IncomingMessage } from 'node:http';
import proxyAddress, { compile } from '@fastify/proxy-addr';

/**
 * Finds the client's address of requests that Fastify does not see, as it does itself.
 * @param trustProxy addresses and networks of proxies, separated by commas: behind one of them the
 * address is the one that it names
 */
export function createClientAddress(
  trustProxy: string | undefined,
): (request: IncomingMessage) => string {
  const trust = compile(trustProxy ? trustProxy.split(',').map((proxy) => proxy.trim()) : []);
  return (request) => proxyAddress(request, trust);
}
