import { LockMode } from '@mikro-orm/core';
import {
  announcement,
  announcementAudience,
  announcementTexts,
} from '../../../../schema/rules/announcements.ts';
import { requireViewer } from '../../core/access.ts';
import { type App, type Context, change, type Work } from '../../core/context.ts';
import { chargeCreation } from '../../core/creation-limit.ts';
import { notFound, validate } from '../../core/errors.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';
import { isId } from '../../core/ids.ts';
import type { Job } from '../../core/jobs.ts';
import { audit } from '../audits/index.ts';
import { User } from '../identity/index.ts';
import { AnnouncementDismissalEntity, AnnouncementEntity } from './announcement.entity.ts';
import { audienceCheckOf, reachOf, readAnnouncement } from './announcements.queries.ts';
import type {
  Announcement,
  AnnouncementAudienceInput,
  AnnouncementInput,
} from './announcements.types.ts';

/** What is told of an announcement. */
export interface AnnouncementEvent extends EventPayload {
  kind: 'subscribed' | 'added' | 'ended';
  announcementId: string;
}

/** All that happens to announcements. */
export const announcementsTopic = topicOf('announcements')('all');

/** What a person dismissed. */
export interface DismissalEvent extends EventPayload {
  announcementId: string;
}

/** What a person dismissed, for their other devices. */
export const dismissalsTopic = topicOf('announcement-dismissals');

const publish = (work: Work, kind: AnnouncementEvent['kind'], announcementId: string): void => {
  const event: AnnouncementEvent = { kind, announcementId };
  work.publish(announcementsTopic, event);
};

const expireJob = 'announcements.end-due';

async function readBack(app: App, id: string): Promise<Announcement> {
  const found = await readAnnouncement(app, id);
  if (!found) throw notFound(announcementTexts.notFound);
  return found;
}

/**
 * Announces something to everybody, or to a role, year or branch.
 * @throws BAD_USER_INPUT with the text of the rule; FORBIDDEN 'Not an admin'; RATE_LIMITED
 */
export async function createAnnouncement(
  ctx: Context,
  input: AnnouncementInput,
): Promise<Announcement> {
  const { app } = ctx;
  const at = app.clock.now();
  const viewer = requireViewer(ctx, 'admin');
  const form = validate(announcement(at), input);
  await chargeCreation(ctx, viewer.id);
  const id = await change(app, async (work) => {
    const created = work.em.create(AnnouncementEntity, {
      ...form,
      admin: work.em.getReference(User, viewer.id),
      createdAt: at,
    });
    if (form.expiresAt)
      await work.enqueue(
        expireJob,
        { id: created.id },
        { startAfterSeconds: Math.ceil((form.expiresAt.getTime() - at.getTime()) / 1000) },
      );
    const { message, role, yearOfGraduation, branch } = form;
    audit(work, {
      adminId: viewer.id,
      action: 'announcement.create',
      targetType: 'announcement',
      targetId: created.id,
      changes: {
        message,
        role,
        yearOfGraduation,
        branch,
        expiresAt: form.expiresAt?.toISOString() ?? null,
      },
      at,
    });
    publish(work, 'added', created.id);
    return created.id;
  });
  return readBack(app, id);
}

/**
 * Ends an announcement for everybody. Ended already, it changes nothing.
 * @throws NOT_FOUND, FORBIDDEN 'Not an admin'
 */
export async function deactivateAnnouncement(ctx: Context, id: string): Promise<Announcement> {
  const viewer = requireViewer(ctx, 'admin');
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const found = isId(id)
      ? await work.em.findOne(AnnouncementEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!found) throw notFound(announcementTexts.notFound);
    if (found.endedAt || (found.expiresAt && found.expiresAt <= at)) return;
    found.endedAt = at;
    audit(work, {
      adminId: viewer.id,
      action: 'announcement.deactivate',
      targetType: 'announcement',
      targetId: found.id,
      changes: { message: found.message },
      at,
    });
    publish(work, 'ended', found.id);
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
 * How many people an announcement would be for.
 * @throws BAD_USER_INPUT for unknown years and branches
 */
export const announcementReach = (
  ctx: Context,
  audience: AnnouncementAudienceInput,
): Promise<number> => reachOf(ctx.app, validate(announcementAudience, audience));

/** Tells open pages that an announcement has expired: lists leave it out by themselves. */
export const expireAnnouncement = (app: App): Job<{ id: string }> => ({
  name: expireJob,
  formerName: 'announcements.expire',
  async run({ id }) {
    await change(app, async (work) => {
      const found = await work.em.findOne(
        AnnouncementEntity,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!found?.expiresAt || found.endedAt) return;
      found.endedAt = found.expiresAt;
      publish(work, 'ended', id);
    });
  },
});
