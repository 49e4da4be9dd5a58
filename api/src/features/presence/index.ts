import type { Feature } from '../../core/feature.ts';
import { presenceOwnData } from './own-data.ts';
import { PresenceEntity } from './presence.entity.ts';
import { PresenceLiveResolver, UserPresenceResolver } from './presence.resolver.ts';
import { presenceInChats, startPresence, stopPresence } from './presence.ts';

/** Who is there, and when they were last seen. */
export const presence: Feature = {
  name: 'presence',
  asks: [presenceInChats],
  ownData: presenceOwnData,
  entities: [PresenceEntity],
  resolvers: [UserPresenceResolver, PresenceLiveResolver],
  start: (app) => {
    startPresence(app);
    return Promise.resolve();
  },
  stop: stopPresence,
};

export { lastSeenOf } from './presence.sql.ts';
export {
  everybody,
  presenceInChats,
  publishHidden,
  publishShown,
  setPresent,
  visiblePresenceChanges,
} from './presence.ts';
export { Presence } from './presence.types.ts';
