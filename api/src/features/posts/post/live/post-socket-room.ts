import type { SocketRoom } from '../../../../core/feature.ts';

/** The socket room of a post, joined by its id. A feature spreads it and adds its events. */
export const postSocketRoom = {
  join: 'joinPost',
  leave: 'leavePost',
} as const satisfies Omit<SocketRoom, 'events'>;
