import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { invitedFilters } from '../../../../../schema/rules/imports/imports-filters.ts';
import {
  type InvitedState,
  invitedStates,
} from '../../../../../schema/rules/imports/imports-texts.ts';
import type { TimeSort } from '../../../../../schema/rules/lists/lists.ts';
import { registerEnum } from '../../../core/enums.ts';
import { filterInput, listArgs } from '../../../core/lists/index.ts';
import { CountedConnection } from '../../../core/lists/paging.ts';
import { TimeSortEnum } from '../../../core/lists/time-sort.ts';

const InvitedStateEnum = registerEnum('InvitedState', invitedStates, {
  description: 'What became of somebody whose account an import made.',
  values: {
    waiting: 'They are invited, or will be in a moment, and have not come.',
    came: 'They have proven their address and been here.',
    bounced: 'No mail arrives at their address.',
    declined: 'They have stopped the college’s mails: nobody invites them.',
  },
});

@ObjectType({ description: 'Somebody whose account an import made.' })
export class InvitedPerson {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name, as the college wrote it down.' })
  fullName!: string;

  @Field(() => String, { description: 'Where the invitation went.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The branch; null for degrees without.' })
  stream!: string | null;

  @Field(() => Int, { nullable: true, description: 'The year of graduation.' })
  yearOfGraduation!: number | null;

  @Field(() => InvitedStateEnum, { description: 'What became of them.' })
  state!: InvitedState;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When they came; else null.' })
  cameAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When they were invited; null for those who were not, and for earlier ones.',
  })
  invitedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When they were reminded, the last time.',
  })
  remindedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a mail to them could not be delivered for good.',
  })
  bouncedAt!: Date | null;
}

export const InvitedPersonConnection = CountedConnection(InvitedPerson, 'InvitedPersonConnection');

export const InvitedFilterInput = filterInput(
  'InvitedFilterInput',
  'Which people; what is left out is not asked.',
  invitedFilters,
  { state: InvitedStateEnum },
);

export const InvitedArgs = listArgs<typeof invitedFilters, TimeSort>(InvitedFilterInput, {
  sort: {
    type: TimeSortEnum,
    usual: 'newest',
    description: 'By when their accounts were made.',
  },
});
