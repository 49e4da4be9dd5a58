import { pino, stdSerializers, type Logger } from 'pino';
import type { Config } from '../config.ts';

export type Log = Logger;

/** An error without what it was about: the database adds the statement's values, and those are people's. */
function bare(error: Error): unknown {
  const {
    params: _params,
    parameters: _parameters,
    query: _query,
    detail: _detail,
    where: _where,
    internalQuery: _internal,
    ...told
  } = stdSerializers.err(error) as unknown as Record<string, unknown>;
  return told;
}

/** JSON lines in production, readable ones in development. Secrets are dropped wherever they stand. */
export function createLog(config: Pick<Config, 'production' | 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    serializers: { err: bare },
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
