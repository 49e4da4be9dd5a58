import type { Feature } from '../../core/feature.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { CallEntity, CallParticipantEntity, CallSignalEntity } from './call.entity.ts';
import { CallsLiveResolver } from './calls.live.ts';
import { CallsResolver } from './calls.resolver.ts';
import { startEndingWithSessions, stopEndingWithSessions } from './ending/ended-sessions.ts';
import { endOverdueCalls, endUnanswered, sweepCalls } from './ending/overdue-calls.ts';
import { callsOwnData } from './own-data.ts';

export { endCallWith } from './ending/call-endings.ts';
export { declineToken } from './ending/decline-by-token.ts';
export { begunCalls, ringingCalls } from './shared-calls.sql.ts';

/**
 * Audio calls of two people: ringing, answering, what their browsers tell each other, and how they
 * end.
 */
export const calls: Feature = {
  name: 'calls',
  ownData: callsOwnData,
  onAccountDeleted,
  entities: [CallEntity, CallParticipantEntity, CallSignalEntity],
  resolvers: [CallsResolver, CallsLiveResolver],
  socketRooms: () => import('./signals/calls.socket.ts').then((m) => [m.callSocketRoom]),
  jobs: (app) => [endUnanswered(app), sweepCalls(app)],
  start: (app) => {
    startEndingWithSessions(app);
    // Nobody waits for it to be served.
    endOverdueCalls(app).catch((error: unknown) => {
      app.log.warn({ err: error }, 'overdue calls: the next look is in a minute');
    });
    return Promise.resolve();
  },
  stop: stopEndingWithSessions,
};
