import { createHash } from 'node:crypto';
import { type App, change, type Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { OidcMarkEntity } from './oidc-mark.entity.ts';

/**
 * What a mark is about. `unnamed`: sessions of a person at the provider to which it gave no `sid`.
 */
export type MarkOf = readonly [
  kind: 'flow' | 'jti' | 'sid' | 'sub' | 'unnamed',
  ...names: string[],
];

const later = (one: Date, other: Date): Date => (one > other ? one : other);

const keyOf = (of: MarkOf): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url');

/** Waits until no other unit of work marks this or looks at it. */
export const lockMark = (work: Work, of: MarkOf): Promise<void> =>
  work.advisoryLock('oidc mark', keyOf(of));

/** When something was marked; null where it was not, or where its mark has expired. */
export async function markedAt(work: Work, of: MarkOf, now: Date): Promise<Date | null> {
  const known = { key: keyOf(of), expiresAt: { $gt: now } };
  return (await work.em.findOne(OidcMarkEntity, known))?.at ?? null;
}

/**
 * Marks something that is locked (`lockMark`), until nobody could try it any more. What comes late
 * does not take back what came before it.
 * @returns false where it was marked before
 */
export async function mark(
  work: Work,
  of: MarkOf,
  times: Pick<OidcMarkEntity, 'at' | 'expiresAt'>,
): Promise<boolean> {
  const known = await work.em.findOne(OidcMarkEntity, { key: keyOf(of) });
  if (known) {
    known.at = later(known.at, times.at);
    known.expiresAt = later(known.expiresAt, times.expiresAt);
  } else work.em.create(OidcMarkEntity, { key: keyOf(of), ...times });
  return known === null;
}

/** Deletes marks of what could not be tried again anyway. */
export const forgetMarks = (app: App): Job<object> => ({
  name: 'identity.forget-oidc-marks',
  cron: '35 * * * *',
  async run() {
    await change(app, async (work) => {
      await work.em.nativeDelete(OidcMarkEntity, { expiresAt: { $lt: app.clock.now() } });
    });
  },
});
