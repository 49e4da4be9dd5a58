import { type Expression, sql } from 'kysely';
import { profileTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { cardOnlyTexts } from '../../../../../schema/rules/profiles/profiles.ts';
import type { App, Viewer } from '../../../core/context.ts';
import { type AppError, forbidden, notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { topicOf } from '../../../core/live/events.ts';
import type { LiveField } from '../../../core/live/live.ts';
import { idRows, truth } from '../../../core/sql/index.ts';
import { isBlockedPair, isPairOf, pairs } from '../../relationships/index.ts';
import { profilesSql } from '../profiles.sql.ts';
import { canReadWhole, canSee } from './profile.policy.ts';

/** How much of a profile somebody may read. */
export type AccessLevel = 'whole' | 'card';

/**
 * A person connected with somebody or ended a connection, or one of them blocked the other: what
 * each may read of the other has changed.
 */
export const accessLevelTopic = topicOf<{ userId: string }>('profile', 'access');

/** The refusal for those who may read the card of a profile alone. */
export const cardOnlyError = (): AppError => forbidden(cardOnlyTexts.refused);

const accessFacts = profilesSql.statement(
  'accessFacts',
  { userId: 'uuid', viewerIds: 'uuid[]' },
  (db, { userId, viewerIds }) => {
    const viewerId: Expression<string> = sql.ref('viewer.id');
    return db
      .selectFrom('profiles as profile')
      .innerJoin(idRows(viewerIds, 'viewer'), (join) => join.onTrue())
      .leftJoin(pairs.as('pair'), (join) => join.on(isPairOf(userId, viewerId)))
      .where('profile.user_id', '=', userId)
      .select((eb) => [
        'viewer.id as viewerId',
        'profile.user_id as id',
        'profile.visibility',
        'profile.is_listed as isListed',
        eb.fn.coalesce(truth(eb('pair.status', '=', 'connected')), eb.lit(false)).as('isConnected'),
        isBlockedPair.as('isBlocked'),
      ]);
  },
);

/**
 * How much of a profile each of them may read, or why nothing: one statement.
 * @returns a level or a NOT_FOUND for each viewer's id
 */
async function accessLevels(
  app: App,
  viewers: readonly Viewer[],
  sentId: string,
): Promise<Map<string, AccessLevel | AppError>> {
  const viewerIds = viewers.map((viewer) => viewer.id);
  const userId = parseId(sentId);
  const rows = userId === null ? [] : await app.db.query(accessFacts, { userId, viewerIds });
  const facts = new Map(rows.map((row) => [row.viewerId, row]));
  return new Map(
    viewers.map((viewer): [string, AccessLevel | AppError] => {
      const profile = facts.get(viewer.id);
      if (!profile || !canSee(viewer, profile)) return [viewer.id, notFound(profileTexts.notFound)];
      return [viewer.id, canReadWhole(viewer, profile) ? 'whole' : 'card'];
    }),
  );
}

type ProfileAccess = Required<Pick<LiveField, 'accessLevels' | 'recheckTopic'>>;

/**
 * For live fields about a profile, or about what is shown with its card too: subscribers get it at
 * their access level.
 */
export const profileAccess: ProfileAccess = {
  accessLevels: (app, viewers, { userId }) => accessLevels(app, viewers, String(userId)),
  recheckTopic: ({ userId }) => accessLevelTopic(String(userId)),
};

const wholeProfileAccess: ProfileAccess = {
  ...profileAccess,
  async accessLevels(app, viewers, { userId }) {
    const levels = await accessLevels(app, viewers, String(userId));
    return new Map(
      [...levels].map(([id, level]) => [id, level === 'card' ? cardOnlyError() : level]),
    );
  },
};

/**
 * A live field about what those alone see who may read a profile whole: all that happens on a topic
 * of the profile, or one kind of it.
 */
export const wholeProfileLive = (
  topic: (userId: string) => string,
  kind?: string,
): LiveField & { access: 'member' } => ({
  access: 'member',
  topic: ({ userId }) => topic(String(userId)),
  ...wholeProfileAccess,
  ...(kind && { filter: (event) => event['kind'] === kind }),
});
