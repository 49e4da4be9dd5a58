import { type Expression, sql } from 'kysely';
import { askedExpression, roomSql, type Tables, truth } from '../../core/sql/index.ts';
import { isBlocked, isConnected } from '../relationships/index.ts';
import type { DefaultBannerEntity } from './pictures/default-banner.entity.ts';
import type { ProfileEntity } from './profile.entity.ts';
import type { CareerStep } from './profiles.types.ts';
import type { ProfileViewEntity } from './views/profile-view.entity.ts';

type ProfileTables = Tables<
  typeof ProfileEntity | typeof ProfileViewEntity | typeof DefaultBannerEntity
>;

export const profilesSql = roomSql<ProfileTables>('profiles');

/** How many posts a person has published. */
export const postsCount = askedExpression<[userId: Expression<string>], number>(
  'profiles.postsCount',
);
/** The steps of a person's career, in no order; null without any. */
export const careerSteps = askedExpression<[userId: Expression<string>], CareerStep[] | null>(
  'profiles.careerSteps',
);
/** Whether an item of a vision board shows a stored file. */
export const isOnVisionBoard = askedExpression<[fileId: Expression<string>], boolean>(
  'profiles.isOnVisionBoard',
);
/** Whether the viewer has bookmarked a person's profile. */
export const hasBookmarkedProfile = askedExpression<
  [userId: Expression<string>, viewerId: Expression<string | null>],
  boolean
>('profiles.hasBookmarkedProfile');

/**
 * Profiles that lists show, for statements of other rooms:
 * `innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'bookmark.profile_id')`.
 */
export const listedProfiles = profilesSql.shareQuery(
  profilesSql.db
    .selectFrom('profiles')
    .where('is_listed', '=', true)
    .select([
      'user_id',
      'name_norm',
      'name_keys',
      'bio',
      'interests',
      'location',
      'alumni_topics',
      'visibility',
      'has_content',
      'views',
      'helpful',
      'last_active_at',
    ]),
);

/** Whether lists show a person: the profile is complete and the account not banned. */
export const isListed = (userId: Expression<string>) =>
  profilesSql.share(
    truth(
      profilesSql.eb.exists(
        profilesSql.db
          .selectFrom('profiles as listed')
          .where('listed.user_id', '=', userId)
          .where('listed.is_listed', '=', true),
      ),
    ),
  );

/** The interests of a person, whose profile may be unlisted. */
export const interestsOf = (userId: Expression<string>) =>
  profilesSql.share(
    profilesSql.db
      .selectFrom('profiles as own')
      .where('own.user_id', '=', userId)
      .select('own.interests')
      .$asScalar(),
  );

/**
 * Whether visitors may learn somebody's name: not that of a person who keeps the profile for
 * connections.
 */
export const isNamedToVisitors = (userId: Expression<string>) =>
  profilesSql.share(
    truth(
      profilesSql.eb.exists(
        profilesSql.db
          .selectFrom('profiles as open')
          .where('open.user_id', '=', userId)
          .where('open.visibility', '<>', 'connections'),
      ),
    ),
  );

/**
 * Who reads a profile, in a statement: nobody's id is null; `isStaff` as the policy of that name
 * says.
 */
export interface Reader {
  viewerId: Expression<string | null>;
  isStaff: Expression<boolean>;
}

/** The profile of a person, where the reader may read it whole. */
const readWhole = (userId: Expression<string>, { viewerId, isStaff }: Reader) =>
  profilesSql.db
    .selectFrom('profiles as full')
    .where('full.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('full.user_id', '=', viewerId),
        eb.and([
          eb('full.is_listed', '=', true),
          eb.or([
            isStaff,
            eb.and([
              eb.or([
                eb('full.visibility', '<>', 'connections'),
                isConnected(eb.ref('full.user_id'), viewerId),
              ]),
              eb.not(isBlocked(eb.ref('full.user_id'), viewerId)),
            ]),
          ]),
        ]),
      ]),
    );

/**
 * Whether somebody may read a person's profile whole, and so what stands on it, as `canSee` and
 * `canReadWhole` of the policy say: the owner whatever its state; others when it is listed, and
 * they are staff, or neither blocks the other and it is not for connections only or they are
 * connected.
 */
export const isReadableWhole = (userId: Expression<string>, reader: Reader) =>
  profilesSql.share(truth(profilesSql.eb.exists(readWhole(userId, reader))));

/**
 * The same, as something that is told of each row: the profile is looked up by its key. For a
 * condition there PostgreSQL reads all profiles of the college first, however few rows it is told
 * of.
 */
export const isEachReadableWhole = (userId: Expression<string>, reader: Reader) =>
  profilesSql.share(
    profilesSql.eb.fn.coalesce(
      readWhole(userId, reader).select(sql.lit(true).as('isWhole')).$asScalar(),
      sql.lit(false),
    ),
  );

/** A person's phone number, which is for themselves, connections and admins alone. */
export const contactOf = (userId: Expression<string>) =>
  profilesSql.share(
    profilesSql.db
      .selectFrom('profiles as reached')
      .where('reached.user_id', '=', userId)
      .select('reached.contact')
      .$asScalar(),
  );
