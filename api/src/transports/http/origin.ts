import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';

/** Whether a Host header is a name by which a browser reaches its own machine. */
export const isLocalHost = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');

/**
 * Decides which pages may open sockets: those of `publicUrl`, and outside production those of the
 * host that they asked for, if it is local. Programs send no Origin and are allowed.
 */
export function createOriginCheck({
  publicUrl,
  production,
}: Pick<Config, 'publicUrl' | 'production'>): (
  request: Pick<IncomingMessage, 'headers'>,
) => boolean {
  const ownOrigin = new URL(publicUrl).origin;
  return ({ headers: { origin, host } }) =>
    origin === undefined ||
    origin === ownOrigin ||
    (!production && URL.canParse(origin) && new URL(origin).host === host && isLocalHost(host));
}
