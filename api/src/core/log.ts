import { type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../config.ts';

export type Log = Logger;

/**
 * An error without the values of its statement, which the database adds and which are people's
 * data.
 */
function withoutValues(error: Error): unknown {
  const {
    params: _params,
    parameters: _parameters,
    query: _query,
    detail: _detail,
    where: _where,
    internalQuery: _internal,
    ...rest
  } = stdSerializers.err(error) as unknown as Record<string, unknown>;
  return rest;
}

/**
 * JSON lines in production, readable ones in development. Properties that hold secrets are left
 * out.
 */
export function createLog(config: Pick<Config, 'production' | 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    serializers: { err: withoutValues },
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.otp',
        '*.code',
        'req.headers.authorization',
        'req.headers.cookie',
      ],
      remove: true,
    },
    ...(config.production
      ? {}
      : {
          transport: {
            target: 'pino-pretty',
            options: {
              colorize: process.stdout.isTTY,
              translateTime: 'HH:MM:ss',
              ignore: 'pid,hostname',
            },
          },
        }),
  });
}
