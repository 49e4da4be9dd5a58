import type { App } from '../../core/context.ts';
import { truth } from '../../core/sql/index.ts';
import { emailOf, people, personColumns } from '../identity/index.ts';
import { blockedByAt, isBlockedPair, isPairOf, pairs } from '../relationships/index.ts';
import { hasBookmarkedProfile, postsCount, profilesSql } from './profiles.sql.ts';

const profileById = profilesSql.statement(
  'byId',
  { userId: 'uuid', viewerId: 'uuid?' },
  (db, { userId, viewerId }) =>
    db
      .selectFrom('profiles as profile')
      .innerJoin(people.as('person'), 'person.id', 'profile.user_id')
      .leftJoin(pairs.as('pair'), (join) => join.on(isPairOf(userId, viewerId)))
      .where('profile.user_id', '=', userId)
      .select(personColumns)
      .select((eb) => [
        'profile.user_id as id',
        'profile.bio',
        'profile.location',
        'profile.linked_in_url as linkedInUrl',
        'profile.git_hub_url as gitHubUrl',
        'profile.interests',
        'profile.alumni_topics as alumniTopics',
        'profile.visibility',
        'profile.is_listed as isListed',
        'profile.contact',
        'profile.views',
        'profile.banner_id as ownBannerId',
        eb
          .selectFrom('default_banners')
          .select('file_id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('defaultBannerId'),
        emailOf(eb.ref('profile.user_id')).as('email'),
        postsCount(eb.ref('profile.user_id')).as('postsCount'),
        hasBookmarkedProfile(eb.ref('profile.user_id'), viewerId).as('hasBookmarked'),
        eb.fn.coalesce(truth(eb('pair.status', '=', 'connected')), eb.lit(false)).as('isConnected'),
        isBlockedPair.as('isBlocked'),
        truth(eb(blockedByAt(viewerId), 'is not', null)).as('isBlockedByViewer'),
      ]),
);

/**
 * One profile as it stands, for the policy to judge, and how the viewer (null: nobody) stands to
 * it.
 */
export async function profileRow(app: App, userId: string, viewerId: string | null) {
  const [row] = await app.db.query(profileById, { userId, viewerId });
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>;

const bannerInForce = profilesSql.statement('defaultBanner', {}, (db) =>
  db
    .selectFrom('default_banners')
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'file_id as fileId', 'created_at as createdAt']),
);

/**
 * The banner that all profiles without one of their own show; null as long as no admin chose one.
 */
export async function defaultBannerRow(app: App) {
  const [banner] = await app.db.query(bannerInForce, {});
  return banner ?? null;
}

const pictureById = profilesSql.statement('picture', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom(people.as('person'))
    .where('person.id', '=', userId)
    .select('person.picture_id as pictureId'),
);

/** The stored picture of a person; null without one. */
export async function pictureOf(app: App, userId: string): Promise<string | null> {
  const [person] = await app.db.query(pictureById, { userId });
  return person?.pictureId ?? null;
}
