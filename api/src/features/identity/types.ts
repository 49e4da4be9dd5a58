import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Role } from '../../../../schema/rules/college.ts';
import { RoleEnum, User } from './user.entity.ts';

export enum DocumentTypeEnum {
  collegeId = 'collegeId',
  degree = 'degree',
  other = 'other',
}
registerEnumType(DocumentTypeEnum, { name: 'DocumentType' });

@ObjectType({ description: 'A plain answer to show.' })
export class Message {
  @Field(() => String, { simple: true })
  message!: string;
}

@ObjectType('Session', {
  description: 'A signed-in session: the bearer token, and where to go next.',
})
export class SessionAnswer {
  @Field(() => String, { simple: true })
  token!: string;

  @Field(() => String, { simple: true })
  redirectTo!: string;

  @Field(() => String, { simple: true })
  message!: string;
}

@ObjectType()
export class RoleSwitch {
  @Field(() => Boolean, { simple: true, description: 'The account does not hold that role yet.' })
  needsCreation!: boolean;

  @Field(() => String, { nullable: true, simple: true })
  token!: string | null;
}

@ObjectType()
export class InstituteCode {
  @Field(() => String, { simple: true, description: 'An opaque reference, never the code.' })
  otp!: string;

  @Field(() => String, { simple: true })
  message!: string;
}

@ObjectType({ description: "The signed-in person's own account." })
export class Me {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => User, { simple: true })
  user!: User;

  @Field(() => String, { simple: true })
  email!: string;

  @Field(() => RoleEnum, { simple: true })
  role!: Role;

  @Field(() => [RoleEnum], { simple: true })
  roles!: Role[];

  @Field(() => Boolean, { simple: true })
  isVerified!: boolean;

  @Field(() => Boolean, {
    simple: true,
    description: 'Verified, or an alumnus: the gate most of the product stands behind.',
  })
  isMember!: boolean;

  @Field(() => Boolean, { simple: true })
  isProfileComplete!: boolean;

  @Field(() => Boolean, { simple: true })
  isAdmin!: boolean;

  @Field(() => Boolean, { simple: true })
  isSuperAdmin!: boolean;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The document that waits for an admin, or that was approved.',
  })
  verificationFileKey!: string | null;

  @Field(() => Boolean, { simple: true })
  verificationPending!: boolean;
}

@InputType({ description: 'Profile completion (part 1, section 2.6).' })
export class CompleteProfileInput {
  @Field(() => String)
  fullName!: string;

  @Field(() => String)
  degreeType!: string;

  @Field(() => String, { nullable: true })
  stream?: string | null;

  @Field(() => String, { nullable: true })
  specialisation?: string | null;

  @Field(() => Int, { nullable: true })
  yearOfGraduation?: number | null;

  @Field(() => RoleEnum, { nullable: true })
  role?: Role | null;
}

@InputType({
  description: 'The sign-up form (part 1, section 3). The college is the one there is.',
})
export class SignUpInput extends CompleteProfileInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  rePassword!: string;
}
