import { change, type App } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import {
  connectionAnsweredTopic,
  happeningKinds,
  happeningsTopic,
  settlingKinds,
  type HappeningKind,
  type SettlingKind,
} from './happened.ts';
import { publishTold } from './notifications.topics.ts';
import { fadeNotices, settleRequests } from './requests.ts';
import { settle } from './settle.ts';
import { tell, type Told } from './tell.ts';

/** Happenings that are told in one transaction. */
const atOnce = 500;
/** Between two tellings: what happens meanwhile is told together, and hot writes don't pay for it. */
const restMilliseconds = 300;
/** A happening that fails so often is let go: it must not hold up the others. */
const triesAtMost = 5;

interface Waiting {
  id: string;
  kind: HappeningKind | SettlingKind;
}

/** One teller at a time, on all instances: two that find the same person twice would both ring. */
const alone = 'select pg_advisory_xact_lock(7312)';
const take = `select id, kind from happenings where tries = 0 order by id limit ${atOnce} for update skip locked`;
const takeFailed =
  'select id, kind from happenings where tries > 0 order by id limit 100 for update skip locked';
const takeOne = 'select id, kind from happenings where id = $1 for update skip locked';

/** Tells what `select` takes; the happenings go in the same transaction, so that nothing is told twice or never. @returns what was taken */
async function round(app: App, select: string, parameters: unknown[] = []): Promise<Waiting[]> {
  let told: Told[] = [];
  const taken = await change(app, async (work) => {
    told = [];
    await work.rows(alone);
    const waiting = await work.rows<Waiting>(select, parameters);
    const now = app.clock.now();
    const of = (kind: Waiting['kind']) =>
      waiting.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const kind of happeningKinds)
      if (of(kind).length > 0) told.push(...(await tell(work, kind, of(kind), now)));
    for (const kind of [...happeningKinds, ...settlingKinds])
      if (of(kind).length > 0) told.push(...(await settle(work, kind, of(kind), now)));
    if (waiting.length > 0)
      await work.rows('delete from happenings where id = any($1::bigint[])', [
        waiting.map(({ id }) => id),
      ]);
    return waiting;
  });
  publishTold(app, told);
  return taken;
}

/** What failed together is tried one by one, each for itself. */
async function oneByOne(app: App, ids: string[]): Promise<void> {
  for (const id of ids) {
    try {
      await round(app, takeOne, [id]);
    } catch (error) {
      await change(app, async (work) => {
        const [row] = await work.rows<{ tries: number; kind: string }>(
          'update happenings set tries = tries + 1 where id = $1 returning tries, kind',
          [id],
        );
        if (!row || row.tries < triesAtMost) return;
        await work.rows('delete from happenings where id = $1', [id]);
        app.log.error(
          { err: error, happening: id, kind: row.kind },
          'a happening could not be told and is let go',
        );
      });
    }
  }
}

/** Tells all that waits. A batch that fails is told one by one. */
export async function tellAll(app: App): Promise<void> {
  for (;;) {
    try {
      if ((await round(app, take)).length < atOnce) return;
    } catch (error) {
      app.log.warn({ err: error }, 'a batch of happenings failed and is told one by one');
      const ids = await change(app, (work) =>
        work.rows<{ id: string }>(
          `select id from happenings where tries = 0 order by id limit ${atOnce}`,
        ),
      );
      await oneByOne(
        app,
        ids.map(({ id }) => id),
      );
    }
  }
}

interface Teller {
  wake(): void;
  /** Stopped: the net under it waits too. */
  rests(): boolean;
  stop(): Promise<void>;
}

/** Tells soon after it is woken, and rests between: however often it is woken, it tells a few times a second. */
function createTeller(app: App): Teller {
  let timer: NodeJS.Timeout | undefined;
  let busy: Promise<void> | undefined;
  let again = false;
  /** Whether a request may have been answered since it was last looked at; at the start nobody knows. */
  let answered = true;
  let stopped = false;
  let ended = 0;
  const run = async (): Promise<void> => {
    try {
      await tellAll(app);
      if (!answered) return;
      answered = false;
      await settleRequests(app);
    } catch (error) {
      if (!stopped) app.log.error({ err: error }, 'happenings could not be told and wait');
    }
  };
  const wake = (): void => {
    if (stopped || timer) return;
    if (busy) {
      again = true;
      return;
    }
    timer = setTimeout(
      () => {
        timer = undefined;
        again = false;
        busy = run().finally(() => {
          busy = undefined;
          ended = performance.now();
          if (again) wake();
        });
      },
      Math.max(0, ended + restMilliseconds - performance.now()),
    );
  };
  const hush = [
    app.events.listen(happeningsTopic, wake),
    app.events.listen(connectionAnsweredTopic, () => {
      answered = true;
      wake();
    }),
  ];
  return {
    wake,
    rests: () => stopped,
    async stop() {
      stopped = true;
      for (const stop of hush) stop();
      clearTimeout(timer);
      await busy;
    },
  };
}

const tellers = new WeakMap<App, Teller>();

/** Begins to listen, and tells what an earlier run left. */
export function startTeller(app: App): void {
  const teller = createTeller(app);
  tellers.set(app, teller);
  teller.wake();
}

/** Lets the round that runs come to its end, and begins no other. */
export const stopTeller = async (app: App): Promise<void> => {
  await tellers.get(app)?.stop();
};

/** The net under the events: what nobody was woken for, and what failed before. */
export const tellRest = (app: App): Job<object> => ({
  name: 'notifications.tell',
  cron: '* * * * *',
  retries: 0,
  async run() {
    if (tellers.get(app)?.rests()) return;
    await tellAll(app);
    const failed = await change(app, (work) => work.rows<{ id: string }>(takeFailed));
    await oneByOne(
      app,
      failed.map(({ id }) => id),
    );
    await settleRequests(app);
    await fadeNotices(app);
  },
});
