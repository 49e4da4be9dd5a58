import { type Expression, type SqlBool, sql } from 'kysely';
import { memberGone } from '../../../../schema/rules/identity/identity-texts.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { identitySql } from './identity.sql.ts';
import type { User } from './user.entity.ts';

/**
 * Whether an account is not banned. Until a ban ends, who is banned and what they wrote is shown to
 * nobody but admins: every statement for others asks it of each person that it reads of.
 * @param alias what the statement calls the person; without one the column stands by itself
 */
export const isNotBanned = (alias?: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(alias ? `${alias}.is_banned` : 'is_banned')} = false`;

/**
 * Whether an account reads what is for members, and is not banned: `isMember` of
 * `core/context.ts`.
 * @param alias what the statement calls it
 */
export const isMemberNow = (alias: string): Expression<SqlBool> =>
  identitySql.eb.and([
    isNotBanned(alias),
    identitySql.eb.or([
      sql<SqlBool>`${sql.ref(`${alias}.is_verified`)}`,
      sql<SqlBool>`${sql.ref(`${alias}.role`)} = 'alumni'`,
    ]),
  ]);

/**
 * People as members see them, for statements of other rooms:
 * `innerJoin(people.as('person'), 'person.id', 'post.user_id')`. Banned ones are in it without
 * their name and facts: what they wrote may stay, who they are does not.
 */
export const people = identitySql.shareQuery(
  identitySql.db.selectFrom('users').select((eb) => {
    const unlessBanned = <Value>(value: Expression<Value>) =>
      eb.case().when(isNotBanned()).then(value).end();
    return [
      'id',
      eb
        .case()
        .when(isNotBanned())
        .then(eb.ref('full_name'))
        .else(sql.lit<string>(memberGone))
        .end()
        .as('full_name'),
      'role',
      'roles',
      sql<boolean>`is_verified and not is_banned`.as('is_verified'),
      'is_banned',
      unlessBanned(eb.ref('degree_type')).as('degree_type'),
      unlessBanned(eb.ref('stream')).as('stream'),
      unlessBanned(eb.ref('specialisation')).as('specialisation'),
      unlessBanned(eb.ref('year_of_graduation')).as('year_of_graduation'),
      'college',
      unlessBanned(eb.ref('picture_id')).as('picture_id'),
      unlessBanned(eb.ref('work')).as('work'),
    ];
  }),
);

/**
 * Whole accounts, for figures and for statements that answer admins alone. Nothing secret is in it.
 */
export const accounts = identitySql.shareQuery(
  identitySql.db
    .selectFrom('users')
    .select([
      'id',
      'full_name',
      'email',
      'role',
      'roles',
      'is_verified',
      'verified_at',
      'verified_by',
      'verification_ended_at',
      'has_second_factor',
      'is_profile_complete',
      'is_admin',
      'is_super_admin',
      'is_banned',
      'banned_until',
      'muted_until',
      'degree_type',
      'stream',
      'specialisation',
      'year_of_graduation',
      'college',
      'picture_id',
      'institute_email',
      'work',
      'created_at',
    ])
    // Who was imported joins when they come and prove their address; null until then.
    .select(
      sql<Date | null>`case when verified_by = 'import' then email_proven_at else created_at end`.as(
        'joined_at',
      ),
    ),
);

/** A person's address, which is for themselves, connections and admins alone. */
export const emailOf = (userId: Expression<string>) =>
  identitySql.share(
    identitySql.db
      .selectFrom('users as account')
      .where('account.id', '=', userId)
      .select('account.email')
      .$asScalar(),
  );

/** What members may see of a person. */
const personFields = [
  'id',
  'fullName',
  'role',
  'isVerified',
  'degreeType',
  'stream',
  'specialisation',
  'yearOfGraduation',
  'college',
  'pictureId',
  'work',
] as const satisfies (keyof User)[];
type PersonField = (typeof personFields)[number];

/** A person's columns, in a row that carries other things too. */
export type PersonRow = { [Field in PersonField as `person_${Field}`]: User[Field] };

/**
 * What members may see of a person, selected from `people` (or, for admins, `accounts`) as
 * `person`; `personOf` reads it.
 */
export const personColumns = columnsOf('person', personFields, 'person_');

/**
 * A person as members may see them: an account without what is private. The schema calls it `User`.
 */
export type Person = Pick<User, PersonField>;

/** The person of a row. */
export const personOf = (row: PersonRow): Person => ({
  id: row.person_id,
  fullName: row.person_fullName,
  role: row.person_role,
  isVerified: row.person_isVerified,
  degreeType: row.person_degreeType,
  stream: row.person_stream,
  specialisation: row.person_specialisation,
  yearOfGraduation: row.person_yearOfGraduation,
  college: row.person_college,
  pictureId: row.person_pictureId,
  work: row.person_work,
});

type MissingPerson = { [Column in keyof PersonRow]: PersonRow[Column] | null };
const isThere = (row: MissingPerson): row is MissingPerson & PersonRow => row.person_id !== null;

/** `personOf` for a row whose person may be missing: `person` was joined from the left. */
export const personOrNull = (row: MissingPerson): Person | null =>
  isThere(row) ? personOf(row) : null;

/** Who was active on which day of the college, for figures. */
export const activeDays = identitySql.shareQuery(
  identitySql.db.selectFrom('active_days').select(['user_id', 'day']),
);
