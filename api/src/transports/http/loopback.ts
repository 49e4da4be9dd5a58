import type { FastifyRequest } from 'fastify';
import { isLocalHost } from './origin.ts';

/** Headers that only a proxy adds. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
];

/**
 * Whether a request comes from this machine: not through a proxy, and to a local host name (a page
 * elsewhere can't make a browser send one with its own name).
 */
export const isFromLoopback = (request: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
  !proxyHeaders.some((name) => name in request.headers) &&
  isLocalHost(request.headers.host);
