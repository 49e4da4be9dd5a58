import { sql } from 'kysely';
import type { RemovableType } from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import type { Viewer, Work } from '../../../../core/context.ts';
import { isShown } from '../../../../core/sql/index.ts';
import { gratitudesWithRemoved } from '../../../gratitudes/index.ts';
import { accounts, isNotBanned } from '../../../identity/index.ts';
import { jobsWithRemoved } from '../../../jobs/index.ts';
import { postsWithRemoved } from '../../../posts/index.ts';
import { isReadableWhole, isStaff } from '../../../profiles/index.ts';
import { commentsWithRemoved } from '../../../questions/index.ts';
import { blockedByAt, isPairOf, pairs } from '../../../relationships/index.ts';
import { moderationSql } from '../../moderation.sql.ts';

const parameters = { id: 'uuid', viewerId: 'uuid', isStaff: 'boolean' } as const;

const readablePost = moderationSql.statement('readablePost', parameters, (db, { id }) =>
  db
    .selectFrom(postsWithRemoved.as('post'))
    .innerJoin(accounts.as('account'), 'account.id', 'post.user_id')
    .where('post.id', '=', id)
    .where(isNotBanned('account'))
    .select('post.id'),
);

const readableJob = moderationSql.statement('readableJob', parameters, (db, { id }) =>
  db
    .selectFrom(jobsWithRemoved.as('opening'))
    .innerJoin(accounts.as('account'), 'account.id', 'opening.user_id')
    .where('opening.id', '=', id)
    .where(isNotBanned('account'))
    .select('opening.id'),
);

/** Questions and answers are read with their post, answers with their question too. */
const readableComment = moderationSql.statement('readableComment', parameters, (db, { id }) =>
  db
    .selectFrom(commentsWithRemoved.as('comment'))
    .innerJoin(postsWithRemoved.as('post'), 'post.id', 'comment.post_id')
    .innerJoin(accounts.as('author'), 'author.id', 'post.user_id')
    .innerJoin(commentsWithRemoved.as('question'), 'question.id', 'comment.question_id')
    .where('comment.id', '=', id)
    .where(isShown('post'))
    .where(isNotBanned('author'))
    .where(({ eb, or }) => or([eb('comment.kind', '=', 'question'), isShown('question')]))
    .select('comment.id'),
);

/** Thanks are read on a profile; those that its owner hid, by its owner alone. */
const readableGratitude = moderationSql.statement(
  'readableGratitude',
  parameters,
  (db, { id, ...reader }) =>
    db
      .selectFrom(gratitudesWithRemoved.as('gratitude'))
      .innerJoin(accounts.as('account'), 'account.id', 'gratitude.user_id')
      .where('gratitude.id', '=', id)
      .where(isNotBanned('account'))
      .where(({ eb, or }) =>
        or([
          eb('gratitude.hidden_at', 'is', null),
          eb('gratitude.profile_id', '=', reader.viewerId),
        ]),
      )
      .where(({ ref }) => isReadableWhole(ref('gratitude.profile_id'), reader))
      .select('gratitude.id'),
);

const readableStatements = {
  post: readablePost,
  question: readableComment,
  answer: readableComment,
  gratitude: readableGratitude,
  job: readableJob,
} as const satisfies Record<RemovableType, unknown>;

/**
 * Whether somebody may read a thing where it stands, as the page of its room says; whether it was
 * removed is not asked.
 */
export async function canReadContent(
  work: Work,
  viewer: Viewer,
  type: RemovableType,
  id: string,
): Promise<boolean> {
  const input = { id, viewerId: viewer.id, isStaff: isStaff(viewer) };
  return (await work.query(readableStatements[type], input)).length > 0;
}

const listedPerson = moderationSql.statement('listedPerson', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom(accounts.as('account'))
    .where('account.id', '=', id)
    .where('account.is_profile_complete', '=', true)
    .where(isNotBanned('account'))
    .select('account.full_name as fullName'),
);

/** What somebody is called who has a page; null for everybody else. */
export async function listedName(work: Work, personId: string): Promise<string | null> {
  const [row] = await work.query(listedPerson, { id: personId });
  return row?.fullName ?? null;
}

const blockOfViewer = moderationSql.statement(
  'blockedBy',
  { personId: 'uuid', viewerId: 'uuid' },
  (db, { personId, viewerId }) =>
    db
      .selectFrom(pairs.as('pair'))
      .where(isPairOf(personId, viewerId))
      .where(blockedByAt(personId), 'is not', null)
      .select(sql.lit(1).as('one')),
);

/**
 * Whether a person blocks the viewer, who then reads of them as of an unknown id. Staff see
 * everybody.
 */
export const isBlockedByPerson = async (
  work: Work,
  viewer: Viewer,
  personId: string,
): Promise<boolean> =>
  !isStaff(viewer) &&
  (await work.query(blockOfViewer, { personId, viewerId: viewer.id })).length > 0;
