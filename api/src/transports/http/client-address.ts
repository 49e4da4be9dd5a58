import type { IncomingMessage } from 'node:http';
import proxyAddress, { compile } from '@fastify/proxy-addr';

const trustOf = (trustProxy: string | undefined) =>
  compile(trustProxy ? trustProxy.split(',').map((proxy) => proxy.trim()) : []);

/**
 * Finds the client's address of requests that Fastify does not see, as it does itself.
 * @param trustProxy addresses and networks of proxies, separated by commas: behind one of them the
 * address is the one that it names
 */
export function createClientAddress(
  trustProxy: string | undefined,
): (request: IncomingMessage) => string {
  const trust = trustOf(trustProxy);
  return (request) => proxyAddress(request, trust);
}

/** Whether the other end of a connection is one of these proxies. */
export function createProxyCheck(trustProxy: string | undefined): (address: string) => boolean {
  const trust = trustOf(trustProxy);
  return (address) => trust(address, 0);
}
