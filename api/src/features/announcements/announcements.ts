import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import {
  announcement,
  announcementAudience,
  announcementTexts,
} from '../../../../schema/rules/announcements/announcements.ts';
import { requireViewer } from '../../core/access.ts';
import { yearOf } from '../../core/clock.ts';
import { type App, type Context, change } from '../../core/context.ts';
import { conflict, notFound, validate } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { type EventPayload, topicOf } from '../../core/live/events.ts';
import { audit } from '../audits/index.ts';
import { User } from '../identity/index.ts';
import { studiesOf } from '../studies/index.ts';
import { AnnouncementDismissalEntity, AnnouncementEntity } from './announcement.entity.ts';
import { audienceCheckOf, readAnnouncement } from './announcements.queries.ts';
import type {
  Announcement,
  AnnouncementAudienceInput,
  AnnouncementInput,
  AnnouncementMailReach,
} from './announcements.types.ts';
import { lockAnnouncement, plan, publishAnnouncement } from './delivery/begin-announcement.ts';
import { mailReachOf, reachOf } from './reach.queries.ts';

/** What a person dismissed. */
export interface DismissalEvent extends EventPayload {
  announcementId: string;
}

/** What a person dismissed, for their other devices. */
export const dismissalsTopic = topicOf<DismissalEvent>('announcement-dismissals');

type AnnouncementForm = z.output<ReturnType<typeof announcement>>;

async function readBack(app: App, id: string): Promise<Announcement> {
  const found = await readAnnouncement(app, id);
  if (!found) throw notFound(announcementTexts.notFound);
  return found;
}

/** What the audit log keeps of an announcement. */
const factsOf = ({ startsAt, expiresAt, ...facts }: AnnouncementForm) => ({
  ...facts,
  startsAt: startsAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** @throws RATE_LIMITED for more mailed announcements a day than a college has to say */
async function chargeMails({ limits }: App): Promise<void> {
  await limits.consume('announcementMails', 'all');
}

/**
 * Announces something to everybody, or to a role, year or branch: at once, or when its time comes.
 * @throws BAD_USER_INPUT with the text of the rule; FORBIDDEN 'Not an admin'; RATE_LIMITED
 */
export async function createAnnouncement(
  ctx: Context,
  input: AnnouncementInput,
): Promise<Announcement> {
  const { app } = ctx;
  const at = app.clock.now();
  const viewer = requireViewer(ctx, 'admin');
  const form = validate(announcement(at, await studiesOf(app)), input);
  await chargeCreation(ctx, viewer.id);
  if (form.byMail) await chargeMails(app);
  const id = await change(app, async (work) => {
    const created = work.em.create(AnnouncementEntity, {
      ...form,
      admin: work.em.getReference(User, viewer.id),
      createdAt: at,
    });
    await plan(work, created, at);
    audit(work, {
      adminId: viewer.id,
      action: 'announcement.create',
      targetId: created.id,
      changes: factsOf(form),
      at,
    });
    return created.id;
  });
  return readBack(app, id);
}

/**
 * Changes an announcement that has not begun: words, audience, times and mail are as this says.
 * @throws NOT_FOUND; CONFLICT for what has begun or was withdrawn; others as `createAnnouncement`
 */
export async function changeAnnouncement(
  ctx: Context,
  id: string,
  input: AnnouncementInput,
): Promise<Announcement> {
  const { app } = ctx;
  const at = app.clock.now();
  const viewer = requireViewer(ctx, 'admin');
  const form = validate(announcement(at, await studiesOf(app)), input);
  await chargeCreation(ctx, viewer.id);
  if (form.byMail && !(isId(id) && (await readAnnouncement(app, id))?.byMail))
    await chargeMails(app);
  await change(app, async (work) => {
    const found = isId(id) ? await lockAnnouncement(work, id) : null;
    if (!found) throw notFound(announcementTexts.notFound);
    if (!found.isScheduled || found.endedAt) throw conflict(announcementTexts.begun);
    work.em.assign(found, form);
    await plan(work, found, at);
    audit(work, {
      adminId: viewer.id,
      action: 'announcement.change',
      targetId: found.id,
      changes: factsOf(form),
      at,
    });
  });
  return readBack(app, id.toLowerCase());
}

/**
 * Ends an announcement for everybody, or withdraws one that has not begun. Ended already, it
 * changes nothing.
 * @throws NOT_FOUND, FORBIDDEN 'Not an admin'
 */
export async function deactivateAnnouncement(ctx: Context, id: string): Promise<Announcement> {
  const viewer = requireViewer(ctx, 'admin');
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const found = isId(id) ? await lockAnnouncement(work, id) : null;
    if (!found) throw notFound(announcementTexts.notFound);
    if (found.endedAt || (found.expiresAt && found.expiresAt <= at)) return;
    found.endedAt = at;
    audit(work, {
      adminId: viewer.id,
      action: 'announcement.deactivate',
      targetId: found.id,
      changes: { message: found.message },
      at,
    });
    publishAnnouncement(work, 'ended', found.id);
  });
  return readBack(ctx.app, id.toLowerCase());
}

/**
 * Shows an announcement to this person no more; repeated, it changes nothing.
 * @returns its id
 * @throws NOT_FOUND for those that are for others too
 */
export async function dismissAnnouncement(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx);
  if (!isId(id)) throw notFound(announcementTexts.notFound);
  const announcementId = id.toLowerCase();
  const isForViewer = await audienceCheckOf(ctx.app, viewer);
  await change(ctx.app, async (work) => {
    const { em } = work;
    // Held, so that it is there when the mark of it is written.
    const found = await em.findOne(
      AnnouncementEntity,
      { id: announcementId },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!found || !isForViewer(found)) throw notFound(announcementTexts.notFound);
    await em.upsert(
      AnnouncementDismissalEntity,
      { announcement: announcementId, user: viewer.id },
      { onConflictAction: 'ignore' },
    );
    const event: DismissalEvent = { announcementId };
    work.publish(dismissalsTopic(viewer.id), event);
  });
  return announcementId;
}

/**
 * Whom an announcement would not be mailed, should it begin at that moment; now, unless told.
 * @throws BAD_USER_INPUT for unknown years and branches
 */
export async function announcementMailReach(
  { app }: Context,
  audience: AnnouncementAudienceInput,
  startsAt: Date | null,
): Promise<AnnouncementMailReach> {
  const rule = announcementAudience(yearOf(app.clock), await studiesOf(app));
  return mailReachOf(app, validate(rule, audience), startsAt ?? app.clock.now());
}

/**
 * How many people an announcement would be for.
 * @throws BAD_USER_INPUT for unknown years and branches
 */
export async function announcementReach(
  { app }: Context,
  audience: AnnouncementAudienceInput,
): Promise<number> {
  const rule = announcementAudience(yearOf(app.clock), await studiesOf(app));
  return reachOf(app, validate(rule, audience));
}
