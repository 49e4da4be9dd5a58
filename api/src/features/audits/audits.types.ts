import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { auditFilters } from '../../../../schema/rules/audits/audits-filters.ts';
import type { FilterInput } from '../../../../schema/rules/lists/filters.ts';
import { filterInput, type ListArgs, listArgs } from '../../core/lists/index.ts';
import { CountedConnection } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';

@ObjectType({ description: 'A fact of a change: its name and value.' })
export class AuditFact {
  @Field(() => String, { description: 'What the value is, such as `reason` or `kind`.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The value as text; null when there is none.',
  })
  value!: string | null;
}

@ObjectType({ description: 'What an admin did. Never changed or deleted.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Ids sort by time.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the chain of hashes, in the order of commits.',
  })
  number!: number | null;

  @Field(() => User, {
    nullable: true,
    description: 'Who did it; null when that account was deleted.',
  })
  admin!: Person | null;

  @Field(() => String, { description: 'What was done, such as `post.hide`.' })
  action!: string;

  @Field(() => String, { description: 'What it was done to, such as `post`.' })
  targetType!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of what it was done to; null for what has none, as an exported list.',
  })
  targetId!: string | null;

  @Field(() => [AuditFact], {
    description: 'What else is told of it, such as the reason and what stood there before.',
  })
  changes!: AuditFact[];

  @Field(() => String, {
    nullable: true,
    description: 'The hash of this entry and of the hash before it.',
  })
  hash!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  createdAt!: Date;
}

export const AuditConnection = CountedConnection(AuditEntry, 'AuditConnection');

@ObjectType({ description: 'What a look at the whole chain of the log found.' })
export class AuditCheck {
  @Field(() => Boolean, { description: 'Whether nothing that was read has been changed.' })
  isWhole!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether all of it was read. False: the time was over first; `npm run audit:verify` reads it all.',
  })
  isComplete!: boolean;

  @Field(() => Int, { description: 'How many entries were read.' })
  entries!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The hash of the last entry that was read: written down elsewhere, it also shows a cut end.',
  })
  lastHash!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first broken entry, in words; null when the log is whole.',
  })
  problem!: string | null;
}

export const AuditFilterInput = filterInput(
  'AuditFilterInput',
  'Which entries; what is left out is not asked.',
  auditFilters,
);
export type AuditFilter = FilterInput<typeof auditFilters>;

export const AuditArgs = listArgs(AuditFilterInput, { filter: 'Null: everything.' });
export type AuditRequest = ListArgs<typeof auditFilters, 'newest'>;
