import { type App, change, type Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import {
  batchSize,
  countFailure,
  deleteEvents,
  domainEventsTopic,
  lockEvent,
  lockFailedEvents,
  lockNewEvents,
  type WaitingEvent,
} from '../../outbox/index.ts';
import { connectionRequestClosedTopic } from '../../relationships/index.ts';
import { publishNotifications } from '../notification-events.ts';
import { takeBackRings } from '../push/call-pushes.ts';
import { reconcileRequests } from './connection-notifications.ts';
import { dispatchEvents } from './dispatch.ts';
import { pacedRunner } from './paced-runner.ts';
import { withdrawStale } from './taken-back/withdraw-stale.ts';

/** Held by the one dispatcher that runs, of all instances. */
const turn = 'notifications.dispatch';

/** What happens between two runs is dispatched together, so that hot writes don't wait for it. */
const pauseMilliseconds = 300;

/**
 * Dispatches the events that `take` locks, and deletes them in the same transaction, so that none
 * is dispatched twice or never. One dispatcher runs at a time, on all instances: two that notify
 * the same person would both alert.
 * @returns how many events it dispatched
 */
async function dispatchBatch(
  app: App,
  take: (work: Work) => Promise<WaitingEvent[]>,
): Promise<number> {
  return change(app, async (work) => {
    await work.advisoryLock(turn);
    const events = await take(work);
    const now = app.clock.now();
    await publishNotifications(work, await dispatchEvents(work, events, now), now);
    await deleteEvents(work, events);
    return events.length;
  });
}

/** Dispatches events that failed together, each for itself. */
async function dispatchOneByOne(app: App, events: readonly WaitingEvent[]): Promise<void> {
  for (const event of events) {
    const { id, kind } = event;
    try {
      await dispatchBatch(app, (work) => lockEvent(work, id));
    } catch (error) {
      const isDropped = await change(app, (work) => countFailure(work, event));
      if (isDropped)
        app.log.error(
          { err: error, domainEvent: id, kind },
          'a domain event could not be dispatched and is dropped',
        );
    }
  }
}

/**
 * Reads events that failed together. In the turn of a dispatcher: another one would leave out what
 * is locked meanwhile, and be over while it waits.
 */
const listed = (app: App, take: (work: Work) => Promise<WaitingEvent[]>): Promise<WaitingEvent[]> =>
  change(app, async (work) => {
    await work.advisoryLock(turn);
    return take(work);
  });

/** Dispatches all that waits, batch by batch. A batch that fails is dispatched one by one. */
export async function dispatchAll(app: App): Promise<void> {
  const lockNew = (work: Work): Promise<WaitingEvent[]> => lockNewEvents(work, app.clock.now());
  for (;;) {
    try {
      if ((await dispatchBatch(app, lockNew)) < batchSize) return;
    } catch (error) {
      app.log.warn({ err: error }, 'a batch of domain events failed and is dispatched one by one');
      await dispatchOneByOne(app, await listed(app, lockNew));
    }
  }
}

interface Dispatcher {
  wake(): void;
  isStopped: boolean;
  stop(): Promise<void>;
}

/** Runs soon after it is woken, a few times a second at most. */
function createDispatcher(app: App): Dispatcher {
  /** Whether a request may have been answered since the last run; at the start nobody knows. */
  let hasClosedRequests = true;
  const runner = pacedRunner(async () => {
    try {
      await dispatchAll(app);
      if (!hasClosedRequests) return;
      hasClosedRequests = false;
      await reconcileRequests(app);
    } catch (error) {
      if (!dispatcher.isStopped)
        app.log.error({ err: error }, 'domain events could not be dispatched and wait');
    }
  }, pauseMilliseconds);
  const unsubscribe = [
    app.events.subscribe(domainEventsTopic, () => {
      runner.wake();
    }),
    app.events.subscribe(connectionRequestClosedTopic, () => {
      hasClosedRequests = true;
      runner.wake();
    }),
  ];
  const dispatcher: Dispatcher = {
    wake: () => {
      runner.wake();
    },
    isStopped: false,
    async stop() {
      dispatcher.isStopped = true;
      for (const stopListening of unsubscribe) stopListening();
      await runner.stop();
    },
  };
  return dispatcher;
}

const dispatchers = new WeakMap<App, Dispatcher>();

/** Begins to listen, and dispatches what an earlier process left. */
export function startDispatcher(app: App): void {
  const dispatcher = createDispatcher(app);
  dispatchers.set(app, dispatcher);
  dispatcher.wake();
}

/** Lets the run that is under way end, and begins no other. */
export const stopDispatcher = async (app: App): Promise<void> => {
  await dispatchers.get(app)?.stop();
};

/**
 * The net under the events, every minute: what nobody was woken for, what failed before, and what
 * went without an event.
 */
export const dispatchJob = (app: App): Job<object> => ({
  name: 'notifications.dispatch-events',
  formerName: 'notifications.tell',
  cron: '* * * * *',
  retries: 0,
  async run() {
    if (dispatchers.get(app)?.isStopped) return;
    await dispatchAll(app);
    await dispatchOneByOne(app, await listed(app, lockFailedEvents));
    await reconcileRequests(app);
    await withdrawStale(app);
    await change(app, takeBackRings);
  },
});
