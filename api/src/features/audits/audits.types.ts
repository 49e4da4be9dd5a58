import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Connection, PageArgs } from '../../core/paging.ts';
import { type Person, User } from '../identity/index.ts';

@ObjectType({ description: 'A fact of a change: its name and value.' })
export class AuditFact {
  @Field(() => String, {
    simple: true,
    description: 'What the value is, such as `reason` or `kind`.',
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The value as text; null when there is none.',
  })
  value!: string | null;
}

@ObjectType({ description: 'What an admin did. Never changed or deleted.' })
export class AuditEntry {
  @Field(() => ID, { simple: true, description: 'Ids sort by time.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    simple: true,
    description: 'Its place in the chain of hashes, in the order of commits.',
  })
  number!: number | null;

  @Field(() => User, {
    nullable: true,
    simple: true,
    description: 'Who did it; null when that account was deleted.',
  })
  admin!: Person | null;

  @Field(() => String, { simple: true, description: 'What was done, such as `post.hide`.' })
  action!: string;

  @Field(() => String, { simple: true, description: 'What it was done to, such as `post`.' })
  targetType!: string;

  @Field(() => ID, {
    nullable: true,
    simple: true,
    description: 'The id of what it was done to; null for what has none, as an exported list.',
  })
  targetId!: string | null;

  @Field(() => [AuditFact], {
    simple: true,
    description: 'What else is told of it, such as the reason and what stood there before.',
  })
  changes!: AuditFact[];

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The hash of this entry and of the hash before it.',
  })
  hash!: string | null;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When it was done.' })
  createdAt!: Date;
}

export const AuditConnection = Connection(AuditEntry, 'AuditConnection');

@ObjectType({ description: 'What a look at the whole chain of the log found.' })
export class AuditCheck {
  @Field(() => Boolean, {
    simple: true,
    description: 'Whether nothing that was read has been changed.',
  })
  isWhole!: boolean;

  @Field(() => Boolean, {
    simple: true,
    description:
      'Whether all of it was read. False: the time was over first; `npm run audit:verify` reads it all.',
  })
  isComplete!: boolean;

  @Field(() => Int, { simple: true, description: 'How many entries were read.' })
  entries!: number;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description:
      'The hash of the last entry that was read: written down elsewhere, it also shows a cut end.',
  })
  lastHash!: string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The first broken entry, in words; null when the log is whole.',
  })
  problem!: string | null;
}

@InputType({ description: 'Which entries; what is left out is not asked.' })
export class AuditFilterInput {
  @Field(() => ID, { nullable: true, description: 'The id of the admin who did it.' })
  admin?: string | null;

  @Field(() => String, { nullable: true, description: 'What was done, such as `post.hide`.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'What it was done to, such as `post`.' })
  targetType?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of what it was done to.' })
  targetId?: string | null;

  @Field(() => String, { nullable: true, description: 'First day at the college: 2026-11-01.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day at the college, itself included.' })
  to?: string | null;
}

@ArgsType()
export class AuditArgs extends PageArgs {
  @Field(() => AuditFilterInput, { nullable: true, description: 'Null: everything.' })
  filter?: AuditFilterInput | null;
}
