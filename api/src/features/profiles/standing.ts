import { cardOnlyTexts } from '../../../../schema/rules/profiles.ts';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import type { App, Viewer } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { type AppError, forbidden, notFound } from '../../core/errors.ts';
import { topicOf } from '../../core/events.ts';
import { isId } from '../../core/ids.ts';
import type { LiveField } from '../../core/live.ts';
import { apartSql, connectedSql } from './connected.ts';
import type { Visibility } from './profile.entity.ts';
import { canSee, canSeeWhole } from './profile.policy.ts';

/** How much of a profile somebody may read. */
export type Standing = 'whole' | 'card';

/** Told when a bond of somebody was made or ended, or somebody was blocked: what they and the other one may read has changed. */
export const standingTopic = topicOf('profile', 'standing');

/** The refusal of who may see the card of a profile alone. */
export const cardOnly = (): AppError => forbidden(cardOnlyTexts.refused);

const shownProfile = statement<{ visibility: Visibility; isListed: boolean; apart: string[] }>(
  'profile_shown',
  `select visibility, is_listed as "isListed", array(select o.id from unnest($2::uuid[]) o(id) where ${apartSql('$1::uuid', 'o.id')}) as apart from profiles where user_id = $1`,
);
const connectedAmong = statement<{ id: string }>(
  'connected_among',
  `select o.id from unnest($2::uuid[]) o(id) where ${connectedSql('$1::uuid', 'o.id')}`,
);

/** How much of a profile each of them may read, or why nothing: one statement, and one more where only some may read it whole. */
export async function standings(
  app: App,
  viewers: readonly Viewer[],
  userId: string,
): Promise<Map<string, Standing | AppError>> {
  const id = userId.toLowerCase();
  const ids = viewers.map((viewer) => viewer.id);
  const [shown] = isId(id) ? await app.db.rows(shownProfile, [id, ids]) : [];
  const connected =
    shown?.visibility === 'connections'
      ? new Set((await app.db.rows(connectedAmong, [id, ids])).map((row) => row.id))
      : new Set();
  return new Map(
    viewers.map((viewer) => {
      const judged = shown && {
        id,
        ...shown,
        isConnected: connected.has(viewer.id),
        isApart: shown.apart.includes(viewer.id),
      };
      return [
        viewer.id,
        judged && canSee(viewer, judged)
          ? canSeeWhole(viewer, judged)
            ? 'whole'
            : 'card'
          : notFound(profileTexts.notFound),
      ];
    }),
  );
}

type Watched = Required<Pick<LiveField, 'standings' | 'goneTopic'>>;

/** For live fields about a profile, or about what is shown with its card too: who may read it whole hears so, others of the card. */
export const watchedProfile: Watched = {
  standings: (app, viewers, { userId }) => standings(app, viewers, String(userId)),
  goneTopic: ({ userId }) => standingTopic(String(userId)),
};

/** For live fields about what is shown to those alone who may read a profile whole. */
export const watchedWhole: Watched = {
  ...watchedProfile,
  async standings(app, viewers, { userId }) {
    const found = await standings(app, viewers, String(userId));
    return new Map(
      [...found].map(([id, standing]) => [id, standing === 'card' ? cardOnly() : standing]),
    );
  },
};

/**
 * Whether somebody may read the profile `pr` whole, for statements about what stands on it: `viewer` and `staff`
 * are SQL expressions of their id and of `isStaff`.
 */
export const wholeSql = (viewer: string, staff: string): string =>
  `(pr.is_listed and (pr.user_id = ${viewer} or ${staff}::boolean or (pr.visibility <> 'connections' or ${connectedSql('pr.user_id', viewer)}) and not ${apartSql('pr.user_id', viewer)}))`;
