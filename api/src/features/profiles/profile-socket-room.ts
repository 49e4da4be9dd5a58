import type { SocketRoom } from '../../core/feature.ts';

/**
 * The socket room of a profile, joined by the person's id. A feature spreads it and adds its
 * events.
 */
export const profileSocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
} as const satisfies Omit<SocketRoom, 'events'>;
