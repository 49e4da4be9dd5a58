import type { Expression } from 'kysely';
import { identitySql } from './identity.sql.ts';
import type { User } from './user.entity.ts';

/** A person's columns in a hot row that carries other things too. */
export interface PersonRow {
  u_id: string;
  u_fullName: string;
  u_role: User['role'];
  u_isVerified: boolean;
  u_degreeType: string | null;
  u_stream: string | null;
  u_specialisation: string | null;
  u_yearOfGraduation: number | null;
  u_college: string;
  u_pictureId: string | null;
}

/** People, for statements of other rooms: `innerJoin(people.as('u'), 'u.id', 'p.user_id')`. Banned ones are in it. */
export const people = identitySql.shareQuery(
  identitySql.db
    .selectFrom('users')
    .select([
      'id',
      'full_name',
      'role',
      'roles',
      'is_verified',
      'is_banned',
      'degree_type',
      'stream',
      'specialisation',
      'year_of_graduation',
      'college',
      'picture_id',
    ]),
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

/** What members may see of a person, selected from `people` under the name `u`; `personOf` reads it. */
export const personColumns = [
  'u.id as u_id',
  'u.full_name as u_fullName',
  'u.role as u_role',
  'u.is_verified as u_isVerified',
  'u.degree_type as u_degreeType',
  'u.stream as u_stream',
  'u.specialisation as u_specialisation',
  'u.year_of_graduation as u_yearOfGraduation',
  'u.college as u_college',
  'u.picture_id as u_pictureId',
] as const;

/** What members may see of a person, selected from `people` under the name `u`; `userOf` reads it. */
export const userColumns = [
  'u.id',
  'u.full_name as fullName',
  'u.role',
  'u.is_verified as isVerified',
  'u.degree_type as degreeType',
  'u.stream',
  'u.specialisation',
  'u.year_of_graduation as yearOfGraduation',
  'u.college',
  'u.picture_id as pictureId',
] as const;

/** A person's columns in a row of their own. */
export type UserRow = Pick<
  User,
  | 'id'
  | 'fullName'
  | 'role'
  | 'isVerified'
  | 'degreeType'
  | 'stream'
  | 'specialisation'
  | 'yearOfGraduation'
  | 'college'
  | 'pictureId'
>;

/** The `User` that members may see; private fields are not in it. */
export const userOf = (row: UserRow): User =>
  ({
    id: row.id,
    fullName: row.fullName,
    role: row.role,
    isVerified: row.isVerified,
    degreeType: row.degreeType,
    stream: row.stream,
    specialisation: row.specialisation,
    yearOfGraduation: row.yearOfGraduation,
    college: row.college,
    pictureId: row.pictureId,
  }) as User;

/** `userOf` a row that carries other things too. */
export const personOf = (row: PersonRow): User =>
  userOf({
    id: row.u_id,
    fullName: row.u_fullName,
    role: row.u_role,
    isVerified: row.u_isVerified,
    degreeType: row.u_degreeType,
    stream: row.u_stream,
    specialisation: row.u_specialisation,
    yearOfGraduation: row.u_yearOfGraduation,
    college: row.u_college,
    pictureId: row.u_pictureId,
  });
