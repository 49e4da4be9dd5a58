import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { App } from '../../../core/context.ts';
import { replicaStates } from '../../../core/database/server/replica.ts';
import type { JobCounts } from '../../../core/jobs/job-counts.ts';

/** Open sockets, each asked for when somebody reads the metrics. */
export interface SocketCounts {
  graphqlWs(): number;
  socketIo(): number;
}

type Measured = Readonly<Record<string, number>>;

const gauge = (registry: Registry, { name, ...rest }: GaugeConfiguration<string>): Gauge =>
  new Gauge({ ...rest, name: `experiencia_${name}`, registers: [registry] });

/** Figures of one name, read when somebody asks: one of each state, or only one. */
const measure = (
  registry: Registry,
  name: string,
  help: string,
  read: () => Measured | number,
): Gauge =>
  gauge(registry, {
    name,
    help,
    labelNames: ['state'],
    collect() {
      const measured = read();
      if (typeof measured === 'number') this.set(measured);
      else for (const [state, value] of Object.entries(measured)) this.set({ state }, value);
    },
  });

/** Jobs by name, and of them what is mail. */
function jobMetrics({ jobs, mailer }: App, registry: Registry): void {
  let counting: Promise<JobCounts[]> | undefined;
  /** One statement for all that is read together; none of it while the database is away. */
  const counted = (): Promise<JobCounts[]> =>
    (counting ??= jobs
      .counts()
      .catch(() => [])
      .finally(() => {
        counting = undefined;
      }));
  gauge(registry, {
    name: 'jobs',
    help: 'Jobs by name and state: waiting, late (for minutes), failing (tried again), failed (given up within a day)',
    labelNames: ['job', 'state'],
    async collect() {
      const counts = await counted();
      this.reset();
      for (const { name: job, waiting, late, failing, failed } of counts)
        for (const [state, value] of Object.entries({ waiting, late, failing, failed }))
          this.set({ job, state }, value);
    },
  });
  gauge(registry, {
    name: 'mails',
    help: 'Mails by state: waiting; failing, of which a try failed',
    labelNames: ['state'],
    async collect() {
      const mails = (await counted()).filter(({ sendsMail }) => sendsMail);
      for (const state of ['waiting', 'failing'] as const)
        this.set(
          { state },
          mails.reduce((sum, counts) => sum + counts[state], 0),
        );
    },
  });
  measure(registry, 'mail_tries', 'Mails that this process sent, and tries that failed', () => ({
    sent: mailer.state.sent,
    failed: mailer.state.failures,
  }));
  measure(registry, 'mail_failing', '1 when the last try to send a mail failed', () =>
    Number(mailer.state.isFailing()),
  );
}

function databaseMetrics({ db }: App, registry: Registry): void {
  const { pool } = db;
  if (!pool) return;
  measure(
    registry,
    'database_connections',
    'Connections of the pool by state: lent, idle; and calls that wait for one',
    () => {
      const { totalCount, idleCount, waitingCount } = pool.pool;
      return { lent: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    },
  );
  measure(
    registry,
    'database_connections_healed',
    'Connections that nobody gave back, and that were taken back',
    () => pool.healed,
  );
}

/** All zero where no replica is set. */
function replicaMetrics({ db, stale }: App, registry: Registry): void {
  if (!db.pool) return;
  measure(
    registry,
    'database_replica',
    '1 for how the replica is: ready, late, away, wrong',
    () => {
      const how = stale.state()?.how;
      return Object.fromEntries(replicaStates.map((state) => [state, Number(state === how)]));
    },
  );
  measure(
    registry,
    'database_replica_lag_seconds',
    'How far the replica is behind, as it was known last',
    () => stale.state()?.lagSeconds ?? 0,
  );
  measure(
    registry,
    'database_stale_reads',
    'Reads that may be some seconds old, by who answered: replica, primary',
    () => stale.answered,
  );
}

/** Figures of what the product consists of and depends on, read when somebody asks. */
export function stateMetrics(app: App, registry: Registry, sockets: SocketCounts): void {
  const { version, db, files, events } = app;
  gauge(registry, {
    name: 'build_info',
    help: 'Always 1: which version runs, on which Node and kind of database',
    labelNames: ['version', 'node', 'database'],
  }).set({ version, node: process.versions.node, database: db.kind }, 1);
  databaseMetrics(app, registry);
  replicaMetrics(app, registry);
  jobMetrics(app, registry);
  measure(registry, 'file_store', '1 for how the file store is: ready, away, full', () => {
    const now = files.state();
    return {
      ready: Number(now === 'ready'),
      away: Number(now === 'away'),
      full: Number(now === 'full'),
    };
  });
  measure(
    registry,
    'file_store_failures',
    'Calls to the file store that failed',
    () => files.failures,
  );
  measure(registry, 'redis_ready', '1 when Redis answers, or none is used', () =>
    Number(events.isReady()),
  );
  measure(registry, 'sockets', 'Open sockets by kind', () => ({
    'graphql-ws': sockets.graphqlWs(),
    'socket.io': sockets.socketIo(),
  }));
}
