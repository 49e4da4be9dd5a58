import type { App } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';
import type { Told } from './tell.ts';

/** What is told of a person's notices. `many`: more than are worth naming changed; `begun` is told to one who begins to listen. */
export interface NoticeEvent extends EventPayload {
  what: 'received' | 'updated' | 'many' | 'begun';
  id: string | null;
}

/** All that happens to one person's notices. */
export const noticesTopic = topicOf('notifications');

/** What is told on `noticesTopic`. */
export const noticed = (what: NoticeEvent['what'], id: string | null = null): NoticeEvent => ({
  what,
  id,
});

/** Tells each person of what was made or changed for them. After the commit. */
export function publishTold(app: App, told: readonly Told[]): void {
  for (const { id, userId, rings } of told)
    app.events.publish(noticesTopic(userId), noticed(rings ? 'received' : 'updated', id));
}
