import DataLoader from 'dataloader';
import { type Expression, sql } from 'kysely';
import { type ReplyTime, replyTimes } from '../../../../../schema/rules/replies/replies-texts.ts';
import { type Context, isMember, perRequest, type Work } from '../../../core/context.ts';
import { registerEnum } from '../../../core/enums.ts';
import { idRows } from '../../../core/sql/index.ts';
import { showsOnline } from '../../settings/index.ts';
import { ProfileEntity } from '../profile.entity.ts';
import { isReadableWhole, profilesSql } from '../profiles.sql.ts';
import { isStaff } from '../visibility/profile.policy.ts';

export const ReplyTimeEnum = registerEnum('ReplyTime', replyTimes, {
  description: 'How soon somebody usually replies.',
  values: { hour: 'Within an hour.', day: 'Within a day.', days: 'Within four days.' },
});

/** What is kept of everybody, shown or not. */
export const keptReplyTimes = profilesSql.shareQuery(
  profilesSql.db.selectFrom('profiles').select(['user_id', 'replies_in']),
);

/** How soon somebody usually replies; null where nobody knows, and of who hides being there. */
export const replyTimeOf = (userId: Expression<string>) =>
  profilesSql.share(
    profilesSql.db
      .selectFrom('profiles as replying')
      .where('replying.user_id', '=', userId)
      .where(showsOnline(userId))
      .select('replying.replies_in')
      .$asScalar(),
  );

/** Notes how soon people usually reply; null: nothing is said of them. */
export async function setReplyTime(
  work: Work,
  userIds: readonly string[],
  repliesIn: ReplyTime | null,
): Promise<void> {
  await work.em.nativeUpdate(ProfileEntity, { user: { $in: [...userIds] } }, { repliesIn });
}

const shownReplyTimes = profilesSql.statement(
  'replyTimes',
  { ids: 'uuid[]', viewerId: 'uuid', isStaff: 'boolean' },
  (db, { ids, ...reader }) => {
    const personId = sql.ref<string>('person.id');
    return db
      .selectFrom(idRows(ids, 'person'))
      .where(isReadableWhole(personId, reader))
      .select(['person.id', replyTimeOf(personId).as('time')]);
  },
);

/**
 * How soon people usually reply, as the viewer may know it: one statement per request. Nothing for
 * those who are no members.
 */
export const replyTimeLoader = perRequest(
  ({ app, viewer }: Context) =>
    new DataLoader<string, ReplyTime | null>(async (ids) => {
      const rows =
        viewer && isMember(viewer)
          ? await app.db.query(shownReplyTimes, {
              ids,
              viewerId: viewer.id,
              isStaff: isStaff(viewer),
            })
          : [];
      const byId = new Map(rows.map(({ id, time }) => [id, time]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);
