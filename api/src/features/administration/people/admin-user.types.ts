import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  type VerifiedBy,
  verifiedByWords,
} from '../../../../../schema/rules/account/verification-texts.ts';
import { userFilters } from '../../../../../schema/rules/administration/administration-filters.ts';
import {
  type UserSort,
  userSorts,
  userStatuses,
} from '../../../../../schema/rules/administration/administration-texts.ts';
import type { Role } from '../../../../../schema/rules/college/college.ts';
import type { FilterInput } from '../../../../../schema/rules/lists/filters.ts';
import { registerEnum } from '../../../core/enums.ts';
import { filterInput } from '../../../core/lists/index.ts';
import { Connection, PageArgs } from '../../../core/lists/paging.ts';
import { RoleEnum } from '../../identity/index.ts';

const UserStatusEnum = registerEnum('UserStatus', userStatuses, {
  description: 'How an account stands.',
  values: {
    banned: 'Shut, for a time or for good.',
    muted: 'Reads and does not write for a time.',
    verified: 'Belongs to the college, as it was proven.',
    unverified: 'Not proven yet.',
    admin: 'May use what is for admins, or for super admins.',
  },
});

const UserSortEnum = registerEnum('UserSort', userSorts, {
  description: 'An order of people.',
  values: {
    newest: 'Who joined last.',
    oldest: 'Who joined first.',
    name: 'By name, from A to Z.',
  },
});

const VerifiedByEnum = registerEnum('VerifiedBy', verifiedByWords, {
  description: 'How the college knows that somebody belongs to it.',
  values: {
    document: 'An admin approved a document.',
    institute: 'By a code that an institute address got.',
    provider: 'They signed in with an account of the college, by its rule.',
    roster: 'By the roster of the college.',
    import: 'The college imported the account.',
    admin: 'The account was made for an admin.',
  },
});

@ObjectType({ description: 'An account as admins see it.' })
export class AdminUser {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => String, { description: 'The full name, at most 100 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'The address to sign in with.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As the person gave it; null without one.' })
  mobileNumber!: string | null;

  @Field(() => String, { description: 'The name of the college.' })
  college!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A degree of the college, as B.Tech or MBA.',
  })
  degreeType!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The branch, such as CSE; null without one.',
  })
  stream!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The subject, of degrees that ask for it; null without one.',
  })
  specialisation!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of graduation: for students one to come.',
  })
  yearOfGraduation!: number | null;

  @Field(() => RoleEnum, { description: 'The role last switched to.' })
  role!: Role;

  @Field(() => [RoleEnum], { description: 'All roles that the account holds.' })
  roles!: Role[];

  @Field(() => Boolean, { description: 'Whether it is proven that they belong to the college.' })
  isVerified!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when they are verified; null for the unverified, and where it was not kept yet.',
  })
  verifiedAt!: Date | null;

  @Field(() => VerifiedByEnum, {
    nullable: true,
    description: 'How that was proven; null as `verifiedAt`.',
  })
  verifiedBy!: VerifiedBy | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When an admin took the verification back; null once they are verified again.',
  })
  verificationEndedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the account has all that a profile needs.' })
  isProfileComplete!: boolean;

  @Field(() => Boolean, { description: 'Whether they may use what is for admins.' })
  isAdmin!: boolean;

  @Field(() => Boolean, { description: 'Whether they may use what is for super admins too.' })
  isSuperAdmin!: boolean;

  @Field(() => Boolean, { description: 'Whether the account is shut.' })
  isBanned!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a ban ends by itself; null for good, and for those who are not banned.',
  })
  bannedUntil!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until then the person reads and does not write; null for those who may.',
  })
  mutedUntil!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When the account was made.' })
  createdAt!: Date;

  /** Answered to super admins alone (`hasSecondFactor`). */
  hasSecondFactor!: boolean;

  /** Answered as a signed address (`profilePic`). */
  pictureId!: string | null;
}

export const AdminUserFilterInput = filterInput(
  'AdminUserFilterInput',
  'Which people a list shows; what is left out does not matter.',
  userFilters,
  { role: RoleEnum, status: UserStatusEnum },
);
export type AdminUserFilter = FilterInput<typeof userFilters>;

@ArgsType()
export class AdminUserArgs extends PageArgs {
  @Field(() => AdminUserFilterInput, { nullable: true, description: 'Which people.' })
  filter?: AdminUserFilter | null;

  @Field(() => UserSortEnum, { nullable: true, description: 'By default the newest first.' })
  sort?: UserSort | null;
}

export const AdminUserConnection = Connection(AdminUser, 'AdminUserConnection');
