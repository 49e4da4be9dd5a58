import type { Work } from '../../../core/context.ts';
import { endSessionsAt, publishAccountChange } from '../sessions/sessions.ts';
import type { User } from '../user.entity.ts';

// Bans and mutes of an account. Whether it may be changed is asked by the room that keeps the
// sanctions (`sanctions`).

/**
 * Bans a locked account: sessions end, and sockets within seconds; what it wrote is shown to
 * nobody.
 */
export async function banAccount(
  work: Work,
  account: User,
  ban: { until: Date | null; reason: string; at: Date },
): Promise<void> {
  account.isBanned = true;
  account.bannedUntil = ban.until;
  account.banReason = ban.reason;
  await endSessionsAt(work, account.id, ban.at);
  await work.onBanChanged({ userId: account.id, isBanned: true });
  publishAccountChange(work, account.id);
}

/** Opens a locked account again; its owner signs in anew. */
export async function unbanAccount(work: Work, account: User): Promise<void> {
  account.isBanned = false;
  account.bannedUntil = null;
  account.banReason = null;
  await work.onBanChanged({ userId: account.id, isBanned: false });
  publishAccountChange(work, account.id);
}

/** From the commit on a locked account reads and does not write. */
export function muteAccount(
  work: Work,
  account: User,
  mute: { until: Date; reason: string },
): void {
  account.mutedUntil = mute.until;
  account.muteReason = mute.reason;
  publishAccountChange(work, account.id);
}

/** A locked account writes again. */
export function unmuteAccount(work: Work, account: User): void {
  account.mutedUntil = null;
  account.muteReason = null;
  publishAccountChange(work, account.id);
}
