import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  userActions,
  type WrittenKind,
  writtenKinds,
} from '../../../../../schema/rules/administration/administration-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { Connection } from '../../../core/lists/paging.ts';
import { Sanction } from '../../sanctions/index.ts';

export const UserActionEnum = registerEnum('UserAction', userActions, {
  description: 'What an admin does to a person.',
  values: {
    warn: 'Says that the rules were not kept.',
    mute: 'Lets the person read and not write for a time.',
    unmute: 'Ends that before its time.',
    ban: 'Shuts the account, for a time or for good.',
    unban: 'Opens it again.',
    delete: 'Deletes the account with all that the person wrote and uploaded.',
  },
});

export const WrittenKindEnum = registerEnum('WrittenKind', writtenKinds, {
  description: 'What somebody wrote.',
  values: {
    post: 'An experience.',
    question: 'A question on an experience.',
    answer: 'An answer to a question.',
    gratitude: 'Thanks on somebody’s profile.',
    job: 'An opening.',
  },
});

@ObjectType({ description: 'What became of one person of many.' })
export class UserActionResult {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it was done.' })
  isDone!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was not done, in words; null when it was.',
  })
  message!: string | null;
}

@ObjectType({ description: 'What a person wrote, counted.' })
export class WrittenCounts {
  @Field(() => Int, { description: 'Experiences.' })
  posts!: number;

  @Field(() => Int, { description: 'Questions.' })
  questions!: number;

  @Field(() => Int, { description: 'Answers.' })
  answers!: number;

  @Field(() => Int, { description: 'Thanks to others, hidden ones too.' })
  gratitudes!: number;

  @Field(() => Int, { description: 'Openings.' })
  jobs!: number;
}

@ObjectType({ description: 'Something that a person wrote.' })
export class WrittenItem {
  @Field(() => ID, { description: 'Ids sort by time.' })
  id!: string;

  @Field(() => WrittenKindEnum, { description: 'What it is.' })
  kind!: WrittenKind;

  @Field(() => String, { description: 'Its words, or what it is called.' })
  text!: string;

  @Field(() => String, { description: 'Where it stands: a path of the web app.' })
  link!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt!: Date;
}

export const WrittenItemConnection = Connection(WrittenItem, 'WrittenItemConnection');

@ObjectType({ description: 'An open session of a person, as admins see it.' })
export class PersonSession {
  @Field(() => ID, { description: "The session's id." })
  id!: string;

  @Field(() => String, { description: 'Browser and system, as far as they tell.' })
  device!: string;

  @Field(() => String, { description: 'The first parts of the IP address; nothing finer is kept.' })
  place!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  signedInAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last used, true to some minutes.' })
  lastUsedAt!: Date;
}

@ObjectType({ description: 'What was done about a person, as admins see it.' })
export class PersonSanction extends Sanction {
  byId!: string | null;
  liftedById!: string | null;
}

@ObjectType({ description: 'What an admin wrote about a person for the other admins.' })
export class AdminNote {
  @Field(() => ID, { description: 'Ids sort by time.' })
  id!: string;

  @Field(() => String, { description: 'Plain text, at most 2,000 characters.' })
  text!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt!: Date;

  authorId!: string | null;
}

@ObjectType({ description: 'Something that an admin did about a person.' })
export class PersonAuditLine {
  @Field(() => ID, { description: 'Ids sort by time.' })
  id!: string;

  @Field(() => String, { description: 'What was done, such as `user.ban`.' })
  action!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  createdAt!: Date;

  adminId!: string | null;
}

@ObjectType({ description: 'All that admins see of one person.' })
export class AdminPerson {
  @Field(() => ID, { description: "The person's id." })
  id!: string;
}

@InputType({ description: 'Facts of a person that an admin corrects; what is left out stays.' })
export class FactsInput {
  @Field(() => String, { nullable: true, description: 'The full name, 1 to 100 characters.' })
  fullName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A degree of the college, as B.Tech or MBA.',
  })
  degreeType?: string | null;

  @Field(() => String, { nullable: true, description: 'The branch, of degrees that ask for it.' })
  stream?: string | null;

  @Field(() => String, { nullable: true, description: 'The subject, of degrees that ask for it.' })
  specialisation?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of graduation; for alumni not later than this year.',
  })
  yearOfGraduation?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address to sign in with. It counts as unproven until a code is mailed there.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'A phone number; empty for none.' })
  mobileNumber?: string | null;
}
