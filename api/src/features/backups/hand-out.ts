import { createHmac, timingSafeEqual } from 'node:crypto';
import { backupTexts as texts } from '../../../../schema/rules/backups/backups-texts.ts';
import { backupAddressSeconds } from '../../backup-limits.ts';
import { requireViewer } from '../../core/access.ts';
import { backupPlace } from '../../core/backup/places.ts';
import { type App, type Context, change } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { deriveKey } from '../../core/secrets/secrets.ts';
import { audit } from '../audits/index.ts';

/** @throws NOT_FOUND for a name that no backup has */
export async function requireKept({ config }: App, name: string): Promise<void> {
  const archives = await backupPlace(config).list();
  if (!archives.some((archive) => archive.name === name)) throw notFound(texts.gone);
}

const signatureOf = ({ config }: App, name: string, expires: number): string =>
  createHmac('sha256', deriveKey(config.jwtSecret, 'backup-address'))
    .update(`${name} ${expires}`)
    .digest('base64url');

/** Addresses of backups, by which a browser fetches them for a minute. */
export const backupAddresses = {
  sign(app: App, name: string): string {
    const expires = Math.floor(app.clock.now().getTime() / 1000) + backupAddressSeconds;
    return `/backups/${name}?e=${expires}&s=${signatureOf(app, name, expires)}`;
  },
  /** Whether a signature is genuine and has not expired. */
  verify(app: App, name: string, expires: unknown, signature: unknown): boolean {
    const at = Number(expires);
    if (typeof signature !== 'string' || !Number.isSafeInteger(at)) return false;
    if (at * 1000 < app.clock.now().getTime()) return false;
    const [right, claimed] = [Buffer.from(signatureOf(app, name, at)), Buffer.from(signature)];
    return right.length === claimed.length && timingSafeEqual(right, claimed);
  },
};

/**
 * Lets a super admin fetch a backup.
 * @returns its address, which is good for a minute
 * @throws NOT_FOUND for a name that no backup has; FORBIDDEN 'Not a superAdmin'; RATE_LIMITED
 */
export async function downloadBackup(ctx: Context, name: string): Promise<string> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await app.limits.consume('backupsAsked', viewer.id);
  await requireKept(app, name);
  await change(app, async (work) => {
    audit(work, {
      adminId: viewer.id,
      action: 'backup.download',
      changes: { archive: name },
      at: app.clock.now(),
    });
    await work.em.flush();
  });
  return backupAddresses.sign(app, name);
}
