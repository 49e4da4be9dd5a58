import { type App, change } from '../../../core/context.ts';
import type { EventPayload } from '../../../core/live/events.ts';
import { sessionsEndedTopic } from '../../identity/index.ts';
import type { CallParticipantEntity } from '../call.entity.ts';
import { lockOpenCall } from '../open-calls.ts';
import { endLocked } from './call-endings.ts';

/**
 * Whether the device of a place in a call is signed out by what ended: one session, all, or all
 * but one. A call that rings on all devices is over for its person once none is left.
 */
function isSignedOut(
  { sessionId: own }: CallParticipantEntity,
  { sessionId, keptId }: EventPayload,
): boolean {
  if (own === null) return sessionId === null && keptId === null;
  return sessionId === null ? own !== keptId : own === sessionId;
}

const endWith = (app: App, ended: EventPayload): Promise<void> =>
  change(app, async (work) => {
    const open = await lockOpenCall(work, String(ended['userId']));
    if (open && isSignedOut(open.own, ended))
      await endLocked(work, open.call, 'hungUp', app.clock.now());
  });

interface Listening {
  stop(): void;
  underWay: Set<Promise<void>>;
}
const listening = new WeakMap<App, Listening>();

/**
 * Ends calls together with the session of their device, however it ended: who was signed out can't
 * hang up any more, and the other one would wait for a line that does not come back.
 */
export function startEndingWithSessions(app: App): void {
  const underWay = new Set<Promise<void>>();
  const stop = app.events.subscribe(sessionsEndedTopic, (ended) => {
    const ending = endWith(app, ended)
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'a call could not be ended with its session');
      })
      .finally(() => underWay.delete(ending));
    underWay.add(ending);
  });
  listening.set(app, { stop, underWay });
}

/** Ends what `startEndingWithSessions` began, with what is under way. */
export async function stopEndingWithSessions(app: App): Promise<void> {
  const running = listening.get(app);
  if (!running) return;
  running.stop();
  await Promise.all(running.underWay);
}
