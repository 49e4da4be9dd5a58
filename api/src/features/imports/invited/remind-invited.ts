import { LockMode } from '@mikro-orm/core';
import type { invitedFilters } from '../../../../../schema/rules/imports/imports-filters.ts';
import { invitationMailTexts } from '../../../../../schema/rules/imports/imports-mail-texts.ts';
import {
  importTexts,
  remindAllAtMost,
  remindAtMost,
  remindDays,
} from '../../../../../schema/rules/imports/imports-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { daysBefore } from '../../../core/clock.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import type { ListArgs } from '../../../core/lists/index.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { invitationPace } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { accounts } from '../../identity/index.ts';
import { ImportRowEntity } from '../import.entity.ts';
import { importsSql } from '../imports.sql.ts';
import { invitationTo } from './invitations.ts';
import { invitedPeople, isRemindable } from './invited-people.queries.ts';
import { enqueueCollegeMail } from './mails.ts';

const remindJob = 'imports.remind-invited';

/** Those of some people who may be reminded. */
const toRemind = importsSql.statement(
  'toRemind',
  { userIds: 'uuid[]', before: 'timestamptz' },
  (db, { userIds, before }) =>
    db
      .selectFrom('import_rows as import_row')
      .innerJoin(accounts.as('account'), 'account.id', 'import_row.user_id')
      .where('import_row.user_id', '=', anyOf(userIds))
      .where(isRemindable(before))
      .select(['account.id', 'account.email', 'account.full_name as fullName']),
);

/**
 * Mails those of some people who may be reminded, each once however many ask at the same time.
 * @returns the ids of those who are mailed
 */
async function remindSome(app: App, work: Work, userIds: readonly string[]): Promise<string[]> {
  const at = app.clock.now();
  // Held: who asks at the same time finds them reminded.
  const rows = await work.em.find(
    ImportRowEntity,
    { user: { $in: [...userIds] }, state: 'invited' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { user: 'asc' } },
  );
  const found = await work.query(toRemind, { userIds, before: daysBefore(at, remindDays) });
  const people = new Map(found.map((person) => [person.id, person]));
  for (const row of rows) {
    const to = row.user && people.get(row.user.id);
    if (!to) continue;
    row.remindedAt = at;
    await enqueueCollegeMail(work, 'invitation', {
      userId: to.id,
      mail: invitationTo(app, to, invitationMailTexts.reminded),
      askedAt: at.toISOString(),
    });
  }
  return [...people.keys()];
}

/**
 * Mails some people once more that the college has invited them. Left out is who came, whom no mail
 * reaches, who stopped these mails, and who was invited or reminded in the last days.
 * @param userIds at most a hundred
 * @returns the ids of those who are mailed
 * @throws BAD_USER_INPUT for none, too many and what is no id; FORBIDDEN 'Not a superAdmin'
 */
export async function remindInvited(ctx: Context, userIds: readonly string[]): Promise<string[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  if (userIds.length === 0 || userIds.length > remindAtMost || !userIds.every(isId))
    throw badUserInput(importTexts.matchCount);
  return change(app, async (work) => {
    const reminded = await remindSome(app, work, userIds);
    if (reminded.length > 0) logReminders(app, work, viewer.id, reminded.length);
    return reminded;
  });
}

const logReminders = (app: App, work: Work, adminId: string, people: number): void =>
  audit(work, { adminId, action: 'import.remind', changes: { people }, at: app.clock.now() });

type InvitedFilter = ListArgs<typeof invitedFilters, 'oldest'>['filter'];

/** Those who match and may be reminded now, the oldest first. */
const remindable = (app: App, filter: InvitedFilter, page: { first: number; after?: string }) =>
  invitedPeople(
    app,
    { ...page, filter: { ...filter, isRemindable: true }, sort: 'oldest' },
    remindAllAtMost,
  );

/**
 * Mails all that match a filter once more that the college has invited them, as far as
 * `remindInvited` would, in parts that leave a mail server time.
 * @returns how many: at most 5,000
 * @throws BAD_USER_INPUT as the list does; FORBIDDEN 'Not a superAdmin'
 */
export async function remindAllInvited(ctx: Context, filter: InvitedFilter): Promise<number> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'superAdmin');
  const { nodes } = await remindable(app, filter, { first: remindAllAtMost });
  const userIds = nodes.map(({ id }) => id);
  if (userIds.length > 0)
    await change(app, async (work) => {
      await work.enqueue(remindJob, { userIds });
      logReminders(app, work, adminId, userIds.length);
    });
  return userIds.length;
}

/** Reminds the first of some people; those who follow wait for the pause. */
export const remindPart = (app: App): Job<{ userIds: string[] }> => ({
  name: remindJob,
  async run({ userIds }) {
    const [some, rest] = [
      userIds.slice(0, invitationPace.mails),
      userIds.slice(invitationPace.mails),
    ];
    await change(app, async (work) => {
      await remindSome(app, work, some);
      if (rest.length === 0) return;
      const startAfterSeconds = invitationPace.pauseSeconds;
      await work.enqueue(remindJob, { userIds: rest }, { startAfterSeconds });
    });
  },
});
