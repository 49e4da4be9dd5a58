import type { App } from '../../core/context.ts';
import { hasRoom } from '../../core/health/database.ts';
import { measureHealth } from '../../core/health/measure.ts';
import { followMailedAlone, isMailedAlone, tellOfTurns, tellWithoutRows } from './watch-health.ts';

/** How often each instance looks whether changes find no room: at a number that it knows. */
const lookMilliseconds = 30_000;

/**
 * Looks after a database whose disk is full. The queue of a server stands still then, because it
 * takes jobs by writing that it does: so each instance looks for itself, once a change of its own
 * found no room.
 */
export class RoomWatch {
  #roomSince = -Infinity;

  constructor(private readonly app: App) {}

  /** Mails what is broken while there is no room, and notes that it was mailed once there is. */
  async look(): Promise<void> {
    const { app } = this;
    const fullAt = app.db.lastFullAt() ?? -Infinity;
    if (fullAt <= this.#roomSince && !isMailedAlone(app)) return;
    const began = performance.now();
    if (await hasRoom(app.db)) {
      this.#roomSince = began;
      if (isMailedAlone(app)) await tellOfTurns(app, await measureHealth(app));
    } else await tellWithoutRows(app, await measureHealth(app));
  }
}

const started = new WeakMap<App, () => void>();

/** Begins to look, for as long as the product runs. */
export function startRoomWatch(app: App): void {
  const watch = new RoomWatch(app);
  const unfollow = followMailedAlone(app);
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    watch
      .look()
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'that the disk of the database is full could not be told');
      })
      .finally(() => {
        isBusy = false;
      });
  }, lookMilliseconds).unref();
  started.set(app, () => {
    clearInterval(timer);
    unfollow();
  });
}

/** Ends what `startRoomWatch` began. */
export function stopRoomWatch(app: App): Promise<void> {
  started.get(app)?.();
  started.delete(app);
  return Promise.resolve();
}
