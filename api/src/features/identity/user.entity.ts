import { EntityName, OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  type VerifiedBy,
  verifiedByWords,
} from '../../../../schema/rules/account/verification-texts.ts';
import { type Role, roles } from '../../../../schema/rules/college/college.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { notePersonChange } from '../../core/database/note-person-change.ts';
import { registerEnum } from '../../core/enums.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { StoredFile } from '../files/index.ts';

export const RoleEnum = registerEnum('Role', roles, {
  description:
    'What an account is in the college. It may hold both roles, and has switched to one.',
  values: { mentee: 'A student.', alumni: 'A graduate.' },
});

/** Experiences are found by the branch of their authors, and those of banned people not at all. */
const noteFacets = `if (old.stream, old.specialisation, old.is_banned) is distinct from (new.stream, new.specialisation, new.is_banned) then
    perform note_post_facets(array(select id from posts where user_id = new.id));
  end if;
  return null`;

/**
 * One person, one account. What has @Field is what any member may see; the rest never leaves except
 * through `Me`.
 */
@Entity({ tableName: 'users' })
@Check({
  name: 'users_roles_known',
  expression:
    "roles <@ array['mentee','alumni']::text[] and cardinality(roles) >= 1 and role = any(roles)",
})
@Check({
  name: 'users_verified_by_known',
  expression: oneOf('verified_by', verifiedByWords),
})
@ObjectType('User', { description: 'What members may see of a person.' })
@Index({
  name: 'users_branch_and_batch',
  expression:
    'create index "users_branch_and_batch" on "users" (coalesce(stream, specialisation), year_of_graduation, id)',
})
@Index({
  name: 'users_banned',
  expression: 'create index "users_banned" on "users" (id) where is_banned',
})
@Index({
  name: 'users_muted',
  expression: 'create index "users_muted" on "users" (id) where muted_until is not null',
})
@Index({
  name: 'users_admins',
  expression: 'create index "users_admins" on "users" (id) where is_admin or is_super_admin',
})
@Index({
  name: 'users_found_trigrams',
  expression:
    'create index "users_found_trigrams" on "users" using gin ((full_name || \' \' || email::text) gin_trgm_ops)',
})
@Index({ name: 'users_by_year', properties: ['yearOfGraduation', 'id'] })
@Index({
  name: 'users_by_college',
  expression: 'create index "users_by_college" on "users" (lower(college), id)',
})
@Index({
  name: 'users_by_name',
  expression: 'create index "users_by_name" on "users" (lower(full_name), id)',
})
@Trigger({
  name: 'note_facets',
  timing: 'after',
  events: ['update'],
  forEach: 'row',
  body: noteFacets,
})
@Trigger({
  name: 'note_person_change',
  timing: 'after',
  events: ['update'],
  forEach: 'row',
  body: notePersonChange(
    ['stream', 'specialisation', 'year_of_graduation', 'role', 'is_verified'],
    { person: 'id' },
  ),
})
export class User {
  [EntityName]?: 'users';
  [OptionalProps]?:
    | 'id'
    | 'createdAt'
    | 'isVerified'
    | 'verifiedAt'
    | 'verifiedBy'
    | 'verificationEndedAt'
    | 'isAdmin'
    | 'isSuperAdmin'
    | 'isBanned'
    | 'hasSecondFactor'
    | 'bannedUntil'
    | 'banReason'
    | 'mutedUntil'
    | 'muteReason'
    | 'isProfileComplete'
    | 'emailProvenAt'
    | 'passwordHash'
    | 'googleSub'
    | 'instituteEmail'
    | 'degreeType'
    | 'stream'
    | 'specialisation'
    | 'yearOfGraduation'
    | 'pictureId'
    | 'work';

  @Field(() => ID, { description: 'A UUID; ids sort by the time they were made.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** Compared without case. */
  @Words('people')
  @Property({ type: 'citext' })
  @Unique()
  email!: string;

  /** When a mailed code or Google proved the address; null for accounts that an admin made. */
  @Property({ type: 'timestamptz', nullable: true })
  emailProvenAt: Date | null = null;

  @Words('key')
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  @Words('key')
  @Property({ type: 'text', nullable: true })
  @Unique()
  googleSub: string | null = null;

  @Field(() => String, { description: 'The full name, at most 100 characters.' })
  @Words('people', 'title')
  @Property({ type: 'text' })
  fullName!: string;

  /** The one last switched to. */
  @Field(() => RoleEnum, { description: 'The role last switched to.' })
  @Words('system')
  @Property({ type: 'text' })
  role!: Role;

  /** All that the account holds. */
  @Words('system')
  @Property({ type: 'text[]' })
  roles!: Role[];

  @Field(() => Boolean, { description: 'Whether it is proven that they belong to the college.' })
  @Property({ type: 'boolean', default: false })
  isVerified: boolean = false;

  /**
   * Since when; null for the unverified, and where it was not kept yet. Kept by
   * `verify-account.ts`, as the next two.
   */
  @Property({ type: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  verifiedBy: VerifiedBy | null = null;

  /** When an admin took the verification back: the roster alone does not bring it again. */
  @Property({ type: 'timestamptz', nullable: true })
  verificationEndedAt: Date | null = null;

  /** The address that verified this account, in its plain form; verifies one account only. */
  @Words('people')
  @Property({ type: 'citext', nullable: true })
  @Unique()
  instituteEmail: string | null = null;

  @Property({ type: 'boolean', default: false })
  isProfileComplete: boolean = false;

  @Property({ type: 'boolean', default: false })
  isAdmin: boolean = false;

  @Property({ type: 'boolean', default: false })
  isSuperAdmin: boolean = false;

  @Property({ type: 'boolean', default: false })
  isBanned: boolean = false;

  /**
   * What is for admins opens to a session of theirs once it gave a code
   * (`SessionEntity.secondFactorAt`).
   */
  @Property({ type: 'boolean', default: false })
  hasSecondFactor: boolean = false;
  /** When a ban ends by itself; null for good. Kept by `ban-and-mute.ts`, as the next three. */
  @Property({ type: 'timestamptz', nullable: true })
  bannedUntil: Date | null = null;

  /** Told to who signs in with the right password, and to nobody else. */
  @Words('copy')
  @Property({ type: 'text', nullable: true })
  banReason: string | null = null;

  /** Until then the person reads and does not write. */
  @Property({ type: 'timestamptz', nullable: true })
  mutedUntil: Date | null = null;

  @Words('copy')
  @Property({ type: 'text', nullable: true })
  muteReason: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'A degree of the college, as B.Tech or MBA.',
  })
  @Words('system')
  @Property({ type: 'text', nullable: true })
  degreeType: string | null = null;

  @Field(() => String, { nullable: true, description: 'The branch, of degrees that ask for it.' })
  @Words('system')
  @Property({ type: 'text', nullable: true })
  stream: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The subject, of degrees that ask for it; null without one.',
  })
  @Words('system')
  @Property({ type: 'text', nullable: true })
  specialisation: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of graduation: for students one to come.',
  })
  @Property({ type: 'integer', nullable: true })
  yearOfGraduation: number | null = null;

  @Field(() => String, { description: 'The name of the college.' })
  @Words('system')
  @Property({ type: 'text' })
  college!: string;

  /** The stored picture; answered as a signed address (`profilePic`). */
  @ManyToOne(() => StoredFile, {
    mapToPk: true,
    fieldName: 'picture_id',
    nullable: true,
    deleteRule: 'set null',
  })
  @Index()
  pictureId: string | null = null;

  /**
   * What they do now, as the career path says: "Engineer at Google". The careers room makes its
   * field of it.
   */
  @Words('copy')
  @Property({ type: 'text', nullable: true })
  work: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt: Date = new Date();
}
