import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import proxyAddress from '@fastify/proxy-addr';

/** Whose address a request outside of Fastify counts by: behind a trusted proxy, the one the proxy names. */
export function clientAddress(trusted: string | undefined): (request: IncomingMessage) => string {
  const trust = compile(trusted ? trusted.split(',').map((proxy) => proxy.trim()) : []);
  return (request) => proxyAddress(request, trust);
}
