import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Running, startApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Clock } from '../core/clock.ts';
import type { Mail, Mailer } from '../core/mail/mail.ts';
import type { PushTransport } from '../core/push/push.ts';
import { limits as realLimits } from '../limits.ts';
import type { Executor } from '../transports/graphql/execute.ts';
import { type Client, client, sentTexts } from './client.ts';
import { eventually } from './eventually.ts';
import { testDatabase } from './servers/database.ts';

/** A clock that tests move. */
class TestClock implements Clock {
  private offset = 0;
  now(): Date {
    return new Date(Date.now() + this.offset);
  }
  advance(seconds: number): void {
    this.offset += seconds * 1000;
  }
}

export interface TestApp extends Running {
  clock: TestClock;
  /** Mail that was sent, oldest first. */
  mails: Mail[];
  /** Waits for the next mail to an address; `after` is how many were there before. */
  mailTo(address: string, after?: number): Promise<Mail>;
  /** The code of a mail to an address; `after` is how many codes were mailed there before. */
  codeFor(address: string, after?: number): Promise<string>;
  url: string;
  visitor: Client;
  as(token: string): Client;
}

export interface TestSettings {
  /** In the place of the one that keeps `mails`; `own`: that of the product. */
  mailer?: Mailer | 'own';
  /** The push services of this test. */
  pushTransport?: PushTransport;
  env?: Record<string, string>;
  /** What is answered by its hash; default: what tests have sent so. */
  trusted?: ReadonlyMap<string, string>;
  limits?: Partial<Record<keyof typeof realLimits, { points: number; seconds: number }>>;
}

/** Long enough for what tests leave under way. */
const graceMilliseconds = 1500;

const unlimited = { points: 1_000_000, seconds: 60 };
/** Limits that a story would meet by telling itself quickly. */
const roomy = {
  requestsPerUser: unlimited,
  requestsPerIp: unlimited,
  searchesPerIp: unlimited,
  creationsPerMinute: unlimited,
  creationsPerHour: unlimited,
  codeMailsPerIp: unlimited,
  signInsPerIp: unlimited,
};

export function testConfig(
  { env, limits }: TestSettings,
  dataDir: string,
  databaseUrl?: string,
): Config {
  const redisUrl = process.env['TEST_REDIS_URL'];
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'error',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    // Each application counts for itself, as it does in memory.
    ...(redisUrl ? { REDIS_URL: `${redisUrl}?keyPrefix=${randomUUID()}:` } : {}),
    ...env,
  });
  return { ...config, limits: { ...realLimits, ...roomy, ...limits } as typeof realLimits };
}

/**
 * Test files of a worker stay loaded until its end: the databases that they still name would fill
 * the memory.
 */
const closed: object[] = [];
function releaseClosed(): void {
  for (const app of closed.splice(0))
    for (const name of Object.keys(app)) Reflect.deleteProperty(app, name);
}

/** Built once for all applications of a worker. */
let executor: Executor | undefined;

/**
 * Starts the real application on an embedded database (or TEST_DATABASE_URL and TEST_REDIS_URL);
 * only clock, mail and numbers of limits are replaced.
 */
export async function startTestApp(settings: TestSettings = {}): Promise<TestApp> {
  releaseClosed();
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'experiencia-test-'));
  const clock = new TestClock();
  const mails: Mail[] = [];
  const running = await startApp(testConfig(settings, dataDir, database.url), {
    clock,
    ...(settings.mailer !== 'own' && {
      mailer: settings.mailer ?? {
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
      },
    }),
    ...(settings.pushTransport ? { pushTransport: settings.pushTransport } : {}),
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    ...(database.pglite ? { pglite: database.pglite } : {}),
    ...(executor ? { executor } : {}),
    trusted: settings.trusted ?? sentTexts,
  });
  executor ??= running.executor;
  const url = await running.listen();
  const mailTo = (address: string, after = 0): Promise<Mail> =>
    eventually(() => mails.filter((mail) => mail.to === address)[after], `a mail to ${address}`);
  const app: TestApp = {
    ...running,
    clock,
    mails,
    mailTo,
    codeFor: (address, after = 0) =>
      eventually(
        () =>
          mails
            .filter(({ to }) => to === address)
            .flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])[after],
        `a mail with a code to ${address}`,
      ),
    url,
    visitor: client(url),
    as: (token) => client(url, token),
    async close() {
      await running.close(graceMilliseconds);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      closed.push(app);
    },
  };
  return app;
}
