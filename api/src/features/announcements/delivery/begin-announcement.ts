import { LockMode } from '@mikro-orm/core';
import { type App, change, type Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { type EventPayload, topicOf } from '../../../core/live/events.ts';
import { AnnouncementEntity } from '../announcement.entity.ts';
import { mailJob } from './mail-people.ts';
import { tellJob } from './tell-people.ts';

/** What is told of an announcement. */
export interface AnnouncementEvent extends EventPayload {
  kind: 'subscribed' | 'added' | 'ended';
  announcementId: string;
}

/** All that happens to announcements. */
export const announcementsTopic = topicOf<AnnouncementEvent>('announcements')('all');

export const publishAnnouncement = (
  work: Work,
  kind: AnnouncementEvent['kind'],
  announcementId: string,
): void => {
  const event: AnnouncementEvent = { kind, announcementId };
  work.publish(announcementsTopic, event);
};

const expireJob = 'announcements.end-due';
const beginJob = 'announcements.begin-due';

const secondsUntil = (then: Date, now: Date): number =>
  Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000));

/** Shows an announcement to those it is for, and has the bell, and the mail, tell them. */
async function begin(work: Work, found: AnnouncementEntity, at: Date): Promise<void> {
  const { id, expiresAt, byMail } = found;
  found.isScheduled = false;
  if (expiresAt)
    await work.enqueue(expireJob, { id }, { startAfterSeconds: secondsUntil(expiresAt, at) });
  await work.enqueue(tellJob, { id });
  if (byMail) await work.enqueue(mailJob, { id });
  publishAnnouncement(work, 'added', id);
}

/** Begins an announcement, or has it begin when its time comes. */
export async function plan(work: Work, found: AnnouncementEntity, at: Date): Promise<void> {
  const { id, startsAt } = found;
  found.isScheduled = startsAt !== null;
  if (startsAt === null) await begin(work, found, at);
  else await work.enqueue(beginJob, { id }, { startAfterSeconds: secondsUntil(startsAt, at) });
}

/** Holds an announcement against everybody who begins, changes or ends it. */
export const lockAnnouncement = (work: Work, id: string): Promise<AnnouncementEntity | null> =>
  work.em.findOne(AnnouncementEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/**
 * Begins what is due, once on all instances. One that was put off meanwhile waits for its new time,
 * one that was withdrawn does not begin.
 */
export const beginAnnouncement = (app: App): Job<{ id: string }> => ({
  name: beginJob,
  async run({ id }) {
    const at = app.clock.now();
    await change(app, async (work) => {
      const found = await lockAnnouncement(work, id);
      if (!found?.startsAt || !found.isScheduled || found.endedAt) return;
      if (found.startsAt > at) await plan(work, found, at);
      else await begin(work, found, at);
    });
  },
});

/** Tells open pages that an announcement has expired: lists leave it out by themselves. */
export const expireAnnouncement = (app: App): Job<{ id: string }> => ({
  name: expireJob,
  formerName: 'announcements.expire',
  async run({ id }) {
    await change(app, async (work) => {
      const found = await lockAnnouncement(work, id);
      if (!found?.expiresAt || found.endedAt) return;
      found.endedAt = found.expiresAt;
      publishAnnouncement(work, 'ended', id);
    });
  },
});
