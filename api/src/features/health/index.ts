import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { sealingFingerprint } from '../../core/health/secret.ts';
import { HealthResolver } from './health.resolver.ts';
import { notedSecret } from './health.sql.ts';
import { HealthStateEntity } from './health-state.entity.ts';
import { startRoomWatch, stopRoomWatch } from './room-watch.ts';
import { SealingSecretEntity } from './sealing-secret.entity.ts';
import { healthMails, watchHealth } from './watch-health.ts';

/** How the product is doing, for super admins (`core/health`). */
export const health: Feature = {
  name: 'health',
  entities: [HealthStateEntity, SealingSecretEntity],
  // The checks are core's, and know no table.
  asks: [sealingFingerprint],
  provides: [
    provide(
      sealingFingerprint,
      async ({ db }) => (await db.query(notedSecret, {}))[0]?.fingerprint ?? null,
    ),
  ],
  // Of the place where it was made.
  endedByRestore: [HealthStateEntity],
  resolvers: [HealthResolver],
  jobs: (app) => [watchHealth(app), healthMails(app)],
  start: (app) => {
    startRoomWatch(app);
    return Promise.resolve();
  },
  stop: stopRoomWatch,
};

export { badParts, partsOfHealth, toldOfHealth } from './health.sql.ts';
export { TestLetter } from './health.types.ts';
export { tellOfRefusedStart } from './refused-start.ts';
export { testLetterBy } from './test-letter.ts';
