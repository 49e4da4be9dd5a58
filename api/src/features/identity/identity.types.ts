import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  documentTypes,
  graduationYearsDescription,
  type Role,
} from '../../../../schema/rules/college/college.ts';
import type { AdminLock } from '../../core/context.ts';
import { registerEnum } from '../../core/enums.ts';
import type { Person } from './person.sql.ts';
import { RoleEnum, User } from './user.entity.ts';

export const DocumentTypeEnum = registerEnum('DocumentType', documentTypes, {
  description: 'What a document for college verification is.',
  values: {
    collegeId: 'A college ID card.',
    degree: 'A degree certificate.',
    other: 'Any other proof.',
  },
});

const AdminLockEnum = registerEnum('AdminLock', ['code', 'setup'], {
  description: 'What keeps an admin out of the admin area.',
  values: {
    code: 'The code of the second factor: see `confirmSecondFactor`.',
    setup: 'A second factor is required and not set up: see `beginSecondFactor`.',
  },
});

@ObjectType({ description: 'A plain answer to show.' })
export class Message {
  @Field(() => String, { description: 'In words for the person.' })
  message!: string;
}

@ObjectType('Session', {
  description: 'A signed-in session: the bearer token, and where to go next.',
})
export class SessionAnswer {
  @Field(() => String, {
    description:
      'For the header `Authorization: Bearer …`; valid for 7 days, or until the session ends.',
  })
  token!: string;

  @Field(() => String, { description: 'The path of the page to go to.' })
  redirectTo!: string;

  @Field(() => String, { description: 'In words for the person.' })
  message!: string;
}

@ObjectType({ description: 'What became of switching to another role.' })
export class RoleSwitch {
  @Field(() => Boolean, {
    description: 'The account does not hold that role yet: `createRole` adds it.',
  })
  needsCreation!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A fresh token of the same session; null when nothing was switched.',
  })
  token!: string | null;
}

@ObjectType({ description: 'A code was mailed to an institute address.' })
export class InstituteCode {
  @Field(() => String, { description: 'An opaque reference, never the code.' })
  otp!: string;

  @Field(() => String, { description: 'In words for the person.' })
  message!: string;
}

@ObjectType({ description: "The signed-in person's own account." })
export class Me {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => User, { description: 'What other members may see of the person.' })
  user!: Person;

  @Field(() => String, { description: 'The address to sign in with.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role last switched to.' })
  role!: Role;

  @Field(() => [RoleEnum], { description: 'All roles that the account holds.' })
  roles!: Role[];

  @Field(() => Boolean, { description: 'Whether it is proven that they belong to the college.' })
  isVerified!: boolean;

  @Field(() => Boolean, {
    description: 'Verified, or an alumnus: the gate most of the product stands behind.',
  })
  isMember!: boolean;

  @Field(() => Boolean, {
    description: 'False for accounts made through Google until `completeProfile`.',
  })
  isProfileComplete!: boolean;

  @Field(() => Boolean, { description: 'Whether they may use what is for admins.' })
  isAdmin!: boolean;

  @Field(() => Boolean, { description: 'Whether they may use what is for super admins too.' })
  isSuperAdmin!: boolean;

  @Field(() => AdminLockEnum, {
    nullable: true,
    description:
      'What an admin has to do before what is for admins opens to this session; null for others, and once it is done.',
  })
  adminLock!: AdminLock | null;

  @Field(() => String, {
    nullable: true,
    description: 'The document that waits for an admin, or that was approved.',
  })
  verificationFileKey!: string | null;

  @Field(() => Boolean, { description: 'Whether a document waits for an admin.' })
  verificationPending!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the last document was rejected, while nothing else was handed in since; null for the verified.',
  })
  verificationRejection!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until then the person reads and does not write; null for those who may.',
  })
  mutedUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why they are muted; null for those who are not.',
  })
  muteReason!: string | null;
}

@ObjectType({
  description: 'A mail by which one signs in, on its way if the address has an account.',
})
export class MailedSignIn {
  @Field({ description: 'Kept by the browser that asked: the mailed code works with it alone.' })
  key!: string;

  @Field({ description: 'What to do next.' })
  message!: string;
}

@InputType({ description: 'What a profile needs to be complete.' })
export class CompleteProfileInput {
  @Field(() => String, { description: '1 to 100 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'A degree of the college, as B.Tech or MBA.' })
  degreeType!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The branch, as CSE or CIVIL: required for degrees that ask for it, ignored for others.',
  })
  stream?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'At most 100 characters: required for degrees that ask for it, ignored for others.',
  })
  specialisation?: string | null;

  @Field(() => Int, {
    description: `${graduationYearsDescription}; for alumni not later than this year.`,
  })
  yearOfGraduation!: number;

  @Field(() => RoleEnum, { description: 'The first role of the account.' })
  role!: Role;
}

@InputType({ description: 'The sign-up form. The college is the one there is.' })
export class SignUpInput extends CompleteProfileInput {
  @Field(() => String, { description: 'At most 254 characters; compared without case.' })
  email!: string;

  @Field(() => String, {
    description:
      '8 to 256 characters with an uppercase and a lowercase letter, a number and one of !@#$%^&*; not among the common ones.',
  })
  password!: string;

  @Field(() => String, { description: 'The password again.' })
  rePassword!: string;
}
