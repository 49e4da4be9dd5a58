import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { currentJob } from '../src/core/jobs/job-runner.ts';
import type { EventPayload, Topic } from '../src/core/live/events.ts';
import { valuesOf } from '../src/core/sql/index.ts';
import { storeDailyFigures } from '../src/features/analytics/index.ts';
import { findMessage } from '../src/features/chat/messages/messages.queries.ts';
import { indexBatch } from '../src/features/chat/messages/search/index-messages.ts';
import { publishSent } from '../src/features/chat/messages/sending/send-message.ts';
import { keepAsked, keepCompanies } from '../src/features/companies/index.ts';
import { startDispatcher, stopDispatcher } from '../src/features/notifications/index.ts';
import { limits } from '../src/limits.ts';
import { serve } from './child.ts';

/**
 * The product as it runs in production, in a process of its own; only how often one may ask is
 * raised, for one machine asks for all.
 */
export interface Traced {
  name: string;
  /** What it is prepared under: the names of long lists of filters begin alike. */
  preparedAs: string;
  text: string;
  values: unknown[];
  /** The parameters behind the values, in their order. */
  slots: string[];
}

const dataDir = mkdtempSync(join(tmpdir(), 'experiencia-bench-'));
const config = readConfig({
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DEMO_DATA: 'off',
  // One machine plays all people: its address has as many connections as it likes.
  TRUST_PROXY: '127.0.0.1',
});
const unlimited = { points: 1_000_000_000, seconds: 60 };
const raised = Object.fromEntries(
  Object.keys(limits).map((name) => [name, unlimited]),
) as unknown as typeof limits;
const running = await startApp({ ...config, limits: raised });
await running.listen();

const { db, events } = running.app;
const query = db.query.bind(db);
let traced: Traced[] = [];

/**
 * Does something at a steady pace.
 * @returns when each began, on this machine's monotonic clock
 */
async function repeat(times: number, everyMs: number, act: () => void): Promise<bigint[]> {
  const beganAt: bigint[] = [];
  for (let i = 0; i < times; i += 1) {
    beganAt.push(process.hrtime.bigint());
    act();
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs);
    });
  }
  return beganAt;
}

serve(
  (running.transports.server.server.address() as AddressInfo).port,
  {
    /**
     * From now on, remembers the statements of requests: jobs and the dispatcher of notifications
     * are left out.
     */
    async trace() {
      await stopDispatcher(running.app);
      traced = [];
      db.query = (statement, input) => {
        if (currentJob()) return query(statement, input);
        const compiled = statement.compiled();
        traced.push({
          name: statement.name,
          preparedAs: createHash('md5').update(compiled.text).digest('hex'),
          text: compiled.text,
          values: valuesOf(compiled, input),
          slots: compiled.slots.map((slot) => slot.name),
        });
        return query(statement, input);
      };
    },
    /** Those since `trace`, which ends. */
    traced() {
      db.query = query;
      startDispatcher(running.app);
      return traced;
    },
    /**
     * Does what waits behind the pages of a database that was filled at once, as the jobs of each
     * minute do: a college has none of it left, and what is measured would wait for it.
     */
    async settle() {
      await keepCompanies(running.app);
      while (await keepAsked(running.app));
      while (await indexBatch(running.app));
    },
    /** Sums the days, as the job of the night does: a college has them when an admin looks. */
    sumDays: () => storeDailyFigures(running.app),
    /** Indexes a batch of what was said, as the job of each minute does. */
    indexBatch: () => indexBatch(running.app),
    /**
     * Tells a message of a conversation at a steady pace, again and again, as a process does that
     * has just written it.
     * @returns when each was told, on this machine's monotonic clock
     */
    async deliver({
      messageId,
      participantIds,
      times,
      everyMs,
    }: {
      messageId: string;
      participantIds: string[];
      times: number;
      everyMs: number;
    }) {
      const message = await findMessage(running.app, messageId, true);
      if (!message) throw new Error('the message that was sent is not there');
      return repeat(times, everyMs, () => {
        publishSent(running.app, message, participantIds);
      });
    },
    /**
     * Tells events at a steady pace.
     * @returns when each was told, on this machine's monotonic clock
     */
    publish({
      topic,
      payload,
      times,
      everyMs,
    }: {
      topic: Topic;
      payload: EventPayload;
      times: number;
      everyMs: number;
    }) {
      return repeat(times, everyMs, () => {
        events.publish(topic, payload);
      });
    },
  },
  async () => {
    await running.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
