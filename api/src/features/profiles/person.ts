import type { User } from '../identity/index.ts';

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

/** What members may see of a person, for hot statements: `users` is the table's alias. */
export const personColumns = (users: string): string =>
  `${users}.id as u_id, ${users}.full_name as "u_fullName", ${users}.role as u_role, ${users}.is_verified as "u_isVerified", ${users}.degree_type as "u_degreeType",
   ${users}.stream as u_stream, ${users}.specialisation as u_specialisation, ${users}.year_of_graduation as "u_yearOfGraduation", ${users}.college as u_college, ${users}.picture_id as "u_pictureId"`;

/** The `User` that such a row tells of; private fields are not in it. */
export const personOf = (row: PersonRow): User =>
  ({
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
  }) as User;
